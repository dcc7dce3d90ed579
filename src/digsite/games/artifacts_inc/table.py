"""Where everything lies; no rule.

All of it is open: a pile is the multiset of cards that nobody has seen yet, which everybody can
work out, and its order does not exist before a card is turned up (R60). The cards of a player are
*pieces*, see edition.py; the cell of a card is twice its column, counted from the leftmost that can
ever be reached, plus its row.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.core.numbers import BLANK, filled
from digsite.games.artifacts_inc.box import (
    ARTIFACTS,
    BOXES,
    FACES,
    FINDS,
    LEVELS,
    MUSEUMS,
    NONE,
    PILES,
    STARTING_CARDS,
)
from digsite.games.artifacts_inc.moves import Moves


class Counted:
    """What follows from the rest and is kept because it is asked often; see rules/recount.py."""

    def __init__(self) -> None:
        self.reputation: vec[i64] = BLANK  # by seat
        self.symbols: vec[i64] = BLANK  # by seat: adventurer symbols, §2.2
        self.dive_help: vec[i64] = BLANK  # by seat: §7.10
        self.convoys: vec[i64] = BLANK  # by seat: cards with extra finds, §7.8
        self.unseen: vec[i64] = BLANK  # by pile: cards in it ...
        self.seen: vec[i64] = BLANK  # ... and cards of it that are for sale
        self.own: vec[i64] = BLANK  # the pieces of each seat, ascending ...
        self.own_count: vec[i64] = BLANK  # ... how many
        self.places: vec[i64] = BLANK  # where each seat can place dice, ascending ...
        self.place_count: vec[i64] = BLANK  # ... how many
        self.faces: vec[i64] = BLANK  # ... with these faces
        self.uses: vec[i64] = BLANK  # ... for this purpose, see box.py
        self.terms: vec[i64] = BLANK  # ... on these terms
        self.smallest: vec[i64] = BLANK  # the smallest open order of each museum

    def copy_counted(self, twin: "Counted") -> None:
        twin.reputation = self.reputation[:]
        twin.symbols = self.symbols[:]
        twin.dive_help = self.dive_help[:]
        twin.convoys = self.convoys[:]
        twin.unseen = self.unseen[:]
        twin.seen = self.seen[:]
        twin.own = self.own[:]
        twin.own_count = self.own_count[:]
        twin.places = self.places[:]
        twin.place_count = self.place_count[:]
        twin.faces = self.faces[:]
        twin.uses = self.uses[:]
        twin.terms = self.terms[:]
        twin.smallest = self.smallest[:]


class Middle(Counted):
    """What belongs to nobody: the agreement, the open question, the cards and Museums to use."""

    def __init__(self, moves: Moves, seats: i64) -> None:
        super().__init__()
        self.moves: Final = moves
        self.edition: Final = moves.edition
        self.seats: Final[i64] = seats
        # What the players agreed on.
        self.late_refill: bool = False  # R19: gaps wait for the end of the turn
        self.idle_buy: bool = False  # R13: a die may lie on Buy though nothing can be paid
        # The open question, see questions/steps.py.
        self.step: i64 = 0
        self.subject: i64 = NONE
        self.stake: i64 = 0
        self.left: i64 = 0
        self.floor: i64 = 0
        self.sold: vec[i64] = BLANK  # artifacts given away in the open sale
        # The middle of the table.
        self.piles: vec[i64] = BLANK  # cards not seen yet, by design
        self.visible: vec[i64] = BLANK  # cards for sale, by design
        self.orders: vec[i64] = BLANK  # whose cube lies on each box of each museum
        self.sizes: vec[i64] = BLANK  # printed on those boxes; never changes
        self.dives: i64 = 0  # underwater cards gone from the stack
        # Counts of changes to what seldom changes: what has not changed need not be drawn again.
        self.sale_changes: i64 = 0  # piles and cards for sale
        self.cube_changes: i64 = 0  # orders
        self.row_changes: i64 = 0  # cards of players

    def copy_middle(self, twin: "Middle") -> None:
        twin.late_refill = self.late_refill
        twin.idle_buy = self.idle_buy
        twin.step = self.step
        twin.subject = self.subject
        twin.stake = self.stake
        twin.left = self.left
        twin.floor = self.floor
        twin.sold = self.sold[:]
        twin.piles = self.piles[:]
        twin.visible = self.visible[:]
        twin.orders = self.orders[:]
        twin.sizes = self.sizes
        twin.dives = self.dives
        twin.sale_changes = self.sale_changes
        twin.cube_changes = self.cube_changes
        twin.row_changes = self.row_changes


class Table(Middle):
    """All cards, cubes, dice and dollars; `laid_out` makes a new table, `copy` a twin."""

    def __init__(self, moves: Moves, seats: i64) -> None:
        super().__init__(moves, seats)
        # The players.
        self.dollars: vec[i64] = BLANK
        self.artifacts: vec[i64] = BLANK  # by seat and artifact
        self.levels: vec[i64] = BLANK  # by seat and piece; 0: not theirs
        self.cells: vec[i64] = BLANK  # by seat and piece; none: not theirs
        self.finds: vec[i64] = BLANK  # by seat and find
        # The turn.
        self.first: i64 = NOBODY
        self.turn: i64 = NOBODY
        self.contest: vec[i64] = BLANK  # §1.8: sums rolled; 0: still to roll; none: has lost
        self.dice: vec[i64] = BLANK  # rolled and not placed, by face
        self.placed: vec[i64] = BLANK  # the face of the die on each place, from 1; 0: no die
        self.dive_dice: vec[i64] = BLANK  # placed on Dive, by face
        self.reached: bool = False  # §8.2: the end has been set off
        self.quiet_turns: i64 = 0  # R61: in a row, this one included, in which nobody got ahead

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def copy(self) -> "Table":
        twin = Table(self.moves, self.seats)
        self.copy_counted(twin)
        self.copy_middle(twin)
        twin.dollars = self.dollars[:]
        twin.artifacts = self.artifacts[:]
        twin.levels = self.levels[:]
        twin.cells = self.cells[:]
        twin.finds = self.finds[:]
        twin.first = self.first
        twin.turn = self.turn
        twin.contest = self.contest[:]
        twin.dice = self.dice[:]
        twin.placed = self.placed[:]
        twin.dive_dice = self.dive_dice[:]
        twin.reached = self.reached
        twin.quiet_turns = self.quiet_turns
        return twin

    def level(self, seat: i64, piece: i64) -> i64:
        return self.levels[seat * self.edition.piece_count + piece]

    def cell(self, seat: i64, piece: i64) -> i64:
        return self.cells[seat * self.edition.piece_count + piece]

    def put(self, seat: i64, piece: i64, cell: i64) -> None:
        """A card joins a player's rows on Level 1, or is put elsewhere while they are built."""
        first = seat * self.edition.piece_count
        if self.levels[first + piece] == 0:
            self._list_own(seat, piece)
        self.levels[first + piece] = 1
        self.cells[first + piece] = cell
        self.row_changes += 1

    def _list_own(self, seat: i64, piece: i64) -> None:
        """The pieces of a player are listed in ascending order."""
        first = seat * self.edition.piece_count
        i = first + self.own_count[seat]
        while i > first and self.own[i - 1] > piece:
            self.own[i] = self.own[i - 1]
            i -= 1
        self.own[i] = piece
        self.own_count[seat] += 1

    def turn_over(self, seat: i64, piece: i64) -> None:
        """A card shows its Level 2 side."""
        self.levels[seat * self.edition.piece_count + piece] = LEVELS
        self.row_changes += 1

    def own_piece(self, seat: i64, i: i64) -> i64:
        """One of the `own_count` pieces of a player."""
        return self.own[seat * self.edition.piece_count + i]

    def own_place(self, seat: i64, i: i64) -> i64:
        """Where a player can place dice: one of the `place_count` places on their cards."""
        return self.places[seat * self.edition.place_count + i]

    def own_faces(self, seat: i64, i: i64) -> i64:
        """The faces that such a place takes."""
        return self.faces[seat * self.edition.place_count + i]

    def own_use(self, seat: i64, i: i64) -> i64:
        """What a die on such a place is for."""
        return self.uses[seat * self.edition.place_count + i]

    def own_term(self, seat: i64, i: i64) -> i64:
        return self.terms[seat * self.edition.place_count + i]

    def held(self, seat: i64, artifact: i64) -> i64:
        return self.artifacts[seat * ARTIFACTS + artifact]

    def add_artifacts(self, seat: i64, artifact: i64, count: i64) -> None:
        """A count below zero discards."""
        self.artifacts[seat * ARTIFACTS + artifact] += count

    def all_artifacts(self, seat: i64) -> i64:
        total: i64 = 0
        artifacts = self.artifacts
        first = seat * ARTIFACTS
        for i in range(first, first + ARTIFACTS):
            total += artifacts[i]
        return total

    def owner(self, museum: i64, box: i64) -> i64:
        return self.orders[museum * BOXES + box]

    def put_cube(self, museum: i64, box: i64, seat: i64) -> None:
        self.orders[museum * BOXES + box] = seat
        self.cube_changes += 1

    def size(self, museum: i64, box: i64) -> i64:
        """How many artifacts an order asks for."""
        return self.sizes[museum * BOXES + box]

    def dice_in_hand(self) -> i64:
        total: i64 = 0
        for face in range(FACES):
            total += self.dice[face]
        return total

    def found(self, seat: i64, find: i64) -> i64:
        return self.finds[seat * FINDS + find]

    def add_find(self, seat: i64, find: i64) -> None:
        self.finds[seat * FINDS + find] += 1

    def underwater_cards(self, seat: i64) -> i64:
        total: i64 = 0
        for find in range(FINDS):
            total += self.found(seat, find)
        return total


