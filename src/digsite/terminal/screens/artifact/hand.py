"""The viewer's hand by site and type, and what each exhibition still lacks."""

from rich.console import Group
from rich.text import Text

from digsite.core.actors import SPECTATOR
from digsite.games.artifact.box import (
    FIVE_TYPES,
    ON_BOARD,
    SITE_SIZES,
    SITE_TILES,
    SITES,
    THREE_SITES,
    TYPE_SIZES,
    TYPE_TILES,
    first_tile_of,
)
from digsite.games.artifact.rules import exhibitions
from digsite.games.artifact.view import ArtifactView
from digsite.terminal.screens.artifact.words import (
    LABEL,
    ORDINARY,
    SPECIAL,
    brief,
    grid,
    listed,
    number,
    of_site,
    own_table,
    rank_name,
    site_name,
    sites_in_play,
)
from digsite.terminal.voice import Voice


def hand(view: ArtifactView, voice: Voice) -> Group:
    """A matrix: cards by site and type, beside each site and below each type its tiles."""
    heading = "hand-heading" if view.seat != SPECTATOR else "tiles-heading"
    matrix = grid()
    matrix.add_column(Text(voice(heading)), min_width=LABEL, no_wrap=True)
    for rank in ORDINARY:
        matrix.add_column(Text(rank_name(rank, voice)), justify="right", no_wrap=True)
    for place in range(int(SITE_TILES)):
        tiles = [int(first_tile_of(site)) + place for site in range(int(SITES))]
        label = tile_label(view, tiles, SITE_SIZES[place], voice)
        matrix.add_column(Text(label, style="dim"), justify="right", no_wrap=True)
    for site in sites_in_play(view):
        matrix.add_row(*site_row(view, site, voice))
    for place in range(int(TYPE_TILES)):
        matrix.add_row(*tile_row(view, place, voice))
    return Group(matrix, mixed_tiles(view, voice), *special_cards(view, voice))


def site_row(view: ArtifactView, site: int, voice: Voice) -> list[Text]:
    """The cards of a site in the hand, and the tiles of the site."""
    cards = of_site(view.hand, site)
    counts = [number(cards[rank]) if view.seat != SPECTATOR else Text() for rank in ORDINARY]
    states = [
        one_of_row(
            view, site, [int(first_tile_of(each)) + place for each in range(int(SITES))], voice
        )
        for place in range(int(SITE_TILES))
    ]
    return [site_name(site, voice), *counts, *states]


def tile_row(view: ArtifactView, place: int, voice: Voice) -> list[Text]:
    """The tiles of one size, type by type."""
    tiles = [rank * int(TYPE_TILES) + place for rank in ORDINARY]
    label = Text(tile_label(view, tiles, TYPE_SIZES[place], voice), style="dim")
    legend = Text(voice("tile-legend", line=place), style="dim italic")
    states = [one_of_row(view, rank, tiles, voice) for rank in ORDINARY]
    return [label, *states, Text(), legend]


def tile_label(view: ArtifactView, tiles: list[int], size: int, voice: Voice) -> str:
    """How many cards the tiles of a row ask for, and what they are worth if all are alike."""
    if not alike(view, tiles):
        return voice("tile-size", size=size)
    return voice("tile-label", size=size, values=tile_values(view, tiles[0], voice))


def one_of_row(view: ArtifactView, place: int, tiles: list[int], voice: Voice) -> Text:
    """A tile of a row; an owner's own edition may give each of them other values."""
    state = tile_state(view, tiles[place], voice)
    if alike(view, tiles):
        return state
    return Text(f"{tile_values(view, tiles[place], voice)}\n", style="dim").append_text(state)


def alike(view: ArtifactView, tiles: list[int]) -> bool:
    """Whether the tiles have the same prestige and income."""
    values = view.table.edition.tiles
    return len({(int(values.prestige[tile]), int(values.income[tile])) for tile in tiles}) == 1


def tile_values(view: ArtifactView, tile: int, voice: Voice) -> str:
    """Prestige and yearly income of a tile."""
    tiles = view.table.edition.tiles
    return voice("tile-values", prestige=int(tiles.prestige[tile]), income=int(tiles.income[tile]))


def tile_state(view: ArtifactView, tile: int, voice: Voice) -> Text:
    """Who has the tile; or else how many cards your hand lacks for it."""
    owner = int(view.table.owners[tile])
    if owner == view.seat != SPECTATOR:
        return Text(voice("tile-yours"), style="bold green")
    if owner != ON_BOARD:
        taker = brief(voice.name(owner)) if voice.recalls else voice("tile-gone")
        return Text(taker, style="dim")
    if view.seat == SPECTATOR:
        return Text(voice("tile-open"))
    lacking = missing(view, tile)
    if lacking == 0:
        return Text(voice("tile-ready"), style="bold green")
    return Text(voice("tile-missing", cards=lacking), style="yellow" if lacking == 1 else "")


def missing(view: ArtifactView, tile: int) -> int:
    """How many cards the hand lacks to produce the tile."""
    table = own_table(view)
    held = exhibitions.holding(table, view.seat)
    shows = int(exhibitions.largest_show(table, view.seat, tile, held))
    return max(0, int(table.edition.tiles.sizes[tile]) - shows)


def mixed_tiles(view: ArtifactView, voice: Voice) -> Text:
    """The two tiles that ask for different things."""
    parts: list[Text] = []
    for tile, name in ((int(THREE_SITES), "three sites"), (int(FIVE_TYPES), "five types")):
        label = voice("mixed-label", tile=name, values=tile_values(view, tile, voice))
        parts.append(Text.assemble((f"{label} ", "dim")).append_text(tile_state(view, tile, voice)))
    return Text(" · ").join(parts)


def special_cards(view: ArtifactView, voice: Voice) -> list[Text]:
    """Special artifacts in the hand, if there are any."""
    parts = []
    for site in sites_in_play(view):
        cards = listed(of_site(view.hand, site), SPECIAL, voice)
        if cards:
            parts.append(site_name(site, voice).append(voice.after_label(cards), style="default"))
    if not parts:
        return []
    return [Text(f"{voice('special-hand')} ", style="bold").append_text(Text(" · ").join(parts))]
