"""Results as text for people."""

import statistics

from bench.gate import Verdict, missed, yardstick
from bench.measure import CLONE, IMAGINE, PLAYOUT, STEP, STEP_MOVES, VIEW, Figure
from bench.peers import PACKAGES
from bench.results import Results

PEER_MEASURES = (PLAYOUT, STEP, CLONE)
OWN_MEASURES = (PLAYOUT, STEP, STEP_MOVES, CLONE, VIEW, IMAGINE)
RATIO_MEASURES = (PLAYOUT, STEP, STEP_MOVES, CLONE)
NOTHING = "·"

UNITS = """\
Units per CPU-second, median of the repetitions: decisions (playout, step, step moves),
copies (clone), views (view), possible worlds (imagine)."""

RATIOS = """\
digsite relative to the median of each peer's games (OpenSpiel's playouts: without gin_rummy).
In brackets: told, but not part of the gate."""


def columns(header: list[str], rows: list[list[str]]) -> str:
    """Rows under a header, the first two columns to the left, the others to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(header, *rows, strict=True)]
    lines = [_line(header, widths), "  ".join("-" * width for width in widths)]
    return "\n".join(lines + [_line(row, widths) for row in rows])


def _line(cells: list[str], widths: list[int]) -> str:
    return "  ".join(
        cell.ljust(width) if i < 2 else cell.rjust(width)
        for i, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ).rstrip()


def short(rate: float) -> str:
    """A rate in three figures or so: 9.12 M, 150 k, 840."""
    if rate >= 1e6:
        return f"{rate / 1e6:.2f} M"
    if rate >= 1e4:
        return f"{rate / 1e3:.0f} k"
    return f"{rate / 1e3:.1f} k" if rate >= 1e3 else f"{rate:.0f}"


def report(results: Results, verdicts: list[Verdict]) -> str:
    parts = [
        ", ".join(f"{name} {value}" for name, value in results.facts.items()),
        UNITS,
        rates([f for f in results.figures if f.system != "digsite"], PEER_MEASURES),
        rates([f for f in results.figures if f.system == "digsite"], OWN_MEASURES),
        ratios(results, verdicts),
        spread(results.figures),
        conclusion(verdicts),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def rates(figures: list[Figure], measures: tuple[str, ...]) -> str:
    """One line per system, game and number of seats, one column per measure."""
    lines: dict[tuple[str, str, int], dict[str, str]] = {}
    for figure in figures:
        line = lines.setdefault((figure.system, figure.game, figure.seats), {})
        line[figure.measure] = short(figure.rate)
    rows = [
        [system, game, str(seats)] + [line.get(measure, NOTHING) for measure in measures]
        for (system, game, seats), line in lines.items()
    ]
    return columns(["system", "game", "seats", *measures], rows) if rows else ""


def ratios(results: Results, verdicts: list[Verdict]) -> str:
    """How many times as fast as each peer digsite is, and whether that is what was wanted."""
    judged = {(found.game, found.seats, found.measure): found for found in verdicts}
    rows: list[list[str]] = []
    for figure in results.figures:
        if figure.system == "digsite" and figure.measure in RATIO_MEASURES:
            times = [_times(figure, results, peer) for peer in PACKAGES]
            verdict = judged.get((figure.game, figure.seats, figure.measure))
            rows.append([figure.game, figure.measure, str(figure.seats), *times, *_judged(verdict)])
    header = ["title", "measure", "seats", *PACKAGES, "wanted", "gate"]
    return RATIOS + "\n\n" + columns(header, rows) if rows else ""


def _times(figure: Figure, results: Results, peer: str) -> str:
    median = yardstick(results, figure.measure, peer)
    return f"{figure.rate / median:.2f} x" if median else NOTHING


def _judged(verdict: Verdict | None) -> tuple[str, str]:
    if verdict is None:
        return NOTHING, NOTHING
    word = "pass" if verdict.passed else "MISS"
    return f"{verdict.wanted:.2f} x", word if verdict.counts else f"({word})"


def spread(figures: list[Figure]) -> str:
    """How far the repetitions lay apart."""
    if not figures:
        return ""
    typical = statistics.median(figure.spread for figure in figures)
    worst = max(figure.spread for figure in figures)
    return f"Spread of the repetitions: typically ±{typical:.0%}, at worst ±{worst:.0%}."


def conclusion(verdicts: list[Verdict]) -> str:
    if not any(verdict.counts for verdict in verdicts):
        return "No gate: OpenSpiel or digsite was not measured."
    too_slow = missed(verdicts)
    return f"Gate missed: {', '.join(too_slow)}." if too_slow else "Gate passed."
