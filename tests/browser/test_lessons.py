"""Lessons in a real browser: each is gone through with the keyboard, in each language."""

import json
from collections.abc import Iterator

import pytest
from _pytest.mark.structures import ParameterSet
from playwright.sync_api import Page, expect

from digsite.lessons.lesson import lesson, lessons
from digsite.locales.texts import languages, say
from tests.browser.barriers import barriers
from tests.browser.people import LONG, PHONE, People, bots, my_turn, persons
from tests.browser.test_geometry import faults

SIZES = [(1366, 625), (390, 844), (844, 390)]
TABLET = (768, 1024)
WINDOW = (800, 600)
SETTLED = """() => {
  const board = document.querySelector('.board');
  return board !== null && board.ariaBusy !== 'true';
}"""
WATCH = """() => {
  window.changed = false;
  new MutationObserver((_, own) => { window.changed = true; own.disconnect(); }).observe(
    document.querySelector('.stage'),
    { subtree: true, childList: true, attributes: true, characterData: true });
}"""
MOST_PRESSES = 80


def step(page: Page) -> int:
    return int(page.locator("[data-lesson-step]").get_attribute("data-lesson-step") or 0)


def opened(people: People, name: str, **more: object) -> Page:
    page = people.come(f"/learn/{name}", **more)  # type: ignore[arg-type]
    page.locator("[data-lesson-step]").wait_for()
    page.wait_for_function(SETTLED)
    return page


def await_step(page: Page) -> int:
    """Wait until the lesson says what comes next, which it does not while a move is sent."""
    page.wait_for_function(SETTLED)
    page.locator("[data-next], [data-wanted], [data-done]").first.wait_for()
    return step(page)


def press_on(page: Page) -> None:
    """Press what the lesson wants next, with the keyboard alone."""
    await_step(page)
    if page.locator("[data-next]").count() > 0:
        before = page.locator("[data-lesson-step]").inner_text()
        page.keyboard.press("n")
        expect(page.locator("[data-lesson-step]")).not_to_have_text(before)
        return
    page.evaluate(WATCH)
    page.locator("[data-wanted]").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.changed")


def go_to(page: Page, number: int) -> None:
    """Press on until this step; the steps count from 1."""
    for _ in range(MOST_PRESSES):
        if await_step(page) == number:
            return
        press_on(page)
    raise AssertionError(f"the lesson stays at step {step(page)}")


def lessons_spoken() -> Iterator[ParameterSet]:
    """Each lesson in each language; but for the long run, in one of them, turn by turn."""
    spoken = languages()
    for number, name in enumerate(lessons()):
        for language in spoken:
            usual = language == spoken[number % len(spoken)]
            yield pytest.param(name, language, marks=() if usual else LONG)


@pytest.mark.parametrize(("name", "language"), list(lessons_spoken()))
def test_a_lesson_is_gone_through_with_the_keyboard(
    people: People, name: str, language: str
) -> None:
    page = opened(people, name, kept={"digsite.lang": json.dumps(language)})
    told = lesson(name)
    for number, one in enumerate(told.steps, 1):
        go_to(page, number)
        text = say(language, told.title, f"lesson-{one.text}", {})
        expect(page.locator("[data-text]")).to_have_text(text)
        for place in one.show:
            expect(page.locator(f'[data-place="{place}"][data-lit]').first).to_be_attached()
    for _ in range(MOST_PRESSES):
        await_step(page)
        if page.locator("[data-done]").count() > 0:
            break
        press_on(page)
    expect(page.locator("[data-done]")).to_be_visible()
    further = page.locator("a[href^='/learn/']").all_inner_texts()
    assert language != "en" or all(one.strip().startswith("Another lesson: ") for one in further)


def test_wrong_tries_are_answered_and_the_lesson_is_resumed(people: People) -> None:
    page = opened(people, "archaeology")
    go_to(page, 4)
    page.keyboard.press("e")
    expect(page.locator("[data-remark]")).to_have_text(
        say("en", "archaeology", "lesson-trade-end", {})
    )
    page.locator('.hand [data-move="sell 2 cup"]').click(force=True)
    expect(page.get_by_text("You hold only a cup (§8.1).")).to_be_visible()
    page.get_by_role("button", name="Paragraph 8.1 of the rules").first.press("Enter")
    expect(page.locator("dialog [data-paragraph='§8.1']")).to_be_focused()
    page.keyboard.press("Escape")
    page.locator("[data-leave]").click()
    page.get_by_role("dialog").get_by_role("button", name="Stay here").click()
    assert step(page) == 4
    assert barriers(page) == []
    page.reload()
    page.wait_for_function(SETTLED)
    assert step(page) == 4
    page.locator("[data-skip]").click()
    expect(page.locator("[data-lesson-step='5']")).to_be_visible()
    page.get_by_role("button", name="Previous step").click()
    expect(page.locator("[data-lesson-step='4']")).to_be_visible()
    page.goto("/")
    expect(page.locator("[data-learn=archaeology]")).to_have_text("Continue the lesson")
    page.goto("/new/archaeology")  # whoever pressed Play finds the lesson as well
    expect(page.locator("[data-learn=archaeology]")).to_have_text("Continue the lesson")


