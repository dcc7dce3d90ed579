"""What a move of Artifacts, Inc. costs or brings, in few words."""

from digsite.core.move import Move
from digsite.core.view import View
from digsite.games.artifacts_inc.box import ARTIFACT_NAMES, COLLECTORS, NONE
from digsite.games.artifacts_inc.table import Table
from digsite.games.artifacts_inc.view import ArtifactsIncView
from digsite.lessons.figures.artifacts_inc import Figures, figures
from digsite.terminal.screens.artifacts_inc.words import cost, deed, side_in_short
from digsite.terminal.voice import Voice


def remark(view: View, move: Move, voice: Voice) -> str:
    assert isinstance(view, ArtifactsIncView)
    table, moves, known = view.table, view.table.moves, figures(view, move)
    if moves.is_place(move.key):
        return placed(table, int(moves.place_of(move.key)), known, voice)
    if moves.is_buy(move.key) or moves.is_upgrade(move.key):
        return bought(table, move.key, known, voice)
    if len(move.parts()) == 1:
        return plain(move.notation(), known, voice)
    return part(table, move.key, known, voice)


def part(table: Table, key: int, known: Figures, voice: Voice) -> str:
    """What a part of an action brings."""
    moves = table.moves
    if moves.is_lay(key):
        return voice("reputation-gain", reputation=known["reputation"])
    if moves.is_fill(key):
        artifact = ARTIFACT_NAMES[moves.museum_of(key)]
        size, dollars = known["artifacts"], known["dollars"]
        return voice("order", size=size, artifact=artifact, dollars=dollars)
    if moves.is_give(key):
        return voice("you-have", count=int(table.held(table.turn, moves.artifact_given(key))))
    return voice("still-needs", number=known["points"]) if "points" in known else ""


def placed(table: Table, place: int, known: Figures, voice: Voice) -> str:
    """What the action does with this die: finds and gains as they are now, the rest as printed."""
    edition = table.edition
    if "dollars" in known:
        return voice("gains", dollars=known["dollars"])
    piece = edition.place_piece[place]
    if piece == NONE:
        public = int(edition.place_public[place])
        if public == COLLECTORS:
            return voice("sells-any")
        return voice("fills-order", artifact=ARTIFACT_NAMES[public])
    design = edition.designs[edition.piece_design[piece]]
    if "finds" in known:
        artifact = ARTIFACT_NAMES[design.artifact]
        return "→ " + voice("finds-now", count=known["finds"], artifact=artifact)
    level, position = table.level(table.turn, piece), edition.place_action[place]
    action = edition.action(edition.piece_design[piece], level, position)
    return f"({deed(design, action, voice)})"


def bought(table: Table, key: int, known: Figures, voice: Voice) -> str:
    """The price of a card or of its next level, and what that brings."""
    edition = table.edition
    price = "−" + cost(known["price"], known.get("scrolls", 0), voice)
    if table.moves.is_buy(key):
        design = edition.designs[table.moves.design_bought(key)]
        return f"{price} → {side_in_short(design, design.sides[0], voice)}"
    design = edition.designs[edition.piece_design[table.moves.piece_upgraded(key)]]
    gain = voice("reputation-gain", reputation=known["reputation"])
    return f"{price} → {gain} ({side_in_short(design, design.sides[1], voice)})"


def plain(word: str, known: Figures, voice: Voice) -> str:
    if "dice" in known:
        return voice("ends-turn", dice=known["dice"])
    if "points" in known:
        return voice("dive-remark", number=known["points"])
    if "dollars" in known:
        return voice("gains", dollars=known["dollars"])
    return voice(f"{word}-remark")
