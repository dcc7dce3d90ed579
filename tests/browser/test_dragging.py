"""Pieces are dragged to where they go, with the mouse and with a finger, beside being pressed."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import settle
from tests.browser.people import PHONE, People
from tests.browser.positions import named, opened

MIDDLE = "box => [box.x + box.width / 2, box.y + box.height / 2]"


def touched(people: People, title: str, name: str = "early", **more: Any) -> Page:
    """A table of this title, in front of whoever decides, on a screen that takes fingers too."""
    page = opened(people, named(title, name), has_touch=True, **more)
    settle(page)
    return page


def middle(place: Locator) -> tuple[float, float]:
    place.scroll_into_view_if_needed()
    x, y = place.evaluate(f"node => ({MIDDLE})(node.getBoundingClientRect())")
    return x, y


def carry(page: Page, thing: Locator, place: Locator) -> None:
    """Drag with the mouse, as far as over the place: it is lit there."""
    to = middle(place)
    page.mouse.move(*middle(thing))
    page.mouse.down()
    page.mouse.move(*to, steps=4)
    expect(page.locator("[data-drop=over]")).to_have_count(1)


def drag(page: Page, thing: Locator, place: Locator) -> None:
    carry(page, thing, place)
    page.mouse.up()
    expect(page.locator("[data-drop], [data-carried]")).to_have_count(0)


class Finger:
    """A finger on the screen, by the browser's own protocol."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def send(self, kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, thing: Locator, place: Locator, rests: bool = True) -> None:
        """Rest on the thing until it is in hand, and carry it to the place."""
        (to_x, to_y), (x, y) = middle(place), middle(thing)
        self.send("touchStart", x, y)
        if rests:
            expect(self.page.locator("[data-grasped]")).to_have_count(1)
        for part in (0.3, 0.7, 1.0):
            self.send("touchMove", x + (to_x - x) * part, y + (to_y - y) * part)
        expect(self.page.locator("[data-drop=over]")).to_have_count(1)
        self.send("touchEnd")
        expect(self.page.locator("[data-drop], [data-carried]")).to_have_count(0)


def test_cards_go_into_the_pans_and_back(people: People) -> None:
    page = touched(people, "archaeology")
    card = page.locator(".hand .pile.possible").first
    offered = page.locator("[data-act^='unpick offer']")
    carry(page, card, page.locator("[data-pan=offer]"))
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator("[data-drop], [data-carried]")).to_have_count(0)
    expect(offered).to_have_count(0)
    drag(page, card, page.locator("[data-pan=offer]"))
    expect(offered).to_have_count(1)
    settle(page)
    Finger(page).drag(offered, page.locator(".hand [data-place=hand]"))
    expect(offered).to_have_count(0)


def test_a_finger_that_swipes_carries_nothing(people: People) -> None:
    page = touched(people, "archaeology", size=PHONE)
    finger = Finger(page)
    x, y = middle(page.locator(".places .pile").first)
    finger.send("touchStart", x, y)
    for part in range(1, 6):
        finger.send("touchMove", x, y - 30 * part)
    finger.send("touchEnd")
    expect(page.locator("[data-drop], [data-carried], [data-grasped]")).to_have_count(0)
    expect(page.locator("[data-act^=unpick]")).to_have_count(0)


def test_dice_go_onto_places_that_take_them(people: People) -> None:
    page = touched(people, "artifacts-inc")
    dice = page.locator("[data-die]")
    before = dice.count()

    def pair() -> tuple[Locator, Locator]:
        settle(page)
        legal = people.seen(page)["legal"]
        parts = next(one["parts"] for one in legal if one["parts"]["do"] == "place")
        slot = page.locator(f"[data-slot='{parts['card']} {parts['action']}']")
        return page.locator(f"[data-die='{parts['face']}']").first, slot

    drag(page, *pair())
    expect(dice).to_have_count(before - 1)
    Finger(page).drag(*pair(), rests=False)
    expect(dice).to_have_count(before - 2)


def test_markers_go_onto_the_actions_they_pay_for(people: People) -> None:
    page = touched(people, "artifact")
    told = people.seen(page)
    deeds, mat = told["view"]["deeds"], told["view"]["mats"][told["seat"]]
    right = [
        (one["notation"], deeds[one["notation"]]["marker"])
        for one in told["legal"]
        if mat.get(deeds.get(one["notation"], {}).get("marker"))
    ]
    action, marker = right[0]
    at = sum([mat[name] for name in mat][: list(mat).index(marker)])
    piece = page.locator(".mat .place").nth(at).locator("[data-piece]").first
    carry(page, piece, page.locator(f"[data-move='{action}']"))
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".path")).to_have_count(0)
    ply = told["ply"]
    Finger(page).drag(piece, page.locator(f"[data-move='{action}']"))
    page.wait_for_function(
        """([path, ply]) => document.querySelector('.board .path')
          || fetch(path).then((answer) => answer.json()).then((told) => told.ply > ply)""",
        arg=[f"/api/tables/{page.url.split('/')[-1]}/view", ply],
    )
