"""Speed of the engine, side by side with its peers."""
