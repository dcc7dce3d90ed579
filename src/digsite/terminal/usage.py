"""What is wrong with a command line, and its usage: Typer's own texts in our languages."""

import re
from functools import partial
from typing import Any

import typer
from typer.core import TyperGroup

from digsite.locales import user_language
from digsite.locales.faults import Fault
from digsite.terminal.console import err

UsageError: type[Exception] = typer.BadParameter.__mro__[1]  # Typer does not name it in public
QUOTED = re.compile(r"'([^']*)'")
IN_BRACKETS = re.compile(r"\(([^()]*)\)$")
ENGLISH_USAGE = "Usage: "
SORTS = {
    "MissingParameter": "missing",
    "NoSuchOption": "no-option",
    "BadOptionUsage": "bad-option",
    "BadParameter": "bad-value",
}
SENTENCES = {
    "Missing command": "no-word",
    "No such command": "no-command",
    "Got unexpected extra": "extra-words",
}


class Context(typer.Context):
    """Help on a command; its frame says everything in one language."""

    def make_formatter(self) -> Any:
        formatter: Any = super().make_formatter()
        head = f"{user_language.say('help-usage')} "
        formatter.write_usage = partial(formatter.write_usage, prefix=head)
        return formatter

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        option = self.command.get_help_option(self)
        if option is not None:
            option.help = user_language.say("help-any-help")
            option.metavar = ""


def frame(command: Any) -> None:
    """From now on the command has a frame in this language around its help."""
    command.context_class = Context
    command.options_metavar = f"[{user_language.say('help-options').upper()}]"
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = user_language.say("help-subcommand")


def fault(error: Any) -> Fault:
    """What Typer found wrong, as a fault of ours; whatever is new to us keeps its own words."""
    sort = SORTS.get(type(error).__name__, "")
    if sort == "no-option":
        allowed = ", ".join(sorted(error.possibilities or []))
        return Fault(f"{sort}-but" if allowed else sort, text=error.option_name, allowed=allowed)
    if sort == "bad-option":
        needs = "value" if "requires" in error.message else "none"
        return Fault(sort, text=error.option_name, needs=needs)
    if sort and error.param is not None:
        return of_parameter(sort, error)
    for start, name in SENTENCES.items():
        if error.format_message().startswith(start):
            found = QUOTED.search(error.message) or IN_BRACKETS.search(error.message)
            return Fault(name, text=found[1] if found else "")
    return Fault("anyhow", why=error.format_message())


def of_parameter(sort: str, error: Any) -> Fault:
    """A word that is missing, or of the wrong type."""
    option = error.param.get_error_hint().replace("'", "")
    if sort == "missing":
        return Fault(sort, text=option)
    shown = error.param.display_type(error.ctx)
    wanted = next((one for one in ("int", "float") if one in shown), "other")
    least, most = (getattr(error.param, bound, None) for bound in ("min", "max"))
    bounds = "none" if least is None else "least" if most is None else "both"
    values = {"least": str(least), "most": str(most)}
    return Fault(sort, text=option, wanted=wanted, bounds=bounds, **values)


def show(error: Any) -> None:
    """The usage of the command, and where to read more about it."""
    if error.ctx is None:
        return
    frame(error.ctx.command)
    head = user_language.say("help-usage")
    usage = error.ctx.get_usage().removeprefix(ENGLISH_USAGE).removeprefix(f"{head} ")
    more = user_language.say("help-more", text=f"{error.ctx.command_path} -h")
    err().print(f"{head} {usage}\n{more}", markup=False, soft_wrap=True)
