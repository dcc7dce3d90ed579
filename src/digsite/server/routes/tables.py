"""Setting up, finding, joining and leaving tables."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import RedirectResponse

from digsite.server import catalogue, files, leaving, seating
from digsite.server.requests import (
    BranchRequest,
    FileRequest,
    HandOverRequest,
    JoinRequest,
    TableRequest,
)
from digsite.server.routes.common import (
    SeatNumber,
    TableName,
    TheHouse,
    TheOrigin,
    TheSecret,
    answer,
)

router = APIRouter(prefix="/api", tags=["tables"])
Status = Literal["waiting", "running", "over"]
TitleName = Annotated[str, Path(max_length=64, examples=["archaeology"])]
Code = Annotated[str, Path(pattern=r"^[0-9A-Za-z]{6}$", examples=["K7M2QX"])]
EditionName = Annotated[str, Path(max_length=64, examples=["printed"])]

ELSEWHERE: dict[int | str, dict[str, object]] = {
    307: {"description": "Among several servers: the same at the table's own address."}
}


@router.get("/titles")
async def titles(house: TheHouse) -> Response:
    """Every title with its editions, seats and options, and the programs that play."""
    return answer(catalogue.catalogue(house.settings.club))


@router.get("/titles/{title}/editions/{edition}")
async def edition(title: TitleName, edition: EditionName, asked: Request) -> Response:
    """The printed numbers of an edition, each table with its source and how sure it is."""
    page = catalogue.edition(title, edition)
    return page.answer(asked.headers)


@router.post("/tables", status_code=201)
async def create_table(request: TableRequest, house: TheHouse, origin: TheOrigin) -> Response:
    """Set up a table. The secrets in the answer are told this once."""
    return answer(await seating.create_table(house, request, origin), 201)


@router.get("/tables")
async def list_tables(
    house: TheHouse,
    asked: Request,
    status: Status = "waiting",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    older: Annotated[float | None, Query(ge=0, description="As the page before told it.")] = None,
) -> Response:
    """The newest listed tables; those with open seats tell their code."""
    page = await house.lobby.page(status, limit, older)
    return page.answer(asked.headers)


@router.get("/tables/{table}")
async def describe(table: TableName, house: TheHouse, secret: TheSecret) -> Response:
    """What everybody may know of a table; the host and its seats are told the code too."""
    return answer(await seating.describe(house, table, secret))


@router.post("/join", status_code=201, responses=ELSEWHERE)
async def join(request: JoinRequest, house: TheHouse) -> Response:
    """Take an open seat. The secret in the answer is told this once."""
    table = await seating.id_by_code(house, request.code)
    if house.store.worker is not None:
        return RedirectResponse(f"/api/tables/{table}/join")
    return answer(await seating.join(house, table, request), 201)


@router.get("/join/{code}", responses=ELSEWHERE)
async def table_by_code(code: Code, house: TheHouse) -> Response:
    """The table that has this code, to look at before you sit down."""
    table = await seating.id_by_code(house, code)
    if house.store.worker is not None:
        return RedirectResponse(f"/api/tables/{table}")
    return answer(await seating.describe(house, table, None))


@router.post("/tables/{table}/join", status_code=201)
async def join_table(table: TableName, request: JoinRequest, house: TheHouse) -> Response:
    """Take an open seat of this table, with its code."""
    return answer(await seating.join(house, table, request), 201)


@router.post("/tables/{table}/leave")
async def leave(table: TableName, house: TheHouse, secret: TheSecret) -> Response:
    """Give your seat up; a program plays on until the others let somebody else come."""
    return answer(await leaving.leave(house, table, secret))


@router.post("/tables/{table}/seats/{seat}/free")
async def free_seat(
    table: TableName, seat: SeatNumber, house: TheHouse, secret: TheSecret
) -> Response:
    """Agree that somebody else may take a seat that was left; all who play have to."""
    return answer(await leaving.free(house, table, secret, seat))


@router.post("/tables/{table}/seats/{seat}/hand")
async def hand_over(
    table: TableName, seat: SeatNumber, request: HandOverRequest, house: TheHouse, secret: TheSecret
) -> Response:
    """Let a program play a seat for a while, or its owner again; for the host and that seat."""
    return answer(await seating.hand_over(house, table, secret, seat, request))


@router.post("/tables/{table}/abandon")
async def abandon(table: TableName, house: TheHouse, secret: TheSecret) -> Response:
    """End the game before its end; for the host."""
    return answer(await seating.abandon(house, table, secret))


@router.post("/tables/{table}/rematch")
async def rematch(table: TableName, house: TheHouse, secret: TheSecret) -> Response:
    """The same people at a new table; the same secrets open it."""
    return answer(await seating.rematch(house, table, secret))


@router.get("/tables/{table}/file", response_class=Response)
async def export_match(table: TableName, house: TheHouse) -> Response:
    """The match file of a finished game."""
    return Response(await files.export_match(house, table), media_type="text/plain; charset=utf-8")


@router.post("/files", status_code=201)
async def import_match(request: FileRequest, house: TheHouse, origin: TheOrigin) -> Response:
    """A match file, at a new table with all seats at your screen."""
    return answer(await files.import_match(house, request, origin), 201)


@router.post("/tables/{table}/branch", status_code=201)
async def branch(
    table: TableName, request: BranchRequest, house: TheHouse, origin: TheOrigin
) -> Response:
    """Play on from a point of a finished game, all seats at your screen."""
    return answer(await files.branch(house, table, request, origin), 201)
