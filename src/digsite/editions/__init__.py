"""Printed numbers as TOML, each table with its source and confidence, and the readers that check
them."""
