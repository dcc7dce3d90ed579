"""A wish that is refused names the reason, and the paragraph that refuses it."""

import re
from pathlib import Path

import pytest

import digsite
from digsite.core.actors import SPECTATOR
from digsite.locales.sentences import event_message, explain, tell
from digsite.locales.texts import can_say, say
from tests.games.artifacts_inc.positions import (
    STACK,
    TITLE,
    Card,
    begun,
    play,
    position,
    refused,
)
from tests.walks import Setting, sample

CODE = Path(__file__).parents[3] / "src" / "digsite" / "games" / "artifacts_inc"


TEXTS = Path(__file__).parents[3] / "src" / "digsite" / "locales" / "en" / "artifacts-inc.ftl"


REASON = re.compile(r'"([a-z]+(?:-[a-z]+)+)"')


ALWAYS = {"game-over", "chance-acts"}  # said by core, for every title


WRITTEN = re.compile(r"^artifacts-inc-cannot-([a-z-]+) =", re.MULTILINE)


NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def test_every_reason_has_a_text_and_every_text_a_reason() -> None:
    code = [path.read_text(encoding="utf-8") for path in CODE.glob("questions/*.py")]
    reasons = {reason for text in code for reason in REASON.findall(text)} | ALWAYS
    assert len(reasons) > 40
    assert reasons == set(WRITTEN.findall(TEXTS.read_text(encoding="utf-8")))


@pytest.mark.played
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_that_is_refused_or_happens_can_be_told(seats: int) -> None:
    setting: Setting = ("artifacts-inc/reconstruction", seats, {})
    for state in sample(setting, seed=seats, every=19):
        for objection in TITLE.objections(state, 0):
            text = explain(TITLE, objection, names=NAMES, viewer=0)
            assert re.fullmatch(r"[^{}$]+ \((§|R)[0-9.]+\)\.", text), text
        for move in state.legal()[:40]:
            event = TITLE.event(state, move, 0)
            assert event_message(TITLE, event) is not None
            text = tell(TITLE, event, names=NAMES, viewer=0)
            assert re.fullmatch(r"[^{}$]+\.", text), text


def test_every_card_and_museum_has_a_name() -> None:
    for move in TITLE.moves:
        for gap in ("card", "museum"):
            name = move.parts().get(gap)
            if name is not None:
                assert can_say("en", TITLE.name, f"{gap}-{str(name).replace('#', '-')}"), name


def test_some_sentences() -> None:
    state = TITLE.new(2)
    turned = TITLE.event(state, TITLE.move("reveal a-jungle-expedition"), 0)
    assert tell(TITLE, turned) == "Turned up: Jungle Expedition."
    assert say("en", TITLE.name, "title", {}) == "Artifacts, Inc."


NUMBERS = [number for number, _ in STACK]


WORKSHOP: list[Card] = [("b-restoration-workshop", 1, "bottom", 0)]


def buying(amount: int, **more: object) -> digsite.State:
    game = position(dice=[2, 5], dollars=[amount], **more)  # type: ignore[arg-type]
    return play(game, "place 2 s-headquarters 1")


@pytest.mark.rule("§2.5")
@pytest.mark.parametrize(
    "wish",
    [
        "place 2 s-desert-expedition 1",
        "place 2 s-canyon-expedition 1",
        "place 2 s-canyon-expedition 2",
    ],
)
def test_a_die_that_does_not_meet_the_requirement(wish: str) -> None:
    assert refused(position(dice=[2, 2]), wish) == "§2.5"


@pytest.mark.rule("§2.5")
def test_a_low_die_on_the_gems() -> None:
    assert refused(position(dice=[3], artifacts=[{"gem": 2}]), "place 3 museum-gems 1") == "§2.5"


@pytest.mark.rule("§2.4")
def test_an_action_that_holds_a_die_already() -> None:
    game = play(position(dice=[5, 5]), "place 5 guide-work 1")
    assert refused(game, "place 5 guide-work 1") == "§2.4"
    game = play(position(dice=[5, 5]), "place 5 s-desert-expedition 1")
    assert refused(game, "place 5 s-desert-expedition 1") == "§2.4"


