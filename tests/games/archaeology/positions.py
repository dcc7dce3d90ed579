"""Positions of Archaeology, built as records and loaded through the public contract."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import digsite
from digsite import CHANCE, NOBODY, Rng, State, Title
from tests.walks import walk

KINDS = ["shard", "parchment", "coin", "talisman", "cup", "map", "mask"]
COPIES = {"shard": 18, "parchment": 16, "coin": 14, "talisman": 8, "cup": 6, "map": 6, "mask": 4}
TRADING = {"shard": 1, "parchment": 1, "coin": 2, "talisman": 3, "cup": 2, "map": 3, "mask": 4}
SELLING = {
    "shard": [1, 2, 3, 4, 15],
    "parchment": [1, 2, 3, 10],
    "coin": [2, 5, 10, 18, 30],
    "talisman": [3, 7, 14, 24, 40],
    "cup": [2, 15],
    "map": [3],
    "mask": [4, 12, 26, 50],
}
SANDSTORMS = {2: 6, 3: 5, 4: 4}
CHAMBERS = ["small", "medium", "large"]
MAPS_FOR = [1, 2, 3]
CARDS_IN = [3, 5, 7]
PRISTINE = [int(NOBODY)] * 3

Cards = Mapping[str, int]
Sold = tuple[str, int]
Record = dict[str, Any]

BOX: Title = digsite.title("archaeology")


def by_kind(cards: Cards) -> dict[str, int]:
    assert set(cards) <= set(KINDS)
    return {kind: cards.get(kind, 0) for kind in KINDS}


def size(cards: Cards) -> int:
    return sum(cards.values())


def position(hands: Sequence[Cards], market: Cards | None = None, **more: Any) -> State:
    """A position with these cards, nobody remembering anything (`record_of`)."""
    return BOX.load(record_of(hands, market, **more))


def record_of(
    hands: Sequence[Cards],
    market: Cards | None = None,
    *,
    dig: Cards | None = None,
    thieves: int = 0,
    sandstorms: int = 0,
    explorers: Sequence[int] = PRISTINE,
    sold: Sequence[Iterable[Sold]] | None = None,
    step: str = "acting",
    turn: int = 0,
    **more: object,
) -> Record:
    """All treasures not named lie in the dig site and the chambers. If `dig` names those of the
    dig site, the rest lies in the marketplace; if `market` is named too, in sets of the last seat.
    """
    seats = len(hands)
    record: Record = BOX.new(seats).record()
    piles = [Counter(pile) for pile in (sold or [[]] * seats)]
    spent = sum(MAPS_FOR[i] for i in range(3) if explorers[i] != NOBODY)
    closed = sum(CARDS_IN[i] for i in range(3) if explorers[i] == NOBODY)
    rest = Counter(COPIES)
    rest.subtract({"map": spent})
    for hand in hands:
        rest.subtract(hand)
    for pile in piles:
        for (kind, length), count in pile.items():
            rest.subtract({kind: length * count})
    rest.subtract(market or {})
    laid = Counter(market or {})
    if dig is not None:
        rest.subtract(dig)
        hidden = in_chambers(rest, closed)
        rest.subtract(hidden)
        unseen = hidden + Counter(dig)
        if market is None:
            laid = rest
        else:
            sell_off(rest, piles[-1])
    else:
        unseen = rest
    assert all(count >= 0 for cards in (unseen, laid) for count in cards.values()), (unseen, laid)
    record.update(
        step=step,
        turn=turn,
        dealt=4 * seats + 5,
        buried=size(unseen) - closed + thieves + sandstorms,
        thieves=thieves,
        sandstorms=sandstorms,
        explorers=list(explorers),
        market=by_kind(laid),
        spent_maps=spent,
        sets=[sets_of(pile) for pile in piles],
        money=[money_of(pile) for pile in piles],
        unseen=by_kind(unseen),
        hands=[by_kind(hand) for hand in hands],
    )
    record.update(more)
    return record


def in_chambers(rest: Counter[str], closed: int) -> Counter[str]:
    """Some cards for the closed chambers, none of them a map."""
    hidden: Counter[str] = Counter()
    for kind in ["shard", "parchment", "coin", "talisman", "cup", "mask"]:
        hidden[kind] = min(rest[kind], closed - hidden.total())
    assert hidden.total() == closed
    return hidden


def sell_off(rest: Counter[str], pile: Counter[Sold]) -> None:
    """One card a set, so that nobody's tie depends on it unnoticed."""
    for kind in KINDS:
        if rest[kind] > 0:
            pile[kind, 1] += rest[kind]


