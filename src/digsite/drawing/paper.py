"""Sections of pieces on paper: how every title's table is laid out in a notebook."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

WIDTH = 880
MARGIN = 16
CELL = 94  # the width of a piece with its caption
ART = 64  # the field on which a piece is drawn
LABEL = 26  # the height of a section's label
ROW = 104  # the height of a row of pieces
LOOK = """
.digsite text { fill: var(--ink); font: 13px var(--sans); }
.digsite .head { font: 700 18px var(--serif); }
.digsite .label { font: 700 14px var(--serif); fill: var(--accent); }
.digsite .caption { font: 11px var(--sans); text-anchor: middle; }
.digsite .badge { fill: var(--ink); }
.digsite .number { fill: var(--paper-high); font: 700 12px var(--sans); text-anchor: middle; }
.digsite .front { fill: var(--paper-high); stroke: var(--hue, var(--line-strong)); }
.digsite .band { fill: var(--tint); stroke: var(--hue); }
"""


@dataclass(frozen=True)
class Piece:
    """Something that lies on the table: its drawing, what it is called, how many there are."""

    art: str
    caption: str
    count: int = 1
    told: bool = False  # even a single one is counted


@dataclass(frozen=True)
class Section:
    """A part of the table with its name, pieces side by side, and a remark."""

    label: str
    pieces: list[Piece]
    remark: str = ""


def counts(things: Mapping[str, object]) -> dict[str, int]:
    """The numbers of a record by name, those that are not zero."""
    return {name: count for name, count in things.items() if isinstance(count, int) and count}


def use(name: str, x: float = 0, y: float = 0, size: float = ART, height: float = 0) -> str:
    """A drawing of the page in this place."""
    return (
        f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{height or size:g}" />'
    )


def drawn(head: str, sections: list[Section]) -> str:
    """The whole table as one SVG picture."""
    shown = [section for section in sections if section.pieces or section.remark]
    parts = [f'<text class="head" x="{MARGIN}" y="30">{escape(head)}</text>']
    top = 44
    for section in shown:
        parts.append(laid(section, top))
        top += height(section)
    body = "".join(parts)
    paper = f'<rect width="{WIDTH}" height="{top + MARGIN}" rx="8" style="fill: var(--paper)" />'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="digsite" role="img" '
        f'aria-label="{escape(head, quote=True)}" viewBox="0 0 {WIDTH} {top + MARGIN}" '
        f'width="{WIDTH}" height="{top + MARGIN}"><style>{style()}</style>'
        f"<defs>{needed(body)}</defs>{paper}{body}</svg>"
    )


def height(section: Section) -> int:
    rows = -(-len(section.pieces) // across())
    return LABEL + rows * ROW


def across() -> int:
    """How many pieces lie side by side."""
    return (WIDTH - 2 * MARGIN) // CELL


def laid(section: Section, top: int) -> str:
    label = section.label[:1].upper() + section.label[1:]
    remark = f" · {section.remark}" if section.remark else ""
    parts = [
        f'<text x="{MARGIN}" y="{top + 16}"><tspan class="label">{escape(label)}</tspan>'
        f"{escape(remark)}</text>"
    ]
    for i, piece in enumerate(section.pieces):
        x = MARGIN + i % across() * CELL
        y = top + LABEL + i // across() * ROW
        parts.append(f'<g transform="translate({x} {y})">{placed(piece)}</g>')
    return "".join(parts)


def placed(piece: Piece) -> str:
    """The drawing, how many there are where it is more than one, and the caption."""
    left = (CELL - ART) // 2
    parts = [f'<g transform="translate({left} 0)">{piece.art}</g>']
    if piece.told or piece.count != 1:
        parts.append(f'<circle class="badge" cx="{left + ART}" cy="56" r="11" />')
        parts.append(f'<text class="number" x="{left + ART}" y="60">{piece.count}</text>')
    for line, words in enumerate(folded(piece.caption)):
        y = ART + 14 + 13 * line
        parts.append(f'<text class="caption" x="{CELL // 2}" y="{y}">{escape(words)}</text>')
    return "".join(parts)


def folded(caption: str) -> list[str]:
    """A long caption on two lines."""
    words = caption.split()
    if len(caption) <= 15 or len(words) == 1:
        return [caption]
    half = min(range(1, len(words)), key=lambda i: abs(len(" ".join(words[:i])) * 2 - len(caption)))
    return [" ".join(words[:half]), " ".join(words[half:])]


def needed(body: str) -> str:
    """The symbols that a picture uses, each once."""
    symbols = pages()["symbols"]
    names = dict.fromkeys(re.findall(r'href="#([^"]+)"', body))
    return "".join(symbols[name] for name in names)


def style() -> str:
    return pages()["style"][""] + LOOK


@cache
def pages() -> dict[str, dict[str, str]]:
    """The page's drawings and their style, as `tools/drawings.py` wrote them."""
    text = (Path(__file__).parent / "drawings.json").read_text(encoding="utf-8")
    read = json.loads(text)
    return {"symbols": read["symbols"], "style": {"": read["style"]}}
