"""Every way in which the end phase can run occurs in some recorded game."""

from pathlib import Path

import pytest

from tests.games.archaeology.endings import WAYS, ways
from tools.playthrough import header_of, moves_of

FOLDER = Path(__file__).parents[2] / "playthroughs" / "archaeology"


@pytest.mark.played
def test_the_recorded_games_show_every_way_to_end() -> None:
    shown: set[str] = set()
    for path in FOLDER.glob("*.txt"):
        lines = path.read_text(encoding="utf-8").splitlines()
        shown |= ways(int(header_of(lines)["seats"]), moves_of(lines))
    assert shown == WAYS
