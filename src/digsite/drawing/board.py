"""A view as a picture."""

from digsite.core.view import View
from digsite.drawing import archaeology, artifact, artifacts_inc
from digsite.drawing.paper import Shelf, drawn
from digsite.drawing.words import Words
from digsite.games.archaeology.view import ArchaeologyView
from digsite.games.artifact.view import ArtifactView
from digsite.games.artifacts_inc.view import ArtifactsIncView
from digsite.locales.texts import FALLBACK


def svg(view: View, language: str = FALLBACK) -> str:
    """The table as the seat sees it, with the drawings of the page."""
    words = Words(view.title, language)
    return drawn(words.head(view), shelves(view, words))


def shelves(view: View, words: Words) -> list[Shelf]:
    if isinstance(view, ArchaeologyView):
        return archaeology.shelves(view, words)
    if isinstance(view, ArtifactView):
        return artifact.shelves(view, words)
    assert isinstance(view, ArtifactsIncView)
    return artifacts_inc.shelves(view, words)
