"""Lessons: a title taught step by step, on a real table with real moves."""
