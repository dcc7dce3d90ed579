"""Bots: players that see nothing but a view."""
