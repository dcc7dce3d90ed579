"""Parts of a decision, in whatever order a person picks them.

The rules ask for cards of one sort in ascending order, so that each combination exists once. People
pick as they like: this module puts their picks in order, and says what they can add. It knows no
rule; the view says which sorts of part may be picked in any order (`any_order`).
"""

from digsite.core.errors import IllegalMove
from digsite.core.move import Move
from digsite.core.state import State
from digsite.core.title import Title

MOST_TRIES = 300  # fifteen times what any successful search has needed


class Draft:
    """What was picked, in the order of the rules, and the position after it."""

    def __init__(self, title: Title, state: State, moves: list[Move]) -> None:
        """Raise `IllegalMove` where no decision has all of these parts."""
        self.title = title
        self.start = state
        self.seat = state.actor()
        self.free: set[str] = set()  # sorts of part that may be picked in any order
        self.state = state.clone()
        self.complete = True  # all of it can be played as it stands
        self.moves = self._laid_out(moves)

    def next(self) -> list[Move]:
        """Each move that can be added to what was picked, whatever its place in the order."""
        sorts = self._free_sorts()
        legal = legal_moves(self.state, self.seat) if self.complete else []
        ahead = {move.key for move in legal if sort_of(move) not in self.free}
        return [
            move
            for move in self.start.moves()
            if move.key in ahead or (sorts and sort_of(move) in sorts and self._takes(move))
        ]

    def _takes(self, move: Move) -> bool:
        state = self.start.clone()
        *before, last = by_sort([*self.moves, move])
        for moves in before:
            after = played(state, self._ordered(moves), self.seat)
            if after is None:
                return False
            state = after
        return leads(state, self._ordered(last), self.seat)

    def _laid_out(self, moves: list[Move]) -> list[Move]:
        laid: list[Move] = []
        for group in by_sort(moves):
            self.free.update(self._free_sorts())
            ordered = self._ordered(group)
            after = played(self.state, ordered, self.seat) if self.complete else None
            if after is not None:
                self.state = after
            elif self.complete and sort_of(group[0]) in self.free:
                self.complete = False
                if not leads(self.state, ordered, self.seat):
                    raise IllegalMove("no decision has all of these parts")
            else:
                raise IllegalMove(f"“{group[0].notation()}” cannot follow")
            laid += ordered
        self.free.update(self._free_sorts())
        return laid

    def _ordered(self, moves: list[Move]) -> list[Move]:
        return in_order(moves) if sort_of(moves[0]) in self.free else moves

    def _free_sorts(self) -> list[str]:
        """The sorts of part that may be picked in any order now."""
        if self.state.actor() != self.seat:
            return []
        sorts = self.title.view(self.state, self.seat).record()["any_order"]
        return sorts if isinstance(sorts, list) else []


def sort_of(move: Move) -> str:
    return str(move.parts()["do"])


def in_order(moves: list[Move]) -> list[Move]:
    """As the rules ask for them."""
    return sorted(moves, key=lambda move: move.key)


def by_sort(moves: list[Move]) -> list[list[Move]]:
    """The moves of each sort together, in the order in which the sorts come first."""
    groups: dict[str, list[Move]] = {}
    for move in moves:
        groups.setdefault(sort_of(move), []).append(move)
    return list(groups.values())


def legal_moves(state: State, seat: int) -> list[Move]:
    return state.legal() if state.actor() == seat else []


def played(state: State, moves: list[Move], seat: int) -> State | None:
    """The position after these moves; none where one of them is not legal."""
    after = state.clone()
    for move in moves:
        if move not in legal_moves(after, seat):
            return None
        after.play(move)
    return after


def leads(state: State, wanted: list[Move], seat: int) -> bool:
    """Whether the seat can name all of these, possibly with others of the same sort in between.

    The highest are tried first, which finds an answer within a few steps for each card if there is
    one. A large hand has too many combinations to try them all where there is none, so after many
    tries the answer is no.
    """
    return Search(seat).leads(state, wanted)


class Search:
    """A search with a limited number of tries."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.tries = MOST_TRIES

    def leads(self, state: State, wanted: list[Move]) -> bool:
        if not wanted:
            return True
        first, rest = wanted[0], wanted[1:]
        for move in reversed(legal_moves(state, self.seat)):
            if move.key > first.key or sort_of(move) != sort_of(first):
                continue
            self.tries -= 1
            if self.tries < 0:
                return False
            after = state.clone()
            after.play(move)
            if self.leads(after, rest if move.key == first.key else wanted):
                return True
        return False
