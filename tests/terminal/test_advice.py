"""`digsite hint` and `digsite analyse`, and a hint in the middle of a game."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import digsite
from digsite.bots.advice import Suggestion
from digsite.bots.analysis import MARKS, Judgement
from digsite.bots.turning import LEAST, Turn
from digsite.locales import user_language
from digsite.terminal.advice import report
from digsite.terminal.written import percent
from tests.terminal.typist import Run


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    match = digsite.play("archaeology", ["novice", "random"], seed=2)
    path = tmp_path / "done.match"
    digsite.save(match, path)
    return path


@pytest.fixture
def running(finished: Path, tmp_path: Path) -> Path:
    """The same game where somebody has a choice."""
    match = digsite.load(finished)
    match.rewind(match.ply // 2)
    while match.actor < 0 or len(match.state.legal()) < 3:
        match.rewind(match.ply - 1)
    path = tmp_path / "running.match"
    digsite.save(match, path)
    return path


def test_a_hint_names_legal_moves_with_their_chances(run: Run, running: Path) -> None:
    done = run("hint", str(running), "--json")
    found = json.loads(done.stdout)
    legal = [move.notation() for move in digsite.load(running).state.legal()]
    assert {way["moves"][0] for way in found} <= set(legal)
    assert all(0.0 <= way["share"] <= 1.0 for way in found)
    told = run("hint", str(running)).stdout
    assert found[0]["moves"][0] in told
    assert "%" in told


def test_where_only_one_move_is_possible_a_hint_says_so(
    run: Run, finished: Path, tmp_path: Path
) -> None:
    match = digsite.load(finished)
    while match.actor < 0 or len(match.state.legal()) > 1:
        match.rewind(match.ply - 1)
    path = tmp_path / "forced.match"
    digsite.save(match, path)
    assert run("hint", str(path)).stdout.split("\n")[0] == "There is only one thing you can do."
    assert len(json.loads(run("hint", str(path), "--json").stdout)) == 1


def test_no_hint_for_a_game_that_is_over_and_no_analysis_before(
    run: Run, finished: Path, running: Path
) -> None:
    over = run("hint", str(finished))
    assert (over.exit_code, over.stdout) == (2, "")
    assert "over" in over.stderr
    early = run("analyse", str(running))
    assert (early.exit_code, early.stdout) == (2, "")
    assert "not over" in early.stderr


def kept_game(run: Run, home: Path, *words: str, typed: str = "") -> Path:
    """A game that somebody began and left, where the terminal keeps it."""
    run("play", "archaeology", "--seed", "1", "--no-guide", *words, typed=typed)
    [kept] = (home / "unfinished").glob("*.match")
    return kept


def test_no_hint_for_a_game_of_two_people_and_one_for_a_game_against_programs(
    run: Run, home: Path, tmp_path: Path
) -> None:
    kept = kept_game(run, home, "--me", "all")
    refused = run("hint", str(kept))
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "no hints while you play against other people" in refused.stderr
    assert run("hint", str(kept), "--json").exit_code == 2
    kept.unlink()
    alone = run("hint", str(kept_game(run, home, "--me", "0", "--against", "random")))
    assert (alone.exit_code, alone.stderr) == (0, "")


def test_a_copy_of_a_game_of_two_people_gets_no_hint_while_it_is_played(
    run: Run, home: Path, tmp_path: Path
) -> None:
    copy, later = tmp_path / "copy.match", tmp_path / "later.match"
    saves = f"save {copy}\n\n1\n\nsave {later}\n"
    kept = kept_game(run, home, "--me", "all", typed=f"\n{saves}undo\n")
    assert len({path.read_bytes() for path in (kept, copy, later)}) > 1
    assert run("hint", str(copy)).exit_code == run("hint", str(later)).exit_code == 2
    stranger = tmp_path / "stranger.match"
    match = digsite.load(copy)
    match.names = ["Cleo", "Dan"]
    digsite.save(match, stranger)
    assert run("hint", str(stranger)).exit_code == 0
    kept.unlink()  # nobody plays it any more
    assert run("hint", str(copy)).exit_code == 0


def test_a_copy_gets_no_hint_while_somebody_alone_tries_another_way_as_well(
    run: Run, home: Path, tmp_path: Path
) -> None:
    """Whichever of the games that began alike the folder names first; nor does that other way."""
    copy = tmp_path / "copy.match"
    kept = kept_game(run, home, "--me", "all", typed=f"\nsave {copy}\n")
    for name in "az":
        alone = kept.with_name(f"archaeology-{name}.match")
        alone.write_bytes(kept.read_bytes())
        beside = json.loads(kept.with_suffix(".json").read_text(encoding="utf-8"))
        beside |= {"players": ["", "random"], "persons": [0]}
        alone.with_suffix(".json").write_text(json.dumps(beside), encoding="utf-8")
        assert run("hint", str(alone)).exit_code == 2
    assert run("hint", str(copy)).exit_code == 2
    kept.unlink()  # nobody plays against others any more
    assert run("hint", str(alone)).exit_code == run("hint", str(copy)).exit_code == 0


def test_playing_on_alone_from_where_a_game_of_two_people_stands_gets_no_hint(
    run: Run, home: Path
) -> None:
    kept = kept_game(run, home, "--me", "all", typed="\n1\n")
    match = digsite.load(kept)
    words = ("play", "--load", str(kept), "--from", str(match.ply), "--me", str(match.actor))
    there = run(*words, typed="hint\nquit\n").stdout
    assert "There are no hints while you play against other people." in there
    kept.unlink()
    assert "Hint: what a bot would do" in run("play", "--resume", typed="hint\nquit\n").stdout


def test_a_game_of_two_people_that_is_over_is_looked_at_and_not_called_running(
    run: Run, home: Path
) -> None:
    run("play", "archaeology", "--seed", "1", "--no-guide", "--me", "all", typed="\n1\n" * 3000)
    [finished] = (home / "finished").glob("*.match")
    assert "digsite analyse" in run("hint", str(finished)).stderr


def test_an_analysis_shows_chances_and_marks(run: Run, finished: Path) -> None:
    found = json.loads(run("analyse", str(finished), "--simulations", "20", "--json").stdout)
    marked = [one for one in found["decisions"] if one["mark"]]
    assert marked
    told = run("analyse", str(finished), "--simulations", "20").stdout
    assert "novice" in told
    assert "▁" in told or "█" in told
    assert str(marked[0]["ply"]) in told
    assert marked[0]["best"]["moves"][0] in told
    assert "before → after" in told
    every = run("analyse", str(finished), "--simulations", "20", "--all").stdout
    turns = found["turning_points"]
    between = [one for one in turns if one["first"] < one["last"]]
    assert between
    assert every.count(" → ") == len(found["decisions"]) + len(between) + 1
    for one in found["decisions"][:3]:
        best, played = (f"{int(100 * one[way]['share'] + 0.5)}%" for way in ("best", "played"))
        assert f"{best} → {played}" in every


def way(share: float, *notations: str) -> Suggestion:
    moves = tuple(digsite.title("archaeology").move(notation) for notation in notations)
    return Suggestion(moves, share, (share, 1.0 - share))


def reported(finished: Path, turns: list[Turn], language: str = "en") -> str:
    """The report on three decisions of a game, of which the second is a blunder."""
    found = [
        Judgement(10, 0, way(0.34, "end"), way(0.34, "end")),
        Judgement(20, 0, way(0.4, "end"), way(0.7, "sell 1 coin")),
        Judgement(21, 1, way(0.5, "end"), way(0.5, "end")),
    ]
    console = Console(file=io.StringIO(), width=100)
    with user_language.using(language):
        console.print(report(digsite.load(finished), found, turns))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_turning_point_stands_where_the_change_happened(finished: Path) -> None:
    """It once stood on the next decision, which changed nothing."""
    told = reported(finished, [Turn(11, 19, 0, 0.34, 0.7)]).splitlines()
    turned = next(n for n, line in enumerate(told) if line.lstrip().startswith("11–19"))
    assert "↯" in told[turned]
    assert "34% → 70%" in told[turned]
    assert "Turning point for novice" in told[turned]
    done = "".join(told[turned + 1 : turned + 3])  # in short
    assert done.startswith(" ") and done.count(";") == 6 and "…" in done
    assert any(line.split()[:2] == ["20", "??"] for line in told[turned:])


def test_a_decision_in_which_the_game_turned_has_one_row(finished: Path) -> None:
    told = reported(finished, [Turn(20, 20, 0, 0.7, 0.4)])
    assert "20 ?? ↯" in " ".join(told.split())
    assert told.count("70% → 40%") == 1


def test_a_change_for_somebody_else_is_no_matter_of_the_decision(finished: Path) -> None:
    told = reported(finished, [Turn(20, 20, 1, 0.3, 0.6)])
    assert "20 ?? ↯" not in " ".join(told.split())
    assert "30% → 60%" in told


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_signs_of_an_analysis_are_explained(finished: Path, language: str) -> None:
    told = " ".join(reported(finished, [], language).split())
    least = [str(least) for least, _ in MARKS]
    assert all(sign in told for sign in ("?!", "??", "↯"))
    assert all(points in told.partition("?!")[2] for points in (*least, str(LEAST)))


@pytest.mark.parametrize(
    ("language", "told"), [("en", "31%"), ("fr", "31\u202f%"), ("de", "31\xa0%")]
)
def test_a_share_is_written_as_the_language_writes_it(language: str, told: str) -> None:
    assert percent(0.306, language) == told
    assert percent(0.305, language) == told, "a half as the page rounds it"
