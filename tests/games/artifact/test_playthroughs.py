"""The recorded games show every end, mode, number of players, privilege and special artifact."""

import json

import pytest

from tests.games.artifact.happenings import ENDS, PRIVILEGES, SPECIALS, happenings
from tests.games.artifact.recorded import GAMES

SHOWN = {name: happenings(*game) for name, game in GAMES.items()}


@pytest.mark.rule("§12.1", "§12.2", "§12.3", "§12.4")
@pytest.mark.parametrize("end", sorted(ENDS))
def test_some_game_ends_by_this_condition_alone(end: str) -> None:
    assert any(shown & ENDS == {end} for shown in SHOWN.values())


def test_there_is_a_game_of_every_mode_number_of_players_and_start_up() -> None:
    modes = {json.dumps(options["expansions"]) for _, options, _ in GAMES.values()}
    assert modes == {"[]", '["research"]', '["cities"]', '["research", "cities"]'}
    assert {seats for seats, _, _ in GAMES.values()} == {3, 4, 5}
    assert {options["start"] for _, options, _ in GAMES.values()} == {"chosen", "quick"}


@pytest.mark.parametrize("privilege", sorted(PRIVILEGES))
def test_every_privilege_is_used_in_some_game(privilege: str) -> None:
    assert any(privilege in shown for shown in SHOWN.values())


@pytest.mark.parametrize("special", sorted(SPECIALS))
def test_every_special_artifact_is_used_in_some_game(special: str) -> None:
    assert any(special in shown for shown in SHOWN.values())
