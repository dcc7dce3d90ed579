"""What a position of Archaeology is worth to the seat that sees it.

The worth of a hand is the sum of the worth of its kinds, so the best trade and the least loss in a
sandstorm are found exactly, by filling a small table kind by kind.
"""

from functools import cache

from digsite.core.view import View
from digsite.games.archaeology.box import CHAMBERS, KINDS, LARGEST_SET, MAP, Edition
from digsite.games.archaeology.questions.steps import ACTING, DISCARDING, OFFERING, TAKING
from digsite.games.archaeology.view import ArchaeologyView

RISK = 0.2  # of a hand is lost to thieves and sandstorms in a whole game, roughly
BARTER = 2.2  # what a point of trading value brings in the end
HOPE = 0.75  # how far a card counts as barter for a better set, while there is time
CARD = 2.8  # what an unseen card of a chamber is worth
FAR_BELOW = -1e9

Worths = list[list[float]]


def appraise(view: View) -> float:
    """Money, and what the hand is worth after the best trade that is still open to the seat."""
    assert isinstance(view, ArchaeologyView)
    table = view.table
    money = float(table.money[view.seat])
    hand = [int(count) for count in view.hand]
    worths = worths_of_kinds(view)
    if table.step == DISCARDING and table.asked == view.seat:
        return money + after_losses(hand, worths, int(table.floor), int(table.left))
    if table.turn == view.seat and table.step in (ACTING, OFFERING, TAKING):
        return money + after_trade(view, hand, worths)
    return money + sum(worths[kind][count] for kind, count in enumerate(hand))


def worths_of_kinds(view: ArchaeologyView) -> Worths:
    """For each kind, what it is worth to hold none, one, two … of its cards."""
    table = view.table
    edition = table.edition
    time = time_left(view)
    worths = [worths_of_kind(edition, kind, time) for kind in range(KINDS)]
    worths[MAP] = worths_of_maps(view, worths[MAP], time)
    return worths


def time_left(view: ArchaeologyView) -> int:
    """How much of the dig site is left, in tenths: the more, the more can still come and go."""
    edition = view.table.edition
    treasures = int(sum(edition.copies)) - int(sum(edition.chamber_cards))
    return min(10, -(-10 * int(view.table.buried) // max(1, treasures)))


@cache
def worths_of_kind(edition: Edition, kind: int, tenths: int) -> list[float]:
    """Between its price as it is and its use as barter, less the danger in which a hand lives."""
    time = tenths / 10
    hope = HOPE * min(1.0, 3 * time)
    kept = 1 - RISK * time - (0.02 if tenths else 0.001)
    barter = BARTER * int(edition.trading[kind])
    return [
        kept * ((1 - hope) * price + hope * max(price, barter * cards))
        for cards, price in enumerate(prices(edition, kind))
    ]


@cache
def prices(edition: Edition, kind: int) -> list[int]:
    """What so many cards bring if they are sold in the best sets."""
    best = [0]
    for cards in range(1, int(edition.copies[kind]) + 1):
        sizes = range(1, min(cards, int(edition.largest[kind])) + 1)
        best.append(max(int(edition.price(kind, size)) + best[cards - size] for size in sizes))
    return best


def worths_of_maps(view: ArchaeologyView, sold: list[float], tenths: int) -> list[float]:
    """Maps open chambers: so many maps are worth the cards they can reach, or their price."""
    closed = [chamber for chamber in range(CHAMBERS) if not view.table.is_explored(chamber)]
    return maps_while_closed(view.table.edition, sold, closed, tenths)


def maps_while_closed(
    edition: Edition, sold: list[float], closed: list[int], tenths: int
) -> list[float]:
    """What maps are worth while these chambers wait; too few may become enough in time."""
    kept = 0.92 - RISK * tenths / 20
    best = list(sold)
    for chamber in closed:
        maps = int(edition.chamber_maps[chamber])
        gain = kept * CARD * int(edition.chamber_cards[chamber])
        for count in range(len(best) - 1, 0, -1):
            if count >= maps:
                best[count] = max(best[count], best[count - maps] + gain)
            elif tenths:
                best[count] = max(best[count], gain * count / maps * 0.7)
    return best


def after_losses(hand: list[int], worths: Worths, floor: int, left: int) -> float:
    """What stays if so many cards more are lost, none below the floor, where it hurts least."""
    best = [0.0] + [FAR_BELOW] * left
    for kind, count in enumerate(hand):
        most = min(count, left) if kind >= floor else 0
        best = [
            max(
                best[lost - here] + worths[kind][count - here]
                for here in range(min(most, lost) + 1)
            )
            for lost in range(left + 1)
        ]
    return best[left]


def after_trade(view: ArchaeologyView, hand: list[int], worths: Worths) -> float:
    """What the hand is worth after the best exchange with the marketplace, or after none."""
    spare = {int(view.table.balance): 0.0}
    # For each value still unspent, or owed until later kinds are offered, the best worth so far.
    for kind, held in enumerate(hand):
        value = int(view.table.edition.trading[kind])
        least = held - most_offered(view, hand, kind)
        row = worths[kind]
        further: dict[int, float] = {}
        for unspent, worth in spare.items():
            for count in range(least, held + most_taken(view, kind) + 1):
                rest = unspent - (count - held) * value
                if worth + row[count] > further.get(rest, FAR_BELOW):
                    further[rest] = worth + row[count]
        spare = further
    return max(worth for unspent, worth in spare.items() if unspent >= 0)


def most_offered(view: ArchaeologyView, hand: list[int], kind: int) -> int:
    """How many cards of the kind may still be laid down."""
    table = view.table
    if table.step == TAKING or kind < table.floor or table.was_taken(kind):
        return 0
    return hand[kind]


def most_taken(view: ArchaeologyView, kind: int) -> int:
    """How many cards of the kind may still be taken; no more than a large set needs."""
    table = view.table
    if table.was_offered(kind) or (table.step == TAKING and kind < table.floor):
        return 0
    return min(int(table.market[kind]), int(LARGEST_SET))
