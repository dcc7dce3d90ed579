"""What a seat sees as a row of numbers, a module for each title; docs/research.md is made of it."""
