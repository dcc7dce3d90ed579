"""What the server tells of its club."""

from typing import TypedDict


class ClubPlayer(TypedDict):
    """Somebody who is listed: games that count, those won (shared ones in parts), and a rating."""

    name: str
    games: int
    wins: float
    rating: int | None


class ClubPage(TypedDict):
    """Who is listed, the strongest first; `next` is where to go on."""

    games: int
    players: list[ClubPlayer]
    next: int | None


class ClubOpponent(TypedDict):
    """How somebody fared against somebody else: ahead, behind, or at the same place."""

    name: str
    games: int
    ahead: int
    behind: int


class ClubResult(TypedDict):
    name: str
    place: int
    score: int


class ClubGame(TypedDict):
    """A game that counted, with the results of those who are listed."""

    title: str
    at: float
    seats: int
    results: list[ClubResult]


class ClubCard(TypedDict):
    """One player: against whom, and the latest games."""

    player: ClubPlayer
    against: list[ClubOpponent]
    games: list[ClubGame]
