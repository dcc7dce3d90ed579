"""Set-up does once what is needed, says what it does, and repairs what was left half done."""

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tools.setup import engine, goals, marks, packages, page, stages
from tools.setup.__main__ import main
from tools.setup.stages import SetupFailed

WHOLE = "made whole"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which set-up believes to be at home, with a lock file for each use."""
    venv = tmp_path / ".venv"
    for module, name, path in [
        (stages, "BUILD", tmp_path / "build"),
        (stages, "ROOT", tmp_path),
        (packages, "VENV", venv),
        (packages, "PYTHON", venv / "bin/python"),
        (packages, "MADE", venv / ".made"),
        (packages, "UNSURE", venv / ".installing"),
        (page, "FROM_PYPI", venv / "node"),
    ]:
        monkeypatch.setattr(module, name, path)
    locks = {name: tmp_path / f"{name}.lock" for name in ("run", "dev")}
    for name, lock in locks.items():
        lock.write_text(f"{name}==1\n", encoding="utf-8")
    monkeypatch.setattr(packages, "LOCKS", locks)
    return tmp_path


@pytest.fixture
def asked(place: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands that set-up would run, one word each; they leave what the true ones leave."""
    words: list[str] = []

    def run(name: str, command: list[object], *_: object) -> None:
        words.append(name)
        if name == "python":
            (place / ".venv/bin").mkdir(parents=True)
            (place / ".venv/bin/python").touch()
        if "--target" in command:
            Path(str(command[command.index("--target") + 1])).mkdir(parents=True)

    monkeypatch.setattr(packages, "run", run)
    return words


def test_packages_are_installed_once(asked: list[str]) -> None:
    packages.have("run")
    packages.have("run")
    assert asked == ["python", "packages"]


def test_a_new_lock_is_installed(place: Path, asked: list[str]) -> None:
    packages.have("run")
    (place / "run.lock").write_text("run==2\n", encoding="utf-8")
    packages.have("run")
    assert asked == ["python", "packages", "packages"]


def test_whoever_has_what_developing_needs_has_what_running_needs(asked: list[str]) -> None:
    packages.have("dev")
    packages.have("run")
    assert asked == ["python", "packages"]


def test_whoever_can_run_cannot_develop_yet(asked: list[str]) -> None:
    packages.have("run")
    packages.have("dev")
    assert asked == ["python", "packages", "packages"]


