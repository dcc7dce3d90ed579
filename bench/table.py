"""Results as text for people."""

import statistics

from bench.gate import PLAYOUT_GAMES, Verdict, yardstick
from bench.measure import CLONE, IMAGINE, PLAYOUT, STEP, STEP_MOVES, VIEW, Figure
from bench.results import Results

PEER_MEASURES = (PLAYOUT, STEP, CLONE)
OWN_MEASURES = (PLAYOUT, STEP, STEP_MOVES, CLONE, VIEW, IMAGINE)
RATIO_MEASURES = (PLAYOUT, STEP, STEP_MOVES, CLONE)
NOTHING = "·"


def columns(header: list[str], rows: list[list[str]]) -> str:
    """Rows under a header, the first two columns to the left, numbers to the right."""
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
        facts(results),
        "Units per CPU-second, median of the repetitions: decisions (playout, step, step moves),\n"
        "copies (clone), views (view), worlds (imagine).",
        rates([f for f in results.figures if f.system != "digsite"], PEER_MEASURES),
        rates([f for f in results.figures if f.system == "digsite"], OWN_MEASURES),
        ratios(results),
        gate(verdicts),
        spread(results.figures),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def facts(results: Results) -> str:
    return ", ".join(f"{name} {value}" for name, value in results.facts.items())


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


def ratios(results: Results) -> str:
    """How many times as fast as the median of OpenSpiel's games each of digsite's figures is."""
    lines: dict[tuple[str, int], dict[str, str]] = {}
    for measure in RATIO_MEASURES:
        median = yardstick(results, measure)
        for figure in results.of("digsite", measure) if median else []:
            line = lines.setdefault((figure.game, figure.seats), {})
            line[measure] = f"{figure.rate / median:.2f} x"
    rows = [
        [game, str(seats)] + [line.get(measure, NOTHING) for measure in RATIO_MEASURES]
        for (game, seats), line in lines.items()
    ]
    if not rows:
        return ""
    title = (
        "Against the median of OpenSpiel's games "
        f"(playout: {', '.join(PLAYOUT_GAMES)}; otherwise all five)"
    )
    return title + "\n" + columns(["title", "seats", *RATIO_MEASURES], rows)


def gate(verdicts: list[Verdict]) -> str:
    """Each title's demands: what was reached, what was wanted, passed or missed."""
    rows = [
        [
            verdict.game,
            verdict.measure,
            str(verdict.seats),
            f"{verdict.ratio:.2f} x",
            f"{verdict.wanted:.2f} x",
            ("pass" if verdict.passed else "MISS") + ("" if verdict.counts else " (not counted)"),
        ]
        for verdict in verdicts
    ]
    header = ["title", "measure", "seats", "reached", "wanted", "gate"]
    return columns(header, rows) if rows else "No gate: there is no OpenSpiel to compare with."


def spread(figures: list[Figure]) -> str:
    typical = statistics.median(figure.spread for figure in figures)
    worst = max(figure.spread for figure in figures)
    return f"Spread of the repetitions: typically ±{typical:.0%}, at worst ±{worst:.0%}."
