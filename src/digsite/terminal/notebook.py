"""Small things that the command remembers about a person, where it can."""

import json
from pathlib import Path
from typing import Any

from digsite.play.folder import data_folder


def read(name: str) -> dict[str, Any]:
    """What was noted; whatever cannot be read is forgotten."""
    try:
        found = json.loads(_place(name).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write(name: str, content: dict[str, Any]) -> None:
    place = _place(name)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(json.dumps(content), encoding="utf-8")
    except OSError:
        return  # nothing depends on it


def _place(name: str) -> Path:
    return data_folder() / f"{name}.json"
