"""`digsite learn`: a lesson in the terminal, step by step, with real moves."""

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from digsite.core.errors import IllegalMove
from digsite.lessons.lesson import LEARNER, Lesson, lesson, lessons
from digsite.lessons.run import LostWay, Run
from digsite.locales import texts
from digsite.terminal import notebook
from digsite.terminal.choices import Language
from digsite.terminal.console import out, refusing
from digsite.terminal.menu import menu
from digsite.terminal.possible import possible
from digsite.terminal.reading import Typed, Unreadable
from digsite.terminal.reasons import reasons
from digsite.terminal.screens.registry import screen_of
from digsite.terminal.voice import Voice

NOTES = "lessons"
Again = Annotated[bool, typer.Option("--again")]


def lessons_begun(typed: str) -> list[str]:
    """For Tab: the lessons that begin like this."""
    return [name for name in lessons() if name.startswith(typed)]


LessonName = Annotated[str, typer.Argument(metavar="TITLE", autocompletion=lessons_begun)]


def learn(title: LessonName, again: Again = False, lang: Language = texts.FALLBACK) -> None:
    """Learn a game in ten minutes, on a real table; go on later where you stopped.

    The first steps: digsite learn archaeology

    An expansion: digsite learn artifact-research
    """
    with refusing():
        chosen = lesson(title.strip().lower().replace("_", "-"))
    Classroom(chosen, resumed(chosen, [] if again else kept(chosen.name)), lang, out()).hold()


def kept(name: str) -> list[list[str]]:
    """How far this person has come."""
    path = notebook.read(NOTES).get(name, [])
    return path if isinstance(path, list) else []


def keep(name: str, path: list[list[str]]) -> None:
    """Remember how far this person has come."""
    notebook.write(NOTES, {**notebook.read(NOTES), name: path})


def resumed(chosen: Lesson, path: list[list[str]]) -> Run:
    """The lesson where it was left; if it has changed since, from its first step."""
    try:
        return Run(chosen, path)
    except (LostWay, TypeError):
        return Run(chosen)


class Classroom:
    """Holds a lesson: says what there is to know, and listens."""

    def __init__(self, chosen: Lesson, run: Run, language: str, console: Console) -> None:
        self.lesson = chosen
        self.run = run
        self.console = console
        self.language = language
        self.shown = -1  # the step that was told last

    @property
    def voice(self) -> Voice:
        learner = texts.say(self.language, "", "lesson-you", {})
        return Voice(self.run.match.title, [learner, *self.lesson.names], self.language)

    def hold(self) -> None:
        """To the last step, or until somebody wants to stop."""
        try:
            while not self.run.is_over:
                self.tell()
                self.answer(self.ask())
                keep(self.lesson.name, self.run.path)
        except (EOFError, KeyboardInterrupt):
            self.say("lesson-stop", lesson=self.lesson.name)
            return
        keep(self.lesson.name, [])
        self.say("lesson-done-text", style="bold")

    def tell(self) -> None:
        """The step with its table, once."""
        if self.shown == self.run.number:
            return
        self.shown = self.run.number
        step, number = self.run.step, self.run.number + 1
        self.console.print()
        self.show()
        self.say("lesson-step", style="dim", number=number, steps=len(self.lesson.steps))
        self.say(f"lesson-{step.text}")
        if step.wants:
            now = self.voice(f"lesson-{step.text}-now")
            self.console.print(Text.assemble((f"{self.voice('lesson-now')} ", "bold"), now))

    def show(self) -> None:
        """The table, and the moves where there is something to decide."""
        title, view = self.run.match.title, self.run.match.view(LEARNER)
        screen, voice = screen_of(title.name), self.voice
        self.console.print(screen.draw(view, voice))
        if self.run.wanted():
            legal = self.run.match.state.legal()
            remarks = [screen.remark(view, move, voice) for move in legal]
            told = dict(zip(legal, remarks, strict=True))
            self.console.print(menu(legal, lambda move: told[move], self.console.width))

    def ask(self) -> str:
        line = input(self.voice("lesson-prompt" if self.run.step.wants else "lesson-enter"))
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line.strip()

    def answer(self, line: str) -> None:
        """Go on, go back, or try what was typed."""
        word = line.lower()
        if word in ("q", "quit", "exit"):
            raise EOFError
        if word in ("skip", "next") or (not word and not self.run.step.wants):
            self.run.go_on()
        elif word == "back":
            self.run = Run(self.lesson, self.run.path[:-1])
            self.shown = -1
        elif word in ("h", "help", "hint"):
            self.shown = -1  # the step says what to do
        elif word in ("show", "what", "?"):
            self.look(word)
        elif word:
            self.attempt(line)

    def look(self, word: str) -> None:
        """Show the table, what can be done, or what cannot."""
        if word == "show":
            self.show()
        elif word == "what":
            self.console.print(possible(self.run.match, LEARNER, self.voice))
        else:
            found = self.run.match.title.objections(self.run.match.state, LEARNER)
            self.console.print(reasons(found, LEARNER, self.voice))

    def attempt(self, line: str) -> None:
        """Try a decision; what is not wanted or not allowed is answered, and nothing moves on."""
        match = self.run.match
        try:
            moves = Typed(match.title, match.state.legal(), self.voice.names).read(line)
            remark = self.run.try_([move.notation() for move in moves])
        except Unreadable as error:
            self.say(error.message, style="yellow", **error.values)
        except IllegalMove as error:
            told = self.voice("not-now", notation=moves[-1].notation())
            if error.objection is not None:
                told = self.voice.explain(error.objection, LEARNER)
            self.console.print(Text(told, style="yellow"))
        else:
            if remark is not None:
                self.say(f"lesson-{remark.text}", style="yellow")
            elif self.run.number == self.shown:
                self.complete()

    def complete(self) -> None:
        """Make the parts that leave no choice, and show what is asked next."""
        screen, before = screen_of(self.run.match.title.name), self.run.number
        while self.run.number == before:
            legal = self.run.match.state.legal()
            if (
                not screen.goes_without_saying(legal)
                or legal[0].notation() not in self.run.wanted()
            ):
                self.show()
                return
            self.run.try_([legal[0].notation()])

    def say(self, message: str, style: str = "", **values: str | int) -> None:
        self.console.print(Text(self.voice(message, **values), style=style))
