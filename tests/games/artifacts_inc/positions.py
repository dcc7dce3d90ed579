"""Positions for tests of Artifacts, Inc., built by hand on a fixed layout of cards."""

from digsite.editions import shelf
from digsite.games.artifacts_inc.box import (
    ARTIFACT_NAMES,
    ARTIFACTS,
    BOXES,
    FACES,
    FIND_NAMES,
    FINDS,
    NONE,
    ROW_NAMES,
    STARTING_CARDS,
    TOP,
)
from digsite.games.artifacts_inc.edition import Edition
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules import piles, recount
from digsite.games.artifacts_inc.rules.rows import cell_at
from digsite.games.artifacts_inc.table import Table
from digsite.games.artifacts_inc.title import ArtifactsIncTitle

_TITLE = shelf.title("artifacts-inc", "reconstruction")
assert isinstance(_TITLE, ArtifactsIncTitle)
TITLE: ArtifactsIncTitle = _TITLE
EDITION: Edition = TITLE.values

FOSSILS, SCROLLS, STATUES, GEMS = range(int(ARTIFACTS))
DESERT, CANYON, HEADQUARTERS, ADVENTURERS = range(int(STARTING_CARDS))


def new(seats: int = 2, **options: object) -> ArtifactsInc:
    state = TITLE.new(seats, options)
    assert isinstance(state, ArtifactsInc)
    return state


def game(seats: int = 2, dice: str = "", dollars: int = 0, **options: object) -> ArtifactsInc:
    """Seat 0 is at turn with these dice; everybody has the starting cards in the book's order."""
    state = new(seats, **options)
    table = state.table
    while table.step == steps.DEALING:
        state.play_key(TITLE.keys.reveal_key(first_unseen(table)))
    table.first = 0
    for seat in range(seats):
        table.turn = seat
        for piece in range(STARTING_CARDS):
            table.put(seat, piece, cell_at(EDITION, TOP, piece))
        table.contest[seat] = NONE if seat > 0 else 0
    table.turn = 0
    table.step = steps.PLACING
    table.dollars[0] = dollars
    hold(state, dice)
    recount.recount_all(table)
    return state


def first_unseen(table: Table) -> int:
    """The first design in the pile that has a gap."""
    pile = piles.pile_with_gap(table)
    design = EDITION.first_of_pile[pile]
    while table.piles[design] == 0:
        design += 1
    return int(design)


def hold(state: ArtifactsInc, dice: str) -> None:
    """The player at turn has these dice in hand."""
    for face in range(FACES):
        state.table.dice[face] = dice.split().count(str(face + 1))


def design(name: str) -> int:
    return [each.name for each in EDITION.designs].index(name)


def piece(name: str) -> int:
    return EDITION.piece_names.index(name)


def own(
    state: ArtifactsInc, name: str, place: str = "top 4", level: int = 1, seat: int = 0
) -> None:
    """Give a player a card at a place of his rows, such as "bottom 2"."""
    row, column = place.split()
    table = state.table
    table.put(seat, piece(name), cell_at(EDITION, ROW_NAMES.index(row), int(column)))
    table.levels[seat * EDITION.piece_count + piece(name)] = level
    recount.recount_all(table)
    recount.recount_reputation(table, seat)


def bought(state: ArtifactsInc, name: str, place: str = "top 4", level: int = 1) -> None:
    """The player at turn has bought a card of the box in an earlier turn."""
    table = state.table
    source = table.piles if table.piles[design(name)] > 0 else table.visible
    source[design(name)] -= 1
    own(state, name, place, level, int(table.turn))
    while piles.pile_with_gap(table) >= 0:
        piles.turn_up(table, first_unseen(table))


def stock(state: ArtifactsInc, seat: int = 0, **artifacts: int) -> None:
    """Give a player artifacts."""
    for name, count in artifacts.items():
        state.table.artifacts[seat * ARTIFACTS + ARTIFACT_NAMES.index(name)] = count


def found(state: ArtifactsInc, seat: int = 0, **finds: int) -> None:
    """Give a player underwater cards from the stack."""
    for name, count in finds.items():
        state.table.finds[seat * FINDS + FIND_NAMES.index(name)] = count
        state.table.dives += count
    recount.recount_reputation(state.table, seat)


def fill_box(state: ArtifactsInc, museum: int, box: int, seat: int) -> None:
    state.table.orders[museum * BOXES + box] = seat
    recount.recount_all(state.table)


def offer(state: ArtifactsInc, name: str) -> None:
    """Make sure that a card is for sale, taken from its pile."""
    if state.table.visible[design(name)] == 0:
        piles.turn_up(state.table, design(name))


def empty_market(state: ArtifactsInc) -> None:
    """Nothing is for sale."""
    for each in range(EDITION.design_count):
        state.table.visible[each] = 0
    recount.recount_all(state.table)


def empty_piles(state: ArtifactsInc) -> None:
    """Nothing more can come."""
    for each in range(EDITION.design_count):
        state.table.piles[each] = 0
    recount.recount_all(state.table)


def play(state: ArtifactsInc, *notations: str) -> None:
    for notation in notations:
        state.play(TITLE.move(notation))


def legal(state: ArtifactsInc, start: str = "") -> list[str]:
    """The legal moves that begin with these words."""
    return [n for n in (move.notation() for move in state.legal()) if n.startswith(start)]


def objection(state: ArtifactsInc, notation: str) -> tuple[str, str]:
    """Why the player at turn cannot do this: the reason and its paragraph."""
    for each in TITLE.objections(state, state.actor()):
        if each.what == notation:
            return each.reason, each.paragraph
    raise AssertionError(f"nothing is said against “{notation}”")


def values(state: ArtifactsInc, notation: str) -> dict[str, str | int]:
    """What fills the gaps of that objection."""
    return next(o.values for o in TITLE.objections(state, state.actor()) if o.what == notation)


def artifacts(state: ArtifactsInc, seat: int = 0) -> list[int]:
    """Fossils, scrolls, statues and gems of a player."""
    return [int(state.table.held(seat, artifact)) for artifact in range(ARTIFACTS)]


def dollars(state: ArtifactsInc, seat: int = 0) -> int:
    return int(state.table.dollars[seat])


def reputation(state: ArtifactsInc, seat: int = 0) -> int:
    return int(state.table.reputation[seat])


def end_turns(state: ArtifactsInc, count: int) -> None:
    """So many turns in which nothing happens."""
    while count > 0:
        if state.table.step == steps.ROLLING:
            state.play_key(state.keys()[0])
        play(state, "end")
        count -= 1
