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
class Sentence:
    """A sentence about one action: a move, and what ran on from it."""

    ply: int  # how many moves had been made before
    event: Event  # the last one
    text: str
    concerns: bool = False  # somebody did it to the one who is told

    @property
    def player(self) -> int:
        return int(self.event.seat if self.event.actor == CHANCE else self.event.actor)


def told(match: Match, seat: int, voice: Voice, since: int = 0) -> list[Sentence]:
    """The moves from that ply on, as the seat saw them when they were made."""
    title = match.title
    state = title.new(match.seats, match.options)
    sentences: list[Sentence] = []
    for ply, move in enumerate(match.moves):
        if ply >= since:
            add(sentences, ply, title.event(state, move, seat), seat, voice)
        state.play_key(move.key)
    return sentences


def add(sentences: list[Sentence], ply: int, event: Event, seat: int, voice: Voice) -> None:
    """One more sentence, or the last one goes on."""
    concerns = is_done_to(event, seat)
    if sentences:
        last = sentences[-1]
        longer = voice.run_on(last.text, last.event, event, seat)
        if longer is not None:
            sentences[-1] = Sentence(last.ply, event, longer, last.concerns or concerns)
            return
    sentences.append(Sentence(ply, event, voice.tell(event, seat), concerns))


def is_done_to(event: Event, seat: int) -> bool:
    """Whether somebody else did this to the seat."""
    return event.actor != seat and seat in (event.parts.get("seat"), event.parts.get("from"))


def paragraphs(sentences: list[Sentence]) -> list[tuple[int, str, bool]]:
    """Sentences about one player run on; each paragraph with the ply of its first move, and whether
    it tells of something that was done to the one who reads it.

    What chance does to everybody in turn, such as dealing, is told player by player.
    """
    runs: list[list[Sentence]] = []
    for sentence in _sorted_deals(sentences):
        if runs and runs[-1][-1].player == sentence.player:
            runs[-1].append(sentence)
        else:
            runs.append([sentence])
    return [
        (run[0].ply, " ".join(_counted(run)), any(sentence.concerns for sentence in run))
        for run in runs
    ]


def shown(sentences: list[Sentence]) -> RenderableType:
    """The paragraphs, each behind its ply."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="dim", min_width=4)
    table.add_column()
    for ply, text, concerns in paragraphs(sentences):
        table.add_row(str(ply), Text(text, style="bold yellow" if concerns else ""))
    return table


def _sorted_deals(sentences: list[Sentence]) -> list[Sentence]:
    """The deal at the beginning in the order of seats; the rest as it was."""
    start = 0
    while start < len(sentences) and sentences[start].event.parts.get("do") == "deal":
        start += 1
    dealt = sorted(
        sentences[:start],
        key=lambda sentence: (sentence.player < 0, sentence.player, sentence.text),
    )
    return dealt + sentences[start:]


def _counted(run: list[Sentence]) -> list[str]:
    """The sentences of a run; one that comes several times in a row is said once, with a number."""
    counted: list[tuple[str, int]] = []
    for sentence in run:
        if counted and counted[-1][0] == sentence.text:
            counted[-1] = (sentence.text, counted[-1][1] + 1)
        else:
            counted.append((sentence.text, 1))
    return [text if times == 1 else f"{text[:-1]} ({times}×){text[-1]}" for text, times in counted]
