"""Archaeology as numbers."""

from digsite.adapters.planes.planes import Field, Planes, Row, counts_of, flag_of, seats_of
from digsite.core.view import View
from digsite.games.archaeology.box import CHAMBERS, KINDS, LARGEST_SET
from digsite.games.archaeology.open_table import OpenTable
from digsite.games.archaeology.questions.steps import STEP_NAMES
from digsite.games.archaeology.table import NOTE
from digsite.games.archaeology.view import ArchaeologyView


class ArchaeologyPlanes(Planes):
    """The open cards, the seat's hand, and what was seen of the other hands."""

    def __init__(self, seats: int) -> None:
        super().__init__([*question_fields(seats), *card_fields(seats), *hand_fields(seats)])

    def write(self, view: View, out: Row) -> None:
        assert isinstance(view, ArchaeologyView)
        write_question(view, out)
        write_cards(view.table, out)
        out.all(view.hand)
        out.each(view.sizes)
        if not out.has_seen(view.note_changes, 3 * out.seats * NOTE):
            out.rows(view.known, NOTE)
            out.rows(view.public, NOTE)
            out.rows(view.exposed, NOTE)


def question_fields(seats: int) -> list[Field]:
    kinds = int(KINDS)
    return [
        Field("step", len(STEP_NAMES), 0, 1, "the open question: " + ", ".join(STEP_NAMES)),
        seats_of("actor", seats, "who is to act; nobody while chance acts or the game is over"),
        seats_of("turn", seats, "whose turn it is"),
        seats_of("asked", seats, "who is robbed or discards"),
        counts_of("left", 1, "cards still wanted by the open question"),
        counts_of("floor", 1, "the lowest kind that may be named next"),
        counts_of("balance", 1, "trading value laid down and not yet taken"),
        Field("offered", kinds, 0, 1, "kinds offered this turn"),
        Field("taken", kinds, 0, 1, "kinds taken in trade this turn"),
        flag_of("has_sold", "something was sold this turn"),
        flag_of("ending", "this turn belongs to the end phase"),
        counts_of("passes", 1, "turns in a row without a sale, in the end phase"),
    ]


def card_fields(seats: int) -> list[Field]:
    kinds = int(KINDS)
    return [
        counts_of("dealt", 1, "cards dealt at set-up"),
        counts_of("buried", 1, "cards in the dig site"),
        counts_of("thieves", 1, "thieves still buried"),
        counts_of("sandstorms", 1, "sandstorms still buried"),
        counts_of("spent_maps", 1, "maps spent on chambers"),
        Field("explorers", int(CHAMBERS) * seats, 0, 1, "by chamber: the seat that explored it"),
        counts_of("market", kinds, "by kind: cards in the marketplace"),
        counts_of("sets", seats * kinds * int(LARGEST_SET), "by seat, kind, size: sets sold"),
        counts_of("money", seats, "by seat: money"),
    ]


def hand_fields(seats: int) -> list[Field]:
    note = int(NOTE)
    return [
        counts_of("hand", int(KINDS), "by kind: your hand"),
        counts_of("sizes", seats, "by seat: cards in the hand"),
        counts_of("known", seats * note, "by seat, kind (and no map): what you know of the hand"),
        counts_of("public", seats * note, "the same: what everybody knows"),
        counts_of("exposed", seats * note, "the same: what each seat knows of your hand"),
    ]


def write_question(view: ArchaeologyView, out: Row) -> None:
    table = view.table
    out.one_of(table.step, len(STEP_NAMES))
    out.seat(view.actor)
    out.seat(table.turn)
    out.seat(table.asked)
    out.add(table.left)
    out.add(table.floor)
    out.add(table.balance)
    out.bits(table.offered, KINDS)
    out.bits(table.taken, KINDS)
    out.flag(table.has_sold)
    out.flag(table.ending)
    out.add(table.passes)


def write_cards(table: OpenTable, out: Row) -> None:
    out.add(table.dealt)
    out.add(table.buried)
    out.add(table.thieves)
    out.add(table.sandstorms)
    out.add(table.spent_maps)
    out.seats_at(table.explorers)
    out.all(table.market)
    if not out.has_seen(table.sales, out.seats * KINDS * LARGEST_SET):
        out.rows(table.sets, KINDS * LARGEST_SET)
    out.each(table.money)
