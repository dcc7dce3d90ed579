"""Everything that cannot be done now, in few lines: moves with the same reason together.

Where one reason has a different sentence for each of very many things, one stands for all.
"""

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from digsite.core.title import Title
from digsite.core.view import Objection
from digsite.terminal.voice import Voice

MANY = 3  # sentences of one reason; of more, one stands for all
MOST_NAMED = 12  # moves of one verb; of more, the first few are named
FEW = 3


def reasons(objections: list[Objection], seat: int, voice: Voice) -> Table:
    """What is not possible, and why."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column(Text(voice("cannot-heading")), ratio=2)
    table.add_column(Text(voice("why-heading")), ratio=3)
    for why, moves in by_reason(objections, seat, voice).items():
        table.add_row(Text(in_short(moves, voice)), Text(why))
    return table


def by_reason(objections: list[Objection], seat: int, voice: Voice) -> dict[str, list[str]]:
    """Moves by the sentence that explains them."""
    alike: dict[tuple[str, str], dict[str, list[str]]] = {}
    for objection in objections:
        sort = (objection.reason, objection.what.split()[0])
        sentence = voice.explain(objection, seat)
        alike.setdefault(sort, {}).setdefault(sentence, []).append(objection.what)
    found: dict[str, list[str]] = {}
    for sentences in alike.values():
        if len(sentences) > MANY:
            why = voice("and-so-on", why=next(iter(sentences)))
            sentences = {why: [move for moves in sentences.values() for move in moves]}
        for why, moves in sentences.items():
            found.setdefault(why, []).extend(moves)
    return found


def in_short(moves: list[str], voice: Voice) -> str:
    """Moves with one verb together: “sell 2 coin, 3 coin”; all of them: “sell (anything)”."""
    every = by_verb(decisions(voice.title))
    told = []
    for verb, rests in by_verb(moves).items():
        if len(rests) > 1 and rests == every.get(verb):
            told.append(voice("any-of-verb", verb=verb))
        elif len(rests) > MOST_NAMED:
            named = ", ".join(rests[:FEW])
            told.append(voice("many-of-verb", verb=verb, named=named, more=len(rests) - FEW))
        else:
            told.append(f"{verb} {', '.join(rests)}".strip())
    return "; ".join(told)


def decisions(title: Title) -> list[str]:
    return [move.notation() for move in title.moves[: title.decision_count]]


def by_verb(notations: Iterable[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for notation in notations:
        verb, _, rest = notation.partition(" ")
        found.setdefault(verb, []).append(rest)
    return found
