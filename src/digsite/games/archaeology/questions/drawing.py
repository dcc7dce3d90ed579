"""How chance picks a card from those that nobody can see."""

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.rng import Rng
from digsite.games.archaeology.box import KINDS, MAP
from digsite.games.archaeology.table import Table


def draw_unseen(table: Table, rng: Rng) -> i64:
    """The kind of an unseen treasure that is not a map (R28)."""
    unseen = table.unseen
    cards: i64 = -unseen[MAP]
    for kind in range(KINDS):
        cards += unseen[kind]
    place = rng.below(cards)
    before_maps: i64 = 0
    for kind in range(MAP):
        before_maps += unseen[kind]
    return draw_card(unseen, place if place < before_maps else place + unseen[MAP])


def draw_card(counts: vec[i64], place: i64) -> i64:
    """The kind of the card at this place, the cards lying side by side by kind."""
    kind: i64 = 0
    while place >= counts[kind]:
        place -= counts[kind]
        kind += 1
    return kind
