"""What an event tells beside the move: what it brings and what it costs."""

import pytest

import digsite
from digsite.games.artifact.game import Artifact
from digsite.locales.sentences import follows, tell, tell_all
from tests.games.artifact.positions import (
    TITLE,
    give_role,
    hold,
    huts,
    offer,
    play,
    rich,
    state_with,
    turn_up,
)
from tests.walks import step


def told(game: Artifact, notation: str) -> list[dict[str, object]]:
    """The parts of the event for everybody and a spectator, without those of the move itself."""
    move = TITLE.move(notation)
    events = [
        TITLE.event(game, move, seat) for seat in [digsite.SPECTATOR, *range(int(game.table.seats))]
    ]
    return [
        {name: part for name, part in event.parts.items() if name not in move.parts()}
        for event in events
    ]


def once(game: Artifact, notation: str) -> dict[str, object]:
    """What all are told alike."""
    first, *others = told(game, notation)
    assert all(one == first for one in others)
    return first


@pytest.mark.rule("§16.2", "§12.6", "§4.3")
def test_an_exhibition_tells_its_prestige_and_its_income() -> None:
    table = rich(4, research=True)
    hold(table, 0, *["asia weapons"] * 4, "africa stand-alone")
    game = Artifact(table)
    assert once(game, "produce 4 weapons") == {"prestige": 5, "income": 2}
    assert once(game, "exhibit africa") == {"prestige": 1, "income": 1}


@pytest.mark.rule("§5.3", "§5.5", "§15.12")
def test_a_payment_tells_its_price() -> None:
    table = rich(4, cities=True)
    huts(table, 0, "asia", 1)
    give_role(table, 0, "morley")
    game = play(table, "hire asia")
    right, joker = once(game, "pay asia worker")["coins"], once(game, "pay ship")["coins"]
    assert (right, joker) == (table.edition.covered(3, table.tracks[3]), table.edition.joker)
    table = rich(4, cities=True)
    huts(table, 0, "asia", 1)
    give_role(table, 0, "morley")
    assert once(play(table, "hire two asia"), "pay ship") == {"coins": 12}


@pytest.mark.rule("§11.3", "§11.5", "§15.6")
@pytest.mark.parametrize("role", ["london", "berlin"])
def test_a_trade_tells_its_coins(role: str) -> None:
    table = rich(4, cities=True)
    give_role(table, 0, role)
    hold(table, 0, "asia weapons")
    coins = int(table.edition.coins[table.tracks[1]])
    more = int(table.edition.berlin_coins) if role == "berlin" else 0
    assert once(Artifact(table), "sell asia weapons") == {"coins": coins + more}
    offer(table, "africa sculpture")
    bought = {"coins": coins, "card": "sculpture", "site": "africa"}
    assert once(Artifact(table), "buy 1") == bought


@pytest.mark.rule("§14.4")
def test_gold_tells_which_card_it_is_given_for() -> None:
    table = rich(4, research=True)
    hold(table, 0, "asia gold")
    offer(table, "africa sculpture")
    assert once(Artifact(table), "gold asia 1") == {"card": "sculpture"}


@pytest.mark.rule("§9.1", "R92")
def test_shipping_tells_its_cards_where_all_of_them_come_aboard() -> None:
    table = rich(4)
    huts(table, 0, "asia", 2)
    huts(table, 1, "asia", 1)
    turn_up(table, "asia weapons", "asia sculpture")
    game = play(table, "ship asia")
    assert once(game, "pay ship")["cards"] == "sculpture,weapons"
    turn_up(game.table, "asia jewellery")
    assert "cards" not in once(game, "pay ship")  # one of three stays: which ones come is chosen
    free = rich(4, cities=True)
    assert once(Artifact(free), "hire asia") == {}


@pytest.mark.rule("§11.2")
def test_a_sale_tells_which_card_it_pushes_off_the_market() -> None:
    table = rich(4)
    hold(table, 0, "asia weapons")
    offer(table, "africa sculpture", "asia jewellery")
    assert "cards" not in once(Artifact(table), "sell asia weapons")
    offer(table, "africa sculpture", "asia jewellery", "america ceramics")
    told = once(Artifact(table), "sell asia weapons")
    assert (told["cards"], told["outcome"]) == ("sculpture", "pushes")


