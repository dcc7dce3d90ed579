"""A reusable list of legal keys: filled by a game, read by everybody."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ROOM: Final = 64
BLANK: Final = vec[i64]([0] * ROOM)


class Keys:
    """A reusable buffer of move keys, in the order they were added; `clear` keeps its memory."""

    def __init__(self) -> None:
        self.items: vec[i64] = BLANK[:]
        self.count: i64 = 0

    def clear(self) -> None:
        """Remove all keys."""
        self.count = 0

    def add(self, key: i64) -> None:
        """Add a key at the end."""
        if self.count < len(self.items):
            self.items[self.count] = key
        else:
            self.items = append(self.items, key)
        self.count += 1

    def add_where(self, counts: vec[i64], first: i64, length: i64, key: i64) -> None:
        """Add one key for each count that is not zero; consecutive counts have consecutive keys."""
        self.reserve(length)
        items = self.items
        count = self.count
        for i in range(length):
            if counts[first + i] > 0:
                items[count] = key + i
                count += 1
        self.count = count

    def reserve(self, more: i64) -> None:
        """Make room for this many more keys, to be written to `items` directly."""
        while len(self.items) < self.count + more:
            self.items = append(self.items, 0)

    def has(self, key: i64) -> bool:
        """Whether the buffer contains the key."""
        i: i64 = 0
        while i < self.count:
            if self.items[i] == key:
                return True
            i += 1
        return False

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, i: i64) -> i64:
        if i < 0 or i >= self.count:
            raise IndexError(f"there are {self.count} keys, none at {i}")
        return self.items[i]

    def as_list(self) -> list[int]:
        """The keys as an ordinary list."""
        items = self.items
        return [int(items[i]) for i in range(self.count)]
