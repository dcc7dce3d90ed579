"""What holds in every position that play can reach."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite.core.actors import NOBODY
from tests.games.artifacts_inc.positions import (
    CARDS,
    FOR_SALE,
    MUSEUM_NAMES,
    STACK,
    TITLE,
    VISIBLE,
    Record,
    design_of,
    game_record,
    position,
    recounted,
    side,
)
from tests.walks import Setting, play_choices, sample, seats_and_spectator, step, walk

pytestmark = pytest.mark.played

OPTIONS: st.SearchStrategy[dict[str, object]] = st.fixed_dictionaries(
    {},
    optional={
        "refill": st.sampled_from(["immediate", "end_of_turn"]),
        "idle_buy": st.sampled_from(["no", "yes"]),
    },
)


@st.composite
def short_games(draw: st.DrawFn) -> digsite.State:
    state = TITLE.new(draw(st.integers(2, 4)), draw(OPTIONS))
    return play_choices(state, draw(st.lists(st.integers(0, 200), max_size=80)))


@given(short_games())
def test_no_card_is_lost_or_made_by_odd_choices(state: digsite.State) -> None:
    check_cards(game_record(state))
    assert TITLE.load(state.record()) == state


@given(st.integers(2, 4), st.integers(0, 2**32), OPTIONS)
def test_a_game_ends_after_equal_turns_and_reputation_is_always_a_slow_recount(
    seats: int, seed: int, options: dict[str, object]
) -> None:
    state, rng = TITLE.new(seats, options), digsite.Rng(seed)
    ended = [0] * seats
    moves = 0
    while not state.is_over():
        actor = state.actor()
        word = step(state, rng).notation().split()[0]
        moves += 1
        assert moves < 20_000
        if word == "end":
            ended[actor] += 1
        if word in ("lay", "upgrade", "add", "descend"):
            record: Record = state.record()
            slow = recounted(record)
            assert record["reputation"] == slow
            assert not (max(slow) >= 20 and not record["reached"])
    assert len(set(ended)) == 1
    assert max(state.record()["reputation"]) >= 20  # type: ignore[call-overload]


SETTINGS: list[Setting] = [
    ("artifacts-inc/reconstruction", 2, {}),
    ("artifacts-inc/reconstruction", 3, {"refill": "end_of_turn"}),
    ("artifacts-inc/reconstruction", 4, {"idle_buy": "yes"}),
]
each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@pytest.mark.rule("R60")
@each_setting
def test_all_players_know_the_same_and_imagine_the_one_world_there_is(setting: Setting) -> None:
    """Only the order of the piles is hidden, and it is written nowhere."""
    rng = digsite.Rng(11)
    for state in sample(setting, seed=21, every=17):
        views = [TITLE.view(state, seat) for seat in seats_and_spectator(setting[1])]
        for view in views:
            assert {**view.record(), "seat": 0} == {**views[0].record(), "seat": 0}
            assert TITLE.imagine(view, rng) == state


@pytest.mark.rule("R60")
def test_the_order_of_the_piles_is_open_in_every_world() -> None:
    state = position(3)
    nexts = set()
    for seed in range(12):
        world = TITLE.imagine(TITLE.view(state, 1), digsite.Rng(seed))
        rng = digsite.Rng(seed)
        while game_record(world)["step"] != "refilling" and not world.is_over():
            step(world, rng)
        nexts.add(step(world, rng).notation())
    assert len(nexts) > 3


@pytest.mark.rule("R60")
@each_setting
def test_everybody_sees_every_move(setting: Setting) -> None:
    rng = digsite.Rng(3)
    state = TITLE.new(setting[1], setting[2])
    while not state.is_over():
        legal = state.legal()
        move = legal[rng.below(len(legal))]
        events = [TITLE.event(state, move, seat) for seat in seats_and_spectator(setting[1])]
        assert all(event == events[0] for event in events)
        assert (events[0].notation, events[0].hidden) == (move.notation(), False)
        assert events[0].actor == state.actor()
        state.play_key(move.key)


def check_cards(record: Record) -> None:
    owned = [design_of(card["card"]) for cards in record["cards"] for card in cards]
    laying = [record["subject"]] if record["step"] == "laying" else []
    for name in FOR_SALE:
        total = record["piles"][name] + record["visible"][name]
        assert total + (owned + laying).count(name) == CARDS[name]["copies"], name
    for cards in record["cards"]:
        places = {(card["row"], card["column"]) for card in cards}
        assert len(places) == len(cards)
        for row, column in places if len(places) > 3 else ():
            other = "bottom" if row == "top" else "top"
            assert places & {(row, column - 1), (row, column + 1), (other, column)}
    for find in ("pottery", "doubloons", "sunken_city"):
        gone = [kind for _, kind in STACK[: record["dives"]]]
        assert sum(row[find] for row in record["finds"]) == gone.count(find)


def check_rows(record: Record, late: bool) -> None:
    """The rows are full, or their pile is empty, or a gap is about to be filled."""
    gaps = 0
    for pile, size in VISIBLE.items():
        names = [name for name in FOR_SALE if CARDS[name]["type"] == pile]
        seen = sum(record["visible"][name] for name in names)
        rest = sum(record["piles"][name] for name in names)
        assert seen <= size
        gaps += min(size - seen, rest)
    if record["step"] in ("dealing", "refilling"):
        assert gaps > 0
    elif record["step"] == "laying":
        assert late or gaps <= 1
    elif not late or record["step"] in ("rolling", "arranging", "contesting"):
        assert gaps == 0


def symbols(record: Record, seat: int) -> int:
    return sum(
        int(side(card["card"], card["level"]).get("dice", 0)) for card in record["cards"][seat]
    )


def check_orders(before: Record, after: Record) -> None:
    """A cube stays in its box of the side in use; one order or one dive at a time."""
    boxes = 6 if after["seats"] == 2 else 9
    for m in range(len(MUSEUM_NAMES)):
        assert all(owner == NOBODY for owner in after["orders"][m][boxes:])
        for was, now in zip(before["orders"][m], after["orders"][m], strict=True):
            assert was in (NOBODY, now)
    filled = [sum(o != NOBODY for boxes in r["orders"] for o in boxes) for r in (before, after)]
    assert filled[1] - filled[0] in (0, 1)
    assert after["dives"] - before["dives"] in (0, 1)


@pytest.mark.rule("§1.2, §2.2, §3.8, §5.3")
@each_setting
def test_cards_dice_and_orders_are_conserved(setting: Setting) -> None:
    rolled = 0
    before: Record = {}
    for state in walk(setting, 31):
        record = game_record(state)
        check_cards(record)
        if record["step"] != "ended":
            check_rows(record, bool(record["late_refill"]))
        if before and before["step"] == "rolling" and record["step"] == "placing":
            rolled = min(7, symbols(record, record["turn"]))
        dice = sum(record["dice"]) + len(record["placed"]) + sum(record["dive_dice"])
        if record["step"] in ("placing", "buying", "laying", "ordering", "selling", "diving"):
            assert dice == rolled <= 7
        elif record["step"] in ("dealing", "contesting", "arranging", "rolling", "ended"):
            assert dice == 0
        assert min(record["dollars"]) >= 0
        assert all(count >= 0 for row in record["artifacts"] for count in row.values())
        if before:
            check_orders(before, record)
        before = record


@each_setting
def test_cards_once_laid_never_move_and_never_go_back(setting: Setting) -> None:
    before: list[dict[str, tuple[int, str, int]]] = [{} for _ in range(setting[1])]
    for state in walk(setting, 33):
        for seat, cards in enumerate(game_record(state)["cards"]):
            now = {c["card"]: (c["level"], c["row"], c["column"]) for c in cards}
            for name, (level, row, column) in before[seat].items():
                assert now[name][1:] == (row, column)
                assert now[name][0] >= level
            before[seat] = now
