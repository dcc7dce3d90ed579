"""What has happened, told as one seat saw it."""

from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from digsite.core.actors import CHANCE
from digsite.core.move import Move
from digsite.core.view import Event
from digsite.play.match import Match
from digsite.play.undo import last_decision
from digsite.terminal.voice import Voice


@dataclass(frozen=True)
class Sentence:
    """A sentence about one action: a move, and what ran on from it."""

    ply: int  # how many moves had been made before
    events: list[Event]
    text: str
    concerns: bool = False  # it was done to the one who is told

    @property
    def player(self) -> int:
        event = self.events[-1]
        return int(event.seat if event.actor == CHANCE else event.actor)


def told(match: Match, seat: int, voice: Voice, since: int = 0) -> list[Sentence]:
    """The moves from that ply on, as the seat saw them when they were made."""
    title = match.title
    state = title.new(match.seats, match.options)
    seen: list[tuple[int, Event]] = []
    for ply, move in enumerate(match.moves):
        if ply >= since:
            seen.append((ply, title.event(state, move, seat)))
        state.play_key(move.key)
    actions: list[tuple[int, list[Event]]] = []
    for ply, event in dealt_in_order(seen):
        if actions and voice.follows(actions[-1][1][-1], event):
            actions[-1][1].append(event)
        else:
            actions.append((ply, [event]))
    return [
        Sentence(
            ply,
            events,
            voice.tell_all(events, seat),
            any(is_done_to(event, seat) for event in events),
        )
        for ply, events in actions
    ]


def dealt_in_order(seen: list[tuple[int, Event]]) -> list[tuple[int, Event]]:
    """The deal at the beginning seat by seat, as nobody tells it in turn; the rest as it was."""
    start = 0
    while start < len(seen) and seen[start][1].parts.get("do") == "deal":
        start += 1
    dealt = sorted(seen[:start], key=lambda one: (one[1].seat < 0, one[1].seat))
    return dealt + seen[start:]


def last_turn(match: Match, seat: int) -> int | None:
    """The ply of this seat's last decision in a turn of its own."""
    for ply in range(match.ply - 1, -1, -1):
        if match.actors[ply] == seat and not is_answer(match.moves[ply]):
            return ply
    return None


def untold(match: Match, seat: int, seen: int) -> int:
    """From which ply on the seat is told: in a new turn all since the last one, though a sandstorm
    came between."""
    turn, last = last_turn(match, seat), last_decision(match.actors, seat)
    if turn is None or turn == last or all(is_answer(move) for move in match.state.legal()):
        return seen
    return min(seen, turn + 1)


def is_answer(move: Move) -> bool:
    """Whether it is a decision without a turn of one's own: what a sandstorm asks of everybody, and
    doing nothing."""
    return move.parts().get("do") in ("discard", "nothing")


def is_done_to(event: Event, seat: int) -> bool:
    """Whether somebody else, or a sandstorm, did this to the seat."""
    if event.actor == seat:
        return event.parts.get("do") == "discard"
    return event.actor != seat and seat in (event.parts.get("seat"), event.parts.get("from"))


def paragraphs(sentences: list[Sentence]) -> list[tuple[int, str, bool]]:
    """Sentences about one player run on; each paragraph with the ply of its first move, and whether
    it tells of something that was done to the one who reads it."""
    runs: list[list[Sentence]] = []
    for sentence in sentences:
        if runs and runs[-1][-1].player == sentence.player:
            runs[-1].append(sentence)
        else:
            runs.append([sentence])
    return [
        (run[0].ply, " ".join(_counted(run)), any(sentence.concerns for sentence in run))
        for run in runs
    ]


def shown(sentences: list[Sentence]) -> RenderableType:
    """The paragraphs, each after its ply."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="dim", min_width=4)
    table.add_column()
    for ply, text, concerns in paragraphs(sentences):
        table.add_row(str(ply), Text(text, style="bold yellow" if concerns else ""))
    return table


def _counted(run: list[Sentence]) -> list[str]:
    """The sentences of a run; one that comes several times in a row is said once, with a number."""
    counted: list[tuple[str, int]] = []
    for sentence in run:
        if counted and counted[-1][0] == sentence.text:
            counted[-1] = (sentence.text, counted[-1][1] + 1)
        else:
            counted.append((sentence.text, 1))
    return [text if times == 1 else f"{text[:-1]} ({times}×){text[-1]}" for text, times in counted]
