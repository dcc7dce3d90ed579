"""Lessons over HTTP: nothing is kept here, the page says what was decided so far.

So a lesson needs no table, no seat and no store, and each answer costs one short replay.
"""

from digsite.core.errors import IllegalMove
from digsite.lessons import lesson as library
from digsite.lessons.lesson import LEARNER
from digsite.lessons.run import LostWay, Remark, Run
from digsite.server import decisions, objections, previews, reports
from digsite.server.commands import WhyCommand
from digsite.server.house import House
from digsite.server.records import Record
from digsite.server.refusals import Refusal, refusal_of
from digsite.server.requests import LessonMoves, LessonQuestion, LessonRequest
from digsite.server.table import OVER, PERSON, RUNNING


def catalogue() -> Record:
    """Every lesson there is."""
    found = [library.lesson(name) for name in library.lessons()]
    return {
        "lessons": [
            {"lesson": one.name, "title": one.title, "steps": len(one.steps)} for one in found
        ]
    }


def look(name: str, request: LessonRequest) -> Record:
    """The lesson where the path leads."""
    return page(walked(name, request), None)


def decide(house: House, name: str, request: LessonMoves) -> Record:
    """A decision: it goes on, or is remarked upon; what the rules forbid is refused."""
    run = walked(name, request)
    moves = decisions.read_moves(run.match.title, request.moves)
    try:
        remark = run.try_([move.notation() for move in moves])
    except IllegalMove:
        raise objections.to_moves(run.match, LEARNER, moves, house.new_rng()) from None
    return page(run, remark)


def go_on(name: str, request: LessonRequest) -> Record:
    """To the next step; a decision that is missing is made."""
    run = walked(name, request)
    run.go_on()
    return page(run, None)


def preview(house: House, name: str, request: LessonMoves) -> Record:
    """What would be after these moves."""
    run = walked(name, request)
    return previews.previewed(run.match, LEARNER, run.ply, request.moves, house.new_rng())


def why(house: House, name: str, request: LessonQuestion) -> Record:
    """Why these things cannot be done."""
    run = walked(name, request)
    command = WhyCommand(ply=run.ply, moves=request.moves, about=request.about)
    return previews.reasons(run.match, LEARNER, command, house.new_rng())


def walked(name: str, request: LessonRequest) -> Run:
    """The lesson, gone through as far as the path tells."""
    try:
        return Run(library.lesson(name), request.path)
    except library.UnknownLesson as error:
        raise refusal_of(404, "no-lesson", error) from None
    except LostWay:
        raise Refusal(409, "lost-way") from None


def page(run: Run, remark: Remark | None) -> Record:
    """Everything that the page shows of a lesson."""
    step = run.step
    return {
        "lesson": run.lesson.name,
        "path": run.path,
        "step": {
            "number": run.number,
            "steps": len(run.lesson.steps),
            "text": step.text,
            "wanted": run.wanted(),
            "show": list(step.show),
        },
        "remark": {"text": remark.text, "tried": remark.tried} if remark else None,
        "update": update(run),
    }


def update(run: Run) -> Record:
    """The position as at a table, and all that the learner saw happen."""
    match = run.match
    return {
        "type": "update",
        "ply": run.ply,
        "played": match.ply,
        "seat": LEARNER,
        "events": [{"ply": ply, **event.record()} for ply, event in run.told],
        "view": match.view(LEARNER).record(),
        "legal": reports.legal(match) if match.actor == LEARNER else [],
        "result": reports.result(match),
        "table": card(run),
    }


def card(run: Run) -> Record:
    """The table that a lesson pretends to be held at."""
    lesson, title = run.lesson, run.match.title
    return {
        "id": lesson.name,
        "title": lesson.title,
        "edition": lesson.edition,
        "rules": title.rules_version,
        "options": dict(lesson.options),
        "status": OVER if run.match.is_over else RUNNING,
        "created": 0.0,
        "seats": [
            {
                "seat": seat,
                "kind": PERSON,
                "name": name,
                "level": "",
                "colour": seat,
                "here": True,
                "free": False,
                "late": False,
                "listed": False,
            }
            for seat, name in enumerate(run.match.names)
        ],
        "clock": None,
    }