@pytest.mark.rule("§2.3")
def test_a_face_that_is_not_in_hand() -> None:
    assert refused(position(dice=[5, 5]), "place 6 guide-work 1") == "§2.3"


@pytest.mark.rule("§2.3")
def test_a_card_that_is_not_his() -> None:
    game = position(dice=[2], artifacts=[{"gem": 1}])
    assert refused(game, "place 2 b-docks 1") == "§2.3"


@pytest.mark.rule("§2.6")
def test_an_idle_die() -> None:
    poor = position(dice=[5], dollars=[2], cards=[WORKSHOP])
    assert refused(poor, "place 5 museum-gems 1") == "§2.6"
    assert refused(poor, "place 5 private-collectors 1") == "§2.6"
    assert refused(poor, "place 5 b-restoration-workshop 1") == "§2.6"
    assert refused(poor, "place 5 s-headquarters 1") == "§2.6"


@pytest.mark.rule("§5.3")
def test_a_full_museum() -> None:
    full = {"museum-gems": dict.fromkeys(range(1, 7), 1)}
    game = position(dice=[5], artifacts=[{"gem": 9}], orders=full)
    assert refused(game, "place 5 museum-gems 1") == "§5.3"


@pytest.mark.rule("§5.3")
def test_a_filled_box() -> None:
    game = position(dice=[5], artifacts=[{"gem": 9}], orders={"museum-gems": {2: 1}})
    assert refused(play(game, "place 5 museum-gems 1"), "fill museum-gems 2") == "§5.3"


@pytest.mark.rule("§5.1")
def test_an_order_that_is_too_large_or_of_another_museum() -> None:
    game = position(dice=[5], artifacts=[{"gem": 2, "fossil": 2}])
    play(game, "place 5 museum-gems 1")
    assert refused(game, "fill museum-gems 3") == "§5.1"
    assert refused(game, "fill museum-fossils 1") == "§5.1"


@pytest.mark.rule("§1.4")
def test_a_box_of_the_other_side() -> None:
    game = play(position(dice=[5], artifacts=[{"gem": 9}]), "place 5 museum-gems 1")
    assert refused(game, "fill museum-gems 9") == "§1.4"


@pytest.mark.rule("§3.4")
def test_a_card_that_is_too_dear_or_costs_a_scroll() -> None:
    assert refused(buying(3, visible=["b-docks"]), "buy b-docks") == "§3.4"
    assert refused(buying(9, visible=["b-library"]), "buy b-library") == "§3.4"


@pytest.mark.rule("§3.3")
def test_a_card_that_is_not_for_sale() -> None:
    game = buying(9, visible=["b-docks", "b-airfield", "b-warehouse", "b-base-camp"])
    assert refused(game, "buy b-travel-agency") == "§3.3"


@pytest.mark.rule("§3.6")
def test_upgrades_that_are_impossible() -> None:
    game = buying(5, cards=[[("s-canyon-expedition", 2, "top", 0)]])
    assert refused(game, "upgrade s-canyon-expedition") == "§3.6"
    assert refused(game, "upgrade b-docks") == "§3.6"
    assert refused(game, "upgrade s-adventurers") in ("§3.4", "§3.6")


@pytest.mark.rule("§3.2")
def test_buying_without_a_die_on_buy() -> None:
    game = position(dice=[2], dollars=[20], visible=["b-docks"])
    assert refused(game, "buy b-docks") == "§3.2"
    assert refused(game, "upgrade s-adventurers") == "§3.2"


@pytest.mark.rule("§4.2")
def test_places_that_touch_nothing_or_are_taken() -> None:
    game = play(buying(9, visible=["b-docks"]), "buy b-docks")
    assert refused(game, "lay top 1") == "§4.2"
    assert refused(game, "lay bottom 4") == "§4.2"
    assert refused(game, "lay bottom -1") == "§4.2"


