"""A view as a picture."""

from digsite.core.view import View
from digsite.drawing import archaeology, artifact, artifacts_inc
from digsite.drawing.paper import Section, drawn
from digsite.drawing.words import Words
from digsite.games.archaeology.view import ArchaeologyView
from digsite.games.artifact.view import ArtifactView
from digsite.games.artifacts_inc.view import ArtifactsIncView
from digsite.locales.texts import FALLBACK


def svg(view: View, language: str = FALLBACK) -> str:
    """The table as the seat sees it, with the drawings of the page."""
    words = Words(view.title, language)
    return drawn(words.head(view), sections(view, words))


def sections(view: View, words: Words) -> list[Section]:
    if isinstance(view, ArchaeologyView):
        return archaeology.sections(view, words)
    if isinstance(view, ArtifactView):
        return artifact.sections(view, words)
    assert isinstance(view, ArtifactsIncView)
    return artifacts_inc.sections(view, words)
