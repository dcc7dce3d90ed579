"""Files of weights: a set for each way to play a title."""

import json
import os
from pathlib import Path

import msgspec

from digsite.bots.learned import Learned
from digsite.locales.faults import Fault, of_file


def sets_in(file: Path) -> dict[str, Learned]:
    """The sets of weights in a file, none if it is not there."""
    if not file.exists():
        return {}
    try:
        found: dict[str, Learned] = json.loads(file.read_bytes())
        msgspec.convert(found, dict[str, Learned])
        return found
    except (ValueError, RecursionError):
        raise Fault("broken-weights", file=str(file)) from None


def refuse_unusable(file: Path) -> None:
    """Before training for hours, make sure that the result can be stored."""
    sets_in(file)
    place = file if file.exists() else file.parent
    try:
        place.stat()
    except OSError as error:
        raise of_file(error) from None
    if not os.access(place, os.W_OK):
        raise Fault("no-access", file=str(place))


def store(file: Path, way: str, learned: Learned) -> None:
    """Put a set of weights beside the others of its title."""
    sets = {**sets_in(file), way: learned}
    lines = [f"{json.dumps(each)}: {json.dumps(sets[each])}" for each in sorted(sets)]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
