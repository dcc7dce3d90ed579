"""A record from outside is a table that play could have led to, or it is refused."""

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite.games.artifact.box import (
    ANDERSSON,
    CARTER,
    MARKER_NAMES,
    MARKERS,
    MAT,
    ON_BOARD,
    PARIS,
    RANK_NAMES,
    ROLE_NAMES,
    SITE_NAMES,
)
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.questions.steps import ACTION_NAMES, STEP_NAMES
from digsite.games.artifact.records import record_of
from digsite.games.artifact.rules import turns
from digsite.games.artifact.table import Table
from tests.games.artifact.laws import all_laws_hold
from tests.games.artifact.positions import TITLE, hold, huts, rich, take, turn_up
from tests.games.artifact.recorded import position, positions

Change = Callable[[Table], None]
ACTED_AND_PASSED = "whoever passed last has acted in the same turn"


def refused(table: Table) -> str:
    with pytest.raises(ValueError, match=r"\w") as caught:
        TITLE.load(record_of(table))
    return str(caught.value).removeprefix("this table is impossible: ")


@pytest.mark.parametrize("where", sorted(positions()), ids=" ".join)
def test_positions_of_recorded_games_are_accepted(where: tuple[str, str]) -> None:
    for game in positions()[where]:
        all_laws_hold(game)


def set_field(name: str, value: object) -> Change:
    return lambda table: setattr(table, name, value)


def add(name: str, place: int, more: int) -> Change:
    """Change one number of a row."""

    def change(table: Table) -> None:
        getattr(table, name)[place] += more

    return change


def all_pass_after_an_action(table: Table) -> None:
    table.actions = 1
    for seat in range(table.seats):
        table.passed[seat] = 1


COMPONENTS: list[tuple[Change, str]] = [
    (add("hands", 3, 1), "there are 5 cards of africa sculpture, not 4"),
    (add("deck_sizes", 1, -15), "the deck of asia has 20 cards"),
    (add("tracks", 1, 4), "there are 13 markers of ship, not 9"),
    (add("money", 2, -21), "seat 2 has less than no money"),
    (set_field("left_out", 1), "three players, and only they, leave out a site"),
    (add("archaeologists", 1, 4), "seat 1 has a city for an archaeologist"),
    (add("cities", 1, 1), "seat 1 has a role without Expansion II"),
    (add("archaeologists", 1, 1 + int(CARTER)), "seat 1 has Carter without a track"),
    (add("levels", 5, 1), "seat 1 has advanced in asia, where there is no track"),
    (add("sevenths", 1, 1), "seat 1 has performed a seventh action without Andersson"),
    (add("owners", 24, -1), "the tile for five types takes part"),
    (add("owners", 24, 1), "too few cards lie under the tiles"),
    (add("huts", 0, 2), "there are 0 face-up cards in africa for 2 huts"),
    (set_field("starter", 2), "seat 0 starts the first round"),
    (set_field("actions", 3), "state: actions is 3"),
    (set_field("left", 1), "acting has no parts"),
    (set_field("floor", 1), "acting has no parts"),
    (add("shown", 0, 1), "there are 5 cards of africa architecture, not 4"),
]


@pytest.mark.parametrize(("change", "said"), COMPONENTS, ids=[said for _, said in COMPONENTS])
def test_impossible_components_are_refused_by_name(change: Change, said: str) -> None:
    table = rich(4)
    assert TITLE.load(record_of(table)) == Artifact(table)
    change(table)
    assert refused(table).startswith(said)


def test_mats_hold_six_markers_and_ten_huts_at_most() -> None:
    table = rich(4)
    table.mats[0], table.tracks[0] = 2, 4
    assert refused(table) == "seat 0 has more than 6 markers"
    table = rich(4)
    table.huts[0], table.huts[1] = 6, 5
    assert refused(table) == "seat 0 has more huts than there are"


def test_three_players_leave_out_one_site_with_all_that_belongs_to_it() -> None:
    table = rich(3)
    assert TITLE.load(record_of(table)).legal()
    table.huts[1] = 1
    assert refused(table) == "there are huts in asia, which is left out"
    table = rich(3)
    table.owners[17] = ON_BOARD
    assert refused(table) == "the tile for 4 asia does not take part"
    table = rich(3, research=True)
    table.levels[1] = 1
    assert refused(table) == "seat 0 has advanced in asia, where there is no track"


def test_roles_need_exhibitions_and_exhibitions_roles() -> None:
    table = rich(4, research=True, cities=True)
    table.cities[2] = PARIS
    assert refused(table) == "seat 2 has more roles than exhibitions"
    hold(table, 2, "asia stand-alone")
    table.add_held(2, 15, -1)
    table.add_known(2, 15, -1)
    table.add_stand(2, 1)
    assert TITLE.load(record_of(table)).legal()
    table.cities[2] = -1
    assert refused(table) == "seat 2 has chosen no role for its exhibition"


