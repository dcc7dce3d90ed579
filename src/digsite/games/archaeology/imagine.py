"""Worlds that a seat must reckon with: full tables that look the same to it (R29)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.actors import SPECTATOR
from digsite.core.keys import Keys
from digsite.core.numbers import filled
from digsite.core.rng import Rng
from digsite.core.title import Worlds
from digsite.games.archaeology.box import KINDS, MAP
from digsite.games.archaeology.game import Archaeology
from digsite.games.archaeology.questions import steps
from digsite.games.archaeology.rules.pyramid import closed_cards
from digsite.games.archaeology.rules.setup import draw_treasure
from digsite.games.archaeology.table import NO_MAP, NOTE, Table
from digsite.games.archaeology.view import ArchaeologyView

MOST_DEALS: Final[i64] = 10_000


class ArchaeologyWorlds(Worlds):
    """A table with all that is certain, and the cards the seat has not seen yet to be dealt.

    Whoever is in the middle of a trade or a discard must hold cards to go on with: worlds
    where that is not so are dealt again, which leaves the others as likely as they should be.
    """

    def __init__(self, view: ArchaeologyView) -> None:
        super().__init__(view.title, view)
        table = Table(view.table.edition, view.seats)
        table.copy_open(view.table)
        table.hands = known_cards(view)
        table.unseen = cards_not_seen(table)
        table.notes = notes_of_others(view)
        sizes = view.sizes
        self.seen: Final = view
        self.certain: Final = table
        self.blanks: Final = vec[i64](
            [sizes[seat] - table.hand_size(seat) for seat in range(view.seats)]
        )
        self.keys: Final = Keys()
        self.tested: bool = False
        refuse_contradiction(view, table, self.blanks)

    def draw(self, rng: Rng) -> Archaeology:
        deals: i64 = 0
        while deals < MOST_DEALS:
            game = self.dealt(rng)
            if self.tested or self.can_go_on(game):
                # The seat itself knows what it can answer: that is the same in all worlds.
                self.tested = self.seen.actor == self.seen.seat
                return game
            deals += 1
        raise ValueError("this view contradicts itself: nobody could have come to this question")

    def dealt(self, rng: Rng) -> Archaeology:
        """Deal the cards the seat has not seen to the places where they may lie."""
        table = self.certain.copy()
        blanks = self.blanks[:]
        deal_maps(self.seen, table, blanks, rng)
        deal_others(table, blanks, rng)
        return Archaeology(table)

    def can_go_on(self, game: Archaeology) -> bool:
        self.keys.clear()
        game.fill(self.keys)
        return self.keys.count > 0 or game.table.step == steps.ENDED


def known_cards(view: ArchaeologyView) -> vec[i64]:
    """The viewer's hand, and of each other hand the cards that were seen to go there."""
    hands = filled(view.seats * KINDS, 0)
    for seat in range(view.seats):
        for kind in range(KINDS):
            own = seat == view.seat
            hands[seat * KINDS + kind] = view.hand[kind] if own else view.knows(seat, kind)
    return hands


def cards_not_seen(table: Table) -> vec[i64]:
    """The cards of the box less those in the marketplace, in known hands, sold or spent (§3.3)."""
    unseen = table.edition.copies[:]
    unseen[MAP] -= table.spent_maps
    for kind in range(KINDS):
        unseen[kind] -= table.market[kind]
        for seat in range(table.seats):
            unseen[kind] -= table.held(seat, kind) + table.cards_sold(seat, kind)
    return unseen


def refuse_contradiction(view: ArchaeologyView, table: Table, blanks: vec[i64]) -> None:
    """The unseen cards fill the unknown places exactly, and the maps among them have room."""
    places = table.buried - table.thieves - table.sandstorms
    room: i64 = places
    places += closed_cards(table)
    possible = True
    for seat in range(table.seats):
        places += blanks[seat]
        no_maps = 0 if seat == view.seat else view.knows(seat, NO_MAP)
        room += blanks[seat] - no_maps
        possible = possible and blanks[seat] >= no_maps
    for kind in range(KINDS):
        places -= table.unseen[kind]
        possible = possible and table.unseen[kind] >= 0
    if not possible or places != 0 or room < table.unseen[MAP]:
        raise ValueError("this view contradicts itself: its cards do not add up")


def deal_maps(view: ArchaeologyView, table: Table, blanks: vec[i64], rng: Rng) -> None:
    """Each unseen map lies in the dig site, or is a card of a hand that may be one (R28)."""
    buried = table.buried - table.thieves - table.sandstorms
    rooms = blanks[:]
    room: i64 = buried
    for seat in range(view.seats):
        if seat != view.seat:
            rooms[seat] -= view.knows(seat, NO_MAP)
            room += rooms[seat]
    maps = table.unseen[MAP]
    for i in range(maps):
        place = rng.below(room - i)
        seat = 0
        while seat < view.seats and place >= rooms[seat]:
            place -= rooms[seat]
            seat += 1
        if seat < view.seats:
            rooms[seat] -= 1
            blanks[seat] -= 1
            table.gain(seat, MAP)
            table.unseen[MAP] -= 1


def deal_others(table: Table, blanks: vec[i64], rng: Rng) -> None:
    """The rest of each hand is any of the unseen treasures; what remains lies in dig site and
    chambers."""
    for seat in range(table.seats):
        while blanks[seat] > 0:
            kind = draw_treasure(table, rng)
            table.unseen[kind] -= 1
            table.gain(seat, kind)
            blanks[seat] -= 1


def notes_of_others(view: ArchaeologyView) -> vec[i64]:
    """What the viewer knows, and what all know of the viewer's hand, is certain; of what the others
    know of each other only the public part is."""
    row = view.seats * NOTE
    notes = filled((view.seats + 1) * row, 0)
    for observer in range(view.seats + 1):
        for i in range(row):
            own = observer == view.seat
            notes[observer * row + i] = view.known[i] if own else view.public[i]
    if view.seat != SPECTATOR:
        for observer in range(view.seats):
            for i in range(NOTE):
                place = observer * row + view.seat * NOTE + i
                notes[place] = view.exposed[observer * NOTE + i]
    return notes
