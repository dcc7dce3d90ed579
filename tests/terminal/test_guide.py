"""A guide for newcomers at the table, and “What can I do?”."""

import json
from pathlib import Path

import pytest

import digsite
from digsite.editions import shelf
from digsite.lessons.figures.gather import gathered
from digsite.locales.texts import FOLDER, languages, say
from digsite.play import matchfile
from digsite.play.match import Match
from tests.terminal.typist import Run
from tests.walks import sample, step

GAME = ("play", "archaeology", "--seed", "3", "--against", "random")
AIM = "The aim: Sell sets of treasures"
PHASE = "Your turn: trade, sell and explore as you like"
REMARK = "Shards and parchments are good small change"


def test_newcomers_are_told_the_aim_the_phase_and_one_remark(run: Run) -> None:
    told = run(*GAME, typed="log\nq\n").output
    assert told.count(AIM) == told.count(PHASE) == told.count(REMARK) == 1
    assert "Big sets pay best" not in told, "one remark in a turn"


def test_the_next_turn_may_have_another_remark_and_nothing_is_said_twice(run: Run) -> None:
    told = run(*GAME, typed="end\n1\nend\nq\n").output
    assert told.count(AIM) == told.count(REMARK) == 1
    assert "Rob whoever holds the most cards" in told


def test_it_goes_when_it_is_sent_away_and_stays_away(run: Run) -> None:
    assert AIM in run(*GAME, typed="guide off\nq\n").output
    assert AIM not in run(*GAME, typed="q\n").output
    assert AIM in run(*GAME, typed="guide\nq\n").output, "and comes when it is called"


def test_an_option_sends_and_calls_it_too(run: Run) -> None:
    assert AIM not in run(*GAME, "--no-guide", typed="q\n").output
    assert AIM in run(*GAME, "--guide", typed="q\n").output


def nearly_over(folder: Path) -> Path:
    """A file with a random game of two, shortly before its end."""
    match = Match(digsite.title("archaeology"), 2, names=["Ada", "Skilled"])
    moves = []
    state, rng = match.title.new(2), digsite.Rng(1)
    while not state.is_over():
        moves.append(step(state, rng))
    for move in moves[:-12]:
        match.play(move)
    path = folder / "late.match"
    matchfile.save(match, path)
    return path


def test_it_leaves_newcomers_alone_after_a_finished_game(run: Run, tmp_path: Path) -> None:
    late = str(nearly_over(tmp_path))
    told = run("play", "--load", late, "--against", "random", "--seed", "1", typed="1\n" * 90)
    assert AIM in told.output
    assert "The result" in told.output
    assert AIM not in run(*GAME, typed="q\n").output
    assert AIM in run(*GAME, "--guide", typed="q\n").output, "unless they ask for it"


def test_what_was_kept_is_forgotten_if_it_cannot_be_read(run: Run, home: Path) -> None:
    home.mkdir(parents=True)
    for broken in ("no json", "[]", json.dumps({"told": 3, "wish": "maybe"})):
        (home / "guide.json").write_text(broken, encoding="utf-8")
        assert AIM in run(*GAME, typed="q\n").output


def test_what_can_be_done_is_told_with_price_and_effect(run: Run) -> None:
    told = " ".join(run(*GAME, typed="what\nq\n").output.split())
    assert "Lay cards in the marketplace" in told
    assert "trading value 1 to 3 · 4 ways" in told
    assert "costs 1 map · brings 3 cards · one way" in told
    assert "brings $1 to 5 · 5 ways" in told


def test_a_lesson_answers_it_too(run: Run) -> None:
    told = run("learn", "archaeology", typed="\n\nwhat\nq\n").output
    assert "one way" in told or "ways" in told


EXPANSIONS: dict[str, dict[str, object]] = {"artifact": {"expansions": ["research", "cities"]}}


def figures(title: str) -> set[str]:
    """The names of all figures that were told in a few random games."""
    found: set[str] = set()
    setting = (title, 3, EXPANSIONS.get(title, {}))
    for state in (state for seed in range(6) for state in sample(setting, seed, 5)):
        if state.actor() >= 0:
            view = state.title.view(state, state.actor())
            for ranges in gathered(title, view, state.legal()).values():
                assert all(least <= most for least, most in ranges.values())
                found |= set(ranges)
    return found


@pytest.mark.parametrize("title", shelf.titles())
def test_every_figure_has_a_text_in_each_language_and_every_text_is_told(title: str) -> None:
    lines = (FOLDER / "en" / "guide.ftl").read_text(encoding="utf-8").splitlines()
    start = f"{title}-figure-"
    texts = {line.split(" ")[0].removeprefix(start) for line in lines if line.startswith(start)}
    assert figures(title) == texts
    for language in languages():
        for name in texts:
            told = say(language, title, f"figure-{name}", {"text": "5", "most": 5})
            assert "5" in told or name == "scrolls"
