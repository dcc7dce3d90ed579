"""The doors of the server: each parses, calls, and answers."""
