"""Goods: what a seat has, counted as a player of the title would count it."""

from digsite.bots.features.artifact_hand import ArtifactHand
from digsite.bots.features.features import Features
from digsite.core.state import State
from digsite.games.archaeology.game import Archaeology
from digsite.games.artifact.box import MUSEUM, SHIP, SITES, WORKER
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.rules import ending, turns
from digsite.games.artifact.rules.shipping import cards_to_ship
from digsite.games.artifacts_inc.box import ARTIFACTS, STARTING_CARDS
from digsite.games.artifacts_inc.game import ArtifactsInc

Goods = dict[str, float]
"""Counts by the name of a reason, the most important first; `gains` are points."""


def goods_of(state: State, features: Features, seat: int) -> Goods:
    """What the seat has; only points for a title without a list of its own."""
    if isinstance(state, Artifact):
        return goods_at_artifact(state, seat)
    points = {"gains": features.points(state, seat)}
    if isinstance(state, ArtifactsInc):
        table = state.table
        held = sum(int(table.held(seat, artifact)) for artifact in range(ARTIFACTS))
        laid = max(int(table.own_count[seat]), int(STARTING_CARDS))  # everybody arranges these
        return points | {"pieces": held, "cards": laid, "dollars": int(table.dollars[seat])}
    if isinstance(state, Archaeology):
        return points | {"cards": int(state.table.hand_size(seat))}
    return points


def goods_at_artifact(state: Artifact, seat: int) -> Goods:
    """Prestige, what the markers on the mat can be used for, cards in hand, and all markers. Coins
    are left out: the income of a new year comes whatever was decided."""
    table = state.table
    manned = [site for site in range(int(SITES)) if table.huts_of(seat, site) > 0]
    waiting = max((int(cards_to_ship(table, seat, site)) for site in manned), default=0)
    prestige = ending.exhibition_prestige(table, seat) + ending.research_prestige(table, seat)
    return {
        "gains": float(prestige),
        "exhibits": exhibition(state, seat) if table.on_mat(seat, MUSEUM) > 0 else 0.0,
        "ships": waiting if table.on_mat(seat, SHIP) > 0 else 0,
        "workers": sum(1 for site in manned if table.on_mat(seat, WORKER + site) > 0),
        "cards": int(table.cards_held(seat)),
        "markers": int(turns.markers_held(table, seat)),
    }


def exhibition(state: Artifact, seat: int) -> float:
    """The prestige of the best exhibition that the hand allows."""
    hand = ArtifactHand()
    hand.take_up(state, seat)
    hand.compare(state)
    return hand.best[0]