@pytest.mark.parametrize(
    ("size", "language"), [(SIZES[0], "en"), (SIZES[0], "fr"), (SIZES[2], "de")]
)
def test_the_answer_to_a_wrong_try_lies_in_sight(
    people: People, size: tuple[int, int], language: str
) -> None:
    page = opened(people, "artifact", size=size, kept={"digsite.lang": json.dumps(language)})
    go_to(page, 2)
    for marker in ("museum", "museum", "ship", "africa worker"):
        page.click(f'.board [data-act=pick][data-thing="{marker}"]')
        page.wait_for_function(SETTLED)
    page.click(".board [data-act=name]")
    expect(page.locator("[data-remark]")).to_be_in_viewport(ratio=0.98)


@pytest.mark.parametrize("language", languages())
def test_on_a_phone_on_its_side_the_buttons_of_a_lesson_lie_in_sight(
    people: People, language: str
) -> None:
    kept = {"digsite.lang": json.dumps(language)}
    page = opened(people, "artifact", size=SIZES[2], kept=kept)
    for number in (1, 2, 6, 8):
        go_to(page, number)
        for button in page.locator(".coach .button, .ask .tail > .button").all():
            expect(button).to_be_in_viewport(ratio=0.98)


def test_a_track_that_can_be_pressed_says_what_that_does(people: People) -> None:
    page = opened(people, "artifact")
    go_to(page, 2)
    for marker in ("museum", "ship"):
        track = page.locator(f".board [data-place=track-{marker}]")
        expect(track).to_have_accessible_name(
            f"Take one {marker} marker: All {marker} markers lie here, and nobody can use one now;"
            " 8 can be taken."
        )


@pytest.mark.parametrize(
    ("name", "number"), [("archaeology", 4), ("artifact", 9), ("artifacts-inc", 9)]
)
def test_a_lesson_covers_nothing_that_is_to_be_pressed(
    people: People, name: str, number: int
) -> None:
    page = opened(people, name, size=SIZES[0])
    go_to(page, number)
    assert [fault for size in SIZES for fault in faults(page, size)] == []


@pytest.mark.parametrize("name", ["archaeology", "artifact", "artifacts-inc"])
def test_the_first_game_after_a_lesson_is_against_novices(people: People, name: str) -> None:
    page = opened(people, name)
    page.locator("[data-leave]").click()
    page.locator("dialog a.main").click()
    expect(page.get_by_label("Who plays seat 2")).to_have_value("novice")
    page.goto(f"/new/{name}")
    expect(page.get_by_label("Who plays seat 2")).to_have_value("skilled")


def test_on_a_phone_a_lesson_waits_for_a_press_and_opens_the_part_of_which_it_speaks(
    people: People,
) -> None:
    page = opened(people, "artifact", size=PHONE)
    box = page.locator("[data-next]").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("[data-skip]")).to_be_visible()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert step(page) == 2, "show me does not stand where next was"
    go_to(page, 4)
    expect(page.locator(".board [data-place='track-museum'][data-lit]")).to_be_visible()
    expect(page.locator(".board[data-pane=tracks]")).to_be_visible()
    page.locator(".board [data-act='tab players']").click()
    expect(page.locator(".board[data-pane=players]")).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator(".board [data-move='research middle_east'][data-wanted]")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "panels"),
    [
        (PHONE, {1: ".scale", 4: ".scale", 5: "section.sales", 10: ".storm"}),
        (TABLET, {4: ".scale", 11: "section.pyramid"}),
        (WINDOW, {1: ".market", 2: ".market", 4: ".scale"}),
    ],
    ids=["phone", "tablet", "window"],
)
def test_in_the_hand_a_lesson_shows_what_it_speaks_of_whole(
    people: People, size: tuple[int, int], panels: dict[int, str]
) -> None:
    page = opened(people, "archaeology", size=size)
    for number, panel in panels.items():
        go_to(page, number)
        expect(page.locator(f".board {panel}")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", SIZES[1:])
def test_on_a_phone_a_lesson_brings_what_is_to_be_pressed_into_sight(
    people: People, size: tuple[int, int]
) -> None:
    page = opened(people, "artifacts-inc", size=size)
    expect(page.locator("[data-place=legend][data-lit]:visible")).to_be_in_viewport(ratio=1)
    go_to(page, 12)
    page.locator("[data-die][data-wanted]").click()
    page.locator("[data-slot][data-wanted]").click()
    tab = page.locator("[data-act^='tab '][data-wanted]")
    expect(tab).to_have_css("outline-offset", "-4px")  # the ring lies inside the screen
    go_to(page, 13)
    expect(page.locator("[data-move=dive][data-wanted]")).to_be_in_viewport(ratio=1)


def test_newcomers_are_guided_until_they_say_otherwise(people: People) -> None:
    page = people.sit(people.table("archaeology", [*persons(1), *bots(1)]))
    my_turn(page)
    guide = page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("have the most money in the end")
    expect(guide.locator("[data-remark]")).to_have_count(1)
    page.keyboard.press("w")
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("[data-possible] [data-sort=end]")).to_contain_text("The next player digs")
    expect(sheet.locator("[data-impossible]")).to_contain_text("(§4.5)")
    sheet.get_by_label("A guide at the table").uncheck()
    page.keyboard.press("Escape")
    expect(guide).to_have_count(0)
    page.reload()
    my_turn(page)
    expect(guide).to_have_count(0)


def test_whoever_has_finished_a_game_is_left_alone(people: People) -> None:
    kept = {"digsite.finished": "true"}
    page = people.come("/", size=PHONE, kept=kept)
    expect(page.locator("[data-learn=artifact]:not(.main)")).to_be_visible()
    page.goto("/new/archaeology")
    page.get_by_role("button", name="Start").click()
    my_turn(page)
    expect(page.locator("[data-guide]")).to_have_count(0)