def test_a_seventh_action_is_performed_by_andersson_without_markers() -> None:
    found = [
        game.table
        for game in positions()[("acting", "none")]
        if ANDERSSON in game.table.archaeologists and not any(game.table.sevenths)
    ]
    looked = 0
    for original in found:
        table = original.copy()
        seat = list(table.archaeologists).index(ANDERSSON)
        table.sevenths[seat] = 1
        if not table.passed[seat] and sum(table.mats[seat * 6 : seat * 6 + 6]) > 0:
            said = f"seat {seat} has performed a seventh action with markers left"
            assert refused(table) == said
            looked += 1
    assert looked > 0


def test_false_knowledge_is_refused() -> None:
    table = rich(4, research=True)
    hold(table, 1, "asia gold")
    table.add_known(1, 16, 1)
    assert refused(table) == "seat 1 is known to hold cards that it does not hold"
    table.add_known(1, 16, -2)
    assert refused(table) == "seat 1 has 1 secret cards of asia"
    table.add_secrets(1, 1, 1)
    assert refused(table) == "seat 1 has secret cards without Expansion II"


def test_a_deck_holds_the_cards_that_are_to_be_unearthed() -> None:
    table = position("unearthing", "hire").table
    table.left = 2
    site = int(table.target)
    wanted = f"there are {sum(table.face_up[site * 10 : site * 10 + 10])} face-up cards in "
    assert refused(table).startswith(wanted)
    for kind in range(site * 10, site * 10 + 10):
        table.gone[kind] += table.decks[kind]
        table.decks[kind] = 0
    table.deck_sizes[site] = 0
    assert refused(table).endswith("is too small for the cards to be unearthed")


QUESTIONS: list[tuple[str, str, Change, str]] = [
    ("acting", "none", set_field("target", 1), "the open question is about nothing"),
    ("paying", "ship", set_field("target", -1), "the open question is about nothing"),
    ("acting", "none", set_field("step", 12), "the open question is about nothing"),
    ("paying", "ship", set_field("step", 9), "keeping does not belong to the action ship"),
    ("acting", "none", set_field("step", 3), "paying does not belong to the action none"),
    ("keeping", "produce", set_field("left", 0), "keeping has no part left"),
    ("placing", "none", set_field("year", 1), "the start-up is over"),
    ("placing", "none", add("money", 1, 1), "the start-up is over"),
    ("placing", "none", set_field("asked", 1), "seat 1 does not place a hut"),
    ("acting", "none", set_field("step", 11), "seat {} has not passed, but takes a marker"),
    ("acting", "none", set_field("step", 13), "refilling has no part left"),
    ("acting", "none", set_field("step", 14), "the round is not over"),
    ("ended", "none", set_field("step", 2), "seat {} has passed, but acts"),
    ("passed", "none", all_pass_after_an_action, ACTED_AND_PASSED),
    ("passed", "none", set_field("year", 8), "nobody takes a marker in the final round"),
    ("refilling", "none", set_field("year", 8), "the game ends with its final round"),
    ("refilling", "none", set_field("actions", 1), ACTED_AND_PASSED),
    ("refilling", "none", set_field("left", 6), "seat {} does not need 6 markers"),
    ("refilling", "none", set_field("floor", 6), "the part named last is not there"),
    ("paying", "research", set_field("actions", 2), "the turn of seat {} is over"),
    ("showing", "produce", set_field("left", 1), "more cards are shown than a tile asks for"),
    ("showing", "produce", set_field("floor", 39), "the part named last is not there"),
    ("keeping", "produce", set_field("left", 4), "more cards are kept than may be"),
    ("keeping", "produce", set_field("floor", 39), "the part named last is not there"),
    ("loading", "ship", set_field("floor", 40), "the part named last is not there"),
    ("unearthing", "start-up", set_field("left", 2), "no card is owed there"),
    ("unearthing", "start-up", set_field("floor", 1), "no card is owed there"),
    ("unearthing", "hire", set_field("floor", 1), "the huts do not unearth that many cards"),
    ("unearthing", "hire", set_field("action", 4), "seat {} is not Morley"),
    ("offered", "ship", set_field("action", 2), "seat {} may not draw a card"),
    ("offered", "research", set_field("action", 5), "seat {} may not draw a card"),
    ("casting", "produce", set_field("target", 24), "seat {} has not produced the exhibition"),
]


@pytest.mark.parametrize(("step", "action", "change", "said"), QUESTIONS)
def test_questions_that_no_game_asks_are_refused(
    step: str, action: str, change: Change, said: str
) -> None:
    table = position(step, action).table
    change(table)
    assert refused(table) == said.format(int(table.asked))


@pytest.mark.parametrize(
    ("action", "target"),
    [
        ("produce", "3 weapons"),
        ("exhibit", "asia"),
        ("hire", "asia"),
        ("hire two", "asia"),
        ("ship", "asia"),
    ],
)
def test_an_announced_action_that_cannot_be_carried_out_is_refused(
    action: str, target: str
) -> None:
    record = record_of(rich(4, research=True, cities=True))
    with pytest.raises(ValueError, match="seat 0 cannot carry out what it has announced"):
        TITLE.load({**record, "step": "paying", "action": action, "target": target})


