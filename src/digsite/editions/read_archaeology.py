"""The reader of Archaeology's editions."""

from digsite.core.title import Title
from digsite.editions.sheet import Sheet
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


def read(sheet: Sheet) -> Title:
    """The title with the values of the sheet; its faults are noted there."""
    sheet.word("title", [NAME])
    name = sheet.word("name")
    copies, trading, selling = _treasures(sheet.sourced("treasures"))
    thieves, sandstorms = _hazards(sheet.sourced("hazards"))
    setup = sheet.sourced("setup")
    hand = setup.whole("hand", least=1)
    market = setup.whole("market")
    setup.done()
    maps, cards = _chambers(sheet.sourced("chambers"))
    sheet.done()
    edition = Edition(
        name, copies, trading, selling, thieves, sandstorms, hand, market, maps, cards
    )
    if not sheet.faults:
        _enough_cards(sheet, edition)
    return ArchaeologyTitle(edition)


def _treasures(sheet: Sheet) -> tuple[list[int], list[int], list[list[int]]]:
    copies, trading, selling = [], [], []
    for kind in KIND_NAMES:
        card = sheet.part(kind)
        copies.append(card.whole("copies"))
        trading.append(card.whole("trading", least=1))
        selling.append(card.wholes("selling", 1, int(LARGEST_SET)))
        card.done()
    sheet.done()
    return copies, trading, selling


def _hazards(sheet: Sheet) -> tuple[int, list[int]]:
    thieves = sheet.whole("thieves")
    by_players = sheet.part("sandstorms")
    sandstorms = [by_players.whole(str(players)) for players in PLAYERS]
    by_players.done()
    sheet.done()
    return thieves, sandstorms


def _chambers(sheet: Sheet) -> tuple[list[int], list[int]]:
    maps, cards = [], []
    for name in CHAMBER_NAMES:
        chamber = sheet.part(name)
        maps.append(chamber.whole("maps", least=1))
        cards.append(chamber.whole("cards", least=1))
        chamber.done()
    sheet.done()
    return maps, cards


def _enough_cards(sheet: Sheet, edition: Edition) -> None:
    """Hands, marketplace and chambers are filled without maps, and something is left to dig."""
    maps = edition.copies[MAP]
    others = sum(edition.copies) - maps
    chambers = sum(edition.chamber_cards)
    for players in PLAYERS:
        dealt = players * edition.hand + edition.market + chambers
        if dealt > others:
            sheet.fault("too-few", players=players, dealt=dealt, others=others)
        elif others + maps + edition.thieves + edition.sandstorms[players - 2] == dealt:
            sheet.fault("nothing-to-dig", players=players)
