"""`digsite train`: learn to judge positions of a title from games that programs play."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from digsite.arena.pool import crew
from digsite.arena.self_play import PUPIL, SIMULATIONS
from digsite.arena.training import Course, store, train
from digsite.bots.learned import Learned
from digsite.bots.roster import refuse_unknown
from digsite.locales import user_language
from digsite.terminal.choices import (
    Edition,
    Expansions,
    Seats,
    TitleName,
    chosen_options,
    chosen_seats,
    chosen_title,
)
from digsite.terminal.console import err, refusing
from digsite.terminal.simulate import Games, OnRay, Workers

Rounds = Annotated[int, typer.Option("--rounds", min=1)]
Teacher = Annotated[str, typer.Option("--teacher")]
Company = Annotated[str, typer.Option("--company")]
Folder = Annotated[Path, typer.Option("--folder")]
Simulations = Annotated[int, typer.Option("--simulations", min=1)]
Out = Annotated[Path, typer.Option("--out")]


def learn(
    title: TitleName,
    seats: Seats = None,
    games: Games = 300,
    rounds: Rounds = 3,
    teacher: Teacher = PUPIL,
    company: Company = "",
    simulations: Simulations = SIMULATIONS,
    folder: Folder = Path("training"),
    out: Out = Path("weights.json"),
    edition: Edition = None,
    expansions: Expansions = None,
    workers: Workers = 1,
    ray: OnRay = False,
) -> None:
    """Learn the weights by which levels from novice to master judge positions.

    Example: digsite train archaeology --seats 2 --out src/digsite/bots/weights/archaeology.json
    """
    with refusing():
        chosen = chosen_title(title, edition)
        for player in {teacher, company} - {PUPIL, ""}:
            refuse_unknown(player)
        given = chosen_options(chosen, None, expansions, None).get("expansions", [])
        names = [str(name) for name in given] if isinstance(given, list) else []
        number = chosen_seats(chosen, seats)
        course = Course(chosen, number, names, teacher, games, rounds, folder, simulations, company)
        with closing(crew(workers, ray)) as hired:
            learned = train(course, lambda number, so_far: report(course, number, so_far), hired)
        store(out, course.way, learned)


def report(course: Course, number: int, learned: Learned) -> None:
    """What a round has taught."""
    sums = {name: str(learned[name]) for name in ("scale", "spread")}
    told = user_language.say(
        "trained",
        title=course.title.name,
        way=course.way,
        round=number,
        games=learned["games"],
        **sums,
    )
    err().print(told, highlight=False)
