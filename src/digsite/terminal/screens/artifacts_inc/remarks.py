"""What a move of Artifacts, Inc. costs or brings."""

from digsite.core.move import Move, Plain
from digsite.core.view import View
from digsite.games.artifacts_inc.box import (
    ARTIFACT_NAMES,
    COLLECTORS,
    FIND,
    GAIN,
    GUIDE,
    NONE,
    Action,
)
from digsite.games.artifacts_inc.moves import Add, Fill, Give, Lay, Place, WithCard
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules import buying, diving, effects, museums, rows, selling
from digsite.games.artifacts_inc.sums import gain_at
from digsite.games.artifacts_inc.table import Table
from digsite.games.artifacts_inc.view import ArtifactsIncView
from digsite.terminal.screens.artifacts_inc.words import cost, deed, side_in_short
from digsite.terminal.voice import Voice


def remark(view: View, move: Move, voice: Voice) -> str:
    """What a move costs or brings, in few words."""
    assert isinstance(view, ArtifactsIncView)
    table = view.table
    if isinstance(move, Place):
        return placed(table, move, voice)
    if isinstance(move, WithCard):
        return with_card(table, move, voice)
    if isinstance(move, Plain):
        return plain(table, move, voice)
    return part(table, move, voice)


def part(table: Table, move: Move, voice: Voice) -> str:
    """What a part of an action brings."""
    if isinstance(move, Lay):
        return laid(table, move, voice)
    if isinstance(move, Fill):
        return filled(table, move, voice)
    if isinstance(move, Give):
        return voice("you-have", count=int(table.held(table.turn, move.artifact)))
    if isinstance(move, Add):
        left = max(0, int(table.left) - int(move.face) - 1)
        return voice("still-needs", number=left)
    return ""


def placed(table: Table, move: Place, voice: Voice) -> str:
    """What the action does with this die."""
    edition = table.edition
    if move.card not in edition.piece_names:
        return on_public(table, move, voice)
    piece = edition.piece_names.index(move.card)
    design = edition.piece_design[piece]
    action = edition.action(design, table.level(table.turn, piece), move.position)
    return on_own(table, piece, action, int(move.face), voice)


def on_own(table: Table, piece: int, action: Action, face: int, voice: Voice) -> str:
    """Finds with what neighbours add, gains as they are now; the rest as printed."""
    design = table.edition.designs[table.edition.piece_design[piece]]
    if action.do == FIND and design.artifact != NONE:
        found = 1 + int(effects.extra_finds(table, table.turn, piece, face))
        return "→ " + voice("finds-now", count=found, artifact=ARTIFACT_NAMES[design.artifact])
    if action.do == GAIN:
        gained = int(effects.gain(table, table.turn, piece, action))
        return voice("gains", dollars=gained)
    return f"({deed(design, action, voice)})"


def on_public(table: Table, move: Place, voice: Voice) -> str:
    names = [public.name for public in table.edition.publics]
    public = names.index(move.card)
    if public == GUIDE:
        return voice("gains", dollars=int(table.edition.values.guide_dollars))
    if public == COLLECTORS:
        return voice("sells-any")
    return voice("fills-order", artifact=ARTIFACT_NAMES[public])


def with_card(table: Table, move: WithCard, voice: Voice) -> str:
    """The price of a card, and what reputation its next level adds."""
    edition = table.edition
    if move.word == "buy":
        names = [design.name for design in edition.designs]
        number = names.index(move.card)
        design = edition.designs[number]
        return f"{price(table, number, voice)} → {side_in_short(design, design.sides[0], voice)}"
    if move.word == "upgrade":
        piece = edition.piece_names.index(move.card)
        number = int(edition.piece_design[piece])
        after = table.copy()
        buying.upgrade(after, piece)
        design = edition.designs[number]
        then = side_in_short(design, design.sides[1], voice)
        return f"{price(table, number, voice)} → {gain(table, after, voice)} ({then})"
    return ""


def price(table: Table, design: int, voice: Voice) -> str:
    dollars = int(buying.price(table, design, table.stake))
    return "−" + cost(dollars, int(table.edition.scrolls[design]), voice)


def gain(before: Table, after: Table, voice: Voice) -> str:
    """The reputation that a change of cards brings."""
    seat = before.turn
    more = int(after.reputation[seat]) - int(before.reputation[seat])
    return voice("reputation-gain", reputation=more)


def laid(table: Table, move: Lay, voice: Voice) -> str:
    """What the new card is worth at that place."""
    cell = rows.cell_at(table.edition, move.row, move.column)
    return voice("reputation-gain", reputation=gain_at(table, cell))


def filled(table: Table, move: Fill, voice: Voice) -> str:
    """How many artifacts an order takes, and what it pays."""
    names = [public.name for public in table.edition.publics]
    museum = names.index(move.museum)
    size = int(table.size(museum, move.box))
    pay = int(museums.order_pay(table, museum, size) + table.stake)
    return voice("order", size=size, artifact=ARTIFACT_NAMES[museum], dollars=pay)


def plain(table: Table, move: Plain, voice: Voice) -> str:
    if move.word == "end":
        return voice("ends-turn", dice=int(table.dice_in_hand()))
    if move.word == "dive":
        return voice("dive-remark", number=max(0, int(diving.number_to_reach(table))))
    if move.word == "enough" and table.step == steps.SELLING:
        return voice("gains", dollars=int(selling.sale_so_far(table)))
    return voice(f"{move.word}-remark")
