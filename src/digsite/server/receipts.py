"""The receipts of a table: how long its log was after each command that was accepted."""

from collections.abc import Iterable, Mapping


class Receipts:
    """By seat and id, which are kept as one text: a pair takes twice the room in an idle table."""

    def __init__(self, known: Mapping[tuple[int, str], int]) -> None:
        self.by_text = {f"{seat} {name}": ply for (seat, name), ply in known.items()}

    def get(self, seat: int, name: str) -> int | None:
        return self.by_text.get(f"{seat} {name}")

    def add(self, seat: int, name: str, ply: int) -> None:
        self.by_text[f"{seat} {name}"] = ply

    def plies(self) -> Iterable[int]:
        return self.by_text.values()
