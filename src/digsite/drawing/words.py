"""What a picture says, in the words of the page and of the terminal."""

from digsite.core.actors import whose_turn
from digsite.core.title import Title
from digsite.core.view import View
from digsite.games.archaeology.view import ArchaeologyView
from digsite.locales.sentences import name_of
from digsite.locales.texts import FALLBACK, Value, can_say, say


class Words:
    """Texts about one title."""

    def __init__(self, title: Title) -> None:
        self.title = title

    def __call__(self, message: str, **values: Value) -> str:
        return say(FALLBACK, self.title.name, message, values)

    def or_else(self, message: str, otherwise: str) -> str:
        """A text that an owner's own edition may not have."""
        return self(message) if can_say(FALLBACK, self.title.name, message) else otherwise

    def seat(self, seat: int) -> str:
        return name_of(seat, (), FALLBACK)

    def head(self, view: View) -> str:
        return f"{self('title')}: {whose_turn(view.actor)}"

    def chamber(self, view: ArchaeologyView, number: int, name: str) -> str:
        """What a chamber of the pyramid holds and costs, or who was there."""
        table = view.table
        if table.is_explored(number):
            seat = self.seat(int(table.explorers[number]))
            return self("open-chamber", chamber=name, seat=seat)
        cards, maps = table.edition.chamber_cards[number], table.edition.chamber_maps[number]
        return self("closed-chamber", chamber=name, cards=int(cards), maps=int(maps))
