"""The command in the language of whoever types it: its help and its refusals."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import typer
from rich.markup import escape
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from digsite.bots.roster import player_names
from digsite.locales import texts, user_language
from digsite.locales.faults import Fault
from digsite.terminal import usage
from digsite.terminal.console import BAD_INPUT, complain


class Polyglot(TyperGroup):
    """A command that takes `--lang` anywhere; without it, the language of the system."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **named: Any) -> Any:
        asked, words = user_language.from_arguments(list(sys.argv[1:] if args is None else args))
        user_language.use(user_language.of_system())
        try:
            if asked is not None:
                user_language.use(asked)
        except Fault as fault:
            complain(fault)
            sys.exit(BAD_INPUT)
        if wants_help(words):
            name_panels()
            explain(self, ())
        return super().main(self.told(words), *more, **named)

    def make_context(self, *args: Any, **named: Any) -> Any:
        with refusing_usage():
            return super().make_context(*args, **named)

    def invoke(self, ctx: Any) -> Any:
        with refusing_usage():
            return super().invoke(ctx)

    def told(self, words: list[str]) -> list[str]:
        """The words, with the language for a command that wants to know it."""
        at = next((i for i, word in enumerate(words) if word in self.commands), None)
        if at is None or all(param.name != "lang" for param in self.commands[words[at]].params):
            return words
        return [*words[: at + 1], user_language.OPTION, user_language.current(), *words[at + 1 :]]


@contextmanager
def refusing_usage() -> Iterator[None]:
    """Refuse words that the command does not understand in the same way as everything else."""
    try:
        yield
    except usage.UsageError as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            raise
        complain(usage.fault(error))
        usage.show(error)
        raise typer.Exit(BAD_INPUT) from None


def wants_help(words: list[str]) -> bool:
    """Whether help may be shown; otherwise its texts need not be read."""
    return (len(words) < 2 and "--version" not in words) or not {"-h", "--help"}.isdisjoint(words)


def name_panels() -> None:
    """Typer's own words, as far as it lets us choose them."""
    rich_utils.ARGUMENTS_PANEL_TITLE = user_language.say("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = user_language.say("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = user_language.say("help-commands")
    rich_utils.ERRORS_PANEL_TITLE = user_language.say("help-error")
    rich_utils.REQUIRED_LONG_STRING = user_language.say("help-required")
    rich_utils.DEFAULT_STRING = user_language.say("help-default")


def explain(command: Any, path: tuple[str, ...]) -> None:
    """Each command and each of its options, in the words of the language."""
    name = f"help-{'-'.join(path) or 'digsite'}"
    usage.frame(command)
    command.help = helping(name) or command.help
    for param in command.params:
        told = helping(f"{name}-{param.name}") or helping(f"help-any-{param.name}")
        if told:
            param.help = told
        if getattr(param, "is_flag", False):
            param.metavar = ""  # Typer would tell that it is a “<bool>”
    if isinstance(command, TyperGroup):
        for word, each in command.commands.items():
            explain(each, (*path, word))


def helping(message: str) -> str:
    """The text, with the names of players; none, if nobody wrote one."""
    if not texts.can_say(user_language.current(), "", message):
        return ""
    told = user_language.say(message, known=", ".join(player_names()))
    return escape(told)  # Typer would take “digsite[research]” for markup


def every_text(command: TyperGroup | TyperCommand, path: tuple[str, ...] = ()) -> list[list[str]]:
    """The names of the texts that could explain each command and option."""
    name = f"help-{'-'.join(path) or 'digsite'}"
    wanted = [[name]]
    for param in command.params:
        if not getattr(param, "hidden", False):
            wanted.append([f"{name}-{param.name}", f"help-any-{param.name}"])
    if isinstance(command, TyperGroup):
        for word, each in command.commands.items():
            if isinstance(each, TyperGroup | TyperCommand):
                wanted += every_text(each, (*path, word))
    return wanted
