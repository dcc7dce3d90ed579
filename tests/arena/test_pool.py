"""Work that is shared comes back whole, whoever does it."""

import os
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from threading import Thread

import pytest

import digsite
from digsite.arena.pool import crew, in_order, shared
from digsite.bots.program import Program
from digsite.locales.faults import Fault
from digsite.play.match import Match


def test_one_worker_is_this_process_and_several_give_the_same() -> None:
    with closing(crew(2)) as two, closing(crew(1)) as one:
        for jobs in ([3, 1, 2], [5]):  # as often as there is work
            assert sorted(two.share(abs, jobs)) == sorted(one.share(abs, jobs))
    assert list(shared(abs, [-1, -2], workers=1)) == [1, 2]


def test_results_are_held_back_until_those_before_them_have_come() -> None:
    came = iter([(6, "c"), (4, "a"), (5, "b"), (7, "d")])
    ordered = in_order(came, first=4)
    assert next(ordered) == (4, "a")
    assert list(came) == [(5, "b"), (7, "d")]  # these were not asked for yet
    assert list(in_order(iter([(1, "b"), (2, "c"), (0, "a")]), first=0)) == [
        (0, "a"), (1, "b"), (2, "c"),
    ]  # fmt: skip


def test_whoever_has_no_ray_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ValueError, match=r"digsite\[ray\]"):
        crew(ray=True)


def test_processes_that_die_are_replaced_and_their_jobs_are_done_again() -> None:
    again: list[int] = []

    def note(job: int) -> int:
        again.append(job)
        return job

    with closing(crew(2)) as two:
        assert sorted(two.share(os._exit, range(6), note)) == list(range(6))
        assert sorted(again) == list(range(6))
        assert sorted(two.share(abs, [-1, -2, -3])) == [1, 2, 3]


def test_where_nobody_can_do_a_job_again_one_is_told_that_a_process_died() -> None:
    with pytest.raises(Fault, match="ended before its work was done"):
        list(shared(os._exit, [1, 2], workers=2))


WAITS = """
import time
from contextlib import closing
from digsite.arena.pool import crew

if __name__ == "__main__":
    with closing(crew(2)) as two:
        list(two.share(abs, [1, 2, 3]))
        print("idle", flush=True)
        time.sleep(600)
"""


def test_processes_end_with_the_one_that_started_them(tmp_path: Path) -> None:
    """They waited for work for ever when a run was killed, or its terminal closed."""
    script = tmp_path / "waits.py"
    script.write_text(WAITS, encoding="utf-8")
    process = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE)
    assert process.stdout and process.stdout.readline() == b"idle\n"
    process.kill()
    process.communicate(timeout=60)  # until nobody can write there any more


def noted(place: tuple[Path, float]) -> Path:
    """A job that takes so many seconds, and then leaves a file."""
    file, seconds = place
    time.sleep(seconds)
    file.touch()
    return file


def test_whoever_stops_the_work_does_not_wait_for_what_was_begun(tmp_path: Path) -> None:
    """Ctrl-C took as long as a few games of slow players, and then nobody heard of these."""
    jobs = [(tmp_path / str(number), 600.0 if number else 0.0) for number in range(4)]
    with closing(crew(2)) as two:
        assert next(two.share(noted, jobs)) == jobs[0][0]
    assert [*tmp_path.iterdir()] == [jobs[0][0]]


HANGS = """
trap "" INT TERM HUP
exec 3>open
echo ready
sleep 600
touch late
"""


def asked(file: Path) -> Path:
    """A job that asks the program for a move, if the file is one, or waits until it runs."""
    if file.suffix == ".sh":
        match = Match(digsite.title("archaeology"), 2)
        match.deal(digsite.Rng(1))
        program = Program(match.title, f"sh -c 'cd {file.parent} && . {file}'")
        program.look_at_clock(600, 0)
        program.decide(match.view(match.actor), match.state.legal())
    file.open("rb").close()  # as soon as it is open there
    return file


def test_a_program_that_hangs_ends_with_the_work_that_was_stopped(tmp_path: Path) -> None:
    """It went on for ever after Ctrl-C."""
    script, pipe = tmp_path / "hangs.sh", tmp_path / "open"
    script.write_text(HANGS, encoding="utf-8")
    os.mkfifo(pipe)
    with closing(crew(2)) as two:
        assert next(two.share(asked, [pipe, script])) == pipe
        reader = pipe.open("rb")
    with reader:
        assert reader.read() == b""  # nobody has it open any more
    assert not (tmp_path / "late").exists()


STOPPED = """
import os, signal, subprocess, sys, time
from digsite.arena.pool import follow_parent
from digsite.bots import program

class Stopped(subprocess.Popen):
    def __init__(self, *words, **more):
        super().__init__(*words, **more)
        os.kill(os.getpid(), signal.SIGTERM)

subprocess.Popen = Stopped
follow_parent()
program._begun(sys.argv[1])
time.sleep(600)
"""


def test_a_program_that_is_just_being_started_ends_with_the_work_too() -> None:
    program = "sh -c 'sleep 600; echo late >&2'"
    words = [sys.executable, "-c", STOPPED, program]
    done = subprocess.run(words, stderr=subprocess.PIPE, text=True)
    assert (done.returncode, done.stderr) == (1, "")  # nobody has it open any more


def left_behind(file: Path) -> None:
    """A job that starts a thread and does not wait for it."""
    Thread(target=noted, args=((file, 600.0),)).start()


def test_threads_that_a_player_left_running_hold_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tournament was over, and waited for the thread before it told what had come of it."""
    monkeypatch.setattr("digsite.arena.pool.PARTING", 0.1)
    assert list(shared(left_behind, [tmp_path / "file"], workers=2)) == [None]
    assert not (tmp_path / "file").exists()
