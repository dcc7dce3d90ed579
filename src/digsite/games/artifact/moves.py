"""Decisions and outcomes of chance, and the only place that knows how their keys are made.

A move is a verb and what it names: “load” and a card, “pay” and a marker. Keys ascend verb by verb,
in the order in which the legal moves of one question are listed. An action is chosen with its
target first; the marker that pays for it is the next question.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.move import Move, Part, Phrase
from digsite.games.artifact.box import (
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
    rank_of,
    site_of,
    tile_name,
)

# Verbs. The number of a verb is its first key, which nobody needs to know outside this module.
HUT: Final[i64] = 0  # at a site, in the start-up (§3.1)
RESEARCH: Final[i64] = HUT + SITES  # at a site (§7.1)
HIRE: Final[i64] = RESEARCH + SITES  # at a site (§8.1)
HIRE_TWO: Final[i64] = HIRE + SITES  # at a site, with Morley (§15.12)
SHIP_FROM: Final[i64] = HIRE_TWO + SITES  # a site (§9.1)
PRODUCE: Final[i64] = SHIP_FROM + SITES  # a tile (§10.1)
EXHIBIT: Final[i64] = PRODUCE + TILES  # the stand-alone artifact of a site (§14.2)
SELL: Final[i64] = EXHIBIT + SITES  # a card (§11.1)
BUY: Final[i64] = SELL + KINDS  # from a place of the black market (§11.4)
PLAY_GOLD: Final[i64] = BUY + PLACES  # of a site, for a place of the market (§14.4)
DONE: Final[i64] = PLAY_GOLD + SITES * PLACES  # with the turn (§5.1)
PASS: Final[i64] = DONE + 1  # for this round (§5.6)
PAY: Final[i64] = PASS + 1  # with a marker (§5.2)
LOAD: Final[i64] = PAY + MARKERS  # a card (§9.1)
SHOW: Final[i64] = LOAD + KINDS  # a card (§10.1)
KEEP: Final[i64] = SHOW + KINDS  # a card (§10.6)
KEEP_NONE: Final[i64] = KEEP + KINDS  # or no further card (§10.6)
ROLE: Final[i64] = KEEP_NONE + 1  # place the marker of its group (§15.1)
CHANGE: Final[i64] = ROLE + ROLES  # move the marker of the other group (§15.2)
DRAW: Final[i64] = CHANGE + ROLES  # a card secretly (§15.5, §15.11)
DECLINE: Final[i64] = DRAW + 1  # to draw (§15.3)
TAKE: Final[i64] = DECLINE + 1  # a marker (§5.7)
GIVE: Final[i64] = TAKE + MARKERS  # a marker back, for another one (§5.8)
NOTHING: Final[i64] = GIVE + MARKERS  # is taken (§5.9)
DECISIONS: Final[i64] = NOTHING + 1
UNEARTH: Final[i64] = DECISIONS  # chance turns up a card (§3.2)
FIND: Final[i64] = UNEARTH + KINDS  # chance draws a card for one player (§15.5, §15.11)

# What a verb names.
ALONE: Final = "nothing"
SITE: Final = "site"
TILE: Final = "tile"
CARD: Final = "card"
PLACE: Final = "place"
GOLD_PLACE: Final = "site and place"
MARKER: Final = "marker"
A_ROLE: Final = "role"
SIZES: Final[dict[str, i64]] = {
    ALONE: 1,
    SITE: SITES,
    TILE: TILES,
    CARD: KINDS,
    PLACE: PLACES,
    GOLD_PLACE: SITES * PLACES,
    MARKER: MARKERS,
    A_ROLE: ROLES,
}
WORDS: Final[dict[i64, tuple[str, str]]] = {
    HUT: ("hut", SITE),
    RESEARCH: ("research", SITE),
    HIRE: ("hire", SITE),
    HIRE_TWO: ("hire two", SITE),
    SHIP_FROM: ("ship", SITE),
    PRODUCE: ("produce", TILE),
    EXHIBIT: ("exhibit", SITE),
    SELL: ("sell", CARD),
    BUY: ("buy", PLACE),
    PLAY_GOLD: ("gold", GOLD_PLACE),
    DONE: ("done", ALONE),
    PASS: ("pass", ALONE),
    PAY: ("pay", MARKER),
    LOAD: ("load", CARD),
    SHOW: ("show", CARD),
    KEEP: ("keep", CARD),
    KEEP_NONE: ("keep none", ALONE),
    ROLE: ("role", A_ROLE),
    CHANGE: ("change", A_ROLE),
    DRAW: ("draw", ALONE),
    DECLINE: ("decline", ALONE),
    TAKE: ("take", MARKER),
    GIVE: ("give", MARKER),
    NOTHING: ("nothing", ALONE),
    UNEARTH: ("unearth", CARD),
    FIND: ("find", CARD),
}


def _each_verb() -> list[i64]:
    """The verb of each key."""
    verbs: list[i64] = []
    for verb, (_, named) in WORDS.items():
        verbs += [verb] * int(SIZES[named])
    return verbs


_VERB: Final = vec[i64](_each_verb())


def key_of(verb: i64, target: i64) -> i64:
    """The key of a verb and the number of what it names."""
    return verb + target


def add_where(out: Keys, verb: i64, counts: vec[i64], first: i64, targets: i64) -> None:
    """The verb with each of its targets of which there is any, as these counts tell."""
    out.add_where(counts, first, targets, verb)


def plain_key(verb: i64) -> i64:
    """The key of a verb that names nothing."""
    return verb


def gold_key(site: i64, place: i64) -> i64:
    return PLAY_GOLD + site * PLACES + place


def verb_of(key: i64) -> i64:
    return _VERB[key]


def target_of(key: i64) -> i64:
    """The number of what the move names: a site, tile, card, place, marker or role."""
    return key - _VERB[key]


def is_action(key: i64) -> bool:
    """An action with its target, gold being none (§5.1, §14.4)."""
    return RESEARCH <= key < PLAY_GOLD


def gold_site(key: i64) -> i64:
    return target_of(key) // PLACES


def gold_place(key: i64) -> i64:
    return target_of(key) % PLACES


class Find(Phrase):
    """A card drawn for London or Judd: the others see only from which deck (§15.5, §15.11)."""

    def public_notation(self) -> str:
        return f"find {self.named['site']} card"

    def public_parts(self) -> dict[str, Part]:
        return {"do": "find", "site": self.named["site"]}


def named_by(named: str, target: i64) -> dict[str, Part]:
    """What a move names; places of the market are counted from the oldest card (§11.4)."""
    if named == ALONE:
        return {}
    if named == CARD:
        return {"site": SITE_NAMES[site_of(target)], "card": RANK_NAMES[rank_of(target)]}
    if named == PLACE:
        return {"place": int(target) + 1}
    if named == GOLD_PLACE:
        return {"site": SITE_NAMES[target // PLACES], "place": int(target % PLACES) + 1}
    return {named: name_of(named, target)}


def name_of(named: str, target: i64) -> str:
    if named == SITE:
        return SITE_NAMES[target]
    if named == TILE:
        return tile_name(target)
    return MARKER_NAMES[target] if named == MARKER else ROLE_NAMES[target]


def made(key: i64) -> Move:
    verb = verb_of(key)
    word, named = WORDS[verb]
    things = named_by(named, target_of(key))
    return Find(int(key), word, things) if verb == FIND else Phrase(int(key), word, things)


MOVES: Final[list[Move]] = [made(key) for key in range(len(_VERB))]
"""Every move of the game, by key."""
