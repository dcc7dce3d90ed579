"""What is known of hands and prestige (chapter 16), and the worlds a seat imagines."""

from collections import Counter

import pytest

import digsite
from digsite.core.actors import SPECTATOR
from digsite.games.artifact import imagine as worlds
from digsite.games.artifact.table import Table
from tests.games.artifact.positions import (
    BOTH,
    TITLE,
    Cards,
    act,
    cards,
    cards_in_hand,
    field,
    give_role,
    hand,
    hide,
    hold,
    huts,
    kind,
    laid,
    play,
    rich,
    show,
    state_with,
    tile,
)
from tests.games.artifact.worlds import ARTIFACTS, imagined, sight, view


def public(table: Table, seat: int) -> tuple[dict[str, int], list[int]]:
    """Known cards and secret cards by site, as a spectator has them."""
    record = view(table, int(SPECTATOR)).record()
    known, secrets = record["known"], record["secrets"]
    assert isinstance(known, list)
    assert isinstance(secrets, list)
    return known[seat], list(secrets[seat].values())


@pytest.mark.rule("§16.1", "R74")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    table = laid(4, research=True)
    hide(table, 1, "asia weapons", "asia gold")
    assert view(table, 1).record()["hand"] == {"asia weapons": 1, "asia gold": 1}
    for seat in (0, 2, 3, digsite.SPECTATOR):
        record = view(table, seat).record()
        assert record["hand"] == {}
        assert record["sizes"] == [0, 2, 0, 0]
        assert "hands" not in record
        assert "decks" not in record


@pytest.mark.rule("§16.2")
def test_of_a_secret_card_only_the_site_is_known() -> None:
    table = rich(4, cities=True)
    give_role(table, 0, "london")
    huts(table, 0, "asia", 1)
    play(table, "ship asia", "pay ship", "draw", "find asia weapons")
    assert public(table, 0) == ({}, [0, 1, 0, 0])
    seen = {hand(imagined(table, 2, seed), 0)[0] for seed in range(60)}
    assert seen == {f"asia {name}" for name in ARTIFACTS}
    assert hand(imagined(table, 0, 1), 0) == ["asia weapons"]


@pytest.mark.rule("§16.2")
def test_a_card_that_leaves_is_taken_from_the_known_ones_first() -> None:
    table = rich(4)
    hold(table, 0, "asia weapons")
    hide(table, 0, "asia weapons")
    play(table, "sell asia weapons")
    assert public(table, 0) == ({}, [0, 1, 0, 0]), "what is left may be any card of the site"
    assert hand(table, 0) == ["asia weapons"]


@pytest.mark.rule("§16.2")
def test_a_secret_card_that_leaves_is_found_out() -> None:
    table = rich(4)
    hold(table, 0, "asia ceramics")
    hide(table, 0, "asia weapons")
    play(table, "sell asia weapons")
    assert public(table, 0) == ({"asia ceramics": 1}, [0, 0, 0, 0])


@pytest.mark.rule("§16.2", "§10.6")
def test_a_kept_card_is_known_even_if_it_was_secret() -> None:
    table = rich(4)
    cards = ["africa weapons", "asia weapons", "america weapons"]
    hide(table, 0, *cards)
    play(table, "produce 3 weapons", "pay museum", *[f"show {card}" for card in cards])
    play(table, "keep asia weapons")
    assert public(table, 0) == ({"asia weapons": 1}, [0, 0, 0, 0])


@pytest.mark.rule("§16.1", "§15.5", "§15.11")
def test_a_found_card_is_an_event_for_its_owner_and_a_secret_for_others() -> None:
    table = rich(4, cities=True)
    give_role(table, 0, "london")
    huts(table, 0, "asia", 1)
    game = play(table, "ship asia", "pay ship", "draw")
    move = TITLE.move("find asia weapons")
    own, other = TITLE.event(game, move, 0), TITLE.event(game, move, 1)
    assert (own.notation, own.hidden) == ("find asia weapons", False)
    assert (other.notation, other.hidden, other.seat) == ("find asia card", True, 0)
    assert other.parts == {"do": "find", "site": "asia"}
    watched = TITLE.event(game, move, digsite.SPECTATOR)
    assert watched.notation == "find asia card"


@pytest.mark.rule("§14.2", "§16.2")
def test_whoever_announced_a_stand_alone_exhibition_holds_it_in_every_imagined_world() -> None:
    table = rich(4, research=True)
    hide(table, 0, "asia stand-alone", "asia weapons")
    play(table, "exhibit asia")
    others = set()
    for seed in range(20):
        world = imagined(table, 2, seed)
        assert "asia stand-alone" in hand(world, 0)
        others |= set(hand(world, 0))
    assert len(others) > 3


@pytest.mark.rule("§16.2")
def test_a_show_half_done_can_be_completed_in_every_imagined_world() -> None:
    table = rich(4, research=True)
    hide(table, 0, *["asia weapons"] * 3, "africa weapons", "africa fragments", "africa gold")
    play(table, "produce 4 weapons", "pay museum", "show africa weapons")
    for seed in range(20):
        world = imagined(table, 1, seed)
        assert worlds.cards_missing(world) <= 0


