"""The player trades artifacts for dollars: which one is next? (§7.4)"""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifacts_inc.box import ARTIFACT_NAMES, ARTIFACTS
from digsite.games.artifacts_inc.questions import flow
from digsite.games.artifacts_inc.questions.objecting import unasked, with_values
from digsite.games.artifacts_inc.rules import selling
from digsite.games.artifacts_inc.table import Table


def fill(table: Table, out: Keys) -> None:
    """Name the next artifact (§7.4)."""
    for artifact in range(ARTIFACTS):
        if selling.can_trade(table, artifact):
            out.add(table.moves.give_key(artifact))


def why_not(table: Table, key: i64) -> Objection:
    if key == table.moves.enough:
        return with_values(table, key, "give-more", "§7.4", {"left": int(table.left)})
    if not table.moves.is_give(key):
        return unasked(table, key, "finish-sale", "§7.4")
    artifact = table.moves.artifact_given(key)
    reason = "too-few-above"
    if table.held(table.turn, artifact) == 0:
        reason = "none-held"
    elif artifact < table.floor:
        reason = "named-in-order"
    return with_values(table, key, reason, "§7.4", {"artifact": ARTIFACT_NAMES[artifact]})


def answer(table: Table, key: i64) -> None:
    """The trade is over when enough artifacts were given (§7.4)."""
    selling.trade(table, table.moves.artifact_given(key))
    if table.left == 0:
        selling.close_trade(table)
        flow.action_is_over(table)
