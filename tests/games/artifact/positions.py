"""Positions set up by hand, on an empty table or in a real game, and moves by their notation."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import digsite
from digsite.core.numbers import as_list
from digsite.editions import shelf
from digsite.games.artifact.box import (
    KINDS,
    MARKER_NAMES,
    MARKERS,
    RANK_NAMES,
    RANKS,
    ROLE_NAMES,
    SITE_NAMES,
    SITES,
    TILES,
    Edition,
    tile_name,
)
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.questions import flow, steps
from digsite.games.artifact.rules import knowledge, setup, turns
from digsite.games.artifact.table import Table
from digsite.games.artifact.title import ArtifactTitle

TITLE = shelf.title("artifact")
Where = Table | digsite.State


def edition() -> Edition:
    assert isinstance(TITLE, ArtifactTitle)
    return TITLE.values


def laid(
    seats: int = 4, research: bool = False, cities: bool = False, left_out: str = "asia"
) -> Table:
    """A table in the first round, seat 0 to act: no hut, no marker, no card and no money yet."""
    table = setup.new_table(edition(), seats, research, cities, SITE_NAMES.index(left_out))
    flow.begin_turn(table, 0)
    return table


def rich(seats: int = 4, research: bool = False, cities: bool = False) -> Table:
    """The same, but everybody has 20 coins and one marker of each kind in play."""
    table = laid(seats, research, cities)
    for seat in range(seats):
        table.money[seat] = 20
        for marker in MARKER_NAMES:
            if table.tracks[MARKER_NAMES.index(marker)] > 0:
                take(table, seat, marker)
    return table


def kind(name: str) -> int:
    site, _, rank = name.partition(" ")
    return SITE_NAMES.index(site) * int(RANKS) + RANK_NAMES.index(rank)


def tile(name: str) -> int:
    return next(number for number in range(TILES) if tile_name(number) == name)


def hold(table: Table, seat: int, *cards: str) -> None:
    """Cards of the decks go to the hand, seen by all."""
    for card in cards:
        _out_of_deck(table, card)
        knowledge.gain_openly(table, seat, kind(card))


def hide(table: Table, seat: int, *cards: str) -> None:
    """Cards of the decks go to the hand, unseen by the others."""
    for card in cards:
        _out_of_deck(table, card)
        knowledge.gain_secretly(table, seat, kind(card))


def turn_up(table: Table, *cards: str) -> None:
    """Cards of the decks lie face up at their sites."""
    for card in cards:
        assert table.decks[kind(card)] > 0
        setup.unearth(table, kind(card))


def offer(table: Table, *cards: str) -> None:
    """Cards of the decks lie on the black market, oldest first."""
    for place, card in enumerate(cards):
        _out_of_deck(table, card)
        table.market[place] = kind(card)


def _out_of_deck(table: Table, card: str) -> None:
    assert table.decks[kind(card)] > 0, f"no {card} is left"
    table.decks[kind(card)] -= 1
    table.deck_sizes[kind(card) // int(RANKS)] -= 1


def huts(table: Table, seat: int, site: str, number: int) -> None:
    table.huts[seat * int(SITES) + SITE_NAMES.index(site)] = number


def huts_of(where: Where, seat: int, site: str) -> int:
    return int(game_at(where).table.huts_of(seat, SITE_NAMES.index(site)))


def take(table: Table, seat: int, *markers: str) -> None:
    for marker in markers:
        turns.take_marker(table, seat, MARKER_NAMES.index(marker))


def mat(table: Table, seat: int) -> list[str]:
    """The names of the markers on a mat."""
    first = seat * int(MARKERS)
    return [name for i, name in enumerate(MARKER_NAMES) for _ in range(table.mats[first + i])]


def track(table: Table, marker: str, markers: int) -> None:
    """Put this many markers of a kind on the board; the others are ignored."""
    table.tracks[MARKER_NAMES.index(marker)] = markers


def on_track(where: Where, marker: str) -> int:
    return int(game_at(where).table.tracks[MARKER_NAMES.index(marker)])


def give_role(table: Table, seat: int, role: str) -> None:
    number = ROLE_NAMES.index(role)
    if number < 4:
        table.cities[seat] = number
    else:
        table.archaeologists[seat] = number


def roles_of(where: Where, seat: int) -> list[str]:
    """The roles of a seat, the city first."""
    table = game_at(where).table
    return [
        ROLE_NAMES[role] for role in (table.cities[seat], table.archaeologists[seat]) if role >= 0
    ]


def hand(table: Table, seat: int) -> list[str]:
    """The names of the cards in a hand."""
    first = seat * int(KINDS)
    return [
        f"{SITE_NAMES[number // RANKS]} {RANK_NAMES[number % RANKS]}"
        for number in range(KINDS)
        for _ in range(table.hands[first + number])
    ]


def game_at(where: Where) -> Artifact:
    """The game at a table, or the one that a state is."""
    game = Artifact(where) if isinstance(where, Table) else where
    assert isinstance(game, Artifact)
    return game


def play(where: Where, *notations: str) -> Artifact:
    """Play these moves, the outcomes of chance included; each of them must be legal."""
    game = game_at(where)
    for notation in notations:
        game.play(TITLE.move(notation))
    return game


def legal(where: Where) -> list[str]:
    """The legal moves as people write them."""
    return [move.notation() for move in game_at(where).legal()]


def actions(where: Where, first: str) -> list[str]:
    """The legal moves that begin with a word, without it."""
    return [move.removeprefix(first + " ") for move in legal(where) if move.startswith(first + " ")]


def is_asked(table: Table, step: str) -> bool:
    return steps.STEP_NAMES[table.step] == step


def new(seats: int, **options: object) -> Artifact:
    state = TITLE.new(seats, dict(options))
    assert isinstance(state, Artifact)
    return state


def deal(game: Artifact, rng: digsite.Rng) -> None:
    while game.actor() == digsite.CHANCE:
        game.play(game.draw(rng))


def through_start_up(game: Artifact) -> Artifact:
    """Everybody chooses the first site and markers on the list until the first turn."""
    rng = digsite.Rng(1)
    deal(game, rng)
    while not is_asked(game.table, "acting"):
        game.play(game.legal()[0])
        deal(game, rng)
    return game


# The same from a real game: it is played to its first action, and laid out anew.

TYPES = ["architecture", "ceramics", "jewellery", "sculpture", "weapons"]
SPECIALS = {"stand-alone": 3, "gold": 1, "fragments": 1, "cursed": 1, "manuscript": 1}
CITIES = ["paris", "london", "berlin", "new york"]
ARCHAEOLOGISTS = ["andersson", "carter", "judd", "morley"]
TILE_NAMES = [
    *[f"{size} {kind}" for kind in TYPES for size in (3, 4, 5)],
    *[f"{size} {site}" for site in SITE_NAMES for size in (4, 5)],
    "three sites",
    "five types",
]
MODES = [[], ["research"], ["cities"], ["research", "cities"]]
BOTH = ["research", "cities"]
COST = [5, 5, 4, 4, 3, 3, 2, 2, 1, 1]
COINS = [7, 7, 6, 6, 5, 5, 4, 4, 3, 3]
ON_TRACK = {3: 8, 4: 9, 5: 10}
CARD_NAMES = [f"{site} {rank}" for site in SITE_NAMES for rank in RANK_NAMES]
NUMBERS = ("mats", "huts", "levels", "stands", "secrets", "deck_sizes", "tracks", "owners")
Record = dict[str, Any]
Cards = dict[str, int]


def can(state: digsite.State, notation: str) -> bool:
    TITLE.move(notation)  # a typo in a test is no refusal
    return notation in legal(state)


def settle(state: digsite.State) -> digsite.State:
    """Let chance draw the first possible card each time, until somebody is asked."""
    while state.actor() == digsite.CHANCE:
        state.play(state.legal()[0])
    return state


def act(state: digsite.State, *notations: str) -> digsite.State:
    """Play these decisions; what chance draws between and after them does not matter."""
    for notation in notations:
        play(settle(state), notation)
    return settle(state)


def cards(site: str, *ranks: str) -> Cards:
    """Cards of one site: `cards("asia", "gold", "weapons", "weapons")`."""
    found: Cards = {}
    for rank in ranks:
        found[f"{site} {rank}"] = found.get(f"{site} {rank}", 0) + 1
    return found


def together(*heaps: Cards) -> Cards:
    found: Cards = {}
    for heap in heaps:
        for card, number in heap.items():
            found[card] = found.get(card, 0) + number
    return {card: number for card, number in found.items() if number}


def less(heap: Cards, *others: Cards) -> Cards:
    rest = dict(heap)
    for card, number in together(*others).items():
        rest[card] = rest.get(card, 0) - number
    assert min(rest.values(), default=0) >= 0, f"too many cards asked for: {rest}"
    return {card: number for card, number in rest.items() if number}


def box(research: bool, left_out: int) -> Cards:
    """All cards of a game."""
    found: Cards = {}
    for site in [name for i, name in enumerate(SITE_NAMES) if i != left_out]:
        found |= {f"{site} {kind}": 4 for kind in TYPES}
        if research:
            found |= {f"{site} {rank}": number for rank, number in SPECIALS.items()}
    return found


def of_site(heap: Cards, site: str) -> Cards:
    return {card: number for card, number in heap.items() if card.startswith(site + " ")}


def first_turn(seats: int = 4, expansions: Iterable[str] = (), **options: object) -> digsite.State:
    """A game by quick start-up at the first question of the first turn.

    Everybody has two museums, two ships and the two workers of his huts.
    """
    return _first_turn(seats, tuple(expansions), tuple(sorted(options.items()))).clone()


@lru_cache
def _first_turn(
    seats: int, expansions: tuple[str, ...], options: tuple[tuple[str, object], ...]
) -> digsite.State:
    given: dict[str, object] = {"expansions": list(expansions), "start": "quick", **dict(options)}
    state = settle(TITLE.new(seats, given))
    for _ in range(seats):
        act(state, "take museum", "take museum", "take ship", "take ship")
    return state


def fill(counts: vec[i64], row: int, names: list[str], numbers: dict[str, int]) -> None:
    """Write one row of counts; what is not named is zero."""
    assert set(numbers) <= set(names)
    for place, name in enumerate(names):
        counts[row * len(names) + place] = numbers.get(name, 0)


def fill_tracks(table: Table) -> None:
    """The markers that are on no mat lie on their tracks."""
    for marker in range(MARKERS):
        on_mats = sum(table.on_mat(seat, marker) for seat in range(table.seats))
        table.tracks[marker] = setup.markers_in_play(table, marker) - on_mats


class Cardboard:
    """All cards of a table; those that a test does not name lie where the rules leave them."""

    def __init__(self, table: Table, face: dict[str, Cards], decks: dict[str, Cards]) -> None:
        self.table = table
        self.face = dict(face)
        self.decks = dict(decks)

    def lay(self, hands: list[Cards], secret: dict[int, Cards], market: list[str]) -> None:
        """Hands with their secret cards and the market first, then what is left of each site."""
        table = self.table
        held = [together(heap, secret.get(seat, {})) for seat, heap in enumerate(hands)]
        for seat, heap in enumerate(held):
            unknown = secret.get(seat, {})
            numbers = {site: sum(of_site(unknown, site).values()) for site in SITE_NAMES}
            fill(table.hands, seat, CARD_NAMES, heap)
            fill(table.known, seat, CARD_NAMES, less(heap, unknown))
            fill(table.secrets, seat, SITE_NAMES, numbers)
        for place, card in enumerate(market):
            table.market[place] = kind(card)
        out = [cards(*card.split(" ", 1)) for card in market]
        rest = less(box(table.research_on, int(table.left_out)), self.stands(), *held, *out)
        self.lay_sites(less(rest, *self.face.values()))

    def stands(self) -> Cards:
        table = self.table
        numbers = {
            f"{name} stand-alone": sum(int(table.stands_of(s, site)) for s in range(table.seats))
            for site, name in enumerate(SITE_NAMES)
        }
        return together(numbers)

    def lay_sites(self, rest: Cards) -> None:
        """Of each site the deck and the cards face up; what a deck was said to lack is gone."""
        gone: Cards = {}
        decks: Cards = {}
        for site in SITE_NAMES:
            part = of_site(rest, site)
            if site in self.decks:
                gone |= less(part, self.decks[site])
                part = self.decks[site]
            if site not in self.face:
                self.face[site] = self.unearthed(site, part)
                part = less(part, self.face[site])
            decks |= part
        fill(self.table.gone, 0, CARD_NAMES, gone)
        fill(self.table.decks, 0, CARD_NAMES, decks)
        fill(self.table.face_up, 0, CARD_NAMES, together(*self.face.values()))
        sizes = {site: sum(of_site(decks, site).values()) for site in SITE_NAMES}
        fill(self.table.deck_sizes, 0, SITE_NAMES, sizes)

    def unearthed(self, site: str, deck: Cards) -> Cards:
        """As many ordinary cards as the huts unearthed, the last types first."""
        missing = max(0, int(self.table.huts_at(SITE_NAMES.index(site))) - 1)
        found: Cards = {}
        for type_ in TYPES[::-1] * 4:
            name = f"{site} {type_}"
            if missing and deck.get(name, 0) > found.get(name, 0):
                found[name] = found.get(name, 0) + 1
                missing -= 1
        return found


def state_with(
    seats: int = 4,
    expansions: Iterable[str] = (),
    *,
    hands: dict[int, Cards] | None = None,
    secret: dict[int, Cards] | None = None,
    face: dict[str, Cards] | None = None,
    huts: dict[int, dict[str, int]] | None = None,
    mats: dict[int, dict[str, int]] | None = None,
    levels: dict[int, dict[str, int]] | None = None,
    stands: dict[int, dict[str, int]] | None = None,
    money: dict[int, int] | None = None,
    tiles: dict[str, int] | None = None,
    roles: dict[int, list[str]] | None = None,
    deck: dict[str, Cards] | None = None,
    market: list[str] | None = None,
    passed: Iterable[int] = (),
    sevenths: Iterable[int] = (),
    options: dict[str, object] | None = None,
    **fields: int,
) -> digsite.State:
    """A position in which seat 0 acts, unless `asked` says otherwise; only changes are named."""
    state = first_turn(seats, expansions, **(options or {}))
    table = game_at(state).table
    for counts, names, rows in (
        (table.huts, SITE_NAMES, huts),
        (table.mats, MARKER_NAMES, mats),
        (table.levels, SITE_NAMES, levels),
        (table.stands, SITE_NAMES, stands),
    ):
        for seat, named in (rows or {}).items():
            fill(counts, seat, names, named)
    for row, given in (
        (table.money, money or {}),
        (table.owners, {tile(name): holder for name, holder in (tiles or {}).items()}),
        (table.passed, dict.fromkeys(passed, 1)),
        (table.sevenths, dict.fromkeys(sevenths, 1)),
    ):
        for place, number in given.items():
            row[place] = number
    for seat, role in [(seat, role) for seat, held in (roles or {}).items() for role in held]:
        give_role(table, seat, role)
    fill_tracks(table)
    for name, value in fields.items():
        setattr(table, name, value)
    held_by = [dict((hands or {}).get(seat, {})) for seat in range(seats)]
    Cardboard(table, face or {}, deck or {}).lay(held_by, secret or {}, market or [])
    return state


def money(state: digsite.State) -> int:
    return int(game_at(state).table.money[0])


def cards_in_hand(state: digsite.State, seat: int = 0) -> Cards:
    return dict(field(state, "hands")[seat])


def markers_of(state: digsite.State, seat: int, marker: str) -> int:
    return int(game_at(state).table.on_mat(seat, MARKER_NAMES.index(marker)))


def level(state: digsite.State, seat: int, site: str) -> int:
    return int(game_at(state).table.level_of(seat, SITE_NAMES.index(site)))


def owner(state: digsite.State, name: str) -> int:
    return int(game_at(state).table.owners[tile(name)])


def face_up(state: digsite.State, site: str) -> Cards:
    return of_site(field(state, "face_up"), site)


def deck_size(state: digsite.State, site: str) -> int:
    return int(game_at(state).table.deck_sizes[SITE_NAMES.index(site)])


def field(state: digsite.State, name: str) -> Any:
    """Rows of numbers as the table has them, everything else as it is recorded."""
    if name in NUMBERS:
        return as_list(getattr(game_at(state).table, name))
    record: Record = state.record()
    return record[name]


def show(state: digsite.State, *wanted: str) -> digsite.State:
    """Show these cards; where the rest is forced the game may show it by itself."""
    order = sorted(wanted, key=lambda card: TITLE.move(f"show {card}").key)
    for card in order:
        if field(state, "step") == "showing":
            play(state, f"show {card}")
    return state


def leaves(state: digsite.State, step: str) -> list[digsite.State]:
    """All positions in which the questions of one step can end."""
    if field(state, "step") != step:
        return [state]
    found: list[digsite.State] = []
    for move in state.legal():
        following = state.clone()
        following.play(move)
        found += leaves(following, step)
    return found


WEAPONS = ["africa weapons", "asia weapons", "america weapons"]

MUSEUM = {0: {"museum": 3}}


def producible(where: Where) -> list[str]:
    return actions(where, "produce")


def rich_state(held: Cards, expansions: list[str] | None = None, **more: object) -> digsite.State:
    return state_with(
        4,
        expansions or [],
        hands={0: held},
        mats=MUSEUM,
        money={0: 50},
        **more,  # type: ignore[arg-type]
    )
