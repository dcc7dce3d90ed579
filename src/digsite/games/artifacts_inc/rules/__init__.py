"""One module for each chapter of the rulebook, one function for each rule."""
