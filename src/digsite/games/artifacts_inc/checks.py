"""What holds at every table: a record from outside that breaks it is refused with a reason."""

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.core.keys import Keys
from digsite.games.artifacts_inc import steps
from digsite.games.artifacts_inc.components import (
    BOXES,
    DICE_IN_BOX,
    FINDS,
    MUSEUMS,
    NONE,
    STARTING_CARDS,
)
from digsite.games.artifacts_inc.legal import fill_decisions
from digsite.games.artifacts_inc.moves import Layout
from digsite.games.artifacts_inc.rules.museums import boxes_of
from digsite.games.artifacts_inc.rules.setup import next_to_roll, pile_with_gap
from digsite.games.artifacts_inc.table import Table


def refuse(impossible: bool, why: str) -> None:
    if impossible:
        raise ValueError(f"this table is impossible: {why}")


def check(table: Table) -> None:
    """All that must be true of a table, once everything is counted that follows from its cards."""
    _check_counts(table)
    _check_cards(table)
    _check_places(table)
    _check_underwater(table)
    _check_orders(table)
    _check_dice(table)
    _check_turn(table)
    refuse(not _can_go_on(table), "nothing could be played, though the game is not over")


def _check_counts(table: Table) -> None:
    for counts in (
        table.sold,
        table.piles,
        table.visible,
        table.dollars,
        table.artifacts,
        table.finds,
        table.dice,
        table.dive_dice,
    ):
        refuse(_lowest(counts) < 0, "a count is below zero")


def _lowest(counts: vec[i64]) -> int:
    return min([int(count) for count in counts])


def _check_cards(table: Table) -> None:
    """Each card of the box lies in its pile, is for sale, or belongs to a player (§1.2)."""
    edition = table.edition
    for design in range(STARTING_CARDS, edition.design_count):
        cards = table.piles[design] + table.visible[design]
        if table.step == steps.LAYING and table.subject == design:
            cards += 1
        for piece in range(edition.piece_count):
            if edition.piece_design[piece] == design:
                cards += _owners(table, piece)
        name = edition.designs[design].name
        refuse(cards != edition.designs[design].copies, f"there are {cards} of “{name}”")


def _owners(table: Table, piece: i64) -> i64:
    owners: i64 = 0
    for seat in range(table.seats):
        owners += 1 if table.level(seat, piece) > 0 else 0
    return owners


def _check_places(table: Table) -> None:
    """The cards of a player hang together, and no two lie in the same place (§4.2)."""
    for seat in range(table.seats):
        cells = [
            int(table.cell(seat, piece))
            for piece in range(table.edition.piece_count)
            if table.level(seat, piece) > 0
        ]
        refuse(len(set(cells)) != len(cells), "two cards lie in the same place")
        columns = {cell // 2 for cell in cells}
        gaps = len(columns) > 0 and max(columns) - min(columns) >= len(columns)
        refuse(gaps, "the cards of a player do not hang together")


def _check_underwater(table: Table) -> None:
    """The cards gone from the stack are those that the players have (§6.3)."""
    left = [0] * int(FINDS)
    for i in range(table.dives):
        left[table.edition.dive_finds[i]] += 1
    for i in range(table.seats * FINDS):
        left[i % FINDS] -= int(table.finds[i])
    refuse(left != [0] * int(FINDS), "the underwater cards are not those gone from the stack")


def _check_orders(table: Table) -> None:
    """Cubes lie on boxes of the side in use (§1.4)."""
    for museum in range(MUSEUMS):
        for box in range(boxes_of(table, museum), BOXES):
            owner = table.orders[museum * BOXES + box]
            refuse(owner != NOBODY, "a cube lies beside the boxes")


def _check_dice(table: Table) -> None:
    """There are seven dice, and each lies on a card that the player may use (§2.2, §2.3)."""
    edition = table.edition
    dice = sum([int(count) for count in table.dice])
    dice += sum([int(count) for count in table.dive_dice])
    for place in range(edition.place_count):
        if table.placed[place] > 0:
            dice += 1
            piece = edition.place_piece[place]
            strange = piece != NONE and table.level(table.turn, piece) == 0
            refuse(strange, "a die lies on a card that the player does not have")
    refuse(dice > DICE_IN_BOX, f"there are {dice} dice")


def _check_turn(table: Table) -> None:
    """Once the first player is found, somebody is at turn, and all have their starting cards
    (§1.7).
    """
    begun = table.step != steps.DEALING and table.step != steps.CONTESTING
    refuse(begun != (table.first != NOBODY), "it is not clear who goes first")
    refuse(begun != (table.turn != NOBODY), "it is not clear who is at turn")
    if begun and table.step != steps.ARRANGING:
        for seat in range(table.seats):
            for piece in range(STARTING_CARDS):
                refuse(table.level(seat, piece) == 0, "a starting card is missing")


def _can_go_on(table: Table) -> bool:
    """Whether chance or the player at turn has something to do."""
    step = table.step
    if step == steps.DEALING or step == steps.REFILLING:
        return pile_with_gap(table) != NONE
    if step == steps.CONTESTING:
        return next_to_roll(table) != NOBODY
    if step == steps.ROLLING or step == steps.ENDED:
        return True
    keys = Keys()
    fill_decisions(table, Layout(table.edition), keys)
    return keys.count > 0
