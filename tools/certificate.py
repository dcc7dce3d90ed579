"""Runs other people's suites on every title, number of seats and option, and writes the table of
them into the README: `python -m tools.certificate --runs 5 --write`."""

import argparse
import re
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from tests.adapters.suites import SUITES
from tests.walks import SETTINGS, label

README = Path(__file__).parents[1] / "README.md"
TABLE = re.compile(r"(<!-- certificate -->\n).*?(<!-- /certificate -->)", re.DOTALL)
FIELDS = ("PettingZoo", "Gymnasium", "OpenSpiel")

Cells = dict[tuple[str, str], bool]


def tried(suite: str, number: int, runs: int) -> str:
    """What went wrong in a cell of the table; nothing if it passed."""
    try:
        SUITES[suite](SETTINGS[number], runs)
    except Exception:  # noqa: BLE001 - whatever it is, it belongs in the table
        return traceback.format_exc()
    return ""


def certified(runs: int, jobs: int) -> Cells:
    """All suites on all settings."""
    wanted = [(suite, number) for suite in SUITES for number in range(len(SETTINGS))]
    cells: Cells = {}
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        tries = [pool.submit(tried, suite, number, runs) for suite, number in wanted]
        for (suite, number), one in zip(wanted, tries, strict=True):
            fault = one.result()
            if fault:
                print(f"{suite}, {label(SETTINGS[number])}:\n{fault}", file=sys.stderr)
            cells[suite, label(SETTINGS[number])] = not fault
    return cells


def rows_of(cells: Cells) -> list[str]:
    """The table: a row for each title and number of seats, how many cells passed of how many."""
    suites = {field: [name for name in SUITES if name.startswith(field)] for field in FIELDS}
    heads = [
        f"{field}: {', '.join(name.removeprefix(field).strip() for name in names)}"
        for field, names in suites.items()
    ]
    rows = [f"| title | seats | options | {' | '.join(heads)} |", "|---|---|---|---|---|---|"]
    for name, seats in dict.fromkeys((name, seats) for name, seats, _ in SETTINGS):
        here = [one for one in SETTINGS if one[:2] == (name, seats)]
        options = [", ".join(str(value) for value in one[2].values()) for one in here]
        counts = []
        for names in suites.values():
            passed = [cells[suite, label(one)] for suite in names for one in here]
            counts.append(f"{sum(passed)} of {len(passed)}")
        shown = "; ".join(option or "none" for option in options)
        rows.append(f"| {name} | {seats} | {shown} | {' | '.join(counts)} |")
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="into the README")
    chosen = parser.parse_args()
    began = time.monotonic()
    cells = certified(chosen.runs, chosen.jobs)
    rows = "\n".join(rows_of(cells))
    print(f"{rows}\n{sum(cells.values())} passed of {len(cells)}, {time.monotonic() - began:.0f} s")
    if chosen.write:
        text = README.read_text(encoding="utf-8")
        README.write_text(TABLE.sub(rf"\1{rows}\n\2", text), encoding="utf-8")
    return 0 if all(cells.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
