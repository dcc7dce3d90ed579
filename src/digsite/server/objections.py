"""Why something cannot be done: the objections of the rules, from what the seat itself knows."""

from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.locales.sentences import explain_all
from digsite.play.match import Match
from digsite.server.records import Record
from digsite.server.refusals import Refusal

EVERYTHING = "play"  # what the one objection is about when it is not the seat's turn


def to_moves(match: Match, seat: int, moves: list[Move], rng: Rng) -> Refusal:
    """Why the rules do not allow it, with the paragraph where there is one.

    The parts before are tried in a world that the seat imagines: what they would show is not told.
    """
    state = match.title.imagine(match.title.view(match.state, seat), rng)
    refused = EVERYTHING
    for move in moves:
        refused = move.notation()
        if state.actor() != seat or move not in state.legal():
            break
        state.play(move)
    found = about(match, state, seat, [refused])
    if not found:
        return Refusal(409, "illegal", {"notation": refused})
    told = str(found[0]["text"])
    return Refusal(409, "illegal", {"notation": refused}, told, objection=found[0])


def about(match: Match, state: State, seat: int, notations: list[str]) -> list[Record]:
    """The objections to these notations in this position; without any, all that there are."""
    found = match.title.objections(state, seat)
    if notations:
        wanted = {*notations, EVERYTHING}
        found = [objection for objection in found if objection.what in wanted]
    texts = explain_all(match.title, found, names=match.names, viewer=seat)
    return [{**one.record(), "text": text} for one, text in zip(found, texts, strict=True)]
