"""Counting sequences of moves in portions, so that Ctrl-C is heard between them."""

from types import SimpleNamespace

import pytest

import digsite
from digsite.core import perft as compiled
from digsite.play import counting


def test_compiled_code_never_counts_long_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def counted(state: digsite.State, depth: int) -> int:
        asked.append(depth)
        return compiled.perft(state, depth)

    whole = compiled.perft(digsite.title("archaeology").new(2), 6)
    monkeypatch.setattr(counting, "compiled", SimpleNamespace(perft=counted))
    assert digsite.perft(digsite.title("archaeology").new(2), 6) == whole
    assert set(asked) == {counting.AT_ONCE}
    parts = digsite.divide(digsite.title("archaeology").new(2), 6)
    assert sum(count for _, count in parts) == whole and len(parts) == 6
