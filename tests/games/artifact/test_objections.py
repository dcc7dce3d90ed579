"""Every decision is legal or has exactly one objection, which people can read."""

import pytest

from digsite.games.artifact.game import Artifact
from digsite.games.artifact.table import Table
from digsite.locales.sentences import explain
from tests.games.artifact.positions import (
    TITLE,
    WEAPONS,
    give_role,
    hold,
    huts,
    laid,
    new,
    offer,
    play,
    rich,
    take,
    tile,
    track,
    turn_up,
)

Why = tuple[str, str, dict[str, str | int]]


def why(table: Table, notation: str) -> Why:
    """Reason, paragraph and values of the only objection to a move."""
    game = Artifact(table)
    objections = TITLE.objections(game, game.actor())
    [found] = [objection for objection in objections if objection.what == notation]
    assert explain(TITLE, found)
    return found.reason, found.paragraph, found.values


@pytest.mark.rule("§12.5", "§5.1", "§3.2")
def test_whoever_is_not_asked_hears_who_is() -> None:
    table = rich(3)
    game = Artifact(table)
    (objection,) = TITLE.objections(game, 1)
    assert (objection.what, objection.reason, objection.values) == (
        "play",
        "not-your-turn",
        {"seat": 0},
    )
    huts(table, 0, "africa", 1)
    play(table, "hire africa", "pay africa worker")
    assert [said.reason for said in TITLE.objections(game, 0)] == ["chance-acts"]
    table.step = 14
    assert [said.reason for said in TITLE.objections(game, 0)] == ["game-over"]


def test_objections_at_start_up() -> None:
    table = new(3).table
    assert why(table, "hut asia") == ("site-left-out", "§2.4", {"site": "asia"})
    assert why(table, "research africa") == ("place-hut-first", "§3.1", {})
    assert why(table, "take ship") == ("place-hut-first", "§3.1", {})
    table.step = 1
    table.left = 4
    table.floor = 1
    assert why(table, "take museum") == ("marker-in-order", "§3.3", {"marker": "museum"})
    assert why(table, "take asia worker")[:2] == ("track-empty", "§3.3")
    assert why(table, "give ship")[:2] == ("choose-markers-first", "§3.3")
    track(table, "middle_east worker", 3)
    assert why(table, "take middle_east worker")[0] == "too-few-markers-above"


def test_objections_to_digging() -> None:
    table = rich(3, cities=True)
    assert why(table, "hut africa") == ("start-up-is-over", "§3.1", {})
    assert why(table, "research asia") == ("site-left-out", "§2.4", {"site": "asia"})
    assert why(table, "ship asia") == ("site-left-out", "§2.4", {"site": "asia"})
    assert why(table, "hire two africa") == ("not-morley", "§15.12", {})
    assert why(table, "hire africa") == ("no-hut-there", "§8.1", {"site": "africa"})
    huts(table, 0, "africa", 9)
    assert why(table, "research africa") == ("hut-there", "§7.1", {"site": "africa"})
    give_role(table, 0, "morley")
    assert why(table, "hire two africa") == ("reserve-empty", "§7.3", {"huts": 2})
    huts(table, 0, "africa", 10)
    assert why(table, "hire africa") == ("reserve-empty", "§7.3", {"huts": 1})


def test_objections_to_prices() -> None:
    table = laid(5, cities=True)
    assert why(table, "research africa") == ("no-marker", "§5.2", {})
    take(table, 0, "museum")
    track(table, "museum", 4)
    huts(table, 0, "africa", 1)
    give_role(table, 0, "morley")
    table.money[0] = 2
    assert why(table, "research asia") == ("too-dear", "§5.4", {"price": 3, "money": 2})
    assert why(table, "hire africa") == ("too-dear", "§5.4", {"price": 6, "money": 2})
    assert why(table, "hire two africa") == ("too-dear", "§5.4", {"price": 12, "money": 2})
    assert why(table, "ship africa") == ("too-dear", "§5.4", {"price": 6, "money": 2})
    assert why(table, "ship asia") == ("no-hut-there", "§9.1", {"site": "asia"})


