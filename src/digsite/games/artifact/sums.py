"""What a player can count on the table and in their hand, so that no screen needs a rule."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.actors import SPECTATOR
from digsite.core.numbers import filled
from digsite.games.artifact.box import (
    KINDS,
    MARKER_NAMES,
    MARKERS,
    ON_BOARD,
    SHIP,
    SITE_NAMES,
    SITES,
    TILES,
    TRACK,
    kind_name,
    tile_name,
)
from digsite.games.artifact.open_table import OpenTable
from digsite.games.artifact.questions import steps
from digsite.games.artifact.rules import digging, ending, exhibitions, rounds, shipping, turns
from digsite.games.artifact.table import Table, lay_hand

# Questions inside an action: their answers are parts of one decision.
MIDWAY: Final = {"paying", "loading", "offered", "showing", "keeping", "casting", "exchanging"}
# Parts that people may name in any order, by step; the rules ask for them in ascending order.
ANY_ORDER: Final = {
    "choosing": ["take"],
    "refilling": ["take"],
    "loading": ["load"],
    "showing": ["show"],
    "keeping": ["keep"],
}


class Sums:
    """The counts of one table, as far as the seat, or a spectator, sees it."""

    def __init__(self, seat: i64, open_table: OpenTable, hand: vec[i64]) -> None:
        self.seat: Final[i64] = seat
        self.table: Final = own_table(seat, open_table, hand)

    def record(self) -> dict[str, object]:
        table = self.table
        seats = range(int(table.seats))
        return {
            "sizes": [hand_size(table, seat) for seat in seats],
            "base_income": int(rounds.base_income(table)),
            "bonus_income": [int(rounds.bonus_income(table, seat)) for seat in seats],
            "exhibitions": [int(ending.exhibitions(table, seat)) for seat in seats],
            "standing": [int(ending.visible_prestige(table, seat)) for seat in seats],
            "reserves": [int(digging.reserve(table, seat)) for seat in seats],
            "cargo": [self.cargo(seat) for seat in seats],
            "costs": {MARKER_NAMES[marker]: next_cost(table, marker) for marker in range(MARKERS)},
            "coins": next_coins(table),
            "prices": self.prices(),
            "lacks": self.lacks(),
            "fitting": self.fitting(),
            "final_round": ending.is_final_round(table),
            "deeds": self.deeds(),
            "midway": steps.STEP_NAMES[table.step] in MIDWAY,
            "any_order": ANY_ORDER.get(steps.STEP_NAMES[table.step], []),
        }

    def cargo(self, seat: i64) -> dict[str, int]:
        """How many cards the player would ship from each site (§9.1, §9.2)."""
        cards = {}
        for site in range(SITES):
            if shipping.can_ship(self.table, seat, site):
                count = shipping.cards_to_ship(self.table, seat, site)
                cards[SITE_NAMES[site]] = int(count)
        return cards

    def prices(self) -> dict[str, int]:
        """What the action under way costs with each marker of the player's mat (§5.3, §5.5)."""
        table = self.table
        prices: dict[str, int] = {}
        if table.step == steps.PAYING:
            for marker in range(MARKERS):
                if turns.holds(table, table.asked, marker):
                    prices[MARKER_NAMES[marker]] = int(turns.price_of_action(table, marker))
        return prices

    def deeds(self) -> dict[str, dict[str, object]]:
        """The marker that each action at a site asks for, and what the seat would pay: the number
        covered, or with another marker the joker price; 0 without any marker (§5.2, §5.5)."""
        table = self.table
        deeds: dict[str, dict[str, object]] = {}
        mat = [
            m for m in range(MARKERS) if self.seat != SPECTATOR and turns.holds(table, self.seat, m)
        ]
        for action in (steps.RESEARCHING, steps.HIRING, steps.HIRING_TWO, steps.SHIPPING):
            for site in range(SITES):
                wanted = turns.wanted_marker(action, site)
                right = wanted in mat
                price: i64 = 0
                if mat:
                    price = turns.price(table, wanted, wanted if right else mat[0])
                deeds[f"{steps.ACTION_NAMES[action]} {SITE_NAMES[site]}"] = {
                    "marker": MARKER_NAMES[wanted],
                    "price": int(price * turns.payments(action)),
                    "joker": len(mat) > 0 and not right,
                }
        return deeds

    def lacks(self) -> dict[str, int]:
        """How many cards the seat's hand lacks for each tile on the board (§10.1)."""
        table = self.table
        lacks: dict[str, int] = {}
        if self.seat != SPECTATOR:
            held = exhibitions.holding(table, self.seat)
            for tile in range(TILES):
                if table.owners[tile] == ON_BOARD:
                    shows = exhibitions.largest_show(table, self.seat, tile, held)
                    missing = table.edition.tiles.sizes[tile] - shows
                    lacks[tile_name(tile)] = int(missing) if missing > 0 else 0
        return lacks

    def fitting(self) -> list[str]:
        """The cards that can be part of the exhibition under way, in whatever order (§10.1)."""
        table = self.table
        if table.step != steps.SHOWING or table.asked != self.seat:
            return []
        bits = exhibitions.completing(table)
        return [kind_name(kind) for kind in range(KINDS) if bits >> kind & 1]


def own_table(seat: i64, open_table: OpenTable, hand: vec[i64]) -> Table:
    """What the seat knows, laid out as a table, so that the rules themselves can be asked."""
    table = Table(open_table.edition, open_table.seats)
    table.copy_open(open_table)
    table.decks = filled(KINDS, 0)
    table.hands = filled(open_table.seats * KINDS, 0)
    if seat != SPECTATOR:
        lay_hand(table.hands, seat, hand)
    return table


def hand_size(table: OpenTable, seat: i64) -> int:
    """The cards in a hand, known ones and secret ones (§16.2)."""
    cards: i64 = 0
    for kind in range(KINDS):
        cards += table.known_of(seat, kind)
    for site in range(SITES):
        cards += table.secrets_of(seat, site)
    return int(cards)


def next_cost(table: OpenTable, marker: i64) -> int:
    """What the next marker of this kind pays; 0 if all markers are on the track (§5.3, R51)."""
    markers = table.tracks[marker]
    return int(table.edition.covered(marker, markers)) if markers < TRACK else 0


def next_coins(table: OpenTable) -> int:
    """What the next ship trades a card for; 0 if all ships are on the track (§11.3, R51)."""
    ships = table.tracks[SHIP]
    return int(table.edition.coins[ships]) if ships < TRACK else 0
