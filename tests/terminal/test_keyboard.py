"""First letters and Tab."""

import pytest
from typer.testing import CliRunner

import digsite
from digsite.command import app
from digsite.terminal.choices import players_begun, titles_begun
from digsite.terminal.keyboard import begins, completions
from digsite.terminal.reading import Typed, Unreadable


def typed(*legal: str) -> Typed:
    title = digsite.title("artifacts-inc")
    return Typed(title, [title.move(notation) for notation in legal], [])


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("buy airf", "buy b-airfield"),
        ("arr adv", "arrange s-adventurers"),
        ("place 6 des", "place 6 s-desert-expedition 1"),
        ("PLACE 6 S-DES", "place 6 s-desert-expedition 1"),
    ],
)
def test_the_first_letters_are_enough(text: str, notation: str) -> None:
    others = ["arrange s-headquarters", "place 5 s-desert-expedition 1", "end"]
    moves = typed(notation, *others).read(text)
    assert [move.notation() for move in moves] == [notation]


def test_letters_that_fit_several_moves_are_not_guessed() -> None:
    with pytest.raises(Unreadable) as refused:
        typed("arrange s-adventurers", "arrange s-headquarters").read("arr")
    assert refused.value.suggestions == ["arrange s-adventurers", "arrange s-headquarters"]


def test_words_begin_at_their_place_or_behind_a_hyphen() -> None:
    assert begins("buy a-desert-expedition", "b exp") and begins("end", "e")
    assert not begins("buy a-desert-expedition", "b pedition")
    assert not begins("end", "") and not begins("end", "end now")


def test_tab_completes_what_was_begun() -> None:
    lines = ["offer coin", "offer cup", "take mask", "quit"]
    assert completions("off", lines) == ["offer coin", "offer cup"]
    assert completions("o cu", lines) == ["offer cup"]
    assert completions("o c", lines) == []  # two would fit, and neither begins like that
    assert completions("offer coin, t", lines) == ["offer coin, take mask"]


def test_tab_completes_titles_and_players() -> None:
    assert titles_begun("artifact") == ["artifact", "artifacts-inc"]
    assert players_begun("novice,r") == ["novice,random"]


TAKE_A_TITLE = ["play", "rules", "simulate", "arena", "export", "perft", "train"]


@pytest.mark.parametrize("command", [*TAKE_A_TITLE, "editions show", "editions list"])
def test_every_command_completes_its_title(command: str) -> None:
    assert completed(command) == ["artifact", "artifacts-inc"]


def test_lessons_are_completed_too() -> None:
    assert completed("learn") == [
        "artifact",
        "artifact-research",
        "artifact-cities",
        "artifacts-inc",
    ]


def completed(command: str) -> list[str]:
    """What “art” after the command may become, as the shell asks for it."""
    line = ["digsite", *command.split(), "art"]
    asked = {
        "_DIGSITE_COMPLETE": "complete_bash",
        "COMP_WORDS": " ".join(line),
        "COMP_CWORD": str(len(line) - 1),
    }
    result = CliRunner().invoke(app, [], prog_name="digsite", env=asked)
    return result.stdout.split()
