"""Records from outside that no game can have led to."""

from typing import Any

import pytest

import digsite
from tests.walks import reach

TITLE = digsite.title("archaeology")


def test_sold_sets_must_be_lists() -> None:
    record = reach(("archaeology", 2, {}), 1, 100).record()
    with pytest.raises(ValueError, match="not a list of sets"):
        TITLE.load({**record, "sets": [3, 4]})


def test_a_view_of_a_trade_that_nobody_could_have_begun_is_refused() -> None:
    """Somebody has laid a shard down for a mask, though nothing is left to lay beside it (R11)."""
    record: dict[str, Any] = TITLE.new(2).record()
    state = TITLE.load(record)
    for notation in ["deal shard", "deal coin"] * 4 + ["deal mask"] * 4 + ["deal shard"]:
        state.play(TITLE.move(notation))
    for notation in ("start 0", "dig shard", "offer shard"):
        state.play(TITLE.move(notation))
    view: dict[str, Any] = TITLE.view(state, 1).record()
    shards = dict.fromkeys(view["hand"], 0) | {"shard": 3, "no_map": 0}
    view["known"] = [{**shards, "shard": 2}, view["known"][1]]
    view["public"] = view["known"]
    view["sizes"] = [2, 4]
    view["market"]["shard"] += 2
    with pytest.raises(ValueError, match="nobody could have come to this question"):
        TITLE.imagine(TITLE.read_view(view), digsite.Rng(1))
