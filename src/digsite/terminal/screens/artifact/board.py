"""The middle of the table: year, sites, tracks and black market."""

from rich.table import Table
from rich.text import Text

from digsite.core.actors import CHANCE, OVER
from digsite.games.artifact import sums
from digsite.games.artifact.box import ACTIONS, MUSEUM, NO_CARD, SHIP, TRACK, WORKER
from digsite.games.artifact.open_table import OpenTable
from digsite.games.artifact.questions.steps import CHOOSING, PLACING
from digsite.games.artifact.rules import ending, rounds
from digsite.games.artifact.view import ArtifactView
from digsite.terminal.screens.artifact.words import (
    LABEL,
    ORDINARY,
    SPECIAL,
    card_name,
    grid,
    listed,
    number,
    of_site,
    rank_name,
    site_name,
    sites_in_play,
)
from digsite.terminal.voice import Voice


def year(view: ArtifactView, voice: Voice) -> Text:
    """The year, the income of the next one, and whether the end is near."""
    table = view.table
    edition = table.edition
    if table.step in (PLACING, CHOOSING):
        return Text(voice("start-up"), style="bold")
    told = voice(
        "year",
        year=str(edition.first_year + table.year),
        last=str(edition.last_year),
        income=int(rounds.base_income(table)),
        tiles=int(rounds.tiles_in_row(table)),
    )
    line = Text(told, style="bold")
    if view.actor == OVER:
        return line
    if ending.is_final_round(table):
        return line.append(" " + voice("final-round"), style="bold red")
    if view.actor != CHANCE and table.actions < ACTIONS:
        line.append(" " + voice("action-number", number=int(table.actions) + 1))
    return line


def sites(view: ArtifactView, voice: Voice) -> Table:
    """A line for each site: what lies face up, the deck, and the price of a worker."""
    shown = grid()
    shown.add_column(Text(voice("site-heading")), min_width=LABEL, no_wrap=True)
    for rank in ORDINARY:
        shown.add_column(Text(rank_name(rank, voice)), justify="right", no_wrap=True)
    if view.table.research_on:
        shown.add_column(Text(voice("special-heading")), overflow="fold")
    shown.add_column(Text(voice("deck-heading")), justify="right")
    shown.add_column(Text(voice("worker-heading")), justify="right")
    for site in sites_in_play(view):
        shown.add_row(*site_row(view, site, voice))
    return shown


def site_row(view: ArtifactView, site: int, voice: Voice) -> list[Text]:
    table = view.table
    cards = of_site(table.face_up, site)
    row = [site_name(site, voice), *(number(cards[rank]) for rank in ORDINARY)]
    if table.research_on:
        row.append(Text(listed(cards, SPECIAL, voice) or "–"))
    deck = int(table.deck_sizes[site])
    row.append(Text(str(deck), style="bold red" if deck <= int(table.seats) else ""))
    row.append(Text(price(table, int(WORKER) + site)))
    return row


def price(table: OpenTable, marker: int) -> str:
    """The number that the next marker covers, if there is one."""
    return str(sums.next_cost(table, marker)) if table.tracks[marker] < TRACK else "–"


def prices(view: ArtifactView, voice: Voice) -> Text:
    """What museums, ships and jokers cost now, and what a card is worth on the black market."""
    table = view.table
    told = voice(
        "prices",
        museum=price(table, int(MUSEUM)),
        ship=price(table, int(SHIP)),
        coins=str(sums.next_coins(table)) if table.tracks[SHIP] < TRACK else "–",
        joker=int(table.edition.joker),
    )
    return Text(told)


def market(view: ArtifactView, voice: Voice) -> Text:
    """The black market, oldest card first."""
    cards = [int(kind) for kind in view.table.market if kind != NO_CARD]
    named = [f"{place}) {card_name(kind, voice)}" for place, kind in enumerate(cards, 1)]
    line = Text(voice("market") + " ", style="bold")
    return line.append("  ".join(named) or voice("market-empty"), style="not bold")
