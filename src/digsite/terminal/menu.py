"""The legal moves as a numbered menu: a row for each verb, in compact columns."""

from collections.abc import Callable

from rich.cells import cell_len
from rich.text import Text

from digsite.core.move import Move

GAP = 2


def menu(legal: list[Move], remark: Callable[[Move], str], width: int) -> Text:
    """All moves with their numbers; those of one word stand together on the last row."""
    groups: dict[str, list[tuple[int, str, str]]] = {}
    for number, move in enumerate(legal, 1):
        verb, _, rest = move.notation().partition(" ")
        group, shown = (verb, rest) if rest else ("", verb)
        groups.setdefault(group, []).append((number, shown, remark(move)))
    if "" in groups:
        groups[""] = groups.pop("")
    label = max(cell_len(verb) for verb in groups) + GAP
    text = Text()
    for verb, items in groups.items():
        text.append_text(row(verb, items, label, width))
    text.rstrip()
    return text


def row(verb: str, items: list[tuple[int, str, str]], label: int, width: int) -> Text:
    """One verb and what it may be said of, in columns of equal width."""
    cells = [cell(*item) for item in items]
    column = max(each.cell_len for each in cells) + GAP
    across = max(1, (width - label) // column)
    text = Text()
    for i, each in enumerate(cells):
        if i % across == 0:
            text.append("\n" if i else "")
            text.append((verb if i == 0 else "").ljust(label), style="bold")
        each.pad_right(column - each.cell_len)
        text.append_text(each)
    return text.append("\n")


def cell(number: int, shown: str, remark: str) -> Text:
    text = Text(f"{number})", style="bold cyan")
    text.append(f" {shown}", style="not bold default")
    if remark:
        text.append(f" {remark}", style="not bold green")
    return text
