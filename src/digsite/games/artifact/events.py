"""What a seat sees of a move."""

from mypy_extensions import i64

from digsite.core.move import Move, Part
from digsite.core.view import Event
from digsite.games.artifact import moves
from digsite.games.artifact.box import (
    CURSED,
    KINDS,
    NEW_YORK,
    NO_ROLE,
    PLACES,
    RANK_NAMES,
    SITE_NAMES,
    rank_of,
    site_of,
)
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.questions import steps
from digsite.games.artifact.rules import ending, exhibitions, market, rounds, turns
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
    if verb == moves.SELL or verb == moves.BUY or verb == moves.PLAY_GOLD:
        return trade(game.table, key)
    if verb == moves.PAY:
        return {"coins": int(coins(game.table, key)), **all_aboard(game, key)}
    if verb == moves.SHOW:
        return with_privilege(game.table, key)
    if verb == moves.TAKE or verb == moves.NOTHING or verb == moves.PASS:
        return end_of_round(game, key)
    return all_aboard(game, key) if verb == moves.SHIP_FROM else {}


def trade(table: Table, key: i64) -> dict[str, Part]:
    """The card and the coins of a deal on the black market; gold costs none (§11.3, §14.4)."""
    told = card_of_market(table, key)
    if moves.verb_of(key) != moves.PLAY_GOLD:
        told["coins"] = int(coins(table, key))
    return told


def card_of_market(table: Table, key: i64) -> dict[str, Part]:
    """The card that is bought or exchanged for gold (§11.4, §14.4); a sale names its own, and the
    card that leaves the game for it (§11.2)."""
    verb = moves.verb_of(key)
    if verb == moves.SELL:
        oldest = table.market[0]
        if market.market_size(table) < PLACES:
            return {}
        return {"cards": RANK_NAMES[rank_of(oldest)], "outcome": "pushes"}
    place = moves.target_of(key) if verb == moves.BUY else moves.gold_place(key)
    kind = table.market[place]
    card: dict[str, Part] = {"card": RANK_NAMES[rank_of(kind)]}
    if verb == moves.BUY:
        card["site"] = SITE_NAMES[site_of(kind)]
    return card


def all_aboard(game: Artifact, key: i64) -> dict[str, Part]:
    """The cards that are shipped where no choice is left (§9.1, R92), and whether a cursed artifact
    leaves the game (§14.8)."""
    before = game.table
    copy = game.clone()
    copy.play_key(key)
    after = copy.table
    aboard: list[str] = []
    outcome = ""
    for kind in range(KINDS):
        for _card in range(before.face_up[kind] - after.face_up[kind]):
            if rank_of(kind) == CURSED:
                outcome = "cursed"
            else:
                aboard.append(RANK_NAMES[rank_of(kind)])
    if aboard:
        outcome = "aboard-cursed" if outcome else "aboard"
        return {"cards": ",".join(aboard), "outcome": outcome}
    return {"outcome": outcome} if outcome else {}


def with_privilege(table: Table, key: i64) -> dict[str, Part]:
    """Whether the last card shown completes the exhibition only with New York (§15.7)."""
    if table.left > 1 or table.cities[table.asked] != NEW_YORK:
        return {}
    alone = table.copy()
    alone.cities[table.asked] = NO_ROLE
    needed = exhibitions.showable(alone) >> moves.target_of(key) & 1 == 0
    return {"outcome": "new-york"} if needed else {}


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


def end_of_round(game: Artifact, key: i64) -> dict[str, Part]:
    """What the next round begins with; whoever passes last of all begins the scoring (§12.5)."""
    return scoring(game, key) if moves.verb_of(key) == moves.PASS else next_round(game, key)


def scoring(game: Artifact, key: i64) -> dict[str, Part]:
    """What manuscripts bring all players together, if the game is over now (§14.10)."""
    after = game.clone()
    after.play_key(key)
    prestige: i64 = 0
    if after.is_over():
        for seat in range(after.table.seats):
            prestige += ending.research_prestige(after.table, seat)
            prestige -= ending.research_with(after.table, seat, 0)
    return {"prestige": int(prestige), "outcome": "manuscripts"} if prestige > 0 else {}


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
