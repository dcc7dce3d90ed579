"""What the players of both servers measured, and how one compares with the other."""

import json
import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.results import Facts, UnreadableResults
from bench.table import columns

OWN, PEER = "digsite", "boardgame.io"
FORMAT = 1
PERCENTILES = (50, 95, 99)
MOVES_EACH_SECOND = "moves/s"
P95 = "p95 ms"
CPU = "CPU ms/move"
MEASURES = (MOVES_EACH_SECOND, "p50 ms", P95, "p99 ms", CPU)


@dataclass(frozen=True)
class Turn:
    """One repetition of one side: moves each second, milliseconds from a move to the opponent."""

    side: str
    rate: float
    percentiles: tuple[float, ...]
    cpu: float  # milliseconds of CPU time that the server spent on a move; NaN if nobody knows

    @property
    def figures(self) -> dict[str, float]:
        return dict(zip(MEASURES, (self.rate, *self.percentiles, self.cpu), strict=True))


@dataclass(frozen=True)
class Run:
    """All turns, and where they took place."""

    facts: Facts
    turns: list[Turn]

    def of(self, side: str, measure: str) -> list[float]:
        return [turn.figures[measure] for turn in self.turns if turn.side == side]

    def middle(self, side: str, measure: str) -> float:
        return statistics.median(self.of(side, measure))


def percentile(sorted_values: Sequence[float], percent: float) -> float:
    """The smallest value that so many percent do not exceed."""
    return sorted_values[max(0, math.ceil(len(sorted_values) * percent / 100) - 1)]


def read_turn(line: str) -> Turn:
    """A turn as the players print it."""
    told = json.loads(line)
    waits = sorted(told["latencies"])
    found = tuple(percentile(waits, percent) for percent in PERCENTILES)
    cpu = math.nan if told["cpu"] is None else 1000 * told["cpu"] / len(waits)
    return Turn(told["side"], len(waits) / told["seconds"], found, cpu)


def ratio(run: Run, measure: str) -> float:
    """The middle of digsite's turns over that of boardgame.io's."""
    return run.middle(OWN, measure) / run.middle(PEER, measure)


def pair_ratios(run: Run, measure: str) -> list[float]:
    """The same for each repetition."""
    pairs = zip(run.of(OWN, measure), run.of(PEER, measure), strict=True)
    return [own / peer for own, peer in pairs]


def missed(run: Run) -> list[str]:
    """What digsite owes: at least as many moves each second, and a p95 that is not longer."""
    return [
        *([MOVES_EACH_SECOND] if ratio(run, MOVES_EACH_SECOND) < 1 else []),
        *([P95] if ratio(run, P95) > 1 else []),
    ]


def report(run: Run) -> str:
    facts = ", ".join(f"{name} {value}" for name, value in run.facts.items())
    late = missed(run)
    verdict = f"Missed: {', '.join(late)}." if late else "At least equal in throughput and p95."
    return "\n\n".join([facts, table(run), ratios(run), verdict]) + "\n"


def table(run: Run) -> str:
    """The median of each side's turns; in brackets the least and the most."""
    rows = [
        [side, str(len(run.of(side, P95))), *(spread(run.of(side, name)) for name in MEASURES)]
        for side in (OWN, PEER)
    ]
    return columns(["server", "turns", *MEASURES], rows)


def ratios(run: Run) -> str:
    rows = [
        [name, f"{ratio(run, name):.2f}", spread(pair_ratios(run, name), ".2f")]
        for name in MEASURES
    ]
    return columns(["digsite / boardgame.io", "of the medians", "each repetition"], rows)


def spread(values: Iterable[float], form: str = "") -> str:
    found = list(values)
    middle, least, most = statistics.median(found), min(found), max(found)
    form = form or (".0f" if middle >= 100 else ".1f" if middle >= 1 else ".2f")
    return f"{middle:{form}} ({least:{form}}–{most:{form}})"


def save(run: Run, path: Path) -> None:
    turns = [{"side": turn.side, **turn.figures} for turn in run.turns]
    content = {"format": FORMAT, "facts": run.facts, "turns": turns}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def load(path: Path) -> Run:
    """The run in the file; anything else raises `UnreadableResults`."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        if content["format"] != FORMAT:
            raise UnreadableResults(f"{path}: format {content['format']}, not {FORMAT}")
        return Run(content["facts"], [loaded(one) for one in content["turns"]])
    except OSError as error:
        raise UnreadableResults(f"{path}: {error.strerror}") from error
    except (ValueError, KeyError, TypeError) as error:
        raise UnreadableResults(f"{path}: no results of bench/server.py ({error})") from error


def loaded(told: dict[str, str | float]) -> Turn:
    rate, *waits, cpu = (float(told[name]) for name in MEASURES)
    return Turn(str(told["side"]), rate, tuple(waits), cpu)
