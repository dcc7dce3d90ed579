"""“What can I do?”: each kind of action that is possible now, with price and effect."""

from rich.table import Table
from rich.text import Text

from digsite.core.move import Move
from digsite.lessons.figures.gather import gathered
from digsite.locales.texts import can_say
from digsite.play.match import Match
from digsite.terminal.voice import Voice


def possible(match: Match, seat: int, voice: Voice) -> Table:
    """One row for each sort of action, in the order of the rules."""
    legal = match.state.legal()
    figures = gathered(match.title.name, match.view(seat), legal)
    table = Table(box=None, padding=(0, 1), show_header=False)
    table.add_column(style="bold", ratio=1)
    table.add_column(ratio=3)
    for sort, ranges in figures.items():
        kind = "can" if can_say(voice.language, match.title.name, f"can-{sort}") else "answer"
        told = Text(voice(f"{kind}-{sort}-how"))
        sums = [in_words(name, least, most, voice) for name, (least, most) in ranges.items()]
        sums.append(voice("guide-ways", count=ways(legal, sort)))
        told.append(f"\n{' · '.join(sums)}", style="green")
        table.add_row(voice(f"{kind}-{sort}"), told)
    return table


def in_words(name: str, least: int, most: int, voice: Voice) -> str:
    """A figure as a sentence says it: “costs 2 to 5 coins”."""
    text = str(least) if least == most else voice("figure-range", least=least, most=most)
    return voice(f"figure-{name}", text=text, most=most)


def ways(legal: list[Move], sort: str) -> int:
    return sum(move.parts()["do"] == sort for move in legal)
