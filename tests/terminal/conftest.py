"""Running the command as a person does, with a data folder of its own."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from digsite.terminal.main import app
from tests.terminal.typist import Run


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test touches the games of the person who runs it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return tmp_path / "data" / "digsite"


@pytest.fixture(autouse=True)
def one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless told otherwise, commands play in this process: it takes time to start others."""
    for command in ("arena", "simulate", "train"):
        monkeypatch.setattr(f"digsite.terminal.{command}.cores", lambda: 1)


@pytest.fixture
def run() -> Run:
    """`run("perft", "archaeology", "--depth", "2", typed="...")`."""

    def invoke(*words: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(words), input=typed)

    return invoke
