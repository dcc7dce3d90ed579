"""The black market (chapter 11), gold (§14.4) and Berlin (§15.6)."""

from mypy_extensions import i64

from digsite.games.artifact.box import BERLIN, GOLD, NO_CARD, PLACES, SHIP, kind_of
from digsite.games.artifact.rules.knowledge import gain_openly, lose_openly
from digsite.games.artifact.rules.turns import return_marker
from digsite.games.artifact.table import Table


def has_ship(table: Table, seat: i64) -> bool:
    """Only a ship sells or buys, no joker and no seventh action (§11.1, §11.6, §15.9, R59)."""
    return table.on_mat(seat, SHIP) > 0


def coins(table: Table) -> i64:
    """The number above the space that the next ship covers (§11.3, §11.5, §9.4, R28, R36)."""
    return table.edition.coins[table.tracks[SHIP]]


def sell(table: Table, seat: i64, kind: i64) -> None:
    """The card goes to the market (§11.1); you receive the coins above your ship (§11.3)."""
    lose_openly(table, seat, kind)
    make_room(table)
    table.market[market_size(table)] = kind
    table.money[seat] += coins(table) + extra_coins(table, seat)
    return_marker(table, seat, SHIP)


def make_room(table: Table) -> None:
    """If all three places are taken the oldest card leaves the game (§11.2, R35)."""
    if market_size(table) == PLACES:
        table.gone[table.market[0]] += 1
        take_away(table, 0)


def extra_coins(table: Table, seat: i64) -> i64:
    """Berlin receives more for a sale (§15.6, R88)."""
    if table.cities[seat] == BERLIN:
        return table.edition.berlin_coins
    return 0


def can_buy(table: Table, seat: i64, place: i64) -> bool:
    """A card must lie there (§11.4), and you need the coins (§11.5, R37)."""
    return table.market[place] != NO_CARD and table.money[seat] >= coins(table)


def buy(table: Table, seat: i64, place: i64) -> None:
    """Take the card (§11.4) and pay the coins above your ship (§11.5)."""
    gain_openly(table, seat, table.market[place])
    take_away(table, place)
    table.money[seat] -= coins(table)
    return_marker(table, seat, SHIP)


def has_gold(table: Table, seat: i64, site: i64) -> bool:
    """At any time of your turn gold takes any card of the market (§14.4, R41, R76)."""
    return table.held(seat, kind_of(site, GOLD)) > 0


def play_gold(table: Table, seat: i64, site: i64, place: i64) -> None:
    """The gold leaves the game; the card goes to your hand without marker and money (§14.4)."""
    gold = kind_of(site, GOLD)
    lose_openly(table, seat, gold)
    table.gone[gold] += 1
    gain_openly(table, seat, table.market[place])
    take_away(table, place)


def market_size(table: Table) -> i64:
    """The cards on the market; it starts empty (§11.1, R75)."""
    size: i64 = 0
    while size < PLACES and table.market[size] != NO_CARD:
        size += 1
    return size


def take_away(table: Table, place: i64) -> None:
    """The cards close up, oldest first (§11.2, R35)."""
    for i in range(place, PLACES - 1):
        table.market[i] = table.market[i + 1]
    table.market[PLACES - 1] = NO_CARD
