"""`digsite perft`: how many ways the game can go."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from digsite.core.move import Move
from digsite.core.state import State
from digsite.core.title import Title
from digsite.locales.faults import Fault
from digsite.play.counting import divided
from digsite.terminal import saved_games
from digsite.terminal.choices import (
    AsJson,
    Edition,
    Expansions,
    Options,
    Seats,
    Start,
    TitleName,
    chosen_options,
    chosen_seats,
    chosen_title,
)
from digsite.terminal.console import out, refusing, show_json
from digsite.terminal.simulate import progress

Depth = Annotated[int, typer.Option("--depth", "-d", min=0)]
Divide = Annotated[bool, typer.Option("--divide")]
From = Annotated[Path | None, typer.Option("--from", metavar="FILE")]


def perft(
    title: TitleName,
    depth: Depth,
    seats: Seats = None,
    divide: Divide = False,
    origin: From = None,
    edition: Edition = None,
    option: Options = None,
    expansions: Expansions = None,
    start: Start = None,
    json: AsJson = False,
) -> None:
    """Count all sequences of that many moves, chance included.

    Two engines that agree here agree on the rules.

    Example: digsite perft archaeology --seats 2 --depth 4 --divide
    """
    with refusing():
        chosen = chosen_title(title, edition)
        options = chosen_options(chosen, option, expansions, start)
        state = position(chosen, seats, options, origin, edition)
    parts = counted(state, depth)
    count = sum(part for _, part in parts) if depth else 1
    if json:
        show_json(record(chosen, depth, count, parts if divide else None))
        return
    if divide:
        out().print(division(parts))
    out().print(f"{count}")


def counted(state: State, depth: int) -> list[tuple[Move, int]]:
    """Perft for each first move, with a bar on the way."""
    with progress() as bar:
        return list(bar.track(divided(state, depth), total=len(state.legal()), description=""))


def position(
    title: Title,
    seats: int | None,
    options: dict[str, object],
    origin: Path | None,
    edition: str | None,
) -> State:
    """The beginning of a game, or the end of a match file."""
    if origin is None:
        return title.new(chosen_seats(title, seats), options)
    match = saved_games.load(origin, edition)
    if match.title.name != title.name:
        raise Fault("other-match", file=str(origin), found=match.title.name, title=title.name)
    if seats is not None and seats != match.seats:
        raise Fault("other-players", file=str(origin), found=int(match.seats), seats=seats)
    return match.state


def division(parts: list[tuple[Move, int]]) -> Table:
    table = Table(box=None, show_header=False)
    table.add_column(justify="right")
    table.add_column()
    for move, count in parts:
        table.add_row(str(count), move.notation())
    return table


def record(
    title: Title, depth: int, count: int, parts: list[tuple[Move, int]] | None
) -> dict[str, object]:
    answer: dict[str, object] = {"title": title.name, "depth": depth, "count": count}
    if parts is not None:
        answer["divide"] = {move.notation(): part for move, part in parts}
    return answer
