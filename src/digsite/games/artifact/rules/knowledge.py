"""Cards that come into a hand and leave it, and what the others know of it (chapter 16)."""

from mypy_extensions import i64

from digsite.games.artifact.box import SITES, site_of
from digsite.games.artifact.table import Table


def gain_openly(table: Table, seat: i64, kind: i64) -> None:
    """Everybody saw the card go to the hand and may remember it (§16.2, R74)."""
    table.add_held(seat, kind, 1)
    table.add_known(seat, kind, 1)


def gain_secretly(table: Table, seat: i64, kind: i64) -> None:
    """Of a card drawn secretly the others know the site only (§16.1, §16.2)."""
    table.add_held(seat, kind, 1)
    table.add_secrets(seat, site_of(kind), 1)


def lose_openly(table: Table, seat: i64, kind: i64) -> None:
    """A card leaves the hand before all eyes: a known one, or else a secret one found out (§16.2).

    If both a known and a secret card could have been this one, the hand that stays is the same.
    """
    table.add_held(seat, kind, -1)
    if table.known_of(seat, kind) > 0:
        table.add_known(seat, kind, -1)
    else:
        table.add_secrets(seat, site_of(kind), -1)


def lay_hands_open(table: Table) -> None:
    """For the scoring, manuscripts included, all hands are laid open (§14.10, §16.1, R91)."""
    table.known = table.hands[:]
    for i in range(table.seats * SITES):
        table.secrets[i] = 0
    table.hand_changes += 1


def hand_is_empty(table: Table, seat: i64) -> bool:
    """How many cards a hand has is open to all (§16.1)."""
    return table.cards_held(seat) == 0
