"""Decisions and outcomes of chance, and the only place that knows how their keys are made.

An action is chosen with its target first; the marker that pays for it is the next question. Key
ranges ascend in the order in which the legal moves of one question are listed.
"""

from typing import Final

from mypy_extensions import i64

from digsite.core.move import Move, Part, Plain
from digsite.games.artifact.components import (
    KINDS,
    MARKER_NAMES,
    MARKERS,
    PLACES,
    RANK_NAMES,
    ROLE_NAMES,
    ROLES,
    SITE_NAMES,
    SITES,
    TILES,
    kind_name,
    rank_of,
    site_of,
    tile_name,
)

HUT: Final[i64] = 0
RESEARCH: Final[i64] = HUT + SITES
HIRE: Final[i64] = RESEARCH + SITES
HIRE_TWO: Final[i64] = HIRE + SITES
SHIP_FROM: Final[i64] = HIRE_TWO + SITES
PRODUCE: Final[i64] = SHIP_FROM + SITES
EXHIBIT: Final[i64] = PRODUCE + TILES
SELL: Final[i64] = EXHIBIT + SITES
BUY: Final[i64] = SELL + KINDS
PLAY_GOLD: Final[i64] = BUY + PLACES
DONE: Final[i64] = PLAY_GOLD + SITES * PLACES
PASS: Final[i64] = DONE + 1
PAY: Final[i64] = PASS + 1
LOAD: Final[i64] = PAY + MARKERS
SHOW: Final[i64] = LOAD + KINDS
KEEP: Final[i64] = SHOW + KINDS
KEEP_NONE: Final[i64] = KEEP + KINDS
ROLE: Final[i64] = KEEP_NONE + 1
CHANGE: Final[i64] = ROLE + ROLES
DRAW: Final[i64] = CHANGE + ROLES
DECLINE: Final[i64] = DRAW + 1
TAKE: Final[i64] = DECLINE + 1
GIVE: Final[i64] = TAKE + MARKERS
NOTHING: Final[i64] = GIVE + MARKERS
DECISIONS: Final[i64] = NOTHING + 1

UNEARTH: Final[i64] = DECISIONS
FIND: Final[i64] = UNEARTH + KINDS
ALL: Final[i64] = FIND + KINDS


class AtSite(Move):
    """A move at a site: `hut` (§3.1), `research` (§7.1), `hire` (§8.1), `ship` (§9.1)."""

    def __init__(self, first: i64, word: str, site: i64) -> None:
        super().__init__(int(first + site))
        self.word: Final = word
        self.site: Final[i64] = site

    def notation(self) -> str:
        return f"{self.word} {SITE_NAMES[self.site]}"

    def parts(self) -> dict[str, Part]:
        return {"do": self.word.replace(" ", "-"), "site": SITE_NAMES[self.site]}


class Produce(Move):
    """Choose the tile of an exhibition (§10.1)."""

    def __init__(self, tile: i64) -> None:
        super().__init__(int(PRODUCE + tile))
        self.tile: Final[i64] = tile

    def notation(self) -> str:
        return f"produce {tile_name(self.tile)}"

    def parts(self) -> dict[str, Part]:
        return {"do": "produce", "tile": tile_name(self.tile)}


class WithCard(Move):
    """A move that names a card: `sell` (§11.1), `load` (§9.1), `show` (§10.1), `keep` (§10.6)."""

    def __init__(self, first: i64, word: str, kind: i64) -> None:
        super().__init__(int(first + kind))
        self.word: Final = word
        self.kind: Final[i64] = kind

    def notation(self) -> str:
        return f"{self.word} {kind_name(self.kind)}"

    def parts(self) -> dict[str, Part]:
        site = SITE_NAMES[site_of(self.kind)]
        return {"do": self.word, "site": site, "card": RANK_NAMES[rank_of(self.kind)]}


class Find(WithCard):
    """A card drawn for London or Judd: the others see only from which deck (§15.5, §15.11)."""

    def public_notation(self) -> str:
        return f"find {SITE_NAMES[site_of(self.kind)]} card"

    def public_parts(self) -> dict[str, Part]:
        return {"do": "find", "site": SITE_NAMES[site_of(self.kind)]}


class Buy(Move):
    """Buy the card at a place of the black market, counted from the oldest (§11.4)."""

    def __init__(self, place: i64) -> None:
        super().__init__(int(BUY + place))
        self.place: Final[i64] = place

    def notation(self) -> str:
        return f"buy {self.place + 1}"

    def parts(self) -> dict[str, Part]:
        return {"do": "buy", "place": int(self.place) + 1}


