"""Why a move is not allowed now: every decision is either legal or has exactly one objection."""

from typing import Final

from mypy_extensions import i64

from digsite.core.actors import CHANCE, NOBODY, OVER
from digsite.core.keys import Keys
from digsite.core.move import Part
from digsite.core.view import Objection
from digsite.games.artifacts_inc import steps
from digsite.games.artifacts_inc.components import ARTIFACT_NAMES, BOXES, FACES, STARTING_CARDS
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.moves import Layout
from digsite.games.artifacts_inc.reasons import Reason, against_placing
from digsite.games.artifacts_inc.rules import buying, diving, museums
from digsite.games.artifacts_inc.table import Table

CHANCE_PARAGRAPHS: Final = ["§1.5", "§1.8", "§2.2", "§3.8"]
"""What chance does, by step: dealing, contesting, rolling, refilling."""


def objections(game: ArtifactsInc, seat: i64) -> list[Objection]:
    """What the seat cannot do now."""
    actor = game.actor()
    if actor == OVER:
        return [Objection("play", "game-over", "§9.1", {})]
    if actor == CHANCE:
        return [Objection("play", "chance-acts", CHANCE_PARAGRAPHS[game.table.step], {})]
    if actor != seat:
        return [Objection("play", "not-your-turn", "§2.1", {"seat": int(actor)})]
    legal = Keys()
    game.fill(legal)
    layout = game.shelf.layout
    found: list[Objection] = []
    for key in range(layout.decisions):
        if not legal.has(key):
            why = why_not(game.table, layout, key)
            what = game.shelf.moves[key].notation()
            found.append(Objection(what, why.name, why.paragraph, why.values))
    return found


def why_not(table: Table, layout: Layout, key: i64) -> Reason:
    """The reason against an illegal decision of the player to act."""
    step = table.step
    if step == steps.ARRANGING:
        why = _while_arranging(layout, key)
    elif key >= layout.arrange:
        why = Reason("never-moved", "§4.4", {})
    elif step == steps.PLACING:
        why = _while_placing(table, layout, key)
    elif step == steps.BUYING:
        why = _while_buying(table, layout, key)
    elif step == steps.LAYING:
        why = _while_laying(table, layout, key)
    elif step == steps.ORDERING:
        why = _while_ordering(table, layout, key)
    elif step == steps.DIVING:
        why = _while_diving(table, layout, key)
    else:
        why = _while_selling(table, layout, key)
    return why


def _while_arranging(layout: Layout, key: i64) -> Reason:
    if key < layout.arrange:
        return Reason("arrange-first", "§1.7", {})
    return Reason("laid-already", "§1.7", {})


def _while_placing(table: Table, layout: Layout, key: i64) -> Reason:
    if key < layout.dive:
        place = (key - layout.place) // FACES
        return against_placing(table, place, (key - layout.place) % FACES)
    if key == layout.dive:
        return _against_dive(table)
    return _nothing_open(layout, key)


def _nothing_open(layout: Layout, key: i64) -> Reason:
    if key < layout.lay:
        return Reason("no-purchase-open", "§3.2", {})
    if key < layout.fill:
        return Reason("nothing-to-lay", "§4.2", {})
    if key < layout.give:
        return Reason("no-order-open", "§5.1", {})
    if key < layout.add:
        return Reason("no-sale-open", "§5.4", {})
    return Reason("no-dive-open", "§6.1", {})


def _against_dive(table: Table) -> Reason:
    if diving.cards_left(table) == 0:
        return Reason("stack-empty", "§6.4", {})
    if diving.dice_on_dive(table) > 0:
        return Reason("dived-already", "§6.2", {})
    if table.dice_in_hand() == 0:
        return Reason("no-die-left", "§6.1", {})
    return _sum_too_low(diving.number_to_reach(table), diving.sum_from(table, 0))


def _sum_too_low(wanted: i64, there: i64) -> Reason:
    return Reason("sum-too-low", "§6.1", {"wanted": int(wanted), "sum": int(there)})


