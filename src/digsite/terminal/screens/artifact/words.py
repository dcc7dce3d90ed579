"""Names, colours and numbers that all parts of the screen of Artifact share."""

from librt.vecs import vec
from mypy_extensions import i64
from rich.table import Table as Grid
from rich.text import Text

from digsite.games.artifact import sums
from digsite.games.artifact.box import (
    KINDS,
    RANK_NAMES,
    RANKS,
    SITE_NAMES,
    SITES,
    TYPES,
    kind_of,
    rank_of,
    site_of,
)
from digsite.games.artifact.rules.setup import in_play
from digsite.games.artifact.table import Table
from digsite.games.artifact.view import ArtifactView
from digsite.terminal.voice import Voice

LABEL = 14  # the width of the first column, so that columns of types stand below each other
NARROW = 7
SITE_COLOURS = ["orange3", "red1", "green3", "deep_sky_blue1"]
ORDINARY = range(int(TYPES))
SPECIAL = range(int(TYPES), int(RANKS))
ALL_RANKS = range(int(RANKS))


def grid() -> Grid:
    """A table without lines, as narrow as may be."""
    return Grid(box=None, padding=(0, 1), collapse_padding=True, pad_edge=False, header_style="dim")


def sites_in_play(view: ArtifactView) -> list[int]:
    return [site for site in range(int(SITES)) if in_play(view.table, site)]


def site_name(site: int, voice: Voice) -> Text:
    return Text(voice("site-name", site=SITE_NAMES[site]), style=SITE_COLOURS[site])


def stacked(heading: Text) -> Text:
    """A heading as narrow as its words, one below the other."""
    words = heading.plain.replace("-", "- ").split()
    return Text("\n".join(words), style=heading.style)


def rank_name(rank: int, voice: Voice) -> str:
    """The type of a card, or which special artifact it is, in one short word."""
    return voice("card-name", card=RANK_NAMES[rank])


def card_name(kind: int, voice: Voice) -> str:
    card, site = RANK_NAMES[rank_of(kind)], SITE_NAMES[site_of(kind)]
    return voice("card-of-site", card=card, site=site)


def brief(name: str) -> str:
    """A name that fits a narrow column: “Skilled 2” is “Skil. 2”, “Friedrich” is “Friedr.”."""
    if len(name) <= NARROW:
        return name
    first, _, last = name.partition(" ")
    number = f" {last}" if len(last) == 1 else ""
    return f"{first[: NARROW - 1 - len(number)]}.{number}"


def number(count: int, style: str = "bold") -> Text:
    return Text(str(count), style=style) if count else Text("·", style="dim")


def of_site(counts: vec[i64], site: int, seat: int = 0) -> list[int]:
    """How many cards of each rank a site has in a row of counts by kind."""
    first = seat * int(KINDS) + int(kind_of(site, 0))
    return [int(counts[first + rank]) for rank in ALL_RANKS]


def listed(cards: list[int], ranks: range, voice: Voice) -> str:
    """Cards of one site: “2 ceram., gold”."""
    named = []
    for rank in ranks:
        if cards[rank]:
            many = f"{cards[rank]} " if cards[rank] > 1 else ""
            named.append(many + rank_name(rank, voice))
    return ", ".join(named)


def own_table(view: ArtifactView) -> Table:
    """What the seat knows, laid out as a table, so that the rules themselves can be asked."""
    return sums.own_table(view.seat, view.table, view.hand)
