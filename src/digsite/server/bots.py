"""Bots at the table: woken when they are to act, replaced when they fail.

A bot hands over a plan: all decisions of its turn until chance or another seat acts. They are
played one by one, with a pause if somebody watches, and checked like a person's. Anything else that
happens at the table ends the plan.
"""

import asyncio
import contextlib
import logging
from copy import copy
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from digsite.bots.roster import player_names
from digsite.server import decisions, notices, reports
from digsite.server.fair_queue import Asker
from digsite.server.house import House
from digsite.server.refusals import Refusal
from digsite.server.table import Table
from digsite.server.thinker import Assignment
from digsite.server.workers import WorkerFailed, WorkerMissing

log = logging.getLogger("digsite.server")


@dataclass
class Plan:
    """What a program wants to do from this ply on, and which level thought of it in the end."""

    ply: int
    seat: int
    wanted_level: str
    level: str
    notations: list[str]


def wake(house: House, table: Table) -> None:
    """Start the program that is to act, unless it is thinking already. If something other than the
    program fails, the next look at the table starts it again."""
    if table.thinking is None and table.is_bot_to_act():
        table.thinking = asyncio.create_task(think(house, table))
        house.thoughts.add(table.thinking)
        table.thinking.add_done_callback(house.thoughts.discard)
        house.errors.watch(table.thinking)


async def think(house: House, table: Table) -> None:
    """Decide for programs until a person is to act, beginning once somebody sees the board."""
    try:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(house.settings.first_look):
                await table.seen.wait()
        while not await act(house, table):
            await asyncio.sleep(house.settings.store_pause)
    except Refusal:
        pass  # the table was dropped: whoever comes next loads it again
    finally:
        table.thinking = None


async def act(house: House, table: Table) -> bool:
    """Play until a person is to act; returns whether everything could be stored."""
    try:
        while (plan := await make_plan(house, table)) is not None:
            while await play_next(house, table, plan):
                if table.subscribers:  # people want to see one move after the other
                    await asyncio.sleep(house.settings.bot_pause)
    except (SQLAlchemyError, OSError) as error:
        house.errors.note(error)
        return False
    return True


async def make_plan(house: House, table: Table) -> Plan | None:
    """The plan of the program that is to act, or none if a person is."""
    async with table.lock:
        if not house.hall.owns(table) or not table.is_bot_to_act():
            return None
        ply, seat = table.ply, int(table.match.actor)
        assignment = assignment_for(table, seat)
    asker = Asker(table.header.origin or table.id, lambda: bool(table.subscribers))
    level, notations = await thought_out(house, assignment, asker)
    return Plan(ply, seat, assignment.level, level, notations)


async def play_next(house: House, table: Table, plan: Plan) -> bool:
    """Play the next move of the plan; returns whether the plan still fits."""
    async with table.lock:
        if not house.hall.owns(table):
            return False
        with house.hall.faithful(table):
            return await play_first(house, table, plan)


async def play_first(house: House, table: Table, plan: Plan) -> bool:
    if not plan.notations or table.ply != plan.ply or not table.is_bot_to_act():
        return False
    if plan.level != plan.wanted_level and table.seats[plan.seat].level == plan.wanted_level:
        await replace(house, table, plan.seat, plan.level)
    try:
        await decisions.decide(house, table, plan.seat, [plan.notations.pop(0)])
    except Refusal:
        return False  # it did not come as planned: think again
    plan.ply += 1  # if chance has acted too, the log is longer than that
    return True


def assignment_for(table: Table, seat: int) -> Assignment:
    """What the program gets: the view of its seat, and what it may do."""
    title, state = table.match.title, table.match.state
    return Assignment(
        title.name,
        title.edition,
        table.seats[seat].level,
        title.view(state, seat).record(),
        [move.notation() for move in state.legal()],
        table.match.fate.number(f"thought {seat}", table.match.ply) >> 64,
    )


async def thought_out(house: House, assignment: Assignment, asker: Asker) -> tuple[str, list[str]]:
    """The level of the program that answered in the end, and its plan."""
    if len(assignment.legal) == 1:
        return assignment.level, assignment.legal
    for level in [assignment.level, *simpler(assignment.level)]:
        try:
            attempt = copy(assignment)
            attempt.level = level
            return level, await patiently(house, attempt, asker)
        except WorkerMissing:
            return assignment.level, [any_of(house, assignment.legal)]
        except WorkerFailed as failure:
            house.metrics.count("digsite_bot_failures_total", level)
            log.warning("bot failed", extra={"fields": {"program": level, "why": str(failure)}})
    return player_names()[0], [any_of(house, assignment.legal)]


async def patiently(house: House, assignment: Assignment, asker: Asker) -> list[str]:
    """Ask; where the system has no process for us, ask again a little later, a few times."""
    for pause in house.settings.missing_pauses:
        try:
            return await house.workers.ask(assignment, asker)
        except WorkerMissing as failure:
            house.metrics.count("digsite_bot_failures_total", "no process")
            log.warning("no process for a bot", extra={"fields": {"why": str(failure)}})
            await asyncio.sleep(pause)
    return await house.workers.ask(assignment, asker)


def any_of(house: House, legal: list[str]) -> str:
    return legal[house.new_rng().below(len(legal))]


def simpler(level: str) -> list[str]:
    """Whom to ask after a failure: the same once more, then each weaker one."""
    names = player_names()
    weaker = names[: names.index(level)] if level in names else names
    return [level, *reversed(weaker)]


async def replace(house: House, table: Table, seat: int, level: str) -> None:
    """A simpler program takes the seat for good, and the table says so."""
    failed = table.seats[seat].level
    seats = [copy(one) for one in table.seats]
    seats[seat].level = level
    await house.store.reseat(table.header, seats, [])
    table.seats = seats
    await notices.say(house, table, "bot-replaced", failed=failed, number=seat + 1, level=level)
    reports.broadcast_card(table)
