"""How Archaeology looks: treasures in hand and market, pyramid, dig site, players."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from digsite.core.actors import SPECTATOR
from digsite.core.move import Move
from digsite.core.view import View
from digsite.games.archaeology.box import CHAMBER_NAMES, KIND_NAMES, KINDS, LARGEST_SET, Edition
from digsite.games.archaeology.moves import is_discard, is_robbery, robbed_seat
from digsite.games.archaeology.open_table import OpenTable
from digsite.games.archaeology.questions.steps import ACTING, DISCARDING, OFFERING, ROBBING, TAKING
from digsite.games.archaeology.view import ArchaeologyView
from digsite.lessons.figures.archaeology import figures
from digsite.terminal.layout import Section
from digsite.terminal.voice import Voice

COLOURS = ["orange3", "wheat1", "gold1", "deep_sky_blue1", "medium_purple1", "green3", "red1"]


def draw(view: View, voice: Voice) -> RenderableType:
    """The whole table as the seat sees it."""
    assert isinstance(view, ArchaeologyView)
    return Group(site(view, voice), treasures(view, voice), players(view, voice), *now(view, voice))


def sections(view: View, voice: Voice) -> list[Section]:
    """The same for small screens, without the sold sets; what is known of others goes first."""
    assert isinstance(view, ArchaeologyView)
    return [
        Section(site(view, voice), 1),
        Section(treasures(view, voice), 3),
        Section(players(view, voice, brief=True), 2),
        *(Section(told, 0) for told in known_hands(view, voice)),
        *(Section(told, 4) for told in now(view, voice)),
    ]


def site(view: ArchaeologyView, voice: Voice) -> Table:
    """Dig site and pyramid, a line each."""
    table = view.table
    lines = Table.grid(padding=(0, 2))
    lines.add_column(style="bold")
    lines.add_column()
    dug = Text(voice("buried", cards=int(table.buried)))
    if table.buried:
        hazards = voice("hazards", thieves=int(table.thieves), sandstorms=int(table.sandstorms))
        dug.append(f" {hazards}", style="yellow")
    lines.add_row(Text(voice("site")), dug)
    chambers = Text(" · ").join([chamber(table, number, voice) for number in range(3)])
    lines.add_row(Text(voice("pyramid")), Text(voice("chambers")).append_text(chambers))
    return lines


def chamber(table: OpenTable, number: int, voice: Voice) -> Text:
    """A chamber that waits to be explored, or who was there."""
    name = CHAMBER_NAMES[number]
    if table.is_explored(number):
        explorer = voice.name(int(table.explorers[number]))
        told = voice("open-chamber", chamber=name, seat=explorer)
        return Text(told, style="dim")
    return Text(
        voice(
            "closed-chamber",
            chamber=name,
            cards=int(table.edition.chamber_cards[number]),
            maps=int(table.edition.chamber_maps[number]),
        )
    )


def treasures(view: ArchaeologyView, voice: Voice) -> Table:
    """A line for each kind: what the market has, what you hold, and what it sells for."""
    own = ["hand", "worth", "more"] if view.seat != SPECTATOR else []
    headings = ["kind", *own, "full", "market", "trading"]
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for heading in headings:
        table.add_column(
            Text(voice(f"{heading}-heading")), justify="left" if heading == "kind" else "right"
        )
    for kind in range(KINDS):
        table.add_row(
            name_of_kind(kind, voice),
            *(holding(view, kind) if own else []),
            full_set(view.table.edition, kind, voice),
            market(view, kind),
            trading(view, kind),
        )
    return table


def name_of_kind(kind: int, voice: Voice) -> Text:
    return Text(voice(f"kind-{KIND_NAMES[kind]}"), style=COLOURS[kind])


def trading(view: ArchaeologyView, kind: int) -> Text:
    return Text(str(view.table.edition.trading[kind]), style="dim")


def market(view: ArchaeologyView, kind: int) -> Text:
    return count(int(view.table.market[kind]), "bold")


def holding(view: ArchaeologyView, kind: int) -> list[Text]:
    """How many cards you hold, what they bring now, and what one card more would make of them."""
    held = int(view.hand[kind])
    edition = view.table.edition
    with_one = Text(str(best_price(edition, kind, held + 1)), style="cyan" if held else "dim")
    if not held:
        return [count(0, ""), Text("·", style="dim"), with_one]
    now = Text(str(best_price(edition, kind, held)), style="bold green")
    return [count(held, f"bold {COLOURS[kind]}"), now, with_one]


def full_set(edition: Edition, kind: int, voice: Voice) -> Text:
    """The largest set that the kind can make, and what it brings."""
    size = int(edition.largest[kind])
    return Text(voice("full", size=size, price=int(edition.price(kind, size))), style="dim")


def best_price(edition: Edition, kind: int, cards: int) -> int:
    """What this many cards bring when they are sold in the best sets."""
    best = [0]
    for held in range(1, cards + 1):
        sizes = range(1, min(held, int(edition.largest[kind])) + 1)
        best.append(max(int(edition.price(kind, size)) + best[held - size] for size in sizes))
    return best[cards]


def players(view: ArchaeologyView, voice: Voice, brief: bool = False) -> Table:
    """A line for each player: cards in hand, those everybody saw go there, sold sets and money."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column(Text(voice("player-heading")))
    table.add_column(Text(voice("cards-heading")), justify="right")
    table.add_column(Text(voice("money-heading")), justify="right")
    if not brief:
        table.add_column(Text(voice("known-heading")))
        table.add_column(Text(voice("sold-heading")))
    for seat in range(view.seats):
        acts = seat == view.actor
        name = Text(("▸ " if acts else "  ") + voice.name_for(seat, int(view.seat)))
        name.stylize("bold" if acts else "")
        money = Text(str(view.table.money[seat]), style="bold green")
        own = seat == view.seat
        known = Text("–", style="dim") if own else known_cards(view, seat, voice)
        more = [] if brief else [known, sold_sets(view, seat, voice)]
        table.add_row(name, str(view.sizes[seat]), money, *more)
    return table


