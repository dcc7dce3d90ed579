"""The prompt: what a person may type, and what follows."""

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from digsite.core.actors import OVER
from digsite.core.errors import IllegalMove
from digsite.core.move import Move
from digsite.core.state import State
from digsite.locales.faults import Fault, of_file, refusal_text, told
from digsite.play import matchfile
from digsite.rulebook import books
from digsite.terminal import advice, keyboard, story
from digsite.terminal import rules as rulebook
from digsite.terminal.possible import possible
from digsite.terminal.reading import Typed, Unreadable
from digsite.terminal.reasons import reasons
from digsite.terminal.session import Session


class Quit(Exception):
    """A person wants to stop."""


class Prompt:
    """Asks the persons of a session until the game is over or one of them wants to stop."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.match = session.match
        self.voice = session.voice
        self.console = session.console
        self.commands: dict[str, Callable[[int, str], None]] = {
            "h": self.help,
            "help": self.help,
            "hint": self.hint,
            "q": self.quit,
            "quit": self.quit,
            "exit": self.quit,
            "undo": self.undo,
            "save": self.save,
            "log": self.log,
            "show": self.show,
            "rules": self.rules,
            "what": self.what,
            "guide": self.guide,
        }

    def run(self) -> None:
        """Play to the end; whoever stops before keeps the game."""
        try:
            while (seat := self.session.advance()) != OVER:
                self.decision(seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()
            return
        except Fault:
            self.leave()
            raise
        finally:
            self.session.dismiss()
        self.session.show_result()
        if not self.session.was_over:
            self.session.guide.finish()
        self.session.file_away()

    def leave(self) -> None:
        """Keep the game and say where it is: nothing is lost when somebody stops."""
        self.session.keep()
        self.console.print()
        if self.session.can_keep:
            self.console.print(Text(self.voice("kept")), soft_wrap=True)
            where = Text(self.voice("kept-at", file=str(self.session.place)), style="dim")
            self.console.print(where, soft_wrap=True)
        self.say("bye")

    def decision(self, seat: int) -> None:
        """Ask until something is decided or taken back."""
        self.session.keep()
        self.session.hand_over(seat)
        self.session.show_news(seat)
        self.session.show_table(seat, self.session.guided(seat))
        ply = self.match.ply
        notations = [move.notation() for move in self.match.state.legal()]
        keyboard.complete_with([*notations, *self.commands])
        while self.match.ply == ply:
            prompt = self.voice("prompt", player=self.voice.name(seat))
            line = self.session.ask(prompt)
            if line:
                self.answer(seat, line)

    def answer(self, seat: int, line: str) -> None:
        """One line: a question, a command, or a move."""
        if line.startswith("?"):
            self.question(seat, line[1:].strip())
            return
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is None:
            self.play(seat, line)
        else:
            command(seat, rest.strip())

    def help(self, seat: int, rest: str) -> None:
        self.say("commands")

    def hint(self, seat: int, rest: str) -> None:
        """What a bot would do; not against other people."""
        try:
            advice.refuse_hints(self.session.place, len(self.session.seating.persons))
        except Fault:
            told = refusal_text(self.voice.language, "no-hints", {})
            self.console.print(Text(f"{told[:1].upper()}{told[1:]}.", style="yellow"))
        else:
            self.console.print(advice.advice(self.match, self.voice, seat, self.console))

    def what(self, seat: int, rest: str) -> None:
        """Each kind of action that is possible, with price and effect."""
        self.console.print(possible(self.match, seat, self.voice))

    def guide(self, seat: int, rest: str) -> None:
        """Call the guide or send it away; without a word, the other of the two."""
        guide = self.session.guide
        guide.on = rest.lower() != "off" and (rest.lower() == "on" or not guide.on)
        if guide.on:
            self.console.print(self.session.guided(seat))
        else:
            self.say("guide-is-off")

    def quit(self, seat: int, rest: str) -> None:
        raise Quit

    def show(self, seat: int, rest: str) -> None:
        self.session.show_table(seat, whole=True)

    def log(self, seat: int, rest: str) -> None:
        """The whole game, as this person saw it."""
        self.say("whole-log", style="bold")
        self.console.print(story.shown(story.told(self.match, seat, self.voice)))

    def play(self, seat: int, line: str) -> None:
        """Play what was typed, all parts of it or none."""
        try:
            moves = self.typed().read(line)
            self.match.play_all(moves)
            self.session.complete(seat)
        except Unreadable as error:
            self.say(error.message, style="yellow", **error.values)
            if error.suggestions:
                self.say("did-you-mean", moves=" / ".join(error.suggestions))
        except IllegalMove:
            self.console.print(Text(self.refusal(seat, moves), style="yellow"))

    def typed(self) -> Typed:
        return Typed(self.match.title, self.match.state.legal(), self.match.names)

    def refusal(self, seat: int, moves: list[Move]) -> str:
        """Why the first part that cannot be played is not allowed, parts in the order of asking."""
        state = self.match.state.clone()
        before: list[str] = []
        for move in sorted(moves, key=lambda move: move.key):
            try:
                state.play(move)
            except IllegalMove:
                why = self.why_not(state, seat, move)
                return self.voice("after-parts", list=", ".join(before), why=why) if before else why
            before.append(move.notation())
        return self.voice("not-now", notation=moves[-1].notation())

    def why_not(self, state: State, seat: int, move: Move) -> str:
        found = self.match.title.objections(state, seat)
        for objection in found:
            if objection.what == move.notation() or len(found) == 1:
                return self.voice.explain(objection, seat)
        return self.voice("not-now", notation=move.notation())

    def question(self, seat: int, text: str) -> None:
        """`?` alone explains all that is not possible; with a move or a paragraph, that one."""
        if not text:
            self.explain_all(seat)
        elif text[0].isdigit() or text[0] == "§" or (text[0] in "rR" and text[1:].isdecimal()):
            self.rules(seat, text)
        else:
            try:
                move = self.typed().read(text)[0]
            except Unreadable as error:
                self.say(error.message, style="yellow", **error.values)
                return
            if move in self.match.state.legal():
                self.say("possible")
            else:
                told = self.why_not(self.match.state, seat, move)
                self.console.print(Text(told, style="yellow"))

    def explain_all(self, seat: int) -> None:
        """All that cannot be done now, moves with the same reason together."""
        objections = self.match.title.objections(self.match.state, seat)
        if not objections:
            self.say("everything-possible")
            return
        self.console.print(reasons(objections, seat, self.voice))

    def rules(self, seat: int, number: str) -> None:
        """The whole rulebook, a chapter or a paragraph."""
        title, language = self.match.title.name, self.voice.language
        known = books.languages(title)
        if not known:
            self.say("no-rulebook")
            return
        book = books.book(title, language if language in known else known[0])
        entries = rulebook.wanted(book, number) if number else book.entries()
        if entries:
            rulebook.show(self.console, book, entries, whole=not number)
        else:
            self.say("no-paragraph", style="yellow", number=number)

    def undo(self, seat: int, rest: str) -> None:
        """Back to before this person's last decision; among friends and bots this is free."""
        practised = self.match.practice
        move = self.session.take_back(seat)
        if move is None:
            self.say("nothing-to-take-back")
            return
        self.say("taken-back", notation=move.notation())
        if self.match.practice and not practised:
            self.say("now-practice", style="yellow")

    def save(self, seat: int, name: str) -> None:
        if not name:
            self.say("save-where")
            return
        try:
            self.write(Path(name).expanduser(), name)
        except OSError as error:
            self.not_saved(of_file(error, name))
        except (RuntimeError, ValueError):  # as Python refuses “~nobody” and a null character
            self.not_saved(Fault("no-place", file=name))

    def write(self, path: Path, name: str) -> None:
        """Write the match file, if the person does not want to keep the one that is there."""
        if path.is_file() and not self.session.agree(self.voice("overwrite", file=name)):
            self.say("left-alone", file=name)
        else:
            matchfile.save(self.match, path)
            self.say("saved", file=name)

    def not_saved(self, fault: Fault) -> None:
        self.say("not-saved", style="yellow", why=told(fault, self.voice.language))

    def say(self, message: str, style: str = "", **values: str | int) -> None:
        self.console.print(Text(self.voice(message, **values), style=style))
