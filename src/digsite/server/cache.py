"""A cache of limited size."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Cache(Generic[K, V]):
    """Holds at most so many values; the least recently used one makes room for a new one."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.known: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        found = self.known.get(key)
        if found is not None:
            self.known.move_to_end(key)
        return found

    def put(self, key: K, value: V) -> V:
        self.known[key] = value
        if len(self.known) > self.most:
            self.known.popitem(last=False)
        return value
