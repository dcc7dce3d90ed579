"""The shelf: every title, with its editions."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from digsite.core.errors import WrongEdition
from digsite.core.title import Title
from digsite.editions import read_archaeology, read_artifact, read_artifacts_inc
from digsite.editions.sheet import Sheet, opened

READERS: dict[str, Callable[[Sheet], Title]] = {
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


def titles() -> list[str]:
    """The names of all titles."""
    return list(READERS)


def editions(name: str) -> list[str]:
    """The editions of a title that come with digsite; the default is the first."""
    _known(name)
    found = sorted(path.stem for path in (FOLDER / name).glob("*.toml"))
    return sorted(found, key=lambda edition: edition != DEFAULTS[name])


def edition_path(name: str, edition: str) -> Path:
    """Where the numbers of an edition stand."""
    if edition not in editions(name):
        allowed = ", ".join(editions(name))
        raise ValueError(f"there is no edition “{edition}” of {name}; allowed: {allowed}")
    return FOLDER / name / f"{edition}.toml"


@cache
def title(name: str, edition: str | None = None) -> Title:
    """The title with one of its editions."""
    _known(name)
    return title_from(edition_path(name, edition or DEFAULTS[name]))


def title_from(path: Path) -> Title:
    """The title with the numbers of an edition file, which may be an owner's own."""
    made, faults = examined(path)
    if made is None:
        raise WrongEdition(f"{path}: " + "; ".join(faults))
    return made


def examined(path: Path) -> tuple[Title | None, list[str]]:
    """The title, if the file makes one, and every fault of the file in plain words."""
    try:
        sheet = opened(path)
    except WrongEdition as error:
        return None, [str(error)]
    name = sheet.word("title", list(READERS))
    if sheet.faults:
        return None, sheet.faults
    made = READERS[name](sheet)
    return (None, sheet.faults) if sheet.faults else (made, [])


def _known(name: str) -> None:
    if name not in READERS:
        raise ValueError(f"there is no title “{name}”; allowed: {', '.join(READERS)}")
