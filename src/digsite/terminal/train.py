"""`digsite train`: learn to judge positions of a title from games that bots play."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from digsite.arena.pool import cores, crew
from digsite.arena.self_play import PUPIL, SIMULATIONS
from digsite.arena.training import Course, train
from digsite.arena.weights import refuse_unusable, store
from digsite.bots.learned import Learned
from digsite.bots.roster import refuse_unknown
from digsite.core.title import Title
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
from digsite.terminal.simulate import INTERRUPTED, Games, OnRay, Workers, progress

Rounds = Annotated[int, typer.Option("--rounds", min=1)]
Teacher = Annotated[str, typer.Option("--teacher")]
Company = Annotated[str, typer.Option("--company")]
Folder = Annotated[Path, typer.Option("--folder")]
Simulations = Annotated[int, typer.Option("--simulations", min=1)]
Out = Annotated[Path, typer.Option("--out")]
FromNothing = Annotated[bool, typer.Option("--from-nothing")]


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
    from_nothing: FromNothing = False,
    edition: Edition = None,
    expansions: Expansions = None,
    workers: Workers = None,
    ray: OnRay = False,
) -> None:
    """Learn the weights by which levels from novice to master judge positions.

    Example: digsite train archaeology --seats 2 --out src/digsite/bots/weights/archaeology.json
    """
    with refusing():
        chosen = chosen_title(title, edition)
        for player in {teacher, company} - {PUPIL, ""}:
            refuse_unknown(player)
        number, names = chosen_seats(chosen, seats), names_of(chosen, expansions)
        pupils = simulations, company, from_nothing
        course = Course(chosen, number, names, teacher, games, rounds, folder, *pupils)
        folder.mkdir(parents=True, exist_ok=True)  # weights may be stored there too
        refuse_unusable(out)
        store(out, course.way, watched(course, workers or cores(), ray))


def names_of(title: Title, expansions: str | None) -> list[str]:
    """The expansions that are played with."""
    given = chosen_options(title, None, expansions, None).get("expansions", [])
    return [str(name) for name in given] if isinstance(given, list) else []


def watched(course: Course, workers: int, ray: bool) -> Learned:
    """What was learned in the end, with a bar on the way; Ctrl-C keeps the games that are there."""

    def tell(number: int, learned: Learned) -> None:
        report(course, number, learned)

    try:
        with progress() as bar, closing(crew(workers, ray)) as hired:
            task = bar.add_task(course.title.name, total=course.games * course.rounds)
            return train(course, tell, hired, lambda: bar.advance(task))
    except KeyboardInterrupt:
        err().print(user_language.say("training-stopped", folder=str(course.folder)))
        raise typer.Exit(INTERRUPTED) from None


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
