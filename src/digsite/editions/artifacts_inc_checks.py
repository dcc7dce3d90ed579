"""Whether the cards of an edition of Artifacts, Inc. make a complete and playable box."""

from digsite.editions.toml_table import TomlTable
from digsite.games.artifacts_inc.box import (
    BUY,
    CARDS_IN_BOX,
    EXPEDITION,
    FIND,
    MOST_PLAYERS,
    NONE,
    PILE_NAMES,
    PUBLIC_CARDS,
    REP_ADJACENT,
    SCROLL,
    SCROLL_CARD,
    STARTING_NAMES,
    Design,
    Public,
)


def check_box(table: TomlTable, designs: list[Design], underwater: int) -> None:
    """72 cards: six public ones, four sets of starting cards, underwater cards and five piles
    (§1.2).
    """
    cards = PUBLIC_CARDS + underwater + sum(design.copies for design in designs)
    if cards != CARDS_IN_BOX:
        table.fault("cards", count=cards, most=int(CARDS_IN_BOX))
    if underwater == 0:
        table.fault("no-underwater")
    _check_starting_cards(table, [design for design in designs if design.pile == NONE])
    for pile, name in enumerate(PILE_NAMES):
        if not any(design.pile == pile for design in designs):
            table.fault("no-pile", value=name)


def _check_starting_cards(table: TomlTable, starting: list[Design]) -> None:
    """One of each for each player; without reputation, with dice to roll and a Buy action
    (§1.7, §1.10).
    """
    if [design.called for design in starting] != STARTING_NAMES:
        table.fault("starting", allowed=", ".join(STARTING_NAMES))
    for design in starting:
        if design.copies != MOST_PLAYERS:
            table.fault("copies", name=design.name, count=design.copies, wanted=int(MOST_PLAYERS))
        if design.sides[0].reputation:
            table.fault("starting-reputation", name=design.name)
    if not any(min(side.dice for side in design.sides) for design in starting):
        table.fault("no-dice")
    if not any(_has(design, 0, BUY) and _has(design, 1, BUY) for design in starting):
        table.fault("no-buy")


def check_cards(table: TomlTable, designs: list[Design], publics: list[Public]) -> None:
    """Names are unique where they must be, and what a card does fits the card."""
    names = [design.name for design in designs] + [public.name for public in publics]
    for name in sorted({name for name in names if names.count(name) > 1}):
        table.fault("id-twice", value=name)
    for design in designs:
        _check_artifact(table, design)
        _check_neighbours(table, design, [other.called for other in designs])


def _check_artifact(table: TomlTable, design: Design) -> None:
    """Expeditions yield artifacts; scrolls lie on Desert Expeditions only (§3.1, §3.4)."""
    if (design.kind == EXPEDITION) != (design.artifact != NONE):
        table.fault("yields", name=design.name)
    if design.kind != EXPEDITION and (_has(design, 0, FIND) or _has(design, 1, FIND)):
        table.fault("finds", name=design.name)
    if (design.called == SCROLL_CARD) != (design.artifact == SCROLL):
        table.fault("scrolls", name=design.name, value=SCROLL_CARD)


def _check_neighbours(table: TomlTable, design: Design, known: list[str]) -> None:
    for side in design.sides:
        for bonus in side.bonuses:
            if bonus.what == REP_ADJACENT and bonus.kind == NONE and bonus.card not in known:
                table.fault("no-neighbour", name=design.name, value=bonus.card)


def _has(design: Design, level: int, do: int) -> bool:
    return any(action.do == do for action in design.sides[level].actions)
