"""What everybody can count on the table, so that no screen needs a rule for it (R60)."""

from typing import Final

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.numbers import as_list
from digsite.games.artifacts_inc.box import FACES, MUSEUMS
from digsite.games.artifacts_inc.questions import laying
from digsite.games.artifacts_inc.questions.steps import LAYING, STEP_NAMES
from digsite.games.artifacts_inc.rules import buying, ending, museums, selling, turn
from digsite.games.artifacts_inc.table import Table

MIDWAY: Final = {"arranging", "buying", "laying", "ordering", "selling", "trading", "diving"}
"""Questions inside an action: their answers are parts of one decision."""

ANY_ORDER: Final = {"selling": ["give"], "trading": ["give"], "diving": ["add"]}
"""Parts that people may name in any order, by step; the rules ask for them in ascending order."""


def sums(table: Table) -> dict[str, object]:
    seats = range(int(table.seats))
    step = STEP_NAMES[table.step]
    return {
        "rolls": [int(turn.dice_to_roll(table, seat)) for seat in seats],
        "dive_help": as_list(table.dive_help),
        "majorities": [int(ending.majority_holder(table, museum)) for museum in range(MUSEUMS)],
        "order_bonuses": [_order_bonuses(table, seat) for seat in seats],
        "sale": int(selling.sale_so_far(table)),
        "eased": [_eased(table, seat) for seat in seats],
        "gains": _gains(table),
        "quiet_left": int(ending.most_quiet_turns(table) - table.quiet_turns),
        "midway": step in MIDWAY,
        "any_order": ANY_ORDER.get(step, []),
    }


def _order_bonuses(table: Table, seat: i64) -> list[int]:
    """What an order of each Museum brings the player on top of its size (§5.2, §7.9)."""
    return [int(museums.bonus_of(table, seat, museum)) for museum in range(MUSEUMS)]


def _gains(table: Table) -> dict[str, int]:
    """What the new card brings in reputation at each place where it may lie, by move (§8.1)."""
    gains: dict[str, int] = {}
    if table.step == LAYING:
        keys = Keys()
        laying.fill(table, keys)
        for key in keys.as_list():
            gains[table.moves.notation(key)] = gain_at(table, table.moves.cell_of(key))
    return gains


def gain_at(table: Table, cell: i64) -> int:
    """What the new card brings in reputation at this place (§7.5, §8.1)."""
    after = table.copy()
    buying.lay(after, cell)
    return int(after.reputation[table.turn] - table.reputation[table.turn])


def _eased(table: Table, seat: i64) -> list[dict[str, object]]:
    """The actions of a player that take more faces than they show (§7.7)."""
    edition = table.edition
    found: list[dict[str, object]] = []
    for i in range(table.place_count[seat]):
        place = table.own_place(seat, i)
        level = table.level(seat, edition.place_piece[place])
        faces = table.own_faces(seat, i)
        if faces != edition.faces_at(place, level):
            action = int(edition.place_action[place]) + 1
            taken = [int(face) + 1 for face in range(FACES) if faces >> face & 1]
            found.append({"card": edition.card_at(place), "action": action, "faces": taken})
    return found
