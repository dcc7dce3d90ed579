"""Compares two files of results; alarm if digsite became slower. See bench/README.md.

Two runs meet two machines, or one machine in two moods. So every figure of digsite is read
relative to the peers of its own run: if these, unchanged, took 1.2 times as long, so may we.
Of the repetitions the best is taken, which repeats better than their median on a busy machine.
"""

import argparse
import statistics
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.measure import CLONE, IMAGINE, PLAYOUT, STEP, STEP_MOVES, VIEW, Figure
from bench.peers import PACKAGES
from bench.results import Results, UnreadableResults, load
from bench.table import columns, short

ALARM = 1.30
YARDSTICKS = {
    PLAYOUT: PLAYOUT,
    STEP: STEP,
    STEP_MOVES: STEP,
    CLONE: CLONE,
    VIEW: CLONE,
    IMAGINE: CLONE,
}

FINE, SLOWER, UNUSABLE = 0, 1, 2


@dataclass(frozen=True)
class Change:
    """A figure of digsite in both runs; `time` is new over old time per unit, peers allowed for."""

    new: Figure
    old_best: float
    machine: float
    time: float

    @property
    def alarming(self) -> bool:
        return self.time > ALARM


def main() -> int:
    parser = argparse.ArgumentParser(description="Alarm (exit 1) if digsite became slower.")
    parser.add_argument("old", type=Path, metavar="OLD.json")
    parser.add_argument("new", type=Path, metavar="NEW.json")
    arguments = parser.parse_args()
    try:
        old, new = load(arguments.old), load(arguments.new)
        found = changes(old, new)
    except UnreadableResults as error:
        sys.stderr.write(f"error: {error}\n")
        return UNUSABLE
    lost = missing(old, new)
    sys.stdout.write(report(found, lost, differing_facts(old, new)))
    return SLOWER if lost or any(change.alarming for change in found) else FINE


def changes(old: Results, new: Results) -> list[Change]:
    """Each figure of digsite that both runs have, relative to the peers of its run."""
    before = {_name(figure): figure for figure in old.figures}
    machines = {measure: machine(old, new, measure) for measure in set(YARDSTICKS.values())}
    found: list[Change] = []
    for figure in new.figures:
        if figure.system != "digsite" or _name(figure) not in before:
            continue
        best = before[_name(figure)].best
        factor = machines[YARDSTICKS[figure.measure]]
        found.append(Change(figure, best, factor, best * factor / figure.best))
    return found


def machine(old: Results, new: Results, measure: str) -> float:
    """How many times as fast the peers ran in the new run: the median over their games."""
    before = {_name(figure): figure.best for figure in old.figures}
    factors = [
        figure.best / before[_name(figure)]
        for figure in new.figures
        if figure.system in PACKAGES
        and figure.measure == measure
        and _name(figure) in before
        and old.facts.get(figure.system) == new.facts.get(figure.system)
    ]
    if not factors:
        raise UnreadableResults(
            f"the runs have no peer in common that could tell their machines apart ({measure})"
        )
    return statistics.median(factors)


def missing(old: Results, new: Results) -> list[str]:
    """What only the old run measured of digsite: a figure must not vanish unseen."""
    there = {_name(figure) for figure in new.figures}
    return [
        " ".join(str(word) for word in _name(figure)[1:])
        for figure in old.figures
        if figure.system == "digsite" and _name(figure) not in there
    ]


def differing_facts(old: Results, new: Results) -> list[str]:
    names = sorted(old.facts.keys() | new.facts.keys())
    return [
        f"{name}: {old.facts.get(name, 'none')} → {new.facts.get(name, 'none')}"
        for name in names
        if old.facts.get(name) != new.facts.get(name)
    ]


def report(found: list[Change], lost: list[str], facts: list[str]) -> str:
    rows = [
        [
            change.new.game,
            change.new.measure,
            str(change.new.seats),
            short(change.old_best),
            short(change.new.best),
            f"{change.machine:.2f} x",
            f"{change.time:.0%}",
            "SLOWER" if change.alarming else "",
        ]
        for change in found
    ]
    header = ["title", "measure", "seats", "old", "new", "peers", "time", "alarm"]
    lines = [f"differs: {fact}" for fact in facts]
    lines += [columns(header, rows)] if rows else []
    lines += [f"MISSING in the new run: {name}" for name in lost]
    slower = sum(change.alarming for change in found)
    lines.append(
        f"{slower} of {len(found)} figures take more than {ALARM:.0%} of their old time, "
        f"the peers allowed for; {len(lost)} are missing."
    )
    return "\n".join(lines) + "\n"


def _name(figure: Figure) -> tuple[str, str, int, str]:
    return figure.system, figure.game, figure.seats, figure.measure


if __name__ == "__main__":
    sys.exit(main())