@pytest.mark.rule("§5.4")
def test_selling_what_he_does_not_have_or_nothing_at_all() -> None:
    game = play(position(dice=[5], artifacts=[{"gem": 2}]), "place 5 private-collectors 1")
    assert refused(game, "give scroll") == "§5.4"
    assert refused(game, "enough") == "§5.4"


@pytest.mark.rule("§6.1")
def test_a_dive_that_is_too_deep() -> None:
    game = position(dice=[3, 3], underwater=[[], NUMBERS[:3]])
    assert refused(game, "dive") == "§6.1"
    game = play(position(dice=[3, 4], underwater=[[], NUMBERS[:3]]), "dive")
    assert refused(game, "descend") == "§6.1"


@pytest.mark.rule("§6.2")
def test_a_second_dive() -> None:
    game = play(position(dice=[6, 6]), "dive", "add 6", "descend")
    assert refused(game, "dive") == "§6.2"


@pytest.mark.rule("§6.4")
def test_an_empty_stack() -> None:
    assert refused(position(dice=[6], underwater=[NUMBERS[:6], NUMBERS[6:]]), "dive") == "§6.4"


@pytest.mark.rule("§1.7")
def test_a_starting_card_that_lies_already() -> None:
    game = TITLE.new(2, {})
    while game.record()["step"] == "dealing":
        game.play(game.legal()[0])
    play(game, "roll 6 6", "roll 1 1", "arrange s-headquarters")
    assert refused(game, "arrange s-headquarters") in ("§1.7", "§4.4")


@pytest.mark.rule("§2.8, §4.4")
def test_ending_in_the_middle_of_an_action_and_moving_a_card() -> None:
    game = buying(9, visible=["b-docks"])
    assert refused(game, "end") in ("§2.3", "§3.2")
    assert refused(position(dice=[2]), "arrange s-headquarters") == "§4.4"


@pytest.mark.rule("§2.1")
def test_somebody_who_is_not_at_turn() -> None:
    for seat in (SPECTATOR, 1):
        assert [o.paragraph for o in TITLE.objections(position(dice=[2]), seat)] == ["§2.1"]


@pytest.mark.rule("§7.4")
def test_a_trade_that_is_not_complete_and_an_action_of_the_other_level() -> None:
    game = position(dice=[5], artifacts=[{"gem": 1}], cards=[WORKSHOP])
    assert refused(game, "place 5 s-headquarters 2") == "§3.7"
    play(game, "place 5 b-restoration-workshop 1")
    assert refused(game, "give scroll") == "§7.4"
    assert refused(game, "enough") == "§7.4"


@pytest.mark.rule("§2.3, §6.1")
def test_a_die_for_the_dive_that_is_not_there_or_leads_nowhere() -> None:
    game = play(position(dice=[3, 4], underwater=[[], NUMBERS[:3]]), "dive")
    assert refused(game, "add 6") == "§2.3"
    assert refused(game, "add 4") == "§6.1"


@pytest.mark.rule("§1.5, §1.8, §2.2, §3.8")
def test_while_chance_acts_the_paragraph_is_that_of_what_it_does() -> None:
    dealing = TITLE.new(2, {})
    contest = dealing.clone()
    while contest.record()["step"] == "dealing":
        contest.play(contest.legal()[0])
    game = play(position(dice=[2], dollars=[4], visible=["b-docks"]), "place 2 s-headquarters 1")
    refill = play(game, "buy b-docks", "lay bottom 0")
    for state, paragraph in [
        (begun(2), "§2.2"),
        (dealing, "§1.5"),
        (contest, "§1.8"),
        (refill, "§3.8"),
    ]:
        assert state.actor() == digsite.CHANCE
        for seat in (SPECTATOR, 0, 1):
            assert [o.paragraph for o in TITLE.objections(state, seat)] == [paragraph]


@pytest.mark.rule("§9.1")
def test_when_the_game_is_over() -> None:
    game = play(position(turn=1, reached=True), "end")
    assert [o.paragraph for o in TITLE.objections(game, 0)] == ["§9.1"]
