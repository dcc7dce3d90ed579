"""Why a move is not allowed now: every decision is either legal or has exactly one objection."""

from mypy_extensions import i64

from digsite.core.actors import CHANCE, NOBODY, OVER
from digsite.core.keys import Keys
from digsite.core.move import Part
from digsite.core.view import Objection
from digsite.games.archaeology import moves, steps
from digsite.games.archaeology.components import KIND_NAMES, KINDS, MAP
from digsite.games.archaeology.game import Archaeology
from digsite.games.archaeology.table import Table


def objections(game: Archaeology, seat: i64) -> list[Objection]:
    """What the seat cannot do now; told from open cards and its own hand alone."""
    actor = game.actor()
    if actor == OVER:
        return [Objection("play", "game-over", "§9.5", {})]
    if actor == CHANCE:
        return [Objection("play", "chance-acts", _paragraph_of_chance(game.table.step), {})]
    if actor != seat:
        return [Objection("play", "not-your-turn", "§9.1", {"seat": int(actor)})]
    legal = Keys()
    game.fill(legal)
    return [why_not(game.table, key) for key in range(moves.DECISIONS) if not legal.has(key)]


def _paragraph_of_chance(step: i64) -> str:
    if step == steps.DEALING:
        return "§2.2"
    if step == steps.STARTING:
        return "§2.7"
    if step == steps.DIGGING:
        return "§4.2"
    return "§4.6" if step == steps.STEALING else "§7.1"


def why_not(table: Table, key: i64) -> Objection:
    """The reason against an illegal decision of the player to act."""
    step = table.step
    if step == steps.ROBBING:
        return _while_robbing(table, key)
    if step == steps.DISCARDING:
        return _while_discarding(table, key)
    if key < moves.CLOSE:
        return _against_part_of_trade(table, key)
    if step == steps.OFFERING or step == steps.TAKING:
        return _while_trading(key)
    return _against_action(table, key)


def _objection(key: i64, reason: str, paragraph: str, values: dict[str, Part]) -> Objection:
    return Objection(moves.MOVES[key].notation(), reason, paragraph, values)


def _plain(key: i64, reason: str, paragraph: str) -> Objection:
    return _objection(key, reason, paragraph, {})


def _of_kind(key: i64, reason: str, paragraph: str, kind: i64) -> Objection:
    return _objection(key, reason, paragraph, {"kind": KIND_NAMES[kind]})


def _while_robbing(table: Table, key: i64) -> Objection:
    if key < moves.ROB:
        return _plain(key, "thief-first", "§4.5")
    victim = key - moves.ROB
    if victim >= table.seats:
        return _plain(key, "no-such-player", "§1.4")
    if victim == table.turn:
        return _plain(key, "rob-yourself", "§4.5")
    return _objection(key, "nothing-to-steal", "R4", {"seat": int(victim)})


def _while_discarding(table: Table, key: i64) -> Objection:
    if key < moves.DISCARD or key >= moves.ROB:
        return _objection(key, "sandstorm-first", "R10", {"cards": int(table.left)})
    kind = key - moves.DISCARD
    if table.hands[table.asked * KINDS + kind] == 0:
        return _of_kind(key, "not-held", "§5.3", kind)
    if kind < table.floor:
        return _of_kind(key, "named-in-order", "§5.3", kind)
    return _objection(
        key, "too-few-above", "§5.2", {"kind": KIND_NAMES[kind], "cards": int(table.left)}
    )


def _against_part_of_trade(table: Table, key: i64) -> Objection:
    return _against_offer(table, key) if key < moves.TAKE else _against_take(table, key)


def _against_offer(table: Table, key: i64) -> Objection:
    kind = key - moves.OFFER
    if table.step == steps.TAKING:
        return _plain(key, "already-taking", "§6.2")
    if table.hands[table.turn * KINDS + kind] == 0:
        return _of_kind(key, "not-held", "§6.2", kind)
    if table.taken >> kind & 1:
        return _of_kind(key, "taken-this-turn", "R13", kind)
    if kind < table.floor:
        return _of_kind(key, "named-in-order", "§6.2", kind)
    return _of_kind(key, "nothing-in-reach", "R11", kind)


def _against_take(table: Table, key: i64) -> Objection:
    kind = key - moves.TAKE
    if table.market[kind] == 0:
        return _of_kind(key, "not-in-market", "§6.2", kind)
    if table.offered >> kind & 1:
        return _of_kind(key, "offered-this-turn", "R13", kind)
    if table.step == steps.ACTING:
        return _of_kind(key, "offer-first", "R11", kind)
    if table.edition.trading[kind] > table.balance:
        values: dict[str, Part] = {
            "kind": KIND_NAMES[kind],
            "value": int(table.edition.trading[kind]),
            "balance": int(table.balance),
        }
        return _objection(key, "too-dear", "§6.2", values)
    return _of_kind(key, "named-in-order", "§6.2", kind)


def _while_trading(key: i64) -> Objection:
    if key == moves.CLOSE:
        return _plain(key, "nothing-taken", "R11")
    return _plain(key, "finish-trade", "§6.2")


def _against_action(table: Table, key: i64) -> Objection:
    if key == moves.CLOSE:
        return _plain(key, "no-trade-open", "§6.2")
    if key < moves.SELL:
        return _against_exploring(table, key)
    if key < moves.END:
        return _against_sale(table, key)
    if key == moves.END:
        return _plain(key, "must-sell", "§9.4")
    if key < moves.ROB:
        return _plain(key, "no-sandstorm", "§5.1")
    return _plain(key, "no-thief", "§4.5")


def _against_exploring(table: Table, key: i64) -> Objection:
    chamber = key - moves.EXPLORE
    explorer = table.explorers[chamber]
    if explorer != NOBODY:
        return _objection(key, "explored-already", "§7.4", {"seat": int(explorer)})
    values: dict[str, Part] = {
        "maps": int(table.edition.chamber_maps[chamber]),
        "held": int(table.hands[table.turn * KINDS + MAP]),
    }
    return _objection(key, "too-few-maps", "§7.1", values)


def _against_sale(table: Table, key: i64) -> Objection:
    kind = moves.sold_kind(key)
    largest = table.edition.largest[kind]
    if moves.sold_size(key) > largest:
        return _objection(
            key, "set-too-large", "§8.4", {"kind": KIND_NAMES[kind], "largest": int(largest)}
        )
    held = table.hands[table.turn * KINDS + kind]
    if held == 0:
        return _of_kind(key, "not-held", "§8.1", kind)
    return _objection(key, "too-few-held", "§8.1", {"kind": KIND_NAMES[kind], "held": int(held)})
