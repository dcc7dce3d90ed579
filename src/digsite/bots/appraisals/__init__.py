"""What a position is worth to a seat; a title that is missing here is judged by its scores."""
