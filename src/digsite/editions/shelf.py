"""The shelf: every title, with its editions."""

import copyreg
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Literal, overload

from digsite.core.errors import Impossible, WrongEdition, WrongVersion
from digsite.core.title import Title
from digsite.editions import read_archaeology, read_artifact, read_artifacts_inc
from digsite.editions.names import read_names
from digsite.editions.toml_table import TomlTable, opened, table_of, wrong
from digsite.games.archaeology.title import ArchaeologyTitle
from digsite.games.artifact.title import ArtifactTitle
from digsite.games.artifacts_inc.title import ArtifactsIncTitle
from digsite.locales.faults import Fault, told
from digsite.locales.texts import FALLBACK

READERS: dict[str, Callable[[TomlTable], Title]] = {
    "archaeology": read_archaeology.read,
    "artifact": read_artifact.read,
    "artifacts-inc": read_artifacts_inc.read,
}
DEFAULTS = {
    "archaeology": "printed",
    "artifact": "reconstruction",
    "artifacts-inc": "reconstruction-2",
}
FOLDER = Path(__file__).parent
OWNED = "DIGSITE_EDITIONS"  # one's own edition files, or folders of them: everybody here sees them


def titles() -> list[str]:
    """The names of all titles."""
    return list(READERS)


def editions(name: str) -> list[str]:
    """The editions of a title: the default first, your own last."""
    _known(name)
    shipped = sorted(path.stem for path in (FOLDER / name).glob("*.toml"))
    owned = owned_editions(os.environ.get(OWNED, ""))[name]
    return [*sorted(shipped, key=lambda edition: edition != DEFAULTS[name]), *owned]


@cache
def owned_editions(places: str) -> dict[str, dict[str, Path]]:
    """By title, the editions in these files and folders; one that is faulty is refused."""
    found: dict[str, dict[str, Path]] = {name: {} for name in READERS}
    for place in [Path(place) for place in places.split(os.pathsep) if place]:
        for path in sorted(place.glob("*.toml")) if place.is_dir() else [place]:
            made = title_from(path)
            taken = (FOLDER / made.name / f"{made.edition}.toml").exists()
            if taken or made.edition in found[made.name]:
                raise wrong([Fault("edition-taken", where=str(path), value=made.edition)])
            found[made.name][made.edition] = path
    return found


def edition_path(name: str, edition: str) -> Path:
    """Where the numbers of an edition stand."""
    if edition not in editions(name):
        allowed = ", ".join(editions(name))
        raise Fault("no-edition", edition=edition, title=name, allowed=allowed)
    owned = owned_editions(os.environ.get(OWNED, ""))[name]
    return owned.get(edition, FOLDER / name / f"{edition}.toml")


@overload
def title(name: Literal["archaeology"], edition: str | None = None) -> ArchaeologyTitle: ...
@overload
def title(name: Literal["artifact"], edition: str | None = None) -> ArtifactTitle: ...
@overload
def title(name: Literal["artifacts-inc"], edition: str | None = None) -> ArtifactsIncTitle: ...
@overload
def title(name: str, edition: str | None = None) -> Title: ...
def title(name: str, edition: str | None = None) -> Title:
    """The title with one of its editions, by default the usual one."""
    _known(name)
    return _from_shelf(edition_path(name, edition or DEFAULTS[name]))


@cache
def _from_shelf(path: Path) -> Title:
    made = title_from(path)
    if path.is_relative_to(FOLDER):
        made.source = ""
    return made


def title_from(path: Path | str) -> Title:
    """The title with the numbers of an edition file, such as your own."""
    try:
        return _made(opened(Path(path)))
    except WrongEdition as error:
        raise wrong([_located(fault, str(path)) for fault in error.faults]) from None


def examined(path: Path, language: str = FALLBACK) -> tuple[Title | None, list[str]]:
    """The title, if the file makes one, and every fault of the file in plain words."""
    try:
        return _made(opened(path)), []
    except WrongEdition as error:
        return None, [told(fault, language) for fault in error.faults]


def _made(table: TomlTable) -> Title:
    name = table.word("title", list(READERS))
    if table.faults:
        raise wrong(table.faults)
    read_names(table, name)
    made = READERS[name](table)
    if table.faults:
        raise wrong(table.faults)
    made.source = table.text
    copyreg.pickle(type(made), _stored)
    return made


def _located(fault: Impossible, path: str) -> Impossible:
    """The fault of a table, with the file in which the table stands."""
    if "file" in fault.values:
        return fault
    where = ": ".join(filter(None, (path, str(fault.values.get("where", "")))))
    return Fault(fault.reason, **{**fault.values, "where": where})


def _stored(made: Title) -> tuple[Callable[..., Title], tuple[object, ...]]:
    """A title is stored by its names; an owner's own edition with all its numbers."""
    return brought_back, (made.name, made.edition, made.rules_version, made.source)


def brought_back(name: str, edition: str, rules_version: int, source: str) -> Title:
    """A title that was stored; refused if the rules have changed since."""
    made = _from_source(source) if source else title(name, edition)
    if made.rules_version != rules_version:
        here = f"rules version {rules_version} of {name} is not known here"
        raise WrongVersion(f"{here}, only {made.rules_version}")
    return made


@cache
def _from_source(text: str) -> Title:
    return _made(table_of(text))


def _known(name: str) -> None:
    if name not in READERS:
        raise Fault("no-title", title=name, allowed=", ".join(READERS))
