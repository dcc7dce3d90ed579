"""Match files: readable, exact, and refused with line and reason when they are broken."""

import json
import pickle
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite.bots.random_player import RandomPlayer
from digsite.locales.sentences import name_of
from digsite.play import matchfile
from digsite.play.match import Match, run
from tests.walks import SETTINGS, Setting, label, titled


def played(setting: Setting, seed: int) -> Match:
    name, seats, options = setting
    match = Match(titled(name), seats, options, [f"Player {seat}" for seat in range(seats)])
    players = [RandomPlayer(digsite.Rng(seed + seat)) for seat in range(seats)]
    return run(match, players, digsite.Rng(seed))


ARCHAEOLOGY: Setting = ("archaeology", 2, {})
TEXT = matchfile.written(played(ARCHAEOLOGY, 5))


@pytest.mark.parametrize("setting", SETTINGS, ids=label)
def test_a_game_replays_exactly(setting: Setting) -> None:
    match = played(setting, 9)
    twin = matchfile.read(matchfile.written(match))
    assert twin.state == match.state
    assert twin.moves == match.moves
    assert twin.actors == match.actors
    assert (twin.seats, twin.options, twin.names) == (match.seats, match.options, match.names)
    assert matchfile.written(twin) == matchfile.written(match)


def test_a_game_of_an_older_edition_replays_with_its_own_cards() -> None:
    match = played(("artifacts-inc/reconstruction", 3, {}), 9)
    twin = matchfile.read(matchfile.written(match))
    assert twin.title.edition == "reconstruction" != digsite.title("artifacts-inc").edition
    assert twin.state == match.state


def test_the_text_is_readable() -> None:
    lines = TEXT.splitlines()
    assert lines[:8] == [
        "digsite match 1",
        "title: archaeology",
        "edition: printed",
        "rules: 1",
        "seats: 2",
        "options: {}",
        'names: ["Player 0", "Player 1"]',
        "",
    ]
    assert lines[8].startswith("deal ")
    assert lines[-1].startswith("sell ")


def test_a_game_that_has_just_begun_is_a_match_too() -> None:
    match = Match(digsite.title("archaeology"), 4)
    assert matchfile.read(matchfile.written(match)).state == match.state


def changed(number: int, line: str) -> str:
    lines = TEXT.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "begins with"),
        ("1. e4 e5\n", 1, "begins with"),
        ("digsite match 1", 1, "header ends with an empty line"),
        ("digsite match 1\ntitle: archaeology\n", 3, "header ends with an empty line"),
        (changed(2, "title: chess"), 2, "no title “chess”"),
        (changed(2, "game: archaeology"), 2, "“title: …” should be here"),
        (changed(3, "edition: second"), 3, "no edition “second”"),
        (changed(4, "rules: 99"), 4, "rules version 99 is not known here"),
        (changed(5, "seats: 7"), 5, "not for 7 players"),
        (changed(5, "seats: two"), 5, "“two” is not a whole number"),
        (changed(5, "seats: " + "9" * 5000), 5, "999…” cannot be read"),
        (changed(6, "options: {"), 6, "cannot be read"),
        (changed(6, "options: []"), 6, "cannot be read"),
        (changed(6, 'options: {"colour": "red"}'), 6, "unknown option “colour”"),
        (changed(7, "names: Ada"), 7, "cannot be read"),
        (changed(7, "names: [1]"), 7, "names must be text"),
        (changed(8, "deal coin"), 8, "header ends with an empty line"),
        (changed(9, "deal nothing"), 9, "“deal nothing” is not a move"),
        (changed(9, ""), 9, "is not a move"),
        (changed(9, "end"), 9, "not allowed now"),
        (TEXT + "end\n", 9 + TEXT.count("\n") - 8, "the game is over"),
        (TEXT[:-1], TEXT.count("\n"), "cut off"),
    ],
)
def test_a_broken_file_is_refused_with_line_and_reason(text: str, line: int, why: str) -> None:
    with pytest.raises(matchfile.BrokenMatch, match=why) as caught:
        matchfile.read(text)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


@given(st.data())
def test_any_damage_is_refused_or_leaves_a_game(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(TEXT) - 1))
    damaged = TEXT[:place] + data.draw(st.text(max_size=5)) + TEXT[place + 1 :]
    try:
        match = matchfile.read(damaged)
    except matchfile.BrokenMatch as broken:
        assert 1 <= broken.line <= damaged.count("\n") + 1
    else:
        assert matchfile.read(matchfile.written(match)).state == match.state


def test_files_are_written_whole_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "game.digsite"
    match = played(ARCHAEOLOGY, 5)
    matchfile.save(match, path)
    matchfile.save(match, path)
    assert [file.name for file in tmp_path.iterdir()] == ["game.digsite"]
    assert matchfile.load(path).state == match.state
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(matchfile.BrokenMatch, match="not a text file"):
        matchfile.load(path)


def test_a_match_of_another_edition_needs_that_edition() -> None:
    title = digsite.title("archaeology")
    assert matchfile.read(TEXT, title).title is title
    with pytest.raises(matchfile.BrokenMatch, match="edition my own"):
        matchfile.read(changed(3, "edition: my own"), title)


def test_a_file_without_an_end_is_refused() -> None:
    with pytest.raises(matchfile.BrokenMatch, match="larger than 8 megabytes"):
        digsite.load("/dev/zero")


def test_windows_line_ends_are_understood(tmp_path: Path) -> None:
    match = digsite.play("archaeology", ["random", "random"], seed=1)
    path = tmp_path / "theirs.match"
    text = matchfile.written(match).replace("\n", "\r\n")
    path.write_bytes(text.encode())
    assert digsite.load(path) == matchfile.read(text) == match


def test_what_is_wrong_with_a_file_travels_between_processes() -> None:
    with pytest.raises(matchfile.BrokenMatch) as broken:
        matchfile.read("nothing\n")
    again = pickle.loads(pickle.dumps(broken.value))
    assert isinstance(again, digsite.BrokenMatch)
    assert (again.line, str(again)) == (1, str(broken.value))


def test_no_file_can_steer_the_terminal() -> None:
    text = matchfile.written(digsite.Match(digsite.title("archaeology"), 2, None, ["Ada", "Ben"]))
    steering = json.dumps("\x1b[2J")[1:-1]
    named = matchfile.read(text.replace("Ada", steering))
    assert named.names[0] == "\x1b[2J"
    assert name_of(0, named.names) == "\N{REPLACEMENT CHARACTER}[2J"
    with pytest.raises(matchfile.BrokenMatch) as broken:
        matchfile.read(text + "\x1b[2J\n")
    assert "\x1b" not in str(broken.value)
