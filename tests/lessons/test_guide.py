"""The guide has words for whatever may be asked in a game."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import digsite
from digsite.editions import shelf
from digsite.locales.texts import FOLDER, can_say

OPTIONS: dict[str, dict[str, object]] = {
    "archaeology": {},
    "artifact": {"expansions": ["research", "cities"]},
    "artifacts-inc": {},
}


def sorts(title: str) -> set[str]:
    """The sorts of decision that a title knows."""
    game = digsite.title(title)
    return {str(move.parts()["do"]) for move in game.moves[: game.decision_count]}


def asked(title: str) -> set[str]:
    """The questions that seats were asked in a few random games."""
    game, found = digsite.title(title), set()
    for seed in range(3):
        state, rng = game.new(game.seats.start, OPTIONS[title]), digsite.Rng(seed)
        while not state.is_over():
            if state.actor() >= 0:
                found.add(str(game.view(state, state.actor()).record()["step"]))
            legal = state.legal()
            state.play(state.draw(rng) if state.actor() < 0 else legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("title", shelf.titles())
def test_every_question_of_a_game_is_explained(title: str) -> None:
    assert can_say("en", title, "guide-aim")
    assert {step for step in asked(title) if not can_say("en", title, f"guide-{step}")} == set()


@pytest.mark.parametrize("title", shelf.titles())
def test_every_sort_of_decision_is_named_with_price_and_effect(title: str) -> None:
    for sort in sorts(title):
        kinds = [kind for kind in ("can", "answer") if can_say("en", title, f"{kind}-{sort}")]
        assert len(kinds) == 1, sort
        assert can_say("en", title, f"{kinds[0]}-{sort}-how"), sort


@pytest.mark.parametrize("title", shelf.titles())
def test_no_text_about_decisions_is_idle(title: str) -> None:
    body = FluentParser().parse((FOLDER / "en" / "guide.ftl").read_text(encoding="utf-8")).body
    names = {entry.id.name for entry in body if isinstance(entry, Message)}
    for kind in ("can", "answer", "guide-first"):
        prefix = f"{title}-{kind}-"
        told = {
            name.removeprefix(prefix).removesuffix("-how")
            for name in names
            if name.startswith(prefix)
        }
        assert told <= sorts(title), kind
