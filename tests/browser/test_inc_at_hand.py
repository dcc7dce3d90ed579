"""Artifacts, Inc.: what is asked for is in sight, and hands and keys do what they seem to."""

import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.hands import resized, settle
from tests.browser.people import DESKTOP, PHONE, People, bots, my_turn, persons, tells_more, told
from tests.browser.positions import file_of, named
from tests.browser.test_dragging import drag, touched

TITLE = "artifacts-inc"
LAPTOP = (1366, 625)
TABLET = (768, 1024)
WHOLE = [LAPTOP, TABLET, (1024, 768), (1180, 820), (1280, 600), (1366, 768)]
PANELS = ["players", "market", "museums", "company"]
SELDOM_POINTS = [[4, 4, 3, 5], [3, 3, 4, 4], [24, 25, 25, 26]]  # of reputation
FONTS = "() => document.fonts.ready.then(() => true)"  # which decide where lines break
SEEN = """(panel) => {
  const room = panel.closest('.room').getBoundingClientRect();
  const { top, bottom } = panel.getBoundingClientRect();
  return top >= room.top - 1 && bottom <= room.bottom + 1;
}"""

WRONG_ON_TRACK = """(board) => {
  const bounds = (node) => node.getBoundingClientRect();
  const inside = (a, b) => a.left >= b.left && a.right <= b.right && a.top >= b.top
    && a.bottom <= b.bottom;
  const apart = (a, b) => a.right <= b.left || b.right <= a.left;
  const cells = [...board.querySelectorAll('.track .cell')];
  const marks = [...board.querySelectorAll('.track .cell svg')];
  const whole = bounds(board.querySelector('.track button'));
  return [
    ...cells.filter((one) => !inside(bounds(one), whole)).map((one) => `cell ${one.innerText}`),
    ...[...marks, ...board.querySelectorAll('.track .points')]
      .filter((one) => one.checkVisibility() && !inside(bounds(one), bounds(one.closest('.cell'))))
      .map((one) => `sticks out: ${one.ariaLabel ?? one.innerText}`),
    ...marks.filter((one) => marks.some((two) => one !== two && !apart(bounds(one), bounds(two))))
      .map((one) => `overlaps: ${one.ariaLabel}`),
    ...(marks.length === 4 ? [] : [`${marks.length} marks`]),
  ];
}"""


def panel(page: Page, name: str) -> Locator:
    return page.locator(f'.board [data-panel="{name}"]')


def in_sight(page: Page, name: str) -> bool:
    seen: bool = panel(page, name).evaluate(SEEN)
    return seen


def numbers(page: Page) -> str:
    return panel(page, "company").locator('[data-place^="dollars"]').inner_text()


def start_dive(page: Page) -> Locator:
    """The dice among which a dive chooses."""
    page.locator('.board [data-move="dive"]').click()
    settle(page)
    return page.locator(".board .picks [data-pick]")


def start_sale(page: Page) -> None:
    """Place a die with the collectors."""
    page.locator('.board [data-die="1"]').first.click()
    page.locator('.board [data-slot="private-collectors 1"]').click()
    settle(page)


@pytest.mark.parametrize("name", ["early", "late", "crowd"])
def test_laptops_and_tablets_show_the_whole_table(people: People, name: str) -> None:
    page = touched(people, TITLE, name, size=LAPTOP)
    for width, height in WHOLE:
        resized(page, (width, height))
        hidden = [one for one in ["track", *PANELS] if not in_sight(page, one)]
        assert (width, height, hidden) == (width, height, [])
    expect(page.locator('[data-act^="tab "]:visible')).to_have_count(0)


