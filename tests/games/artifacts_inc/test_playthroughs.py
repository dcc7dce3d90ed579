"""The recorded games together show every card on both levels, every action and every effect."""

import json
from pathlib import Path

import pytest

from tests.games.artifacts_inc.positions import EDITION
from tests.games.artifacts_inc.shown import everything, shown
from tools.playthrough import header_of, moves_of

FOLDER = Path(__file__).parents[2] / "playthroughs" / "artifacts-inc"


@pytest.mark.played
def test_the_recorded_games_show_everything() -> None:
    seen: set[str] = set()
    for path in sorted(FOLDER.glob("*.txt")):
        lines = path.read_text(encoding="utf-8").splitlines()
        header = header_of(lines)
        if header["edition"] == EDITION.name:
            seen |= shown(int(header["seats"]), json.loads(header["options"]), moves_of(lines))
    assert sorted(everything(EDITION) - seen) == []
    assert sorted(seen - everything(EDITION)) == []
