"""Other worlds made by hand: two hidden cards change places in a record of the state.

It knows nothing of `imagine`, and so it is a second witness.
"""

from collections import Counter
from collections.abc import Hashable
from typing import Any, cast

import digsite

Record = dict[str, Any]
PILE = "pile"
Places = dict[tuple[str | int, str], Counter[str]]
"""Hidden cards: by where they lie (a hand, or the pile) and whence they come (a site)."""

# While somebody else is in the middle of these, he must hold what he needs to go on.
MIDWAY = {"offering", "taking", "discarding", "paying", "showing"}


def places(state: digsite.State, viewer: int) -> Places:
    """What the viewer cannot see, of the titles that hide something."""
    record = cast("Record", state.record())
    if record["title"] == "archaeology":
        return in_archaeology(record, viewer)
    if record["title"] == "artifact":
        return in_artifact(record, viewer)
    return {}


def in_archaeology(record: Record, viewer: int) -> Places:
    seats = record["seats"]
    found: Places = {(PILE, ""): Counter(record["unseen"])}
    observer = viewer if viewer >= 0 else seats
    for holder in range(seats):
        if holder != viewer:
            known = record["notes"][observer * seats + holder]
            hand = record["hands"][holder]
            found[holder, ""] = Counter({kind: hand[kind] - known[kind] for kind in hand})
    return {place: +cards for place, cards in found.items()}


def in_artifact(record: Record, viewer: int) -> Places:
    found: Places = {}
    for name, count in record["decks"].items():
        found.setdefault((PILE, site_of(name)), Counter())[name] += count
    for holder in range(record["seats"]):
        if holder != viewer:
            known = record["known"][holder]
            for name, count in record["hands"][holder].items():
                secret = count - known.get(name, 0)
                found.setdefault((holder, site_of(name)), Counter())[name] += secret
    return {place: +cards for place, cards in found.items()}


def site_of(card: str) -> str:
    """“middle_east gold” comes from the Middle East."""
    return card.split()[0]


def hidden(state: digsite.State, viewer: int) -> Hashable:
    """The same, to compare two worlds."""
    found = places(state, viewer)
    return tuple(sorted((str(place), tuple(sorted(found[place].items()))) for place in found))


def can_differ(state: digsite.State, viewer: int) -> bool:
    """Whether two hidden cards could change places."""
    return bool(swaps(state, viewer))


Swap = tuple[str | int, str, str | int, str]  # from here this card, from there that one


def swaps(state: digsite.State, viewer: int) -> list[Swap]:
    record = cast("Record", state.record())
    actor = int(state.actor())
    if actor not in (viewer, int(digsite.CHANCE)) and record.get("step") in MIDWAY:
        return []
    found = places(state, viewer)
    return [
        (here, one, there, other)
        for (here, site), cards in found.items()
        for (there, its_site), others in found.items()
        if here != PILE and here != there and site == its_site
        for one in cards
        for other in others
        if one != other and "map" not in (one, other) and is_free(record, here, one)
        if there == PILE or is_free(record, there, other)
    ]


def is_free(record: Record, holder: str | int, card: str) -> bool:
    """Whether nobody at all knows that the holder has this very card."""
    held = record["hands"][holder][card]
    if record["title"] == "artifact":
        return bool(held > record["known"][holder].get(card, 0))
    seats = record["seats"]
    notes = [record["notes"][observer * seats + holder][card] for observer in range(seats + 1)]
    return bool(held > max(notes))


def swapped(state: digsite.State, viewer: int, rng: digsite.Rng) -> digsite.State | None:
    """Another world; none where no two cards can change places."""
    found = swaps(state, viewer)
    if not found:
        return None
    here, one, there, other = found[rng.below(len(found))]
    record = cast("Record", state.record())
    move(record, here, one, -1)
    move(record, here, other, 1)
    move(record, there, other, -1)
    move(record, there, one, 1)
    return state.title.load(record)


def move(record: Record, place: str | int, card: str, count: int) -> None:
    pile = "unseen" if record["title"] == "archaeology" else "decks"
    cards = record[pile] if place == PILE else record["hands"][place]
    cards[card] = cards.get(card, 0) + count
    if cards[card] == 0 and record["title"] == "artifact":
        del cards[card]
