"""A property is tried on the same examples in each run of CI."""

import importlib
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st


def tried() -> list[int]:
    """On what a property of a whole number is tried."""
    numbers: list[int] = []

    @settings(derandomize=True, max_examples=200)
    @given(st.integers())
    def note(number: int) -> None:
        numbers.append(number)

    note()
    return numbers


def test_what_a_property_is_tried_on_does_not_depend_on_what_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, name = tried(), "numbers_of_a_module"
    numbers = [10**9 + number for number in range(100)]
    (tmp_path / f"{name}.py").write_text(f"NUMBERS = {numbers}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    importlib.import_module(name)
    try:
        assert tried() == before
    finally:
        del sys.modules[name]
