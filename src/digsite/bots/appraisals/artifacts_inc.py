"""What a position of Artifacts, Inc. is worth to the seat that sees it, in points of reputation.

Reputation counts as it is; dollars, artifacts, dice and what the cards will still bring count the
more, the longer the game may last. A question that is open counts as its best answer.
"""

from functools import cache

from digsite.core.view import View
from digsite.games.artifacts_inc import steps
from digsite.games.artifacts_inc.components import (
    ARTIFACTS,
    BOXES,
    BUY,
    DIVE_PLUS,
    EASE_ADJACENT,
    EXTRA_FIND_ADJACENT,
    FINDS,
    GAIN,
    MUSEUMS,
    REP_ADJACENT,
    REP_FIND,
    SALE_PLUS,
    SCROLL,
    SELL_ANY,
    SELL_MUSEUM,
    STARTING_CARDS,
    TRADE,
    Bonus,
    Side,
)
from digsite.games.artifacts_inc.edition import Edition
from digsite.games.artifacts_inc.view import ArtifactsIncView

PACE = 1.7  # points of reputation a player gains in a turn, by and large
LONGEST = 11.0  # turns, by and large
DOLLAR = 0.4  # a dollar while there is time to spend it
PURSE = 9  # dollars that one saves for a good card; those beyond count half
LAST_DOLLAR = 0.004  # a dollar at the end: it only breaks ties
WORTH = [0.22, 0.3, 0.31, 0.4]  # a fossil, a scroll, a statue, a gem
MANY = 4  # beyond so many of a kind an artifact counts little
DIE_IN_HAND = 0.2
SYMBOL = 0.24  # a die for each further turn
ACTION = 0.035  # a further way to use a die, for each further turn
CONTEST = 0.7  # how sure a majority is that one holds before the end


def appraise(view: View) -> float:
    """Reputation, and what everything else will still become."""
    assert isinstance(view, ArtifactsIncView)
    seat = int(view.seat)
    turns = turns_left(view)
    worth = float(view.table.reputation[seat])
    worth += purse(view, 0, turns)
    worth += artifacts(view, turns) + majorities(view) + cards(view, turns)
    worth += DIE_IN_HAND * int(sum(view.table.dice)) if view.table.turn == seat else 0.0
    return worth + (open_question(view, turns) if view.table.turn == seat else 0.0)


def turns_left(view: ArtifactsIncView) -> float:
    """How many turns the seat may still have, told from the leader's reputation."""
    if view.table.reached:
        return 0.0
    missing = int(view.table.edition.values.end_reputation) - int(max(view.table.reputation))
    return min(LONGEST, max(0.5, missing / PACE))


def purse(view: ArtifactsIncView, more: int, turns: float) -> float:
    """What the dollars of the seat are worth, with so many more; the first ones count most."""
    dollars = int(view.table.dollars[view.seat]) + more
    counted = min(dollars, PURSE) + max(0, dollars - PURSE) / 2
    return (LAST_DOLLAR + DOLLAR * min(1.0, turns / 2)) * counted


def gained(view: ArtifactsIncView, dollars: int, turns: float) -> float:
    """What it is worth to have so many dollars more, or fewer."""
    return purse(view, dollars, turns) - purse(view, 0, turns)


def artifacts(view: ArtifactsIncView, turns: float) -> float:
    """What the artifacts will bring; of very many of a kind the rest is hard to sell."""
    first = int(view.seat) * int(ARTIFACTS)
    total = 0.0
    for artifact, worth in enumerate(WORTH):
        held = int(view.table.artifacts[first + artifact])
        total += worth * (min(held, MANY) + max(0, held - MANY) / 5)
    return total * min(1.0, turns / 1.5)


def majorities(view: ArtifactsIncView) -> float:
    """What the Museums would give now, and a little for being close."""
    table = view.table
    total = 0.0
    for museum in range(int(MUSEUMS)):
        owners = list(table.orders[museum * BOXES : (museum + 1) * BOXES])
        own = owners.count(view.seat)
        if own == 0:
            continue
        rivals = max(owners.count(seat) for seat in range(view.seats) if seat != view.seat)
        prize = int(table.edition.museum(table.seats, museum).majority)
        ahead = own > rivals or (
            own == rivals and last(owners, int(view.seat)) > last_rival(owners, view)
        )
        total += prize * CONTEST if ahead else prize * 0.15
    return total


def last(owners: list[int], seat: int) -> int:
    return max(box for box, owner in enumerate(owners) if owner == seat)


def last_rival(owners: list[int], view: ArtifactsIncView) -> int:
    return max((b for b, owner in enumerate(owners) if owner not in (-1, view.seat)), default=-1)


def cards(view: ArtifactsIncView, turns: float) -> float:
    """What the cards will still bring by their dice, actions and bonuses."""
    table = view.table
    edition = table.edition
    first = int(view.seat) * int(edition.piece_count)
    total = 0.0
    for piece in range(int(edition.piece_count)):
        level = int(table.levels[first + piece])
        if level > 0:
            total += turns * engine(edition, int(edition.piece_design[piece]), level)
    spare = int(table.symbols[view.seat]) - 7
    return total - max(0, spare) * SYMBOL * turns


@cache
def engine(edition: Edition, design: int, level: int) -> float:
    """What a side brings in a turn, beside its icon."""
    side = edition.designs[design].sides[level - 1]
    total = SYMBOL * int(side.dice)
    for action in side.actions:
        extra = {BUY: action.discount, GAIN: action.dollars, SELL_ANY: action.dollars}
        extra |= {SELL_MUSEUM: 2 + action.dollars, TRADE: 1}
        total += ACTION * (0.6 + bin(int(action.faces)).count("1") / 12)
        total += ACTION * 0.5 * int(extra.get(action.do, 1))
    return total + sum(promise(bonus) for bonus in side.bonuses)


