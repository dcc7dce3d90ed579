"""From the rulebook: nothing is hidden but the order of the piles, and nothing gets lost."""

import pytest

import digsite
from digsite.core.actors import NOBODY
from tests.games.artifacts_inc.book_positions import (
    CARDS,
    FOR_SALE,
    MUSEUMS,
    STACK,
    VISIBLE,
    Record,
    design,
    game_record,
    position,
    side,
    title,
)
from tests.walks import Setting, sample, seats_and_spectator, step, walk

OPTIONS: list[dict[str, object]] = [{}, {"refill": "end_of_turn"}, {"idle_buy": "yes"}]
SETTINGS: list[Setting] = [
    ("artifacts-inc/reconstruction", seats, options) for seats in (2, 3, 4) for options in OPTIONS
]
each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@pytest.mark.rule("R60")
@each_setting
def test_all_that_a_seat_sees_is_the_same_in_an_imagined_world(setting: Setting) -> None:
    rng = digsite.Rng(11)
    for state in sample(setting, seed=21, every=17):
        for seat in seats_and_spectator(setting[1]):
            view = title().view(state, seat)
            world = title().imagine(view, rng)
            assert world is not state
            assert repr(title().view(world, seat).record()) == repr(view.record())
            # No order of a pile is written anywhere: the world is the state.
            assert world.record() == state.record()


@pytest.mark.rule("R60")
def test_the_order_of_the_piles_is_open_in_every_world() -> None:
    state = position(3)
    nexts = set()
    for seed in range(60):
        world = title().imagine(title().view(state, 1), digsite.Rng(seed))
        rng = digsite.Rng(seed)
        while game_record(world)["step"] != "refilling" and not world.is_over():
            step(world, rng)
        nexts.add(step(world, rng).notation())
    assert len(nexts) > 5


@pytest.mark.rule("R60")
@each_setting
def test_everybody_sees_every_move(setting: Setting) -> None:
    rng = digsite.Rng(3)
    state = title().new(setting[1], setting[2])
    while not state.is_over():
        legal = state.legal()
        move = legal[rng.below(len(legal))]
        events = [title().event(state, move, seat) for seat in seats_and_spectator(setting[1])]
        assert all(event == events[0] for event in events)
        assert (events[0].notation, events[0].hidden) == (move.notation(), False)
        assert events[0].actor == state.actor()
        state.play_key(move.key)


def check_cards(record: Record) -> None:
    owned = [design(card["card"]) for cards in record["cards"] for card in cards]
    laying = [record["subject"]] if record["step"] == "laying" else []
    for name in FOR_SALE:
        total = record["piles"][name] + record["visible"][name]
        assert total + (owned + laying).count(name) == CARDS[name]["copies"], name
    for cards in record["cards"]:
        places = [(card["row"], card["column"]) for card in cards]
        assert len(set(places)) == len(places)
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
    """A cube stays where it is; one order or one dive at a time."""
    for m in range(len(MUSEUMS)):
        for was, now in zip(before["orders"][m], after["orders"][m], strict=True):
            assert was in (NOBODY, now)
    filled = [sum(o != NOBODY for boxes in r["orders"] for o in boxes) for r in (before, after)]
    assert filled[1] - filled[0] in (0, 1)
    assert after["dives"] - before["dives"] in (0, 1)


@pytest.mark.rule("§1.2, §2.2, §3.8, §5.3")
@each_setting
def test_cards_dice_and_orders_are_conserved(setting: Setting) -> None:
    for seed in (31, 32):
        rolled = 0
        before: Record = {}
        for state in walk(setting, seed):
            record = game_record(state)
            check_cards(record)
            if record["step"] != "ended":
                check_rows(record, bool(record["late_refill"]))
            if before and before["step"] == "rolling" and record["step"] == "placing":
                rolled = min(7, symbols(record, record["turn"]))
            if record["step"] in ("placing", "buying", "laying", "ordering", "selling", "diving"):
                dice = sum(record["dice"]) + len(record["placed"]) + sum(record["dive_dice"])
                assert dice == rolled
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


@pytest.mark.parametrize("field", ["dollars", "reputation", "cards", "orders", "dice", "visible"])
def test_a_damaged_record_is_refused(field: str) -> None:
    record = position(2, dice=[1, 2]).record()
    record[field] = 7
    with pytest.raises(ValueError, match=field):
        title().load(record)


def test_a_record_that_claims_another_reputation_is_refused() -> None:
    record = position(2).record()
    record["reputation"] = [1, 0]
    with pytest.raises(ValueError, match="reputation"):
        title().load(record)
