"""What happens in a written game: how it ends, which privileges and special artifacts are used."""

from digsite.games.artifact.box import (
    ANDERSSON,
    BERLIN,
    CARTER,
    JUDD,
    KINDS,
    LONDON,
    MORLEY,
    NEW_YORK,
    PARIS,
    RANK_NAMES,
    RANKS,
    SITES,
)
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.rules import ending, exhibitions
from digsite.games.artifact.table import Table
from tests.games.artifact.positions import TITLE, is_asked

ENDS = {"end: row", "end: types", "end: deck", "end: year"}
PRIVILEGES = {
    "paris keeps two",
    "london draws",
    "berlin sells",
    "new york shows an odd card",
    "andersson acts for free",
    "carter researches",
    "judd draws",
    "morley hires two",
}
SPECIALS = {
    "stand-alone is exhibited",
    "gold is played",
    "fragments are shown",
    "cursed is shipped",
    "manuscript is in hand at the end",
}


def happenings(seats: int, options: dict[str, object], moves: list[str]) -> set[str]:
    """All of the above that a game shows."""
    state = TITLE.new(seats, options)
    assert isinstance(state, Artifact)
    found: set[str] = set()
    for notation in moves:
        before = state.table.copy()
        state.play(TITLE.move(notation))
        found |= privileges(before, state.table, notation) | specials(before, state.table, notation)
    return found | ends(state.table)


def ends(table: Table) -> set[str]:
    """The conditions that hold when the game is over."""
    assert is_asked(table, "ended")
    conditions = {
        "end: row": ending.row_is_empty(table),
        "end: types": ending.two_types_are_complete(table),
        "end: deck": ending.deck_is_empty(table),
        "end: year": ending.is_last_year(table),
    }
    manuscripts = sum(ending.manuscripts_in_hand(table, seat) for seat in range(table.seats))
    found = {name for name, holds in conditions.items() if holds}
    return found | ({"manuscript is in hand at the end"} if manuscripts else set())


def privileges(before: Table, after: Table, notation: str) -> set[str]:
    """What a role did in this move."""
    seat = before.asked
    city, archaeologist = before.cities[seat], before.archaeologists[seat]
    did = {
        "paris keeps two": city == PARIS and is_asked(before, "keeping") and before.left == 1,
        "london draws": city == LONDON and notation == "draw" and before.action == 5,
        "berlin sells": city == BERLIN and notation.startswith("sell "),
        "new york shows an odd card": city == NEW_YORK
        and is_asked(after, "showing")
        and exhibitions.odd_cards_shown(after) == 1,
        "andersson acts for free": archaeologist == ANDERSSON
        and after.sevenths[seat] > before.sevenths[seat],
        "carter researches": archaeologist == CARTER and list(after.levels) != list(before.levels),
        "judd draws": archaeologist == JUDD and notation == "draw" and before.action == 2,
        "morley hires two": archaeologist == MORLEY and notation.startswith("hire two "),
    }
    if notation == "keep none":
        did["paris keeps two"] = False
    return {name for name, happened in did.items() if happened}


def specials(before: Table, after: Table, notation: str) -> set[str]:
    """What a special artifact did in this move."""
    cursed = [site * int(RANKS) + RANK_NAMES.index("cursed") for site in range(SITES)]
    did = {
        "stand-alone is exhibited": sum(after.stands) > sum(before.stands),
        "gold is played": notation.startswith("gold "),
        "fragments are shown": notation.startswith("show ") and notation.endswith("fragments"),
        "cursed is shipped": is_asked(before, "paying")
        and any(after.gone[kind] > before.gone[kind] for kind in cursed),
    }
    assert len(before.gone) == KINDS
    return {name for name, happened in did.items() if happened}