def promise(bonus: Bonus) -> float:
    """What a bonus brings in a turn; that of reputation is seen when it comes."""
    amount = int(bonus.amount)
    if bonus.what in (REP_ADJACENT, REP_FIND):
        return 0.05 * amount
    shares = {EASE_ADJACENT: 0.015, EXTRA_FIND_ADJACENT: 0.06, SALE_PLUS: 0.07, DIVE_PLUS: 0.035}
    return shares[bonus.what] * amount


def open_question(view: ArtifactsIncView, turns: float) -> float:
    """What the best answer to the open question adds."""
    table = view.table
    step = table.step
    worth = 0.0
    if step == steps.BUYING:
        worth = best_purchase(view, turns)
    elif step == steps.LAYING:
        worth = side_worth(view, int(table.subject), 1, turns)
    elif step == steps.ORDERING:
        worth = best_order(view, turns)
    elif step == steps.SELLING:
        worth = sale(view, turns)
    elif step == steps.TRADING:
        worth = gained(view, int(table.stake), turns) - WORTH[0] * int(table.left)
    elif step == steps.DIVING:
        worth = 1.0 + find_worth(view) - DIE_IN_HAND * -(-int(table.left) // 4)
    return worth


def best_purchase(view: ArtifactsIncView, turns: float) -> float:
    """The best card or upgrade that can be paid, less its price."""
    table = view.table
    edition = table.edition
    best = 0.0
    for design in range(int(STARTING_CARDS), int(edition.design_count)):
        if table.visible[design] > 0 and can_pay(view, design):
            gain = side_worth(view, design, 1, turns) - price(view, design, turns)
            best = max(best, gain)
    first = int(view.seat) * int(edition.piece_count)
    for piece in range(int(edition.piece_count)):
        design = int(edition.piece_design[piece])
        if table.levels[first + piece] == 1 and can_pay(view, design):
            gain = side_worth(view, design, 2, turns) - side_worth(view, design, 1, turns)
            best = max(best, gain - price(view, design, turns))
    return best


def can_pay(view: ArtifactsIncView, design: int) -> bool:
    table = view.table
    scrolls = int(table.artifacts[view.seat * ARTIFACTS + SCROLL])
    dollars = int(table.dollars[view.seat]) + int(table.stake)
    return dollars >= table.edition.dollars[design] and scrolls >= table.edition.scrolls[design]


def price(view: ArtifactsIncView, design: int, turns: float) -> float:
    edition = view.table.edition
    dollars = max(0, int(edition.dollars[design]) - int(view.table.stake))
    return WORTH[SCROLL] * int(edition.scrolls[design]) - gained(view, -dollars, turns)


def side_worth(view: ArtifactsIncView, design: int, level: int, turns: float) -> float:
    """Icon, finds that count already, a hope for neighbours, and what the side brings in time."""
    side: Side = view.table.edition.designs[design].sides[level - 1]
    worth = float(side.reputation) + turns * engine(view.table.edition, design, level)
    for bonus in side.bonuses:
        if bonus.what == REP_FIND:
            worth += int(bonus.amount) * int(view.table.finds[view.seat * FINDS + bonus.find])
        elif bonus.what == REP_ADJACENT:
            worth += 0.6 * int(bonus.amount) * min(2, int(bonus.most))
    return worth


def best_order(view: ArtifactsIncView, turns: float) -> float:
    """The dollars of the best order, less its artifacts, and a step towards the majority."""
    table = view.table
    best = 0.0
    for museum in range(int(MUSEUMS)):
        if table.subject not in (-1, museum):
            continue
        held = int(table.artifacts[view.seat * ARTIFACTS + museum])
        bonus = int(table.edition.museum(table.seats, museum).bonus) + int(table.stake)
        for box in range(int(BOXES)):
            size = int(table.sizes[museum * BOXES + box])
            if 0 < size <= held and table.orders[museum * BOXES + box] == -1:
                gain = gained(view, size + bonus, turns) - WORTH[museum] * size + 0.5
                best = max(best, gain)
    return best


def sale(view: ArtifactsIncView, turns: float) -> float:
    """What collectors will pay for what they were given, and for what is still worth giving."""
    table = view.table
    rate = gained(view, 1, turns)
    gain = gained(view, int(table.stake), turns)
    types = 0
    for artifact, worth in enumerate(WORTH):
        held = int(table.artifacts[view.seat * ARTIFACTS + artifact])
        more = held if artifact >= table.floor and held else 0
        sold = int(table.sold[artifact])
        another = rate if types else 0.0
        if sold == 0 and more * (rate - worth) + another <= 0:
            continue
        types += 1 if sold + more else 0
        gain += rate * sold + max(0.0, more * (rate - worth)) + (another if sold + more else 0.0)
    return gain


def find_worth(view: ArtifactsIncView) -> float:
    """What the find of the top underwater card adds on the cards of the seat."""
    table = view.table
    edition = table.edition
    find = int(edition.dive_finds[table.dives])
    first = int(view.seat) * int(edition.piece_count)
    total = 0.0
    for piece in range(int(edition.piece_count)):
        level = int(table.levels[first + piece])
        if level == 0:
            continue
        for bonus in edition.bonuses_of(edition.piece_design[piece], level):
            if bonus.what == REP_FIND and bonus.find == find:
                total += int(bonus.amount)
    return total
