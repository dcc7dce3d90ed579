"""Playing on from a ply of a match file, to try another way."""

import json
import shlex
from pathlib import Path

import pytest

import digsite
from digsite.play import matchfile
from tests.own_edition import own_file
from tests.terminal.typist import Run

PLY = 30
WAYS = "Try another way from one of these moves:"


@pytest.fixture
def finished(run: Run, home: Path) -> Path:
    """A game of somebody against two programs, which is over; the person has the middle seat."""
    words = ("--seats", "3", "--me", "1", "--against", "random,novice", "--name", "Zoe")
    run("play", "archaeology", "--seed", "1", "--no-guide", *words, typed="1\n" * 3000)
    [path] = (home / "finished").glob("*.match")
    assert matchfile.load(path).is_over
    return path


def written(tmp_path: Path, names: list[str]) -> Path:
    """A finished game that was not played here, with these names."""
    match = digsite.play("archaeology", ["random"] * (len(names) or 2), seed=3)
    match.names = names
    path = tmp_path / "theirs.match"
    digsite.save(match, path)
    return path


def players(home: Path) -> list[str]:
    """Who sits in each seat of the only game that is being played."""
    [beside] = (home / "unfinished").glob("*.json")
    found: list[str] = json.loads(beside.read_text(encoding="utf-8"))["players"]
    return found


def test_everybody_keeps_their_seat_in_a_new_game_which_is_practice(
    run: Run, home: Path, finished: Path
) -> None:
    before = finished.read_bytes()
    shown = run("play", "--load", str(finished), "--from", str(PLY))
    assert shown.exit_code == 0
    assert "Zoe, your move" in shown.stdout and "· practice" in shown.stdout
    assert players(home) == ["random", "", "novice"]
    [kept] = (home / "unfinished").glob("*.match")
    assert matchfile.load(kept)[:PLY] == matchfile.load(finished)[:PLY]
    assert finished.read_bytes() == before
    assert "· practice" in run("play", "--resume").stdout


def test_a_finished_game_names_a_command_that_can_be_typed_as_it_stands(
    run: Run, tmp_path: Path
) -> None:
    file = written(tmp_path, []).rename(tmp_path / "my last game.match")
    shown = run("play", "--load", str(file)).stdout
    told = next(line for line in shown.splitlines() if "digsite play --load" in line)
    assert shlex.split(told.split(": ", 1)[1])[2:4] == ["--load", str(file)]