def test_objections_to_exhibitions() -> None:
    table = rich(3, research=True)
    hold(table, 0, "africa weapons", "america weapons", "middle_east weapons")
    table.owners[tile("3 weapons")] = 2
    values = {"tile": "3 weapons", "seat": 2}
    assert why(table, "produce 3 weapons") == ("tile-taken", "§10.1", values)
    assert why(table, "produce 4 asia") == ("tile-left-out", "§2.4", {"tile": "4 asia"})
    assert why(table, "produce 4 weapons")[0] == "artifacts-missing"
    assert why(table, "exhibit africa") == (
        "not-held",
        "§14.2",
        {"site": "africa", "card": "stand-alone"},
    )
    hold(table, 0, "africa stand-alone")
    table.money[0] = 0
    assert why(table, "produce three sites")[0] == "too-dear"
    assert why(table, "exhibit africa")[0] == "too-dear"


def test_objections_to_trades_and_gold() -> None:
    table = rich(4, research=True)
    assert why(table, "sell asia gold") == ("not-held", "§11.1", {"site": "asia", "card": "gold"})
    assert why(table, "buy 1") == ("place-empty", "§11.4", {})
    assert why(table, "gold asia 1") == ("not-held", "§14.4", {"site": "asia", "card": "gold"})
    hold(table, 0, "asia gold")
    assert why(table, "gold asia 1") == ("place-empty", "§14.4", {})
    offer(table, "africa gold")
    table.money[0] = 0
    assert why(table, "buy 1") == ("too-dear", "§11.5", {"price": 5, "money": 0})
    play(table, "sell asia gold")
    hold(table, 0, "america gold")
    assert why(table, "sell america gold") == ("no-ship", "§11.6", {})
    assert why(table, "buy 1") == ("no-ship", "§11.6", {})


@pytest.mark.rule("§15.9", "§11.6")
def test_objections_to_trading_with_the_seventh_action() -> None:
    table = laid(4, cities=True)
    give_role(table, 0, "andersson")
    hold(table, 0, "asia weapons")
    offer(table, "asia ceramics")
    assert why(table, "sell asia weapons") == ("free-action-cannot-trade", "§15.9", {})
    assert why(table, "buy 1") == ("free-action-cannot-trade", "§15.9", {})


@pytest.mark.rule("§5.1", "R56", "R15")
def test_objections_to_the_end_of_a_turn() -> None:
    table = rich(4, research=True)
    assert why(table, "done") == ("act-or-pass", "§5.1", {})
    assert why(table, "take ship") == ("pass-first", "§5.7", {})
    assert why(table, "pay ship") == ("not-now", "§5.1", {})
    hold(table, 0, "asia weapons")
    offer(table, "africa gold")
    play(table, "research africa", "pay museum")
    assert why(table, "pass") == ("acted-already", "R56", {})
    play(table, "research asia", "pay ship")
    assert why(table, "research america") == ("two-actions", "§5.1", {})


def test_objections_to_payments() -> None:
    table = laid(5)
    take(table, 0, "museum", "ship")
    table.money[0] = 3
    play(table, "research africa")
    assert why(table, "pay asia worker")[:2] == ("marker-not-held", "§5.2")
    assert why(table, "pay ship") == ("too-dear", "§5.4", {"price": 6, "money": 3})
    assert why(table, "load asia weapons") == ("pay-first", "§5.2", {})
    assert why(table, "done") == ("pay-first", "§5.2", {})


def test_objections_to_cards_shipped() -> None:
    table = rich(4)
    huts(table, 0, "asia", 2)
    huts(table, 1, "asia", 2)
    turn_up(table, "asia architecture", "asia ceramics", "asia weapons")
    play(table, "ship asia", "pay ship")
    assert why(table, "load africa weapons")[:2] == ("other-site", "§9.1")
    assert why(table, "load asia jewellery")[:2] == ("not-face-up", "§9.1")
    assert why(table, "load asia weapons")[:2] == ("too-few-above", "§9.1")
    assert why(table, "show asia weapons")[:2] == ("load-first", "§9.1")
    play(table, "load asia ceramics")
    assert why(table, "load asia architecture")[:2] == ("named-in-order", "§9.1")


