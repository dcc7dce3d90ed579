"""The planes of each title."""

from digsite.adapters.planes.archaeology import ArchaeologyPlanes
from digsite.adapters.planes.artifact import ArtifactPlanes
from digsite.adapters.planes.artifacts_inc import ArtifactsIncPlanes
from digsite.adapters.planes.planes import Planes
from digsite.core.title import Title
from digsite.games.archaeology.title import ArchaeologyTitle
from digsite.games.artifacts_inc.title import ArtifactsIncTitle


def planes_of(title: Title, seats: int) -> Planes:
    """How a table with this many seats looks as numbers."""
    if isinstance(title, ArchaeologyTitle):
        return ArchaeologyPlanes(seats)
    if isinstance(title, ArtifactsIncTitle):
        return ArtifactsIncPlanes(title.values, seats)
    return ArtifactPlanes(seats)