def test_what_comes_after_it_is_drawn_anew_unless_a_seed_is_named(
    run: Run, home: Path, finished: Path
) -> None:
    def seed(*words: str) -> int:
        run("play", "--load", str(finished), "--from", str(PLY), *words)
        beside = max((home / "unfinished").glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
        return int(json.loads(beside.read_text(encoding="utf-8"))["seed"])

    assert seed("--seed", "1") == 1
    assert seed() != 1


def test_a_game_that_began_anew_is_played_to_its_end_and_kept_beside_the_first(
    run: Run, home: Path, finished: Path
) -> None:
    last = run("play", "--load", str(finished), "--from", str(PLY), typed="1\n" * 3000)
    assert "The result" in last.stdout
    both = list((home / "finished").glob("*.match"))
    assert finished in both and len(both) == 2
    assert not list((home / "unfinished").iterdir())


def test_a_ply_at_which_nobody_decides_is_refused_and_nothing_is_lost(
    run: Run, home: Path, finished: Path
) -> None:
    match, before = matchfile.load(finished), finished.read_bytes()
    last = max(ply for ply, actor in enumerate(match.actors) if actor >= 0)
    for ply, why in [
        (-1, f"{match.ply} moves; there is no ply -1"),
        (match.ply + 1, f"there is no ply {match.ply + 1}"),
        (match.ply, f"nobody decides anything after ply {last}"),
        (last + 1, f"nobody decides anything after ply {last}"),
    ]:
        refused = run("play", "--load", str(finished), "--from", str(ply))
        assert (refused.exit_code, refused.stdout) == (2, "")
        assert why in refused.stderr
    assert finished.read_bytes() == before
    assert not list((home / "unfinished").iterdir())
    for ply in (0, last):
        assert run("play", "--load", str(finished), "--from", str(ply)).exit_code == 0


@pytest.mark.parametrize("words", [[], ["--resume"], ["archaeology"]])
def test_from_needs_a_file(run: Run, words: list[str]) -> None:
    refused = run("play", *words, "--from", "3")
    assert refused.exit_code == 2
    assert "name the file with --load" in refused.stderr


@pytest.mark.parametrize(
    ("names", "seats"),
    [
        (["Ada", "Ben"], ["", ""]),
        (["Ada", "Skilled"], ["", "skilled"]),
        (["novice 1", "novice 2", "Ada"], ["novice", "novice", ""]),
        (["random", "novice"], ["", "novice"]),  # somebody has to play
        ([], ["", "skilled"]),
    ],
)
def test_in_a_file_from_elsewhere_the_names_tell_who_is_a_program(
    run: Run, home: Path, tmp_path: Path, names: list[str], seats: list[str]
) -> None:
    shown = run("play", "--load", str(written(tmp_path, names)), "--from", "0", typed="\nquit\n")
    assert shown.exit_code == 0
    assert players(home) == seats


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        (["--me", "0"], ["", "skilled", "novice"]),
        (["--me", "all"], ["", "", ""]),
        (["--against", "greedy"], ["greedy", "", "greedy"]),
        (["--me", "2", "--against", "random,greedy"], ["random", "greedy", ""]),
    ],
)
def test_who_plays_can_be_said(
    run: Run, home: Path, finished: Path, words: list[str], seats: list[str]
) -> None:
    run("play", "--load", str(finished), "--from", str(PLY), *words, typed="\nquit\n")
    assert players(home) == seats


def test_a_game_that_is_over_is_shown_and_not_kept_twice(
    run: Run, home: Path, finished: Path
) -> None:
    shown = run("play", "--load", str(finished))
    assert shown.exit_code == 0 and "The result" in shown.stdout
    assert f"digsite play --load {finished} --from PLY" in shown.stdout.replace("\n", "")
    assert list((home / "finished").glob("*.match")) == [finished]
    assert not list((home / "unfinished").iterdir())


def test_a_game_with_an_own_edition_keeps_it_when_others_play_on(
    run: Run, home: Path, tmp_path: Path
) -> None:
    text = run("editions", "show", "archaeology").stdout
    mine = str(own_file(tmp_path, text, ('name = "printed"', 'name = "mine"')))
    words = ("--seed", "1", "--against", "random", "--edition", mine)
    run("play", "archaeology", *words, typed="1\n" * 3000)
    [path] = (home / "finished").glob("*.match")
    assert run("play", "--load", str(path), "--from", "20", "--me", "1").exit_code == 0
    assert run("play", "--resume").exit_code == 0


def invitations(shown: str) -> list[list[str]]:
    """The commands below the analysis, as words after `digsite`."""
    head, _, below = shown.partition(WAYS)
    assert head
    return [shlex.split(line)[1:] for line in below.split("\n") if line]


def test_an_analysis_ends_with_commands_that_play_on_from_what_cost_most(
    run: Run, home: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "my games"
    folder.mkdir()
    path = written(folder, ["Ada", "random"])
    words = ("analyse", str(path), "--simulations", "10")
    found = json.loads(run(*words, "--json").stdout)
    marked = [one for one in found["decisions"] if one["mark"]]
    worst = max(marked, key=lambda one: one["loss"])
    seat_of = {one["ply"]: one["seat"] for one in found["decisions"]}
    ways = invitations(run(*words).stdout)
    plies = [int(way[way.index("--from") + 1]) for way in ways]
    turns = found["turning_points"]
    turned = {turn["first"] for turn in turns if seat_of.get(turn["last"]) == turn["seat"]}
    assert {worst["ply"], *turned} <= set(plies)
    assert plies == sorted(plies) and len(plies) <= 6
    for ply, way in zip(plies, ways, strict=True):
        assert ("--me" in way) == (seat_of[ply] == 1)  # it was a program that decided
        assert run(*way, typed="quit\n").exit_code == 0
