"""One game between bots in a single call."""

from collections.abc import Sequence
from typing import Any, Literal, overload

from digsite.bots.roster import called, make_player, told_apart
from digsite.core.rng import Rng
from digsite.core.title import Title
from digsite.editions import shelf
from digsite.games.archaeology.title import ArchaeologyTitle
from digsite.games.archaeology.view import ArchaeologyView
from digsite.games.artifact.title import ArtifactTitle
from digsite.games.artifact.view import ArtifactView
from digsite.games.artifacts_inc.title import ArtifactsIncTitle
from digsite.games.artifacts_inc.view import ArtifactsIncView
from digsite.play.clock import Clock
from digsite.play.match import Match, run
from digsite.play.player import Player, PlayerOf


@overload
def play(
    title: Literal["archaeology"] | ArchaeologyTitle,
    players: Sequence[PlayerOf[ArchaeologyView] | str],
    seed: int,
    options: dict[str, object] | None = None,
    clock: Clock | None = None,
) -> Match: ...
@overload
def play(
    title: Literal["artifact"] | ArtifactTitle,
    players: Sequence[PlayerOf[ArtifactView] | str],
    seed: int,
    options: dict[str, object] | None = None,
    clock: Clock | None = None,
) -> Match: ...
@overload
def play(
    title: Literal["artifacts-inc"] | ArtifactsIncTitle,
    players: Sequence[PlayerOf[ArtifactsIncView] | str],
    seed: int,
    options: dict[str, object] | None = None,
    clock: Clock | None = None,
) -> Match: ...
@overload
def play(
    title: Title | str,
    players: Sequence[Player | str],
    seed: int,
    options: dict[str, object] | None = None,
    clock: Clock | None = None,
) -> Match: ...
def play(
    title: Title | str,
    players: Sequence[PlayerOf[Any] | str],
    seed: int,
    options: dict[str, object] | None = None,
    clock: Clock | None = None,
) -> Match:
    """Play a whole game. Players are names (`"novice"`) or objects of your own.

    The same seed gives the same game, unless your players use randomness of their own.
    """
    chosen = shelf.title(title) if isinstance(title, str) else title
    rng = Rng(seed)
    seated = [
        make_player(player, chosen, rng.fork()) if isinstance(player, str) else player
        for player in players
    ]
    names = [
        called(player) if isinstance(player, str) else type(player).__name__ for player in players
    ]
    return run(Match(chosen, len(seated), options, told_apart(names)), seated, rng, clock)