@pytest.mark.parametrize(
    "reputation",
    [
        [7, 7, 7, 7],
        [19, 20, 20, 20],
        *(pytest.param(one, marks=pytest.mark.long) for one in SELDOM_POINTS),
    ],
)
def test_every_mark_on_the_reputation_track_is_seen(people: People, reputation: list[int]) -> None:
    def meddle(socket: WebSocketRoute) -> None:
        """Pass on what the server tells, with this reputation."""
        server = socket.connect_to_server()
        told = f'"reputation":{reputation}'
        server.on_message(
            lambda text: socket.send(re.sub(r'"reputation": ?\[[^]]*\]', told, str(text)))
        )

    page = touched(people, TITLE, "late", meddled=True)
    page.route_web_socket(re.compile("."), meddle)
    page.reload()
    told = re.compile(",".join(f"[^,]*{points}[^,]*" for points in reputation[:3]))
    expect(panel(page, "track").locator("button").first).to_have_attribute("aria-label", told)
    page.evaluate(FONTS)
    for width, height in WHOLE:
        resized(page, (width, height))
        wrong = page.locator(".board").evaluate(WRONG_ON_TRACK)
        assert (width, height, wrong) == (width, height, [])


@pytest.mark.parametrize("name", ["five", "late"])
def test_a_phone_on_its_side_shows_both_rows(people: People, name: str) -> None:
    page = touched(people, TITLE, name, size=(844, 390))
    page.locator('[data-act="tab mine"]').click()
    assert panel(page, "company").evaluate("own => own.scrollHeight - own.clientHeight") <= 1


def test_cards_for_sale_are_wide_and_their_rows_equally_high(people: People) -> None:
    page = touched(people, TITLE, "middle")
    page.locator('.board [data-act="tab market"]').dispatch_event("click")
    for (width, height), least in {(1024, 768): 110, (844, 390): 115}.items():
        resized(page, (width, height))
        boxes = [one.bounding_box() for one in page.locator(".board .market .row .for-sale").all()]
        assert min(box["width"] if box else 0 for box in boxes) >= least
        heights = [box["height"] if box else 0 for box in boxes]
        assert max(heights) - min(heights) <= 6


def test_on_a_phone_the_company_stays_scrolled_where_it_was(people: People) -> None:
    page = touched(people, TITLE, "crowd", size=PHONE)
    page.locator('[data-act="tab mine"]').click()
    rows = panel(page, "company").locator(".scroller")
    rows.evaluate("rows => new Promise(end => { rows.onscroll = end; rows.scrollLeft = 240; })")
    page.locator('[data-act="tab museums"]').click()
    expect(rows).to_be_hidden()
    page.locator('[data-act="tab mine"]').click()
    expect(rows).to_be_visible()
    page.wait_for_function("() => document.querySelector('.own .scroller').scrollLeft === 240")


def corner(button: Locator) -> tuple[float, float, float]:
    """Top, height and right edge; the left one moves where its words become bold."""
    box = button.bounding_box()
    assert box
    return box["y"], box["height"], box["x"] + box["width"]


@pytest.mark.parametrize("size", [PHONE, (844, 390)])
def test_the_bar_of_a_phone_stays_as_it_is_when_the_last_die_is_placed(
    people: People, size: tuple[int, int]
) -> None:
    page = touched(people, TITLE, size=size)
    page.evaluate(FONTS)
    end = page.locator('.board [data-move="end"]')
    before, corner_before = panel(page, "actions").bounding_box(), corner(end)
    for _ in range(page.locator(".board [data-die]").count()):
        page.locator(".board [data-die]").first.click()
        page.locator('[data-act="tab museums"]').click()
        page.locator('.board [data-slot^="private"], .board [data-slot^="guide"]').and_(
            page.locator('[aria-disabled="false"]')
        ).last.click()
        settle(page)
        if page.locator(".board .picks").count() > 0:
            page.locator('.board [data-act="all"]').click()
            page.locator('.board [data-act="finish"]').click()
            settle(page)
    expect(page.locator(".board [data-die]")).to_have_count(0)
    after = panel(page, "actions").bounding_box()
    assert before and after
    assert after["height"] == before["height"]
    assert abs(after["y"] - before["y"]) <= 1  # pixels are whole, heights above need not be
    assert corner(end) == corner_before


