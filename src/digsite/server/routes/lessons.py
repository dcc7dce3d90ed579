"""Lessons: each request carries all that was decided so far, and nothing is kept."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from digsite.server import lessons
from digsite.server.requests import LessonMoves, LessonQuestion, LessonRequest
from digsite.server.routes.common import TheHouse, answer

router = APIRouter(prefix="/api/lessons", tags=["lessons"])
LessonName = Annotated[str, Path(pattern=r"^[a-z-]{1,40}$", examples=["archaeology"])]


@router.get("")
async def catalogue() -> Response:
    """The lessons that there are; a title's first lesson bears its name."""
    return answer(lessons.catalogue())


@router.post("/{lesson}")
async def look(lesson: LessonName, request: LessonRequest) -> Response:
    """The position and the step to which the path leads; an empty one leads to the first."""
    return answer(lessons.look(lesson, request))


@router.post("/{lesson}/moves")
async def decide(lesson: LessonName, request: LessonMoves, house: TheHouse) -> Response:
    """Decide. What the step does not want is answered with a remark, what the rules forbid with a
    refusal, and neither goes on."""
    return answer(lessons.decide(house, lesson, request))


@router.post("/{lesson}/on")
async def go_on(lesson: LessonName, request: LessonRequest) -> Response:
    """To the next step; a decision that is missing is made for you."""
    return answer(lessons.go_on(lesson, request))


@router.post("/{lesson}/preview")
async def preview(lesson: LessonName, request: LessonMoves, house: TheHouse) -> Response:
    """What you would see and could do after these moves, without making them."""
    return answer(lessons.preview(house, lesson, request))


@router.post("/{lesson}/why")
async def why(lesson: LessonName, request: LessonQuestion, house: TheHouse) -> Response:
    """Why you cannot do these things, now or after moves that you have not made yet."""
    return answer(lessons.why(house, lesson, request))
