"""What is kept: models, their migrations, and the few questions that are asked of them."""
