"""Artifact, base game and both expansions."""

from typing import Literal, NotRequired, TypedDict

from digsite.shapes.names import Named

Site = Literal["africa", "asia", "america", "middle_east"]
Marker = Literal[
    "museum", "ship", "africa worker", "asia worker", "america worker", "middle_east worker"
]
Role = Literal["paris", "london", "berlin", "new york", "andersson", "carter", "judd", "morley"]
Step = Literal[
    "placing",
    "choosing",
    "acting",
    "paying",
    "unearthing",
    "loading",
    "offered",
    "finding",
    "showing",
    "keeping",
    "casting",
    "passed",
    "exchanging",
    "refilling",
    "ended",
]
Action = Literal["none", "start-up", "research", "hire", "hire two", "ship", "produce", "exhibit"]
Cards = dict[str, int]
"""How many there are of each card, such as “africa ceramics”, of which there is any."""


class Sites(TypedDict):
    """A number for each site."""

    africa: int
    asia: int
    america: int
    middle_east: int


Markers = TypedDict(
    "Markers",
    {
        "museum": int,
        "ship": int,
        "africa worker": int,
        "asia worker": int,
        "america worker": int,
        "middle_east worker": int,
    },
)


class Deed(TypedDict):
    """An action at a site: the marker that it asks for, and what the seat would pay."""

    marker: Marker
    price: int
    joker: bool


class Table(TypedDict):
    """What a state and a view of it have in common."""

    title: Literal["artifact"]
    edition: str
    seats: int
    research_on: bool
    cities_on: bool
    any_fragments: bool
    left_out: Site | Literal["none"]
    step: Step
    asked: int
    action: Action
    target: str
    left: int
    floor: int
    year: int
    starter: int
    actions: int
    deck_sizes: Sites
    face_up: Cards
    market: list[str]
    shown: list[str]
    gone: Cards
    tracks: Markers
    owners: dict[str, int]
    money: list[int]
    mats: list[Markers]
    huts: list[Sites]
    levels: list[Sites]
    stands: list[Sites]
    cities: list[Role | Literal["none"]]
    archaeologists: list[Role | Literal["none"]]
    passed: list[bool]
    sevenths: list[bool]
    known: list[Cards]
    secrets: list[Sites]


class State(Table):
    """The record of a state: everything."""

    decks: Cards
    hands: list[Cards]


class View(Table):
    """The record of a view: what one seat knows."""

    seat: int
    actor: int
    hand: Cards
    prestige: list[int]
    sizes: list[int]
    base_income: int
    bonus_income: list[int]
    exhibitions: list[int]
    standing: list[int]
    reserves: list[int]
    cargo: list[dict[str, int]]
    costs: Markers
    coins: int
    prices: dict[str, int]
    lacks: dict[str, int]
    fitting: list[str]
    final_round: bool
    deeds: dict[str, Deed]
    midway: bool
    any_order: list[str]


class Money(TypedDict):
    start: int
    joker: int
    coins_per_prestige: int
    source: str
    confidence: str


class Tracks(TypedDict):
    """The numbers of each track, or those of all tracks that have none of their own."""

    cost: NotRequired[list[int]]
    museum: NotRequired[list[int]]
    ship: NotRequired[list[int]]
    africa: NotRequired[list[int]]
    asia: NotRequired[list[int]]
    america: NotRequired[list[int]]
    middle_east: NotRequired[list[int]]
    source: str
    confidence: str


class Market(TypedDict):
    coins: list[int]
    source: str
    confidence: str


class Row(TypedDict):
    row: list[int]
    source: str
    confidence: str


class Years(TypedDict):
    first: int
    last: int
    source: str
    confidence: str


class Tile(TypedDict):
    cards: int
    prestige: int
    income: int


class TypeTiles(TypedDict):
    """The tiles of each type, or those of all types that have none of their own."""

    tiles: NotRequired[list[Tile]]
    architecture: NotRequired[list[Tile]]
    ceramics: NotRequired[list[Tile]]
    jewellery: NotRequired[list[Tile]]
    sculpture: NotRequired[list[Tile]]
    weapons: NotRequired[list[Tile]]
    source: str
    confidence: str


class SiteTiles(TypedDict):
    """The tiles of each site, or those of all sites that have none of their own."""

    tiles: NotRequired[list[Tile]]
    africa: NotRequired[list[Tile]]
    asia: NotRequired[list[Tile]]
    america: NotRequired[list[Tile]]
    middle_east: NotRequired[list[Tile]]
    source: str
    confidence: str


class SingleTile(Tile):
    source: str
    confidence: str


class StandAlone(TypedDict):
    prestige: int
    income: int
    source: str
    confidence: str


class Roles(TypedDict):
    berlin_coins: int
    carter_steps: int
    source: str
    confidence: str


class StartUp(TypedDict):
    three: list[Site]
    four: list[Site]
    five: list[Site]
    source: str
    confidence: str


class Edition(Named):
    """The printed numbers."""

    title: Literal["artifact"]
    name: str
    money: Money
    tracks: Tracks
    market: Market
    income: Row
    years: Years
    research: Row
    type_exhibitions: TypeTiles
    site_exhibitions: SiteTiles
    three_sites_exhibition: SingleTile
    five_types_exhibition: SingleTile
    stand_alone_exhibition: StandAlone
    roles: Roles
    start_up: StartUp
