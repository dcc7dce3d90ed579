"""Artifacts, Inc."""

from typing import Literal, NotRequired, TypedDict

from digsite.shapes.names import Named

ArtifactName = Literal["fossil", "scroll", "statue", "gem"]
FindName = Literal["pottery", "doubloons", "sunken_city"]
Kind = Literal["expedition", "building", "vehicle", "crew"]
Row = Literal["top", "bottom"]
Step = Literal[
    "dealing",
    "contesting",
    "rolling",
    "refilling",
    "arranging",
    "placing",
    "buying",
    "laying",
    "ordering",
    "selling",
    "trading",
    "diving",
    "ended",
]


class Artifacts(TypedDict):
    """A number of each artifact."""

    fossil: int
    scroll: int
    statue: int
    gem: int


class Finds(TypedDict):
    """A number of underwater cards with each find."""

    pottery: int
    doubloons: int
    sunken_city: int


class Laid(TypedDict):
    """A card in the rows of a player; a second copy is called `...#2`."""

    card: str
    level: int
    row: Row
    column: int


class Placed(TypedDict):
    """A die on an action of a card."""

    card: str
    action: int
    face: int


class Eased(TypedDict):
    """An action that takes more faces than it shows, thanks to a neighbour."""

    card: str
    action: int
    faces: list[int]


class State(TypedDict):
    """The record of a state; nothing on this table is hidden."""

    title: Literal["artifacts-inc"]
    edition: str
    seats: int
    late_refill: bool
    idle_buy: bool
    step: Step
    subject: str
    stake: int
    left: int
    floor: int
    sold: Artifacts
    piles: dict[str, int]
    visible: dict[str, int]
    orders: list[list[int]]
    dives: int
    dollars: list[int]
    artifacts: list[Artifacts]
    cards: list[list[Laid]]
    finds: list[Finds]
    reputation: list[int]
    first: int
    turn: int
    contest: list[int]
    dice: list[int]
    placed: list[Placed]
    dive_dice: list[int]
    reached: bool
    quiet_turns: int


class View(State):
    """The record of a view: the state, and what everybody can count up."""

    seat: int
    actor: int
    rolls: list[int]
    dive_help: list[int]
    majorities: list[int]
    order_bonuses: list[list[int]]
    sale: int
    eased: list[list[Eased]]
    gains: dict[str, int]
    quiet_left: int
    midway: bool
    any_order: list[str]


class Sourced(TypedDict):
    """Where the values of a table come from."""

    source: str
    confidence: Literal["printed", "derived", "reconstruction"]
    printed: NotRequired[list[str]]


class Visible(TypedDict):
    A: int
    B: int
    C: int
    D: int
    E: int


class Game(Sourced):
    end_reputation: int
    start_dollars: list[int]
    visible: Visible


class Museum(Sourced):
    id: str
    artifact: ArtifactName
    die: str
    slots: int
    bonus: int
    majority: int
    bonus_6: NotRequired[int]
    majority_6: NotRequired[int]
    orders_6: list[int]
    orders_9: list[int]


class Collectors(Sourced):
    die: str
    slots: int
    per_artifact: int
    per_extra_type: int


class Guide(Sourced):
    die: str
    slots: int
    dollars: int


class Dive(Sourced):
    reputation: int


class Underwater(Sourced):
    number: int
    find: FindName


class Action(TypedDict):
    """A place for a die, and what it does."""

    die: str
    do: Literal["find", "buy", "gain", "sell_any", "sell_museum", "trade"]
    discount: NotRequired[int]
    dollars: NotRequired[int]
    per: NotRequired[Literal["adjacent", "underwater"]]
    kind: NotRequired[Kind]
    each: NotRequired[int]
    max: NotRequired[int]
    extra: NotRequired[int]
    give: NotRequired[int]


Bonus = TypedDict(
    "Bonus",
    {
        "is": Literal[
            "rep_adjacent",
            "rep_find",
            "ease_adjacent",
            "extra_find_adjacent",
            "sale_plus",
            "dive_plus",
        ],
        "kind": NotRequired[Kind],
        "name": NotRequired[str],
        "each": NotRequired[int],
        "max": NotRequired[int],
        "find": NotRequired[FindName],
        "by": NotRequired[int],
        "die": NotRequired[str],
        "artifact": NotRequired[Literal["fossil", "scroll", "statue", "gem", "any"]],
        "dollars": NotRequired[int],
        "n": NotRequired[int],
    },
)


class Side(TypedDict):
    """One level of an asset card."""

    reputation: int
    dice: NotRequired[int]
    actions: NotRequired[list[Action]]
    bonuses: NotRequired[list[Bonus]]


class Cost(TypedDict):
    dollars: int
    scrolls: int


class Card(Sourced):
    id: str
    name: str
    type: Literal["S", "A", "B", "C", "D", "E"]
    copies: int
    kind: Kind
    artifact: NotRequired[ArtifactName]
    cost: Cost
    level1: Side
    level2: Side


class Edition(Named):
    """The printed numbers."""

    title: Literal["artifacts-inc"]
    name: str
    version: int
    game: Game
    museum: list[Museum]
    private_collectors: Collectors
    guide_work: Guide
    dive: Dive
    underwater: list[Underwater]
    card: list[Card]
