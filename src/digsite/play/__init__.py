"""Playing a game through: match, dealer, match file, replay and undo."""
