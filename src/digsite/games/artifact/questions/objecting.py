"""How objections are put, and those that several questions share."""

from typing import Final

from mypy_extensions import i64

from digsite.core.move import Part
from digsite.core.view import Objection
from digsite.games.artifact import moves
from digsite.games.artifact.box import MARKER_NAMES, RANK_NAMES, SITE_NAMES, rank_of, site_of
from digsite.games.artifact.questions import steps
from digsite.games.artifact.rules import turns
from digsite.games.artifact.table import Table

FIRST_ANSWER: Final[dict[i64, str]] = {
    steps.PLACING: "place-hut-first",
    steps.CHOOSING: "choose-markers-first",
    steps.ACTING: "not-now",
    steps.PAYING: "pay-first",
    steps.LOADING: "load-first",
    steps.OFFERED: "draw-first",
    steps.SHOWING: "show-first",
    steps.KEEPING: "keep-first",
    steps.CASTING: "role-first",
    steps.PASSED: "passed-already",
    steps.EXCHANGING: "take-first",
    steps.REFILLING: "refill-first",
}
"""What to say to a move that does not answer the open question at all."""


def not_asked(table: Table, key: i64) -> Objection:
    """Another question must be answered first."""
    return plain(key, FIRST_ANSWER[table.step], steps.PARAGRAPHS[table.step])


def cannot_pay(table: Table, key: i64, action: i64, target: i64) -> Objection:
    """No marker at all, or none that the money allows (§5.2, §5.4)."""
    if turns.markers_held(table, table.asked) == 0:
        return plain(key, "no-marker", "§5.2")
    wanted = turns.wanted_marker(action, target)
    price = table.edition.joker
    if turns.holds(table, table.asked, wanted):
        price = turns.covered(table, wanted)
    return with_money(table, key, "too-dear", "§5.4", price * turns.payments(action))


def out_of_order(table: Table, key: i64) -> Objection:
    """Cards are named in ascending order, so that each combination is asked for once (R93)."""
    kind = moves.target_of(key)
    reason = "named-in-order" if kind < table.floor else "too-few-above"
    return with_card(key, reason, "§9.1" if table.step == steps.LOADING else "§10.1", kind)


def with_values(key: i64, reason: str, paragraph: str, values: dict[str, Part]) -> Objection:
    return Objection(moves.MOVES[key].notation(), reason, paragraph, values)


def plain(key: i64, reason: str, paragraph: str) -> Objection:
    return with_values(key, reason, paragraph, {})


def at_site(key: i64, reason: str, paragraph: str, site: i64) -> Objection:
    return with_values(key, reason, paragraph, {"site": SITE_NAMES[site]})


def with_card(key: i64, reason: str, paragraph: str, kind: i64) -> Objection:
    site, card = SITE_NAMES[site_of(kind)], RANK_NAMES[rank_of(kind)]
    return with_values(key, reason, paragraph, {"site": site, "card": card})


def with_marker(key: i64, reason: str, paragraph: str, marker: i64) -> Objection:
    return with_values(key, reason, paragraph, {"marker": MARKER_NAMES[marker]})


def with_money(table: Table, key: i64, reason: str, paragraph: str, price: i64) -> Objection:
    money = int(table.money[table.asked])
    return with_values(key, reason, paragraph, {"price": int(price), "money": money})
