"""Positions set up by hand, and moves by their notation."""

import digsite
from digsite.editions import shelf
from digsite.games.artifact.box import (
    KINDS,
    MARKER_NAMES,
    MARKERS,
    RANK_NAMES,
    RANKS,
    ROLE_NAMES,
    SITE_NAMES,
    SITES,
    TILES,
    Edition,
    tile_name,
)
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.questions import course, steps
from digsite.games.artifact.rules import knowledge, setup, turns
from digsite.games.artifact.table import Table
from digsite.games.artifact.title import ArtifactTitle

TITLE = shelf.title("artifact")


def edition() -> Edition:
    assert isinstance(TITLE, ArtifactTitle)
    return TITLE.values


def laid(
    seats: int = 4, research: bool = False, cities: bool = False, left_out: str = "asia"
) -> Table:
    """A table in the first round, seat 0 to act: no hut, no marker, no card and no money yet."""
    table = setup.new_table(edition(), seats, research, cities, SITE_NAMES.index(left_out))
    course.begin_turn(table, 0)
    return table


def rich(
    seats: int = 4, research: bool = False, cities: bool = False, left_out: str = "asia"
) -> Table:
    """The same, but everybody has 20 coins and one marker of each kind in play."""
    table = laid(seats, research, cities, left_out)
    for seat in range(seats):
        table.money[seat] = 20
        for marker in MARKER_NAMES:
            if table.tracks[MARKER_NAMES.index(marker)] > 0:
                take(table, seat, marker)
    return table


def kind(name: str) -> int:
    site, _, rank = name.partition(" ")
    return SITE_NAMES.index(site) * int(RANKS) + RANK_NAMES.index(rank)


def tile(name: str) -> int:
    return next(number for number in range(TILES) if tile_name(number) == name)


def hold(table: Table, seat: int, *cards: str) -> None:
    """Cards of the decks go to the hand, seen by all."""
    for card in cards:
        _out_of_deck(table, card)
        knowledge.gain_openly(table, seat, kind(card))


def hide(table: Table, seat: int, *cards: str) -> None:
    """Cards of the decks go to the hand, unseen by the others."""
    for card in cards:
        _out_of_deck(table, card)
        knowledge.gain_secretly(table, seat, kind(card))


def turn_up(table: Table, *cards: str) -> None:
    """Cards of the decks lie face up at their sites."""
    for card in cards:
        assert table.decks[kind(card)] > 0
        setup.unearth(table, kind(card))


def offer(table: Table, *cards: str) -> None:
    """Cards of the decks lie on the black market, oldest first."""
    for place, card in enumerate(cards):
        _out_of_deck(table, card)
        table.market[place] = kind(card)


def _out_of_deck(table: Table, card: str) -> None:
    assert table.decks[kind(card)] > 0, f"no {card} is left"
    table.decks[kind(card)] -= 1
    table.deck_sizes[kind(card) // int(RANKS)] -= 1


def huts(table: Table, seat: int, site: str, number: int) -> None:
    table.huts[seat * int(SITES) + SITE_NAMES.index(site)] = number


def huts_of(table: Table, seat: int, site: str) -> int:
    return table.huts[seat * int(SITES) + SITE_NAMES.index(site)]


def take(table: Table, seat: int, *markers: str) -> None:
    for marker in markers:
        turns.take_marker(table, seat, MARKER_NAMES.index(marker))


def mat(table: Table, seat: int) -> list[str]:
    """The names of the markers on a mat."""
    first = seat * int(MARKERS)
    return [name for i, name in enumerate(MARKER_NAMES) for _ in range(table.mats[first + i])]


def track(table: Table, marker: str, markers: int) -> None:
    """So many markers of a kind lie on the board; the others are in nobody's way."""
    table.tracks[MARKER_NAMES.index(marker)] = markers


def markers_on(table: Table, marker: str) -> int:
    return table.tracks[MARKER_NAMES.index(marker)]


def give_role(table: Table, seat: int, role: str) -> None:
    number = ROLE_NAMES.index(role)
    if number < 4:
        table.cities[seat] = number
    else:
        table.archaeologists[seat] = number


def role_of(table: Table, seat: int) -> list[str]:
    found = [int(table.cities[seat]), int(table.archaeologists[seat])]
    return [ROLE_NAMES[role] for role in found if role >= 0]


def hand(table: Table, seat: int) -> list[str]:
    """The names of the cards in a hand."""
    first = seat * int(KINDS)
    return [
        f"{SITE_NAMES[number // RANKS]} {RANK_NAMES[number % RANKS]}"
        for number in range(KINDS)
        for _ in range(table.hands[first + number])
    ]


def play(table: Table, *notations: str) -> Artifact:
    """Play the moves, each of which must be legal."""
    game = Artifact(table)
    for notation in notations:
        game.play(TITLE.move(notation))
    return game


def legal(table: Table) -> list[str]:
    return [move.notation() for move in Artifact(table).legal()]


def actions(table: Table, first: str) -> list[str]:
    """The legal moves that begin with a word, without it."""
    return [move.removeprefix(first + " ") for move in legal(table) if move.startswith(first + " ")]


def is_asked(table: Table, step: str) -> bool:
    return steps.STEP_NAMES[table.step] == step


def new(seats: int, **options: object) -> Artifact:
    state = TITLE.new(seats, dict(options))
    assert isinstance(state, Artifact)
    return state


def deal(game: Artifact, rng: digsite.Rng) -> None:
    while game.actor() == digsite.CHANCE:
        game.play(game.draw(rng))


def through_start_up(game: Artifact, seed: int = 1) -> Artifact:
    """Everybody chooses the first site and markers on the list until the first turn."""
    rng = digsite.Rng(seed)
    deal(game, rng)
    while not is_asked(game.table, "acting"):
        game.play(game.legal()[0])
        deal(game, rng)
    return game
