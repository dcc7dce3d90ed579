"""Every screen at every size: nothing is cut, covered, out of reach or in another thing's place."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet
from playwright.sync_api import Page

import digsite
from digsite.locales.texts import languages
from tests.browser.hands import DRAWN, resized
from tests.browser.people import LONG, NAMES, People
from tests.browser.positions import POSITIONS, Position, opened

SIZES = [
    (360, 640),
    (390, 844),
    (844, 390),
    (683, 384),
    (768, 1024),
    (1024, 768),
    (1180, 820),
    (1280, 600),
    (1366, 625),
    (1366, 768),
    (1536, 730),
    (1920, 1080),
    (2560, 1440),
]
UNTRANSLATED = (Path(__file__).parent / "untranslated.js").read_text().rstrip().removesuffix(";")
PSEUDO = {"digsite.lang": '"pseudo"'}  # English with accents, two fifths longer, in brackets
OTHERS = ["pseudo", *languages()[1:]]
FEW = [(360, 640), (844, 390), (1366, 768)]
KNOWN = ["digsite", "artifact", "artifacts", "inc", *NAMES]  # the same in every language
PROBE = (Path(__file__).parent / "geometry.js").read_text().rstrip().removesuffix(";")
# What has to be scrolled sideways.
WIDER = """(all) => all.filter((one) => one.checkVisibility()
  && one.scrollWidth > one.clientWidth + 1
  && ['auto', 'scroll'].includes(getComputedStyle(one).overflowX)).map((one) => one.innerText)"""
DRESS = "(css) => (document.adoptedStyleSheets = [new CSSStyleSheet()])[0].replaceSync(css)"
USUAL = {
    "late",
    "storm",
    "show",
    "arrange",
}  # crowded ones, and questions with screens of their own
HARM = [
    ("covered", ".hand { position: fixed; inset: 0; z-index: 9; background: red; }"),
    ("cut: ", ".turn .buttons { width: 20px; overflow: hidden; }"),
    ("cut text: ", ".prompt { width: 40px; height: 12px; overflow: hidden; }"),
    ("two panels: ", ".turn { margin-top: -60px; }"),
    ("sticks out of ", ".players { height: 20px; }"),
    ("the page is too wide", "body { width: 3000px; }"),
]


def faults(page: Page, size: tuple[int, int]) -> list[str]:
    """What is wrong on the screen at this size, on each of its tabs."""
    width, height = size
    resized(page, size)
    found: list[str] = []
    for tab in tabs(page):
        found += [f"{width}×{height}{tab}: {fault}" for fault in page.evaluate(PROBE)]
    return found


def tabs(page: Page) -> Iterator[str]:
    """Show each part of the table that has a tab of its own; where there are none, all of it."""
    shown = page.locator("[data-act^='tab ']:visible")
    count = shown.count()
    if count == 0:
        yield ""
    for number in range(count):
        tab = shown.nth(number)
        tab.click()
        yield f" {tab.inner_text()}"


def label(position: Position) -> str:
    return f"{position.title}-{position.name}"


def shared() -> Iterator[ParameterSet]:
    """The crowded positions of each title, which share all sizes among them."""
    for title in digsite.titles():
        usual = [one for one in POSITIONS if one.title == title and one.name in USUAL]
        usual.sort(key=lambda one: one.name != "late")  # these at the size of a laptop
        for number, position in enumerate(usual):
            yield pytest.param(position, SIZES[number :: len(usual)], id=label(position))


@pytest.mark.parametrize(("position", "sizes"), list(shared()))
def test_a_crowded_table_fits_every_screen(
    people: People, position: Position, sizes: list[tuple[int, int]]
) -> None:
    page = opened(people, position)
    assert [fault for size in sizes for fault in faults(page, size)] == []


@LONG
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("position", POSITIONS, ids=label)
def test_every_table_fits_every_screen(people: People, position: Position, scheme: str) -> None:
    page = opened(people, position, color_scheme=scheme)
    assert [fault for size in SIZES for fault in faults(page, size)] == []


@pytest.mark.parametrize("path", ["/", "/new/archaeology", "/new/artifact", "/new/artifacts-inc"])
def test_other_pages_fit_every_screen(people: People, path: str) -> None:
    page = people.come(path)
    page.locator("h1").first.wait_for()
    assert [fault for size in SIZES for fault in faults(page, size)] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("title", digsite.titles())
def test_the_result_of_a_full_table_fits_a_phone(people: People, title: str, language: str) -> None:
    made = people.finished(title, max(digsite.title(title).seats))
    page = people.sit(made, [0], size=(360, 640), kept={"digsite.lang": f'"{language}"'})
    page.locator("dialog .places").wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.locator("dialog, dialog *").evaluate_all(WIDER) == []


def spelt_out(page: Page) -> list[str]:
    """Texts that stand on the screen as they are, whatever language is spoken."""
    page.evaluate(DRAWN)
    found: list[str] = page.evaluate(UNTRANSLATED, KNOWN)
    return found


@pytest.mark.parametrize("position", [one for one in POSITIONS if one.name == "late"], ids=label)
def test_longer_words_fit_and_every_word_is_translated(people: People, position: Position) -> None:
    page = opened(people, position, kept=PSEUDO)
    assert [fault for size in FEW for fault in faults(page, size)] == []
    assert spelt_out(page) == []


@LONG
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("position", POSITIONS, ids=label)
def test_every_language_fits_every_table(people: People, position: Position, language: str) -> None:
    page = opened(people, position, kept={"digsite.lang": f'"{language}"'})
    assert [fault for size in SIZES for fault in faults(page, size)] == []
    assert language != "pseudo" or spelt_out(page) == []


@LONG
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("path", ["/", "/new/archaeology", "/new/artifact", "/new/artifacts-inc"])
def test_every_language_fits_other_pages(people: People, path: str, language: str) -> None:
    page = people.come(path, kept={"digsite.lang": f'"{language}"'})
    page.locator("h1").first.wait_for()
    assert [fault for size in SIZES for fault in faults(page, size)] == []
    assert language != "pseudo" or spelt_out(page) == []


def test_what_does_not_fit_is_seen(people: People) -> None:
    page = opened(people, POSITIONS[0])
    for fault, style in HARM:
        page.evaluate(DRESS, "")
        assert faults(page, (1366, 768)) == []
        page.evaluate(DRESS, style)
        assert any(fault in one for one in faults(page, (1366, 768))), fault
