"""Players that are programs; all they see is a view."""
