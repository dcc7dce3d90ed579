"""What a seat sees of a move: everything, as all is done in the open (R60)."""

from typing import Final

from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.core.move import Move, Part
from digsite.core.view import Event
from digsite.games.artifacts_inc.box import ARTIFACT_NAMES, ARTIFACTS, FIND_NAMES, SCROLL
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules.dice import sum_of
from digsite.games.artifacts_inc.rules.setup import next_to_roll
from digsite.games.artifacts_inc.table import Table

PURCHASES: Final = ["buy", "upgrade"]
WITH_OUTCOME: Final = ["place", "add", "descend", "fill", "give", "enough", "buy", "upgrade"]


def event(game: ArtifactsInc, move: Move) -> Event:
    """The move in full, and what it brings or costs at once."""
    parts = move.parts()
    if game.table.step == steps.CONTESTING:
        add_contest(parts, game, move.key)
    elif parts["do"] in WITH_OUTCOME:
        after = game.clone()
        after.play_key(move.key)
        add_outcome(parts, game.table, after.table)
    return Event(game.actor(), concerned(game), move.notation(), parts, False)


def add_contest(parts: dict[str, Part], game: ArtifactsInc, key: i64) -> None:
    """What the roll for the start comes to, and what follows from the last one (§1.8, R1)."""
    roller = next_to_roll(game.table)
    after = game.clone()
    after.play_key(key)
    parts["total"] = int(sum_of(game.table.moves.roll_of(key)))
    parts["outcome"] = "contest"
    if after.table.step != steps.CONTESTING:
        parts["starter"] = int(after.table.first)
        parts["outcome"] = "contest-won"
    elif next_to_roll(after.table) <= roller:
        parts["outcome"] = "contest-tied"


def add_outcome(parts: dict[str, Part], before: Table, after: Table) -> None:
    """What the player has found, brought up, earned or paid; `outcome` names the text for it."""
    seat = before.turn
    dollars = after.dollars[seat] - before.dollars[seat]
    if after.dives > before.dives:
        parts["number"] = int(before.edition.dive_numbers[before.dives])
        parts["find"] = FIND_NAMES[before.edition.dive_finds[before.dives]]
        parts["outcome"] = "dives"
    elif parts["do"] in PURCHASES:
        parts["dollars"] = int(-dollars)
        parts["scrolls"] = int(before.held(seat, SCROLL) - after.held(seat, SCROLL))
        parts["outcome"] = "pays"
    elif dollars > 0:
        if parts["do"] == "fill":
            add_artifacts(parts, after, before)
        parts["dollars"] = int(dollars)
        parts["outcome"] = "earns"
    elif parts["do"] == "place" and add_artifacts(parts, before, after):
        parts["outcome"] = "finds"


def add_artifacts(parts: dict[str, Part], fewer: Table, more: Table) -> bool:
    """Of which artifact the player has more on one of two tables, and how many."""
    for artifact in range(ARTIFACTS):
        count = more.held(fewer.turn, artifact) - fewer.held(fewer.turn, artifact)
        if count > 0:
            parts["artifact"] = ARTIFACT_NAMES[artifact]
            parts["count"] = int(count)
            return True
    return False


def concerned(game: ArtifactsInc) -> i64:
    """The seat that the next move happens to; nobody, if it is the whole table."""
    table = game.table
    if table.step == steps.DEALING or table.step == steps.REFILLING:
        return NOBODY
    if table.step == steps.CONTESTING:
        return next_to_roll(table)
    return table.turn
