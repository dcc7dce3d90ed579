"""Chapter 6: actions, and trading at the marketplace."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from digsite import CHANCE, SPECTATOR, Rng, State
from tests.games.archaeology.positions import (
    BOX,
    KINDS,
    TRADING,
    hand,
    is_legal,
    legal,
    market,
    objection,
    play,
    position,
    record,
    trade,
)

Bundle = tuple[int, ...]
Swap = tuple[Bundle, Bundle]


def bundles(cards: dict[str, int], barred: set[str]) -> list[Bundle]:
    """Each way to pick at least one of the cards, no barred kind among them."""
    most = [0 if kind in barred else cards.get(kind, 0) for kind in KINDS]
    return [picked for picked in product(*[range(n + 1) for n in most]) if any(picked)]


def value(picked: Bundle) -> int:
    return sum(TRADING[kind] * n for kind, n in zip(KINDS, picked, strict=True))


def swaps_by_the_rules(game: State, offered: set[str], taken: set[str]) -> list[Swap]:
    """Every trade that §6.2, R11, R12 and R13 allow, counted without asking the engine."""
    return sorted(
        (laid, got)
        for laid in bundles(hand(game, 0), taken)
        for got in bundles(market(game), offered)
        if value(laid) >= value(got) and not any(a and b for a, b in zip(laid, got, strict=True))
    )


def swaps_by_the_engine(game: State) -> list[Swap]:
    """Every trade that can be played as the next action, with repetitions if there are any."""
    found: list[Swap] = []

    def follow(now: State, laid: Bundle, got: Bundle) -> None:
        assert now.actor() == 0
        if record(now)["step"] == "acting":
            found.append((laid, got))
            return
        moves = now.legal()
        assert moves
        for move in moves:
            after = now.clone()
            after.play(move)
            follow(after, *counted(laid, got, move.notation()))

    for move in game.legal():
        if move.notation().startswith("offer"):
            after = game.clone()
            after.play(move)
            nothing = (0,) * len(KINDS)
            follow(after, *counted(nothing, nothing, move.notation()))
    return sorted(found)


def counted(laid: Bundle, got: Bundle, notation: str) -> Swap:
    word, _, kind = notation.partition(" ")
    one = tuple(int(kind == name) for name in KINDS)
    more = tuple(a + b for a, b in zip(laid if word == "offer" else got, one, strict=True))
    if word == "offer":
        return more, got
    return (laid, more) if word == "take" else (laid, got)


@pytest.mark.rule("§6.2")
def test_the_example_of_the_rules() -> None:
    """2 parchment scraps and 1 coin, worth 4, for a talisman and a pot shard, also worth 4."""
    game = position([{"parchment": 2, "coin": 1}, {}], {"talisman": 1, "shard": 1, "mask": 1})
    trade(game, ["parchment", "parchment", "coin"], ["talisman", "shard"])
    assert hand(game, 0) == {"talisman": 1, "shard": 1}
    assert market(game) == {"parchment": 2, "coin": 1, "mask": 1}
    assert (game.actor(), record(game)["step"]) == (0, "acting")


@pytest.mark.rule("§6.1", "§9.1")
def test_you_may_do_nothing() -> None:
    game = position([{"coin": 2, "map": 1}, {"coin": 1}], {"cup": 1})
    play(game, "end")
    assert (game.actor(), record(game)["turn"]) == (CHANCE, 1)


@pytest.mark.rule("§6.1")
def test_actions_come_in_any_order_and_as_often_as_one_likes() -> None:
    game = position([{"coin": 4, "map": 3}, {}], {"cup": 2, "shard": 2})
    play(game, "sell 1 coin")
    trade(game, ["coin"], ["cup"])
    play(game, "explore small", "find mask", "find mask", "find mask")
    play(game, "sell 2 mask", "explore medium", *["find shard"] * 5)
    trade(game, ["coin"], ["cup"])
    play(game, "sell 2 cup", "sell 1 coin")
    assert game.scores()[0] == 2 + 12 + 15 + 2
    assert game.actor() == 0
    assert is_legal(game, "end")


@pytest.mark.rule("§6.2")
def test_what_is_too_dear_is_refused_by_its_paragraph() -> None:
    game = position([{"coin": 2}, {}], {"mask": 1, "shard": 3})
    play(game, "offer coin")
    assert objection(game, 0, "take mask") == "§6.2"
    assert objection(game, 0, "take cup") == "§6.2"
    assert objection(game, 0, "offer cup") == "§6.2"
    play(game, "offer coin")
    assert is_legal(game, "take mask")


@pytest.mark.rule("§6.2", "R11", "R12", "R13")
@pytest.mark.parametrize(
    ("cards", "goods"),
    [
        ({"shard": 2, "coin": 1}, {"parchment": 2, "talisman": 1}),
        ({"shard": 1, "parchment": 1, "coin": 1, "mask": 1}, {"shard": 1, "cup": 2, "map": 1}),
        ({"map": 2}, {"talisman": 2, "mask": 1, "shard": 1}),
        ({"shard": 3}, {"mask": 1}),
        ({"shard": 4}, {"mask": 1}),
        ({"shard": 1, "mask": 1}, {"mask": 2, "coin": 1}),
        ({"coin": 2, "cup": 2}, {"coin": 2, "cup": 2}),
        ({"parchment": 2}, {"parchment": 3}),
        ({"mask": 2}, {"shard": 3, "parchment": 3, "coin": 1}),
        ({"talisman": 1}, {}),
        ({}, {"talisman": 1}),
    ],
)
def test_every_trade_of_the_rules_can_be_made_in_exactly_one_way(
    cards: dict[str, int], goods: dict[str, int]
) -> None:
    game = position([cards, {}], goods)
    assert swaps_by_the_engine(game) == swaps_by_the_rules(game, set(), set())


few = st.dictionaries(st.sampled_from(KINDS), st.integers(1, 2), max_size=3)


@pytest.mark.rule("§6.2", "R13")
@given(few, few, st.integers(0, 10**9))
def test_a_second_trade_is_free_but_for_the_kinds_of_the_first(
    cards: dict[str, int], goods: dict[str, int], choice: int
) -> None:
    game = position([cards, {}], goods)
    first = swaps_by_the_rules(game, set(), set())
    assert swaps_by_the_engine(game) == first
    if not first:
        return
    laid, got = first[choice % len(first)]
    trade(game, list(spread(laid)), list(spread(got)))
    offered, taken = set(spread(laid)), set(spread(got))
    assert swaps_by_the_engine(game) == swaps_by_the_rules(game, offered, taken)


def spread(picked: Bundle) -> list[str]:
    return [kind for kind, n in zip(KINDS, picked, strict=True) for _ in range(n)]


@pytest.mark.rule("§6.2", "R26", "R29")
def test_everybody_sees_what_is_traded() -> None:
    game = position([{"coin": 2}, {}], {"cup": 1, "shard": 2})
    for notation in ("offer coin", "take shard", "close"):
        for seat in (0, 1, SPECTATOR):
            event = BOX.event(game, BOX.move(notation), seat)
            assert (event.notation, event.hidden, event.actor) == (notation, False, 0)
        play(game, notation)


@pytest.mark.rule("§6.2")
def test_an_open_trade_must_be_finished_first() -> None:
    game = position([{"coin": 2, "map": 1}, {}], {"cup": 1, "shard": 2})
    play(game, "offer coin")
    assert not legal(game, "end", "sell", "explore")
    for wish in ("end", "sell 1 coin", "explore small"):
        assert objection(game, 0, wish) == "§6.2"
    play(game, "take shard")
    assert not legal(game, "end", "sell", "explore")


@pytest.mark.rule("§6.3", "R14")
def test_a_surplus_is_lost_and_not_kept_for_the_next_trade() -> None:
    game = position([{"mask": 1, "shard": 1}, {}], {"coin": 1, "talisman": 1, "cup": 1})
    trade(game, ["mask"], ["coin"])
    assert record(game)["balance"] == 0
    assert not legal(game, "offer", "take")
    assert hand(game, 0) == {"coin": 1, "shard": 1}


@pytest.mark.rule("§6.3")
def test_you_may_take_less_than_you_could() -> None:
    game = position([{"mask": 1}, {}], {"shard": 4})
    play(game, "offer mask", "take shard", "close")
    assert hand(game, 0) == {"shard": 1}
    assert market(game) == {"shard": 3, "mask": 1}


@pytest.mark.rule("§6.4", "R13")
def test_several_trades_can_follow_each_other() -> None:
    game = position([{"coin": 3}, {}], {"cup": 2, "shard": 2})
    trade(game, ["coin"], ["cup"])
    trade(game, ["coin"], ["shard", "shard"])
    trade(game, ["coin"], ["cup"])
    assert hand(game, 0) == {"cup": 2, "shard": 2}
    assert market(game) == {"coin": 3}


@pytest.mark.rule("§6.5")
def test_the_marketplace_may_hold_any_number_of_cards() -> None:
    goods = {"shard": 17, "parchment": 16, "coin": 9}
    game = position([{"shard": 1, "mask": 1}, {}], goods)
    trade(game, ["mask"], ["coin"])
    trade(game, ["shard"], ["parchment"])
    assert market(game) == {"shard": 18, "parchment": 15, "coin": 8, "mask": 1}


@pytest.mark.rule("§6.5")
def test_an_empty_marketplace_offers_no_trade() -> None:
    game = position([{"mask": 1, "shard": 3}, {}], {})
    assert not legal(game, "offer")
    assert objection(game, 0, "take shard") == "§6.2"


@pytest.mark.rule("R2")
def test_maps_are_traded_both_ways_at_three() -> None:
    game = position([{"map": 1}, {}], {"talisman": 1, "mask": 1})
    trade(game, ["map"], ["talisman"])
    assert market(game) == {"map": 1, "mask": 1}
    assert record(game)["spent_maps"] == 0
    game = position([{"coin": 1, "shard": 1}, {}], {"map": 1})
    trade(game, ["coin", "shard"], ["map"])
    assert hand(game, 0) == {"map": 1}
    assert is_legal(game, "explore small")


@pytest.mark.rule("R11")
def test_nothing_can_be_taken_for_nothing_nor_given_for_nothing() -> None:
    game = position([{"coin": 1}, {}], {"shard": 1})
    assert not legal(game, "take", "close")
    assert objection(game, 0, "take shard") == "R11"
    play(game, "offer coin")
    assert not is_legal(game, "close")
    assert objection(game, 0, "close") == "R11"


@pytest.mark.rule("R11")
def test_a_trade_that_could_take_nothing_cannot_be_begun() -> None:
    """Three shards cannot reach a mask, four can; the last shard alone reaches nothing."""
    assert not legal(position([{"shard": 3}, {}], {"mask": 1}), "offer")
    game = position([{"shard": 4}, {}], {"mask": 1})
    play(game, *["offer shard"] * 4, "take mask")
    assert hand(game, 0) == {"mask": 1}


@pytest.mark.rule("R12")
def test_what_was_just_laid_down_cannot_be_taken_back() -> None:
    game = position([{"coin": 2}, {}], {"shard": 1})
    play(game, "offer coin")
    assert legal(game, "take") == {"take shard"}


@pytest.mark.rule("R12", "R13")
def test_a_kind_laid_down_cannot_be_taken_in_the_same_trade_though_the_market_had_some() -> None:
    game = position([{"coin": 2}, {}], {"shard": 1, "coin": 2})
    play(game, "offer coin", "offer coin")
    assert legal(game, "take") == {"take shard"}
    assert objection(game, 0, "take coin") in {"R12", "R13"}


@pytest.mark.rule("R13")
def test_a_kind_taken_cannot_be_offered_again_in_the_turn() -> None:
    game = position([{"coin": 2, "cup": 1}, {}], {"cup": 1, "shard": 2})
    trade(game, ["coin"], ["cup"])
    assert not is_legal(game, "offer cup")
    assert objection(game, 0, "offer cup") == "R13"
    assert is_legal(game, "offer coin")
    assert is_legal(game, "sell 2 cup")


@pytest.mark.rule("R13")
def test_a_kind_offered_cannot_be_taken_again_in_the_turn() -> None:
    game = position([{"coin": 1, "talisman": 1}, {}], {"cup": 1, "coin": 1, "shard": 1})
    trade(game, ["coin"], ["cup"])
    assert objection(game, 0, "take coin") == "R13"
    play(game, "offer talisman")
    assert legal(game, "take") == {"take shard"}
    assert objection(game, 0, "take coin") == "R13"


@pytest.mark.rule("R13")
def test_the_next_turn_forgets_what_was_traded() -> None:
    game = position([{"coin": 1}, {"coin": 1}], {"cup": 2, "shard": 1})
    trade(game, ["coin"], ["cup"])
    play(game, "end", "dig shard")
    assert (record(game)["offered"], record(game)["taken"]) == ([], [])
    play(game, "offer coin", "take cup", "end", "dig shard")
    trade(game, ["cup"], ["coin"])
    assert hand(game, 0) == {"coin": 1, "shard": 1}


@pytest.mark.rule("R13", "§7.1")
def test_exploring_a_chamber_forgets_what_was_traded() -> None:
    game = position([{"coin": 1, "map": 1}, {}], {"cup": 1, "shard": 1})
    trade(game, ["coin"], ["cup"])
    assert not is_legal(game, "offer cup")
    play(game, "explore small", *["find parchment"] * 3)
    assert is_legal(game, "offer cup")
    trade(game, ["cup"], ["coin"])
    assert hand(game, 0) == {"coin": 1, "parchment": 3}


@pytest.mark.rule("R13")
def test_selling_does_not_forget_what_was_traded() -> None:
    game = position([{"coin": 2, "mask": 1}, {}], {"cup": 1, "shard": 1})
    trade(game, ["coin"], ["cup"])
    play(game, "sell 1 mask")
    assert not is_legal(game, "offer cup")


@pytest.mark.rule("R13")
def test_trading_alone_comes_to_an_end_within_the_turn() -> None:
    """However one trades, without exploring or selling the trades of a turn run out."""
    for seed in range(30):
        rng = Rng(seed)
        game = position(
            [{"shard": 3, "coin": 2, "mask": 1}, {}],
            {"parchment": 4, "cup": 2, "talisman": 1, "coin": 1},
        )
        for _ in range(100):
            moves = sorted(legal(game, "offer", "take", "close"))
            if not moves:
                break
            play(game, moves[rng.below(len(moves))])
        assert record(game)["step"] == "acting"
        assert not legal(game, "offer")


@pytest.mark.rule("R13", "§6.2")
def test_the_limit_on_kinds_loses_no_outcome_of_a_chain_of_trades() -> None:
    """Freely chained trades reach the same hands as one direct trade, but for giving cards away."""
    cards, goods = {"shard": 2, "coin": 1}, {"parchment": 1, "cup": 1, "talisman": 1}
    game = position([cards, {}], goods)
    direct = {
        tuple(b - a for a, b in zip(*swap, strict=True)) for swap in swaps_by_the_engine(game)
    }
    for net in chained(cards, goods):
        if any(n > 0 for n in net):
            assert net in direct


def chained(cards: dict[str, int], goods: dict[str, int]) -> set[Bundle]:
    """What any chain of trades by §6.2 and R11 alone changes in the hand."""
    start = tuple(cards.get(kind, 0) for kind in KINDS)
    stock = tuple(cards.get(kind, 0) + goods.get(kind, 0) for kind in KINDS)
    seen, todo = {start}, [start]
    while todo:
        now = todo.pop()
        shop = {kind: stock[i] - now[i] for i, kind in enumerate(KINDS)}
        for laid in bundles(dict(zip(KINDS, now, strict=True)), set()):
            for got in bundles(shop, set()):
                if value(laid) >= value(got):
                    then = tuple(n - a + b for n, a, b in zip(now, laid, got, strict=True))
                    if then not in seen:
                        seen.add(then)
                        todo.append(then)
    return {tuple(b - a for a, b in zip(start, end, strict=True)) for end in seen - {start}}


def reason(game: State, what: str) -> tuple[str, str]:
    """Why the current player cannot do this, and by which paragraph."""
    [found] = [it for it in BOX.objections(game, 0) if it.what == what]
    return found.reason, found.paragraph


@pytest.mark.rule("R11")
def test_an_offer_that_reaches_nothing_is_refused_as_too_small() -> None:
    game = position([{"shard": 3}, {}], {"mask": 1})
    assert reason(game, "offer shard") == ("nothing-in-reach", "R11")


@pytest.mark.rule("R12", "R13")
def test_an_offer_is_refused_when_the_market_has_only_its_own_kind_or_kinds_offered_before() -> (
    None
):
    game = position([{"coin": 2}, {}], {"coin": 3})
    assert reason(game, "offer coin") == ("nothing-else-in-market", "R12")
    game = position([{"coin": 1, "talisman": 1}, {}], {"cup": 1})
    trade(game, ["coin"], ["cup"])
    assert market(game) == {"coin": 1}
    assert reason(game, "offer talisman") == ("nothing-else-in-market", "R12")


@pytest.mark.rule("§6.2")
def test_an_offer_to_an_empty_marketplace_is_refused_as_such() -> None:
    game = position([{"coin": 2}, {}], {})
    assert reason(game, "offer coin") == ("market-empty", "§6.2")


@pytest.mark.rule("§6.2")
def test_a_high_card_that_needs_lower_ones_is_refused_for_the_order_of_naming() -> None:
    """A coin and two shards reach a mask, but the shards must be named first."""
    game = position([{"shard": 2, "coin": 1}, {}], {"mask": 1})
    assert legal(game, "offer") == {"offer shard"}
    assert reason(game, "offer coin") == ("lower-kinds-first", "§6.2")
    play(game, "offer shard")
    assert reason(game, "offer coin") == ("lower-kinds-first", "§6.2")
    play(game, "offer shard", "offer coin", "take mask")
    assert hand(game, 0) == {"mask": 1}


@pytest.mark.rule("R11")
def test_a_take_before_an_offer_is_refused_by_what_could_be_offered() -> None:
    wish = "take mask"
    game = position([{"coin": 2}, {}], {"mask": 1})
    assert reason(game, wish) == ("offer-first", "R11")
    game = position([{"coin": 1, "shard": 1}, {}], {"mask": 1})
    assert reason(game, wish) == ("hand-too-poor", "§6.2")
    game = position([{}, {"coin": 1}], {"mask": 1})
    assert reason(game, wish) == ("nothing-to-offer", "R11")


@pytest.mark.rule("R13")
def test_what_was_taken_this_turn_does_not_count_for_another_take() -> None:
    game = position([{"coin": 1}, {}], {"cup": 1, "shard": 1})
    trade(game, ["coin"], ["cup"])
    [found] = [it for it in BOX.objections(game, 0) if it.what == "take shard"]
    assert (found.reason, found.values["balance"]) == ("hand-too-poor", 0)


@pytest.mark.rule("§6.2")
def test_once_something_is_taken_no_more_is_offered_and_both_are_named_in_order() -> None:
    game = position([{"shard": 1, "mask": 2}, {}], {"parchment": 2, "talisman": 1, "cup": 1})
    play(game, "offer mask")
    assert reason(game, "offer shard") == ("named-in-order", "§6.2")
    play(game, "offer mask", "take talisman")
    assert reason(game, "offer shard") == ("already-taking", "§6.2")
    assert reason(game, "take parchment") == ("named-in-order", "§6.2")
