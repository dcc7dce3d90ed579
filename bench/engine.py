"""Times digsite's titles and their peers in one run. See bench/README.md."""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import bench.peers
import digsite
from bench import digsite_titles, gate, table
from bench.facts import facts_of_this_run
from bench.measure import Probe, measured
from bench.results import Results, UnreadableResults, load, save

SECONDS, REPEAT, SAMPLE_GAMES = 0.3, 7, 200
QUICK_SECONDS, QUICK_REPEAT, QUICK_SAMPLE_GAMES = 0.05, 3, 40

PASSED, MISSED, UNUSABLE = 0, 1, 2


def main() -> int:
    arguments = parsed()
    try:
        results = load(arguments.show) if arguments.show else run(arguments)
    except (UnreadableResults, LookupError) as error:
        say(f"error: {error}")
        return UNUSABLE
    if arguments.json:
        save(results, arguments.json)
    verdicts = gate.verdicts(results)
    sys.stdout.write(table.report(results, verdicts))
    return exit_code(verdicts) if arguments.gate else PASSED


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Decisions per CPU-second of digsite's titles and of its peers, in one run."
    )
    parser.add_argument("--quick", action="store_true", help="a short run, for a first look")
    parser.add_argument("--title", action="append", help="only this title (may be repeated)")
    parser.add_argument("--repeat", type=positive, help=f"repetitions (default {REPEAT})")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the results")
    parser.add_argument("--show", type=Path, metavar="FILE", help="measure nothing, show a file")
    parser.add_argument("--gate", action="store_true", help="exit with 1 if a title is too slow")
    return parser.parse_args()


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1 repetition")
    return number


def run(arguments: argparse.Namespace) -> Results:
    """Measure the titles asked for, and every peer that is installed."""
    quick: bool = arguments.quick
    seconds = QUICK_SECONDS if quick else SECONDS
    repeat: int = arguments.repeat or (QUICK_REPEAT if quick else REPEAT)
    own = own_probes(arguments.title)
    for package in bench.peers.missing():
        say(f"{package} is not installed: left out (see bench/requirements.lock)")
    peers = bench.peers.probes(QUICK_SAMPLE_GAMES if quick else SAMPLE_GAMES)
    return Results(facts_of_this_run(seconds, repeat), measured(peers + own, seconds, repeat, say))


def own_probes(wanted: list[str] | None) -> list[Probe]:
    names = list(digsite.titles())
    for name in wanted or []:
        if name not in names:
            raise LookupError(f"there is no title “{name}”; there are: {', '.join(names)}")
    return digsite_titles.probes(wanted or names)


def exit_code(verdicts: list[gate.Verdict]) -> int:
    """Passed, missed, or nothing to judge by."""
    if not any(verdict.counts for verdict in verdicts):
        return UNUSABLE
    return MISSED if gate.missed(verdicts) else PASSED


def say(line: str) -> None:
    sys.stderr.write(line + "\n")


if __name__ == "__main__":
    sys.exit(main())
