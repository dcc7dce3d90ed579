"""All shapes as one JSON Schema."""

import importlib

import msgspec

from digsite.editions import shelf
from digsite.shapes import advice, lessons, messages

MESSAGES = (*messages.MESSAGES, *advice.MESSAGES, *lessons.MESSAGES)


def of_view(title: str) -> type:
    """The shape of a title's view."""
    return _shape(title, "View")


def of_state(title: str) -> type:
    """The shape of a title's state."""
    return _shape(title, "State")


def of_edition(title: str) -> type:
    """The shape of a title's printed numbers."""
    return _shape(title, "Edition")


def schema() -> dict[str, object]:
    """The messages under their names, and each title's own shapes under its name."""
    groups: dict[str, object] = {"messages": _group(MESSAGES)}
    for title in shelf.titles():
        groups[title] = _group((of_view(title), of_edition(title)))
    return groups


def _group(shapes: tuple[type, ...]) -> dict[str, object]:
    _, components = msgspec.json.schema_components(shapes, ref_template="#/definitions/{name}")
    return components


def _shape(title: str, name: str) -> type:
    module = importlib.import_module(f"digsite.shapes.{title.replace('-', '_')}")
    shape = getattr(module, name)
    assert isinstance(shape, type)
    return shape
