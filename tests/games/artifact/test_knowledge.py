"""What is known of hands and prestige (chapter 16), and the worlds a seat imagines."""

import pytest

import digsite
from digsite.core.actors import SPECTATOR
from digsite.games.artifact import imagine as worlds
from digsite.games.artifact.box import SITE_NAMES
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.table import Table
from digsite.games.artifact.view import ArtifactView, look
from tests.games.artifact.tables import (
    TITLE,
    give_role,
    hand,
    hide,
    hold,
    huts,
    kind,
    laid,
    play,
    rich,
    tile,
    turn_up,
)


def view(table: Table, seat: int) -> ArtifactView:
    return look(Artifact(table), seat)


def imagined(table: Table, seat: int, seed: int) -> Table:
    world = TITLE.imagine(view(table, seat), digsite.Rng(seed))
    assert isinstance(world, Artifact)
    assert TITLE.view(world, seat) == view(table, seat)
    return world.table


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
    for seat in (0, 2, 3, -1):
        record = view(table, seat).record()
        assert record["hand"] == {}
        assert record["sizes"] == [0, 2, 0, 0]
        assert "hands" not in record
        assert "decks" not in record


@pytest.mark.rule("§16.2", "R74")
def test_shipped_bought_and_kept_cards_are_remembered() -> None:
    table = rich(4)
    huts(table, 0, "asia", 2)
    turn_up(table, "asia weapons")
    play(table, "ship asia", "pay ship")
    assert public(table, 0) == ({"asia weapons": 1}, [0, 0, 0, 0])
    for seed in range(5):
        assert hand(imagined(table, 2, seed), 0) == ["asia weapons"]


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


ARTIFACTS = ["architecture", "ceramics", "jewellery", "sculpture", "weapons"]


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


@pytest.mark.rule("§16.3")
def test_prestige_is_shown_to_the_owner_only_until_the_end() -> None:
    table = rich(3)
    table.owners[tile("5 ceramics")] = 1
    assert view(table, 1).record()["prestige"] == [-1, 8, -1]
    assert view(table, 0).record()["prestige"] == [0, -1, -1]
    assert view(table, -1).record()["prestige"] == [-1, -1, -1]
    table.step = 14
    assert view(table, 0).record()["prestige"] == [0, 8, 0]


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
    watched = TITLE.event(game, move, -1)
    assert watched.notation == "find asia card"


@pytest.mark.rule("§10.1", "§16.2")
@pytest.mark.parametrize("paid", [False, True])
def test_who_announced_an_exhibition_can_show_it_in_every_imagined_world(paid: bool) -> None:
    """The hand is secret and must hold one card of each of five types from given sites."""
    table = rich(4, research=True)
    cards = [f"{site} {name}" for site, name in zip(SITE_NAMES, ARTIFACTS, strict=False)]
    hide(table, 0, *cards, "africa weapons")
    play(table, "produce five types", *(["pay museum"] if paid else []))
    for seed in range(20):
        for seat in (1, -1):
            world = imagined(table, seat, seed)
            assert worlds.cards_missing(world) <= 0
            assert Artifact(world).keys()
            digsite.play_random(Artifact(world), digsite.Rng(seed))


@pytest.mark.rule("§14.2", "§16.2")
def test_who_announced_a_stand_alone_exhibition_holds_it_in_every_imagined_world() -> None:
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


@pytest.mark.rule("§16.2")
def test_a_view_that_no_world_fits_is_refused() -> None:
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


@pytest.mark.rule("§16.2", "§10.1")
def test_the_cards_of_an_exhibition_may_come_from_other_secret_hands() -> None:
    """The deck is empty: only the player who announced the exhibition can hold all weapons."""
    table = rich(4)
    hide(table, 0, *["asia weapons"] * 4)
    hide(table, 1, *[f"asia {name}" for name in ARTIFACTS[:4] for _ in range(4)])
    play(table, "produce 4 weapons")
    assert table.deck_sizes[1] == 0
    for seed in range(5):
        assert hand(imagined(table, 2, seed), 0) == ["asia weapons"] * 4
    assert hand(imagined(table, 1, 1), 0) == ["asia weapons"] * 4


@pytest.mark.rule("§16.2")
def test_a_secret_card_with_nothing_to_change_it_for_is_no_way_out() -> None:
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
        ({"prestige": [-1, -1, 77, -1]}, "does not agree with itself"),
    ],
)
def test_a_view_that_nobody_can_have_is_refused(changes: dict[str, object], said: str) -> None:
    record = view(rich(4, research=True), 2).record()
    assert TITLE.read_view(record).record() == record
    with pytest.raises(ValueError, match=said):
        TITLE.read_view({**record, **changes})


def test_views_of_other_games_are_refused() -> None:
    other = digsite.title("archaeology")
    state = other.new(3)
    with pytest.raises(ValueError, match="not a view of artifact"):
        TITLE.imagine(other.view(state, 0), digsite.Rng(1))
    with pytest.raises(ValueError, match="not a game of artifact"):
        TITLE.view(state, 0)