@pytest.mark.parametrize(
    ("step", "action", "owed"), [("acting", "none", 0), ("unearthing", "hire", 1)]
)
def test_whoever_acts_has_paid_for_it(step: str, action: str, owed: int) -> None:
    """Of six markers one is gone for each action, and for the one under way."""
    table = position(step, action).table
    table.actions = 1
    spare = [marker for marker in range(MARKERS) if table.tracks[marker] > 0]
    while turns.markers_held(table, table.asked) > MAT - 1 - owed:
        held = next(marker for marker in range(MARKERS) if table.on_mat(table.asked, marker) > 0)
        turns.return_marker(table, table.asked, held)
    while turns.markers_held(table, table.asked) < MAT - 1 - owed:
        turns.take_marker(table, table.asked, spare[0])
    assert TITLE.load(record_of(table)).legal()
    turns.take_marker(table, table.asked, spare[0])
    assert refused(table) == f"seat {table.asked} has not paid its actions"


def test_research_without_a_hut_is_refused_and_with_one_it_is_not() -> None:
    announced = {"step": "paying", "action": "research", "target": "asia"}
    table = rich(4)
    assert TITLE.load({**record_of(table), **announced}).keys()
    huts(table, 0, "africa", 10)
    turn_up(table, *["africa weapons", "africa ceramics"] * 4, "africa sculpture")
    with pytest.raises(ValueError, match="cannot carry out"):
        TITLE.load({**record_of(table), **announced})


def test_the_start_up_places_huts_in_turn_and_takes_their_workers() -> None:
    table = position("choosing").table
    take(table, 1, "ship")
    assert refused(table) == "seat 1 has not taken 2 markers"
    table = position("placing").table
    huts(table, 2, "africa", 1)
    take(table, 2, "africa worker")
    assert refused(table) == "seat 0 has not placed 1 huts"
    table = position("choosing").table
    table.step = 0
    table.left = 0
    assert refused(table) == "seat 0 does not place a hut"


def test_cards_are_shown_in_order_and_only_those_that_go_together() -> None:
    table = rich(4)
    hold(table, 0, *["asia weapons"] * 3)
    game = Artifact(table)
    for notation in ("produce 3 weapons", "pay museum", "show asia weapons"):
        game.play(TITLE.move(notation))
    assert TITLE.load(game.record()).legal()
    table.shown[0] = table.floor = 10
    table.decks[10] -= 1
    table.decks[14] += 1
    assert refused(table) == "the cards shown do not go together"


def leaves(value: Any) -> Iterator[tuple[list[object], object]]:
    """Every value of a record that holds no others, with the way to it."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for name, inner in items:
        if isinstance(inner, dict | list):
            yield from (([name, *way], leaf) for way, leaf in leaves(inner))
        else:
            yield [name], inner


def put(record: Any, way: list[Any], value: object) -> None:
    for name in way[:-1]:
        record = record[name]
    record[way[-1]] = value


NAMES: list[str] = [
    "none",
    *SITE_NAMES,
    *MARKER_NAMES,
    *ROLE_NAMES,
    *STEP_NAMES,
    *ACTION_NAMES,
    *[f"{site} {rank}" for site in SITE_NAMES for rank in RANK_NAMES],
]


def damaged(draw: st.DrawFn, leaf: object) -> object:
    if isinstance(leaf, bool):
        return not leaf
    if isinstance(leaf, int):
        return leaf + draw(st.sampled_from([-3, -2, -1, 1, 2, 3]))
    return draw(st.sampled_from(NAMES))


@st.composite
def records(draw: st.DrawFn) -> dict[str, object]:
    """The record of a recorded position with one, two or three values changed or exchanged."""
    where = draw(st.sampled_from(sorted(positions())))
    record = copy.deepcopy(draw(st.sampled_from(positions()[where])).record())
    for _ in range(draw(st.integers(1, 3))):
        found = list(leaves(record))
        way, leaf = draw(st.sampled_from(found))
        if draw(st.booleans()):
            put(record, way, damaged(draw, leaf))
        else:
            other, value = draw(st.sampled_from([one for one in found if one[0][0] == way[0]]))
            put(record, way, value)
            put(record, other, leaf)
    return record


@pytest.mark.played
@given(records(), st.integers(0, 2**32))
def test_a_damaged_record_is_refused_or_a_lawful_table(
    record: dict[str, object], seed: int
) -> None:
    try:
        game = TITLE.load(record)
    except ValueError:
        return
    assert isinstance(game, Artifact)
    all_laws_hold(game)
    view = TITLE.view(game, seed % game.table.seats)
    assert TITLE.read_view(view.record()) == view
    digsite.play_random(game, digsite.Rng(seed))
    all_laws_hold(game)