def test_at_the_beginning_of_a_turn_a_phone_shows_where_something_can_be_done(
    people: People,
) -> None:
    page = touched(people, TITLE, size=PHONE)
    page.locator('[data-act="tab players"]').click()
    page.reload()
    my_turn(page)
    expect(page.locator('[data-act="tab mine"]')).to_have_attribute("aria-current", "true")


def test_a_turn_on_a_phone_begins_with_your_own_cards(people: People) -> None:
    made = people.table(TITLE, [*persons(1), *bots(1)])
    page = people.sit(made, size=PHONE)
    my_turn(page)
    for _ in range(3):
        page.locator(".board .starter.can").first.click()
        settle(page)
    my_turn(page)
    page.locator('[data-act="tab museums"]').click()
    page.keyboard.press("e")  # and the bot plays
    expect(page.locator('[data-act="tab mine"]')).to_have_attribute("aria-current", "true")


def test_what_can_be_pressed_out_of_sight_is_counted_and_brought_there(people: People) -> None:
    page = touched(people, TITLE, size=(390, 560))
    page.locator('[data-act="tab museums"]').click()
    panel(page, "museums").evaluate("pane => pane.scrollTo(0, 0)")
    more = page.locator('.board [data-act="below"]')
    expect(more).to_contain_text("more")
    more.click()
    expect(page.locator('.board [data-slot="private-collectors 1"]')).to_be_in_viewport(ratio=1)


def test_the_last_die_goes_where_one_presses_and_an_order_takes_it(people: People) -> None:
    page = touched(people, TITLE)
    page.locator('.board [data-die="5"]').first.click()
    page.locator('.board [data-slot="guide-work 1"]').click()
    settle(page)
    expect(page.locator(".board [data-die]")).to_have_count(1)
    page.locator('.board [data-box="fill museum-fossils 1"]').click(force=True)
    expect(page.locator('.board [data-box="fill museum-fossils 1"] svg')).to_have_count(1)
    expect(page.locator(".board [data-die]")).to_have_count(0)


def test_a_die_on_a_museum_fills_the_only_order_in_reach(people: People) -> None:
    page = touched(people, TITLE, kept={"digsite.forced": "true"})
    page.locator('.board [data-die="5"]').click()
    page.locator('.board [data-slot="museum-fossils 1"]').click()
    expect(page.locator('.board [data-box="fill museum-fossils 1"] svg')).to_have_count(1)
    expect(page.locator(".board [data-die]")).to_have_count(1)


def places(page: Page, selector: str) -> list[list[float]]:
    """Where on the screen these are."""
    boxes = page.locator(selector).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({ x, y }) => [x, y])"
    )
    return [list(map(float, box)) for box in boxes]


@pytest.mark.parametrize("size", [LAPTOP, TABLET])
def test_a_place_takes_the_only_die_that_fits_a_dive_the_last_one_and_nothing_moves(
    people: People, size: tuple[int, int]
) -> None:
    page = touched(people, TITLE, size=size)
    page.evaluate(FONTS)
    dice = page.locator(".board [data-die]")
    expect(dice).to_have_count(2)
    prompt, table = places(page, ".board .prompt"), places(page, ".board :is(.museum, .sea)")
    page.locator('.board [data-slot="s-canyon-expedition 1"]').click()
    settle(page)
    expect(dice).to_have_count(1)
    assert places(page, ".board .prompt") == prompt
    start_dive(page)
    expect(page.locator(".board .picks .sum")).to_contain_text("5/")
    assert places(page, ".board :is(.museum, .sea)") == table


def test_a_sale_takes_no_die_and_the_turn_is_not_ended_where_it_was_made(people: People) -> None:
    page = touched(people, TITLE, size=LAPTOP)
    start_sale(page)
    page.locator('.board [data-act="all"]').click()
    settle(page)
    finish = page.locator('.board [data-act="finish"]')
    expect(finish).to_be_enabled()
    expect(page.locator('.board [data-slot][aria-disabled="false"]')).to_have_count(0)
    sell = finish.bounding_box()
    finish.click()
    settle(page)
    end = page.locator('.board [data-move="end"]').bounding_box()
    assert sell and end and sell["x"] + sell["width"] < end["x"]


