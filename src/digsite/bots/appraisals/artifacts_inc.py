"""What a position of Artifacts, Inc. is worth to the seat that sees it, in points of reputation.

A player is worth their reputation and what everything else may become: dollars, artifacts,
cubes in museums, dice and cards, the more the longer the game may last. The seat compares itself
with the best of the others. A question that is open counts as its best answer.
"""

from typing import Final

from mypy_extensions import i64

from digsite.bots.appraisals.artifacts_inc_beliefs import LAST_DOLLAR, LONGEST, SHORTEST, Beliefs
from digsite.bots.appraisals.artifacts_inc_cards import Engine
from digsite.bots.appraisals.artifacts_inc_questions import open_question
from digsite.core.view import View
from digsite.games.artifacts_inc.box import ARTIFACTS, BOXES, DICE_IN_BOX, FACES, MUSEUMS
from digsite.games.artifacts_inc.edition import Edition
from digsite.games.artifacts_inc.view import ArtifactsIncView


class Appraiser:
    """Appraises positions by a set of beliefs."""

    def __init__(self, beliefs: Beliefs) -> None:
        self.beliefs: Final = beliefs
        self.engines: Final[dict[Edition, Engine]] = {}

    def appraise(self, view: View) -> float:
        """How far the seat is ahead of the best of the others, roughly."""
        assert isinstance(view, ArtifactsIncView)
        engine = self.engine_of(view.table.edition)
        turns = turns_left(view, self.beliefs)
        mine = standing(view, engine, view.seat, turns)
        if view.actor == view.seat:
            mine += self.beliefs.die * float(dice_in_hand(view))
            mine += open_question(view, engine, turns)
        best = -1000.0
        for seat in range(view.seats):
            if seat != view.seat:
                other = standing(view, engine, seat, turns)
                best = other if other > best else best
        return mine - self.beliefs.rivals * best

    def engine_of(self, edition: Edition) -> Engine:
        """What the cards of an edition bring, reckoned once."""
        engine = self.engines.get(edition)
        if engine is None:
            engine = Engine(edition, self.beliefs)
            self.engines[edition] = engine
        return engine


def turns_left(view: ArtifactsIncView, beliefs: Beliefs) -> float:
    """How many turns each may still have, judged by who will reach the end first."""
    table = view.table
    if table.reached:
        return SHORTEST if view.actor == view.seat else 0.0
    least = LONGEST
    for seat in range(view.seats):
        missing = float(table.edition.values.end_reputation - table.reputation[seat])
        dice = table.symbols[seat] if table.symbols[seat] < DICE_IN_BOX else DICE_IN_BOX
        pace = beliefs.pace + beliefs.pace_of_die * float(dice)
        turns = (missing - beliefs.dollar * float(table.dollars[seat]) / 2.0) / pace
        least = turns if turns < least else least
    return least if least > SHORTEST else SHORTEST


def dice_in_hand(view: ArtifactsIncView) -> i64:
    dice: i64 = 0
    for face in range(FACES):
        dice += view.table.dice[face]
    return dice


def standing(view: ArtifactsIncView, engine: Engine, seat: i64, turns: float) -> float:
    """What a player may have in the end: reputation, and what the rest will become."""
    beliefs = engine.beliefs
    share = turns / beliefs.spending if turns < beliefs.spending else 1.0
    dollars = float(view.table.dollars[seat])
    worth = float(view.table.reputation[seat]) + LAST_DOLLAR * dollars
    worth += share * (purse(dollars, beliefs) + artifacts(view, seat, beliefs))
    worth += majorities(view, seat, beliefs, turns)
    return worth + turns * engine.rate(view, seat) + engine.hope(view, seat, turns)


def purse(dollars: float, beliefs: Beliefs) -> float:
    """What dollars are worth; those one saves for a good card count most."""
    spare = dollars - beliefs.purse if dollars > beliefs.purse else 0.0
    return beliefs.dollar * (dollars - spare) + beliefs.spare_dollar * spare


def artifacts(view: ArtifactsIncView, seat: i64, beliefs: Beliefs) -> float:
    """What the artifacts will bring; of very many of a kind the rest is hard to sell."""
    total = 0.0
    for artifact in range(ARTIFACTS):
        held = float(view.table.held(seat, artifact))
        more = held - beliefs.many if held > beliefs.many else 0.0
        total += beliefs.artifacts[artifact] * (held - more + beliefs.surplus * more)
    return total


def majorities(view: ArtifactsIncView, seat: i64, beliefs: Beliefs, turns: float) -> float:
    """What the museums may give in the end, by how sure it is."""
    doubt = turns / beliefs.sure_within if turns < beliefs.sure_within else 1.0
    total = 0.0
    for museum in range(MUSEUMS):
        cubes = cubes_of(view, seat, museum)
        if cubes > 0:
            prize = float(view.table.edition.museum(view.seats, museum).majority)
            rivals = cubes_of_rivals(view, seat, museum)
            total += prize * chance_of_majority(cubes, rivals, beliefs, doubt)
    return total


def chance_of_majority(cubes: i64, rivals: i64, beliefs: Beliefs, doubt: float) -> float:
    """More cubes win, and of equally many the highest one; before the end it may change."""
    if cubes < rivals:
        return beliefs.chase * doubt if cubes + BOXES > rivals else 0.0
    sure = beliefs.lead + beliefs.cube * float(cubes // BOXES - rivals // BOXES)
    return 1.0 - doubt * (1.0 - sure) if sure < 1.0 else 1.0


def cubes_of_rivals(view: ArtifactsIncView, seat: i64, museum: i64) -> i64:
    most: i64 = 0
    for other in range(view.seats):
        if other != seat:
            cubes = cubes_of(view, other, museum)
            most = cubes if cubes > most else most
    return most


def cubes_of(view: ArtifactsIncView, seat: i64, museum: i64) -> i64:
    """The cubes of a seat, and the highest box it has, in one number that compares both."""
    orders = view.table.orders
    first = museum * BOXES
    cubes: i64 = 0
    highest: i64 = 0
    for box in range(BOXES):
        if orders[first + box] == seat:
            cubes += 1
            highest = box
    return cubes * BOXES + highest


USUAL: Final = Appraiser(Beliefs())


def appraise(view: View) -> float:
    """What the view is worth to its seat."""
    return USUAL.appraise(view)
