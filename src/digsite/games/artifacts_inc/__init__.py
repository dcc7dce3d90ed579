"""Artifacts, Inc.; its rules are retold in `digsite/rulebook/artifacts-inc.en.md`."""
