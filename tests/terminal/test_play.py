"""Whole games at the terminal, typed by a script."""

import re
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace

import pytest
from rich.console import Console

import digsite
from digsite.core.move import Move
from digsite.play import matchfile
from digsite.play.match import Match
from digsite.terminal import saved_games, story
from digsite.terminal.screens import registry
from tests.own_edition import own_file
from tests.terminal.typist import Run, Typist

ARCHAEOLOGY = digsite.title("archaeology")
NUMBERS = "1\n" * 3000
TWO_COINS = "coin coin shard parchment talisman"


def test_a_whole_game_by_numbers(run: Run, home: Path) -> None:
    result = run("play", "archaeology", "--seed", "1", "--seats", "3", typed=NUMBERS)
    assert result.exit_code == 0
    assert "The result" in result.stdout
    finished = list((home / "finished").glob("*.match"))
    for command in ("replay", "analyse"):
        assert f"with: digsite {command} {finished[0]}" in result.stdout
    assert len(finished) == 1 and not list((home / "unfinished").iterdir())
    assert matchfile.load(finished[0]).is_over
    assert run("replay", str(finished[0])).exit_code == 0


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    first = run(
        "play", "archaeology", "--no-guide", "--seed", "5", typed="1\n1\nlog\nquit\n"
    ).stdout
    again = run(
        "play", "archaeology", "--no-guide", "--seed", "5", typed="1\n1\nlog\nquit\n"
    ).stdout
    other = run(
        "play", "archaeology", "--no-guide", "--seed", "6", typed="1\n1\nlog\nquit\n"
    ).stdout
    without_file = re.compile(r"It is in .*")
    assert without_file.sub("", first) == without_file.sub("", again)
    assert without_file.sub("", first) != without_file.sub("", other)


def test_whoever_stops_goes_on_later(run: Run, home: Path) -> None:
    stopped = run("play", "archaeology", "--seed", "2", "--name", "Zoe", typed="1\n1\n")
    assert stopped.exit_code == 0
    assert "digsite play --resume" in stopped.stdout
    kept = list((home / "unfinished").glob("*.match"))
    assert len(kept) == 1
    before = matchfile.load(kept[0]).ply
    resumed = run("play", "--resume", typed="quit\n")
    assert "Zoe, your move" in resumed.stdout
    assert matchfile.load(kept[0]).ply == before
    finished = run("play", "--resume", "--seed", "2", typed=NUMBERS)
    assert "The result" in finished.stdout
    assert not list((home / "unfinished").iterdir())
    assert run("play", "--resume").exit_code == 2


