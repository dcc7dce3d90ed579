"""What holds at every table that play can reach."""

from collections import Counter

from digsite.games.artifact.box import (
    COPIES,
    HUTS,
    KINDS,
    MARKERS,
    MAT,
    NO_CARD,
    NO_ROLE,
    SITES,
    STAND_ALONE,
    TYPES,
    WORKER,
    kind_of,
    rank_of,
    site_of,
)
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.rules import digging, setup
from digsite.games.artifact.table import Table
from tests.games.artifact.positions import TITLE, is_asked

WAITING = ["acting", "passed", "choosing", "refilling", "ended"]


def all_laws_hold(game: Artifact) -> None:
    table = game.table
    components_are_conserved(table)
    face_up_cards_are_huts_less_one(table)
    nobody_has_too_much(table)
    hands_are_known_or_secret(table)
    roles_stay_in_their_groups(table)
    assert game.is_over() == (game.legal() == [])
    assert TITLE.load(game.record()) == game


def components_are_conserved(table: Table) -> None:
    cards = cards_of(table)
    for kind in range(KINDS):
        in_play = site_of(kind) != table.left_out and (table.research_on or rank_of(kind) < TYPES)
        assert cards[kind] == (COPIES[rank_of(kind)] if in_play else 0)
    for marker in range(MARKERS):
        held = sum(table.on_mat(seat, marker) for seat in range(table.seats))
        absent = marker >= WORKER and marker - WORKER == table.left_out
        assert table.tracks[marker] + held == (0 if absent else 5 + table.seats)
    boxed = sum(owner == -2 for owner in table.owners)
    assert boxed == (2 if table.seats == 3 else 0)


def cards_of(table: Table) -> Counter[int]:
    """Every card of the game, wherever it lies."""
    cards: Counter[int] = Counter()
    for kind in range(KINDS):
        cards[kind] += table.decks[kind] + table.face_up[kind] + table.gone[kind]
        cards[kind] += sum(table.held(seat, kind) for seat in range(table.seats))
    cards.update(int(kind) for kind in [*table.market, *table.shown] if kind != NO_CARD)
    for site in range(SITES):
        stands = sum(table.stands_of(seat, site) for seat in range(table.seats))
        cards[int(kind_of(site, STAND_ALONE))] += stands
    return cards


def face_up_cards_are_huts_less_one(table: Table) -> None:
    """While the deck lasts, and nothing is being unearthed or loaded."""
    if any(is_asked(table, step) for step in WAITING):
        for site in range(SITES):
            if table.deck_sizes[site] > 0:
                wanted = max(0, table.huts_at(site) - 1)
                assert setup.face_up_at(table, site) == wanted


def nobody_has_too_much(table: Table) -> None:
    assert min(table.huts) >= 0
    for seat in range(table.seats):
        assert table.money[seat] >= 0
        assert 0 <= digging.reserve(table, seat) <= HUTS
        assert sum(table.on_mat(seat, marker) for marker in range(MARKERS)) <= MAT


def hands_are_known_or_secret(table: Table) -> None:
    for seat in range(table.seats):
        for site in range(SITES):
            kinds = range(kind_of(site, 0), kind_of(site + 1, 0))
            unknown = [table.held(seat, kind) - table.known_of(seat, kind) for kind in kinds]
            assert min(unknown) >= 0
            assert sum(unknown) == table.secrets_of(seat, site)


def roles_stay_in_their_groups(table: Table) -> None:
    assert all(role == NO_ROLE or 0 <= role < 4 for role in table.cities)
    assert all(role == NO_ROLE or 4 <= role < 8 for role in table.archaeologists)
    if not table.cities_on:
        assert set(table.cities) == set(table.archaeologists) == {NO_ROLE}
    if not table.research_on:
        assert 5 not in table.archaeologists
