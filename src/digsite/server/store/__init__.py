"""What is stored: models, their migrations, and the few queries on them."""
