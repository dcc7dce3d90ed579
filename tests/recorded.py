"""The recorded games, as tests ask about them."""

import json
from pathlib import Path

from tools.playthrough import header_of, moves_of

FOLDER = Path(__file__).parent / "playthroughs"
Recorded = tuple[int, dict[str, object], list[str]]
"""Seats, options and moves."""


def recorded(title: str, edition: str | None = None) -> dict[str, Recorded]:
    """The games of a title, or only those of an edition, by the names of their files."""
    games: dict[str, Recorded] = {}
    for path in sorted((FOLDER / title).glob("*.txt")):
        lines = path.read_text(encoding="utf-8").splitlines()
        header = header_of(lines)
        if edition in (None, header["edition"]):
            options = json.loads(header["options"])
            games[path.stem] = (int(header["seats"]), options, moves_of(lines))
    return games
