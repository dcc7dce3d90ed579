"""What a seat sees of a move."""

from mypy_extensions import i64

from digsite.core.move import Move, Part
from digsite.core.view import Event
from digsite.games.artifact import moves
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.questions import steps
from digsite.games.artifact.rules import market, rounds, turns
from digsite.games.artifact.table import Table


def event(game: Artifact, move: Move, seat: i64) -> Event:
    """The move in full for those who see it, its public side for the others."""
    whom = game.table.asked
    if is_seen(game, move.key, seat):
        parts = move.parts()
        parts.update(consequences(game, move.key))
        return Event(game.actor(), whom, move.notation(), parts, False)
    return Event(game.actor(), whom, move.public_notation(), move.public_parts(), True)


def is_seen(game: Artifact, key: i64, seat: i64) -> bool:
    """All is seen, but a found card by its owner only (§15.5, §15.11, §16.1)."""
    return moves.verb_of(key) != moves.FIND or seat == game.table.asked


def consequences(game: Artifact, key: i64) -> dict[str, Part]:
    """What the move brings or costs, as everybody sees it (§16.2, §16.3)."""
    verb = moves.verb_of(key)
    if verb == moves.PRODUCE or verb == moves.EXHIBIT:
        return worth(game.table, key)
    if verb == moves.SELL or verb == moves.BUY or verb == moves.PAY:
        return {"coins": int(coins(game.table, key))}
    if verb == moves.TAKE or verb == moves.NOTHING:
        return {"income": income_of_next_round(game, key)}
    return {}


def worth(table: Table, key: i64) -> dict[str, Part]:
    """Prestige and income of the exhibition (§12.6, §4.3, §14.3)."""
    tiles = table.edition.tiles
    if moves.verb_of(key) == moves.EXHIBIT:
        prestige, income = tiles.stand_alone_prestige, tiles.stand_alone_income
    else:
        tile = moves.target_of(key)
        prestige, income = tiles.prestige[tile], tiles.income[tile]
    return {"prestige": int(prestige), "income": int(income)}


def coins(table: Table, key: i64) -> i64:
    """What is received for a sale (§11.3, §15.6), or paid (§11.5, §5.3, §5.5, §15.12)."""
    verb = moves.verb_of(key)
    if verb == moves.SELL:
        return market.coins(table) + market.extra_coins(table, table.asked)
    if verb == moves.BUY:
        return market.coins(table)
    return turns.price_of_action(table, moves.target_of(key))


def income_of_next_round(game: Artifact, key: i64) -> int:
    """The base income that all receive if this move begins a round (§4.1, §4.2); else nothing."""
    if not may_begin_round(game.table):
        return 0
    after = game.clone()
    after.play_key(key)
    first = game.table.step == steps.CHOOSING
    if after.table.year == game.table.year and not (first and after.table.step == steps.ACTING):
        return 0
    return int(rounds.base_income(after.table))


def may_begin_round(table: Table) -> bool:
    """The last marker of a mat, or a turn after passing (§3.3, §5.9, §6.3)."""
    if table.step == steps.CHOOSING or table.step == steps.REFILLING:
        return table.left == 1
    return turns.all_have_passed(table)
