"""The command in the language of whoever types it."""

import re

import pytest
import typer.main
from typer.core import TyperGroup

from digsite.command import app
from digsite.locales import user_language
from digsite.locales.texts import FALLBACK, can_say
from digsite.terminal.polyglot import every_text
from tests.terminal.typist import Run


def test_every_command_and_every_option_is_explained() -> None:
    command = typer.main.get_command(app)
    assert isinstance(command, TyperGroup)
    wanted = every_text(command)
    assert len(wanted) > 80
    silent = [names for names in wanted if not any(can_say(FALLBACK, "", one) for one in names)]
    assert silent == []


def test_the_language_may_stand_anywhere_among_the_words() -> None:
    assert user_language.from_arguments(["rules", "artifact", "--lang", "de", "4.2"]) == (
        "de",
        ["rules", "artifact", "4.2"],
    )
    assert user_language.from_arguments(["--lang=fr", "titles"]) == ("fr", ["titles"])
    assert user_language.from_arguments(["titles", "--lang"]) == ("", ["titles"])
    assert user_language.from_arguments(["play", "--", "--lang", "de"]) == (
        None,
        ["play", "--", "--lang", "de"],
    )


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pseudo"}, "en"),  # nobody's system speaks it
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "en"}, "en"),
        ({"LC_ALL": "", "LANG": "en"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_says_which_language_its_owner_reads(
    environment: dict[str, str], language: str
) -> None:
    assert user_language.of_system(environment) == language


def test_a_command_speaks_the_language_that_was_asked_for(run: Run) -> None:
    assert "⟦plååýéérš⟧" in run("titles", "--lang", "pseudo").output
    assert "players" in run("titles").output, "the next command does not speak it any more"


def test_what_is_refused_is_refused_in_that_language(run: Run) -> None:
    result = run("--lang", "pseudo", "rules", "archaeology", "99")
    assert result.exit_code == 2
    assert result.stderr.startswith("digsite: ⟦thééréé îîš ñöö pååråågrååph “99”")


def test_a_language_without_texts_is_refused_with_those_that_have_some(run: Run) -> None:
    result = run("titles", "--lang", "klingon")
    assert result.exit_code == 2
    assert "there are no texts in “klingon”; allowed: en" in result.stderr


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["play", "--nope"], "Es gibt keine Option --nope; meintest du --me, --name, --no-guide?"),
        (["replay"], "FILE fehlt"),
        (["replay", "a", "b"], "Zu viele Wörter: b"),
        (["nope"], "Es gibt keinen Befehl „nope“"),
        (["simulate", "archaeology", "--games", "x"], "--games / -g muss eine ganze Zahl sein"),
        (
            ["simulate", "archaeology", "--games", "0"],
            "--games / -g muss eine ganze Zahl sein (mindestens 1)",
        ),
        (["play", "--seed"], "Option --seed braucht einen Wert"),
        (["play", "--resume=3"], "Option --resume nimmt keinen Wert"),
    ],
)
def test_words_that_are_not_understood_are_refused_in_that_language(
    run: Run, words: list[str], why: str
) -> None:
    result = run(*words, "--lang", "de")
    assert result.exit_code == 2
    assert f"digsite: {why}" in result.stderr
    for english in ("Usage", "Try", "OPTIONS", "Error", "Missing"):
        assert english not in result.stderr


def test_the_frame_of_help_is_in_that_language(run: Run) -> None:
    told = run("editions", "--help", "--lang", "fr").output
    assert "Utilisation : root editions [OPTIONS] COMMANDE …" in told.replace("\xa0", " ")
    assert "Montrer cette aide." in told
    assert "Show this message" not in told
    assert "Usage: root editions [OPTIONS] COMMAND …" in run("editions", "--help").output


@pytest.mark.parametrize("words", [[], ["play"], ["rules"], ["learn"], ["editions", "show"]])
def test_help_names_no_types_of_flags_and_no_language_that_it_does_not_know(
    run: Run, words: list[str]
) -> None:
    told = run(*words, "--help").output
    assert "--help" in told
    assert [odd for odd in ("<bool>", "[[", "[default: en]") if odd in told] == []


def test_help_keeps_square_brackets(run: Run) -> None:
    assert "digsite[research]" in run("export", "--help").output


def test_help_speaks_it_too(run: Run) -> None:
    assert "⟦Pråå" not in run("play", "--help").output
    assert "Plååý åå gååméé" in run("play", "--help", "--lang", "pseudo").output


def test_a_table_writes_numbers_as_its_language_does(run: Run) -> None:
    words = ("simulate", "archaeology", "--games", "2", "--players", "random")
    assert re.search(r"\d,\d\d +\d+,\d\xa0%", run(*words, "--lang", "de").output)
    assert re.search(r"\d\.\d\d +\d+\.\d%", run(*words).output)
