"""A guide at the table for newcomers: the aim, what is going on, and at most one remark in a turn.

It stays until a person has finished a game or sends it away, and says nothing twice.
"""

from digsite.core.actors import CHANCE
from digsite.locales.texts import can_say
from digsite.play.match import Match
from digsite.terminal import notebook
from digsite.terminal.voice import Voice

NOTES = "guide"
FINISHED = "finished"  # a game was played to its end
WISH = "wish"  # whether the person wants a guide; newcomers need not say so
TOLD = "told"  # remarks that were made once


class Guide:
    """What is said to one person, or to those around one screen, in one game."""

    def __init__(self, wish: bool | None = None) -> None:
        self.kept = notebook.read(NOTES)
        self.begun = False  # whether the aim was told in this game
        self.step = ""  # the question that was explained last
        self.turn = -1  # the turn that has had its chance of a remark
        if wish is not None:
            self.on = wish

    @property
    def on(self) -> bool:
        wish = self.kept.get(WISH)
        return wish if isinstance(wish, bool) else not self.kept.get(FINISHED)

    @on.setter
    def on(self, wish: bool) -> None:
        self.note(WISH, wish)
        self.begun, self.step = False, ""

    def note(self, name: str, value: object) -> None:
        self.kept[name] = value
        notebook.write(NOTES, self.kept)

    def finish(self) -> None:
        """A game was finished: from now on a guide must be asked for."""
        if not self.kept.get(FINISHED):
            self.note(FINISHED, True)

    def lines(self, match: Match, seat: int, voice: Voice) -> list[str]:
        """What the guide has to say before this decision; often nothing."""
        if not self.on:
            return []
        said = []
        if not self.begun:
            self.begun = True
            said += [f"{voice('guide-aim-label')} {voice('guide-aim')}", voice("guide-how")]
        step = str(match.view(seat).record()["step"])
        if step != self.step and can_say(voice.language, voice.title.name, f"guide-{step}"):
            said.append(voice(f"guide-{step}"))
        self.step = step
        remark = self.remark(match, seat, voice)
        return [*said, remark] if remark else said

    def remark(self, match: Match, seat: int, voice: Voice) -> str:
        """The first remark not yet made about a possible move; one in each turn."""
        turn = sum(actor not in (seat, CHANCE) for actor in match.actors)
        told = self.kept.get(TOLD)
        known = list(told) if isinstance(told, list) else []
        if turn != self.turn:
            self.turn = turn
            for move in match.state.legal():
                sort = move.parts()["do"]
                name = f"{voice.title.name} {sort}"
                if name not in known and can_say(
                    voice.language, voice.title.name, f"guide-first-{sort}"
                ):
                    self.note(TOLD, [*known, name])
                    return voice(f"guide-first-{sort}")
        return ""
