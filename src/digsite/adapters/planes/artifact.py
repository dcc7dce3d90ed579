"""Artifact as numbers."""

from librt.vecs import vec
from mypy_extensions import i64

from digsite.adapters.planes.planes import Field, Planes, Row, counts_of, flag_of, seats_of
from digsite.core.view import View
from digsite.games.artifact.box import (
    CITIES,
    IN_BOX,
    KINDS,
    LARGEST_SHOW,
    MARKERS,
    NO_CARD,
    PLACES,
    ROLES,
    SITES,
    TILES,
)
from digsite.games.artifact.open_table import OpenTable
from digsite.games.artifact.questions.steps import ACTION_NAMES, STEP_NAMES
from digsite.games.artifact.view import ArtifactView


class ArtifactPlanes(Planes):
    """Board and mats, the seat's hand, and what was seen of the other hands."""

    def __init__(self, seats: int) -> None:
        super().__init__([*question_fields(seats), *board_fields(seats), *mat_fields(seats)])

    def write(self, view: View, out: Row) -> None:
        assert isinstance(view, ArtifactView)
        table = view.table
        write_question(view, out)
        out.add(table.year)
        out.seat(table.starter)
        out.add(table.actions)
        in_hands = table.changes_of_hands()
        if not out.has(table.card_changes + in_hands, SITES + (PLACES + 3) * KINDS):
            write_cards(table, out)
        out.all(table.tracks)
        if not out.has_seen(table.tile_changes, TILES * out.seats):
            out.seats_at(table.owners)
        if not out.has(table.tile_changes, TILES):
            out.where(IN_BOX, table.owners)
        write_mats(table, out)
        if not out.has_seen(in_hands, out.seats * (KINDS + SITES) + KINDS):
            write_hands(view, out)
        if not out.has_seen(table.tile_changes + table.seat_changes, out.seats):
            out.each(view.prestige())


def question_fields(seats: int) -> list[Field]:
    tiles = int(TILES)
    return [
        flag_of("research_on", "Expansion I is in play"),
        flag_of("cities_on", "Expansion II is in play"),
        flag_of("any_fragments", "fragments of any site may be shown"),
        Field("left_out", int(SITES), 0, 1, "the site that does not take part"),
        Field("step", len(STEP_NAMES), 0, 1, "the open question: " + ", ".join(STEP_NAMES)),
        seats_of("actor", seats, "who is to act; nobody while chance acts or the game is over"),
        seats_of("asked", seats, "to whom the open question belongs"),
        Field("action", len(ACTION_NAMES), 0, 1, "under way: " + ", ".join(ACTION_NAMES)),
        Field("target", tiles, 0, 1, "the tile, marker or site that the question is about"),
        counts_of("left", 1, "parts still wanted by the open question"),
        counts_of("floor", 1, "the lowest part that may be named next"),
    ]


def board_fields(seats: int) -> list[Field]:
    kinds, tiles = int(KINDS), int(TILES)
    return [
        counts_of("year", 1, "years since the first"),
        seats_of("starter", seats, "the starting player"),
        counts_of("actions", 1, "actions performed in this turn"),
        counts_of("deck_sizes", int(SITES), "by site: cards in the deck"),
        counts_of("face_up", kinds, "by card: face up at the sites"),
        Field("market", int(PLACES) * kinds, 0, 1, "by place, oldest first: the card in it"),
        counts_of("shown", kinds, "by card: shown for the exhibition under way"),
        counts_of("gone", kinds, "by card: under tiles or out of the game"),
        counts_of("tracks", int(MARKERS), "by marker: on its track"),
        Field("owners", tiles * seats, 0, 1, "by tile: the seat that produced it"),
        Field("boxed", tiles, 0, 1, "by tile: does not take part"),
    ]


def mat_fields(seats: int) -> list[Field]:
    kinds, sites = int(KINDS), int(SITES)
    return [
        counts_of("money", seats, "by seat: money"),
        counts_of("mats", seats * int(MARKERS), "by seat, marker: on the mat"),
        counts_of("huts", seats * sites, "by seat, site: huts"),
        counts_of("levels", seats * sites, "by seat, site: level of research"),
        counts_of("stands", seats * sites, "by seat, site: stand-alone exhibitions"),
        Field("cities", seats * int(CITIES), 0, 1, "by seat: its city"),
        Field("archaeologists", seats * int(ROLES), 0, 1, "by seat: its role"),
        Field("passed", seats, 0, 1, "by seat: has passed"),
        Field("sevenths", seats, 0, 1, "by seat: used the seventh action in this round"),
        counts_of("known", seats * kinds, "by seat, card: in the hand, as everybody knows"),
        counts_of("secrets", seats * sites, "by seat, site: cards only the owner knows"),
        counts_of("hand", kinds, "by card: your hand"),
        Field("prestige", seats, 0, 9999, "by seat: of its exhibitions"),
    ]


def write_question(view: ArtifactView, out: Row) -> None:
    table = view.table
    if not out.has(0, 3 + SITES):  # for the whole game
        out.flag(table.research_on)
        out.flag(table.cities_on)
        out.flag(table.any_fragments)
        out.one_of(table.left_out, SITES)
    out.one_of(table.step, len(STEP_NAMES))
    out.seat(view.actor)
    out.seat(table.asked)
    out.one_of(table.action, len(ACTION_NAMES))
    out.one_of(table.target, TILES)
    out.add(table.left)
    out.add(table.floor)


def write_cards(table: OpenTable, out: Row) -> None:
    out.all(table.deck_sizes)
    out.all(table.face_up)
    for place in range(PLACES):
        out.one_of(table.market[place], KINDS)
    write_shown(table.shown, out)
    out.all(table.gone)


def write_shown(shown: vec[i64], out: Row) -> None:
    first = out.place
    for i in range(first, first + KINDS):
        out.items[i] = 0
    out.place = first + KINDS
    for place in range(LARGEST_SHOW):
        if shown[place] != NO_CARD:
            out.items[first + shown[place]] += 1


def write_mats(table: OpenTable, out: Row) -> None:
    out.each(table.money)
    out.rows(table.mats, MARKERS)
    if not out.has_seen(table.seat_changes, out.seats * (3 * SITES + CITIES + ROLES)):
        out.rows(table.huts, SITES)
        out.rows(table.levels, SITES)
        out.rows(table.stands, SITES)
        out.rows_of_one(table.cities, CITIES)
        out.rows_of_one(table.archaeologists, ROLES)
    out.each(table.passed)
    out.each(table.sevenths)


def write_hands(view: ArtifactView, out: Row) -> None:
    out.rows(view.table.known, KINDS)
    out.rows(view.table.secrets, SITES)
    out.all(view.hand)