def sets_of(pile: Mapping[Sold, int]) -> list[dict[str, object]]:
    return [
        {"kind": kind, "size": length, "count": pile[kind, length]}
        for kind, length in sorted(pile, key=lambda sold: (KINDS.index(sold[0]), sold[1]))
    ]


def money_of(pile: Mapping[Sold, int]) -> int:
    return sum(SELLING[kind][length - 1] * count for (kind, length), count in pile.items())


def end_phase(hands: Sequence[Cards], market: Cards | None = None, **more: Any) -> State:
    """A turn of the end phase: nothing is left to dig."""
    return position(hands, market, dig={}, ending=True, **more)


def dealt(seats: int, seed: int) -> State:
    """A game just set up: the starting player is about to dig."""
    game = BOX.new(seats)
    rng = Rng(seed)
    while game.record()["step"] != "digging":
        game.play(game.draw(rng))
    return game


def play(game: State, *moves: str) -> State:
    for notation in moves:
        game.play(BOX.move(notation))
    return game


def trade(game: State, laid: Sequence[str], taken: Sequence[str]) -> State:
    """One whole trade, its parts in the order of the kinds."""
    play(game, *[f"offer {kind}" for kind in sorted(laid, key=KINDS.index)])
    play(game, *[f"take {kind}" for kind in sorted(taken, key=KINDS.index)])
    if is_legal(game, "close"):
        play(game, "close")
    return game


def finish(game: State) -> State:
    """End the turn of a player who can do nothing else."""
    if legal(game) == {"end"}:
        play(game, "end")
    return game


def is_legal(game: State, notation: str) -> bool:
    return BOX.move(notation) in game.legal()


def legal(game: State, *words: str) -> set[str]:
    """The legal moves that begin with one of the words; all of them if none is given."""
    moves = {move.notation() for move in game.legal()}
    return {move for move in moves if not words or move.split()[0] in words}


def odds(game: State) -> dict[str, int]:
    assert game.actor() == CHANCE
    return dict(zip([move.notation() for move in game.legal()], game.weights(), strict=True))


def same_odds(game: State, expected: Mapping[str, int]) -> bool:
    """Equal up to a common factor."""
    actual = odds(game)
    assert set(actual) == set(expected), (actual, expected)
    whole, wanted = sum(actual.values()), sum(expected.values())
    return all(actual[move] * wanted == expected[move] * whole for move in expected)


def hand(game: State, seat: int) -> dict[str, int]:
    """The cards held, kinds without any left out."""
    return held(record(game)["hands"][seat])


def market(game: State) -> dict[str, int]:
    return held(record(game)["market"])


def held(cards: Cards) -> dict[str, int]:
    return {kind: count for kind, count in cards.items() if count}


def record(game: State) -> Record:
    return game.record()


def known(game: State, viewer: int, seat: int) -> dict[str, int]:
    """The cards that the viewer knows to be in the seat's hand."""
    cards: dict[str, int] = view(game, viewer)["known"][seat]
    return held({kind: cards[kind] for kind in KINDS})


def text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def view(game: State, seat: int) -> Record:
    return BOX.view(game, seat).record()


def objection(game: State, seat: int, what: str) -> str:
    """The paragraph by which the seat is told that it cannot do this."""
    found = [it.paragraph for it in BOX.objections(game, seat) if it.what == what]
    assert len(found) == 1, (what, found)
    return found[0]


def total(game: State) -> dict[str, int]:
    """Every treasure of the game, wherever it lies."""
    state = record(game)
    cards: Counter[str] = Counter(state["unseen"])
    for row in [*state["hands"], state["market"]]:
        cards.update(row)
    for pile in state["sets"]:
        for entry in pile:
            cards[entry["kind"]] += entry["size"] * entry["count"]
    cards["map"] += state["spent_maps"]
    return dict(cards)


SEATS = [2, 3, 4]


@cache
def random_game(seats: int, seed: int) -> tuple[State, ...]:
    """Each position of one random game, set-up and end included."""
    return tuple(state.clone() for state in walk(("archaeology", seats, {}), seed))


def some_of_game(seats: int, seed: int, every: int) -> list[State]:
    """Every nth position of the game, and its end."""
    game = random_game(seats, seed)
    return [*game[:-1:every], game[-1]]
