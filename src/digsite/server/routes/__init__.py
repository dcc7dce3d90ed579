"""The HTTP routes: each parses, calls, and answers."""
