"""The table as a picture for notebooks, with the drawings of the page."""
