"""A phase over and over on a busy machine."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import again
from tools.phases import Phase, Step

FAILS_LATER = (
    "import pathlib, sys; p = pathlib.Path(sys.argv[1]); p.write_text(p.read_text() + 'x');"
    "sys.exit(p.read_text() == 'xx')"
)


def given(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    step = Step((sys.executable, "-c", *words))
    monkeypatch.setattr(again, "stages", lambda wanted: [[[Phase(wanted, (step,))]]])


def test_each_run_gets_a_line(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    given(monkeypatch, "print('7 passed')")
    assert again.main("page", "3") == 0
    last = capfd.readouterr().out.splitlines()[-3:]
    assert [one.partition(":")[0] for one in last] == ["run 1", "run 2", "run 3"]
    assert all("page, 7 tests passed" in one for one in last)


def test_the_first_run_that_fails_is_the_last(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = tmp_path / "runs"
    kept.write_text("")
    given(monkeypatch, FAILS_LATER, str(kept))
    assert again.main("page", "5") == 1
    assert kept.read_text() == "xx"
    assert "run 2" in capfd.readouterr().out.splitlines()[-1]


def test_every_core_is_busy_meanwhile_and_free_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    begun: list[subprocess.Popen[bytes]] = []
    begin = subprocess.Popen

    def begin_and_keep(words: tuple[str, ...]) -> subprocess.Popen[bytes]:
        begun.append(begin(words))
        return begun[-1]

    monkeypatch.setattr("subprocess.Popen", begin_and_keep)
    with pytest.raises(RuntimeError), again.busy_cores():
        assert [loop.poll() for loop in begun] == [None, None]
        raise RuntimeError
    assert all(loop.poll() is not None for loop in begun)