def test_objections_to_cards_shown_and_kept() -> None:
    table = rich(4, research=True)
    hold(table, 0, *WEAPONS, "middle_east weapons", "asia fragments", "asia gold", "asia ceramics")
    play(table, "produce 3 weapons", "pay museum")
    assert why(table, "show asia sculpture")[:2] == ("not-held", "§10.1")
    assert why(table, "show asia gold")[:2] == ("cannot-be-shown", "§14.11")
    hold(table, 0, "asia cursed")
    assert why(table, "show asia cursed")[:2] == ("cannot-be-shown", "§14.9")
    assert why(table, "show asia ceramics")[:2] == ("does-not-fit", "§10.1")
    play(table, "show asia weapons")
    assert why(table, "show africa weapons")[:2] == ("named-in-order", "§10.1")
    play(table, "show asia fragments", "show america weapons")
    assert why(table, "keep asia fragments")[:2] == ("fragments-stay", "§14.6")
    assert why(table, "keep africa weapons")[:2] == ("not-shown", "§10.6")
    assert why(table, "role paris")[:2] == ("keep-first", "§10.6")


def test_objection_to_a_card_kept_out_of_order() -> None:
    table = rich(4, cities=True)
    give_role(table, 0, "paris")
    hold(table, 0, *WEAPONS)
    play(table, "produce 3 weapons", "pay museum", *[f"show {card}" for card in WEAPONS])
    play(table, "keep asia weapons")
    assert why(table, "keep africa weapons")[:2] == ("named-in-order", "§10.1")


@pytest.mark.rule("§15.1", "§15.2", "R84")
def test_objections_to_roles() -> None:
    table = rich(4, cities=True)
    hold(table, 0, *WEAPONS)
    give_role(table, 0, "paris")
    play(table, "produce 3 weapons", "pay museum", *[f"show {card}" for card in WEAPONS])
    play(table, "keep none")
    assert why(table, "role carter")[:2] == ("no-research-tracks", "§15.10")
    assert why(table, "role paris")[:2] == ("same-role", "§15.1")
    assert why(table, "change london")[:2] == ("group-taken", "§15.2")
    table.cities[0] = -1
    assert why(table, "change london")[:2] == ("no-role-to-change", "§15.2")
    assert why(table, "draw")[:2] == ("role-first", "§15.1")


@pytest.mark.rule("§5.7", "§5.8", "R53", "R54")
def test_objections_after_passing() -> None:
    table = rich(4)
    play(table, "pass")
    assert why(table, "take ship")[:2] == ("mat-full", "§5.7")
    assert why(table, "research africa")[:2] == ("passed-already", "§5.6")
    play(table, "give museum")
    assert why(table, "take museum")[:2] == ("same-marker", "R54")
    track(table, "ship", 0)
    assert why(table, "take ship")[:2] == ("track-empty", "§5.8")
    assert why(table, "give ship")[:2] == ("take-first", "§5.8")
    play(table, "take asia worker", "pass")
    table.mats[6] = 0
    assert why(table, "give museum")[:2] == ("marker-not-held", "§5.8")
    for number in (0, 2, 3, 4, 5):
        table.tracks[number] = 0
    table.tracks[1] = 0
    assert why(table, "give ship")[:2] == ("nothing-to-take", "§5.8")


def test_objections_while_drawing_and_refilling() -> None:
    table = rich(4, cities=True)
    give_role(table, 0, "judd")
    play(table, "research africa", "pay museum")
    assert why(table, "done")[:2] == ("draw-first", "§15.3")
    table = laid(3)
    play(table, *["pass", "nothing"] * 3)
    assert why(table, "nothing")[:2] == ("refill-first", "§6.3")
    play(table, "take ship")
    assert why(table, "take museum")[:2] == ("marker-in-order", "§6.3")
