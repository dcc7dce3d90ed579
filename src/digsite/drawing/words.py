"""What a picture says, in the words of the page and of the terminal."""

from digsite.core.actors import CHANCE, OVER
from digsite.core.title import Title
from digsite.core.view import View
from digsite.games.archaeology.view import ArchaeologyView
from digsite.locales.sentences import name_of
from digsite.locales.texts import FALLBACK, Value, adopt, can_say, say


class Words:
    """Texts about one title."""

    def __init__(self, title: Title, language: str = FALLBACK) -> None:
        self.title = title
        self.language = language
        adopt(title.name, title.source)

    def __call__(self, message: str, **values: Value) -> str:
        return say(self.language, self.title.name, message, values)

    def or_else(self, message: str, otherwise: str) -> str:
        """A text that an owner's own edition may not have."""
        return self(message) if can_say(self.language, self.title.name, message) else otherwise

    def seat(self, seat: int) -> str:
        return name_of(seat, (), self.language)

    def head(self, view: View) -> str:
        return self("labelled", label=self("title"), text=self.turn(view.actor))

    def turn(self, actor: int) -> str:
        """Who decides."""
        if actor == OVER:
            return self("game-over")
        if actor == CHANCE:
            return self("chance-acts")
        return self("whose-turn", player=self.seat(actor), **{"player-is": "other"})

    def chamber(self, view: ArchaeologyView, number: int, name: str) -> str:
        """What a chamber of the pyramid holds and costs, or who was there."""
        table = view.table
        if table.is_explored(number):
            seat = self.seat(int(table.explorers[number]))
            return self("open-chamber", chamber=name, seat=seat)
        cards, maps = table.edition.chamber_cards[number], table.edition.chamber_maps[number]
        return self("closed-chamber", chamber=name, cards=int(cards), maps=int(maps))
