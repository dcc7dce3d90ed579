"""Archaeology: dig site and pyramid, marketplace, hand, players."""

from digsite.core.actors import SPECTATOR
from digsite.drawing.paper import Piece, Section, counts, use
from digsite.drawing.words import Words
from digsite.games.archaeology.box import CHAMBER_NAMES
from digsite.games.archaeology.view import ArchaeologyView
from digsite.shapes.archaeology import Kinds
from digsite.shapes.records import record_of


def sections(view: ArchaeologyView, words: Words) -> list[Section]:
    seen = record_of(view)
    hand = (
        [] if seen["seat"] == SPECTATOR else [Section(words("hand-name"), of(seen["hand"], words))]
    )
    return [
        dig_site(view, words),
        Section(words("market-name"), of(seen["market"], words)),
        *hand,
        players(view, words),
    ]


def of(cards: Kinds, words: Words) -> list[Piece]:
    """The cards of each kind that is there."""
    return [
        Piece(use(f"archaeology-{kind}"), words(f"kind-{kind}"), count)
        for kind, count in counts(cards).items()
    ]


def dig_site(view: ArchaeologyView, words: Words) -> Section:
    """What is buried, and which chambers of the pyramid are open."""
    seen = record_of(view)
    chambers = [words.chamber(view, number, name) for number, name in enumerate(CHAMBER_NAMES)]
    pieces = [
        Piece(use("archaeology-mound"), words("buried", cards=seen["buried"])),
        Piece(use("archaeology-thief"), words("thief-name"), seen["thieves"], told=True),
        Piece(use("archaeology-sandstorm"), words("storm-name"), seen["sandstorms"], told=True),
    ]
    return Section(words("site"), pieces, f"{words('pyramid')}: {' · '.join(chambers)}")


def players(view: ArchaeologyView, words: Words) -> Section:
    """Each with the size of the hand, and the money."""
    seen = record_of(view)
    pieces = [
        Piece(
            use("archaeology-back"), f"{words.seat(seat)}: {seen['money'][seat]}", cards, told=True
        )
        for seat, cards in enumerate(seen["sizes"])
    ]
    return Section(words("tab-players"), pieces, words("money-name"))
