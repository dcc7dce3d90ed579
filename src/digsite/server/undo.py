"""Taking back: free up to the computed horizon, and beyond it if all who are concerned agree."""

from digsite.play.undo import horizon, last_decision
from digsite.server import decisions, reports
from digsite.server.commands import ConsentCommand, UndoCommand
from digsite.server.house import House
from digsite.server.records import Record
from digsite.server.refusals import Refusal
from digsite.server.store.ledger import LogLine, receipt_name
from digsite.server.table import PERSON, RUNNING, Table, Wish, wish_text

MOST_ANSWERS = 20  # that are kept with a question


async def ask(house: House, table: Table, seat: int, command: UndoCommand) -> Record:
    """Take the seat's latest decision back, or ask the others whether one may."""
    decisions.refuse_endless(table, house.settings.longest_log)
    back = destination(table, seat, command.ply)
    wish = table.wish
    if wish is None or (wish.seat, wish.back) != (seat, back):
        wish = Wish(seat, back, {table.seats[seat].holder})
    if is_free(table, seat, back) or wish.agreed >= table.asked():
        await go_back(house, table, seat, back, receipt_name(seat, command.id))
        return {"accepted": True, "ply": table.ply}
    if wish is not table.wish:
        await change_wish(house, table, wish)
    return {"accepted": False, "asked": True, "ply": table.ply}


async def consent(house: House, table: Table, seat: int, command: ConsentCommand) -> Record:
    """Somebody answers yes or no; when everybody has agreed, the move is taken back."""
    asked = table.wish
    if asked is None or table.status != RUNNING:
        raise Refusal(409, "no-wish")
    receipt = None if command.id is None else receipt_name(seat, command.id)
    agreed = asked.agreed | {table.seats[seat].holder}
    if command.agree and agreed >= table.asked():
        await go_back(house, table, asked.seat, asked.back, receipt)
        return {"accepted": True, "ply": table.ply}
    left = Wish(asked.seat, asked.back, agreed) if command.agree else None
    await change_wish(house, table, left, receipt)
    return {"accepted": True, "ply": table.ply}


async def settle(house: House, table: Table) -> None:
    """Somebody has left: perhaps nobody asks any more, or all who are still asked have agreed."""
    wish = table.wish
    if wish is None or table.status != RUNNING:
        return
    if table.seats[wish.seat].kind != PERSON:
        await change_wish(house, table, None)
    elif wish.agreed >= table.asked():
        await go_back(house, table, wish.seat, wish.back, None)


async def change_wish(
    house: House, table: Table, wish: Wish | None, receipt: str | None = None
) -> None:
    """Store the question, so that it is still asked after a restart, and tell everybody. The answer
    is stored with it: if it is repeated, it is not taken for one to the next question."""
    answered = table.answered
    if receipt is not None:
        answered = dict([*answered.items(), (receipt, table.ply)][-MOST_ANSWERS:])
    await house.store.keep_wish(table.header, wish_text(wish, table.ply, answered))
    for forgotten in table.answered.keys() - answered.keys():
        table.receipts.pop(forgotten, None)
    table.receipts.update(answered)
    table.wish, table.answered = wish, answered
    reports.broadcast_card(table)


def destination(table: Table, seat: int, ply: int) -> int:
    """The number of moves before the seat's latest decision, with all parts sent with it."""
    decisions.refuse_untimely(table, ply)
    back = last_decision(table.match.actors, seat)
    if back is None:
        raise Refusal(409, "nothing-to-undo")
    return first_part(table, seat, real_decision(table, seat, back))


def real_decision(table: Table, seat: int, latest: int) -> int:
    """The latest real decision: moves without an alternative go back with the one before them."""
    actors = table.match.actors
    ply: int | None = latest
    while ply is not None:
        if len(table.history.at(ply).keys()) > 1:
            return ply
        ply = last_decision(actors[:ply], seat)
    return latest


def first_part(table: Table, seat: int, latest: int) -> int:
    """The first of the moves that make one decision of the seat with this one."""
    actors, first = table.match.actors, latest
    while first > 0 and actors[first - 1] == seat and goes_on(table, seat, first, latest):
        first -= 1
    return first


def goes_on(table: Table, seat: int, ply: int, latest: int) -> bool:
    """Whether the move at this ply goes on with the decision of the move before it."""
    lines = table.history.path
    sent = [line for line in table.receipts.values() if line <= lines[latest]]
    if table.header.imported and not sent:
        return is_midway(table, seat, ply)
    return lines[ply - 1] >= max(sent, default=0)


def is_midway(table: Table, seat: int, ply: int) -> bool:
    """Whether a decision had begun here. The moves of a file were not sent: only their parts tell
    what belongs together."""
    return bool(table.match.title.view(table.history.at(ply), seat).record()["midway"])


def is_free(table: Table, seat: int, back: int) -> bool:
    """Nobody has to be asked at a table with one screen, nor inside the horizon."""
    if len(table.holders()) == 1 and table.seats[seat].kind == PERSON:
        return True
    return horizon(table.match.actors) <= back and table.match.actors[-1] == seat


async def go_back(house: House, table: Table, seat: int, back: int, receipt: str | None) -> None:
    """The log says that the game went back; the moves before stay in it."""
    line = LogLine(seat, "", back)
    await decisions.commit(house, table, table.back_at(back), [line], receipt)