def known_hands(view: ArchaeologyView, voice: Voice) -> list[Text]:
    """A line for each other hand of which the viewer knows something."""
    return [
        Text(f" {voice.name(seat)}, {voice('known-heading')}", style="dim")
        .append(voice.after_label(""))
        .append_text(known_cards(view, seat, voice))
        for seat in range(view.seats)
        if seat != view.seat and any(view.knows(seat, kind) for kind in range(KINDS))
    ]


def known_cards(view: ArchaeologyView, seat: int, voice: Voice) -> Text:
    """The cards that the viewer saw go into that hand, where screens are to remember them."""
    cards = [
        Text(f"{view.knows(seat, kind)} ").append_text(name_of_kind(kind, voice))
        for kind in range(KINDS)
        if view.knows(seat, kind) and voice.recalls
    ]
    return Text(", ").join(cards) if cards else Text("–", style="dim")


def sold_sets(view: ArchaeologyView, seat: int, voice: Voice) -> Text:
    """The sets that lie open before a player."""
    sets = []
    for kind, name in enumerate(KIND_NAMES):
        for size in range(1, int(LARGEST_SET) + 1):
            if sold := int(view.table.sold(seat, kind, size)):
                sets.append(Text(voice("set", count=sold, size=size, kind=name)))
    return Text(", ").join(sets) if sets else Text("–", style="dim")


def now(view: ArchaeologyView, voice: Voice) -> list[Text]:
    """What is asked of the viewer at this moment, where it is not an ordinary turn."""
    table = view.table
    told = ""
    if view.actor != view.seat:
        return []
    if table.step == ROBBING:
        told = voice("robbing")
    elif table.step == DISCARDING:
        told = voice("losing", cards=int(table.left))
    elif table.step in (OFFERING, TAKING):
        told = voice("balance", balance=int(table.balance))
    elif table.step == ACTING and table.ending and not table.has_sold and all_passed(view):
        told = voice("must-sell")
    return [Text(told, style="bold yellow")] if told else []


def all_passed(view: ArchaeologyView) -> bool:
    holders = sum(1 for size in view.sizes if size)
    return int(view.table.passes) >= holders


def remark(view: View, move: Move, voice: Voice) -> str:
    """What a sale brings, a card counts for, a chamber holds, or who sits there."""
    if is_robbery(move.key):
        return f"= {voice.name(int(robbed_seat(move.key)))}"
    known = figures(view, move)
    if "sale" in known:
        return f"+{known['sale']}"
    if "cards" in known:
        return f"({known['cards']})"
    return f"({known['value']})" if "value" in known and not is_discard(move.key) else ""


def count(number: int, style: str) -> Text:
    return Text(str(number), style=style) if number else Text("·", style="dim")
