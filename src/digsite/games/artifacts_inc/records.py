"""The table as plain data, and back: cards, places and artifacts by their names."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.actors import NOBODY, is_seat
from digsite.core.numbers import as_list
from digsite.core.records import Reader, by_name, rows_by_name
from digsite.games.artifacts_inc.box import (
    ARTIFACT_NAMES,
    BOXES,
    FACES,
    FEWEST_PLAYERS,
    FIND_NAMES,
    LEVELS,
    MOST_PLAYERS,
    MUSEUMS,
    NAME,
    NONE,
    ROW_NAMES,
    STARTING_CARDS,
)
from digsite.games.artifacts_inc.edition import Edition
from digsite.games.artifacts_inc.moves import Moves
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules import ending
from digsite.games.artifacts_inc.rules.recount import recount_all
from digsite.games.artifacts_inc.rules.rows import cell_at, column_of, row_of
from digsite.games.artifacts_inc.table import Table, laid_out

LARGEST: Final = 9999
"""No number of an open question is higher."""


def record_of(table: Table) -> dict[str, object]:
    """Everything that lies on the table."""
    whole = _record_middle(table)
    whole.update(_record_players(table))
    return whole


def _record_middle(table: Table) -> dict[str, object]:
    return {
        "title": NAME,
        "edition": table.edition.name,
        "seats": int(table.seats),
        "late_refill": table.late_refill,
        "idle_buy": table.idle_buy,
        "step": steps.STEP_NAMES[table.step],
        "subject": _subject_name(table),
        "stake": int(table.stake),
        "left": int(table.left),
        "floor": int(table.floor),
        "sold": by_name(table.sold, 0, ARTIFACT_NAMES),
        "piles": by_name(table.piles[STARTING_CARDS:], 0, design_names(table.edition)),
        "visible": by_name(table.visible[STARTING_CARDS:], 0, design_names(table.edition)),
        "orders": [as_list(table.orders[i * BOXES : (i + 1) * BOXES]) for i in range(MUSEUMS)],
        "dives": int(table.dives),
    }


def _record_players(table: Table) -> dict[str, object]:
    seats = range(table.seats)
    return {
        "dollars": as_list(table.dollars),
        "artifacts": rows_by_name(table.artifacts, table.seats, ARTIFACT_NAMES),
        "cards": [_cards_of(table, seat) for seat in seats],
        "finds": rows_by_name(table.finds, table.seats, FIND_NAMES),
        "reputation": as_list(table.reputation),
        "first": int(table.first),
        "turn": int(table.turn),
        "contest": as_list(table.contest),
        "dice": as_list(table.dice),
        "placed": _placed_dice(table),
        "dive_dice": as_list(table.dive_dice),
        "reached": table.reached,
        "quiet_turns": int(table.quiet_turns),
    }


def design_names(edition: Edition) -> list[str]:
    """The designs that can be bought, in their order."""
    return [design.name for design in edition.designs[STARTING_CARDS:]]


def _subject_name(table: Table) -> str:
    """The card that is laid, or the Museum that is sold to; none is an empty text."""
    if table.subject == NONE:
        return ""
    if table.step == steps.LAYING:
        return table.edition.designs[table.subject].name
    return table.edition.publics[table.subject].name


def _cards_of(table: Table, seat: i64) -> list[dict[str, object]]:
    """The cards of a player with their level and place, starting cards first."""
    edition = table.edition
    cards: list[dict[str, object]] = []
    for piece in range(edition.piece_count):
        cell = table.cell(seat, piece)
        if cell != NONE:
            cards.append(
                {
                    "card": edition.piece_names[piece],
                    "level": int(table.level(seat, piece)),
                    "row": ROW_NAMES[row_of(cell)],
                    "column": int(column_of(edition, cell)),
                }
            )
    return cards


def _placed_dice(table: Table) -> list[dict[str, object]]:
    """Where the dice of this turn lie."""
    dice: list[dict[str, object]] = []
    for place in range(table.edition.place_count):
        if table.placed[place] > 0:
            dice.append(
                {
                    "card": table.edition.card_at(place),
                    "action": int(table.edition.place_action[place]) + 1,
                    "face": int(table.placed[place]),
                }
            )
    return dice


def read(moves: Moves, whole: dict[str, object], where: str) -> Table:
    """The table of which this is the record, of a state or of a view; audit.py tells whether it
    is possible.
    """
    reader = Reader(whole, where)
    reader.index("title", [NAME])
    reader.index("edition", [moves.edition.name])
    table = laid_out(moves, reader.number_in("seats", FEWEST_PLAYERS, MOST_PLAYERS))
    _load_question(table, reader)
    _load_middle(table, reader)
    _load_players(table, reader)
    _load_turn(table, reader)
    recount_all(table)
    if as_list(reader.numbers("reputation", table.seats)) != as_list(table.reputation):
        raise reader.fault("reputation", "is not what the cards show")
    return table


def _load_question(table: Table, reader: Reader) -> None:
    edition = table.edition
    table.late_refill = reader.flag("late_refill")
    table.idle_buy = reader.flag("idle_buy")
    table.step = reader.index("step", steps.STEP_NAMES)
    names = ["", *[public.name for public in edition.publics[:MUSEUMS]]]
    first: i64 = NONE
    if table.step == steps.LAYING:
        names = design_names(edition)
        first = STARTING_CARDS
    table.subject = first + reader.index("subject", names)
    table.stake = reader.number_in("stake", 0, LARGEST)
    table.left = reader.number_in("left", 0, LARGEST)
    table.floor = reader.number_in("floor", 0, FACES - 1)
    table.sold = reader.counts("sold", ARTIFACT_NAMES)


def _load_middle(table: Table, reader: Reader) -> None:
    _load_designs(table.piles, reader.counts("piles", design_names(table.edition)))
    _load_designs(table.visible, reader.counts("visible", design_names(table.edition)))
    rows = reader.things("orders", MUSEUMS)
    for museum in range(MUSEUMS):
        boxes = Reader({"boxes": rows[museum]}, "orders").numbers("boxes", BOXES)
        for box in range(BOXES):
            if boxes[box] != NOBODY and not is_seat(boxes[box], table.seats):
                raise reader.fault("orders", f"names a seat {boxes[box]}")
            table.orders[museum * BOXES + box] = boxes[box]
    table.dives = reader.number_in("dives", 0, len(table.edition.dive_numbers))


def _load_designs(into: vec[i64], counts: vec[i64]) -> None:
    for i in range(len(counts)):
        into[STARTING_CARDS + i] = counts[i]


def _load_players(table: Table, reader: Reader) -> None:
    table.dollars = reader.numbers("dollars", table.seats)
    table.artifacts = reader.rows_of_counts("artifacts", table.seats, ARTIFACT_NAMES)
    table.finds = reader.rows_of_counts("finds", table.seats, FIND_NAMES)
    rows = reader.things("cards", table.seats)
    for seat in range(table.seats):
        for entry in Reader({"cards": rows[seat]}, "cards").things("cards", -1):
            _load_card(table, seat, Reader(entry, "cards"))


def _load_card(table: Table, seat: i64, reader: Reader) -> None:
    edition = table.edition
    piece = reader.index("card", edition.piece_names)
    if table.level(seat, piece) > 0:
        raise reader.fault("card", "names one twice")
    column = reader.number_in("column", -edition.reach, edition.reach + STARTING_CARDS - 1)
    table.put(seat, piece, cell_at(edition, reader.index("row", ROW_NAMES), column))
    if reader.number_in("level", 1, LEVELS) == LEVELS:
        table.turn_over(seat, piece)


def _load_turn(table: Table, reader: Reader) -> None:
    table.first = reader.seat("first", table.seats, NOBODY)
    table.turn = reader.seat("turn", table.seats, NOBODY)
    table.contest = reader.numbers("contest", table.seats)
    table.dice = reader.numbers("dice", FACES)
    table.dive_dice = reader.numbers("dive_dice", FACES)
    table.reached = reader.flag("reached")
    table.quiet_turns = reader.number_in("quiet_turns", 0, ending.most_quiet_turns(table))
    for entry in reader.things("placed", -1):
        die = Reader(entry, "placed")
        place = _place_named(table.edition, die)
        if table.placed[place] > 0:
            raise reader.fault("placed", "names one twice")
        table.placed[place] = die.number_in("face", 1, FACES)


def _place_named(edition: Edition, die: Reader) -> i64:
    card = die.word("card")
    position = die.number("action") - 1
    for place in range(edition.place_count):
        if edition.place_action[place] == position and edition.card_at(place) == card:
            return place
    raise die.fault("card", f"has no action {position + 1} on “{card}”")