def test_a_saved_game_is_loaded(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "my.match"
    typed = f"1\n1\nsave {path}\nsave\nsave {tmp_path / 'no' / 'where'}\nquit\n"
    said = run("play", "archaeology", "--seed", "3", typed=typed).stdout
    assert f"Saved to {path}" in said.replace("\n", "")
    assert "Where to?" in said
    assert "Not saved:" in said
    ply = matchfile.load(path).ply
    assert ply > 10
    loaded = run("play", "--load", str(path), "--against", "random", typed="log\nquit\n")
    assert loaded.exit_code == 0 and "Ada, your move" in loaded.stdout
    wrong = run("play", "archaeology", "--load", str(path), "--me", "7")
    assert wrong.exit_code == 2 and "there is no seat “7”" in wrong.stderr


def test_a_game_with_an_own_edition_is_resumed(run: Run, tmp_path: Path) -> None:
    text = run("editions", "show", "archaeology").stdout
    mine = own_file(tmp_path, text, ('name = "printed"', 'name = "mine"'))
    run("play", "archaeology", "--edition", str(mine), "--seed", "1", typed="1\n")
    resumed = run("play", "--resume", typed="quit\n")
    assert resumed.exit_code == 0 and "your move" in resumed.stdout


@pytest.fixture
def typist(monkeypatch: pytest.MonkeyPatch) -> Typist:
    """One person against a random player, at the first decision of the person."""
    typist = Typist(monkeypatch, 2, [0])
    typist.session.advance()
    return typist


def set_hand(match: Match, hand: str, market: str) -> None:
    """The first turn of seat 0 with these five cards, the last one just dug, and this market."""
    cards, open_cards = hand.split(), market.split()
    deals = [f"deal {card}" for own in cards[:4] for card in (own, "shard")]
    deals += [f"deal {card}" for card in open_cards]
    match.rewind(0)
    for notation in [*deals, "start 0", f"dig {cards[4]}"]:
        match.play(ARCHAEOLOGY.move(notation))


def test_a_whole_game_by_typing(monkeypatch: pytest.MonkeyPatch) -> None:
    typist = Typist(monkeypatch, 3, [0])
    rng = digsite.Rng(3)

    def answer(prompt: str) -> str:
        legal = typist.match.state.legal()
        move = legal[rng.below(len(legal))].notation()
        return f"  {move.upper()} " if rng.below(2) else move

    screen = typist.play(answer)
    assert typist.match.is_over
    assert "The result" in screen
    assert "not a move I know" not in screen and "not possible" not in screen


def test_a_trade_is_typed_in_one_line_in_any_order(typist: Typist) -> None:
    for line in (
        "offer coin, offer coin; take talisman",
        "take talisman + offer coin + offer coin",
        "offer 2 coins and take talisman",
        "offer coin, coin; take talisman",
        "o co, o co, t tal",
    ):
        set_hand(typist.match, "coin coin coin cup mask", "talisman talisman mask mask cup")
        typist.prompt.play(0, line)
        record = typist.match.state.record()
        assert isinstance(record["hands"], list)
        assert (record["hands"][0]["coin"], record["hands"][0]["talisman"]) == (1, 1), line


def test_a_trade_that_cannot_be_completed_changes_nothing(typist: Typist) -> None:
    set_hand(typist.match, "coin coin shard shard shard", "mask cup talisman mask mask")
    before = typist.match.state.record()
    screen = typist.script("offer coin; take cup; take cup", "offer coin; take mask")
    assert typist.match.state.record() == before
    assert "There is no cup in the marketplace (§6.2)." in screen
    assert "The trading value of a mask is 4, and what you laid down leaves 2 (§6.2)." in screen


def test_an_illegal_move_gets_its_reason(typist: Typist) -> None:
    set_hand(typist.match, TWO_COINS, "shard cup cup mask mask")
    screen = typist.script("sell 3 coin", "explore small", "rob 1", "rob random")
    assert "You hold only 2 coins (§8.1)." in screen
    assert "That chamber takes one map, and you hold none (§7.1)." in screen
    assert screen.count("You can rob somebody only when you dig a thief (§4.5).") == 2


def test_an_unreadable_move_gets_a_suggestion(typist: Typist) -> None:
    set_hand(typist.match, TWO_COINS, "shard cup cup mask mask")
    screen = typist.script("sel 2 coyn", "xyzzy", "99", "0", "dig coin", "sell", "1 1 1", ",")
    assert "“sel 2 coyn” is not a move I know." in screen
    assert "Did you mean sell 2 coin" in screen
    assert "“xyzzy” is not a move I know." in screen
    assert screen.count("choose 1 to") == 2
    assert "“dig coin” is for chance to decide" in screen


def test_a_question_mark_explains_what_cannot_be_done(typist: Typist) -> None:
    set_hand(typist.match, TWO_COINS, "shard cup cup mask mask")
    screen = typist.script(
        "?", "? sell 3 coin", "? sell 2 coin", "? xyzzy", "? 8.4", "? R13", "? 99"
    )
    assert "rob (anything)" in screen and "You can rob somebody only when you dig a thief" in screen
    assert "You hold only 2 coins (§8.1)." in screen
    assert "That is possible now." in screen
    assert "“xyzzy” is not a move I know." in screen
    assert "§8.4 Largest set." in screen
    assert "R13 How often may you trade" in screen
    assert "There is no paragraph “99”" in screen


def test_the_other_commands(typist: Typist) -> None:
    screen = typist.script("h", "help", "log", "rules 4", "rules", "show", "", "undo")
    assert screen.count("save FILE") == 2
    assert "The game so far, as you saw it" in screen
    assert "You are dealt" in screen and "Random is dealt 4 cards." in screen
    assert "§4.1" in screen and "R29" in screen
    assert "You have not yet decided anything" in screen


def test_undo_goes_back_to_before_the_last_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    typist = Typist(monkeypatch, 2, [0])
    typist.session.advance()
    before = typist.match.state.record()
    move = typist.match.state.legal()[-1].notation()
    screen = typist.script(move, "undo")
    assert f"Taken back: {move}." in screen
    assert typist.match.state.record() == before


def test_a_folder_that_cannot_be_written_is_said_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    typist = Typist(monkeypatch, 2, [0])
    screen = typist.script("1", "1")
    assert screen.count("The game cannot be saved automatically") == 1
    assert "--resume" not in screen


@pytest.mark.parametrize("is_terminal", [True, False])
def test_at_a_terminal_a_line_tells_who_is_thinking_and_goes_again(
    monkeypatch: pytest.MonkeyPatch, is_terminal: bool
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    typist = Typist(monkeypatch, 2, [1])
    typist.session.console = Console(
        file=typist.screen, width=80, force_terminal=is_terminal, color_system=None
    )
    bot, seen = typist.session.bots[0], []
    decide = bot.decision

    def watched(match: Match) -> Move:
        seen.append(typist.screen.getvalue())
        return decide(match)

    monkeypatch.setattr(bot, "decision", watched)
    typist.session.advance()
    assert [text.endswith("Random is thinking …\r") for text in seen] == [is_terminal] * len(seen)
    shown = typist.screen.getvalue()
    assert shown == ("Random is thinking …\r\x1b[2K" * len(seen) if is_terminal else "")


def test_control_c_ends_politely(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    typist = Typist(monkeypatch, 2, [0])

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    screen = typist.play(interrupt)
    assert "digsite play --resume" in screen
    assert saved_games.latest() == typist.session.place


def test_games_that_begin_within_a_second_have_files_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The second one took the place of the first."""
    now = datetime(2026, 11, 19, 12, 30)
    monkeypatch.setattr(saved_games, "datetime", SimpleNamespace(now=lambda: now))
    one, other = (Typist(monkeypatch, 2, [0]) for _ in range(2))
    assert one.session.place != other.session.place


def test_any_title_can_be_shown_without_a_screen_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(registry.SCREENS, "archaeology")
    typist = Typist(monkeypatch, 2, [0])
    screen = typist.script("1")
    assert "sandstorms" in screen and "market" in screen and "your move" in screen


def test_save_asks_before_it_overwrites(typist: Typist, tmp_path: Path) -> None:
    path = tmp_path / "my.match"
    path.write_text("precious", encoding="utf-8")
    said = " ".join(typist.script(f"save {path}", "n").split())  # lines break where paths are long
    assert "Overwrite it? (y/N)" in said and "was left as it was" in said
    assert path.read_text(encoding="utf-8") == "precious"


def test_save_overwrites_when_told_to(typist: Typist, tmp_path: Path) -> None:
    path = tmp_path / "my.match"
    path.write_text("worthless", encoding="utf-8")
    assert "Saved to" in typist.script(f"save {path}", "y")
    assert matchfile.load(path).ply == typist.match.ply


def test_what_cannot_be_saved_is_told_by_its_name_and_leaves_nothing_behind(
    typist: Typist, tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    screen = " ".join(typist.script(f"save {folder}", f"save {tmp_path / 'no' / 'where'}").split())
    assert "Overwrite" not in screen
    assert f"Not saved: {folder}: this is a folder, not a file" in screen
    assert f"{tmp_path / 'no'}: there is no such folder" in screen and ".part" not in screen
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (".", ".: this is a folder"),
        ("~nobody-has-this-name/my.match", "nothing can be saved there"),
        ("my\0.match", "nothing can be saved there"),
        ("a" * 400, "this name is too long"),
        ("a/" * 3000, "this name is too long"),
        ("{file}/my.match", "part of this path is a file"),
    ],
)
def test_a_game_goes_on_where_it_cannot_be_saved(
    typist: Typist, tmp_path: Path, name: str, why: str
) -> None:
    (tmp_path / "file").write_text("in the way")
    screen = typist.script(f"save {name.format(file=tmp_path / 'file')}", "1")
    assert "Not saved: " in screen and why in " ".join(screen.split())
    assert typist.match.actors.count(0) == 1


@pytest.mark.parametrize(
    "line",
    ["9" * 5000, f"offer {'9' * 5000} coin", "?" + "9" * 5000, "rules " + "x" * 5000, "x" * 5000],
)
def test_a_game_goes_on_after_a_very_long_line(typist: Typist, line: str) -> None:
    typist.script(line, "1")
    assert typist.match.actors.count(0) == 1


def test_a_blank_name_is_none(run: Run) -> None:
    assert "Ada, your move" in run("play", "archaeology", "--name", " ").stdout


def test_a_folder_with_brackets_in_its_name_is_told_in_full(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "my [b]games[/i]"))
    assert "/my [b]games[/i]/" in Typist(monkeypatch, 2, [0]).script("1").replace("\n", "")


def test_a_refusal_says_what_went_before(typist: Typist) -> None:
    typist.session.advance()
    offers = [move.notation() for move in typist.match.state.legal() if "offer" in move.notation()]
    kind = offers[0].removeprefix("offer ")
    screen = typist.script(f"offer 20 {kind}", "offer map")
    assert f"After “{offers[0]}" in screen and f"”: You hold no {kind} (§6.2)." in screen
    assert "\nYou hold no map (§6.2)." in screen


@pytest.mark.parametrize(("language", "word"), [("de", "ja"), ("de", "j"), ("fr", "oui")])
def test_yes_is_understood_in_every_language(typist: Typist, language: str, word: str) -> None:
    session = typist.session
    session.voice = replace(session.voice, language=language)
    assert session.voice("overwrite", file="x").rstrip().endswith(f"({word[0]}/N)")
    typist.monkeypatch.setattr("builtins.input", lambda prompt: word.upper())
    assert session.agree("?")


def test_news_are_told_since_the_last_turn(typist: Typist) -> None:
    rng = digsite.Rng(3)
    turns = 0

    def answer(prompt: str) -> str:
        nonlocal turns
        turns += 1
        legal = [move.notation() for move in typist.match.state.legal()]
        return "quit" if turns > 12 else "end" if "end" in legal else legal[rng.below(len(legal))]

    assert "Since your last turn" in typist.play(answer)


def test_what_was_done_to_you_is_one_loud_line(typist: Typist) -> None:
    set_hand(typist.match, TWO_COINS, "cup cup cup mask mask")
    for notation in ("end", "dig thief", "rob 0", "steal coin", "end", "dig cup"):
        typist.match.play(ARCHAEOLOGY.move(notation))
    lines = story.told(typist.match, 0, typist.session.voice, since=15)
    loud = [sentence.text for sentence in lines if sentence.concerns]
    assert loud == [f"{typist.match.names[1]} digs a thief, robs you and steals a coin."]
    assert [told[2] for told in story.paragraphs(lines)].count(True) == 1


def test_what_a_sandstorm_takes_is_loud_and_hides_nothing_before_it(typist: Typist) -> None:
    match = typist.match
    set_hand(match, TWO_COINS, "cup cup cup mask mask")
    for notation in ("end", "dig cup", "end", "dig coin", "end", "dig sandstorm"):
        match.play(ARCHAEOLOGY.move(notation))
    seen = match.ply  # told so far: it was seen when the storm asked for cards
    while match.state.legal()[0].parts()["do"] == "discard":
        assert story.untold(match, 0, seen) == seen
        match.play(match.state.legal()[0])
    for notation in ("dig coin", "end", "dig cup"):
        match.play(ARCHAEOLOGY.move(notation))
    since = story.untold(match, 0, seen)
    first, *others = story.told(match, 0, typist.session.voice, since)
    assert first.text.endswith("digs a sandstorm!")
    loud = [sentence.text for sentence in others if sentence.concerns]
    assert [text.startswith("The sandstorm takes") for text in loud] == [True]


def test_robbing_again_after_taking_back_shows_the_same_card(run: Run) -> None:
    """The same seed, the same decision: the same outcome, and the game is called practice."""
    # A bot whose time is limited may decide otherwise on a busy machine; this one is quick.
    words = ("play", "archaeology", "--seed", "5", "--against", "random")
    plain = run(*words, typed="end\nlog\nquit\n").stdout
    again = run(*words, typed="end\nundo\nend\nlog\nquit\n").stdout
    end = plain[plain.index("The game so far") :].split("This game is saved")[0]
    assert end == again[again.index("The game so far") :].split("This game is saved")[0]
    assert "· practice" in again and "· practice" not in plain


def test_without_the_memory_aid_the_terminal_forgets(run: Run) -> None:
    plain = run("play", "artifact", "--seed", "1", typed="quit\n").stdout
    forgetful = run(
        "play", "artifact", "--seed", "1", "--option", "memory=none", typed="quit\n"
    ).stdout
    assert "★0" in plain
    assert plain.count("★0") > forgetful.count("★0")
