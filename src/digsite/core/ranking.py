"""Who stands where at the end of a game."""


def places(standings: list[list[int]]) -> list[int]:
    """Each seat's place, compared by the first number, then the next; equals share a place."""
    found: list[int] = []
    for own in standings:
        place = 1
        for other in standings:
            if other > own:
                place += 1
        found.append(place)
    return found


def pay(ranking: list[int]) -> list[float]:
    """The reward of a learning program: 1 ahead of all others, −1 behind them; the sum is 0."""
    shares: list[float] = []
    for own in ranking:
        ahead = 0
        for other in ranking:
            if own < other:
                ahead += 1
            elif own > other:
                ahead -= 1
        shares.append(ahead / (len(ranking) - 1))
    return shares
