"""Positions for tests of Artifacts, Inc.: built by hand on a fixed layout of cards (`game`), or
from a record that names all that matters (`position`).

What a card is worth is read from the edition file again, not asked of the game.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import digsite
from digsite.editions import shelf
from digsite.editions.shelf import edition_path
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
from digsite.games.artifacts_inc.records import read
from digsite.games.artifacts_inc.rules import piles, recount
from digsite.games.artifacts_inc.rules.rows import cell_at
from digsite.games.artifacts_inc.table import Table
from digsite.games.artifacts_inc.title import ArtifactsIncTitle
from tests.own_edition import own_title

_TITLE = shelf.title("artifacts-inc", "reconstruction")
assert isinstance(_TITLE, ArtifactsIncTitle)
TITLE: ArtifactsIncTitle = _TITLE
EDITION: Edition = TITLE.values

FOSSILS, SCROLLS, STATUES, GEMS = range(int(ARTIFACTS))
AnyState = TypeVar("AnyState", bound=digsite.State)


def new(seats: int = 2, **options: object) -> ArtifactsInc:
    state = TITLE.new(seats, options)
    assert isinstance(state, ArtifactsInc)
    return state


def game(seats: int = 2, dice: str = "", dollars: int = 0, **options: object) -> ArtifactsInc:
    """It is seat 0's turn, with these dice; all have the starting cards in the book's order."""
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
    """The current player has these dice in hand."""
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
    """The current player has bought a card of the box in an earlier turn."""
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


def empty_piles(state: ArtifactsInc) -> None:
    """Nothing more can come."""
    for each in range(EDITION.design_count):
        state.table.piles[each] = 0
    recount.recount_all(state.table)


def play(state: AnyState, *notations: str) -> AnyState:
    for notation in notations:
        state.play(TITLE.move(notation))
    return state


def legal(state: digsite.State, start: str = "") -> list[str]:
    """The legal moves that begin with these words."""
    return [n for n in (move.notation() for move in state.legal()) if n.startswith(start)]


def objection(state: digsite.State, notation: str) -> tuple[str, str]:
    """Why the current player cannot do this: the reason and its paragraph."""
    for each in TITLE.objections(state, state.actor()):
        if each.what == notation:
            return each.reason, each.paragraph
    raise AssertionError(f"nothing is said against “{notation}”")


def values(state: digsite.State, notation: str) -> dict[str, str | int]:
    """What fills the gaps of that objection."""
    return next(o.values for o in TITLE.objections(state, state.actor()) if o.what == notation)


def artifacts(state: ArtifactsInc, seat: int = 0) -> list[int]:
    """Fossils, scrolls, statues and gems of a player."""
    return [int(state.table.held(seat, artifact)) for artifact in range(ARTIFACTS)]


def dollars(state: digsite.State, seat: int = 0) -> int:
    assert isinstance(state, ArtifactsInc)
    return int(state.table.dollars[seat])


def reputation(state: digsite.State, seat: int = 0) -> int:
    assert isinstance(state, ArtifactsInc)
    return int(state.table.reputation[seat])


def end_turns(state: ArtifactsInc, count: int) -> None:
    """Play this many turns in which nothing happens."""
    while count > 0:
        if state.table.step == steps.ROLLING:
            state.play_key(state.keys()[0])
        play(state, "end")
        count -= 1


# From here on: positions as records.

SHEET_TEXT = edition_path("artifacts-inc", "reconstruction").read_text(encoding="utf-8")
SHEET: dict[str, Any] = tomllib.loads(SHEET_TEXT)
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in SHEET["card"]}
FOR_SALE = [name for name, card in CARDS.items() if card["type"] != "S"]
VISIBLE: dict[str, int] = SHEET["game"]["visible"]
STACK: list[tuple[int, str]] = [(card["number"], card["find"]) for card in SHEET["underwater"]]
STARTING = ["s-desert-expedition", "s-canyon-expedition", "s-headquarters", "s-adventurers"]
ARTIFACT_TYPES = ["fossil", "scroll", "statue", "gem"]
MUSEUM_NAMES = ["museum-fossils", "museum-scrolls", "museum-statues", "museum-gems"]


Card = tuple[str, int, str, int]
Record = dict[str, Any]


def design_of(piece: str) -> str:
    """The design of a piece: the second copy of a card carries a number."""
    return piece.partition("#")[0]


def side(piece: str, level: int) -> dict[str, Any]:
    found: dict[str, Any] = CARDS[design_of(piece)][f"level{level}"]
    return found


def reputation_shown(cards: Sequence[Card], finds: Mapping[str, int]) -> int:
    """The reputation that these cards show, counted slowly."""
    total = sum(finds.values()) * int(SHEET["dive"]["reputation"])
    for card in cards:
        total += side(card[0], card[1])["reputation"]
        for bonus in side(card[0], card[1]).get("bonuses", []):
            if bonus["is"] == "rep_find":
                total += bonus["each"] * finds.get(bonus["find"], 0)
            if bonus["is"] == "rep_adjacent":
                near = [other for other in cards if touching(card, other) and meant(bonus, other)]
                total += bonus["each"] * min(bonus["max"], len(near))
    return total


def touching(one: Card, other: Card) -> bool:
    if one[2] == other[2]:
        return abs(one[3] - other[3]) == 1
    return one[3] == other[3]


def meant(bonus: Mapping[str, Any], card: Card) -> bool:
    printed = CARDS[design_of(card[0])]
    if "name" in bonus:
        return bool(printed["name"] == bonus["name"])
    return bool(printed["kind"] == bonus["kind"])


def recounted(record: Mapping[str, Any]) -> list[int]:
    """The reputation of each seat on this record."""
    return [
        reputation_shown([(c["card"], c["level"], c["row"], c["column"]) for c in cards], finds)
        for cards, finds in zip(record["cards"], record["finds"], strict=True)
    ]


def begun(seats: int, options: dict[str, object] | None = None, first: int = 0) -> digsite.State:
    """A new game in which this seat goes first and everybody lays his cards in printed order."""
    return _begun(seats, tuple((options or {}).items()), first).clone()


@lru_cache
def _begun(seats: int, options: tuple[tuple[str, object], ...], first: int) -> digsite.State:
    game = TITLE.new(seats, dict(options))
    while game.record()["step"] == "dealing":
        game.play(game.legal()[0])
    for seat in range(seats):
        play(game, "roll 6 6" if seat == first else "roll 1 1")
    while game.record()["step"] == "arranging":
        game.play(game.legal()[0])
    return game


def position(
    seats: int = 2,
    *,
    dice: Sequence[int] = (),
    cards: Sequence[Sequence[Card]] = (),
    dollars: Sequence[int] = (),
    artifacts: Sequence[Mapping[str, int]] = (),
    underwater: Sequence[Sequence[int]] = (),
    orders: Mapping[str, Mapping[int, int]] | None = None,
    visible: Sequence[str] = (),
    gone: Sequence[str] = (),
    first: int = 0,
    turn: int = 0,
    reached: bool = False,
    options: dict[str, object] | None = None,
) -> digsite.State:
    """The current player has rolled these dice and placed none.

    `cards` are laid besides the starting row of a seat, unless they name a starting card, which is
    then laid as named. `underwater` names numbers per seat, `orders` the owner of boxes, counted
    from 1. `visible` cards lie open; `gone` cards lie in the top row of the last seat.
    """
    record: Record = begun(seats, options, first).record()
    owned = [
        with_starting_row(list(cards[seat]) if seat < len(cards) else []) for seat in range(seats)
    ]
    for name in gone:
        add_card(owned[-1], name)
    record["cards"] = [
        [dict(zip(("card", "level", "row", "column"), card, strict=True)) for card in row]
        for row in owned
    ]
    record["step"] = "placing"
    record["turn"], record["first"], record["reached"] = turn, first, reached
    record["dice"] = [list(dice).count(face) for face in range(1, 7)]
    record["dollars"] = [dollars[s] if s < len(dollars) else 0 for s in range(seats)]
    record["artifacts"] = [
        {name: (artifacts[s] if s < len(artifacts) else {}).get(name, 0) for name in ARTIFACT_TYPES}
        for s in range(seats)
    ]
    set_underwater(record, underwater)
    for museum, boxes in (orders or {}).items():
        for box, owner in boxes.items():
            record["orders"][MUSEUM_NAMES.index(museum)][box - 1] = owner
    set_market(record, visible, [design_of(card[0]) for row in owned for card in row])
    record["reputation"] = recounted(record)
    return laid(record)


def laid(record: Record, of: digsite.Title | None = None) -> digsite.State:
    """The table of a record, whether or not play could have led there."""
    game = of or TITLE
    assert isinstance(game, ArtifactsIncTitle)
    return ArtifactsInc(read(game.keys, record, "state"))


def with_starting_row(cards: list[Card]) -> list[Card]:
    """These cards; starting cards that they leave out fill the free places of 0 to 3 on top."""
    missing = [name for name in STARTING if name not in [card[0] for card in cards]]
    taken = [card[3] for card in cards if card[2] == "top"]
    free = [column for column in range(4) if column not in taken]
    return cards + [(name, 1, "top", free[i]) for i, name in enumerate(missing)]


def add_card(row: list[Card], name: str) -> None:
    """Another copy of the card, at the right end of the top row."""
    copies = sum(design_of(card[0]) == name for card in row)
    column = 1 + max(card[3] for card in row if card[2] == "top")
    row.append((f"{name}#{copies + 1}" if copies else name, 1, "top", column))


def set_underwater(record: Record, underwater: Sequence[Sequence[int]]) -> None:
    taken = sorted(number for numbers in underwater for number in numbers)
    assert taken == [number for number, _ in STACK[: len(taken)]], "not the top of the stack"
    finds = dict(STACK)
    record["dives"] = len(taken)
    record["finds"] = [
        {
            find: [finds[n] for n in (underwater[s] if s < len(underwater) else [])].count(find)
            for find in ("pottery", "doubloons", "sunken_city")
        }
        for s in range(record["seats"])
    ]


def set_market(record: Record, wanted: Sequence[str], away: Sequence[str]) -> None:
    """The wanted cards lie open, others fill the rows, the rest is in the piles."""
    left = {name: CARDS[name]["copies"] - list(away).count(name) for name in FOR_SALE}
    shown = dict.fromkeys(FOR_SALE, 0)
    room = dict(VISIBLE)
    rest = [other for other in FOR_SALE for _ in range(left[other])]
    for name in [*wanted, *rest]:
        pile = CARDS[name]["type"]
        if room[pile] > 0 and left[name] > 0:
            left[name] -= 1
            shown[name] += 1
            room[pile] -= 1
    assert all(shown[name] for name in wanted), "no room for a wanted card"
    record["piles"], record["visible"] = left, shown


def may(game: digsite.State, notation: str) -> bool:
    TITLE.move(notation)  # a typo in a test is no refusal
    return notation in legal(game)


def settle(game: digsite.State) -> digsite.State:
    """Chance turns up cards, any, until a player decides again."""
    while game.record()["step"] == "refilling":
        game.play(game.legal()[0])
    return game


def has(game: digsite.State, artifact: str) -> int:
    return int(game_record(game)["artifacts"][0][artifact])


def owner(game: digsite.State, museum: str, box: int) -> int:
    return int(game_record(game)["orders"][MUSEUM_NAMES.index(museum)][box - 1])


def dice(game: digsite.State) -> list[int]:
    """The dice in hand, ascending."""
    counts = game_record(game)["dice"]
    return [face + 1 for face in range(6) for _ in range(counts[face])]


def shown(game: digsite.State, pile: str) -> list[str]:
    """The cards of a pile that are for sale."""
    counts = game_record(game)["visible"]
    return [n for n in FOR_SALE if CARDS[n]["type"] == pile for _ in range(counts[n])]


def level(game: digsite.State, piece: str, seat: int = 0) -> int:
    """0: not his."""
    for card in game_record(game)["cards"][seat]:
        if card["card"] == piece:
            return int(card["level"])
    return 0


def game_record(game: digsite.State) -> Record:
    return game.record()


def refused(game: digsite.State, notation: str) -> str:
    """The paragraph by which seat 0 cannot play this now."""
    found = [o.paragraph for o in TITLE.objections(game, 0) if o.what == notation]
    assert len(found) == 1, f"{len(found)} objections to {notation}"
    assert not may(game, notation)
    return found[0]


def changed_edition(folder: Path, *changes: tuple[str, str]) -> digsite.Title:
    """An owner's edition that differs in these words, each of which stands in one place."""
    assert all(SHEET_TEXT.count(old) == 1 for old, _ in changes), changes
    return own_title(folder, SHEET_TEXT, *changes)
