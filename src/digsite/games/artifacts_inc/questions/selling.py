"""The player sells to collectors: which artifact is next, or was that all? (§5.4, §7.2)"""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifacts_inc.box import ARTIFACT_NAMES, ARTIFACTS
from digsite.games.artifacts_inc.questions import flow
from digsite.games.artifacts_inc.questions.objecting import plain, unasked, with_values
from digsite.games.artifacts_inc.rules import selling
from digsite.games.artifacts_inc.table import Table


def fill(table: Table, out: Keys) -> None:
    """Name the next artifact, or stop selling (§5.4)."""
    for artifact in range(ARTIFACTS):
        if selling.can_sell(table, artifact):
            out.add(table.moves.give_key(artifact))
    if selling.can_stop_selling(table):
        out.add(table.moves.enough)


def why_not(table: Table, key: i64) -> Objection:
    if key == table.moves.enough:
        return plain(table, key, "sell-one", "§5.4")
    if not table.moves.is_give(key):
        return unasked(table, key, "finish-sale", "§5.4")
    artifact = table.moves.artifact_given(key)
    held = table.held(table.turn, artifact)
    reason = "named-in-order" if held > 0 else "none-held"
    return with_values(table, key, reason, "§5.4", {"artifact": ARTIFACT_NAMES[artifact]})


def answer(table: Table, key: i64) -> None:
    """The sale is over when the player stops or has nothing left to name (§5.4)."""
    if table.moves.is_give(key):
        selling.sell(table, table.moves.artifact_given(key))
        if selling.artifacts_from(table, table.floor) > 0:
            return
    selling.close_sale(table)
    flow.action_is_over(table)
