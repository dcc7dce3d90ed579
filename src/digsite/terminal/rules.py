"""`digsite rules`: the rulebook, as a whole or in parts."""

from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from digsite.rulebook import books
from digsite.rulebook.books import Book, Entry
from digsite.terminal.choices import AsJson, Language, TitleName, known_title
from digsite.terminal.console import out, refuse, refusing, show_json

Paragraph = Annotated[str | None, typer.Argument(metavar="PARAGRAPH")]
Find = Annotated[str | None, typer.Option("--find")]


def rules(
    title: TitleName,
    paragraph: Paragraph = None,
    find: Find = None,
    lang: Language = books.FALLBACK,
    json: AsJson = False,
) -> None:
    """Read the rules of a game: all of them, a chapter, a paragraph or a ruling.

    One paragraph: digsite rules archaeology 8.4

    Wherever a word stands: digsite rules archaeology --find thief
    """
    with refusing():
        book = books.book(known_title(title), spoken(known_title(title), lang))
    entries = book.entries() if paragraph is None else wanted(book, paragraph)
    if not entries:
        refuse("no-paragraph", **unknown(book, str(paragraph)))
    if find is not None:
        hits = book.find(find)
        entries = [entry for entry in entries if entry in hits]
        if not entries:
            refuse("not-found", word=find)
    if json:
        show_json([vars(entry) for entry in entries])
    else:
        show(out(), book, entries, whole=paragraph is None and find is None)


def spoken(title: str, asked: str) -> str:
    """The language of the rules: the one asked for, if they are told in it."""
    return asked if asked in books.languages(title) else books.FALLBACK


def wanted(book: Book, number: str) -> list[Entry]:
    """The paragraph, or all paragraphs of the chapter, that the number means."""
    entry = book.entry(number)
    if entry is not None:
        return [entry]
    chapter = book.chapter(number)
    return chapter.entries if chapter is not None else []


def unknown(book: Book, number: str) -> dict[str, str]:
    chapters = ", ".join(chapter.number for chapter in book.chapters)
    return {"number": number, "title": book.title, "chapters": chapters}


def show(console: Console, book: Book, entries: list[Entry], whole: bool) -> None:
    """Print the entries under the headings of their chapters."""
    if whole:
        console.print(Text(book.name, style="bold underline"))
        console.print(Text(book.preface))
    for chapter in book.chapters:
        chosen = [entry for entry in chapter.entries if entry in entries]
        if chosen and len(entries) > 1:
            number = "" if chapter.number == books.RULINGS else f"{chapter.number} "
            console.print(Text(f"\n{number}{chapter.heading}", style="bold cyan"))
        for entry in chosen:
            console.print(paragraph_text(entry))


def paragraph_text(entry: Entry) -> Padding:
    """One entry with its number and heading set off."""
    text = Text(f"{entry.number} ", style="cyan")
    body = entry.text
    if entry.heading:
        text.append(entry.heading, style="bold not cyan")
        if body.startswith(entry.heading):
            body = body.removeprefix(entry.heading)
        else:
            body = (" " if entry.heading[-1] in "?!" else ". ") + body
    text.append(body, style="not cyan")
    for note in entry.notes:
        text.append(f"\n{note}", style="not cyan dim")
    return Padding(text, (0, 0, 0, 2))
