"""What a seat sees of a move."""

from mypy_extensions import i64

from digsite.core.move import Move, Part
from digsite.core.view import Event
from digsite.games.artifact import moves
from digsite.games.artifact.box import KINDS, RANK_NAMES, SITE_NAMES, rank_of, site_of
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
    if verb == moves.SELL or verb == moves.BUY:
        return {"coins": int(coins(game.table, key)), **card_of_market(game.table, key)}
    if verb == moves.PLAY_GOLD:
        return card_of_market(game.table, key)
    if verb == moves.PAY:
        return {"coins": int(coins(game.table, key)), **all_aboard(game, key)}
    if verb == moves.TAKE or verb == moves.NOTHING:
        return next_round(game, key)
    return all_aboard(game, key) if verb == moves.SHIP_FROM else {}


def card_of_market(table: Table, key: i64) -> dict[str, Part]:
    """The card that is bought or exchanged for gold; a sale names its own (§11.4, §14.4)."""
    verb = moves.verb_of(key)
    if verb == moves.SELL:
        return {}
    place = moves.target_of(key) if verb == moves.BUY else moves.gold_place(key)
    kind = table.market[place]
    card: dict[str, Part] = {"card": RANK_NAMES[rank_of(kind)]}
    if verb == moves.BUY:
        card["site"] = SITE_NAMES[site_of(kind)]
    return card


def all_aboard(game: Artifact, key: i64) -> dict[str, Part]:
    """The cards that are shipped where no choice is left (§9.1, R92)."""
    before, seat = game.table, game.table.asked
    copy = game.clone()
    copy.play_key(key)
    after = copy.table
    aboard: list[str] = []
    for kind in range(KINDS):
        for _card in range(after.known_of(seat, kind) - before.known_of(seat, kind)):
            aboard.append(RANK_NAMES[rank_of(kind)])
    return {"cards": ",".join(aboard), "outcome": "aboard"} if aboard else {}


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


def next_round(game: Artifact, key: i64) -> dict[str, Part]:
    """The base income that all receive if this move begins a round (§4.1, §4.2), and who starts;
    else nothing."""
    if not may_begin_round(game.table):
        return {"income": 0}
    after = game.clone()
    after.play_key(key)
    first = game.table.step == steps.CHOOSING
    if after.table.year == game.table.year and not (first and after.table.step == steps.ACTING):
        return {"income": 0}
    return {"income": int(rounds.base_income(after.table)), "starter": int(after.table.starter)}


def may_begin_round(table: Table) -> bool:
    """The last marker of a mat, or a turn after passing (§3.3, §5.9, §6.3)."""
    if table.step == steps.CHOOSING or table.step == steps.REFILLING:
        return table.left == 1
    return turns.all_have_passed(table)
