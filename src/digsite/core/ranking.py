"""Who stands where at the end of a game."""


def places(standings: list[list[int]]) -> list[int]:
    """One place behind each seat that stands before it, the first number deciding, then the next;
    equals share a place.
    """
    found: list[int] = []
    for own in standings:
        place = 1
        for other in standings:
            if other > own:
                place += 1
        found.append(place)
    return found
