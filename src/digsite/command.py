"""The `digsite` command: what the terminal offers, joined with what the server offers."""

from digsite.server.cli import backup, restore, serve, tidy
from digsite.terminal.main import app, run

__all__ = ["app", "main"]

for command in (serve, backup, restore, tidy):
    app.command()(command)


def main() -> None:
    run()
