"""Every side of every card of the reconstruction does what is written down in printed.py."""

import pytest

from digsite.games.artifacts_inc.box import DO_NAMES, IS_NAMES
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules import effects, turn
from tests.games.artifacts_inc.positions import (
    EDITION,
    artifacts,
    design,
    dollars,
    found,
    game,
    legal,
    own,
    piece,
    play,
    reputation,
    stock,
)
from tests.games.artifacts_inc.printed import ALL, BONUSES, COSTS, Printed

FAR = "top 9"  # touches nothing: what the card does alone
ARTIFACTS = ["fossil", "scroll", "statue", "gem"]
each_side = pytest.mark.parametrize("side", ALL, ids=[f"{s.card}-{s.level}" for s in ALL])


def with_card(side: Printed, place: str = FAR) -> ArtifactsInc:
    """A player with all sorts of dice and artifacts, ten dollars and the card."""
    state = game(dice="1 2 3 4 5 6", dollars=10)
    stock(state, fossil=2, scroll=2, statue=2, gem=2)
    own(state, side.card, place, level=side.level)
    return state


def test_every_side_of_every_card_is_written_down_once() -> None:
    written = [(side.card, side.level) for side in ALL]
    assert len(written) == len(set(written))
    assert set(written) == {(each.name, level) for each in EDITION.designs for level in (1, 2)}


def test_every_effect_of_the_vocabulary_is_on_some_card() -> None:
    assert {action.split()[1] for side in ALL for action in side.actions} == set(DO_NAMES)
    assert {bonus for side in ALL for bonus in side.bonuses} == set(IS_NAMES)
    assert {f"{side.card} {side.level}" for side in ALL if side.bonuses} == BONUSES.keys()


@each_side
def test_reputation_and_dice(side: Printed) -> None:
    """Alone and before any dive, a card gives its icon and its symbols (§8.1, §2.2)."""
    state = with_card(side)
    assert reputation(state) == side.reputation
    dice = side.dice if side.card == "s-adventurers" else 3 + side.dice
    assert turn.dice_to_roll(state.table, 0) == dice


@each_side
def test_actions_take_these_faces_and_do_this(side: Printed) -> None:
    """Each action of the side, with each face it takes, and with no other (§2.5)."""
    state = with_card(side)
    every = [notation for notation in legal(state, "place") if notation.split()[2] == side.card]
    expected = [
        f"place {face} {side.card} {position}"
        for position, action in enumerate(side.actions, 1)
        for face in action.split()[0]
    ]
    assert every == expected
    for notation in expected:
        after = state.clone()
        play(after, notation)
        happened(state, after, side.actions[int(notation.split()[3]) - 1].split()[1:])


def happened(before: ArtifactsInc, after: ArtifactsInc, what: list[str]) -> None:
    """The action found, gained or opened what it should (§3.1, §3.2, §7.1, §7.2, §7.3, §7.4)."""
    do, number = what
    table = after.table
    opened = {
        "buy": steps.BUYING,
        "sell_any": steps.SELLING,
        "sell_museum": steps.ORDERING,
        "trade": steps.TRADING,
    }
    assert table.step == opened.get(do, steps.PLACING)
    if do == "find":
        kind = ARTIFACTS.index(number)
        expected = artifacts(before)
        expected[kind] += 1
        assert artifacts(after) == expected
    elif do == "gain":
        assert dollars(after) == dollars(before) + int(number)
    else:
        assert table.stake == int(number)
        assert (table.left == 1) == (do == "trade")
        assert table.subject == -1


@each_side
def test_bonuses_in_company(side: Printed) -> None:
    """What the side adds among neighbours and finds (§7.5 to §7.10)."""
    state = game()
    place = "bottom 6"
    own(state, "b-docks" if side.card != "b-docks" else "b-warehouse", "bottom 5")
    own(state, "a-desert-expedition#2", "top 6")
    found(state, pottery=2, doubloons=2, sunken_city=2)
    own(state, side.card, place, level=side.level)
    right = "a-jungle-expedition#3" if needs(side, "expedition") else "d-hired-adventurers#4"
    own(state, right, "bottom 7")
    alone = 6 + 1 + 1 + 1
    bonus = reputation(state) - alone - side.reputation
    said = dict(
        part.split() for part in BONUSES.get(f"{side.card} {side.level}", "").split(", ") if part
    )
    assert bonus == int(said.get("rep", 0))
    assert state.table.dive_help[0] == int(said.get("dive", 0))
    desert = piece("a-desert-expedition#2")
    assert effects.easing(state.table, 0, desert) == int(said.get("ease", 0))
    lucky = [str(f + 1) for f in range(6) if effects.extra_finds(state.table, 0, desert, f)]
    assert "".join(lucky) == said.get("extra", "")
    if side.card != "b-docks":
        assert effects.better_sales(state.table, 0, 0) == int(said.get("sale", 0))


def needs(side: Printed, kind: str) -> bool:
    return side.card == "b-base-camp" and kind == "expedition"


def test_costs_of_all_cards() -> None:
    """Dollars and scrolls (§3.4)."""
    written = {}
    for entry in COSTS.replace("\n", " ").split(";"):
        name, price, scrolls = entry.split()
        written[name] = (int(price), int(scrolls))
    assert written == {
        each.name: (
            int(EDITION.dollars[design(each.name)]),
            int(EDITION.scrolls[design(each.name)]),
        )
        for each in EDITION.designs
    }
