"""Python and the page find and fill texts alike: both are held to the same list."""

import json
from pathlib import Path

import pytest

from digsite.locales import pseudo
from digsite.locales.sentences import AGAINST
from digsite.locales.texts import Value, bundle_of, fill, joined

SPECIFIED = json.loads((Path(__file__).parent / "twins.json").read_text(encoding="utf-8"))
BUNDLES = {name: bundle_of(name, [source]) for name, source in SPECIFIED["languages"].items()}


@pytest.mark.parametrize(("language", "message", "values", "text"), SPECIFIED["said"])
def test_a_text_is_filled(language: str, message: str, values: dict[str, Value], text: str) -> None:
    assert fill(BUNDLES[language], "dig", f"dig-{message}", values) == text


@pytest.mark.parametrize(("language", "items", "text"), SPECIFIED["listed"])
def test_a_list_is_joined(language: str, items: list[str], text: str) -> None:
    assert joined(BUNDLES[language], items) == text


@pytest.mark.parametrize(("plain", "text"), SPECIFIED["bracketed"])
def test_the_language_of_nobody_stands_in_brackets(plain: str, text: str) -> None:
    assert pseudo.bracketed(plain) == text


def test_the_same_reasons_speak_against_a_way_to_decide() -> None:
    assert sorted(AGAINST) == SPECIFIED["against"]
