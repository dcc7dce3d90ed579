"""What the best answer to an open question of Artifacts, Inc. adds: a guide through a turn."""

from mypy_extensions import i64

from digsite.bots.appraisals.artifacts_inc_beliefs import Beliefs
from digsite.bots.appraisals.artifacts_inc_cards import Engine
from digsite.core.actors import NOBODY
from digsite.games.artifacts_inc.box import (
    ARTIFACTS,
    BOXES,
    LEVELS,
    MUSEUMS,
    NONE,
    REP_ADJACENT,
    REP_FIND,
    SCROLL,
    STARTING_CARDS,
)
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.view import ArtifactsIncView


def open_question(view: ArtifactsIncView, engine: Engine, turns: float) -> float:
    """What the best answer to the open question adds."""
    step = view.table.step
    table = view.table
    if step == steps.BUYING:
        return best_purchase(view, engine, turns)
    if step == steps.LAYING:
        return side_worth(view, engine, table.subject, 1, turns)
    if step == steps.ORDERING:
        return best_order(view, engine.beliefs)
    return small_question(view, engine.beliefs)


def small_question(view: ArtifactsIncView, beliefs: Beliefs) -> float:
    """The rest of a sale, a trade or a dive."""
    step = view.table.step
    table = view.table
    if step == steps.SELLING:
        return sale(view, beliefs)
    if step == steps.TRADING:
        return beliefs.dollar * float(table.stake) - beliefs.artifacts[0] * float(table.left)
    if step == steps.DIVING:
        return 1.0 + find_worth(view) - beliefs.die * float((table.left + 3) // 4)
    return 0.0


def best_purchase(view: ArtifactsIncView, engine: Engine, turns: float) -> float:
    """The best card or upgrade that can be paid, less its price."""
    table = view.table
    edition = table.edition
    best = 0.0
    for design in range(STARTING_CARDS, edition.design_count):
        if table.visible[design] > 0 and can_pay(view, design):
            gain = side_worth(view, engine, design, 1, turns) - price(view, engine.beliefs, design)
            best = gain if gain > best else best
    for i in range(table.own_count[view.seat]):
        piece = table.own_piece(view.seat, i)
        design = edition.piece_design[piece]
        if table.level(view.seat, piece) == 1 and can_pay(view, design):
            gain = side_worth(view, engine, design, 2, turns) - price(view, engine.beliefs, design)
            gain -= side_worth(view, engine, design, 1, turns)
            best = gain if gain > best else best
    return best


def can_pay(view: ArtifactsIncView, design: i64) -> bool:
    table = view.table
    scrolls = table.held(view.seat, SCROLL)
    dollars = table.dollars[view.seat] + table.stake
    return dollars >= table.edition.dollars[design] and scrolls >= table.edition.scrolls[design]


def price(view: ArtifactsIncView, beliefs: Beliefs, design: i64) -> float:
    edition = view.table.edition
    dollars = edition.dollars[design] - view.table.stake
    scrolls = beliefs.artifacts[SCROLL] * float(edition.scrolls[design])
    return scrolls + (beliefs.dollar * float(dollars) if dollars > 0 else 0.0)


def side_worth(
    view: ArtifactsIncView, engine: Engine, design: i64, level: i64, turns: float
) -> float:
    """Icon, finds that count already, a hope for neighbours, and what the side brings in time."""
    side = design * LEVELS + level - 1
    worth = float(engine.edition.reputation[side]) + turns * engine.sides[side]
    for bonus in engine.edition.bonuses[side]:
        if bonus.what == REP_FIND:
            worth += float(bonus.amount * view.table.found(view.seat, bonus.find))
        elif bonus.what == REP_ADJACENT:
            counted: i64 = bonus.most if bonus.most < 2 else 2
            worth += 1.5 * engine.beliefs.neighbour * float(bonus.amount * counted)
    return worth


def best_order(view: ArtifactsIncView, beliefs: Beliefs) -> float:
    """The dollars of the best order, less its artifacts, and a step towards the majority."""
    table = view.table
    best = 0.0
    for museum in range(MUSEUMS):
        if table.subject != NONE and table.subject != museum:
            continue
        held = table.held(view.seat, museum)
        bonus = table.edition.museum(view.seats, museum).bonus + table.stake
        for box in range(BOXES):
            size = table.size(museum, box)
            if 0 < size <= held and table.owner(museum, box) == NOBODY:
                gain = (
                    beliefs.dollar * float(size + bonus)
                    - beliefs.artifacts[museum] * float(size)
                    + beliefs.order
                )
                best = gain if gain > best else best
    return best


def sale(view: ArtifactsIncView, beliefs: Beliefs) -> float:
    """What collectors will pay for what they were given, and for one of each that is left."""
    table = view.table
    gain = beliefs.dollar * float(table.stake)
    types: i64 = 0
    for artifact in range(ARTIFACTS):
        given = table.sold[artifact]
        if given == 0 and artifact >= table.floor:
            given = 1 if table.held(view.seat, artifact) > 0 else 0
            gain -= beliefs.artifacts[artifact] * float(given)
        types += 1 if given > 0 else 0
        gain += beliefs.dollar * float(given)
    return gain + (beliefs.dollar * float(types - 1) if types > 1 else 0.0)


def find_worth(view: ArtifactsIncView) -> float:
    """What the find of the top underwater card adds on the cards of the seat."""
    table = view.table
    edition = table.edition
    find = edition.dive_finds[table.dives]
    total: i64 = 0
    for i in range(table.own_count[view.seat]):
        piece = table.own_piece(view.seat, i)
        for bonus in edition.bonuses[edition.side(piece, table.level(view.seat, piece))]:
            if bonus.what == REP_FIND and bonus.find == find:
                total += bonus.amount
    return float(total)
