"""What a seat cannot do now: the same list for every title."""

from mypy_extensions import i64

from digsite.core.actors import CHANCE, OVER
from digsite.core.keys import Keys
from digsite.core.state import State
from digsite.core.view import Objection


def objections(
    state: State, seat: i64, decisions: i64, question: str, turns: str
) -> list[Objection]:
    """One objection to each illegal decision; a seat that is not to act gets a single one.

    `question` is the paragraph that asks the open question, `turns` the one about whose turn it is.
    """
    actor = state.actor()
    if actor == OVER:
        return [Objection("play", "game-over", question, {})]
    if actor == CHANCE:
        return [Objection("play", "chance-acts", question, {})]
    if actor != seat:
        return [Objection("play", "not-your-turn", turns, {"seat": int(actor)})]
    legal = Keys()
    state.fill(legal)
    return [state.why_not(key) for key in range(decisions) if not legal.has(key)]
