"""Texts for people: one folder of Fluent files for each language."""
