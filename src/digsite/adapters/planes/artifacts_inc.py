"""Artifacts, Inc. as numbers."""

from mypy_extensions import i64

from digsite.adapters.planes.planes import LARGEST, Field, Planes, Row, counts_of, flag_of, seats_of
from digsite.core.view import View
from digsite.games.artifacts_inc.box import ARTIFACTS, BOXES, FACES, FINDS, MUSEUMS, NONE
from digsite.games.artifacts_inc.edition import Edition
from digsite.games.artifacts_inc.questions.steps import STEP_NAMES
from digsite.games.artifacts_inc.table import Table
from digsite.games.artifacts_inc.view import ArtifactsIncView


class ArtifactsIncPlanes(Planes):
    """The whole table: nothing is hidden but what chance has not decided yet."""

    def __init__(self, edition: Edition, seats: int) -> None:
        super().__init__(
            [
                *question_fields(edition, seats),
                *middle_fields(edition, seats),
                *player_fields(edition, seats),
            ]
        )

    def write(self, view: View, out: Row) -> None:
        assert isinstance(view, ArtifactsIncView)
        write_question(view, out)
        write_middle(view.table, out)
        write_players(view.table, out)


def question_fields(edition: Edition, seats: int) -> list[Field]:
    return [
        flag_of("late_refill", "gaps wait for the end of the turn"),
        flag_of("idle_buy", "a die may lie on Buy though nothing can be paid"),
        Field("step", len(STEP_NAMES), 0, 1, "the open question: " + ", ".join(STEP_NAMES)),
        seats_of("actor", seats, "who is to act; nobody while chance acts or the game is over"),
        seats_of("turn", seats, "whose turn it is"),
        seats_of("first", seats, "the starting player"),
        Field("subject", int(edition.design_count), 0, 1, "the card laid, or the museum sold to"),
        counts_of("stake", 1, "dollars that hang on the open question"),
        counts_of("left", 1, "parts still wanted by the open question"),
        counts_of("floor", 1, "the lowest part that may be named next"),
        counts_of("sold", int(ARTIFACTS), "by artifact: given away in the open sale"),
    ]


def middle_fields(edition: Edition, seats: int) -> list[Field]:
    designs, boxes = int(edition.design_count), int(MUSEUMS * BOXES)
    return [
        counts_of("piles", designs, "by design: cards not seen yet"),
        counts_of("visible", designs, "by design: cards for sale"),
        Field("orders", boxes * seats, 0, 1, "by museum, box: whose cube lies there"),
        counts_of("dives", 1, "underwater cards gone from the stack"),
        counts_of("dice", int(FACES), "by face: dice rolled and not placed"),
        counts_of("placed", int(edition.place_count), "by place: the face of the die on it"),
        counts_of("dive_dice", int(FACES), "by face: dice placed on Dive"),
        flag_of("reached", "the end has been set off"),
        counts_of("quiet_turns", 1, "turns in a row in which nobody got ahead"),
    ]


def player_fields(edition: Edition, seats: int) -> list[Field]:
    pieces = int(edition.piece_count)
    return [
        counts_of("dollars", seats, "by seat: dollars"),
        counts_of("artifacts", seats * int(ARTIFACTS), "by seat, artifact"),
        counts_of("finds", seats * int(FINDS), "by seat, find: underwater cards"),
        counts_of("reputation", seats, "by seat: reputation"),
        counts_of("symbols", seats, "by seat: adventurer symbols"),
        counts_of("dive_help", seats, "by seat: what a dive is eased by"),
        Field("contest", seats, int(NONE), LARGEST, "by seat: rolled for the start; −1: out"),
        counts_of("levels", seats * pieces, "by seat, card: its level; 0: not there"),
        counts_of("cells", seats * pieces, "by seat, card: its cell, from 1; 0: not there"),
    ]


def write_question(view: ArtifactsIncView, out: Row) -> None:
    table = view.table
    out.flag(table.late_refill)
    out.flag(table.idle_buy)
    out.one_of(table.step, len(STEP_NAMES))
    out.seat(view.actor)
    out.seat(table.turn)
    out.seat(table.first)
    out.one_of(table.subject, table.edition.design_count)
    out.add(table.stake)
    out.add(table.left)
    out.add(table.floor)
    out.all(table.sold)


def write_middle(table: Table, out: Row) -> None:
    edition = table.edition
    if not out.has(table.sale_changes, 2 * edition.design_count):
        out.all(table.piles)
        out.all(table.visible)
    if not out.has_seen(table.cube_changes, MUSEUMS * BOXES * out.seats):
        out.seats_at(table.orders)
    out.add(table.dives)
    out.all(table.dice)
    out.all(table.placed)
    out.all(table.dive_dice)
    out.flag(table.reached)
    out.add(table.quiet_turns)


def write_players(table: Table, out: Row) -> None:
    pieces: i64 = table.edition.piece_count
    out.each(table.dollars)
    out.rows(table.artifacts, ARTIFACTS)
    out.rows(table.finds, FINDS)
    out.each(table.reputation)
    out.each(table.symbols)
    out.each(table.dive_help)
    out.each(table.contest)
    if not out.has_seen(table.row_changes, 2 * pieces * out.seats):
        out.rows(table.levels, pieces)
        out.rows_from(1, table.cells, pieces)
