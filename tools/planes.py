"""Writes what each number of an observation means into docs/research.md, from the table that the
observation is written by: `python -m tools.planes`."""

import re
from pathlib import Path

import digsite
from digsite.adapters.planes.planes import Field
from digsite.adapters.planes.registry import planes_of

PAGE = Path(__file__).parents[1] / "docs/research.md"
TABLES = re.compile(r"(<!-- planes -->\n).*?(<!-- /planes -->)", re.DOTALL)


def tables() -> str:
    """A table for each title, field by field."""
    return "\n".join(table(name) for name in digsite.titles())


def table(name: str) -> str:
    title = digsite.title(name)
    few, more = title.seats[0], title.seats[1]
    pairs = zip(planes_of(title, few).fields, planes_of(title, more).fields, strict=True)
    sizes = ", ".join(f"{planes_of(title, seats).size} with {seats} seats" for seats in title.seats)
    rows = [
        f"### {name}",
        "",
        f"{sizes}.",
        "",
        "| field | numbers | from | to | what they mean |",
        "|---|---|---|---|---|",
    ]
    for field, larger in pairs:
        length = spelled(field, larger, few, more)
        rows.append(
            f"| `{field.name}` | {length} | {field.least} | {field.most} | {field.meaning} |"
        )
    return "\n".join([*rows, ""])


def spelled(field: Field, larger: Field, few: int, more: int) -> str:
    """How many numbers there are, n being the seats."""
    each = (larger.length - field.length) // (more - few)
    rest = field.length - each * few
    if each == 0:
        return str(rest)
    assert rest == 0
    return "n" if each == 1 else f"{each} n"


def main() -> None:
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(TABLES.sub(rf"\1{tables()}\2", text), encoding="utf-8")


if __name__ == "__main__":
    main()
