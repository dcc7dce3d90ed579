"""Artifacts, Inc. on a small screen: each thing in as few words as will do."""

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from digsite.core.actors import NOBODY
from digsite.core.view import View
from digsite.games.artifacts_inc.box import ARTIFACT_NAMES, MUSEUMS, PILE_NAMES, PILES, ROW_NAMES
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.view import ArtifactsIncView
from digsite.terminal.layout import Section
from digsite.terminal.screens.artifacts_inc import middle
from digsite.terminal.screens.artifacts_inc.players import players
from digsite.terminal.screens.artifacts_inc.rows import Rows
from digsite.terminal.screens.artifacts_inc.screen import now
from digsite.terminal.screens.artifacts_inc.words import (
    ARTIFACT_COLOURS,
    KIND_COLOURS,
    card_title,
    cost,
    deed,
    in_short,
    requirement,
)
from digsite.terminal.voice import Voice

TURN, ASKED, PLAYERS, OWN, MUSEUM, MARKET, DIVE = 9, 8, 7, 6, 5, 4, 3
NOW = 8  # what the open question is about matters more than anything else


def sections(view: View, voice: Voice) -> list[Section]:
    """All parts of the table; the market matters most while somebody buys."""
    assert isinstance(view, ArtifactsIncView)
    buys = view.table.step == steps.BUYING
    seat = int(view.seat if view.seat >= 0 else view.table.turn)
    own = [own_part(Rows(view, seat, voice))] if seat != NOBODY else []
    return [
        Section(market(view, voice), NOW if buys else MARKET),
        Section(museums(view, voice), MUSEUM),
        Section(others(view, voice), DIVE),
        Section(players(view, voice), PLAYERS),
        *own,
        Section(middle.turn(view, voice), TURN),
        *(Section(told, ASKED) for told in now(view, voice)),
    ]


def market(view: ArtifactsIncView, voice: Voice) -> Text:
    """The names of the cards for sale, with what they cost."""
    edition = view.table.edition
    line = Text()
    for pile in range(int(PILES)):
        line.append(f"{PILE_NAMES[pile].upper()} ", style="bold")
        cards = []
        for number in middle.for_sale(view, pile):
            design = edition.designs[number]
            copies = int(view.table.visible[number])
            name = Text(in_short(design, voice), style=KIND_COLOURS[design.kind])
            price = cost(int(design.dollars), int(design.scrolls), voice)
            cards.append(name.append(f"{f' ×{copies}' if copies > 1 else ''} {price}", style=""))
        line.append_text(Text(", ").join(cards) if cards else Text("–"))
        line.append(" · " if pile + 1 < PILES else "", style="dim")
    return line


def museums(view: ArtifactsIncView, voice: Voice) -> RenderableType:
    """The museums, two on a line: what they take and pay, and their orders."""
    shown = Grid.grid(padding=(0, 2, 0, 0))
    cells = []
    for museum in range(int(MUSEUMS)):
        side = view.table.edition.museum(view.table.seats, museum)
        name = voice("artifacts-heading", artifact=ARTIFACT_NAMES[museum])
        cell = Text(f"{name} ", style=ARTIFACT_COLOURS[museum])
        cell.append_text(middle.die_on(view, museum, voice)).append(
            " " + voice("gains", dollars=int(side.bonus)) + voice.after_label("")
        )
        cells.append(cell.append_text(middle.orders(view, museum, voice)))
    for first in range(0, len(cells), 2):
        shown.add_row(*cells[first : first + 2])
    return shown


def others(view: ArtifactsIncView, voice: Voice) -> Text:
    """The next dive."""
    return Text(" · ").join([middle.dive_name(view, voice), *middle.dive_need(view, voice)])


def own_part(rows: Rows) -> Section:
    """Your cards; while you lay one, where they lie and what is free."""
    if rows.free_cells():
        return Section(places(rows), NOW)
    return Section(own_cards(rows), OWN)


def places(rows: Rows) -> Grid:
    """Both rows, as they are typed, with the names of the cards and the numbers of free places."""
    free = rows.free_cells()
    columns = sorted({cell // 2 for cell in [*rows.cards, *free]})
    shown = Grid.grid(padding=(0, 1))
    shown.add_column(no_wrap=True)
    for _ in columns:
        shown.add_column(overflow="fold")
    for row, name in enumerate(ROW_NAMES):
        cells = (place(rows, 2 * column + row, free) for column in columns)
        shown.add_row(Text(name, style="bold"), *cells)
    return shown


def place(rows: Rows, cell: int, free: list[int]) -> Text:
    if cell in free:
        return Text(f"→{rows.number(cell)}", style="bold yellow")
    if cell not in rows.cards:
        return Text()
    design = rows.edition.designs[rows.edition.piece_design[rows.cards[cell]]]
    return Text(in_short(design, rows.voice), style=KIND_COLOURS[design.kind])


def own_cards(rows: Rows) -> Text:
    """Your cards in one run: name, level, and what each die does."""
    told = []
    for piece in rows.own:
        design = rows.edition.designs[rows.edition.piece_design[piece]]
        level = int(rows.table.level(rows.seat, piece))
        first = int(rows.edition.first_place[piece])
        name = card_title(rows.edition, piece, rows.voice)
        name.append("²" if level > 1 else "")
        for position, action in enumerate(design.sides[level - 1].actions):
            takes = requirement(rows.faces.get(first + position, 0), rows.voice)
            name.append(f" [{takes}] {deed(design, action, rows.voice)}", style="not bold default")
        told.append(name)
    return Text(" · ").join(told)
