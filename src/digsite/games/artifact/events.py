"""What a seat sees of a move."""

from mypy_extensions import i64

from digsite.core.move import Move, Part
from digsite.core.view import Event
from digsite.games.artifact import legal, moves, steps
from digsite.games.artifact.game import Artifact
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
    return key < moves.FIND or seat == game.table.asked


def consequences(game: Artifact, key: i64) -> dict[str, Part]:
    """What the move brings or costs, as everybody sees it (§16.2, §16.3)."""
    table = game.table
    tiles = table.edition.tiles
    if moves.PRODUCE <= key < moves.EXHIBIT:
        tile = key - moves.PRODUCE
        return {"prestige": int(tiles.prestige[tile]), "income": int(tiles.income[tile])}
    if moves.EXHIBIT <= key < moves.SELL:
        return {
            "prestige": int(tiles.stand_alone_prestige),
            "income": int(tiles.stand_alone_income),
        }
    if moves.SELL <= key < moves.BUY:
        return {"coins": int(market.coins(table) + market.extra_coins(table, table.asked))}
    if moves.BUY <= key < moves.PLAY_GOLD:
        return {"coins": int(market.coins(table))}
    if moves.PAY <= key < moves.LOAD:
        wanted = legal.wanted_marker(table.action, table.target)
        price = turns.price(table, wanted, key - moves.PAY)
        return {"coins": int(price * legal.payments(table.action))}
    if moves.TAKE <= key < moves.GIVE or key == moves.NOTHING:
        return {"income": income_of_next_round(game, key)}
    return {}


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
