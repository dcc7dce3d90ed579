"""Worlds that a seat must reckon with: full tables that look the same to it (§16.2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.actors import SPECTATOR
from digsite.core.numbers import filled, thing_at
from digsite.core.rng import Rng
from digsite.core.title import Worlds
from digsite.games.artifact.audit import open_cards
from digsite.games.artifact.box import (
    KINDS,
    NO_CARD,
    SITES,
    STAND_ALONE,
    kind_name,
    kind_of,
    site_of,
)
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.questions import steps
from digsite.games.artifact.rules import exhibitions, setup
from digsite.games.artifact.table import Table, lay_hand
from digsite.games.artifact.view import ArtifactView

DEALS: Final[i64] = 30
"""How often all secret cards of a player are dealt again before they are changed one by one."""
CHANGES: Final[i64] = 100000
WHIM: Final[i64] = 8
"""One change for the worse in this many is accepted, as a way out of dead ends."""


class ArtifactWorlds(Worlds):
    """A table with all that is certain; the cards the seat has not seen are in the decks."""

    def __init__(self, view: ArtifactView) -> None:
        super().__init__(view.title, view)
        table = Table(view.table.edition, view.seats)
        table.copy_open(view.table)
        table.hands = certain_hands(view)
        table.decks = cards_not_seen(table)
        self.certain: Final = table

    def draw(self, rng: Rng) -> Artifact:
        """Deal the cards the seat has not seen to the places where they may lie."""
        table = self.certain.copy()
        viewer = self.view.seat
        if table.asked != viewer:
            # First, while all unseen cards are at hand: an announced exhibition may need any.
            deal_secrets(table, table.asked, rng)
            suit_action(table, rng)
        for seat in range(table.seats):
            if seat != viewer and seat != table.asked:
                deal_secrets(table, seat, rng)
        return Artifact(table)


def certain_hands(view: ArtifactView) -> vec[i64]:
    """Your hand, and of each other hand the cards that everybody knows."""
    hands = view.table.known[:]
    if view.seat != SPECTATOR:
        lay_hand(hands, view.seat, view.hand)
    return hands


def cards_not_seen(table: Table) -> vec[i64]:
    """The cards of the game less those that are open, gone or certainly in a hand (§1.3)."""
    unseen = filled(KINDS, 0)
    for kind in range(KINDS):
        unseen[kind] = setup.copies_in_play(table, kind) - open_cards(table, kind)
        for seat in range(table.seats):
            unseen[kind] -= table.held(seat, kind)
        if unseen[kind] < 0:
            raise ValueError(f"view: there are too many cards of {kind_name(kind)}")
    return unseen


def deal_secrets(table: Table, seat: i64, rng: Rng) -> None:
    """Of each site as many unseen cards as the player drew secretly from there (§16.2)."""
    for site in range(SITES):
        secrets = table.secrets_of(seat, site)
        while secrets > 0:
            secrets -= 1
            kind = _any_card(table.decks, site, rng)
            table.decks[kind] -= 1
            table.add_held(seat, kind, 1)


def suit_action(table: Table, rng: Rng) -> None:
    """Deal secret cards until whoever announced an exhibition can show it (§10.1)."""
    seat = table.asked
    tries: i64 = 0
    while cards_missing(table) > 0:
        tries += 1
        if tries > CHANGES:
            raise ValueError("view: no hand could have announced this exhibition")
        if tries > DEALS:
            change_secret(table, seat, rng)
        else:
            take_back_secrets(table, seat)
            deal_secrets(table, seat, rng)


def cards_missing(table: Table) -> i64:
    """How many cards the exhibition under way still lacks; none if there is no such action."""
    if table.action == steps.EXHIBITING and table.step == steps.PAYING:
        return 1 - table.held(table.asked, kind_of(table.target, STAND_ALONE))
    if table.action == steps.PRODUCING and table.step == steps.PAYING:
        return table.edition.tiles.sizes[table.target] - exhibitions.reach(table)
    if table.step == steps.SHOWING:
        return table.left - exhibitions.reach(table)
    return 0


def take_back_secrets(table: Table, seat: i64) -> None:
    """What is not known for certain goes back among the unseen cards."""
    for kind in range(KINDS):
        secret = table.secret_cards(seat, kind)
        table.decks[kind] += secret
        table.add_held(seat, kind, -secret)


def change_secret(table: Table, seat: i64, rng: Rng) -> None:
    """Change a secret card for an unseen one of its site, and back if more is missing then."""
    old = _any_secret(table, seat, rng)
    if old == NO_CARD or _cards_of(table.decks, site_of(old)) == 0:
        return
    before = cards_missing(table)
    new = _any_card(table.decks, site_of(old), rng)
    _swap(table, seat, old, new)
    if cards_missing(table) > before and rng.below(WHIM) > 0:
        _swap(table, seat, new, old)


def _swap(table: Table, seat: i64, old: i64, new: i64) -> None:
    table.add_held(seat, old, -1)
    table.decks[old] += 1
    table.decks[new] -= 1
    table.add_held(seat, new, 1)


def _any_secret(table: Table, seat: i64, rng: Rng) -> i64:
    """A card of the hand that not everybody knows."""
    secrets: i64 = 0
    for site in range(SITES):
        secrets += table.secrets_of(seat, site)
    if secrets == 0:
        return NO_CARD
    place = rng.below(secrets)
    kind: i64 = 0
    while place >= table.secret_cards(seat, kind):
        place -= table.secret_cards(seat, kind)
        kind += 1
    return kind


def _any_card(cards: vec[i64], site: i64, rng: Rng) -> i64:
    """An unseen card of the site."""
    total = _cards_of(cards, site)
    if total == 0:
        raise ValueError("view: more cards were drawn secretly than there are")
    return thing_at(cards, kind_of(site, 0), rng.below(total))


def _cards_of(cards: vec[i64], site: i64) -> i64:
    total: i64 = 0
    for kind in range(kind_of(site, 0), kind_of(site + 1, 0)):
        total += cards[kind]
    return total
