"""Positions of the recorded games, which reach every question, privilege and special artifact."""

from functools import lru_cache

from digsite.games.artifact.game import Artifact
from digsite.games.artifact.questions.steps import ACTION_NAMES, STEP_NAMES
from tests.games.artifact.positions import TITLE
from tests.recorded import recorded

GAMES = recorded("artifact")


@lru_cache
def positions() -> dict[tuple[str, str], list[Artifact]]:
    """Of each game the first and the last position of each question and action."""
    found: dict[tuple[str, str], list[Artifact]] = {}
    for seats, options, moves in GAMES.values():
        game = TITLE.new(seats, options)
        assert isinstance(game, Artifact)
        last: dict[tuple[str, str], Artifact] = {}
        for move in [*moves, ""]:
            where = (STEP_NAMES[game.table.step], ACTION_NAMES[game.table.action])
            if where not in last:
                found.setdefault(where, []).append(game.clone())
            last[where] = game.clone()
            if move:
                game.play(TITLE.move(move))
        for where, position in last.items():
            found[where].append(position)
    return found


def position(step: str, action: str = "none", **fields: object) -> Artifact:
    """A position of this question and action, with these values in its record, to be changed."""
    for game in positions()[(step, action)]:
        record = game.record()
        if all(record[name] == value for name, value in fields.items()):
            return game.clone()
    raise AssertionError(f"no recorded game has {step}, {action}, {fields}")
