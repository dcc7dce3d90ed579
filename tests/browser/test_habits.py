"""Hands and habits: hasty presses, forced steps, turns ended too early, keys, lists, options."""

import re

from playwright.sync_api import Page, expect

import digsite
from digsite.play import matchfile
from digsite.play.match import Match
from tests.browser.people import NAMES, People, bots, close, my_turn, persons
from tests.browser.positions import file_of, named, opened


def placing(people: People, habits: bool = False) -> Page:
    """Artifacts, Inc. early, with dice to place."""
    file = file_of(named("artifacts-inc", "early"))
    page = people.sit(people.post("/api/files", {"file": file}), habits=habits)
    my_turn(page)
    return page


def test_ending_a_turn_with_usable_dice_asks_once_and_a_double_press_does_not_answer(
    people: People,
) -> None:
    page = placing(people, habits=True)
    expect(page.locator("[data-curtain]")).to_have_count(0)  # nothing is hidden in this game
    before = people.seen(page)["ply"]
    end = page.locator('[data-move="end"]')
    end.dblclick()
    confirm = page.locator('[data-act="commit"]')
    expect(confirm).to_be_visible()
    assert people.seen(page)["ply"] == before
    page.locator('[data-act="back"]').press("Enter")
    expect(end).to_be_visible()
    page.keyboard.press("e")
    expect(confirm).to_be_visible()
    page.keyboard.press("e")
    expect(page.locator("[data-told='%s']" % (before - 1))).to_have_count(0)


def test_what_appears_under_a_hasty_pointer_takes_no_press(people: People) -> None:
    page = placing(people, habits=True)
    page.evaluate(
        """() => {
          const place = document.createElement('div');
          place.style = 'position:fixed;left:40px;top:200px;z-index:99';
          window.pressed = [];
          const button = (name) => {
            const one = document.createElement('button');
            one.style = 'width:120px;height:60px';
            one.onclick = () => { window.pressed.push(name); place.replaceChildren(next(name)); };
            return one;
          };
          const next = (name) => button(name === 'harmless' ? 'destructive' : 'later');
          place.append(button('harmless'));
          document.body.append(place);
        }"""
    )
    page.mouse.dblclick(100, 230)
    assert page.evaluate("window.pressed") == ["harmless"]
    page.wait_for_function("() => (window.since ??= performance.now()) + 450 < performance.now()")
    page.mouse.click(100, 230)
    assert page.evaluate("window.pressed") == ["harmless", "destructive"]


def before_forced_step() -> tuple[Match, str]:
    """A game of Artifact in which somebody can do something that leaves one answer to them."""
    match, rng = Match(digsite.title("artifact"), 3, {"start": "quick"}, NAMES[:3]), digsite.Rng(2)
    while True:
        match.deal(rng)
        for move in match.state.legal():
            after = match.state.clone()
            after.play(move)
            rest = [one.notation() for one in after.legal()]
            if after.actor() == match.actor and len(rest) == 1 and rest[0] not in ("done", "pass"):
                return match, move.notation()
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])


def test_steps_with_one_answer_play_themselves(people: People) -> None:
    match, notation = before_forced_step()
    page = people.sit(people.post("/api/files", {"file": matchfile.written(match)}), habits=True)
    page.locator("[data-curtain] .big").click()
    my_turn(page)
    page.keyboard.press("m")
    page.locator(f'dialog [data-listed="{notation}"]').click()
    after_both = match.ply + 2
    path = f"/api/tables/{page.url.split('/')[-1]}/view"
    page.wait_for_function(
        """([path, ply]) => fetch(path).then((answer) => answer.json())
          .then((told) => told.ply >= ply)""",
        arg=[path, after_both],
    )


def before_ordered_loss() -> Match:
    """A sandstorm whose first card the rules leave no choice about, and the hand does."""
    for seed in range(1000):
        match, rng = Match(digsite.title("archaeology"), 3, names=NAMES[:3]), digsite.Rng(seed)
        while True:
            match.deal(rng)
            if match.is_over:
                break
            legal = match.state.legal()
            if legal[0].parts()["do"] == "discard" and len(legal) == 1:
                hand = digsite.title("archaeology").view(match.state, match.actor).record()["hand"]
                if isinstance(hand, dict) and sum(1 for cards in hand.values() if cards) > 1:
                    return match
            match.play(next((one for one in legal if one.notation() == "end"), legal[0]))
    raise AssertionError("no such sandstorm")


def test_a_part_is_not_forced_by_the_order_in_which_parts_are_named(people: People) -> None:
    match = before_ordered_loss()
    made = people.post("/api/files", {"file": matchfile.written(match)})
    with_forced = people.sit(made, [match.actor], habits=True)
    losses = with_forced.locator(".hand [data-move^='discard '][aria-disabled=false]:visible")
    expect(losses.nth(1)).to_be_visible()
    losses.last.click()  # a card of another kind than the rules ask for first
    expect(with_forced.locator(".storm [data-act^='unpick ']")).to_be_visible()
    assert people.seen(with_forced)["ply"] == match.ply


