"""What has happened, told as one seat saw it."""

from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from digsite.core.actors import CHANCE
from digsite.core.view import Event
from digsite.play.match import Match
from digsite.terminal.voice import Voice


@dataclass(frozen=True)
class Line:
    """A sentence about one move."""

    ply: int  # how many moves had been made before
    event: Event
    sentence: str

    @property
    def player(self) -> int:
        return int(self.event.seat if self.event.actor == CHANCE else self.event.actor)


def told(match: Match, seat: int, voice: Voice, since: int = 0) -> list[Line]:
    """The moves from that ply on, as the seat saw them when they were made."""
    title = match.title
    state = title.new(match.seats, match.options)
    lines = []
    for ply, move in enumerate(match.moves):
        if ply >= since:
            event = title.event(state, move, seat)
            lines.append(Line(ply, event, voice.tell(event, seat)))
        state.play_key(move.key)
    return lines


def paragraphs(lines: list[Line]) -> list[tuple[int, str]]:
    """Sentences about one player run on; each paragraph with the ply of its first move.

    What chance does to everybody in turn, such as dealing, is told player by player.
    """
    runs: list[list[Line]] = []
    for line in _sorted_deals(lines):
        if runs and runs[-1][-1].player == line.player:
            runs[-1].append(line)
        else:
            runs.append([line])
    return [(run[0].ply, " ".join(_counted(run))) for run in runs]


def shown(lines: list[Line]) -> RenderableType:
    """The paragraphs, each behind its ply."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="dim", min_width=4)
    table.add_column()
    for ply, text in paragraphs(lines):
        table.add_row(str(ply), Text(text))
    return table


def _sorted_deals(lines: list[Line]) -> list[Line]:
    """The deal at the beginning in the order of seats; the rest as it was."""
    start = 0
    while start < len(lines) and lines[start].event.parts.get("do") == "deal":
        start += 1
    dealt = sorted(lines[:start], key=lambda line: (line.player < 0, line.player, line.sentence))
    return dealt + lines[start:]


def _counted(run: list[Line]) -> list[str]:
    """The sentences of a run; one that comes several times in a row is said once, with a number."""
    sentences: list[tuple[str, int]] = []
    for line in run:
        if sentences and sentences[-1][0] == line.sentence:
            sentences[-1] = (line.sentence, sentences[-1][1] + 1)
        else:
            sentences.append((line.sentence, 1))
    return [
        text if times == 1 else f"{text[:-1]} ({times}×){text[-1]}" for text, times in sentences
    ]
