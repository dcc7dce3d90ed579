"""Being listed in the club: whoever wants it shows a key, which holds the name of the seat.

Anybody can type any name at a table. A name in the club belongs to the first key that came with it;
who somebody is, or whether two keys are two people, the club does not know.
"""

import time
import unicodedata

from digsite.play.match import Match
from digsite.server import keys
from digsite.server.house import House
from digsite.server.refusals import Refusal
from digsite.server.store.store import Overtaken
from digsite.server.table import RUNNING, WAITING, Table


async def listed(house: House, table: Table, seat: int, key: str | None) -> bytes | None:
    """The key under which the seat is listed from now on, if it is."""
    if not house.settings.club:
        raise Refusal(409, "no-club")
    refuse_late(table, seat)
    if key is None:
        return None
    mine = keys.hashed(key)
    if any(one.player == mine for n, one in enumerate(table.seats) if n != seat):
        raise Refusal(409, "listed-twice")
    name = table.seats[seat].name
    if not folded(name):
        raise Refusal(409, "nameless")
    try:
        await house.club_store.claim(mine, name, folded(name))
    except Overtaken:
        raise Refusal(409, "name-held", {"name": name}) from None
    return mine


def refuse_late(table: Table, seat: int) -> None:
    """Nobody chooses after having seen how the game goes."""
    if table.status not in {WAITING, RUNNING}:
        raise Refusal(409, table.status)
    if seat in table.match.actors or table.header.imported:
        raise Refusal(409, "too-late")


def folded(name: str) -> str:
    """What counts as the same name: case, spaces, width and invisible characters make no
    difference."""
    seen = "".join(character for character in name if not is_unseen(character))
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold())
    return " ".join(plain.split())


def is_unseen(character: str) -> bool:
    """Whether it only says how other characters are drawn."""
    is_selector = unicodedata.name(character, "").startswith("VARIATION SELECTOR")
    return is_selector or unicodedata.category(character) == "Cf"


def results(house: House, table: Table, match: Match) -> list[dict[str, object]]:
    """What the club keeps of a game that has just ended; of practice it keeps nothing."""
    if not house.settings.club or match.practice or table.header.imported:
        return []
    places, scores = match.state.ranking(), match.state.scores()
    common = {"title": table.header.title, "at": time.time(), "seats": len(table.seats)}
    return [
        {
            "match": table.id,
            "seat": n,
            "key": seat.player,
            "place": int(places[n]),
            "score": int(scores[n]),
            **common,
        }
        for n, seat in enumerate(table.seats)
        if seat.player is not None
    ]