@pytest.mark.rule("§14.7", "§14.8")
def test_shipping_tells_that_a_cursed_artifact_leaves_the_game() -> None:
    table = rich(4, research=True)
    huts(table, 0, "asia", 2)
    huts(table, 1, "asia", 1)
    turn_up(table, "asia weapons", "asia cursed")
    told = once(play(table, "ship asia"), "pay ship")
    assert (told["cards"], told["outcome"]) == ("weapons", "aboard-cursed")
    table = rich(4, research=True)
    huts(table, 0, "asia", 2)
    huts(table, 1, "asia", 1)
    turn_up(table, "asia weapons", "asia sculpture", "asia cursed")
    told = once(play(table, "ship asia"), "pay ship")
    assert told["outcome"] == "cursed" and "cards" not in told


@pytest.mark.rule("§15.7")
@pytest.mark.parametrize(
    ("role", "odd"), [("new york", True), ("new york", False), ("paris", False)]
)
def test_the_last_card_tells_whether_new_york_helped(role: str, odd: bool) -> None:
    table = rich(4, cities=True)
    give_role(table, 0, role)
    last = "middle_east jewellery" if odd else "middle_east weapons"
    hold(table, 0, "africa weapons", "asia weapons", last)
    game = play(table, "produce 3 weapons", "pay museum", "show africa weapons")
    assert once(game, "show asia weapons") == {}
    game = play(table, "show asia weapons")
    assert once(game, f"show {last}") == ({"outcome": "new-york"} if odd else {})


def rounds_begun(game: Artifact, rng: digsite.Rng) -> int:
    """Play at random; each event that tells of income is followed by exactly that income."""
    begun = 0
    while not game.is_over():
        before = game.clone()
        move = step(game, rng)
        income = TITLE.event(before, move, digsite.SPECTATOR).parts.get("income", 0)
        if move.parts()["do"] in ("take", "nothing"):
            gains = {int(game.table.money[seat] - before.table.money[seat]) for seat in range(3)}
            assert min(gains) == income if income else gains == {0}
            begun += bool(income)
    return begun


@pytest.mark.rule("§4.1", "§4.2")
def test_whoever_begins_a_round_tells_the_base_income() -> None:
    game = TITLE.new(3, {"start": "quick"})
    assert isinstance(game, Artifact)
    assert rounds_begun(game, digsite.Rng(5)) == int(game.table.year) + 1


@pytest.mark.rule("§5.9", "§6.3", "§4.2")
def test_where_all_mats_are_full_doing_nothing_begins_the_next_round() -> None:
    table = rich(4)
    game = play(table, *["pass", "nothing"] * 3, "pass")
    assert once(game, "nothing") == {"income": 8, "starter": 3}


@pytest.mark.rule("§14.10", "§12.5")
def test_the_last_to_pass_tells_what_manuscripts_bring() -> None:
    state = state_with(
        4,
        ["research"],
        hands={1: {"africa manuscript": 1, "asia manuscript": 1}},
        levels={1: {"africa": 1, "asia": 0, "america": 1, "middle_east": 0}},
        passed=[1, 2, 3],
        year=8,
    )
    told = TITLE.event(state, TITLE.move("pass"), 0).parts
    assert (told["outcome"], told["prestige"]) == ("manuscripts", 2)
    assert tell(TITLE, TITLE.event(state, TITLE.move("pass"), 0), viewer=0).endswith(
        "manuscripts bring 2 prestige in all."
    )
    state.play("pass")
    assert state.is_over()


def test_cards_turned_up_at_another_site_are_told_in_a_sentence_of_their_own() -> None:
    def unearthed(site: str) -> digsite.Event:
        parts: dict[str, str | int] = {"do": "unearth", "site": site, "card": "weapons"}
        return digsite.Event(digsite.CHANCE, 0, "", parts, False)

    asia, america = unearthed("asia"), unearthed("america")
    assert tell_all(TITLE, [asia, asia]) == "Turned up in Asia: two weapons."
    assert follows(TITLE, asia, america) is None


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You take one ship marker and three American worker markers."),
        ("fr", "Vous prenez un marqueur expédition et trois marqueurs main-d’œuvre américaine."),
        ("de", "Du nimmst ein Schiff und drei Arbeiter aus Amerika."),
    ],
)
def test_markers_are_counted(language: str, text: str) -> None:
    taken = [
        digsite.Event(0, 0, "", {"do": "take", "marker": marker, "income": 0}, False)
        for marker in ("america-worker", "ship", "america-worker", "america-worker")
    ]
    taken.sort(key=lambda event: event.parts["marker"] != "ship")
    assert tell_all(TITLE, taken, language, viewer=0) == text


def test_cards_taken_aboard_are_counted() -> None:
    parts: dict[str, str | int] = {"do": "ship", "site": "asia", "outcome": "aboard"}
    aboard = digsite.Event(0, 0, "", {**parts, "cards": "weapons,gold,weapons"}, False)
    assert tell(TITLE, aboard, viewer=0) == "You ship from Asia: two weapons and gold."
