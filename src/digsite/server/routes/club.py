"""The club of a server: names, results and ratings of whoever wants to be listed."""

from dataclasses import replace
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from digsite.editions import shelf
from digsite.server import keys
from digsite.server.refusals import Refusal
from digsite.server.requests import ClubRequest
from digsite.server.routes.common import TheHouse, answer
from digsite.server.table import Table

Title = Annotated[
    str | None,
    Query(pattern=f"^({'|'.join(shelf.titles())})$", description="None: all titles together."),
]
ATTACHED = {"Content-Disposition": 'attachment; filename="club.csv"'}
PlayerName = Annotated[str, Path(min_length=1, max_length=40, examples=["Ada"])]


def open_club(house: TheHouse) -> None:
    """There is one only where whoever runs the server wants it."""
    if not house.settings.club:
        raise Refusal(404, "no-club")


router = APIRouter(prefix="/api/club", tags=["club"], dependencies=[Depends(open_club)])


@router.get("")
async def standings(
    house: TheHouse,
    asked: Request,
    title: Title = None,
    start: Annotated[int, Query(ge=0, le=100_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """Whoever wants to be listed, the strongest first: games, wins and a rating."""
    page = await house.club.page(title, start, limit)
    return page.answer(asked.headers)


@router.get("/players/{name}")
async def player(
    house: TheHouse, asked: Request, name: PlayerName, title: Title = None
) -> Response:
    """One player: how they fared against each of the others, and their latest games."""
    page = await house.club.player(title, name)
    return page.answer(asked.headers)


@router.get("/export", responses={200: {"content": {"text/csv": {}}}})
async def export(
    house: TheHouse, asked: Request, form: Literal["json", "csv"] = "json"
) -> Response:
    """Every game that counted, with the results of those who are listed."""
    if form == "json":
        return (await house.club.records()).answer(asked.headers)
    page = await house.club.sheet()
    return page.answer(asked.headers, "text/csv; charset=utf-8", ATTACHED)


@router.post("/leave")
async def leave(house: TheHouse, request: ClubRequest) -> Response:
    """Forget a key: its name is free again, and its results are gone."""
    mine = keys.hashed(request.key)
    for name in await house.club_store.forget(mine):
        table = house.hall.live.get(name)
        if table is not None:
            async with table.lock:
                unlist(table, mine)
    return answer({"forgotten": True})


def unlist(table: Table, key: bytes) -> None:
    """What was stored holds in memory too."""
    if any(seat.player == key for seat in table.seats):
        table.seats = [
            replace(seat, player=None) if seat.player == key else seat for seat in table.seats
        ]
        table.header.version += 1