def lefts(page: Page, *selectors: str) -> list[float]:
    """Where these buttons begin, as far as they are there."""
    boxes = [page.locator(f".board {one}").bounding_box() for one in selectors]
    return [box["x"] for box in boxes if box]


@pytest.mark.parametrize("size", [LAPTOP, PHONE, (844, 390)])
def test_the_way_back_is_at_the_left_and_the_way_on_at_the_right(
    people: People, size: tuple[int, int]
) -> None:
    page = touched(people, TITLE, size=size, kept={"digsite.unspent": "true"})
    back, finish = '[data-act="back"]', '[data-act="finish"]'
    end, confirm = '[data-move="end"]', '[data-act="commit"]'
    page.locator('.board [data-act="tab museums"]').dispatch_event("click")
    before = page.locator('[data-place="sea-card"]').get_attribute("aria-label")
    dice = start_dive(page)
    dice.last.click()
    expect(page.locator(finish)).to_be_visible()
    # What the dive brings is seen once it is made, and no die that cannot join it looks as if.
    expect(page.locator('[data-place="sea-card"]')).to_have_attribute("aria-label", before or "")
    expect(dice.first).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".board .prompt")).to_contain_text("that is enough")
    ways = (back, finish, end) if size == LAPTOP else (back, finish)
    assert lefts(page, *ways) == sorted(lefts(page, *ways))
    assert len(lefts(page, *ways)) == len(ways)
    page.locator(f".board {back}").click()  # the die comes back, then the dive
    expect(page.locator(finish)).to_have_count(0)
    page.locator(f".board {back}").click()
    expect(page.locator(".board .picks")).to_have_count(0)
    page.locator(f".board {end}").click()
    expect(page.locator(confirm)).to_be_visible()
    # But where the end was pressed lies the harmless answer: who presses twice ends nothing.
    assert lefts(page, confirm) < lefts(page, back)


def test_whoever_ends_a_turn_with_dice_is_told_how_many_and_all_dice_stay_in_sight(
    people: People,
) -> None:
    page = touched(people, TITLE, kept={"digsite.unspent": "true"})
    dice = page.locator(".board [data-die]")
    place = page.locator('.board [data-slot="s-canyon-expedition 2"]')
    expect(place.locator("circle")).to_have_count(5)
    count = dice.count()
    page.keyboard.press("e")
    expect(page.locator(".board .prompt")).to_contain_text(f"{count} dice are still unused")
    expect(dice).to_have_count(count)
    expect(place.locator("circle")).to_have_count(5)


def test_starting_cards_keep_their_places_while_they_are_laid_out(people: People) -> None:
    page = touched(people, TITLE, "arrange", size=LAPTOP)
    assert in_sight(page, "company")
    resized(page, DESKTOP)
    cards = page.locator(".board .starter")
    before = [cards.nth(number).bounding_box() for number in range(4)]
    cards.nth(1).click()
    expect(page.locator(".board .rank")).to_have_text(["1"])
    assert [cards.nth(number).bounding_box() for number in range(4)] == before
    cards.nth(0).click()  # the one on the left of the screen is laid on the right of the other
    expect(page.locator(".board .rank")).to_have_text(["2", "1"])
    page.keyboard.press("e")
    expect(page.locator(".board .prompt.note")).to_contain_text("§1.7")  # nothing ends here


def test_the_die_in_hand_dives_first(people: People) -> None:
    page = touched(people, TITLE)
    page.locator('.board [data-die="5"]').first.click()
    page.keyboard.press("w")
    expect(page.locator("[data-possible] [data-way]").first).to_contain_text("5")
    expect(page.locator("[data-possible] [data-way]", has_text="a 1")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator('.board [data-die="5"]').first).to_have_attribute("aria-pressed", "true")
    dice = start_dive(page)
    expect(dice.and_(page.locator('[aria-pressed="true"]'))).to_have_count(1)
    expect(page.locator(".board .picks .sum")).to_contain_text("5/")


