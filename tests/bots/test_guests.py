"""Players of one's own: by module, by entry point, and as programs in any language."""

import shlex
import sys
from pathlib import Path

import pytest

import digsite
from digsite.bots import roster
from digsite.bots.program import Program, ProgramFailed

EXAMPLES = Path(__file__).parents[2] / "examples" / "players"
FOREMAN = f"program:{shlex.join([sys.executable, str(EXAMPLES / 'foreman.py')])}"
DIGGER = f"program:{shlex.join(['sh', str(EXAMPLES / 'digger.sh')])}"
BOTS = """
class Foreman:
    def decide(self, view, legal):
        return legal[-1]

class WithTitle(Foreman):
    def __init__(self, title):
        self.title = title

class WithBoth(WithTitle):
    def __init__(self, title, rng):
        super().__init__(title)
        self.rng = rng
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own in which one stands, with a module of players."""
    (tmp_path / "guests_of_a_test.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "guests_of_a_test", raising=False)
    return tmp_path


@pytest.mark.parametrize("name", ["Foreman", "WithTitle", "WithBoth"])
def test_a_class_of_ones_own_plays(folder: Path, name: str) -> None:
    title = digsite.title("archaeology")
    player = digsite.make_player(f"guests_of_a_test:{name}", title, digsite.Rng(1))
    assert type(player).__name__ == name
    assert name == "Foreman" or player.title is title  # type: ignore[attr-defined]
    match = digsite.play(title, [f"guests_of_a_test:{name}", "random"], seed=1)
    assert match.is_over


@pytest.mark.parametrize(
    "name", ["nobody", "guests_of_a_test:Nobody", "no_such_module:Foreman", "guests_of_a_test:BOTS"]
)
def test_an_unknown_player_is_refused(folder: Path, name: str) -> None:
    with pytest.raises(ValueError, match="there is no player"):
        roster.refuse_unknown(name)


def test_invited_and_installed_players_stand_in_the_list(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIGSITE_PLAYERS", "guests_of_a_test:Foreman, ")
    monkeypatch.setattr(roster, "_installed", lambda: {"boss": "guests_of_a_test:WithTitle"})
    names = digsite.player_names()
    assert names == [
        "random",
        "boss",
        "guests_of_a_test:Foreman",
        "novice",
        "skilled",
        "expert",
        "master",
    ]
    player = digsite.make_player("boss", digsite.title("artifact"), digsite.Rng(1))
    assert type(player).__name__ == "WithTitle"


def test_programs_in_python_and_in_shell_play_a_whole_game() -> None:
    match = digsite.play("archaeology", [FOREMAN, DIGGER], seed=2, clock=digsite.Clock(600))
    assert match.is_over


def test_a_program_is_told_the_clock_and_what_its_seat_saw(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    script = tmp_path / "scribe.sh"
    script.write_text(
        f'while read -r word rest; do echo "$word $rest" >> {heard}\n'
        "case $word in digsite) echo ready;; legal) move=$rest;; go) echo note hm; "
        'echo "move $move";; quit) exit;; esac; done\n'
    )
    clock = digsite.Clock(300, increment=2)
    match = digsite.play("archaeology", [f"program:sh {script}", "random"], seed=1, clock=clock)
    lines = heard.read_text(encoding="utf-8").split("\n")
    assert lines[:2] == ["digsite 1", "title archaeology printed 1"]
    assert any(line.startswith("clock ") and line.endswith(" 2.000") for line in lines)
    assert {line.split()[0] for line in lines if line} == {
        "digsite", "title", "clock", "event", "seat", "view", "legal", "go", "quit"
    }  # fmt: skip
    told = [line for line in lines if line.startswith("event ")]
    assert 0 < len(told) <= len(match)
    assert lines[-2].strip() == "quit"


FAILING = {
    "echo ready": "ended before|stopped reading",
    "echo ready; while read -r word; do [ $word = go ] && echo move dance; done": "not legal",
    "echo ready; sleep 600": "did not answer within 100 ms",
    "echo ready; sleep 600 & wait": "did not answer within 100 ms",
    "echo ready; while read -r word; do echo note; done": "did not answer within 100 ms",
    "echo ready; read -r word; yes": "said 10,000 lines, but gave no answer",
    "echo ready; read -r word; cat /dev/zero": "wrote a line of more than 1,048,576 bytes",
    "echo ready; head -c 300000 /dev/urandom; exec cat": "did not answer within 100 ms",
    "yes": "said 10,000 lines, but gave no answer",
    "cat": "did not answer within 100 ms",
}


def asked(title: digsite.Title) -> tuple[digsite.View, list[digsite.Move]]:
    """The first question of a game."""
    game, rng = title.new(2), digsite.Rng(1)
    while game.actor() == digsite.CHANCE:
        game.play(game.draw(rng))
    return title.view(game, game.actor()), game.legal()


@pytest.mark.parametrize("script", FAILING)
def test_a_program_that_fails_is_named(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    why = FAILING[script]
    title = digsite.title("archaeology")
    program = Program(title, f"sh -c '{script}'")
    if "100 ms" in why:
        program.look_at_clock(0.1, 0)
        monkeypatch.setattr("digsite.bots.program.PATIENCE", 0.1 if script == "cat" else 60)
    with pytest.raises(ProgramFailed, match=why):
        program.decide(*asked(title))
    assert program._running is None


def test_a_program_that_never_reads_cannot_stop_us() -> None:
    """More is to be said than any pipe holds."""
    title = digsite.title("archaeology")
    program = Program(title, "sh -c 'echo ready; exec sleep 600'")
    program.look_at_clock(0.1, 0)
    program.unsaid += ["event {}"] * 1_000_000
    with pytest.raises(ProgramFailed, match="did not answer within"):
        program.decide(*asked(title))


def test_what_was_said_before_the_question_is_no_answer() -> None:
    """A second answer to the last question is not taken for one to the next."""
    title = digsite.title("archaeology")
    script = (
        "while read -r word rest; do case $word in digsite) echo ready;; legal) move=$rest;; "
        r'go) printf "move %s\nmove dance\n" "$move";; esac; done'
    )
    program = Program(title, f"sh -c '{script}'")
    view, legal = asked(title)
    for _ in range(3):
        assert program.decide(view, legal) == legal[-1]
    program.leave()


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(ProgramFailed, match="cannot be started"):
        digsite.play("archaeology", ["program:no-such-program-anywhere", "random"], seed=1)


class Slow:
    """Thinks for longer than it may."""

    def __init__(self, clock: digsite.Clock) -> None:
        self.clock = clock

    def decide(self, view: digsite.View, legal: list[digsite.Move]) -> digsite.Move:
        self.clock.seconds = 0.0  # as if all its time had passed meanwhile
        return legal[0]


def test_whoever_is_out_of_time_is_told() -> None:
    clock = digsite.Clock(60)
    with pytest.raises(digsite.OutOfTime, match="is out of time"):
        digsite.play("archaeology", [Slow(clock), Slow(clock)], seed=1, clock=clock)
    for seconds, increment in ((0, 0), (1, -1)):
        with pytest.raises(ValueError, match="a clock cannot have"):
            digsite.Clock(seconds, increment)


class Listener:
    """Takes the first move, and notes all that it is told."""

    def __init__(self) -> None:
        self.heard: list[digsite.Event] = []

    def decide(self, view: digsite.View, legal: list[digsite.Move]) -> digsite.Move:
        return legal[0]

    def hear(self, event: digsite.Event) -> None:
        self.heard.append(event)


def test_a_listener_is_told_the_whole_game_as_its_seat_saw_it() -> None:
    listener = Listener()
    match = digsite.play("archaeology", ["random", listener], seed=1)
    assert listener.heard == match.events(1) != match.events(0)
    assert match.names == ["random", "Listener"]
