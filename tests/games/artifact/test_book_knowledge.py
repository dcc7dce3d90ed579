"""What a seat knows: nothing it sees may depend on what it cannot know."""

import json
from collections import Counter

import pytest

import digsite
from tests.games.artifact.book_positions import (
    BOTH,
    MODES,
    TITLE,
    Cards,
    act,
    box,
    can,
    cards,
    do,
    field,
    hand,
    plain,
    show,
    table,
    together,
    words,
)


def text(record: object) -> str:
    return json.dumps(record, sort_keys=True)


def sight(state: digsite.State, seat: int) -> list[str]:
    """All that leaves the engine towards the seat in this position."""
    seen = [text(TITLE.view(state, seat).record())]
    seen += [text(o.record()) for o in TITLE.objections(state, seat)]
    if seat >= 0 and state.actor() == seat:  # a spectator is no actor, though chance is -1 too
        seen += words(state)
    return seen


def same_events(state: digsite.State, world: digsite.State, seat: int) -> None:
    both = set(state.keys()) & set(world.keys())
    for key in both:
        move = TITLE.moves[key]
        assert text(TITLE.event(state, move, seat).record()) == text(
            TITLE.event(world, move, seat).record()
        )


def all_cards(state: digsite.State) -> Cards:
    record = plain(state)
    heaps = [record["decks"], record["face_up"], record["gone"], *record["hands"]]
    heaps += [{card: 1} for card in [*record["market"], *record["shown"]]]
    for seat in range(record["seats"]):
        for i, site in enumerate(("africa", "asia", "america", "middle_east")):
            number = record["stands"][4 * seat + i]
            heaps.append({f"{site} stand-alone": number} if number else {})
    return together(*heaps)


def check_world(state: digsite.State, seat: int, rng: digsite.Rng) -> digsite.State:
    """One imagined world: it looks the same to the seat and is a whole and lawful table."""
    world = TITLE.imagine(TITLE.view(state, seat), rng)
    assert sight(world, seat) == sight(state, seat)
    same_events(state, world, seat)
    assert world.actor() == state.actor()
    record = plain(world)
    assert all_cards(world) == box(record["research_on"], record["left_out"])
    assert world.legal() or world.is_over()
    for other in range(record["seats"]):
        known = plain(state)["known"][other]
        assert not Counter(known) - Counter(hand(world, other))
    return world


def spread(record: object) -> object:
    """Plain data that went through a file."""
    return json.loads(json.dumps(record))


@pytest.mark.rule("§16.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("expansions", MODES)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_a_seat_sees_depends_on_what_is_hidden(
    seats: int, expansions: list[str], seed: int
) -> None:
    rng = digsite.Rng(100 * seed + seats)
    fragments = ["site", "any"][seed]
    state = TITLE.new(seats, {"expansions": expansions, "start": "quick", "fragments": fragments})
    count = 0
    while not state.is_over():
        count += 1
        if count % 23 == 0:
            check_world(state, count % (seats + 1) - 1, rng)
        if state.actor() == digsite.CHANCE:
            state.play(state.draw(rng))
        else:
            legal = state.legal()
            better = [
                move
                for move in legal
                if move.notation().split()[0] in {"produce", "exhibit", "draw", "gold"}
                or move.notation() in {"role london", "role judd"}
            ]
            pool = better or [move for move in legal if move.notation() != "pass"] or legal
            state.play(pool[rng.below(len(pool))])
    for seat in range(-1, seats):
        check_world(state, seat, rng)


@pytest.mark.rule("§16.1")
def test_a_view_shows_the_own_hand_and_only_the_size_of_others() -> None:
    state = table(4, BOTH, secret={0: cards("asia", "weapons"), 1: cards("asia", "gold")})
    own = TITLE.view(state, 1).record()
    assert own["hand"] == cards("asia", "gold")
    for seat in (-1, 0, 2, 3):
        seen = TITLE.view(state, seat).record()
        assert "asia gold" not in text(seen)
        assert seen["sizes"] == [1, 1, 0, 0]
        assert "hands" not in seen
        assert "decks" not in seen
    assert "asia weapons" not in text(TITLE.view(state, 1).record()["known"])


