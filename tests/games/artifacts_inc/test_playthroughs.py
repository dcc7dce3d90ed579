"""The recorded games together show every card on both levels, every action and every effect."""

import pytest

from digsite.core.actors import NOBODY
from digsite.games.artifacts_inc.box import DO_NAMES, IS_NAMES, Design
from digsite.games.artifacts_inc.edition import Edition
from digsite.games.artifacts_inc.game import ArtifactsInc
from tests.games.artifacts_inc.positions import EDITION, TITLE
from tests.recorded import recorded

MARKS = {
    "the last seat reaches the end",
    "another seat reaches the end",
    "dollars decide",
    "a tied majority",
    "first player rolled again",
    "gaps filled at the end of the turn",
    "a purchase declined",
    "seven dice",
    "more symbols than dice",
    "a die on Buy for nothing",
}


def everything(edition: Edition) -> set[str]:
    """All that the playthroughs together must show."""
    wanted = set(MARKS)
    for design in edition.designs:
        for level, side in enumerate(design.sides, 1):
            wanted.add(f"{design.name} on level {level}")
            wanted |= {
                f"action {position} of {design.name} on level {level}"
                for position in range(1, len(side.actions) + 1)
            }
    wanted |= {f"effect {name}" for name in [*DO_NAMES, *IS_NAMES]}
    return wanted


class Watch:
    """Follows a game move by move and notes what it shows."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        self.state, self.seats = TITLE.new(seats, options), seats
        self.shown: set[str] = set()

    def play(self, notation: str) -> None:
        before = self.state.clone()
        words = notation.split()
        self.state.play(TITLE.move(notation))
        if words[0] == "place":
            self._note_placing(before, words)
        elif words[0] in ("lay", "upgrade"):
            self._note_cards(int(before.table.turn))
        elif words[0] == "fill":
            self._note_sale(before)
        elif words[0] in ("add", "descend") and self.state.table.dives > before.table.dives:
            self._note_dive(before)
        elif words[0] == "decline":
            options = [move.notation() for move in before.legal()]
            self.shown.add(
                "a die on Buy for nothing" if options == ["decline"] else "a purchase declined"
            )
        elif words[0] == "roll":
            self._note_roll(before, words)
        elif words[0] == "end" and self.state.record()["step"] == "refilling":
            self.shown.add("gaps filled at the end of the turn")
        self._note_end(before)

    def _note_placing(self, before: ArtifactsInc, words: list[str]) -> None:
        table = before.table
        edition = table.edition
        if words[2] not in edition.piece_names:
            return
        piece = edition.piece_names.index(words[2])
        design = edition.designs[edition.piece_design[piece]]
        level = int(table.level(table.turn, piece))
        action = design.sides[level - 1].actions[int(words[3]) - 1]
        self.shown.add(f"action {words[3]} of {design.name} on level {level}")
        self.shown.add(f"effect {DO_NAMES[action.do]}")
        if not action.faces >> (int(words[1]) - 1) & 1:
            self.shown.add("effect ease_adjacent")
        if sum(self.state.table.artifacts) > sum(table.artifacts) + 1:
            self.shown.add("effect extra_find_adjacent")

    def _note_cards(self, seat: int) -> None:
        table = self.state.table
        for piece, name in enumerate(table.edition.piece_names):
            level = int(table.level(seat, piece))
            if level > 0:
                self.shown.add(f"{name.split('#')[0]} on level {level}")

    def _note_sale(self, before: ArtifactsInc) -> None:
        seat = int(before.table.turn)
        for design, level in cards_of(before, seat):
            if any(
                bonus.what == IS_NAMES.index("sale_plus") for bonus in design.sides[level].bonuses
            ):
                self.shown.add("effect sale_plus")

    def _note_dive(self, before: ArtifactsInc) -> None:
        table = before.table
        added = sum(
            (face + 1) * int(count) for face, count in enumerate(self.state.table.dive_dice)
        )
        if added < table.edition.dive_numbers[table.dives]:
            self.shown.add("effect dive_plus")

    def _note_roll(self, before: ArtifactsInc, words: list[str]) -> None:
        table = self.state.table
        if before.table.first == NOBODY and any(roll == -1 for roll in before.table.contest):
            self.shown.add("first player rolled again")
        if len(words) == 8:
            self.shown.add("seven dice")
            if table.symbols[table.turn] > 7:
                self.shown.add("more symbols than dice")

    def _note_end(self, before: ArtifactsInc) -> None:
        if self.state.table.reached and not before.table.reached:
            last = (int(before.table.first) - 1) % self.seats
            who = "the last" if before.table.turn == last else "another"
            self.shown.add(f"{who} seat reaches the end")
        if self.state.is_over():
            self._note_result()

    def _note_result(self) -> None:
        for seat in range(self.seats):
            for design, level in cards_of(self.state, seat):
                for bonus in design.sides[level].bonuses:
                    if IS_NAMES[bonus.what].startswith("rep_"):
                        self.shown.add(f"effect {IS_NAMES[bonus.what]}")
        scores = self.state.scores()
        winners = self.state.ranking().count(1)
        if scores.count(max(scores)) > winners:
            self.shown.add("dollars decide")
        for museum in range(4):
            cubes = [
                list(self.state.table.orders[museum * 9 : museum * 9 + 9]).count(s)
                for s in range(self.seats)
            ]
            if max(cubes) > 0 and cubes.count(max(cubes)) > 1:
                self.shown.add("a tied majority")


def cards_of(state: ArtifactsInc, seat: int) -> list[tuple[Design, int]]:
    """The designs a player owns, each with the index of its face-up side."""
    table = state.table
    edition = table.edition
    return [
        (edition.designs[edition.piece_design[piece]], int(table.level(seat, piece)) - 1)
        for piece in range(edition.piece_count)
        if table.level(seat, piece) > 0
    ]


def shown(seats: int, options: dict[str, object], moves: list[str]) -> set[str]:
    """What the game with these moves shows."""
    watch = Watch(seats, options)
    for notation in moves:
        watch.play(notation)
    return watch.shown


@pytest.mark.played
def test_the_recorded_games_show_everything() -> None:
    games = recorded("artifacts-inc", EDITION.name).values()
    seen = {one for game in games for one in shown(*game)}
    assert sorted(everything(EDITION) - seen) == []
    assert sorted(seen - everything(EDITION)) == []
