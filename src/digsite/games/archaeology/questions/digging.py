"""Chance draws the top card of the dig site (§4.2).

Dig site and chambers come from one shuffle without the maps, so an unseen treasure is as likely to
lie in the one as in the other: a dug treasure is of each kind in proportion to the unseen cards of
that kind.
"""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.games.archaeology import moves
from digsite.games.archaeology.box import KINDS, MAP
from digsite.games.archaeology.questions import flow, steps
from digsite.games.archaeology.rules import digging, pyramid, sandstorm, setup
from digsite.games.archaeology.table import Table


def fill(table: Table, out: Keys) -> None:
    """A treasure, a thief or a sandstorm, as far as they are left (§2.6)."""
    treasures = digging.buried_treasures(table)
    for kind in range(KINDS):
        if table.unseen[kind] > 0 and (treasures > 0 or kind == MAP):
            out.add(moves.dig_key(kind))
    if table.thieves > 0:
        out.add(moves.DIG_THIEF)
    if table.sandstorms > 0:
        out.add(moves.DIG_SANDSTORM)


def weights(table: Table) -> list[int]:
    keys = Keys()
    fill(table, keys)
    return [int(weight(table, key)) for key in keys.as_list()]


def weight(table: Table, key: i64) -> i64:
    """The buried treasures are shared out by unseen kinds; all weights are scaled to stay whole
    (§2.6)."""
    buried = digging.buried_treasures(table)
    unseen = buried + pyramid.chambered(table)
    if unseen == buried:
        buried = 1
        unseen = 1
    if key == moves.DIG_THIEF:
        return table.thieves * unseen
    if key == moves.DIG_SANDSTORM:
        return table.sandstorms * unseen
    kind = moves.dug_kind(key)
    return table.unseen[kind] * (unseen if kind == MAP else buried)


def draw(table: Table, rng: Rng) -> i64:
    """One card of the dig site, each as likely as any other; hazards and maps lie there alone."""
    place = rng.below(table.buried)
    if place < table.thieves:
        return moves.DIG_THIEF
    place -= table.thieves
    if place < table.sandstorms:
        return moves.DIG_SANDSTORM
    place -= table.sandstorms
    if place < table.unseen[MAP]:
        return moves.dig_key(MAP)
    return moves.dig_key(setup.draw_treasure(table, rng))


def answer(table: Table, key: i64) -> None:
    """A treasure is yours; a thief lets you rob somebody; a sandstorm strikes all (§4.3, §4.5,
    §5.1)."""
    if key == moves.DIG_THIEF:
        meet_thief(table)
    elif key == moves.DIG_SANDSTORM:
        sandstorm.dig_sandstorm(table)
        flow.strike(table, table.turn)
        flow.end_game_if_over(table)
    else:
        digging.dig_treasure(table, moves.dug_kind(key))
        flow.act(table)


def meet_thief(table: Table) -> None:
    """You choose whom to rob; if nobody has cards the turn goes on without (§4.5, §4.7)."""
    digging.dig_thief(table)
    if digging.can_rob_anybody(table):
        table.step = steps.ROBBING
    else:
        flow.act(table)
        flow.end_game_if_over(table)
