"""The entry point of the `digsite` command."""

import io
import sys
from typing import Annotated

import typer

import digsite
from digsite.locales import user_language
from digsite.terminal.advice import analyse, hint
from digsite.terminal.arena import arena
from digsite.terminal.console import show_plain
from digsite.terminal.doctor import doctor
from digsite.terminal.editions import editions
from digsite.terminal.export import export
from digsite.terminal.learn import learn
from digsite.terminal.perft import perft
from digsite.terminal.play import play
from digsite.terminal.polyglot import Polyglot
from digsite.terminal.replay import replay
from digsite.terminal.rules import rules
from digsite.terminal.simulate import simulate
from digsite.terminal.titles import titles
from digsite.terminal.train import learn as train

app = typer.Typer(
    cls=Polyglot,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (titles, learn, play, hint, analyse, replay, rules, simulate, arena, export, perft):
    app.command()(command)
app.command("train")(train)
app.add_typer(editions, name="editions")
app.command()(doctor)


def show_version(wanted: bool) -> None:
    if wanted:
        show_plain(f"digsite {digsite.__version__}\n")
        raise typer.Exit


@app.callback()
def start(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True)
    ] = False,
    lang: Annotated[str | None, typer.Option(user_language.OPTION, metavar="LANGUAGE")] = None,
) -> None:
    """Three archaeology board games; the help for each command is in terminal.ftl."""


def run() -> None:
    """Run the command; a screen without some of our signs shows question marks instead."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="digsite")
