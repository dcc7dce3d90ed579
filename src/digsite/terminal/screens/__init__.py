"""Pictures of a position, drawn from a view and nothing else; one module for each title."""
