"""One module for each open question: what may be answered, why not, and what follows."""
