"""A run's results, in memory and as a file."""

import json
from dataclasses import dataclass
from pathlib import Path

from bench.measure import Figure

FORMAT = 1

Facts = dict[str, str | int | float]


class UnreadableResults(ValueError):
    """The file does not hold results of this benchmark."""


@dataclass(frozen=True)
class Results:
    """What was measured, and where."""

    facts: Facts
    figures: list[Figure]

    def of(self, system: str, measure: str) -> list[Figure]:
        return [
            figure
            for figure in self.figures
            if figure.system == system and figure.measure == measure
        ]


def save(results: Results, path: Path) -> None:
    content = {
        "format": FORMAT,
        "facts": results.facts,
        "figures": [
            {
                "system": figure.system,
                "game": figure.game,
                "seats": figure.seats,
                "measure": figure.measure,
                "rate": round(figure.rate, 1),
                "samples": [round(sample, 1) for sample in figure.samples],
            }
            for figure in results.figures
        ],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def load(path: Path) -> Results:
    """The results in the file; anything else raises `UnreadableResults`."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        if content["format"] != FORMAT:
            raise UnreadableResults(f"{path}: format {content['format']}, not {FORMAT}")
        figures = [
            Figure(row["system"], row["game"], row["seats"], row["measure"], row["samples"])
            for row in content["figures"]
        ]
        return Results(content["facts"], figures)
    except OSError as error:
        raise UnreadableResults(f"{path}: {error.strerror}") from error
    except (ValueError, KeyError, TypeError) as error:
        raise UnreadableResults(f"{path}: no results of bench/engine.py ({error})") from error
