"""The questions of the game: what may be answered, why not, and what follows."""
