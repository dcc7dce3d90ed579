"""A game at the terminal: persons are asked, bots answer by themselves."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from digsite.core.actors import OVER, SPECTATOR
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.title import MEMORY
from digsite.core.view import View
from digsite.locales.faults import of_file, told
from digsite.play.match import Match, decision
from digsite.play.player import Leaving, Listener, Player, blamed
from digsite.play.undo import last_decision
from digsite.terminal import keyboard, saved_games, story
from digsite.terminal.console import meanwhile
from digsite.terminal.guide import Guide
from digsite.terminal.layout import fitted, height, short_menu
from digsite.terminal.menu import menu
from digsite.terminal.saved_games import Seating
from digsite.terminal.scoresheet import score_sheet
from digsite.terminal.screens.registry import Screen, screen_of
from digsite.terminal.titles import full_name
from digsite.terminal.voice import Voice

AROUND = 3  # lines for the heading and for what is typed
CLEAR_ALL = "\x1b[2J\x1b[3J\x1b[H"


class Bot:
    """A bot with its stream, which the match sets for each decision: so what it does
    depends on how the game stands, and not on how often somebody went back."""

    def __init__(self, make: Callable[[Rng], Player]) -> None:
        self.make = make
        self.stream = Rng(0)
        self.player = make(self.stream)
        self.told = 0  # how many moves it has heard of

    def listen_again(self) -> None:
        """The game went back: whoever had listened starts over, and hears what is left of it."""
        if isinstance(self.player, Listener):
            self.leave()
            self.player = self.make(self.stream)
            self.told = 0

    def leave(self) -> None:
        if isinstance(self.player, Leaving):
            self.player.leave()

    def decision(self, match: Match) -> Move:
        seat = match.actor
        if isinstance(self.player, Listener):
            for event in match.events(seat)[self.told :]:
                self.player.hear(event)
            self.told = match.ply
        self.stream.state = Rng(match.fate.number(f"thought {seat}", match.ply)).state
        return decision(match, self.player)


class Session:
    """Everything about a game in progress; what persons may say to it is in `prompt`."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        seating: Seating,
        console: Console,
        guided: bool | None = None,  # whether persons want a guide; newcomers have one
    ) -> None:
        self.match = match
        self.bots = bots
        self.seating = seating
        self.console = console
        recalls = match.options.get(MEMORY) != "none"
        self.voice = Voice(match.title, match.names, seating.language, recalls)
        self.place: Path = saved_games.new_place(match.title.name)
        # The ply up to which each person knows the news: that of the last own decision.
        self.seen = {seat: story.last_turn(match, seat) or 0 for seat in seating.persons}
        self.in_front: int | None = None  # whose eyes are on the screen
        self.can_keep = True
        self.was_over = match.is_over  # before anybody sat down: it is only looked at
        self.guide = Guide(guided)

    def advance(self) -> int:
        """Let chance and bots act until a person decides; that person, or `OVER`."""
        while True:
            self.match.deal()
            seat = self.match.actor
            if seat == OVER or seat not in self.bots:
                return seat
            player = self.voice.name(seat)
            try:
                with meanwhile(self.console, self.voice("thinking", player=player)):
                    decided = self.bots[seat].decision(self.match)
                self.match.play(decided)
            except Exception as error:
                raise blamed(error, "player-failed", player=player) from error

    def complete(self, seat: int) -> None:
        """Play what the decision of a person leaves no choice about."""
        screen = screen_of(self.match.title.name)
        while self.match.actor == seat and screen.goes_without_saying(self.match.state.legal()):
            self.match.play(self.match.state.legal()[0])

    def take_back(self, seat: int) -> Move | None:
        """Go back to before the last real decision of the seat; what it was, if there was one."""
        screen = screen_of(self.match.title.name)
        ply = last_decision(self.match.actors, seat)
        taken = None
        while ply is not None:
            taken = self.match.moves[ply]
            self.match.rewind(ply)
            if not screen.goes_without_saying(self.match.state.legal()):
                break
            ply = last_decision(self.match.actors, seat)
        for bot in self.bots.values():
            bot.listen_again()
        self.seen = {person: min(seen, self.match.ply) for person, seen in self.seen.items()}
        return taken

    def dismiss(self) -> None:
        """Tell the bots that the game is over."""
        for bot in self.bots.values():
            bot.leave()

    def view(self, seat: int) -> View:
        return self.match.title.view(self.match.state, seat)

    def hand_over(self, seat: int) -> None:
        """With several persons, hide the screen until the one who decides sits in front of it."""
        if len(self.seating.persons) > 1 and self.in_front != seat:
            self.clear()
            name = self.voice.name(seat)
            self.console.print(Text(self.voice("pass-the-screen", player=name), style="bold"))
            self.ask(self.voice("press-enter", player=name))
            self.clear()
        self.in_front = seat

    def clear(self) -> None:
        """Empty the screen, what can be scrolled back to, and what was typed."""
        keyboard.forget()
        if self.console.is_terminal:
            self.console.file.write(CLEAR_ALL)
            self.console.file.flush()
        else:
            self.console.print("\n" * 2)

    def ask(self, prompt: str) -> str:
        """One line from the person in front of the screen; one that was piped in is shown too."""
        line = input(prompt)
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line.strip()

    def agree(self, question: str) -> bool:
        """Whether the person says yes; anything else is no."""
        return self.ask(question).casefold() in self.voice("yes-words").split()

    def show_news(self, seat: int) -> None:
        """What happened since this person's last turn, or since they last looked in this one."""
        since = story.untold(self.match, seat, self.seen[seat])
        lines = story.told(self.match, seat, self.voice, since)
        self.seen[seat] = self.match.ply
        if lines:
            if since and any(line.player != seat for line in lines):
                self.console.print(Text(self.voice("since-last-turn"), style="bold"))
            self.console.print(story.shown(lines))

    def guided(self, seat: int) -> Text:
        """What the guide has to say now."""
        lines = self.guide.lines(self.match, seat, self.voice)
        return Text("\n".join(lines), style="italic cyan")

    def show_table(self, seat: int, below: Text | None = None, whole: bool = False) -> None:
        """The position, the numbered moves, and what is said below; on a small screen only what
        fits, unless asked."""
        view = self.view(seat)
        screen = screen_of(self.match.title.name)
        legal = self.match.state.legal() if view.actor == seat else []
        room = self.console.height - AROUND - (height(self.console, below) if below else 0)
        shown = self.shown_moves(screen, view, legal, room)
        board: list[RenderableType] = [screen.draw(view, self.voice)]
        left = room - (height(self.console, shown) if legal else 0)
        small = self.console.is_terminal and not whole
        if small and screen.sections and height(self.console, board[0]) > left:
            sections = screen.sections(view, self.voice)
            board = fitted(self.console, sections, left)
        self.console.print(heading(self.match, self.voice, seat))
        self.console.print(*board, sep="\n")
        if legal:
            self.console.print(shown)
        if below:
            self.console.print(below)

    def shown_moves(self, screen: Screen, view: View, legal: list[Move], room: int) -> Text:
        """The menu of the moves, with remarks where there is room for them."""

        def remark(move: Move) -> str:
            return screen.remark(view, move, self.voice)

        if not legal:
            return Text()
        if self.console.is_terminal:
            return short_menu(self.console, legal, remark, room)
        return menu(legal, remark, self.console.width)

    def show_result(self) -> None:
        """The end: what happened last, the table and the score sheet."""
        persons = self.seating.persons
        viewer = persons[0] if len(persons) == 1 else SPECTATOR
        since = min(self.seen.values(), default=self.match.ply)
        lines = story.told(self.match, viewer, self.voice, since)
        self.console.print(story.shown(lines))
        view = self.view(viewer)
        self.console.print(heading(self.match, self.voice, viewer))
        self.console.print(screen_of(self.match.title.name).draw(view, self.voice))
        self.console.print(score_sheet(self.match, self.voice, viewer))

    def keep(self) -> None:
        """Save the game; if that fails, say so once and go on."""
        if not self.can_keep:
            return
        self.seating.practice = self.match.practice
        try:
            saved_games.keep(self.match, self.place, self.seating)
        except OSError as error:
            self.can_keep = False
            why = told(of_file(error), self.voice.language)
            self.console.print(Text(self.voice("not-kept", why=why), style="yellow"))

    def file_away(self) -> None:
        """The game is over: it stays among the finished ones, unless that is where it was."""
        if self.was_over:
            self.tell_what_next("play-on-from", self.place)
        elif self.can_keep:
            self.tell_what_next("finished-at", saved_games.finish(self.match, self.place))

    def tell_what_next(self, text: str, file: Path) -> None:
        """Commands that can be typed as they stand, also where the name of the file has spaces."""
        told = Text(self.voice(text, file=shlex.quote(str(file))), style="dim")
        self.console.print(told, soft_wrap=True)


def heading(match: Match, voice: Voice, viewer: int) -> Rule:
    """Which game this is, and who decides."""
    turn = voice.turn(match.actor, viewer)
    name = full_name(match.title, voice.language)
    told = Text.assemble((name, "bold"), " · ", (turn, "bold yellow"))
    if match.practice:
        told.append(f" · {voice('practice')}")
    return Rule(told, style="dim")
