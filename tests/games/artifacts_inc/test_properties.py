"""What holds in every position that play can reach."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite.core.actors import NOBODY, SPECTATOR
from tests.games.artifacts_inc.positions import EDITION, TITLE
from tests.walks import Setting, reach, step

Record = dict[str, Any]
OPTIONS: st.SearchStrategy[dict[str, object]] = st.fixed_dictionaries(
    {},
    optional={
        "refill": st.sampled_from(["immediate", "end_of_turn"]),
        "idle_buy": st.sampled_from(["no", "yes"]),
    },
)


@st.composite
def positions(draw: st.DrawFn) -> digsite.State:
    """A position of a game for two, three or four, after a number of random moves."""
    setting: Setting = ("artifacts-inc/reconstruction", draw(st.integers(2, 4)), draw(OPTIONS))
    return reach(setting, draw(st.integers(0, 2**32)), draw(st.integers(0, 900)))


@st.composite
def short_games(draw: st.DrawFn) -> digsite.State:
    """A position reached by choices that shrink well."""
    state = TITLE.new(draw(st.integers(2, 4)), draw(OPTIONS))
    for choice in draw(st.lists(st.integers(0, 200), max_size=80)):
        legal = state.legal()
        if not legal:
            break
        state.play(legal[choice % len(legal)])
    return state


def cards_conserved(record: Record) -> None:
    """Every bought card left its pile or row; starting cards are the players' own."""
    for design in EDITION.designs[4:]:
        lying = record["piles"][design.name] + record["visible"][design.name]
        owned = sum(
            1
            for row in record["cards"]
            for card in row
            if card["card"].split("#")[0] == design.name
        )
        paid = record["step"] == "laying" and record["subject"] == design.name
        assert lying + owned + paid == design.copies
    finds = [sum(row[find] for row in record["finds"]) for find in record["finds"][0]]
    taken = list(EDITION.dive_finds[: record["dives"]])
    assert finds == [taken.count(find) for find in range(3)]


@given(positions())
def test_no_card_is_lost_or_made(state: digsite.State) -> None:
    cards_conserved(state.record())


@given(short_games())
def test_no_card_is_lost_or_made_by_odd_choices(state: digsite.State) -> None:
    cards_conserved(state.record())
    assert TITLE.load(state.record()) == state


@given(positions())
def test_cubes_of_orders_stay_and_lie_on_boxes_of_the_side_in_use(state: digsite.State) -> None:
    record: Record = state.record()
    boxes = 6 if record["seats"] == 2 else 9
    for museum in record["orders"]:
        assert all(owner == NOBODY for owner in museum[boxes:])
    before = record["orders"]
    rng = digsite.Rng(4)
    for _ in range(20):
        if state.is_over():
            break
        step(state, rng)
    now: list[list[int]] = state.record()["orders"]  # type: ignore[assignment]
    for old, new in zip(before, now, strict=True):
        assert all(owner in (NOBODY, later) for owner, later in zip(old, new, strict=True))


@given(positions())
def test_dice_are_in_hand_on_a_card_or_on_dive(state: digsite.State) -> None:
    """All dice rolled this turn are somewhere, and never more than the seven of the box."""
    record: Record = state.record()
    rolled = sum(record["dice"]) + len(record["placed"]) + sum(record["dive_dice"])
    assert rolled <= 7
    if record["step"] in ("dealing", "contesting", "arranging", "rolling", "ended"):
        assert rolled == 0
    elif record["step"] == "placing":
        before = rolled
        legal = state.legal()
        state.play(legal[0])
        after: Record = state.record()
        now = sum(after["dice"]) + len(after["placed"]) + sum(after["dive_dice"])
        assert now == (0 if legal[0].notation() == "end" else before)


@given(positions())
def test_dollars_and_artifacts_are_never_negative(state: digsite.State) -> None:
    record: Record = state.record()
    assert min(record["dollars"]) >= 0
    assert all(count >= 0 for row in record["artifacts"] for count in row.values())


def slow_reputation(record: Record, seat: int) -> int:
    """From the record alone: icons, then each bonus by looking at every other card."""
    cards = record["cards"][seat]
    names = {card["card"]: card["card"].split("#")[0] for card in cards}
    printed = {design.name: design for design in EDITION.designs}
    total = int(sum(record["finds"][seat].values()))
    for card in cards:
        side = printed[names[card["card"]]].sides[card["level"] - 1]
        total += int(side.reputation)
        near = [
            printed[names[other["card"]]]
            for other in cards
            if (other["row"] == card["row"]) == (other["column"] != card["column"])
            and abs(other["column"] - card["column"]) <= 1
            and other is not card
        ]
        for bonus in side.bonuses:
            if bonus.what == 0:
                hits = [d for d in near if bonus.card == d.called or d.kind == bonus.kind]
                total += int(bonus.amount) * min(len(hits), int(bonus.most))
            elif bonus.what == 1:
                total += int(bonus.amount) * int(list(record["finds"][seat].values())[bonus.find])
    return total


@given(st.integers(2, 4), st.integers(0, 2**32))
def test_reputation_is_a_slow_recount_after_each_move(seats: int, seed: int) -> None:
    state, rng = TITLE.new(seats), digsite.Rng(seed)
    moves = 0
    while not state.is_over():
        move = step(state, rng)
        moves += 1
        assert moves < 20_000
        if move.notation().split()[0] in ("lay", "upgrade", "add", "descend", "end"):
            record: Record = state.record()
            slow = [slow_reputation(record, seat) for seat in range(seats)]
            assert record["reputation"] == slow
            assert not (max(slow) >= 20 and not record["reached"])


@given(positions())
def test_cards_lie_on_different_places_each_touching_another(state: digsite.State) -> None:
    record: Record = state.record()
    for row in record["cards"]:
        places = [(card["row"], card["column"]) for card in row]
        assert len(places) == len(set(places))
        if len(places) < 4:
            continue
        for name, column in places:
            other = "bottom" if name == "top" else "top"
            near = {(name, column - 1), (name, column + 1), (other, column)}
            assert near & set(places)


@given(positions())
def test_every_decision_is_legal_or_has_exactly_one_objection(state: digsite.State) -> None:
    actor = state.actor()
    if actor < 0:
        return
    legal = [move.notation() for move in state.legal()]
    refused = [objection.what for objection in TITLE.objections(state, actor)]
    every = [move.notation() for move in TITLE.moves[: TITLE.decision_count]]
    assert sorted(legal + refused) == sorted(every)


@given(positions())
def test_all_players_know_the_same(state: digsite.State) -> None:
    """Only the order of the piles is hidden, and no view has it."""
    seats = len(state.scores())
    views = [TITLE.view(state, seat).record() for seat in (SPECTATOR, *range(seats))]
    for view in views:
        view.pop("seat")
        assert view == views[0]


@given(st.integers(2, 4), st.integers(0, 2**32), OPTIONS)
def test_every_game_ends_after_equal_turns(
    seats: int, seed: int, options: dict[str, object]
) -> None:
    state, rng = TITLE.new(seats, options), digsite.Rng(seed)
    ended = [0] * seats
    moves = 0
    while not state.is_over():
        actor = state.actor()
        if step(state, rng).notation() == "end":
            ended[actor] += 1
        moves += 1
        assert moves < 20_000
    assert len(set(ended)) == 1
    assert max(state.record()["reputation"]) >= 20  # type: ignore[call-overload]