def london(secret: bool = True) -> digsite.State:
    state = table(4, BOTH, roles={0: ["london"]}, money={0: 50})
    act(state, "ship africa", "pay ship")
    return do(state, "draw") if secret else state


@pytest.mark.rule("§16.2")
def test_a_secret_draw_shows_the_others_only_its_site() -> None:
    state = london()
    outcomes = state.legal()
    for seat in (-1, 1, 2, 3):
        events = {text(TITLE.event(state, move, seat).record()) for move in outcomes}
        assert len(events) == 1
        assert TITLE.event(state, outcomes[0], seat).hidden
    own = {TITLE.event(state, move, 0).notation for move in outcomes}
    assert own == {move.notation() for move in outcomes}
    assert not TITLE.event(state, outcomes[0], 0).hidden


@pytest.mark.rule("§16.2")
def test_after_a_secret_draw_the_others_see_the_same_whatever_was_drawn() -> None:
    state = london()
    seen: dict[int, set[str]] = {seat: set() for seat in range(-1, 4)}
    for move in state.legal():
        following = state.clone()
        following.play(move)
        for seat in seen:
            seen[seat].add("\n".join(sight(following, seat)))
    assert [len(seen[seat]) for seat in (-1, 1, 2, 3)] == [1, 1, 1, 1]
    assert len(seen[0]) == 10


@pytest.mark.rule("§16.2")
def test_a_hidden_card_varies_over_the_imagined_worlds_by_its_weight() -> None:
    state = table(
        4,
        ["cities"],
        deck={"asia": cards("asia", *["weapons"] * 3)},
        face={"asia": {}},
        huts={seat: {"africa": 1} for seat in range(4)},
        secret={0: cards("asia", "ceramics")},
    )
    rng = digsite.Rng(5)
    view = TITLE.view(state, 1)
    found = Counter(next(iter(hand(TITLE.imagine(view, rng)))) for _ in range(400))
    assert set(found) == {"asia weapons", "asia ceramics"}
    assert 60 <= found["asia ceramics"] <= 140  # one in four


@pytest.mark.rule("§16.2")
def test_everybody_remembers_shipped_bought_and_kept_cards() -> None:
    market = ["asia jewellery"]
    held = cards("asia", *["weapons"] * 3)
    state = table(
        4,
        ["cities"],
        hands={0: held},
        market=market,
        mats={0: {"ship": 2, "museum": 1}},
        money={0: 50},
    )
    before = Counter(hand(state))
    act(state, "ship africa", "pay ship")
    do(state, "buy 1")
    if field(state, "step") == "paying":
        do(state, "pay ship")
    rng = digsite.Rng(1)
    for _ in range(5):
        world = TITLE.imagine(TITLE.view(state, 2), rng)
        assert hand(world) == hand(state)
    assert sum((Counter(hand(state)) - before).values()) == 2
    kept = table(4, hands={0: held}, money={0: 50})
    show(act(kept, "produce 3 weapons", "pay museum"), *["asia weapons"] * 3)
    do(kept, "keep asia weapons")
    for _ in range(5):
        assert hand(TITLE.imagine(TITLE.view(kept, -1), rng)) == cards("asia", "weapons")


@pytest.mark.rule("§16.2")
def test_a_sold_secret_card_is_no_longer_counted_as_secret() -> None:
    state = table(4, ["cities"], secret={0: cards("asia", "weapons", "ceramics")})
    do(state, "sell asia weapons")
    if field(state, "step") == "paying":
        do(state, "pay ship")
    assert field(state, "secrets")[:4] == [0, 1, 0, 0]
    rng = digsite.Rng(2)
    worlds = [TITLE.imagine(TITLE.view(state, 1), rng) for _ in range(60)]
    assert all(sum(hand(world).values()) == 1 for world in worlds)
    assert len({text(hand(world)) for world in worlds}) == 5


@pytest.mark.rule("§16.2")
def test_of_two_equal_cards_the_known_one_is_thought_to_be_sold() -> None:
    """Known weapons and a secret card of Asia: after the sale of weapons the other is secret."""
    state = table(
        4,
        ["cities"],
        hands={0: cards("asia", "weapons")},
        secret={0: cards("asia", "weapons")},
    )
    do(state, "sell asia weapons")
    if field(state, "step") == "paying":
        do(state, "pay ship")
    rng = digsite.Rng(3)
    found = {text(hand(TITLE.imagine(TITLE.view(state, 1), rng))) for _ in range(80)}
    assert len(found) == 5
    check_world(state, 1, rng)


