"""Many games between programs: what they win, and what can be learned from them."""
