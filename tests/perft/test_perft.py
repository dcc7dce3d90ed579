"""Numbers of move sequences, from tables that anyone can check.

The name of a table is that of its title; an edition other than the default follows after a dot.
A line of a table: seats | options | moves from the beginning, if any | counts for depth 1, 2, 3 …
"""

import json
from pathlib import Path

import pytest

import digsite

LINES = [
    (path.stem, number, line)
    for path in sorted(Path(__file__).parent.glob("*.txt"))
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(
    ("name", "number", "line"), LINES, ids=[f"{name}-{number}" for name, number, _ in LINES]
)
def test_counts_of_sequences(name: str, number: int, line: str) -> None:
    seats, options, moves, counts = (part.strip() for part in line.split("|"))
    title = digsite.title(*name.split("."))
    state = title.new(int(seats), json.loads(options or "{}"))
    for notation in moves.split(",") if moves else []:
        state.play(title.move(notation))
    expected = [int(count) for count in counts.split()]
    assert [digsite.perft(state, depth) for depth in range(1, len(expected) + 1)] == expected


def test_every_title_has_a_table() -> None:
    assert {name.split(".")[0] for name, _, _ in LINES} == set(digsite.titles())
