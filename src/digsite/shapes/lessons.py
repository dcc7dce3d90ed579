"""What the server sends of lessons, as data."""

from typing import TypedDict

from digsite.shapes.messages import Update


class LessonCard(TypedDict):
    """A lesson by its name; the names of its texts begin with `lesson-`."""

    lesson: str
    title: str
    steps: int


class Lessons(TypedDict):
    lessons: list[LessonCard]


class LessonStep(TypedDict):
    """Where somebody is in a lesson; `number` counts from 0 and is `steps` after the last one."""

    number: int
    steps: int
    text: str
    wanted: list[str]  # what is still to be decided at this step; none: it is only read
    show: list[str]  # places on the board


class LessonRemark(TypedDict):
    """Why the lesson does not go on with what was tried, though the rules allow it."""

    text: str
    tried: str


class LessonPage(TypedDict):
    """A lesson after what was decided so far; `path` is all there is to remember of it."""

    lesson: str
    path: list[list[str]]
    step: LessonStep
    remark: LessonRemark | None
    update: Update


MESSAGES = (Lessons, LessonPage)
