"""Advice at the table: a hint for somebody who plays against programs only, and the analysis of a
game that is over. Both are worked out in the processes of the programs, never here."""

from collections.abc import Sequence
from typing import Any

import msgspec

from digsite.bots.turning import Estimate, turning_points
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title
from digsite.core.view import View
from digsite.play.match import Match
from digsite.play.parts import sort_of
from digsite.server import decisions, previews, reports
from digsite.server.commands import HintCommand
from digsite.server.fair_queue import Asker
from digsite.server.house import House
from digsite.server.records import Record
from digsite.server.refusals import Refusal
from digsite.server.table import OVER, PERSON, Table
from digsite.server.thinker import AnalysisWanted, HintWanted, Question
from digsite.server.workers import WorkerFailed
from digsite.shapes.advice import Judgement

SLICE = 20  # moves that are analysed at once
AT_ONCE = 4  # questions that one address may have waiting


async def hint(
    house: House, name: str, secret: str | None, command: HintCommand, origin: str
) -> Record:
    """The best ways to decide for the seat that is to act, as far as it can know; where it has
    begun a decision, the best ways to go on."""
    async with house.hall.table(name) as table:
        seat = table.seat_of(secret)
        decisions.refuse_untimely(table, command.ply)
        refuse_hints(table, seat)
        title = table.match.title
        begun, prepared = command.moves, list[str]()
        if command.anew:
            begun, prepared = [], whole_decision(table.match, seat, begun, house.new_rng())
        forced, state = as_far_as_forced(table.match, seat, begun, house.new_rng())
        wanted = HintWanted(
            title.name,
            title.edition,
            title.view(state, seat).record(),
            notations(state.legal()),
            table.ply,
            prepared[len(forced) :],
        )
        has_choice = state.actor() == seat and len(wanted.legal) > 1
    if not has_choice:
        return {"ply": command.ply, "ways": []}
    ways = [way_record(title, way, forced) for way in await asked(house, wanted, origin, True)]
    return {"ply": command.ply, "ways": ways}


def whole_decision(match: Match, seat: int, moves: list[str], rng: Rng) -> list[str]:
    """The moves in the order of the rules; none if they are only a part of a decision."""
    if not moves:
        return []
    draft = previews.drafted(match, seat, moves, rng)
    return notations(draft.moves) if draft.complete else []


def as_far_as_forced(
    match: Match, seat: int, begun: list[str], rng: Rng
) -> tuple[list[str], State]:
    """The parts that have to follow what is begun, and the position after them. People pick parts
    in any order: that the rules leave no choice of the first one means nothing to them."""
    state = previews.drafted(match, seat, begun, rng).state if begun else match.state
    refuse_out_of_turn(int(state.actor()), seat)
    forced: list[str] = []
    while state.actor() == seat and is_forced(match.title.view(state, seat), state.legal()):
        forced += notations(state.legal())
        state = previews.drafted(match, seat, [*begun, *forced], rng).state
    return forced, state


def is_forced(view: View, legal: list[Move]) -> bool:
    """Whether only one move is possible, and that because of the order of the rules."""
    free = view.record()["any_order"]
    return len(legal) == 1 and isinstance(free, list) and sort_of(legal[0]) in free


def refuse_hints(table: Table, seat: int) -> None:
    """Nobody is helped against other people, or out of turn; people can come back to a seat that a
    program plays for them."""
    mine = table.seats[seat].holder
    others = [one for number, one in enumerate(table.seats) if number != seat]
    if any(not one.level or (one.kind == PERSON and one.holder != mine) for one in others):
        raise Refusal(409, "no-hints")
    refuse_out_of_turn(table.match.actor, seat)


def refuse_out_of_turn(actor: int, seat: int) -> None:
    if actor != seat:
        raise Refusal(409, "not-your-turn")


async def analysis(house: House, name: str, start: int, origin: str) -> Record:
    """What was decided among the moves from `start` on, and what would have been best; `next` is
    where to go on, nothing at the end; `turns` are where the game turned so far."""
    async with house.hall.table(name) as table:
        if table.status != OVER:
            raise Refusal(409, "not-over", {"wish": "analysis"})
        match = table.match
        kept = table.analysis.get(start)
        wanted = AnalysisWanted(
            match.title.name,
            match.title.edition,
            match.seats,
            match.options,
            notations(match.moves),
            start,
            SLICE,
        )
    if kept is None:
        found = await asked(house, wanted, origin, False)
        kept = [judgement_record(match.title, one) for one in found]
        if start < match.ply and start % SLICE == 0:  # as the page asks for them
            table.analysis[start] = kept
    end = start + SLICE
    return {
        "start": start,
        "next": end if end < match.ply else None,
        "moves": match.ply,
        "decisions": kept,
        "turns": turns_until(table, start),
    }


def turns_until(table: Table, start: int) -> list[dict[str, object]]:
    """Where the game turned, as far as it is judged up to the slice that begins there."""
    slices = [table.analysis.get(begin, []) for begin in range(0, start + 1, SLICE)]
    found = turning_points([estimate_of(one) for part in slices for one in part])
    return [turn.record() for turn in found]


def estimate_of(judged: Any) -> Estimate:
    shares = judged["best"]["share"], judged["played"]["share"]
    return Estimate(judged["ply"], judged["seat"], *shares)


async def asked(house: House, question: Question, origin: str, is_watched: bool) -> list[Record]:
    """The answer; everybody takes turns, and one address waits for only a few answers at once."""
    if house.workers.queue.waiting_of(origin) >= AT_ONCE:
        raise Refusal(429, "too-often", {"what": "questions"})
    try:
        return await house.workers.consult(question, Asker(origin, lambda: is_watched))
    except WorkerFailed:
        house.metrics.count("digsite_bot_failures_total", "adviser")
        raise Refusal(409, "no-advice") from None


def way_record(title: Title, way: Any, before: Sequence[str] = ()) -> Record:
    """The way, which begins with the moves before it, with its moves as other answers have them."""
    moves = [reports.move_record(title.move(notation)) for notation in (*before, *way["moves"])]
    return {**way, "moves": moves}


def judgement_record(title: Title, found: Record) -> Judgement:
    ways = {name: way_record(title, found[name]) for name in ("played", "best")}
    return msgspec.convert({**found, **ways}, Judgement)


def notations(moves: list[Move]) -> list[str]:
    return [move.notation() for move in moves]
