"""What a position is worth to a seat, title by title; a title that is missing here is judged by its scores."""