def test_after_an_interrupted_installation_the_environment_is_made_anew(
    place: Path, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    packages.have("run")

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    (place / "run.lock").write_text("run==2\n", encoding="utf-8")
    with monkeypatch.context() as meanwhile, pytest.raises(KeyboardInterrupt):
        meanwhile.setattr(packages, "run", interrupted)
        packages.have("run")
    packages.have("run")
    assert asked == ["python", "packages", "python", "packages"]


def test_an_environment_that_was_left_half_made_is_made_anew(place: Path, asked: list[str]) -> None:
    (place / ".venv/bin").mkdir(parents=True)
    (place / ".venv/bin/python").touch()
    packages.environment()
    assert asked == ["python"]


def test_an_environment_whose_python_is_gone_is_made_anew(place: Path, asked: list[str]) -> None:
    packages.environment()
    (place / ".venv/bin/python").unlink()
    packages.environment()
    assert asked == ["python", "python"]


def test_packages_for_one_use_are_there_whole_or_not_at_all(place: Path, asked: list[str]) -> None:
    folder = place / "tools"
    (place / "tools.new/half").mkdir(parents=True)
    packages.put(place / "run.lock", folder, "tools")
    packages.put(place / "run.lock", folder, "tools")
    assert asked == ["tools"]
    assert not (folder / "half").exists()


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are looked for."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def program(folder: Path, name: str, says: str = "") -> None:
    (folder / name).write_text(f"#!/bin/sh\necho {says}\n", encoding="utf-8")
    (folder / name).chmod(0o755)


@pytest.mark.parametrize(("told", "good"), [("v20.0.0", True), ("v19.9.1", False), ("hm", False)])
def test_a_node_that_is_new_enough_is_taken(told: str, good: bool, programs: Path) -> None:
    program(programs, "node", told)
    program(programs, "npm")
    assert (page.node_here() is not None) == good


def test_a_node_without_npm_is_not_taken(programs: Path) -> None:
    program(programs, "node", "v24.1.0")
    assert page.node_here() is None


def test_without_node_it_comes_from_pypi_into_the_environment(
    place: Path, asked: list[str], programs: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    node = page.node_from_pypi()
    page.node_from_pypi()
    assert asked == ["node"]
    assert node.program.is_relative_to(place / ".venv")
    assert node.environment["PATH"].split(os.pathsep)[0] == str(node.program.parent)
    assert "no Node 20 or newer here" in capfd.readouterr().out


def test_without_a_compiler_one_line_says_so(
    programs: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.delenv("DIGSITE_PURE", raising=False)
    engine.compile_in_background()
    assert capfd.readouterr().out.splitlines() == [
        "  engine       there is no C compiler: it runs as plain Python, and bots think longer"
    ]


def test_a_stage_says_its_seconds(place: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with stages.stage("page", "vite builds it"):
        stages.run("page", [sys.executable, "-c", "print('done')"])
    begun, done = capfd.readouterr().out.splitlines()
    assert begun == "  page         vite builds it …"
    assert re.fullmatch(r"  page         \d+\.\d s", done)
    assert (place / "build/page.log").read_text(encoding="utf-8") == "done\n"


def test_a_slow_stage_says_what_it_waits_for(
    place: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stages, "WAIT", 0.01)
    told = place / "told"
    waits = (
        "import os, time; print('Downloading ruins.whl', flush=True)\n"
        f"while not os.path.exists({str(told)!r}): time.sleep(0.01)"
    )

    def say(stage: str, words: str) -> None:
        if words.endswith("waits for: Downloading ruins.whl"):
            told.touch()

    monkeypatch.setattr(stages, "say", say)
    stages.run("packages", [sys.executable, "-c", waits])


def test_a_failed_stage_shows_why(place: Path) -> None:
    with pytest.raises(SetupFailed, match=r"(?s)see build/page.log:.*no space left"):
        stages.run("page", [sys.executable, "-c", "print('no space left'); raise SystemExit(1)"])


def test_a_full_disk_is_named(
    place: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def fails(words: list[str]) -> None:
        raise SetupFailed("npm failed")

    monkeypatch.setitem(goals.GOALS, "page", fails)
    monkeypatch.setattr(goals, "LOCK", place / "lock")
    free = shutil.disk_usage(place).free
    for least, told in ((0, False), (free * 2, True)):
        monkeypatch.setattr(goals, "LEAST_FREE", least)
        assert goals.reach(["page"]) == 1
        assert ("The disk is full: " in capfd.readouterr().err) is told


def test_a_python_without_pip_is_told_apart_from_a_failure(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packages, "find_spec", lambda name: None)
    with pytest.raises(SetupFailed, match="apt-get install python3-venv"):
        packages.environment()


def test_when_one_chain_fails_the_other_is_ended(place: Path) -> None:
    begun = place / "begun"
    sleeps = f"import time; open({str(begun)!r}, 'w').close(); time.sleep(3600)"

    def fails() -> None:
        while not begun.exists():
            os.sched_yield()
        raise SetupFailed("the mirror is gone")

    with pytest.raises(SetupFailed, match="the mirror is gone"):
        stages.side_by_side(fails, lambda: stages.run("page", [sys.executable, "-c", sleeps]))


def test_a_lock_ends_with_its_holder(place: Path) -> None:
    lock = place / "lock"
    holds = (
        "import sys, time; from pathlib import Path; from tools.setup.stages import alone\n"
        f"with alone(Path({str(lock)!r}), ''): print('mine', flush=True); time.sleep(3600)"
    )
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", holds], cwd=root, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"mine\n"
        assert stages.is_held(lock)
        holder.send_signal(signal.SIGKILL)
        holder.wait()
    assert not stages.is_held(lock)


def test_a_mark_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "mark"
    marks.write(mark, WHOLE)

    def full(*_: object, **__: object) -> int:
        raise OSError("No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="No space"):
        marks.write(mark, "something else")
    assert marks.read(mark) == WHOLE
    assert [path.name for path in tmp_path.iterdir()] == ["mark"]


def test_a_checksum_changes_with_names_and_contents_and_not_with_what_was_made(
    tmp_path: Path,
) -> None:
    file = tmp_path / "games" / "rule.py"
    file.parent.mkdir()
    file.write_text("x = 1\n", encoding="utf-8")
    first = marks.checksum([file.parent])
    (file.parent / "__pycache__").mkdir()
    (file.parent / "__pycache__/rule.pyc").touch()
    assert marks.checksum([file.parent]) == first
    file.write_text("x = 2\n", encoding="utf-8")
    second = marks.checksum([file.parent])
    file.rename(file.with_name("law.py"))
    third = marks.checksum([file.parent])
    assert len({first, second, third, marks.checksum([file.parent], "3.12")}) == 4


def test_an_old_python_is_told_what_is_needed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    assert main(["play"]) == 1
    told = capsys.readouterr().err
    assert told.startswith("digsite needs Python 3.11 or newer, and this is 3.9.2")
    assert told.count("\n") == 1


def test_the_package_that_was_just_made_is_never_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However old the extensions in it are, and however many others there are."""
    source, made = tmp_path / "src/digsite", tmp_path / "compiled/one"
    (source / "server/static").mkdir(parents=True)
    (made / "digsite").mkdir(parents=True)
    for name, path in [
        ("SOURCE", tmp_path / "src"),
        ("PACKAGE", source),
        ("STATIC", source / "server/static"),
        ("COMPILED", tmp_path / "compiled"),
        ("INSTALLED", tmp_path / "installed"),
    ]:
        monkeypatch.setattr(engine, name, path)
    for number in range(2 * engine.KEPT):
        (source / "changed.py").write_text(f"NUMBER = {number}\n", encoding="utf-8")
        os.utime(made, (1, 1))
        package = engine.installed(made)
        assert (package / "digsite/changed.py").read_text(encoding="utf-8").strip()[-1] == str(
            number
        )
    assert len(list((tmp_path / "installed").iterdir())) == engine.KEPT
