"""The printed values of one edition, as the rules read them: lists by small numbers.

A *design* is a card as printed, a *piece* one copy of it in the hands of a player: their second
Jungle Expedition is always the piece that follows their first. A *place* holds one die: first the
actions of all pieces, then those of the public cards.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from digsite.core.title import Title
from digsite.games.artifacts_inc.box import (
    ALWAYS,
    ANY_FACE,
    BOXES,
    BUY,
    COLLECTORS,
    DIVE_PLUS,
    EASE_ADJACENT,
    EXTRA_FIND_ADJACENT,
    FEWEST_PLAYERS,
    GUIDE,
    LEVELS,
    MOST_ACTIONS,
    MUSEUMS,
    NONE,
    PILES,
    REP_ADJACENT,
    REP_FIND,
    ROWS,
    SELL_ANY,
    SELL_MUSEUM,
    STARTING_CARDS,
    TO_BUY,
    TO_FILL,
    TO_FILL_ANY,
    TO_SELL,
    TO_TRADE,
    TRADE,
    Action,
    Bonus,
    Design,
    Museum,
    Public,
    Side,
    Values,
)

NO_ACTION: Final = Action(BUY, ANY_FACE)
"""Fills the gap where a side shows fewer actions than the other."""


class Edition:
    """All cards and numbers of a copy of the game."""

    title: Title  # the title that is made of these values

    def __init__(
        self,
        name: str,
        version: int,
        values: Values,
        designs: list[Design],
        publics: list[Public],
        museums: list[Museum],
        few_museums: list[Museum],
        dive_numbers: list[int],
        dive_finds: list[int],
    ) -> None:
        self.name: Final = name
        self.version: Final = version  # raised when numbers of the same edition are corrected
        self.values: Final = values
        self.designs: Final = designs  # the starting cards first, then pile by pile
        self.publics: Final = publics  # the museums, then collectors and guide
        self.museums: Final = museums  # the sides with nine boxes
        self.few_museums: Final = few_museums  # the sides with six
        self.sizes: Final = _sizes(museums)
        self.few_sizes: Final = _sizes(few_museums)
        self.dive_numbers: Final = vec[i64](dive_numbers)
        self.dive_finds: Final = vec[i64](dive_finds)
        self._count_designs()
        self._count_pieces()
        self._count_places()

    def _count_designs(self) -> None:
        designs = self.designs
        self.design_count: i64 = len(designs)
        self.dollars: vec[i64] = vec[i64]([design.dollars for design in designs])
        self.scrolls: vec[i64] = vec[i64]([design.scrolls for design in designs])
        self.cheapest: i64 = min([design.dollars for design in designs])
        self.kinds: vec[i64] = vec[i64]([design.kind for design in designs])
        self.piles: vec[i64] = vec[i64]([design.pile for design in designs])
        self._number_names([design.called for design in designs])
        self.first_of_pile: vec[i64] = vec[i64](
            [_first_of_pile(designs, pile) for pile in range(PILES + 1)]
        )
        self._count_sides()

    def _count_sides(self) -> None:
        """By design and level: what each side of a card shows."""
        sides = [side for design in self.designs for side in design.sides]
        self.actions: list[Action] = []  # by side and position
        for side in sides:
            missing = int(MOST_ACTIONS) - len(side.actions)
            self.actions.extend(side.actions + [NO_ACTION] * missing)
        self.bonuses: list[list[Bonus]] = [side.bonuses for side in sides]
        self.reputation: vec[i64] = vec[i64]([side.reputation for side in sides])
        self.dice: vec[i64] = vec[i64]([side.dice for side in sides])
        self.dive_plus: vec[i64] = self._bonuses_of([DIVE_PLUS])
        self.eases: vec[i64] = self._bonuses_of([EASE_ADJACENT])  # for neighbours
        self.extras: vec[i64] = self._bonuses_of([EXTRA_FIND_ADJACENT])  # for neighbours
        self.boosts: vec[i64] = self._bonuses_of([REP_ADJACENT, REP_FIND])  # for reputation

    def _bonuses_of(self, sorts: list[i64]) -> vec[i64]:
        """How much of these sorts of bonus each side has."""
        return vec[i64](
            [
                sum([bonus.amount for bonus in bonuses if bonus.what in sorts])
                for bonuses in self.bonuses
            ]
        )

    def _number_names(self, called: list[str]) -> None:
        """The number of a name is the first design that has it; several designs may share one."""
        self.names: vec[i64] = vec[i64]([called.index(name) for name in called])
        for design in self.designs:
            for side in design.sides:
                for bonus in side.bonuses:
                    if bonus.card in called:
                        bonus.named = called.index(bonus.card)

    def _count_pieces(self) -> None:
        self.piece_design: vec[i64] = vec[i64]()
        self.piece_names: list[str] = []
        self.first_piece: vec[i64] = vec[i64]()  # by design
        for d in range(self.design_count):
            design = self.designs[d]
            self.first_piece = append(self.first_piece, len(self.piece_names))
            copies: i64 = 1 if design.pile == NONE else design.copies
            for copy in range(copies):
                self.piece_design = append(self.piece_design, d)
                self.piece_names.append(design.name if copy == 0 else f"{design.name}#{copy + 1}")
        self.piece_count: i64 = len(self.piece_names)
        self.reach: i64 = self.piece_count - STARTING_CARDS  # §4.1: how far a row can grow
        self.cell_count: i64 = ROWS * (2 * self.reach + STARTING_CARDS)

    def _count_places(self) -> None:
        self.first_place: vec[i64] = vec[i64]()  # by piece; the last ends where the next begins
        self.place_piece: vec[i64] = vec[i64]()  # none: on a public card
        self.place_action: vec[i64] = vec[i64]()  # position on its card
        self.place_public: vec[i64] = vec[i64]()  # which public card; none: on a piece
        self.place_faces: vec[i64] = vec[i64]()  # by place and level; no face: no such action
        self.place_uses: vec[i64] = vec[i64]()  # by place and level: what a die there is for ...
        self.place_terms: vec[i64] = vec[i64]()  # ... and on which terms
        for piece in range(self.piece_count):
            self.first_place = append(self.first_place, len(self.place_piece))
            sides = self.designs[self.piece_design[piece]].sides
            for position in range(max([len(side.actions) for side in sides])):
                self._add_place(piece, position, NONE)
                for side in sides:
                    self._add_action(side, position)
        self.first_public_place: i64 = len(self.place_piece)
        self.first_place = append(self.first_place, self.first_public_place)
        for public in range(len(self.publics)):
            for position in range(self.publics[public].slots):
                self._add_place(NONE, position, public)
                self._add_purpose(self.publics[public].faces, _use_of_public(public), public)
                self._add_purpose(self.publics[public].faces, _use_of_public(public), public)
        self.place_count: i64 = len(self.place_piece)
        self.no_dice: vec[i64] = vec[i64]([0] * int(self.place_count))

    def _add_place(self, piece: i64, position: i64, public: i64) -> None:
        self.place_piece = append(self.place_piece, piece)
        self.place_action = append(self.place_action, position)
        self.place_public = append(self.place_public, public)

    def _add_action(self, side: Side, position: int) -> None:
        """The action in this position, or none where this side shows fewer."""
        if position < len(side.actions):
            action = side.actions[position]
            self._add_purpose(action.faces, _use_of(action), _term_of(action))
        else:
            self._add_purpose(0, ALWAYS, 0)

    def _add_purpose(self, faces: i64, use: i64, term: i64) -> None:
        self.place_faces = append(self.place_faces, faces)
        self.place_uses = append(self.place_uses, use)
        self.place_terms = append(self.place_terms, term)

    def museum(self, seats: i64, museum: i64) -> Museum:
        """The side of the Museum that this many players use (§1.4)."""
        return self.few_museums[museum] if seats == FEWEST_PLAYERS else self.museums[museum]

    def order_sizes(self, seats: i64) -> vec[i64]:
        """What each box of each Museum asks for, on the sides that this many players use (§1.4)."""
        return self.few_sizes if seats == FEWEST_PLAYERS else self.sizes

    def side(self, piece: i64, level: i64) -> i64:
        """The number of the side that a piece shows on this level."""
        return self.piece_design[piece] * LEVELS + level - 1

    def action(self, design: i64, level: i64, position: i64) -> Action:
        return self.actions[(design * LEVELS + level - 1) * MOST_ACTIONS + position]

    def bonuses_of(self, design: i64, level: i64) -> list[Bonus]:
        return self.bonuses[design * LEVELS + level - 1]

    def faces_at(self, place: i64, level: i64) -> i64:
        """The faces that a place takes on a level of its card; none: no such action there."""
        return self.place_faces[place * LEVELS + level - 1]

    def use_at(self, place: i64, level: i64) -> i64:
        """What a die on a place is for, on a level of its card."""
        return self.place_uses[place * LEVELS + level - 1]

    def term_at(self, place: i64, level: i64) -> i64:
        return self.place_terms[place * LEVELS + level - 1]

    def card_at(self, place: i64) -> str:
        """The name of the card, asset or public, that the place belongs to."""
        piece = self.place_piece[place]
        if piece == NONE:
            return self.publics[self.place_public[place]].name
        return self.piece_names[piece]


def _sizes(museums: list[Museum]) -> vec[i64]:
    sizes = vec[i64]([0] * int(MUSEUMS * BOXES))
    for m in range(len(museums)):
        orders = museums[m].orders
        for box in range(len(orders)):
            sizes[m * BOXES + box] = orders[box]
    return sizes


def _first_of_pile(designs: list[Design], pile: int) -> int:
    """How many designs come before those of the pile; starting cards belong to none."""
    return len([design for design in designs if design.pile < pile])


def _use_of(action: Action) -> i64:
    """Finding and gaining are always of use, the others need something to buy or give (§2.6)."""
    if action.do == BUY:
        return TO_BUY
    if action.do == SELL_ANY:
        return TO_SELL
    if action.do == SELL_MUSEUM:
        return TO_FILL_ANY
    return TO_TRADE if action.do == TRADE else ALWAYS


def _term_of(action: Action) -> i64:
    """The discount, or the number of artifacts to give."""
    return action.discount if action.do == BUY else action.give


def _use_of_public(public: i64) -> i64:
    """A guide is always welcome; collectors and Museums need artifacts (§2.6)."""
    if public == GUIDE:
        return ALWAYS
    return TO_SELL if public == COLLECTORS else TO_FILL
