"""Rulebooks are read into chapters, paragraphs and rulings."""

import pytest

from digsite.rulebook.books import book, languages, read

SMALL = """# A Small Game

For one player.

## 1 Beginning

§1.1 **Start.** Begin
at once.

§1.2 **A stone** falls.

§1.3 Nothing else.

## Rulings

R1 **Is it over?** Yes.
"""


def test_a_paragraph_has_number_heading_and_flowing_text() -> None:
    start = read(SMALL, "small", "en").entry("1.1")
    assert start is not None
    assert (start.number, start.heading, start.text) == ("§1.1", "Start", "Begin at once.")


def test_a_heading_that_begins_its_sentence_stays_in_it() -> None:
    stone = read(SMALL, "small", "en").entry("§1.2")
    assert stone is not None
    assert (stone.heading, stone.text) == ("A stone", "A stone falls.")


def test_a_paragraph_needs_no_heading() -> None:
    rest = read(SMALL, "small", "en").entry("1.3")
    assert rest is not None
    assert (rest.heading, rest.text) == ("", "Nothing else.")


def test_rulings_are_a_chapter_of_their_own() -> None:
    small = read(SMALL, "small", "en")
    ruling = small.entry("r1")
    assert ruling is not None
    assert (ruling.heading, ruling.text) == ("Is it over?", "Yes.")
    chapter = small.chapter("R")
    assert chapter is not None
    assert chapter.entries == [ruling]


def test_name_and_preface() -> None:
    small = read(SMALL, "small", "en")
    assert (small.name, small.preface) == ("A Small Game", "For one player.")


def test_a_word_is_found_in_any_case() -> None:
    small = read(SMALL, "small", "en")
    assert [entry.number for entry in small.find("STONE")] == ["§1.2"]
    assert small.find("elephant") == []


def test_what_does_not_exist_is_none() -> None:
    small = read(SMALL, "small", "en")
    assert small.entry("9.9") is None
    assert small.chapter("9") is None


def test_the_rulebook_of_archaeology_is_read_whole() -> None:
    rules = book("archaeology")
    assert [chapter.number for chapter in rules.chapters] == [*"123456789", "R"]
    assert all(entry.heading and entry.text for entry in rules.entries())
    assert languages("archaeology")[0] == "en"


def test_a_missing_language_names_what_there_is() -> None:
    with pytest.raises(ValueError, match="allowed: en"):
        book("archaeology", "xx")
