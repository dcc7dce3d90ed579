"""Options, however they are written on the command line."""

import pytest

import digsite
from digsite.core.options import any_of, one_of
from digsite.terminal.choices import chosen_options, languages_begun
from digsite.terminal.learn import lessons_begun

OPTIONS = [any_of("expansions", ["research", "cities"]), one_of("start", ["chosen", "quick"])]
STRANGER = digsite.Title("stranger", "none", 1, range(2, 3), [], 0, OPTIONS)


def test_only_what_was_named_is_passed_on() -> None:
    assert chosen_options(STRANGER, None) == {}
    assert chosen_options(STRANGER, ["start=quick"]) == {"start": "quick"}


def test_short_flags_are_options() -> None:
    chosen = chosen_options(STRANGER, None, "cities, research", "quick")
    assert chosen == {"expansions": ["research", "cities"], "start": "quick"}


@pytest.mark.parametrize(
    ("expansions", "start", "complaint"),
    [("moon", None, "any of research, cities"), (None, "late", "one of chosen, quick")],
)
def test_an_impossible_value_names_what_is_allowed(
    expansions: str | None, start: str | None, complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        chosen_options(STRANGER, None, expansions, start)


def test_tab_knows_every_lesson_and_every_language() -> None:
    assert lessons_begun("artifact-") == ["artifact-research", "artifact-cities"]
    assert languages_begun("") == ["en", "de", "fr"]
