"""What chance may bring, and how likely it is.

Dig site and chambers come from one shuffle without the maps, so an unseen treasure is as likely to
lie in the one as in the other: a dug treasure is of each kind in proportion to the unseen cards of
that kind.
"""

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.games.archaeology import moves, steps
from digsite.games.archaeology.components import KINDS, MAP
from digsite.games.archaeology.rules import digging, pyramid, setup
from digsite.games.archaeology.table import Table


def fill_outcomes(table: Table, out: Keys) -> None:
    """The outcomes with a weight above zero, ascending."""
    if table.step == steps.DIGGING:
        fill_digs(table, out)
        return
    for key in range(first_outcome(table), end_of_outcomes(table)):
        if weight(table, key) > 0:
            out.add(key)


def fill_digs(table: Table, out: Keys) -> None:
    """What may lie on top of the dig site; asked at every turn, so without counting weights."""
    treasures = digging.buried_treasures(table)
    for kind in range(KINDS):
        if table.unseen[kind] > 0 and (treasures > 0 or kind == MAP):
            out.add(moves.DIG + kind)
    if table.thieves > 0:
        out.add(moves.DIG_THIEF)
    if table.sandstorms > 0:
        out.add(moves.DIG_SANDSTORM)


def weights(table: Table) -> list[int]:
    """The weight of each outcome of `fill_outcomes`."""
    keys = range(first_outcome(table), end_of_outcomes(table))
    every = [int(weight(table, key)) for key in keys]
    return [weight for weight in every if weight > 0]


def first_outcome(table: Table) -> i64:
    """The lowest key of what chance is asked for now."""
    step = table.step
    if step == steps.DEALING:
        return moves.DEAL
    if step == steps.STARTING:
        return moves.START
    if step == steps.DIGGING:
        return moves.DIG
    return moves.STEAL if step == steps.STEALING else moves.FIND


def end_of_outcomes(table: Table) -> i64:
    """One more than the highest such key."""
    step = table.step
    if step == steps.DEALING:
        return moves.START
    if step == steps.STARTING:
        return moves.START + table.seats
    if step == steps.DIGGING:
        return moves.STEAL
    return moves.FIND if step == steps.STEALING else moves.ALL


def weight(table: Table, key: i64) -> i64:
    """How likely an outcome of the open question is, as a whole number; 0 if it cannot happen."""
    step = table.step
    if step == steps.STARTING:
        return 1
    if step == steps.DIGGING:
        return _dig_weight(table, key)
    if step == steps.STEALING:
        return table.hands[table.asked * KINDS + key - moves.STEAL]
    kind = key - first_outcome(table)
    if step == steps.DEALING:
        return table.unseen[kind] if setup.can_be_dealt(table, kind) else 0
    return table.unseen[kind] if pyramid.can_find(table, kind) else 0


def _dig_weight(table: Table, key: i64) -> i64:
    """The buried treasures are shared out by unseen kinds; all weights are scaled to stay whole
    (§2.6)."""
    buried = digging.buried_treasures(table)
    unseen = buried + digging.chambered(table)
    if unseen == buried:
        buried = 1
        unseen = 1
    if key == moves.DIG_THIEF:
        return table.thieves * unseen
    if key == moves.DIG_SANDSTORM:
        return table.sandstorms * unseen
    kind = key - moves.DIG
    if kind == MAP:
        return table.unseen[MAP] * unseen
    return table.unseen[kind] * buried


def draw(table: Table, rng: Rng) -> i64:
    """One outcome, as likely as its weight says, without listing them."""
    step = table.step
    if step == steps.DIGGING:
        return _draw_dig(table, rng)
    if step == steps.STARTING:
        return moves.START + rng.below(table.seats)
    if step == steps.STEALING:
        size = table.hand_size(table.asked)
        return moves.STEAL + _draw_card(table.hands, table.asked * KINDS, rng.below(size))
    first = moves.FIND if step == steps.FINDING else moves.DEAL
    return first + _draw_unseen(table, rng)


def _draw_dig(table: Table, rng: Rng) -> i64:
    place = rng.below(table.buried)
    if place < table.thieves:
        return moves.DIG_THIEF
    place -= table.thieves
    if place < table.sandstorms:
        return moves.DIG_SANDSTORM
    place -= table.sandstorms
    if place < table.unseen[MAP]:
        return moves.DIG + MAP
    return moves.DIG + _draw_unseen(table, rng)


def _draw_unseen(table: Table, rng: Rng) -> i64:
    """An unseen treasure that is no map (R28)."""
    unseen = table.unseen
    cards: i64 = -unseen[MAP]
    for kind in range(KINDS):
        cards += unseen[kind]
    place = rng.below(cards)
    before_maps: i64 = 0
    for kind in range(MAP):
        before_maps += unseen[kind]
    return _draw_card(unseen, 0, place if place < before_maps else place + unseen[MAP])


def _draw_card(counts: vec[i64], first: i64, place: i64) -> i64:
    """The kind of the card at this place, the cards of a row lying side by side by kind."""
    kind: i64 = 0
    while place >= counts[first + kind]:
        place -= counts[first + kind]
        kind += 1
    return kind
