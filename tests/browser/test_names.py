"""Whatever people call themselves: a long name pushes nothing aside and covers nothing."""

import pytest
from playwright.sync_api import expect

import digsite
from tests.browser import people as named
from tests.browser import positions
from tests.browser.hands import resized
from tests.browser.people import DESKTOP, PHONE, People
from tests.browser.positions import named as position
from tests.browser.test_geometry import WIDER, faults

LONG = ["Maximiliane Wilhelmine von Hohenstein", "Bartholomäus-Konstantin-Ferdinand-Xaver"]
LONG += ["W" * 40, "Dmitri Fjodorowitsch der Zweite", "Edith"]
# What is broader than its room, with words that do not end in dots.
SPILT = """(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.innerText)"""


@pytest.mark.parametrize("title", digsite.titles())
def test_a_result_has_room_for_long_names(
    people: People, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    monkeypatch.setattr(named, "NAMES", LONG)
    page = people.sit(people.finished(title, max(digsite.title(title).seats)), [0])
    page.locator("dialog .places").wait_for()
    for size in (PHONE, DESKTOP):
        resized(page, size)
        assert page.locator("dialog header, dialog .places li").evaluate_all(SPILT) == []
        assert page.locator("dialog *").evaluate_all(WIDER) == []
    page.keyboard.press("Escape")
    assert page.locator("[data-line], [data-score]").evaluate_all(SPILT) == []


def test_whose_turn_it_is_has_room_for_a_long_name(people: People) -> None:
    names = ["W" * 40, "M" * 40]
    made = people.table("archaeology", [{"kind": "person", "name": name} for name in names])
    view = people.http.get(f"/api/tables/{made['table']['id']}/view").json()["view"]
    page = people.sit(made, [1 - view["actor"]], size=PHONE)
    expect(page.locator(".prompt")).to_contain_text(names[view["actor"]])
    assert page.locator(".prompt").evaluate_all(SPILT) == []


def test_the_lobby_has_room_for_long_names(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(named, "NAMES", LONG)
    people.sit(people.finished("archaeology", 4), [0]).goto("/")
    page = people.pages[-1]
    page.get_by_role("region", name="My tables").get_by_text("W" * 40).wait_for()
    assert faults(page, PHONE) == []


def test_a_long_name_pushes_no_number_aside(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(positions, "NAMES", LONG)
    page = positions.opened(people, position("artifacts-inc", "late"), with_bots=True)
    found = faults(page, (768, 1024))
    assert [fault for fault in found if "clipped" not in fault] == []  # names may end in dots