PRODUCING = [
    ("produce 4 asia", cards("asia", "weapons", "ceramics", "jewellery"), cards("asia", "weapons")),
    ("produce 4 asia", {}, cards("asia", "weapons", "weapons", "ceramics", "fragments")),
    ("produce 5 weapons", cards("asia", *["weapons"] * 3), cards("asia", "weapons", "fragments")),
    (
        "produce five types",
        cards("asia", "weapons", "ceramics"),
        together(cards("africa", "jewellery", "sculpture"), cards("america", "fragments")),
    ),
    (
        "produce three sites",
        {},
        together(
            cards("africa", "gold", "weapons"),
            cards("asia", "weapons", "cursed"),
            cards("america", "fragments"),
        ),
    ),
    ("exhibit asia", {}, cards("asia", "stand-alone", "gold")),
]


@pytest.mark.rule("§16.2")
@pytest.mark.parametrize(("wish", "known", "secret"), PRODUCING)
@pytest.mark.parametrize("role", ["paris", "new york", "andersson"])
@pytest.mark.parametrize("fragments", ["site", "any"])
def test_in_the_middle_of_an_exhibition_all_imagined_worlds_can_go_on(
    wish: str, known: Cards, secret: Cards, role: str, fragments: str
) -> None:
    """The wish itself tells that the hidden cards make it possible."""
    state = table(
        4,
        BOTH,
        hands={0: known},
        secret={0: secret},
        roles={0: [role]},
        mats={0: {} if role == "andersson" else {"museum": 2}},
        money={0: 50},
        options={"fragments": fragments},
    )
    rng = digsite.Rng(9)
    do(state, wish)
    steps = 0
    while state.actor() == 0 and field(state, "step") != "acting" and steps < 12:
        for seat in (-1, 0, 1, 3):
            for _ in range(2):
                world = check_world(state, seat, rng)
                play_out(world, rng)
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
        steps += 1


def play_out(state: digsite.State, rng: digsite.Rng) -> None:
    """The question under way can be answered to its end."""
    for _ in range(12):
        if state.is_over() or field(state, "step") == "acting":
            return
        legal = state.legal()
        assert legal
        state.play(legal[rng.below(len(legal))])


@pytest.mark.rule("§16.3")
def test_the_prestige_of_produced_tiles_is_shown_to_their_owner_only() -> None:
    state = table(4, BOTH, tiles={"5 weapons": 0, "4 asia": 1}, stands={0: {"asia": 1}})
    assert TITLE.view(state, 0).record()["prestige"] == [9, -1, -1, -1]
    assert TITLE.view(state, 1).record()["prestige"] == [-1, 4, -1, -1]
    assert TITLE.view(state, -1).record()["prestige"] == [-1] * 4


@pytest.mark.rule("§16.3")
def test_a_view_never_holds_scores_or_manuscripts_of_others() -> None:
    def seen(secret: Cards, seat: int) -> str:
        levels = {0: {"africa": 2, "asia": 2, "america": 2, "middle_east": 1}}
        state = table(4, BOTH, secret={0: secret}, levels=levels)
        return "\n".join(sight(state, seat))

    one = cards("asia", "manuscript")
    other = cards("asia", "weapons")
    for seat in (-1, 1, 2, 3):
        assert seen(one, seat) == seen(other, seat)
    assert seen(one, 0) != seen(other, 0)


@pytest.mark.rule("§16.3")
def test_money_income_markers_huts_research_and_roles_are_open() -> None:
    state = table(4, BOTH, roles={2: ["paris", "judd"]}, levels={2: {"asia": 2}}, money={2: 17})
    seen = TITLE.view(state, -1).record()
    for name in ("money", "mats", "huts", "levels", "cities", "archaeologists", "tracks", "market"):
        assert seen[name] == state.record()[name]


@pytest.mark.rule("§16.1")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_view_survives_a_file(seat: int) -> None:
    state = table(4, BOTH, secret={0: cards("asia", "weapons")}, market=["africa gold"])
    record = TITLE.view(state, seat).record()
    again = TITLE.read_view(spread(record))  # type: ignore[arg-type]
    assert again.record() == record


