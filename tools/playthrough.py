"""Writes a playthrough: a whole game with everything that was legal on the way.

    python tools/playthrough.py archaeology --seats 3 --seed 7 > tests/playthroughs/…/3.txt

Tests replay these files to the letter. After a change of rules write them anew and read the
difference.
"""

import argparse
import json
import sys
from collections.abc import Iterator

import digsite

FIRST_LINE = "digsite playthrough 1"
MOST_LISTED = 50


def lines_of(
    name: str,
    seats: int,
    options: dict[str, object],
    moves: Iterator[str] | None = None,
    seed: int = 1,
    lazy: int = 0,
    edition: str | None = None,
) -> Iterator[str]:
    """The lines of a playthrough, either of these moves or of random ones."""
    title = digsite.title(name, edition)
    state = title.new(seats, options)
    yield FIRST_LINE
    yield f"title: {title.name}"
    yield f"edition: {title.edition}"
    yield f"rules: {title.rules_version}"
    yield f"seats: {seats}"
    yield f"options: {json.dumps(options, sort_keys=True)}"
    yield f"seed: {seed}"
    yield ""
    rng = digsite.Rng(seed)
    while not state.is_over():
        legal = state.legal()
        move = title.move(next(moves)) if moves is not None else _any(state, rng, lazy)
        actor = "chance" if state.actor() == digsite.CHANCE else f"seat {state.actor()}"
        yield f"{actor} | {move.notation()} | {_listed([each.notation() for each in legal])}"
        state.play(move)
    yield f"scores {state.scores()}"
    yield f"ranking {state.ranking()}"


def _listed(notations: list[str]) -> str:
    """All that was legal; of very many outcomes of dice the first, the last and their number."""
    if len(notations) > MOST_LISTED:
        return f"{notations[0]} … {notations[-1]} ({len(notations)})"
    return " / ".join(notations)


def _any(state: digsite.State, rng: digsite.Rng, lazy: int) -> digsite.Move:
    """A random move; a lazy player prefers the last one listed, which is mostly to end the turn."""
    if state.actor() == digsite.CHANCE:
        return state.draw(rng)
    legal = state.legal()
    if rng.below(100) < lazy:
        return legal[-1]
    return legal[rng.below(len(legal))]


def header_of(lines: list[str]) -> dict[str, str]:
    """What stands above the first empty line, by name."""
    header = lines[1 : lines.index("")]
    return {name: value for name, _, value in (line.partition(": ") for line in header)}


def moves_of(lines: list[str]) -> list[str]:
    """The moves of a written playthrough."""
    return [line.split(" | ")[1] for line in lines if " | " in line]


def replayed(text: str) -> str:
    """The playthrough written anew from its own header and moves."""
    lines = text.splitlines()
    header = header_of(lines)
    options: dict[str, object] = json.loads(header["options"])
    moves = iter(moves_of(lines))
    seats, seed = int(header["seats"]), int(header["seed"])
    made = lines_of(header["title"], seats, options, moves, seed, edition=header["edition"])
    return "\n".join(made) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("title", choices=digsite.titles())
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lazy", type=int, default=0, help="per cent of turns ended at once")
    parser.add_argument("--edition", default=None)
    parser.add_argument("--options", type=json.loads, default={}, help="as JSON")
    asked = parser.parse_args()
    made = lines_of(
        asked.title, asked.seats, asked.options, None, asked.seed, asked.lazy, asked.edition
    )
    sys.stdout.writelines(line + "\n" for line in made)


if __name__ == "__main__":
    main()
