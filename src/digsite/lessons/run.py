"""A lesson as it is gone through: what was decided so far is all there is to remember."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from digsite.core.errors import IllegalMove
from digsite.core.move import Move
from digsite.core.view import Event
from digsite.lessons.lesson import LEARNER, Decision, Lesson, Step
from digsite.play.match import Match

Path = list[list[str]]  # what was decided at each step; the last one may be unfinished

WHATEVER = "otherwise"  # the remark on any other try
UNASKED = "unasked"  # the remark on a try where nothing is wanted


class LostWay(ValueError):
    """These decisions do not lead through the lesson."""


@dataclass(frozen=True)
class Remark:
    """What a lesson says to a try that the rules allow and it does not want."""

    text: str
    tried: str


class Run:
    """Goes through a lesson; the position is always that of the path."""

    def __init__(self, lesson: Lesson, path: Sequence[Sequence[str]] = ()) -> None:
        """Go to where the path leads, or raise `LostWay`."""
        self.lesson = lesson
        self.number = 0
        self.match = self._seated()
        self.scene_ply = 0  # plies of the scenes before
        self.told: list[tuple[int, Event]] = []  # what the learner saw happen, by ply
        self.path: Path = []
        self._enter()
        for made in path:
            self._follow(made)

    @property
    def step(self) -> Step:
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def is_over(self) -> bool:
        return self.number == len(self.lesson.steps)

    @property
    def ply(self) -> int:
        """A number that grows with every move, and from scene to scene."""
        return self.scene_ply + self.match.ply

    @property
    def made(self) -> list[str]:
        """The parts of the decision of this step that were made already."""
        return self.path[-1] if len(self.path) > self.number else []

    def wanted(self) -> list[str]:
        """What is still missing of the decision that the step shows."""
        if self.is_over or not self.step.wants:
            return []
        return next(iter(self._rests(self.made)), [])

    def try_(self, notations: Sequence[str]) -> Remark | None:
        """Make a decision, or part of it; what the lesson does not want is only remarked upon.

        What the rules do not allow raises `IllegalMove`.
        """
        match = self.match.copy()
        moves = [match.title.move(one) for one in notations]
        if not moves or match.actor != LEARNER or self.is_over:
            raise IllegalMove("nothing is to be decided now")
        match.play_all(moves)
        if not self._goes_on([*self.made, *(move.notation() for move in moves)]):
            return self._remark(moves)
        self._play(moves)
        return None

    def go_on(self) -> None:
        """Go on without deciding: a step that is only read, or one that is skipped."""
        if self.is_over:
            return
        title = self.match.title
        wanted = self.wanted()
        if wanted:
            self._play([title.move(one) for one in wanted])
        elif not self.step.wants:
            self.path.append([])
            self._advance()
        else:
            self._finish()

    def _follow(self, made: Sequence[str]) -> None:
        if len(self.path) > self.number or self.is_over:
            raise LostWay
        if not made:
            if self.step.wants:
                raise LostWay
            self.go_on()
            return
        try:
            remark = self.try_(made)
        except ValueError:
            raise LostWay from None
        if remark is not None:
            raise LostWay

    def _rests(self, made: list[str]) -> list[list[str]]:
        """What is missing of each wanted decision that can begin with these parts."""
        if self.step.in_order:
            wants, count = self.step.wants, len(made)
            return [list(one[count:]) for one in wants if list(one[:count]) == made]
        fit = [Counter(one) for one in self.step.wants if not Counter(made) - Counter(one)]
        return [list((one - Counter(made)).elements()) for one in fit]

    def _goes_on(self, made: list[str]) -> bool:
        """Whether these parts begin, or are, a decision that the step wants."""
        if self._rests(made):
            return True
        return str(self.match.title.move(made[0]).parts()["do"]) in self.step.sorts

    def _is_whole(self) -> bool:
        rests = self._rests(self.made)
        if [] in rests:
            return True
        if not self.step.sorts or rests:
            return False
        return self.match.actor != LEARNER or not self.match.view(LEARNER).record()["midway"]

    def _play(self, moves: list[Move]) -> None:
        before = self.match.copy()
        self.match.play_all(moves)
        self._note(before, self.match.moves[before.ply :])
        made = [move.notation() for move in moves]
        if len(self.path) > self.number:
            self.path[-1].extend(made)
        else:
            self.path.append(made)
        if self._is_whole():
            self._advance()

    def _finish(self) -> None:
        """End a decision of the learner's own in the first way that there is."""
        while self.number < len(self.path) and not self.is_over:
            self._play([self.match.state.legal()[0]])

    def _advance(self) -> None:
        self._script(self.step.then)
        self.number += 1
        self._enter()

    def _enter(self) -> None:
        """Set up the scene of a step, where it has one."""
        if self.is_over or not self.step.scene:
            return
        self.scene_ply = self.ply + 1 if self.number else 0
        self.match = self._seated()
        self.match.state = self.lesson.opened(self.step.scene)

    def _script(self, notations: Decision) -> None:
        before = self.match.copy()
        for notation in notations:
            self.match.play(notation)
        self._note(before, self.match.moves[before.ply :])

    def _note(self, before: Match, moves: list[Move]) -> None:
        """What the learner sees of these moves."""
        for ply, move in enumerate(moves, self.scene_ply + before.ply):
            self.told.append((ply, before.title.event(before.state, move, LEARNER)))
            before.state.play_key(move.key)

    def _remark(self, moves: list[Move]) -> Remark:
        """The remark on what was tried: on the very move, on its sort, or on any other."""
        if not self.step.wants:
            return Remark(UNASKED, moves[0].notation())
        remarks = self.step.remarks
        for move in moves:
            for name in (move.notation(), str(move.parts()["do"])):
                if name in remarks:
                    return Remark(remarks[name], move.notation())
        return Remark(remarks.get(WHATEVER, WHATEVER), moves[0].notation())

    def _seated(self) -> Match:
        lesson = self.lesson
        names = ["", *lesson.names]
        return Match(lesson.game(), lesson.seats, dict(lesson.options), names, seed=1)
