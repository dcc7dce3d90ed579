"""Artifact with both expansions; its rules are retold in `digsite/rulebook/artifact.en.md`."""
