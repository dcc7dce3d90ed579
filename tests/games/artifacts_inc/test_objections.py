"""A wish that is refused names the reason, and the paragraph that refuses it."""

import pytest

import digsite
from digsite.core.actors import SPECTATOR
from digsite.locales.sentences import tell
from digsite.locales.texts import say
from tests.games.artifacts_inc.positions import TITLE, Card, begun, play, position, refused


def test_some_sentences() -> None:
    state = TITLE.new(2)
    turned = TITLE.event(state, TITLE.move("reveal a-jungle-expedition"), 0)
    assert tell(TITLE, turned) == "Turned up: Jungle Expedition."
    assert say("en", TITLE.name, "title", {}) == "Artifacts, Inc."


WORKSHOP: list[Card] = [("b-restoration-workshop", 1, "bottom", 0)]


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
