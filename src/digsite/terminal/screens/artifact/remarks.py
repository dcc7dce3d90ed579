"""What a move of Artifact costs or brings, in few words."""

from digsite.core.move import Move
from digsite.core.view import View
from digsite.games.artifact import moves
from digsite.games.artifact.box import MARKER_NAMES, ROLE_NAMES, WORKER
from digsite.games.artifact.rules import turns
from digsite.games.artifact.table import Table
from digsite.games.artifact.view import ArtifactView
from digsite.lessons.figures import artifact
from digsite.terminal.screens.artifact.words import card_name, own_table
from digsite.terminal.voice import Voice


def remark(view: View, move: Move, voice: Voice) -> str:
    assert isinstance(view, ArtifactView)
    table, known = own_table(view), artifact.figures(view, move)
    verb, target = int(moves.verb_of(move.key)), int(moves.target_of(move.key))
    named = moves.WORDS[verb][1]
    if verb in artifact.ACTION:
        brought = f"{told(known, voice)} {cost(table, verb, target, voice)}"
        return brought.strip()
    if named == moves.ALONE:
        return voice("plain-remark", plain=move.notation())
    if named == moves.MARKER:
        return with_marker(table, verb, target, known, voice)
    if named == moves.A_ROLE:
        return privilege(table, target, voice)
    return traded(table, move, known, voice)


def told(known: dict[str, int], voice: Voice) -> str:
    """What an action brings."""
    if "cards" in known:
        return voice("cards-aboard", cards=known["cards"])
    if "prestige" in known:
        return voice("tile-values", prestige=known["prestige"], income=known["income"])
    return ""


def cost(table: Table, verb: int, target: int, voice: Voice) -> str:
    """What an action costs with the right marker; without one, with a joker."""
    if turns.has_seventh_action(table, table.asked):
        return voice("free")
    price, joker = artifact.price(table, verb, target)
    return voice("costs-joker" if joker else "costs", price=price)


def privilege(table: Table, role: int, voice: Voice) -> str:
    """What a role allows."""
    edition = table.edition
    name = ROLE_NAMES[role].replace(" ", "-")
    coins, steps = int(edition.berlin_coins), int(edition.carter_steps)
    return voice(f"privilege-{name}", coins=coins, steps=steps)


def with_marker(table: Table, verb: int, marker: int, known: dict[str, int], voice: Voice) -> str:
    """What a marker costs to use, or what it is for."""
    if verb == moves.TAKE and marker < WORKER:
        return voice(f"use-{MARKER_NAMES[marker]}")
    if verb != moves.PAY:
        return ""
    wanted = turns.wanted_marker(table.action, table.target)
    return voice("costs" if marker == wanted else "costs-joker", price=known["price"])


def traded(table: Table, move: Move, known: dict[str, int], voice: Voice) -> str:
    """What a sale brings, or which card lies at that place of the black market."""
    if "coins" in known:
        return f"+{known['coins']}"
    place = move.parts().get("place")
    if place is None:
        return ""
    card = card_name(int(table.market[int(place) - 1]), voice)
    return f"{card} {voice('costs', price=known['price'])}" if "price" in known else card
