"""Shipping (chapter 9), the cursed artifact (§14.7, §14.8) and London (§15.5)."""

from mypy_extensions import i64

from digsite.core.numbers import smaller
from digsite.games.artifact.box import CURSED, LONDON, kind_of, site_of
from digsite.games.artifact.open_table import OpenTable
from digsite.games.artifact.rules.knowledge import gain_openly, gain_secretly
from digsite.games.artifact.rules.setup import face_up_at
from digsite.games.artifact.table import Table


def can_ship(table: Table, seat: i64, site: i64) -> bool:
    """You ship from a site where you have huts, even if no card comes of it (§9.1, R62)."""
    return table.huts_of(seat, site) > 0


def cards_to_ship(table: OpenTable, seat: i64, site: i64) -> i64:
    """As many cards as you have huts (§9.1, R63), alone one fewer (§9.2, R27, R62)."""
    own = table.huts_of(seat, site)
    wanted = own - 1 if own == table.huts_at(site) else own
    return smaller(wanted, face_up_at(table, site))


def take_huts_home(table: Table, seat: i64, site: i64) -> None:
    """All your huts at the site go back to your reserve (§9.3)."""
    table.add_huts(seat, site, -table.huts_of(seat, site))


def must_take_curse(table: Table, site: i64, cards: i64) -> bool:
    """A cursed artifact that lies face up is the first card to be taken (§14.7, R77)."""
    return cards > 0 and table.face_up[kind_of(site, CURSED)] > 0


def take_curse(table: Table, site: i64) -> None:
    """Shipped, it is removed from the game at once (§14.8)."""
    table.face_up[kind_of(site, CURSED)] -= 1
    table.gone[kind_of(site, CURSED)] += 1
    table.card_changes += 1


def can_load(table: Table, kind: i64, left: i64) -> bool:
    """A face-up card; as cards are named in ascending order, the rest must suffice (§9.1, R93)."""
    if table.face_up[kind] == 0:
        return False
    there: i64 = 0
    for i in range(kind, kind_of(site_of(kind) + 1, 0)):
        there += table.face_up[i]
    return there >= left


def load(table: Table, seat: i64, kind: i64) -> None:
    """The card goes to your hand (§9.1, §16.2)."""
    table.face_up[kind] -= 1
    gain_openly(table, seat, kind)


def load_all(table: Table, seat: i64, site: i64) -> None:
    """Where no card is left over there is nothing to choose (§9.1, R92)."""
    for kind in range(kind_of(site, 0), kind_of(site + 1, 0)):
        while table.face_up[kind] > 0:
            load(table, seat, kind)


def may_draw_for_shipping(table: OpenTable, seat: i64, site: i64) -> bool:
    """London draws from the deck of the site, whatever was shipped (§15.5, R64, R83)."""
    return table.cities[seat] == LONDON and table.deck_sizes[site] > 0


def find(table: Table, seat: i64, kind: i64) -> None:
    """The card goes to your hand, unseen by the others (§15.5, §15.11, §16.2)."""
    table.decks[kind] -= 1
    table.deck_sizes[site_of(kind)] -= 1
    gain_secretly(table, seat, kind)