class PlayGold(Move):
    """Give a site's gold card for the card at a place of the black market (§14.4)."""

    def __init__(self, site: i64, place: i64) -> None:
        super().__init__(int(gold_key(site, place)))
        self.site: Final[i64] = site
        self.place: Final[i64] = place

    def notation(self) -> str:
        return f"gold {SITE_NAMES[self.site]} {self.place + 1}"

    def parts(self) -> dict[str, Part]:
        return {"do": "gold", "site": SITE_NAMES[self.site], "place": int(self.place) + 1}


class WithMarker(Move):
    """A move that names a marker: `pay` (§5.2), `take` (§5.7), `give` (§5.8)."""

    def __init__(self, first: i64, word: str, marker: i64) -> None:
        super().__init__(int(first + marker))
        self.word: Final = word
        self.marker: Final[i64] = marker

    def notation(self) -> str:
        return f"{self.word} {MARKER_NAMES[self.marker]}"

    def parts(self) -> dict[str, Part]:
        return {"do": self.word, "marker": MARKER_NAMES[self.marker]}


class WithRole(Move):
    """Place or move a role marker: `role` within its group, `change` to the other one (§15.1)."""

    def __init__(self, first: i64, word: str, role: i64) -> None:
        super().__init__(int(first + role))
        self.word: Final = word
        self.role: Final[i64] = role

    def notation(self) -> str:
        return f"{self.word} {ROLE_NAMES[self.role]}"

    def parts(self) -> dict[str, Part]:
        return {"do": self.word, "role": ROLE_NAMES[self.role]}


def gold_key(site: i64, place: i64) -> i64:
    return PLAY_GOLD + site * PLACES + place


def gold_site(key: i64) -> i64:
    return (key - PLAY_GOLD) // PLACES


def gold_place(key: i64) -> i64:
    return (key - PLAY_GOLD) % PLACES


def table_of_moves() -> list[Move]:
    """Every move of the game, by key."""
    sites = range(int(SITES))
    kinds = range(int(KINDS))
    return actions(sites, kinds) + parts_of_actions(kinds) + outcomes(kinds)


def actions(sites: range, kinds: range) -> list[Move]:
    """Start-up, actions with their targets, gold, and the end of a turn."""
    moves: list[Move] = []
    moves += [AtSite(HUT, "hut", site) for site in sites]
    moves += [AtSite(RESEARCH, "research", site) for site in sites]
    moves += [AtSite(HIRE, "hire", site) for site in sites]
    moves += [AtSite(HIRE_TWO, "hire two", site) for site in sites]
    moves += [AtSite(SHIP_FROM, "ship", site) for site in sites]
    moves += [Produce(tile) for tile in range(TILES)]
    moves += [AtSite(EXHIBIT, "exhibit", site) for site in sites]
    moves += [WithCard(SELL, "sell", kind) for kind in kinds]
    moves += [Buy(place) for place in range(PLACES)]
    for site in sites:
        moves += [PlayGold(site, place) for place in range(PLACES)]
    moves += [Plain(int(DONE), "done"), Plain(int(PASS), "pass")]
    return moves


def parts_of_actions(kinds: range) -> list[Move]:
    """What is asked when an action was named, and the markers that are taken."""
    moves: list[Move] = []
    moves += [WithMarker(PAY, "pay", marker) for marker in range(MARKERS)]
    moves += [WithCard(LOAD, "load", kind) for kind in kinds]
    moves += [WithCard(SHOW, "show", kind) for kind in kinds]
    moves += [WithCard(KEEP, "keep", kind) for kind in kinds]
    moves.append(Plain(int(KEEP_NONE), "keep none"))
    moves += [WithRole(ROLE, "role", role) for role in range(ROLES)]
    moves += [WithRole(CHANGE, "change", role) for role in range(ROLES)]
    moves += [Plain(int(DRAW), "draw"), Plain(int(DECLINE), "decline")]
    moves += [WithMarker(TAKE, "take", marker) for marker in range(MARKERS)]
    moves += [WithMarker(GIVE, "give", marker) for marker in range(MARKERS)]
    moves.append(Plain(int(NOTHING), "nothing"))
    return moves


def outcomes(kinds: range) -> list[Move]:
    """Cards that are drawn from a deck."""
    moves: list[Move] = [WithCard(UNEARTH, "unearth", kind) for kind in kinds]
    moves += [Find(FIND, "find", kind) for kind in kinds]
    return moves


MOVES: Final = table_of_moves()