@pytest.mark.rule("§14.4")
def test_the_end_of_a_turn_does_not_depend_on_a_secret_gold() -> None:
    """R89: the same question whatever the hidden card is."""
    for secret in (cards("asia", "gold"), cards("asia", "weapons")):
        state = table(
            4,
            BOTH,
            secret={0: secret},
            market=["africa weapons"],
            mats={0: {"africa worker": 1}},
            money={0: 50},
        )
        act(state, "hire africa", "pay africa worker")
        assert state.actor() == 0
        assert can(state, "done")


@pytest.mark.rule("§16.2")
@pytest.mark.parametrize("seed", range(6))
def test_the_card_an_exhibition_needs_may_have_been_dealt_to_another_hand_first(seed: int) -> None:
    """Two secret cards of Asia are the last unseen ones there; seat 0 announces a stand-alone.

    A spectator knows then that seat 0 holds it, whichever hand it was imagined in before.
    """
    state = table(
        4,
        BOTH,
        secret={0: cards("asia", "stand-alone"), 1: cards("asia", "weapons")},
        deck={"asia": {}},
        face={"asia": {}},
        huts={seat: {"africa": 1} for seat in range(4)},
        mats={0: {"museum": 1}},
        money={0: 50},
    )
    do(state, "exhibit asia")
    assert field(state, "step") == "paying"
    for seat in (-1, 2, 3):
        world = check_world(state, seat, digsite.Rng(seed))
        assert hand(world, 0) == cards("asia", "stand-alone")


@pytest.mark.rule("§16.2")
@pytest.mark.parametrize("seed", range(6))
def test_the_cards_a_tile_needs_may_have_been_dealt_to_another_hand_first(seed: int) -> None:
    """The deck is not empty, but holds no card that helps."""
    state = table(
        4,
        BOTH,
        hands={0: cards("africa", "weapons", "weapons")},
        secret={0: cards("asia", "weapons"), 1: cards("asia", "gold")},
        deck={"asia": cards("asia", "manuscript")},
        face={"asia": {}},
        huts={seat: {"africa": 1} for seat in range(4)},
        mats={0: {"museum": 1}},
        money={0: 50},
    )
    do(state, "produce 3 weapons")
    for seat in (-1, 2, 3):
        world = check_world(state, seat, digsite.Rng(seed))
        assert hand(world, 0) == hand(state, 0)


DAMAGES: list[tuple[str, int, dict[str, object]]] = [
    ("a question for a marker without an action", 4, {"step": "paying"}),
    (
        "an exhibition that the hand cannot show",
        4,
        {"step": "paying", "action": "produce", "target": "5 weapons"},
    ),
    ("a refill beyond six markers", 4, {"step": "refilling", "left": 6}),
    ("an action of somebody who has passed", 4, {"passed": [True, False, False, False]}),
    ("a taker who has not passed", 4, {"step": "passed"}),
    (
        "huts on the site left out",
        3,
        {"huts": [{"africa": 1, "asia": 3, "america": 1, "middle_east": 0}] * 3},
    ),
]


@pytest.mark.rule("§5.1")
@pytest.mark.parametrize(("what", "seats", "changes"), DAMAGES)
def test_records_that_no_game_can_reach_are_refused(
    what: str, seats: int, changes: dict[str, object]
) -> None:
    record = table(seats, BOTH).record() | changes
    with pytest.raises(ValueError):
        TITLE.load(record)
        pytest.fail(what)


@pytest.mark.rule("§16.1")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hand", {"africa weapons": 3}),
        ("face_up", {"africa weapons": 9}),
        ("deck_sizes", {"africa": 3, "asia": 3, "america": 3, "middle_east": 3}),
        ("money", [-3, 0, 0, 0]),
        ("actor", 3),
        ("prestige", [-1, -1, 77, -1]),
    ],
)
def test_views_that_contradict_themselves_are_refused(name: str, value: object) -> None:
    record = TITLE.view(table(4, BOTH), 2).record() | {name: value}
    with pytest.raises(ValueError):
        TITLE.read_view(record)
