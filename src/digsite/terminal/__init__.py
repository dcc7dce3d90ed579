"""The `digsite` command."""
