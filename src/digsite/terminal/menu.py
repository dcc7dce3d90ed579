"""The legal moves as a numbered menu: a row for each verb, in compact columns.

A verb that may be said of very many things is divided where that makes the menu shorter: by the
word that follows the verb (“sell africa”), or by what follows that word (“place … guide-work 1”).
What would be remarked on each move of a row is remarked once.
"""

from collections.abc import Callable

from rich.cells import cell_len
from rich.text import Text

from digsite.core.move import Move

GAP = 2
MANY = 8  # moves of one verb; more may be divided

Item = tuple[int, str, str]  # number, what is said after the label, remark
Groups = dict[str, list[Item]]


def menu(legal: list[Move], remark: Callable[[Move], str], width: int) -> Text:
    """All moves with their numbers; those of one word stand together on the last row."""
    groups: Groups = {}
    for number, move in enumerate(legal, 1):
        verb, _, rest = move.notation().partition(" ")
        group, shown = (verb, rest) if rest else ("", verb)
        groups.setdefault(group, []).append((number, shown, remark(move)))
    if "" in groups:
        groups[""] = groups.pop("")
    least = max(label_width(verb, items) for verb, items in groups.items())
    text = Text()
    for verb, items in groups.items():
        ways = [{verb: items}]
        if verb and len(items) > MANY:
            ways += [divided(verb, items, by_first) for by_first in (True, False)]
        blocks = [block(way, least, width) for way in ways]
        text.append_text(min(blocks, key=lambda shown: shown.plain.count("\n")))
    text.rstrip()
    return text


def divided(verb: str, items: list[Item], by_first: bool) -> Groups:
    """By the word that follows the verb, or by what follows that word."""
    groups: Groups = {}
    for number, shown, remark in items:
        first, _, rest = shown.partition(" ")
        label, left = (first, rest) if by_first else (f"… {rest}", first)
        groups.setdefault(f"{verb} {label}", []).append((number, left, remark))
    return groups


def block(groups: Groups, least: int, width: int) -> Text:
    """Rows whose labels are equally wide."""
    label = max(least, *(label_width(verb, items) for verb, items in groups.items()))
    return Text().join(row(verb, items, label, width) for verb, items in groups.items())


def label_width(verb: str, items: list[Item]) -> int:
    return cell_len(f"{verb} {shared(verb, items)}".rstrip()) + GAP


def shared(verb: str, items: list[Item]) -> str:
    """The remark that all moves of a row have in common."""
    remarks = {remark for _, _, remark in items}
    return remarks.pop() if verb and len(items) > 1 and len(remarks) == 1 else ""


def row(verb: str, items: list[Item], label: int, width: int) -> Text:
    """One verb and what it may be said of, in columns of equal width."""
    common = shared(verb, items)
    cells = [cell(number, shown, "" if common else remark) for number, shown, remark in items]
    column = max(each.cell_len for each in cells) + GAP
    across = max(1, (width - label) // column)
    text = Text()
    for i, each in enumerate(cells):
        if i % across == 0:
            text.append("\n" if i else "")
            head = Text(verb if i == 0 else "", style="bold")
            head.append(f" {common}" if common and i == 0 else "", style="not bold green")
            head.pad_right(label - head.cell_len)
            text.append_text(head)
        each.pad_right(column - each.cell_len)
        text.append_text(each)
    return text.append("\n")


def cell(number: int, shown: str, remark: str) -> Text:
    text = Text(f"{number})", style="bold cyan")
    text.append(f" {shown}" if shown else "", style="not bold default")
    if remark:
        text.append(f" {remark}", style="not bold green")
    return text
