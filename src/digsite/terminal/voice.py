"""How the terminal speaks at one table, in one place: language, title and names."""

from collections.abc import Sequence
from dataclasses import dataclass

from digsite.core.actors import CHANCE, OVER, SPECTATOR
from digsite.core.title import Title
from digsite.core.view import Event, Objection
from digsite.locales import sentences
from digsite.locales.texts import Value, adopt, say


@dataclass(frozen=True)
class Voice:
    """Says everything that is said about one match."""

    title: Title
    names: Sequence[str]
    language: str = "en"
    recalls: bool = True  # whether screens show what everybody once saw

    def __post_init__(self) -> None:
        adopt(self.title.name, self.title.source)

    def __call__(self, message: str, **values: Value) -> str:
        return say(self.language, self.title.name, message, values)

    def name(self, seat: int) -> str:
        return sentences.name_of(seat, self.names, self.language)

    def name_for(self, seat: int, viewer: int) -> str:
        """The name, marked if it is the viewer's own."""
        if seat == viewer:
            return self("you-mark", player=self.name(seat))
        return self.name(seat)

    def after_label(self, text: str) -> str:
        """What is said of something named just before, after the colon: “: 3”."""
        return self("labelled", label="", text=text)

    def turn(self, actor: int, viewer: int = SPECTATOR) -> str:
        """Who decides now."""
        if actor == OVER:
            return self("game-over")
        if actor == CHANCE:
            return self("chance-acts")
        mine = "you" if actor == viewer else "other"
        return self("whose-turn", player=self.name(actor), **{"player-is": mine})

    def tell_all(self, events: Sequence[Event], viewer: int = SPECTATOR) -> str:
        return sentences.tell_all(self.title, events, self.language, self.names, viewer)

    def follows(self, before: Event, event: Event) -> bool:
        """Whether this belongs in one sentence with what happened before."""
        return sentences.follows(self.title, before, event, self.language) is not None

    def explain(self, objection: Objection, viewer: int = SPECTATOR) -> str:
        return sentences.explain(self.title, objection, self.language, self.names, viewer)
