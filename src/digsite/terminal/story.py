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
    """A sentence about one action: a move, and what ran on from it."""

    ply: int  # how many moves had been made before
    event: Event  # the last one
    sentence: str
    concerns: bool = False  # somebody did it to the one who is told

    @property
    def player(self) -> int:
        return int(self.event.seat if self.event.actor == CHANCE else self.event.actor)


def told(match: Match, seat: int, voice: Voice, since: int = 0) -> list[Line]:
    """The moves from that ply on, as the seat saw them when they were made."""
    title = match.title
    state = title.new(match.seats, match.options)
    lines: list[Line] = []
    for ply, move in enumerate(match.moves):
        if ply >= since:
            add(lines, ply, title.event(state, move, seat), seat, voice)
        state.play_key(move.key)
    return lines


def add(lines: list[Line], ply: int, event: Event, seat: int, voice: Voice) -> None:
    """One more sentence, or the last one goes on."""
    concerns = is_done_to(event, seat)
    if lines:
        last = lines[-1]
        longer = voice.run_on(last.sentence, last.event, event, seat)
        if longer is not None:
            lines[-1] = Line(last.ply, event, longer, last.concerns or concerns)
            return
    lines.append(Line(ply, event, voice.tell(event, seat), concerns))


def is_done_to(event: Event, seat: int) -> bool:
    """Whether somebody else did this to the seat."""
    return event.actor != seat and seat in (event.parts.get("seat"), event.parts.get("from"))


def paragraphs(lines: list[Line]) -> list[tuple[int, str, bool]]:
    """Sentences about one player run on; each paragraph with the ply of its first move, and whether
    it tells of something that was done to the one who reads it.

    What chance does to everybody in turn, such as dealing, is told player by player.
    """
    runs: list[list[Line]] = []
    for line in _sorted_deals(lines):
        if runs and runs[-1][-1].player == line.player:
            runs[-1].append(line)
        else:
            runs.append([line])
    return [
        (run[0].ply, " ".join(_counted(run)), any(line.concerns for line in run)) for run in runs
    ]


def shown(lines: list[Line]) -> RenderableType:
    """The paragraphs, each behind its ply."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="dim", min_width=4)
    table.add_column()
    for ply, text, concerns in paragraphs(lines):
        table.add_row(str(ply), Text(text, style="bold yellow" if concerns else ""))
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
