"""Chapter 2: setting up."""

from collections import Counter

import pytest

from digsite import CHANCE, NOBODY, SPECTATOR, Rng, State
from tests.games.archaeology.positions import (
    BOX,
    COPIES,
    KINDS,
    SANDSTORMS,
    dealt,
    legal,
    odds,
    play,
    record,
    same_odds,
    size,
    view,
)

SEATS = [2, 3, 4]


def deal_all(game: State, seed: int) -> None:
    rng = Rng(seed)
    while record(game)["step"] == "dealing":
        game.play(game.draw(rng))


@pytest.mark.rule("§2.1", "R28")
@pytest.mark.parametrize("seats", SEATS)
def test_no_map_can_be_dealt(seats: int) -> None:
    game = BOX.new(seats)
    rng = Rng(seats)
    for _ in range(4 * seats + 5):
        assert "deal map" not in legal(game)
        game.play(game.draw(rng))


@pytest.mark.rule("§2.1")
def test_thieves_and_sandstorms_are_not_dealt() -> None:
    assert legal(BOX.new(4)) == {f"deal {kind}" for kind in KINDS if kind != "map"}


@pytest.mark.rule("§2.1", "§2.2")
def test_each_card_of_the_shuffled_treasures_is_equally_likely() -> None:
    game = BOX.new(2)
    left = Counter({kind: n for kind, n in COPIES.items() if kind != "map"})
    rng = Rng(5)
    while record(game)["step"] == "dealing":
        assert same_odds(game, {f"deal {kind}": n for kind, n in left.items() if n})
        move = game.draw(rng)
        left[str(move.parts()["kind"])] -= 1
        game.play(move)


@pytest.mark.rule("§2.1")
def test_a_kind_of_which_all_are_dealt_is_dealt_no_more() -> None:
    game = BOX.new(2)
    play(game, *["deal mask"] * 4)
    assert "deal mask" not in legal(game)


@pytest.mark.rule("§2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_gets_four_cards(seats: int) -> None:
    game = BOX.new(seats)
    deal_all(game, 11)
    assert [size(hand) for hand in record(game)["hands"]] == [4] * seats


@pytest.mark.rule("§2.2", "R26")
def test_only_the_receiver_sees_the_cards_dealt() -> None:
    game = BOX.new(3)
    rng = Rng(2)
    for _ in range(12):
        before = record(game)["hands"]
        move = game.draw(rng)
        events = {seat: BOX.event(game, move, seat) for seat in (0, 1, 2, SPECTATOR)}
        game.play(move)
        receiver = [seat for seat in range(3) if record(game)["hands"][seat] != before[seat]]
        assert len(receiver) == 1
        for seat, event in events.items():
            assert event.hidden == (seat != receiver[0])
            assert (event.notation == move.notation()) == (seat == receiver[0])
            assert ("kind" in event.parts) == (seat == receiver[0])
            assert event.seat == receiver[0]


@pytest.mark.rule("§2.3", "R26")
@pytest.mark.parametrize("seats", SEATS)
def test_five_cards_are_laid_face_up(seats: int) -> None:
    game = BOX.new(seats)
    rng = Rng(21)
    for _ in range(4 * seats):
        game.play(game.draw(rng))
    for count in range(5):
        assert size(record(game)["market"]) == count
        move = game.draw(rng)
        for seat in [*range(seats), SPECTATOR]:
            event = BOX.event(game, move, seat)
            assert (event.hidden, event.notation) == (False, move.notation())
        game.play(move)
    assert record(game)["step"] == "starting"
    assert size(record(game)["market"]) == 5
    for seat in [*range(seats), SPECTATOR]:
        assert view(game, seat)["market"] == record(game)["market"]


@pytest.mark.rule("§2.4")
@pytest.mark.parametrize("seats", SEATS)
def test_fifteen_treasures_lie_in_the_chambers(seats: int) -> None:
    """Nobody has seen more treasures than the dig site holds by 3 + 5 + 7."""
    table = record(dealt(seats, 4))
    in_site = table["buried"] - table["thieves"] - table["sandstorms"]
    assert size(table["unseen"]) - in_site == 3 + 5 + 7
    assert table["explorers"] == [NOBODY] * 3


@pytest.mark.rule("§2.5")
@pytest.mark.parametrize(("seats", "sandstorms"), [(2, 6), (3, 5), (4, 4)])
def test_the_more_players_the_fewer_sandstorms(seats: int, sandstorms: int) -> None:
    assert record(dealt(seats, 1))["sandstorms"] == sandstorms


@pytest.mark.rule("§2.6")
@pytest.mark.parametrize(("seats", "cards"), [(2, 58), (3, 53), (4, 48)])
def test_the_dig_site_starts_with_58_53_or_48_cards(seats: int, cards: int) -> None:
    game = dealt(seats, 1)
    table = record(game)
    assert table["buried"] == cards == 66 - 4 * seats - 5 - 15 + 6 + 8 + SANDSTORMS[seats]
    assert view(game, SPECTATOR)["buried"] == cards


@pytest.mark.rule("§2.6", "R28")
@pytest.mark.parametrize("seats", SEATS)
def test_all_maps_thieves_and_sandstorms_are_in_the_dig_site(seats: int) -> None:
    """Each card of the dig site is equally likely; its 6 maps and the hazards are all there."""
    game = dealt(seats, 9)
    table = record(game)
    treasures = {kind: n for kind, n in table["unseen"].items() if kind != "map" and n}
    pool = size(treasures)
    in_site = pool - 15
    expected = {f"dig {kind}": n * in_site for kind, n in treasures.items()}
    expected["dig map"] = 6 * pool
    expected["dig thief"] = 8 * pool
    expected["dig sandstorm"] = SANDSTORMS[seats] * pool
    assert same_odds(game, expected)


@pytest.mark.rule("§2.7", "R27")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_starts_with_the_same_chance(seats: int) -> None:
    game = BOX.new(seats)
    deal_all(game, 6)
    assert same_odds(game, {f"start {seat}": 1 for seat in range(seats)})


@pytest.mark.rule("§2.7", "§4.2")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_starting_player_digs_first(starter: int) -> None:
    game = BOX.new(3)
    deal_all(game, 6)
    play(game, f"start {starter}")
    assert game.actor() == CHANCE
    assert record(game)["turn"] == starter
    play(game, "dig map")
    assert game.actor() == starter
    assert record(game)["hands"][starter]["map"] == 1


@pytest.mark.rule("§2.2")
def test_drawing_takes_outcomes_as_often_as_their_weights_say() -> None:
    game = dealt(2, 1)
    weights = odds(game)
    rng = Rng(99)
    rounds = 20000
    counts = Counter(game.draw(rng).notation() for _ in range(rounds))
    whole = sum(weights.values())
    spread = sum(
        (counts[move] - rounds * weight / whole) ** 2 / (rounds * weight / whole)
        for move, weight in weights.items()
    )
    assert set(counts) <= set(weights)
    assert spread < 27.9  # chi-square, at most 9 degrees of freedom: one in a thousand


@pytest.mark.rule("§2.7")
def test_everybody_is_told_who_starts() -> None:
    game, rng = BOX.new(3), Rng(1)
    while record(game)["step"] == "dealing":
        game.play(game.draw(rng))
    for viewer in (0, 1, 2, SPECTATOR):
        told = BOX.event(game, BOX.move("start 2"), viewer)
        assert (told.actor, told.seat, told.notation) == (CHANCE, 2, "start 2")
        assert not told.hidden
