"""Taking back in the browser: what was seen comes again, and the game says that it is practice."""

from playwright.sync_api import expect

from tests.browser.people import People, decide, my_turn, persons, tells_more, told
from tests.browser.positions import file_of, named

# The dice and the places for them that have a number, by the middle of its badge.
NUMBERED = """() => [...document.querySelectorAll('[data-digits] kbd')].flatMap((badge) => {
  const box = badge.getBoundingClientRect();
  const found = document
    .elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    .find((one) => one.matches('[data-die], [data-slot]'));
  return found ? [[badge.textContent, found.dataset.slot ?? found.dataset.die]] : [];
})"""
IN_ORDER = f"""() => {{
  const dice = [...document.querySelectorAll('[data-die][aria-disabled=false]')];
  const wanted = dice.map((die, at) => [`${{at + 1}}`, die.dataset.die]);
  return JSON.stringify(({NUMBERED})()) === JSON.stringify(wanted);
}}"""
# Where the dice are pressed, now and when all of them have come to rest.
PRESSED = """async () => {
  const tray = document.querySelector('.tray');
  const places = () => [...tray.querySelectorAll('[data-die]')].map((die) => {
    const { left, top } = die.getBoundingClientRect();
    return [left, top];
  });
  const before = places();
  await Promise.allSettled(tray.getAnimations({ subtree: true }).map((one) => one.finished));
  return [before, places()];
}"""


def test_what_was_seen_comes_again_and_the_game_is_marked(people: People) -> None:
    page = people.sit(people.table("artifacts-inc", persons(2)))
    while decide(page) != "end":  # there is no curtain, for nothing is hidden
        pass
    my_turn(page)  # the other one has rolled
    expect(page.locator("[data-practice]")).to_have_count(0)
    seen = people.seen(page)["view"]["dice"]
    before = told(page)
    page.keyboard.press("z")
    page.get_by_role("dialog", name="Take this back?").wait_for()
    page.get_by_role("button", name="Leave it as it is").click()
    assert told(page) == before
    page.keyboard.press("z")
    page.locator("[data-practice-do]").press("Enter")
    tells_more(page, before)
    expect(page.locator("[data-practice]")).to_be_visible()
    expect(page.locator("[data-line].back").last).to_be_visible()
    assert decide(page) == "end"
    assert people.seen(page)["view"]["dice"] == seen


def test_numbers_stay_on_dice_that_roll_and_nothing_is_given_up_unasked(people: People) -> None:
    made = people.post("/api/files", {"file": file_of(named("artifacts-inc", "early"))})
    page = people.sit(made, reduced_motion="no-preference")
    my_turn(page)
    page.keyboard.press("e")
    expect(page.locator(".tray .rolling").first).to_be_visible()
    rolling, resting = page.evaluate(PRESSED)
    assert rolling == resting
    page.wait_for_function(IN_ORDER)
    page.keyboard.press("1")
    expect(page.locator("[data-die][aria-pressed=true]")).to_be_visible()
    page.wait_for_function(f"() => ({NUMBERED})().some(([, slot]) => slot === 's-headquarters 1')")
    slots = {slot: digit for digit, slot in page.evaluate(NUMBERED)}
    page.keyboard.press(slots["s-headquarters 1"])
    expect(page.locator("[data-move^=buy]:focus")).to_have_count(1)
    before = told(page)
    page.locator("[data-move=decline]").press("Enter")
    tells_more(page, before)
    page.keyboard.press("u")
    expect(page.locator("[data-die]")).to_have_count(len(resting))
    page.evaluate(PRESSED)  # the die that came back has come to rest
    page.wait_for_function(IN_ORDER)
