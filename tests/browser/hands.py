"""Somebody who plays by pressing what the board offers, whichever board it is.

A board that is not busy stays as it is until it is pressed: so it is looked at and pressed only
then, and no luck, load or speed of the machine can come between the two.
"""

import random
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.people import Record

SETTLED = """() => {
  if (document.querySelector('dialog .places')) return 'over';
  const board = document.querySelector('.board');
  const mine = document.querySelector('[data-turn].mine') !== null;
  return board !== null && board.ariaBusy !== 'true' && mine ? 'mine' : '';
}"""
OFFERED = """() => {
  const marks = ['move', 'act', 'die', 'slot', 'pick'].map((mark) => `[data-${mark}]`).join();
  const open = (node) => !node.disabled && node.ariaDisabled !== 'true' && node.checkVisibility()
    && node.getBoundingClientRect().width > 0;
  window.offered = [...document.querySelectorAll(`.board :is(${marks})`)].filter(open);
  const on = (node) => [node.ariaPressed, node.ariaSelected, node.ariaCurrent].includes('true');
  return window.offered.map((node) => ({ ...node.dataset, on: on(node) }));
}"""
AIM = """(number) => {
  const node = window.offered[number];
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = node.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  window.changed = false;
  window.observer ??= new MutationObserver(() => { window.changed = true; });
  window.observer.observe(document.body,
    { subtree: true, childList: true, attributes: true, characterData: true });
  return { x, y, covered: node.contains(hit) ? '' : (hit?.outerHTML.slice(0, 200) ?? 'nothing') };
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SIZED = "size => innerWidth === size[0] && innerHeight === size[1]"
Offer = Record
PRESSES = 1500


def resized(page: Page, size: tuple[int, int]) -> Page:
    """The page in a window of this size, drawn anew with all of its fonts."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(SIZED, arg=size)
    page.evaluate(DRAWN)
    page.evaluate("document.fonts.ready.then(() => true)")  # some only this size may need
    page.evaluate(DRAWN)
    return page


def word(offer: Offer) -> str:
    """The sort of thing that is offered: `sell`, `commit`, `die`."""
    if "move" in offer:
        return str(offer["move"]).split(" ")[0]
    if "act" in offer:
        return str(offer["act"]).split(" ")[0]
    return next(mark for mark in ("die", "slot", "pick") if mark in offer)


def settle(page: Page) -> bool:
    """Wait until there is something to decide; false once the game is over."""
    return str(page.wait_for_function(SETTLED).json_value()) == "mine"


def offers(page: Page) -> list[Offer]:
    """Everything on a settled board that can be pressed."""
    found: list[Offer] = page.evaluate(OFFERED)
    return found


def press(page: Page, number: int) -> None:
    """Press one of the offers; nothing may lie over it, and it must do something."""
    aim = page.evaluate(AIM, number)
    assert not aim["covered"], aim
    page.mouse.click(aim["x"], aim["y"])
    page.wait_for_function("() => window.changed")


def press_word(page: Page, wanted: str, luck: random.Random | None = None) -> None:
    """Press the first thing of a sort, or any one of them."""
    settle(page)
    found = [number for number, one in enumerate(offers(page)) if word(one) == wanted]
    assert found, f"nothing offers {wanted}"
    press(page, luck.choice(found) if luck else found[0])


def play_on(
    page: Page,
    luck: random.Random,
    liking: Callable[[Offer, list[Offer]], float],
    until: Callable[[list[Offer]], bool] = lambda offered: False,
) -> Counter[str]:
    """Press what is liked until that is offered or the game is over; the sorts pressed."""
    pressed: Counter[str] = Counter()
    for _ in range(PRESSES):
        if not settle(page):
            return pressed
        offered = offers(page)
        if until(offered):
            return pressed
        chosen = luck.choices(range(len(offered)), [liking(one, offered) for one in offered])[0]
        press(page, chosen)
        pressed[word(offered[chosen])] += 1
    raise AssertionError(f"no end after {PRESSES} presses: {pressed}; now there are {offered}")
