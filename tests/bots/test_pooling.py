"""Several processes think about one decision: what they tried counts together."""

import digsite
from digsite.bots.levels import level_of
from digsite.bots.pooling import Thought, agreed, pooled, thought_of

SELLS = Thought(["sell", "end"], [("sell", 60, 0.5), ("dig", 40, 0.4)])
DIGS = Thought(["dig"], [("dig", 300, 0.7), ("sell", 20, 0.2)])


def test_what_was_tried_is_counted_together() -> None:
    assert pooled([SELLS, DIGS]) == [("sell", 80, (30.0 + 4.0) / 80), ("dig", 340, 226.0 / 340)]


def test_the_move_that_all_together_like_best_is_played_with_the_plan_of_whoever_has_one() -> None:
    assert agreed([SELLS]) == ["sell", "end"]
    assert agreed([SELLS, DIGS]) == ["dig"]
    nobody = Thought(["sell"], [("sell", 30, 0.5), ("trade", 29, 0.9)])
    assert agreed([nobody, Thought(["sell"], [("trade", 40, 0.9)])]) == ["trade"]


def test_a_player_that_tries_nothing_is_believed() -> None:
    assert agreed([Thought(["end"])]) == ["end"]


def test_a_thought_tells_what_was_tried() -> None:
    title = digsite.title("archaeology")
    state, rng = title.new(2), digsite.Rng(1)
    while state.actor() < 0 or len(state.legal()) == 1:
        state.play(state.draw(rng) if state.actor() < 0 else state.legal()[0])
    player = level_of(title, "novice").player(title, rng)
    thought = thought_of(player, title, title.view(state, state.actor()), state.legal())
    assert thought.moves[0] in {name for name, _, _ in thought.tried}
    assert sum(visits for _, visits, _ in thought.tried) > 0
