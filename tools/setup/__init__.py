"""Sets up what a command of the Makefile needs; see docs/development.md."""
