"""The club of a server: names, results and ratings of whoever wants to be listed."""

from dataclasses import replace
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from digsite.editions import shelf
from digsite.server import keys
from digsite.server.refusals import Refusal
from digsite.server.requests import ClubRequest
from digsite.server.routes.common import TheHouse, answer, page_answer

Title = Annotated[
    str | None,
    Query(pattern=f"^({'|'.join(shelf.titles())})$", description="None: all titles together."),
]
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
    return page_answer(page.plain, page.small, page.tag, asked.headers)


@router.get("/players/{name}")
async def player(
    house: TheHouse, asked: Request, name: PlayerName, title: Title = None
) -> Response:
    """One player: how they fared against each of the others, and their latest games."""
    page = await house.club.player(title, name)
    return page_answer(page.plain, page.small, page.tag, asked.headers)


@router.get("/export", responses={200: {"content": {"text/csv": {}}}})
async def export(house: TheHouse, form: Literal["json", "csv"] = "json") -> Response:
    """Every game that counted, with the results of those who are listed."""
    if form == "json":
        return answer(await house.club.records())
    headers = {"Content-Disposition": 'attachment; filename="club.csv"'}
    return Response(await house.club.sheet(), 200, headers, media_type="text/csv; charset=utf-8")


@router.post("/leave")
async def leave(house: TheHouse, request: ClubRequest) -> Response:
    """Forget a key: its name is free again, and its results are gone."""
    mine = keys.hashed(request.key)
    await house.club_store.forget(mine)
    for table in house.hall.live.values():
        if any(seat.player == mine for seat in table.seats):
            table.seats = [
                replace(seat, player=None) if seat.player == mine else seat for seat in table.seats
            ]
    return answer({"forgotten": True})