def laid_out(moves: Moves, seats: i64) -> Table:
    """A table with all cards still in their piles."""
    edition = moves.edition
    table = Table(moves, seats)
    table.sold = filled(ARTIFACTS, 0)
    table.piles = filled(edition.design_count, 0)
    for design in range(STARTING_CARDS, edition.design_count):
        table.piles[design] = edition.designs[design].copies
    table.visible = filled(edition.design_count, 0)
    table.orders = filled(MUSEUMS * BOXES, NOBODY)
    table.sizes = edition.order_sizes(seats)
    _lay_out_players(table)
    _make_room(table)
    return table


def _lay_out_players(table: Table) -> None:
    edition = table.edition
    table.dollars = filled(table.seats, 0)
    table.artifacts = filled(table.seats * ARTIFACTS, 0)
    table.levels = filled(table.seats * edition.piece_count, 0)
    table.cells = filled(table.seats * edition.piece_count, NONE)
    table.finds = filled(table.seats * FINDS, 0)
    table.contest = filled(table.seats, 0)
    table.dice = filled(FACES, 0)
    table.placed = filled(edition.place_count, 0)
    table.dive_dice = filled(FACES, 0)


def _make_room(table: Table) -> None:
    """Room for what is worked out later."""
    edition = table.edition
    table.reputation = filled(table.seats, 0)
    table.symbols = filled(table.seats, 0)
    table.dive_help = filled(table.seats, 0)
    table.convoys = filled(table.seats, 0)
    table.unseen = filled(PILES, 0)
    table.seen = filled(PILES, 0)
    table.own = filled(table.seats * edition.piece_count, NONE)
    table.own_count = filled(table.seats, 0)
    table.places = filled(table.seats * edition.place_count, NONE)
    table.place_count = filled(table.seats, 0)
    table.faces = filled(table.seats * edition.place_count, 0)
    table.uses = filled(table.seats * edition.place_count, 0)
    table.terms = filled(table.seats * edition.place_count, 0)
    table.smallest = filled(MUSEUMS, 0)
