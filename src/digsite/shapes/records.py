"""Records with the types of their titles, for programs that are checked by mypy."""

from typing import Any, overload

from digsite.core.state import State
from digsite.core.view import View
from digsite.games.archaeology.game import Archaeology
from digsite.games.archaeology.view import ArchaeologyView
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.view import ArtifactView
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.view import ArtifactsIncView
from digsite.shapes import archaeology, artifact, artifacts_inc


@overload
def record_of(position: ArchaeologyView) -> archaeology.View: ...
@overload
def record_of(position: Archaeology) -> archaeology.State: ...
@overload
def record_of(position: ArtifactView) -> artifact.View: ...
@overload
def record_of(position: Artifact) -> artifact.State: ...
@overload
def record_of(position: ArtifactsIncView) -> artifacts_inc.View: ...
@overload
def record_of(position: ArtifactsInc) -> artifacts_inc.State: ...
def record_of(position: State | View) -> Any:
    """The record of a state or a view, as a `TypedDict`.

    The same as `record()`; the types are in `digsite.shapes`, one module for each title.
    """
    return position.record()