@pytest.fixture
def few_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search for a world that does not exist gives up soon."""
    monkeypatch.setattr("digsite.games.artifact.imagine.CHANGES", 500)


@pytest.mark.rule("§16.2")
def test_a_view_that_no_world_fits_is_refused(few_changes: None) -> None:
    table = rich(4)
    hold(table, 0, "africa weapons", "asia weapons", "america weapons")
    play(table, "produce 3 weapons", "pay museum")
    broken = view(table, 1)
    broken.table.known[kind("asia weapons")] = 0
    broken.table.gone[kind("asia weapons")] = 1
    with pytest.raises(ValueError, match="no hand could have announced"):
        TITLE.imagine(broken, digsite.Rng(1))
    broken.table.secrets[1] = 30
    with pytest.raises(ValueError, match="more cards were drawn secretly"):
        TITLE.imagine(broken, digsite.Rng(1))


@pytest.mark.rule("§16.2")
def test_a_secret_card_with_nothing_to_change_it_for_is_no_way_out(few_changes: None) -> None:
    table = rich(4)
    hide(table, 0, *[f"asia {name}" for name in ARTIFACTS for _ in range(4)])
    play(table, "produce 4 weapons")
    broken = view(table, 2)
    broken.table.target = tile("4 africa")
    with pytest.raises(ValueError, match="no hand could have announced"):
        TITLE.imagine(broken, digsite.Rng(1))


@pytest.mark.rule("§16.1", "§16.3")
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"hand": {"africa gold": 1}}, "the deck of africa"),
        ({"hand": {"africa weapons": 3}}, "lacks does not agree with the rest"),
        ({"face_up": {"africa weapons": 9}}, "too many cards of africa weapons"),
        ({"money": [-3, 20, 20, 20], "standing": [-1, 4, 4, 4]}, "less than no money"),
        ({"actor": 3}, "does not agree with itself"),
        ({"prestige": [0, 0, 77, 0]}, "prestige does not agree with the rest"),
    ],
)
def test_a_view_that_nobody_can_have_is_refused(changes: dict[str, object], said: str) -> None:
    record = view(rich(4, research=True), 2).record()
    assert TITLE.read_view(record).record() == record
    with pytest.raises(ValueError, match=said):
        TITLE.read_view({**record, **changes})


@pytest.mark.rule("§16.2")
def test_after_a_secret_draw_the_others_see_the_same_whatever_was_drawn() -> None:
    state = state_with(4, BOTH, roles={0: ["london"]}, money={0: 50})
    act(state, "ship africa", "pay ship")
    play(state, "draw")
    seen: dict[int, set[str]] = {seat: set() for seat in [digsite.SPECTATOR, *range(4)]}
    for move in state.legal():
        following = state.clone()
        following.play(move)
        for seat in seen:
            seen[seat].add("\n".join(sight(following, seat)))
    assert [len(seen[seat]) for seat in (digsite.SPECTATOR, 1, 2, 3)] == [1, 1, 1, 1]
    assert len(seen[0]) == 10


@pytest.mark.rule("§16.2")
def test_everybody_remembers_shipped_bought_and_kept_cards() -> None:
    market = ["asia jewellery"]
    held = cards("asia", *["weapons"] * 3)
    state = state_with(
        4,
        ["cities"],
        hands={0: held},
        market=market,
        mats={0: {"ship": 2, "museum": 1}},
        money={0: 50},
    )
    before = Counter(cards_in_hand(state))
    act(state, "ship africa", "pay ship")
    play(state, "buy 1")
    if field(state, "step") == "paying":
        play(state, "pay ship")
    rng = digsite.Rng(1)
    for _ in range(5):
        world = TITLE.imagine(TITLE.view(state, 2), rng)
        assert cards_in_hand(world) == cards_in_hand(state)
    assert sum((Counter(cards_in_hand(state)) - before).values()) == 2
    kept = state_with(4, hands={0: held}, money={0: 50})
    show(act(kept, "produce 3 weapons", "pay museum"), *["asia weapons"] * 3)
    play(kept, "keep asia weapons")
    for _ in range(5):
        assert cards_in_hand(TITLE.imagine(TITLE.view(kept, digsite.SPECTATOR), rng)) == cards(
            "asia", "weapons"
        )


@pytest.mark.rule("§16.3")
def test_the_prestige_of_produced_tiles_is_the_same_in_the_view_as_in_the_score() -> None:
    state = state_with(4, BOTH, tiles={"5 weapons": 0, "4 asia": 1}, stands={0: {"asia": 1}})
    for seat in (0, 1, 2, 3, digsite.SPECTATOR):
        record = TITLE.view(state, seat).record()
        assert record["prestige"] == [9, 4, 0, 0]
        standing, money = record["standing"], record["money"]
        assert isinstance(standing, list) and isinstance(money, list)
        assert [points - coins // 5 for points, coins in zip(standing, money, strict=True)] == [
            9,
            4,
            0,
            0,
        ]


@pytest.mark.rule("§16.3")
def test_a_view_never_holds_scores_or_manuscripts_of_others() -> None:
    def seen(secret: Cards, seat: int) -> str:
        levels = {0: {"africa": 2, "asia": 2, "america": 2, "middle_east": 1}}
        state = state_with(4, BOTH, secret={0: secret}, levels=levels)
        return "\n".join(sight(state, seat))

    one = cards("asia", "manuscript")
    other = cards("asia", "weapons")
    for seat in (digsite.SPECTATOR, 1, 2, 3):
        assert seen(one, seat) == seen(other, seat)
    assert seen(one, 0) != seen(other, 0)


@pytest.mark.rule("§16.3")
def test_money_income_markers_huts_research_and_roles_are_open() -> None:
    state = state_with(
        4, BOTH, roles={2: ["paris", "judd"]}, levels={2: {"asia": 2}}, money={2: 17}
    )
    seen = TITLE.view(state, digsite.SPECTATOR).record()
    for name in ("money", "mats", "huts", "levels", "cities", "archaeologists", "tracks", "market"):
        assert seen[name] == state.record()[name]