def _while_buying(table: Table, layout: Layout, key: i64) -> Reason:
    if key < layout.buy or key > layout.decline:
        return Reason("finish-purchase", "§3.2", {})
    if key < layout.upgrade:
        design = key - layout.buy + STARTING_CARDS
        if table.visible[design] == 0:
            return Reason("not-for-sale", "§3.3", {})
        return _against_price(table, design)
    piece = key - layout.upgrade
    level = table.level(table.turn, piece)
    if level == 0:
        return Reason("not-your-card", "§3.6", {})
    if level > 1:
        return Reason("no-third-level", "§3.6", {})
    return _against_price(table, table.edition.piece_design[piece])


def _against_price(table: Table, design: i64) -> Reason:
    price = buying.price(table, design, table.stake)
    dollars = table.dollars[table.turn]
    if dollars < price:
        return Reason("too-dear", "§3.4", {"price": int(price), "dollars": int(dollars)})
    return Reason("no-scroll", "§3.4", {"scrolls": int(table.edition.scrolls[design])})


def _while_laying(table: Table, layout: Layout, key: i64) -> Reason:
    if key < layout.lay or key >= layout.fill:
        return Reason("lay-first", "§4.2", {})
    for piece in range(table.edition.piece_count):
        if table.cell(table.turn, piece) == key - layout.lay:
            return Reason("place-taken", "§4.2", {})
    return Reason("not-adjacent", "§4.2", {})


def _while_ordering(table: Table, layout: Layout, key: i64) -> Reason:
    if key < layout.fill or key >= layout.give:
        return Reason("fill-first", "§5.1", {})
    museum = (key - layout.fill) // BOXES
    box = (key - layout.fill) % BOXES
    if box >= museums.boxes_of(table, museum):
        return Reason("no-such-box", "§1.4", {})
    if not museums.is_asked_for(table, museum):
        return Reason("other-museum", "§5.1", {})
    owner = table.owner(museum, box)
    if owner != NOBODY:
        return Reason("box-filled", "§5.3", {"seat": int(owner)})
    values: dict[str, Part] = {
        "artifact": ARTIFACT_NAMES[museum],
        "size": int(museums.size_of(table, museum, box)),
        "held": int(table.has(table.turn, museum)),
    }
    return Reason("too-few-for-order", "§5.1", values)


def _while_selling(table: Table, layout: Layout, key: i64) -> Reason:
    paragraph = "§5.4" if table.step == steps.SELLING else "§7.4"
    if key < layout.give or key > layout.enough:
        return Reason("finish-sale", paragraph, {})
    if key == layout.enough:
        if table.step == steps.SELLING:
            return Reason("sell-one", paragraph, {})
        return Reason("give-more", paragraph, {"left": int(table.left)})
    artifact = key - layout.give
    named: dict[str, Part] = {"artifact": ARTIFACT_NAMES[artifact]}
    if table.has(table.turn, artifact) == 0:
        return Reason("none-held", paragraph, named)
    if artifact < table.floor:
        return Reason("named-in-order", paragraph, named)
    return Reason("too-few-above", paragraph, named)


def _while_diving(table: Table, layout: Layout, key: i64) -> Reason:
    if key < layout.add or key > layout.descend:
        return Reason("finish-dive", "§6.1", {})
    if key == layout.descend:
        if diving.dice_on_dive(table) == 0:
            return Reason("dive-with-a-die", "§6.1", {})
        return Reason("sum-unreached", "§6.1", {"left": int(table.left)})
    face = key - layout.add
    if table.dice[face] == 0:
        return Reason("no-such-die", "§2.3", {"face": int(face) + 1})
    if face < table.floor:
        return Reason("dice-in-order", "§6.1", {"face": int(face) + 1})
    return Reason("dice-too-low", "§6.1", {"face": int(face) + 1, "left": int(table.left)})
