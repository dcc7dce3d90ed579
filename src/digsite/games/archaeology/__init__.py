"""Archaeology: The Card Game; its rules are retold in `digsite/rulebook/archaeology.en.md`."""
