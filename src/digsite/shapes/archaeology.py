"""Archaeology: The Card Game."""

from typing import Literal, TypedDict

from digsite.shapes.names import Named

Kind = Literal["shard", "parchment", "coin", "talisman", "cup", "map", "mask"]
Step = Literal[
    "dealing",
    "starting",
    "digging",
    "robbing",
    "stealing",
    "discarding",
    "acting",
    "offering",
    "taking",
    "finding",
    "ended",
]


class Sold(TypedDict):
    """Sets of one kind and one size."""

    kind: Kind
    size: int
    count: int


class Kinds(TypedDict):
    """A number of cards of each kind."""

    shard: int
    parchment: int
    coin: int
    talisman: int
    cup: int
    map: int
    mask: int


class Note(Kinds):
    """Cards of a hand that were seen, and how many of the others are surely no maps."""

    no_map: int


class Table(TypedDict):
    """What a state and a view of it have in common."""

    title: Literal["archaeology"]
    edition: str
    seats: int
    step: Step
    asked: int
    left: int
    floor: int
    dealt: int
    buried: int
    thieves: int
    sandstorms: int
    explorers: list[int]
    market: Kinds
    spent_maps: int
    sets: list[list[Sold]]
    money: list[int]
    turn: int
    balance: int
    offered: list[Kind]
    taken: list[Kind]
    has_sold: bool
    ending: bool
    passes: int


class State(Table):
    """The record of a state: everything."""

    unseen: Kinds
    hands: list[Kinds]
    notes: list[Note]


class View(Table):
    """The record of a view: what one seat knows."""

    seat: int
    actor: int
    hand: Kinds
    sizes: list[int]
    known: list[Note]
    public: list[Note]
    exposed: list[Note]
    midway: bool
    any_order: list[str]


class Treasure(TypedDict):
    copies: int
    trading: int
    selling: list[int]


class Treasures(TypedDict):
    source: str
    confidence: str
    shard: Treasure
    parchment: Treasure
    coin: Treasure
    talisman: Treasure
    cup: Treasure
    map: Treasure
    mask: Treasure


class Hazards(TypedDict):
    source: str
    confidence: str
    thieves: int
    sandstorms: dict[str, int]


class Setup(TypedDict):
    source: str
    confidence: str
    hand: int
    market: int


class Chamber(TypedDict):
    maps: int
    cards: int


class Chambers(TypedDict):
    source: str
    confidence: str
    small: Chamber
    medium: Chamber
    large: Chamber


class Edition(Named):
    """The printed numbers."""

    title: Literal["archaeology"]
    name: str
    treasures: Treasures
    hazards: Hazards
    setup: Setup
    chambers: Chambers
