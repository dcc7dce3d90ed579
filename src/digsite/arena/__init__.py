"""Many games between bots: what they win, and what can be learned from them."""
