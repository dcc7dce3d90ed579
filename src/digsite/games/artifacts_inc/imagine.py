"""What a seat may suppose: the one world that looks like its view, for chance has not yet decided
what the piles will bring (R60).
"""

from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.view import ArtifactsIncView


def imagine(view: ArtifactsIncView) -> ArtifactsInc:
    return ArtifactsInc(view.table.copy())
