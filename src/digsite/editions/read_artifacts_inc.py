"""The reader of the editions of Artifacts, Inc."""

import re

from digsite.core.title import Title
from digsite.editions.artifacts_inc_checks import check_box, check_cards
from digsite.editions.artifacts_inc_effects import faces, side
from digsite.editions.toml_table import CONFIDENCES, TomlTable
from digsite.games.artifacts_inc.box import (
    ARTIFACT_NAMES,
    BOXES,
    DICE_IN_BOX,
    FEW_BOXES,
    FIND_NAMES,
    KIND_NAMES,
    MOST_PLAYERS,
    NAME,
    NONE,
    PILE_NAMES,
    PUBLIC_NAMES,
    STARTING_NAMES,
    Design,
    Museum,
    Public,
    Values,
)
from digsite.games.artifacts_inc.edition import Edition
from digsite.games.artifacts_inc.title import ArtifactsIncTitle

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MuseumSides = tuple[Public, Museum, Museum]


def read(table: TomlTable) -> Title:
    """The title with the values of the table; its faults are noted there."""
    table.word("title", [NAME])
    name = table.word("name")
    version = table.whole("version", least=1)
    values = _values(table)
    museums = _museums(table)
    publics = [public for public, _, _ in museums]
    publics += [_collectors(table, values), _guide(table, values)]
    numbers, finds = _underwater(table)
    designs = _designs(table)
    table.done()
    check_box(table, designs, len(numbers))
    check_cards(table, designs, publics)
    edition = Edition(
        name,
        version,
        values,
        designs,
        publics,
        [many for _, many, _ in museums],
        [few for _, _, few in museums],
        numbers,
        finds,
    )
    return ArtifactsIncTitle(edition)


def _sourced(table: TomlTable) -> None:
    """Each table says where it comes from, how sure it is, and may name what is attested all
    the same.
    """
    table.word("source")
    table.word("confidence", list(CONFIDENCES))
    if "printed" in table.values:
        for path in table.words("printed"):
            _attested(table, path)


def _attested(table: TomlTable, path: str) -> None:
    inside: object = table.values
    for name in path.split("."):
        if not isinstance(inside, dict) or name not in inside:
            table.fault("attested", value=path)
            return
        inside = inside[name]


def _part(table: TomlTable, name: str) -> TomlTable:
    part = table.part(name)
    if name in table.values:
        _sourced(part)
    return part


def _parts(table: TomlTable, name: str) -> list[TomlTable]:
    parts = table.parts(name)
    for part in parts:
        _sourced(part)
    return parts


def _values(table: TomlTable) -> Values:
    game = _part(table, "game")
    seen = game.part("visible")
    visible = [seen.whole(pile, least=1, most=20) for pile in PILE_NAMES]
    seen.done()
    start = game.wholes("start_dollars", MOST_PLAYERS, MOST_PLAYERS)
    values = Values(start, visible, game.whole("end_reputation", least=1, most=999))
    game.done()
    dive = _part(table, "dive")
    values.dive_reputation = dive.whole("reputation", most=99)
    dive.done()
    return values


def _collectors(table: TomlTable, values: Values) -> Public:
    part = _part(table, "private_collectors")
    values.per_artifact = part.whole("per_artifact", most=99)
    values.per_extra_type = part.whole("per_extra_type", most=99)
    return _public(part, PUBLIC_NAMES[0])


def _guide(table: TomlTable, values: Values) -> Public:
    part = _part(table, "guide_work")
    values.guide_dollars = part.whole("dollars", least=1, most=99)
    return _public(part, PUBLIC_NAMES[1])


def _public(part: TomlTable, name: str) -> Public:
    public = Public(name, faces(part), part.whole("slots", least=1, most=int(DICE_IN_BOX)))
    part.done()
    return public


def _museums(table: TomlTable) -> list[MuseumSides]:
    """One Museum for each artifact, put in their order."""
    found: dict[str, MuseumSides] = {}
    for part in _parts(table, "museum"):
        artifact = part.word("artifact", ARTIFACT_NAMES)
        if artifact in found:
            part.fault("museum-twice", value=artifact)
        found[artifact] = _museum(part)
    for artifact in ARTIFACT_NAMES:
        if artifact not in found:
            table.fault("no-museum", value=artifact)
    blank = Museum(0, 0, [1])
    return [
        found.get(artifact, (Public(f"museum of {artifact}s", 0, 1), blank, blank))
        for artifact in ARTIFACT_NAMES
    ]


def _museum(part: TomlTable) -> MuseumSides:
    """Bonus and majority are the same on both sides, unless the side with six boxes says
    otherwise (R7).
    """
    name = _slug(part)
    bonus = part.whole("bonus", most=99)
    majority = part.whole("majority", most=99)
    few_bonus = part.whole("bonus_6", most=99) if "bonus_6" in part.values else bonus
    few_majority = part.whole("majority_6", most=99) if "majority_6" in part.values else majority
    many = Museum(bonus, majority, _orders(part, "orders_9", int(BOXES)))
    few = Museum(few_bonus, few_majority, _orders(part, "orders_6", int(FEW_BOXES)))
    return _public(part, name), many, few


def _orders(part: TomlTable, name: str, boxes: int) -> list[int]:
    orders = part.wholes(name, boxes, boxes, least=1)
    if orders != sorted(orders):
        part.fault("orders", name=name)
    return orders


def _underwater(table: TomlTable) -> tuple[list[int], list[int]]:
    numbers: list[int] = []
    finds: list[int] = []
    for part in _parts(table, "underwater"):
        number = part.whole("number", least=1, most=999)
        if numbers and number <= numbers[-1]:
            part.fault("underwater", value=str(number))
        numbers.append(number)
        finds.append(FIND_NAMES.index(part.word("find", FIND_NAMES)))
        part.done()
    return numbers, finds


def _designs(table: TomlTable) -> list[Design]:
    """The starting cards in the order of the rulebook, then pile by pile."""
    designs = [_design(part) for part in _parts(table, "card")]
    designs.sort(key=lambda design: (design.pile, _starting_place(design)))
    return designs


def _starting_place(design: Design) -> int:
    if design.pile != NONE or design.called not in STARTING_NAMES:
        return len(STARTING_NAMES)
    return STARTING_NAMES.index(design.called)


def _design(part: TomlTable) -> Design:
    types = ["S", *PILE_NAMES]
    name = _slug(part)
    part.where = f"{part.where} “{name}”"
    pile = types.index(part.word("type", types)) + NONE
    sides = [side(part.part("level1")), side(part.part("level2"))]
    design = Design(name, part.word("name"), pile, part.whole("copies", least=1, most=72), sides)
    design.kind = KIND_NAMES.index(part.word("kind", KIND_NAMES))
    if "artifact" in part.values:
        design.artifact = ARTIFACT_NAMES.index(part.word("artifact", ARTIFACT_NAMES))
    cost = part.part("cost")
    design.dollars = cost.whole("dollars", most=99)
    design.scrolls = cost.whole("scrolls", most=9)
    cost.done()
    part.done()
    return design


def _slug(part: TomlTable) -> str:
    """How notations call the card: small letters, digits and hyphens."""
    name = part.word("id")
    if name and not SLUG.fullmatch(name):
        part.fault("id", value=name)
    return name