def test_the_list_of_moves_finds_words_in_any_order_and_has_no_twins(people: People) -> None:
    page = placing(people)
    page.keyboard.press("m")
    listed = page.locator("dialog [data-listed]")
    listed.first.wait_for()
    texts = listed.all_inner_texts()
    assert len(texts) == len(set(texts))
    first = re.findall(r"\w+", texts[0])
    page.get_by_label("Search the moves").fill(f"{first[-1]} {first[0]}")
    expect(listed.first).to_be_visible()
    close(page)


def test_the_decision_is_a_few_tabs_away_and_digits_choose(people: People) -> None:
    page = placing(people)
    page.locator(".skip").focus()  # the first thing on the page
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.matches('[data-die]')")
    dice = page.locator("[data-die]")
    before = dice.count()
    page.keyboard.press("1")
    expect(page.locator("[data-die][aria-pressed=true]").first).to_be_visible()
    page.keyboard.press("1")
    expect(dice).to_have_count(before - 1)
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text("end my turn")
    close(page)


def test_escape_closes_a_sheet_and_leaves_what_is_in_hand(people: People) -> None:
    page = placing(people)
    in_hand = page.locator("[data-die][aria-pressed=true]")
    page.keyboard.press("1")
    page.keyboard.press("1")
    expect(in_hand.first).to_be_visible()
    page.keyboard.press("w")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(in_hand.first).to_be_visible()
    page.keyboard.press("i")
    expect(page.locator(".prompt")).to_have_text("There is nothing more to say about this.")
    page.keyboard.press("Escape")
    expect(in_hand).to_have_count(0)


def test_more_than_nine_choices_are_shown_in_turn(people: People) -> None:
    page = opened(people, named("archaeology", "middle"))
    my_turn(page)
    badges = page.locator("[data-digits] kbd")
    page.keyboard.press("0")
    expect(badges.last).to_contain_text("1–9 of ")
    shown = badges.count()
    page.keyboard.press("0")
    expect(badges.last).to_contain_text("10–")
    assert badges.count() < shown
    page.keyboard.press("0")
    expect(badges.last).to_contain_text("1–9 of ")
    words = page.evaluate(
        """() => [...document.querySelectorAll('[data-digits] kbd')].filter((badge) => {
          const box = badge.getBoundingClientRect();
          const at = document.caretRangeFromPoint(box.left + box.width / 2, box.top + 9);
          const node = at?.startContainer;
          if (node?.nodeType !== Node.TEXT_NODE || node.parentElement === badge) return false;
          const range = document.createRange();
          range.selectNodeContents(node);
          const found = range.getBoundingClientRect();
          return found.top + 4 < box.bottom && box.top + 4 < found.bottom
            && found.left + 2 < box.right && box.left + 2 < found.right;
        }).map((badge) => badge.textContent)"""
    )
    assert [one for one in words if len(one) == 1] == []


def test_options_that_do_not_apply_are_not_shown_and_the_numbers_are_explained(
    people: People,
) -> None:
    page = people.come("/new/artifact")
    page.get_by_role("radio", name="3", exact=True).check()
    expect(page.locator("[data-option=left_out]")).to_be_visible()
    expect(page.locator("[data-option=fragments]")).to_have_count(0)
    expect(page.locator("[data-option=memory]")).to_be_visible()
    page.get_by_role("radio", name="4", exact=True).check()
    expect(page.locator("[data-option=left_out]")).to_have_count(0)
    page.get_by_role("checkbox", name="I: Research").check()
    expect(page.locator("[data-option=fragments]")).to_be_visible()
    expect(page.get_by_label("Show this table in the lobby")).not_to_be_checked()
    expect(page.locator("[data-numbers=ours]")).to_be_visible()
    page.get_by_role("button", name="Rules", exact=True).click()
    sheet = page.locator("dialog")
    expect(sheet.locator("[data-turn-goes] li")).to_have_count(3)
    expect(sheet.locator('[data-paragraph="R2"]')).to_be_visible()
    expect(sheet.locator('[data-paragraph="§5.5"] [data-filled]')).to_contain_text("6")
    assert "**" not in sheet.inner_text()


def test_the_seat_of_a_bot_tells_its_level(people: People) -> None:
    page = people.sit(people.table("archaeology", [*persons(1), *bots(1)]))
    my_turn(page)
    expect(page.locator("[data-level=random]").first).to_have_text("random")


def test_without_the_memory_aid_the_page_forgets(people: People) -> None:
    made = people.table("artifact", persons(3), options={"memory": "none", "start": "quick"})
    page = people.sit(made, [0])
    expect(page.locator("[data-frame]")).to_be_visible()
    expect(page.locator("[data-place=player-1]").first).to_contain_text("?")
    expect(page.locator("[data-place=player-0]").first).not_to_contain_text("?")
