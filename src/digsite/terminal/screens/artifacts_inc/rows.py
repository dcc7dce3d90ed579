"""The two rows of a player's cards, each card a small box."""

from rich.box import ROUNDED, SQUARE
from rich.console import Console, ConsoleOptions, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from digsite.games.artifacts_inc.box import ROW_NAMES
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules import rows
from digsite.games.artifacts_inc.view import ArtifactsIncView
from digsite.terminal.screens.artifacts_inc.words import bonus_text, card_title, deed, requirement
from digsite.terminal.voice import Voice

NARROWEST = 22
LABEL = 6
FRAME = "││"  # on both sides, as above and below


class Rows:
    """The cards of a seat in their two rows; as many columns side by side as the width allows."""

    def __init__(self, view: ArtifactsIncView, seat: int, voice: Voice) -> None:
        self.view = view
        self.table = view.table
        self.edition = view.table.edition
        self.seat = seat
        self.voice = voice
        self.own = [int(self.table.own_piece(seat, i)) for i in range(self.table.own_count[seat])]
        self.cards = {int(self.table.cell(seat, piece)): piece for piece in self.own}
        self.faces = {  # what each place takes, neighbours having made it easier
            int(self.table.own_place(seat, i)): int(self.table.own_faces(seat, i))
            for i in range(int(self.table.place_count[seat]))
        }

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = sorted({cell // 2 for cell in [*self.cards, *self.free_cells()]})
        across = max(1, (options.max_width - LABEL) // NARROWEST)
        width = min(30, (options.max_width - LABEL) // max(1, min(across, len(columns))))
        for start in range(0, len(columns), across):
            yield self.block(console, columns[start : start + across], width)

    def free_cells(self) -> list[int]:
        """Where a new card may go, if one is to be laid now."""
        if self.table.step != steps.LAYING or self.table.turn != self.seat:
            return []
        near = range(min(self.cards) - 3, max(self.cards) + 4)
        return [
            cell
            for cell in near
            if cell not in self.cards
            and any(rows.are_adjacent(cell, taken) for taken in self.cards)
        ]

    def number(self, cell: int) -> int:
        """The place in its row: 0 is that of the first starting card."""
        return cell // 2 - int(self.edition.reach)

    def block(self, console: Console, columns: list[int], width: int) -> Grid:
        shown = Grid.grid()
        shown.add_column(width=LABEL, style="dim")
        for _ in columns:
            shown.add_column(width=width)
        free = self.free_cells()
        for row, name in enumerate(ROW_NAMES):
            cells = [2 * column + row for column in columns]
            if any(cell in self.cards or cell in free for cell in cells):
                texts = [self.wrapped(console, cell, width - len(FRAME)) for cell in cells]
                height = max(text.plain.count("\n") + 1 for text in texts) + len(FRAME)
                boxes = [
                    self.box(cell, text, free, height)
                    for cell, text in zip(cells, texts, strict=True)
                ]
                shown.add_row(self.label(name, columns), *boxes)
        return shown

    def label(self, row: str, columns: list[int]) -> Text:
        """Which row, and which columns."""
        first, last = (column - int(self.edition.reach) for column in (columns[0], columns[-1]))
        return Text(self.voice(f"row-{row}-short") + f"\n{first}…{last}")

    def wrapped(self, console: Console, cell: int, width: int) -> Text:
        """All that is to be said of a card, in lines that fit its box."""
        parts = [part for line in self.lines(cell) for part in line.wrap(console, width)]
        return Text("\n").join(parts)

    def box(self, cell: int, text: Text, free: list[int], height: int) -> Panel | Text:
        if cell in self.cards:
            return Panel(text, box=SQUARE, height=height, border_style="dim", padding=0)
        if cell in free:
            where = Text(f"{ROW_NAMES[cell % 2]} {self.number(cell)}")
            return Panel(where, box=ROUNDED, height=height, style="yellow")
        return Text()

    def lines(self, cell: int) -> list[Text]:
        """Level, reputation and dice of a card, its actions and its bonuses."""
        if cell not in self.cards:
            return [Text()]
        piece = self.cards[cell]
        design = self.edition.designs[self.edition.piece_design[piece]]
        level = int(self.table.level(self.seat, piece))
        side = design.sides[level - 1]
        head = self.voice(
            "level", level=level, reputation=int(side.reputation), dice=int(side.dice)
        )
        title = card_title(self.edition, piece, self.voice)
        first = int(self.edition.first_place[piece])
        actions = [
            self.action_line(first + position, deed(design, action, self.voice))
            for position, action in enumerate(side.actions)
        ]
        bonuses = [Text(bonus_text(bonus, self.voice), style="cyan") for bonus in side.bonuses]
        return [title, Text(head, style="bold" if level > 1 else ""), *actions, *bonuses]

    def action_line(self, place: int, does: str) -> Text:
        """What a place takes and does; a die on it is shown instead of what it takes."""
        die = int(self.table.placed[place]) if self.table.turn == self.seat else 0
        if die:
            return Text(self.voice("die-placed", die=die, does=does), style="reverse")
        return Text(f"[{requirement(self.faces.get(place, 0), self.voice)}] {does}")
