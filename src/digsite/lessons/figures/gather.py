"""The figures of all legal moves, by sort of action: the least and the most."""

from collections.abc import Callable

from digsite.core.move import Move
from digsite.core.view import View
from digsite.lessons.figures import archaeology, artifact, artifacts_inc

Figures = dict[str, dict[str, list[int]]]  # by sort and name, the least and the most

OF_TITLE: dict[str, Callable[[View, Move], dict[str, int]]] = {
    "archaeology": archaeology.figures,
    "artifact": artifact.figures,
    "artifacts-inc": artifacts_inc.figures,
}


def gathered(title: str, view: View, legal: list[Move]) -> Figures:
    """By sort of action and by name, the least and the most over all its moves."""
    found: Figures = {}
    for move in legal:
        ranges = found.setdefault(str(move.parts()["do"]), {})
        for name, number in OF_TITLE[title](view, move).items():
            least, most = ranges.get(name, [number, number])
            ranges[name] = [min(least, number), max(most, number)]
    return found
