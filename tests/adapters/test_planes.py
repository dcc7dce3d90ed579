"""The numbers of an observation are those of the view, field by field."""

from collections import Counter
from collections.abc import Iterable, Iterator

import numpy as np
import pytest

import digsite
from digsite.adapters.observing import Game
from digsite.adapters.planes.planes import Row
from digsite.core.ranking import pay
from tests.walks import SETTINGS, Setting, label, sample, titled
from tools.planes import PAGE, tables

each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=label)


def game_of(setting: Setting) -> Game:
    return Game(setting[0], setting[1], None, setting[2])


def fields_of(game: Game, view: digsite.View) -> dict[str, list[int]]:
    """The row of a view, cut into its fields."""
    numbers, cut, at = game.look(view).tolist(), {}, 0
    for field in game.planes.fields:
        cut[field.name] = numbers[at : at + field.length]
        at += field.length
    assert at == game.row.place == len(numbers)
    return cut


def flat(value: object) -> list[int]:
    """A part of a record as plain numbers."""
    if isinstance(value, dict):
        return [number for part in value.values() for number in flat(part)]
    if isinstance(value, list):
        return [number for part in value for number in flat(part)]
    assert isinstance(value, int)
    return [int(value)]


def turned(rows: object, seat: int) -> list[object]:
    """Rows of seats, beginning with the seat that looks."""
    assert isinstance(rows, list)
    return rows[seat:] + rows[:seat]


PLAIN = {  # as they stand in the record of a view
    "archaeology": ["left", "floor", "balance", "has_sold", "ending", "passes", "dealt", "buried",
                    "thieves", "sandstorms", "spent_maps", "market", "hand"],
    "artifact": ["research_on", "cities_on", "any_fragments", "left", "floor", "year", "actions",
                 "deck_sizes", "tracks"],
    "artifacts-inc": ["late_refill", "idle_buy", "stake", "left", "floor", "sold", "dives", "dice",
                      "dive_dice", "reached", "quiet_turns"],
}  # fmt: skip
ROWS = {  # the same, of each seat
    "archaeology": ["money", "sizes", "known", "public", "exposed"],
    "artifact": ["money", "mats", "huts", "levels", "stands", "passed", "sevenths", "secrets",
                 "prestige"],
    "artifacts-inc": ["dollars", "artifacts", "finds", "reputation", "contest", "dive_help"],
}  # fmt: skip
SEATS = {
    "archaeology": ["actor", "turn", "asked"],
    "artifact": ["actor", "asked", "starter"],
    "artifacts-inc": ["actor", "turn", "first"],
}


def named_cards(record: dict[str, object], field: str, names: Iterable[str]) -> list[int]:
    """Counts of cards that a record gives by name, those of which there is none included."""
    cards = record[field]
    assert isinstance(cards, dict)
    return [cards.get(name, 0) for name in names]


@each_setting
def test_every_field_says_what_the_view_says(setting: Setting) -> None:
    game, name, seats = game_of(setting), setting[0], setting[1]
    for state in sample(setting, seed=20, every=29):
        for seat in range(seats):
            view = game.title.view(state, seat)
            record, seen = view.record(), fields_of(game, view)
            for field in PLAIN[name]:
                assert seen[field] == flat(record[field]), field
            for field in ROWS[name]:
                assert seen[field] == flat(turned(record[field], seat)), field
            for field in SEATS[name]:
                who = record[field]
                assert isinstance(who, int)
                marks = [int(who == (seat + i) % seats) for i in range(seats)]
                assert seen[field] == marks, field
            assert sum(seen["step"]) == 1


def test_cards_of_artifact_stand_at_their_kinds() -> None:
    from digsite.games.artifact.box import KINDS, kind_name

    kinds = [kind_name(kind) for kind in range(KINDS)]
    setting: Setting = ("artifact", 3, {"expansions": ["research"]})
    game = game_of(setting)
    for state in sample(setting, seed=21, every=17):
        view = game.title.view(state, 1)
        record, seen = view.record(), fields_of(game, view)
        for field in ("hand", "face_up", "gone"):
            assert seen[field] == named_cards(record, field, kinds), field
        shown = record["shown"]
        assert isinstance(shown, list)
        assert seen["shown"] == [shown.count(kind) for kind in kinds]


@each_setting
def test_no_number_leaves_its_range(setting: Setting) -> None:
    game = game_of(setting)
    space = game.space()
    for state in sample(setting, seed=22, every=7):
        for seat in range(setting[1]):
            seen = game.observe(state, seat)
            assert space.contains(seen)
            assert seen["action_mask"].sum() == (len(state.keys()) if state.actor() == seat else 0)


def test_a_spectator_looks_from_the_first_seat() -> None:
    game = Game("archaeology", 2, None, {})
    state = game.new()
    digsite.play_random(state, digsite.Rng(1))
    seen = fields_of(game, game.title.view(state, int(digsite.SPECTATOR)))
    assert seen["money"] == state.scores()
    assert seen["hand"] == [0] * 7


def test_looking_again_changes_the_same_row() -> None:
    game = Game("archaeology", 2, None, {})
    state = game.new()
    first = game.look(game.title.view(state, 0))
    before = first.copy()
    digsite.play_random(state, digsite.Rng(1))
    assert game.look(game.title.view(state, 0)) is first
    assert not np.array_equal(first, before)


@pytest.mark.parametrize(
    ("ranking", "wanted"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [0, 1, -1]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([3, 1, 1, 4], [-1 / 3, 2 / 3, 2 / 3, -1]),
    ],
)
def test_pay_counts_who_is_behind_and_who_is_before(
    ranking: list[int], wanted: list[float]
) -> None:
    assert pay(ranking) == pytest.approx(wanted)
    assert sum(pay(ranking)) == pytest.approx(0)


def test_the_page_has_the_table_by_which_observations_are_written() -> None:
    assert tables() in PAGE.read_text(encoding="utf-8"), "python -m tools.planes"


def various_walk(setting: Setting, seed: int) -> Iterator[digsite.State]:
    """A game whose players do what was done least often, so that everything happens."""
    name, seats, options = setting
    state, rng, done = titled(name).new(seats, options), digsite.Rng(seed), Counter[str]()
    while not state.is_over():
        if state.actor() == digsite.CHANCE:
            state.play(state.draw(rng))
            continue
        legal = state.legal()
        rarest = min(done[str(move.parts()["do"])] for move in legal)
        rare = [move for move in legal if done[str(move.parts()["do"])] == rarest]
        move = rare[rng.below(len(rare))]
        done[str(move.parts()["do"])] += 1
        state.play(move)
        yield state


@each_setting
def test_a_row_that_follows_a_game_is_what_would_be_written_anew(setting: Setting) -> None:
    """What seldom changes is left out: a table that forgot to count a change is found here."""
    game = game_of(setting)
    rows = [Row(game.planes.size, follows=True) for _ in range(setting[1] + 1)]
    seen = [np.asarray(memoryview(row.items)) for row in rows]
    for game_number in range(2):
        for row in rows:
            row.forget(0)
        for state in various_walk(setting, seed=game_number):
            # A row for each seat, and one that follows whoever is to act.
            for number, row in enumerate(rows):
                viewer = number if number < setting[1] else max(0, int(state.actor()))
                view = game.title.glance(state, viewer)
                row.begin(0, view)
                game.planes.write(view, row)
                assert row.place == game.planes.size
                assert np.array_equal(seen[number], game.look(view))
