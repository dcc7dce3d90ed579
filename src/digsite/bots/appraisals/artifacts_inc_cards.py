"""What the cards of Artifacts, Inc. bring in each further turn, and what they may still become."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.bots.appraisals.artifacts_inc_beliefs import Beliefs, chances
from digsite.games.artifacts_inc.box import (
    BUY,
    DICE_IN_BOX,
    DIVE_PLUS,
    EXPEDITION,
    EXTRA_FIND_ADJACENT,
    FIND,
    GAIN,
    LEVELS,
    NONE,
    REP_ADJACENT,
    REP_FIND,
    SALE_PLUS,
    SELL_ANY,
    SELL_MUSEUM,
    STARTING_CARDS,
    Action,
    Bonus,
)
from digsite.games.artifacts_inc.edition import Edition
from digsite.games.artifacts_inc.rules.rows import are_adjacent
from digsite.games.artifacts_inc.view import ArtifactsIncView

CHANCES: Final = [chances(dice) for dice in range(int(DICE_IN_BOX) + 1)]
FACES_IN: Final = [bin(faces).count("1") for faces in range(64)]
USUAL_DICE: Final = 4
USUAL_COUNT: Final[i64] = 2  # neighbours or underwater cards that a gain is counted by
HOPEFUL: Final = 6.0  # turns within which hopes may come true
NEXT_DIVES: Final[i64] = 6
NEIGHBOURS: Final[i64] = 3  # places beside a card, above or below included
ANY_KIND: Final[i64] = -9


class Engine:
    """What each side of each card of an edition brings."""

    def __init__(self, edition: Edition, beliefs: Beliefs) -> None:
        self.edition: Final = edition
        self.beliefs: Final = beliefs
        self.uses: Final = _uses(edition, beliefs)  # by place and level: what a die there brings
        self.bonuses: Final = _bonuses(edition, beliefs)  # by design and level: in each turn
        self.sides: Final = [
            self._side(design, level)
            for design in range(edition.design_count)
            for level in range(1, LEVELS + 1)
        ]

    def _side(self, design: i64, level: i64) -> float:
        """What a side brings in each turn to a player with a usual number of dice."""
        edition = self.edition
        piece = edition.first_piece[design]
        total = self.bonuses[design * LEVELS + level - 1]
        total += self.beliefs.symbol * float(edition.dice[design * LEVELS + level - 1])
        for bonus in edition.bonuses_of(design, level):
            if bonus.what == EXTRA_FIND_ADJACENT:
                total += self.beliefs.extra_find * 2.0 * float(FACES_IN[bonus.faces]) / 6.0
        for place in range(edition.first_place[piece], edition.first_place[piece + 1]):
            faces = edition.place_faces[place * LEVELS + level - 1]
            total += CHANCES[USUAL_DICE][FACES_IN[faces]] * self.uses[place * LEVELS + level - 1]
        return total

    def rate(self, view: ArtifactsIncView, seat: i64) -> float:
        """What the cards of a player bring in each further turn."""
        table = view.table
        dice = table.symbols[seat] if table.symbols[seat] < DICE_IN_BOX else DICE_IN_BOX
        total = self.beliefs.symbol * float(dice)
        for i in range(table.place_count[seat]):
            place = table.own_place(seat, i)
            level = table.level(seat, self.edition.place_piece[place])
            faces = FACES_IN[table.own_faces(seat, i)]
            total += CHANCES[dice][faces] * self.uses[place * LEVELS + level - 1]
        for i in range(table.own_count[seat]):
            piece = table.own_piece(seat, i)
            side = self.edition.side(piece, table.level(seat, piece))
            total += self.bonuses[side]
            if self.edition.extras[side] > 0:
                total += self.extra_finds(view, seat, piece, side)
        return total

    def extra_finds(self, view: ArtifactsIncView, seat: i64, piece: i64, side: i64) -> float:
        """What adjacent expeditions find at the same time."""
        total = 0.0
        for bonus in self.edition.bonuses[side]:
            if bonus.what == EXTRA_FIND_ADJACENT:
                counted = beside(view, seat, piece, self.edition.kinds, EXPEDITION)
                chance = float(FACES_IN[bonus.faces]) / 6.0
                total += self.beliefs.extra_find * chance * float(counted)
        return total

    def hope(self, view: ArtifactsIncView, seat: i64, turns: float) -> float:
        """Neighbours and finds that may still come and would count."""
        table = view.table
        total = 0.0
        for i in range(table.own_count[seat]):
            piece = table.own_piece(seat, i)
            side = self.edition.side(piece, table.level(seat, piece))
            for bonus in self.edition.bonuses[side]:
                if bonus.what == REP_ADJACENT:
                    missing = missing_neighbours(view, seat, piece, bonus)
                    total += self.beliefs.neighbour * float(missing)
                elif bonus.what == REP_FIND:
                    found = finds_ahead(view, bonus.find)
                    total += self.beliefs.find * float(bonus.amount * found)
        return total * (turns / HOPEFUL if turns < HOPEFUL else 1.0)


def finds_ahead(view: ArtifactsIncView, find: i64) -> i64:
    """Cards with the find among the next few of the stack."""
    finds = view.table.edition.dive_finds
    ahead: i64 = 0
    for i in range(view.table.dives, len(finds)):
        if finds[i] == find and i < view.table.dives + NEXT_DIVES:
            ahead += 1
    return ahead


def missing_neighbours(view: ArtifactsIncView, seat: i64, piece: i64, bonus: Bonus) -> i64:
    """How much more the neighbours of a card could count than they do, if there is room."""
    if bonus.kind == NONE:
        counted = beside(view, seat, piece, view.table.edition.names, bonus.named)
    else:
        counted = beside(view, seat, piece, view.table.edition.kinds, bonus.kind)
    free = NEIGHBOURS - beside(view, seat, piece, view.table.edition.kinds, ANY_KIND)
    more = bonus.most - counted
    return bonus.amount * (more if more < free else free) if more > 0 else 0


def beside(view: ArtifactsIncView, seat: i64, piece: i64, sorts: vec[i64], sort: i64) -> i64:
    """How many adjacent cards are of a sort, a kind or a name by design."""
    table = view.table
    cell = table.cell(seat, piece)
    count: i64 = 0
    for i in range(table.own_count[seat]):
        other = table.own_piece(seat, i)
        if are_adjacent(cell, table.cell(seat, other)):
            design = table.edition.piece_design[other]
            count += 1 if sort == ANY_KIND or sorts[design] == sort else 0
    return count


def _uses(edition: Edition, beliefs: Beliefs) -> list[float]:
    uses: list[float] = []
    for place in range(edition.first_public_place):
        design = edition.piece_design[edition.place_piece[place]]
        for level in range(1, LEVELS + 1):
            action = edition.action(design, level, edition.place_action[place])
            artifact = edition.designs[design].artifact
            if action.do == FIND:
                gain = beliefs.finding * beliefs.artifacts[artifact]
            else:
                gain = brought(action, beliefs) - beliefs.slot * beliefs.die
            first_buy = design < STARTING_CARDS and action.do == BUY and action.discount == 0
            uses.append(gain if gain > 0.0 and not first_buy else 0.0)
    return uses


def brought(action: Action, beliefs: Beliefs) -> float:
    """What a die on an action brings that finds nothing."""
    do = action.do
    dollars = beliefs.dollar * float(action.dollars)
    if do == GAIN:
        counted: i64 = action.most if action.most < USUAL_COUNT else USUAL_COUNT
        return dollars + beliefs.dollar * float(action.each * counted)
    if do == BUY:
        discount = beliefs.discount * beliefs.dollar * float(action.discount)
        return beliefs.die + beliefs.second_buy + discount
    if do == SELL_ANY:
        return beliefs.die + beliefs.further_sale + beliefs.extra_sale * dollars
    if do == SELL_MUSEUM:
        return beliefs.die + beliefs.museum_sale + beliefs.extra_sale * dollars
    return dollars - beliefs.artifacts[0] * float(action.give)


def _bonuses(edition: Edition, beliefs: Beliefs) -> list[float]:
    return [sum([_lasting(bonus, beliefs) for bonus in bonuses]) for bonuses in edition.bonuses]


def _lasting(bonus: Bonus, beliefs: Beliefs) -> float:
    """What a bonus brings in each turn; that of reputation is seen when it comes."""
    if bonus.what == SALE_PLUS:
        return beliefs.sale_plus * beliefs.dollar * float(bonus.amount)
    return beliefs.dive_plus * float(bonus.amount) if bonus.what == DIVE_PLUS else 0.0
