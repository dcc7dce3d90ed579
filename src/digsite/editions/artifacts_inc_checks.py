"""Whether the cards of an edition of Artifacts, Inc. make a complete and playable box."""

from digsite.editions.sheet import Sheet
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


def check_box(sheet: Sheet, designs: list[Design], underwater: int) -> None:
    """72 cards: six public ones, four sets of starting cards, underwater cards and five piles
    (§1.2).
    """
    cards = PUBLIC_CARDS + underwater + sum(design.copies for design in designs)
    if cards != CARDS_IN_BOX:
        sheet.fault("cards", count=cards, most=int(CARDS_IN_BOX))
    if underwater == 0:
        sheet.fault("no-underwater")
    _check_starting_cards(sheet, [design for design in designs if design.pile == NONE])
    for pile, name in enumerate(PILE_NAMES):
        if not any(design.pile == pile for design in designs):
            sheet.fault("no-pile", value=name)


def _check_starting_cards(sheet: Sheet, starting: list[Design]) -> None:
    """One of each for each player; without reputation, with dice to roll and a Buy action
    (§1.7, §1.10).
    """
    if [design.called for design in starting] != STARTING_NAMES:
        sheet.fault("starting", allowed=", ".join(STARTING_NAMES))
    for design in starting:
        if design.copies != MOST_PLAYERS:
            sheet.fault("copies", name=design.name, count=design.copies, wanted=int(MOST_PLAYERS))
        if design.sides[0].reputation:
            sheet.fault("starting-reputation", name=design.name)
    if not any(min(side.dice for side in design.sides) for design in starting):
        sheet.fault("no-dice")
    if not any(_has(design, 0, BUY) and _has(design, 1, BUY) for design in starting):
        sheet.fault("no-buy")


def check_cards(sheet: Sheet, designs: list[Design], publics: list[Public]) -> None:
    """Names are unique where they must be, and what a card does fits the card."""
    names = [design.name for design in designs] + [public.name for public in publics]
    for name in sorted({name for name in names if names.count(name) > 1}):
        sheet.fault("id-twice", value=name)
    for design in designs:
        _check_artifact(sheet, design)
        _check_neighbours(sheet, design, [other.called for other in designs])


def _check_artifact(sheet: Sheet, design: Design) -> None:
    """Expeditions yield artifacts; scrolls lie on Desert Expeditions only (§3.1, §3.4)."""
    if (design.kind == EXPEDITION) != (design.artifact != NONE):
        sheet.fault("yields", name=design.name)
    if design.kind != EXPEDITION and (_has(design, 0, FIND) or _has(design, 1, FIND)):
        sheet.fault("finds", name=design.name)
    if (design.called == SCROLL_CARD) != (design.artifact == SCROLL):
        sheet.fault("scrolls", name=design.name, value=SCROLL_CARD)


def _check_neighbours(sheet: Sheet, design: Design, known: list[str]) -> None:
    for side in design.sides:
        for bonus in side.bonuses:
            if bonus.what == REP_ADJACENT and bonus.kind == NONE and bonus.card not in known:
                sheet.fault("no-neighbour", name=design.name, value=bonus.card)


def _has(design: Design, level: int, do: int) -> bool:
    return any(action.do == do for action in design.sides[level].actions)
