"""Draws docs/pictures/terminal.svg: a moment of a game as the terminal shows it."""

import io
import re
from pathlib import Path

from rich.console import Console

import digsite
from digsite.play.match import Match
from digsite.terminal.menu import menu
from digsite.terminal.reasons import reasons
from digsite.terminal.screens import archaeology
from digsite.terminal.voice import Voice

TARGET = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
WIDTH = 92
NAMES = ["Ada", "Ben", "Cleo"]
SEED = 5
PLIES = 45
CHOICES = 11
SHOWN = {"sell 5 parchment", "explore medium", "take mask", "end", "rob 1", "sell 3 cup"}


def position() -> Match:
    """A game between three greedy players, some way on, with much for seat 0 to choose from."""
    title = digsite.title("archaeology")
    match = Match(title, len(NAMES))
    rng = digsite.Rng(SEED)
    players = [digsite.make_player("greedy", title, rng.fork()) for _ in NAMES]
    while match.ply < PLIES or match.actor != 0 or len(match.state.legal()) < CHOICES:
        if match.actor == digsite.CHANCE:
            match.deal(rng)
        else:
            view = title.view(match.state, match.actor)
            match.play(players[match.actor].decide(view, match.state.legal()))
    return match


def main() -> None:
    match = position()
    voice = Voice(match.title, NAMES)
    view = match.title.view(match.state, 0)
    console = Console(
        file=io.StringIO(), record=True, width=WIDTH, force_terminal=True, color_system="truecolor"
    )
    console.rule("Archaeology: The Card Game · Ada, your turn")
    console.print(archaeology.draw(view, voice))
    legal = match.state.legal()
    console.print(menu(legal, lambda move: archaeology.remark(view, move, voice), WIDTH))
    console.print("Ada, your move (number or text, ? why not, h help)> [bold]?[/]")
    objections = match.title.objections(match.state, 0)
    told = [objection for objection in objections if objection.what in SHOWN]
    console.print(reasons(told, 0, voice))
    drawn = console.export_svg(title="digsite play archaeology --seats 3")
    # The picture must not fetch a font from elsewhere.
    drawn = re.sub(r"<!-- .*? -->", "", drawn)
    drawn = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)
    TARGET.write_text(drawn.replace("Fira Code", "monospace"), encoding="utf-8")


if __name__ == "__main__":
    main()
