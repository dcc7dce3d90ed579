"""Every paragraph and ruling of a rulebook is cited in its game and in its tests, and no other."""

import re
from collections import Counter
from pathlib import Path

import pytest

from digsite.locales.texts import languages
from digsite.rulebook import books

ROOT = Path(__file__).parents[2]
EVERY_BOOK = sorted((ROOT / "src/digsite/rulebook").glob("*.*.md"))
BOOKS = [book for book in EVERY_BOOK if book.name.endswith(".en.md")]
CITATION = r"§\d+(?:\.\d+)*|\bR\d+\b"
ENTRY = re.compile(rf"^(?:{CITATION})", re.MULTILINE)

each_book = pytest.mark.parametrize("book", BOOKS, ids=[book.name for book in BOOKS])
each_place = pytest.mark.parametrize("place", ["src/digsite/games", "tests/games"])


def entries(book: Path) -> list[str]:
    """The paragraphs and rulings of a book, in its order."""
    return ENTRY.findall(book.read_text(encoding="utf-8"))


def citations(folder: Path) -> dict[str, str]:
    """What is cited below a folder, each with a file that cites it."""
    return {
        citation: str(path.relative_to(ROOT))
        for path in sorted(folder.rglob("*.py"))
        for citation in re.findall(CITATION, path.read_text(encoding="utf-8"))
    }


def folder_of(book: Path, place: str) -> Path:
    return ROOT / place / book.name.removesuffix(".en.md").replace("-", "_")


@each_book
def test_a_number_is_given_once(book: Path) -> None:
    numbers = Counter(entries(book))
    assert numbers, f"{book.name} has no paragraph"
    twice = [number for number, times in numbers.items() if times > 1]
    assert not twice, f"given twice in {book.name}: {', '.join(twice)}"


@pytest.mark.parametrize("book", EVERY_BOOK, ids=[book.name for book in EVERY_BOOK])
def test_every_entry_can_be_looked_up(book: Path) -> None:
    title, language, _ = book.name.split(".")
    read = [entry.number for entry in books.book(title, language).entries()]
    assert read == entries(book)


@each_book
def test_a_book_refers_only_to_its_own_paragraphs(book: Path) -> None:
    referred = set(re.findall(CITATION, book.read_text(encoding="utf-8")))
    unknown = sorted(referred - set(entries(book)))
    assert not unknown, f"referred to, but not in {book.name}: {', '.join(unknown)}"


@each_place
@each_book
def test_every_entry_is_cited(book: Path, place: str) -> None:
    cited = citations(folder_of(book, place))
    missing = [entry for entry in entries(book) if entry not in cited]
    assert not missing, f"in {book.name}, but not cited in {place}: {', '.join(missing)}"


@each_place
@each_book
def test_every_citation_exists(book: Path, place: str) -> None:
    known = entries(book)
    cited = citations(folder_of(book, place))
    unknown = [f"{what} ({where})" for what, where in cited.items() if what not in known]
    assert not unknown, f"cited, but not in {book.name}: {', '.join(unknown)}"


@pytest.mark.parametrize("book", EVERY_BOOK, ids=[book.name for book in EVERY_BOOK])
def test_every_ruling_tells_question_print_decision_and_reason(book: Path) -> None:
    title, language, _ = book.name.split(".")
    rulings = books.book(title, language).chapter(books.RULINGS)
    assert rulings is not None
    labels = {tuple(note.partition(":")[0] for note in one.notes) for one in rulings.entries}
    assert len(labels) == 1, "the same two labels at each ruling"
    assert len(labels.pop()) == 2
    for one in rulings.entries:
        assert one.heading.endswith("?"), one.number
        assert one.text, one.number


@each_book
def test_a_book_has_the_same_paragraphs_in_every_language(book: Path) -> None:
    for language in languages():
        other = book.with_name(book.name.replace(".en.", f".{language}."))
        assert entries(other) == entries(book), f"{other.name} differs"