def test_a_die_is_dragged_into_the_sea(people: People) -> None:
    page = touched(people, TITLE)
    drag(page, page.locator('.board [data-die="5"]').first, page.locator('[data-place="sea"]'))
    settle(page)
    expect(page.locator(".board .picks .sum")).to_contain_text("5/")


def test_the_key_that_ends_a_turn_also_ends_a_dive_and_a_sale(people: People) -> None:
    page = touched(people, TITLE)
    start_dive(page).last.click()
    expect(page.locator('[data-act="finish"]')).to_be_visible()
    page.keyboard.press("e")
    expect(page.locator(".board .picks")).to_have_count(0)
    settle(page)
    start_sale(page)
    before = numbers(page)
    page.locator('.board [data-pick="fossil"]').click()
    expect(page.locator('[data-act="finish"]')).to_be_visible()
    assert numbers(page) == before  # the pay comes with the sale
    page.keyboard.press("e")
    expect(page.locator(".board .picks")).to_have_count(0)
    assert numbers(page) != before


def test_of_two_equal_dice_one_is_taken_in_hand(people: People) -> None:
    page = touched(people, TITLE, "late")
    assert page.locator('.board [data-die="2"]').count() == 2
    page.locator('.board [data-die="2"]').last.click()
    expect(page.locator('.board [data-die][aria-pressed="true"]')).to_have_count(1)


def for_sale(page: Page) -> list[str]:
    """The cards for sale, place by place; nothing where one is missing."""
    name = "places => places.map(place => place.querySelector('.name')?.innerText ?? '')"
    found: list[str] = page.locator(".board .market .place").evaluate_all(name)
    return found


def test_cards_for_sale_keep_their_places_on_every_page(people: People) -> None:
    page = touched(people, TITLE, "middle")
    fresh = for_sale(page)
    assert fresh != sorted(fresh)  # as they were turned up, and not in the order of the edition
    page.reload()
    expect(panel(page, "market")).to_be_visible()
    my_turn(page)
    assert for_sale(page) == fresh
    page.goto(page.url.replace("/table/", "/replay/") + "?ply=150")
    moment = page.get_by_label("Moment", exact=True)
    expect(moment).to_have_value("150")
    expect(page.locator("[data-told='149']")).to_be_attached()
    before = for_sale(page)
    for ply in range(151, int(moment.get_attribute("max") or 0) + 1):
        page.keyboard.press("ArrowRight")
        expect(moment).to_have_value(str(ply))
        now = for_sale(page)
        kept = [one for one, other in zip(before, now, strict=True) if one == other]
        assert len(kept) >= len(before) - 1  # one is bought, or comes in its place
        before = now
    assert before == fresh
    page.get_by_role("link", name="To the table").click()
    page.wait_for_url("**/table/*")
    expect(panel(page, "market")).to_be_visible()
    my_turn(page)
    assert for_sale(page) == fresh


def test_after_a_purchase_by_key_the_focus_is_where_the_next_decision_is(people: People) -> None:
    page = people.sit(people.post("/api/files", {"file": file_of(named(TITLE, "early"))}))
    my_turn(page)
    page.keyboard.press("i")
    expect(page.locator(".board .prompt")).to_contain_text("move to something with Tab first")
    before = told(page)
    page.keyboard.press("e")
    tells_more(page, before)
    my_turn(page)  # the other one, who can buy something
    page.locator(".board [data-die]").first.press("Enter")
    page.locator('.board [data-slot="s-headquarters 1"]').press("Enter")
    expect(page.locator(".board [data-move^=buy]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".board [data-move^=lay]:focus")).to_have_count(1)
    before = told(page)
    page.keyboard.press("Enter")
    tells_more(page, before)
    expect(page.locator(".board [data-die]:focus")).to_have_count(1)
