"""The players: money, markers, huts, cards, exhibitions and roles."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from digsite.core.actors import OVER
from digsite.games.artifact.box import MUSEUM, NO_ROLE, ROLE_NAMES, SHIP, WORKER
from digsite.games.artifact.rules import digging, ending, rounds
from digsite.games.artifact.view import ArtifactView
from digsite.terminal.screens.artifact.words import (
    ALL_RANKS,
    grid,
    listed,
    number,
    of_site,
    site_name,
    sites_in_play,
    stacked,
)
from digsite.terminal.voice import Voice

NUMBERS = ["money", "income", "cards", "shows", "reserve", "museum", "ship"]


def players(view: ArtifactView, voice: Voice) -> Table:
    """A line for each player, with a column for each site."""
    table = grid()
    table.add_column(Text(voice("player-heading")), overflow="fold")
    for heading in NUMBERS:
        label = stacked(Text(voice(f"{heading}-heading")))
        table.add_column(label, justify="right", no_wrap=True)
    for site in sites_in_play(view):
        table.add_column(stacked(site_name(site, voice)), justify="right", no_wrap=True)
    for seat in range(int(view.seats)):
        cells = [*player(view, seat, voice), *at_sites(view, seat, voice)]
        table.add_row(*cells, style="bold" if seat == view.actor else "")
    return table


def player(view: ArtifactView, seat: int, voice: Voice) -> list[Text]:
    table = view.table
    income = int(rounds.base_income(table) + rounds.bonus_income(table, seat))
    mat = [int(table.on_mat(seat, marker)) for marker in (MUSEUM, SHIP)]
    return [
        name(view, seat, voice),
        Text(str(int(table.money[seat])), style="green"),
        Text(f"+{income}"),
        Text(str(int(view.hand_size(seat)))),
        exhibitions(view, seat, voice),
        Text(str(int(digging.reserve(table, seat)))),
        *(number(markers) for markers in mat),
    ]


def name(view: ArtifactView, seat: int, voice: Voice) -> Text:
    """The name, with marks for who acts, who starts and who has passed."""
    text = Text("▸ " if seat == view.actor else "  ")
    text.append(voice.name_for(seat, int(view.seat)))
    if seat == view.table.starter:
        text.append(voice("starter-mark"), style="yellow")
    if view.table.passed[seat]:
        text.append(voice("passed-mark"), style="dim italic")
    return text


def exhibitions(view: ArtifactView, seat: int, voice: Voice) -> Text:
    """How many exhibitions, and their prestige: all saw the tiles before they were turned over."""
    count = int(ending.exhibitions(view.table, seat))
    if seat != view.seat and view.actor != OVER and not voice.recalls:
        return number(count, "")
    prestige = int(ending.exhibition_prestige(view.table, seat))
    return Text(voice("shown-prestige", count=count, prestige=prestige))


def at_sites(view: ArtifactView, seat: int, voice: Voice) -> Iterator[Text]:
    """Huts, workers on the mat and the research marker, site by site."""
    table = view.table
    for site in sites_in_play(view):
        huts = int(table.huts_of(seat, site))
        workers = int(table.on_mat(seat, WORKER + site))
        parts = [voice("huts-there", huts=huts)] if huts else []
        parts += [voice("workers-there", workers=workers)] if workers else []
        if table.research_on:
            level = int(table.edition.research[table.level_of(seat, site)])
            parts += [voice("research-there", prestige=level)] if level else []
        between = "" if table.research_on else " "  # three of them need the room of two
        yield Text(between.join(parts)) if parts else number(0)


def legend(view: ArtifactView, voice: Voice) -> Text:
    """What the short forms in the columns of the sites mean."""
    return Text(voice("legend-research" if view.table.research_on else "legend"), style="dim")


def roles(view: ArtifactView, voice: Voice) -> Iterator[Text]:
    """Who plays which roles, if anybody does."""
    told = []
    for seat in range(int(view.seats)):
        cast = [int(view.table.cities[seat]), int(view.table.archaeologists[seat])]
        named = [voice("role-name", role=ROLE_NAMES[role]) for role in cast if role != NO_ROLE]
        if named:
            told.append(voice("labelled", label=voice.name(seat), text=", ".join(named)))
    if told:
        yield Text.assemble((voice("roles") + " ", "bold"), " · ".join(told))


def known_hands(view: ArtifactView, voice: Voice) -> Iterator[Text]:
    """What the others surely hold, and how many cards of theirs nobody else has seen."""
    if not voice.recalls:
        return
    sites = sites_in_play(view)
    for seat in range(int(view.seats)):
        if seat == view.seat or view.hand_size(seat) == 0:
            continue
        held = [part for site in sites for part in known_cards(view, seat, site, voice)]
        holder = voice("surely-holds", player=voice.name(seat))
        yield Text.assemble((f"{holder} ", "bold")).append_text(Text(" · ").join(held))


def known_cards(view: ArtifactView, seat: int, site: int, voice: Voice) -> list[Text]:
    """The cards of one site in another hand, if there are any."""
    cards = listed(of_site(view.table.known, site, seat), ALL_RANKS, voice)
    unseen = int(view.table.secrets_of(seat, site))
    secret = voice("unseen", cards=unseen) if unseen else ""
    both = ", ".join(part for part in (cards, secret) if part)
    if not both:
        return []
    return [site_name(site, voice).append(voice.after_label(both), style="default")]
