"""Games of the arena as data: every decision with what the seat saw, and what came of it.

A folder of parts, each of a fixed number of games and written whole or not at all: an export that
was stopped goes on later. The data card tells what is in it.
"""

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any

import msgspec

from digsite.arena.alarm import alarm
from digsite.arena.games import failure_in, opened
from digsite.arena.tally import NUMBERS_OF_GAMES
from digsite.arena.tournament import Tournament, made_by
from digsite.arena.watched import Watch
from digsite.core.ranking import pay
from digsite.core.rng import Rng
from digsite.locales.faults import Fault
from digsite.play.match import Match

PART = 50  # games
FORMATS = ("jsonl", "parquet")
TOURNAMENT = "order.json"
CARD = "README.md"
TESTED, VALIDATED = 0, 1  # of ten deals
Row = dict[str, Any]

CARD_TEXT = """---
license: mit
---
# {title}: games between programs

Made by `digsite export`; every row is a decision, with nothing in it that the seat could not see.

| | |
|---|---|
| title, edition, rules version | {title}, {edition}, {rules} |
| seats, options | {seats}, {options} |
| players | {players} |
| seed | {seed} |
| games, decisions | {games}, {decisions} |
| splits (by deal, so that the same luck is never in two) | {splits} |
| licence | MIT, as digsite itself |

Fields: `game`, `split`, `ply`, `seat`, `player`; `view` (JSON, all that the seat knew);
`legal` (keys), `key` and `notation` of the decision; `scores`, `places` and `pay` by seat, as the
game ended.
"""


def split_of(deal: int) -> str:
    """Every deal belongs to one part of the data, whoever sits where."""
    return {TESTED: "test", VALIDATED: "validation"}.get(deal % 10, "train")


def rows_of(tournament: Tournament, game: int) -> list[Row]:
    """The decisions of a game in which the seat had a choice."""
    deal, names = tournament.seating(game)
    title = opened(tournament.title, tournament.edition)
    rng = Rng(tournament.seed * NUMBERS_OF_GAMES + deal)
    match = Match(title, len(names), tournament.options)
    with alarm() as works:
        failure = failure_in(match, names, [], rng, Watch(tournament.seconds, works))
    if failure:
        raise failure.fault from failure
    end = {
        "scores": match.state.scores(),
        "places": match.state.ranking(),
        "pay": pay(match.state.ranking()),
    }
    rows: list[Row] = []
    state = match.at(0)
    for ply, move in enumerate(match.moves):
        seat, legal = int(state.actor()), state.keys()
        if seat >= 0 and len(legal) > 1:
            view = msgspec.json.encode(title.view(state, seat).record()).decode()
            row = {"game": game, "split": split_of(deal), "ply": ply, "seat": seat}
            row |= {"player": names[seat], "view": view, "legal": legal, "key": move.key}
            rows.append(row | {"notation": move.notation()} | end)
        state.play_key(move.key)
    return rows


def export(tournament: Tournament, games: int, folder: Path, kind: str) -> Generator[int]:
    """Write what is missing, part by part; tells how many games are there."""
    if kind not in FORMATS:
        raise Fault("no-format", format=kind, allowed=", ".join(FORMATS))
    folder.mkdir(parents=True, exist_ok=True)
    begin(folder, {**made_by(tournament), "format": kind})
    for first in range(0, games, PART):
        last = min(first + PART, games)
        if games_in(folder, first, kind) < last:
            rows = [row for game in range(first, last) for row in rows_of(tournament, game)]
            put(rows, folder, (first, last), kind)
        yield last
    write_card(tournament, folder, kind)


def games_in(folder: Path, first: int, kind: str) -> int:
    """Up to which game the part that begins with this one goes; 0 if it is not there."""
    found = [int(path.stem[-7:]) for path in folder.glob(f"games-{first:07}-*.{kind}")]
    return max(found, default=0)


def put(rows: list[Row], folder: Path, games: tuple[int, int], kind: str) -> None:
    """Write a part, whole or not at all; it takes the place of a shorter one."""
    first, last = games
    path = folder / f"games-{first:07}-{last:07}.{kind}"
    draft = path.with_suffix(".draft")
    write(rows, draft, kind)
    for shorter in folder.glob(f"games-{first:07}-*.{kind}"):
        shorter.unlink()
    draft.replace(path)


def begin(folder: Path, tournament: dict[str, object]) -> None:
    """A folder belongs to one tournament; games of another are refused."""
    text = json.dumps(tournament, sort_keys=True, default=list)
    path = folder / TOURNAMENT
    if path.exists() and path.read_text(encoding="utf-8") != text:
        raise Fault("other-tournament", file=str(folder))
    path.write_text(text, encoding="utf-8")


def write(rows: list[Row], path: Path, kind: str) -> None:
    if kind == "jsonl":
        path.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
        return
    import pyarrow
    import pyarrow.parquet

    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), path)


def read(path: Path) -> list[Row]:
    """The rows of a part, in either format."""
    if path.suffix == ".jsonl":
        return [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    import pyarrow.parquet

    rows: list[Row] = pyarrow.parquet.read_table(path).to_pylist()
    return rows


def write_card(tournament: Tournament, folder: Path, kind: str) -> None:
    """Counts from the files themselves."""
    splits: dict[str, set[int]] = {"train": set(), "validation": set(), "test": set()}
    decisions = 0
    for path in sorted(folder.glob(f"games-*.{kind}")):
        for row in read(path):
            decisions += 1
            splits[row["split"]].add(row["game"])
    title = opened(tournament.title, tournament.edition)
    card = CARD_TEXT.format(
        title=title.name,
        edition=title.edition,
        rules=title.rules_version,
        seats=tournament.seats,
        options=tournament.options or "none",
        players=", ".join(tournament.players),
        seed=tournament.seed,
        games=sum(len(games) for games in splits.values()),
        decisions=decisions,
        splits=", ".join(f"{name} {len(games)}" for name, games in splits.items()),
    )
    (folder / CARD).write_text(card, encoding="utf-8")
