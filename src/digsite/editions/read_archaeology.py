"""The reader of Archaeology's editions."""

from digsite.core.title import Title
from digsite.editions.toml_table import TomlTable
from digsite.games.archaeology.box import (
    CHAMBER_NAMES,
    FEWEST_PLAYERS,
    KIND_NAMES,
    LARGEST_SET,
    MAP,
    MOST_PLAYERS,
    NAME,
    Edition,
)
from digsite.games.archaeology.title import ArchaeologyTitle

PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)


def read(table: TomlTable) -> Title:
    """The title with the values of the table; its faults are noted there."""
    table.word("title", [NAME])
    name = table.word("name")
    copies, trading, selling = _treasures(table.sourced("treasures"))
    thieves, sandstorms = _hazards(table.sourced("hazards"))
    setup = table.sourced("setup")
    hand = setup.whole("hand", least=1)
    market = setup.whole("market")
    setup.done()
    maps, cards = _chambers(table.sourced("chambers"))
    table.done()
    edition = Edition(
        name, copies, trading, selling, thieves, sandstorms, hand, market, maps, cards
    )
    if not table.faults:
        _enough_cards(table, edition)
    return ArchaeologyTitle(edition)


def _treasures(table: TomlTable) -> tuple[list[int], list[int], list[list[int]]]:
    copies, trading, selling = [], [], []
    for kind in KIND_NAMES:
        card = table.part(kind)
        copies.append(card.whole("copies"))
        trading.append(card.whole("trading", least=1))
        selling.append(card.wholes("selling", 1, int(LARGEST_SET)))
        card.done()
    table.done()
    return copies, trading, selling


def _hazards(table: TomlTable) -> tuple[int, list[int]]:
    thieves = table.whole("thieves")
    by_players = table.part("sandstorms")
    sandstorms = [by_players.whole(str(players)) for players in PLAYERS]
    by_players.done()
    table.done()
    return thieves, sandstorms


def _chambers(table: TomlTable) -> tuple[list[int], list[int]]:
    maps, cards = [], []
    for name in CHAMBER_NAMES:
        chamber = table.part(name)
        maps.append(chamber.whole("maps", least=1))
        cards.append(chamber.whole("cards", least=1))
        chamber.done()
    table.done()
    return maps, cards


def _enough_cards(table: TomlTable, edition: Edition) -> None:
    """Hands, marketplace and chambers are filled without maps, and something is left to dig."""
    maps = edition.copies[MAP]
    others = sum(edition.copies) - maps
    chambers = sum(edition.chamber_cards)
    for players in PLAYERS:
        dealt = players * edition.hand + edition.market + chambers
        if dealt > others:
            table.fault("too-few", players=players, dealt=dealt, others=others)
        elif others + maps + edition.thieves + edition.sandstorms[players - 2] == dealt:
            table.fault("nothing-to-dig", players=players)
