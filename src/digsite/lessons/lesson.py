"""Lessons as data: positions, texts, wanted decisions and what follows, read from TOML."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from digsite.core.state import State
from digsite.core.title import Title
from digsite.editions import shelf
from digsite.locales.faults import Fault

FOLDER = Path(__file__).parent
LEARNER = 0  # the seat of whoever learns

Decision = tuple[str, ...]  # the notations of its parts


class UnknownLesson(Fault):
    """There is no lesson of that name."""


@dataclass(frozen=True)
class Scene:
    """A position: moves from the start of a game, chance included, then fields laid anew."""

    name: str
    moves: Decision = ()
    laid: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Step:
    """A text, and the decision that goes on; without one the step is only read."""

    text: str
    scene: str = ""  # where it begins; none: where the step before ended
    wants: tuple[Decision, ...] = ()  # any of these goes on; the first is the one that is shown
    in_order: bool = False  # the parts of a decision come as they are listed
    sorts: tuple[str, ...] = ()  # so does any whole decision that begins with one of these
    then: Decision = ()  # what chance and the others do next
    show: tuple[str, ...] = ()  # places on the board that the text speaks of
    remarks: Mapping[str, str] = field(default_factory=dict)  # by what was tried


@dataclass(frozen=True)
class Lesson:
    """The steps of a lesson, and the table at which it is held."""

    name: str
    title: str
    edition: str
    seats: int
    options: Mapping[str, object]
    names: tuple[str, ...]  # of the others
    scenes: Mapping[str, Scene]
    steps: tuple[Step, ...]
    expansion: int = 0  # which one it teaches; 0: the base game

    def game(self) -> Title:
        return shelf.title(self.title, self.edition)

    def opened(self, name: str) -> State:
        """The position of a scene."""
        title, scene = self.game(), self.scenes[name]
        state = title.new(self.seats, dict(self.options))
        for notation in scene.moves:
            state.play(notation)
        return title.load({**state.record(), **scene.laid}) if scene.laid else state


def lessons(title: str = "") -> list[str]:
    """The names of the lessons, those of a title or all: the base game, which bears the title's
    name, then its expansions."""
    found = [lesson(path.stem) for path in FOLDER.glob("*.toml")]
    found.sort(key=lambda one: (one.title, one.expansion))
    return [one.name for one in found if title in ("", one.title)]


@cache
def lesson(name: str) -> Lesson:
    """The lesson of this name."""
    path = FOLDER / f"{name}.toml"
    if path not in FOLDER.glob("*.toml"):
        known = ", ".join(sorted(path.stem for path in FOLDER.glob("*.toml")))
        raise UnknownLesson("no-lesson", name=name, allowed=known)
    return read(name, tomllib.loads(path.read_text(encoding="utf-8")))


def read(name: str, table: dict[str, Any]) -> Lesson:
    """A lesson from the table of its file; a field that nobody knows is an error."""
    scenes = [
        Scene(one["name"], said(one["moves"]), one.get("laid", {})) for one in table["scenes"]
    ]
    return Lesson(
        name,
        table["title"],
        table["edition"],
        table["seats"],
        table.get("options", {}),
        tuple(table["names"]),
        {scene.name: scene for scene in scenes},
        tuple(read_step(one) for one in table["steps"]),
        table.get("expansion", 0),
    )


def read_step(table: dict[str, Any]) -> Step:
    fields = dict(table)
    fields["wants"] = tuple(said(one) for one in fields.get("wants", ()))
    for name in ("sorts", "show"):
        fields[name] = tuple(fields.get(name, ()))
    fields["then"] = said(fields.get("then", ""))
    return Step(**fields)


def said(text: str) -> Decision:
    """Notations that stand one after another, parted by semicolons or lines."""
    return tuple(" ".join(one.split()) for one in text.replace("\n", ";").split(";") if one.strip())
