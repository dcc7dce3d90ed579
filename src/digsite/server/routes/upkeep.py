"""For whoever keeps the server running."""

from fastapi import APIRouter, Request, Response

from digsite.server import handbook
from digsite.server.routes.common import TheHouse, answer

router = APIRouter(tags=["upkeep"])


@router.get("/health")
async def health(house: TheHouse) -> Response:
    """Whether the store answers."""
    await house.store.id_by_code("")
    return answer({"status": "ok"})


@router.get("/metrics", response_class=Response)
async def metrics(house: TheHouse) -> Response:
    """Counters in the text form that Prometheus reads."""
    tables = house.hall.live
    sockets = sum(len(table.listeners) for table in tables.values())
    text = house.metrics.text(sockets, len(tables))
    return Response(text, media_type="text/plain; version=0.0.4")


@router.get("/api/docs", include_in_schema=False)
async def docs(request: Request) -> Response:
    """The OpenAPI document for people."""
    return Response(handbook.page(request.app.openapi()), media_type="text/html; charset=utf-8")


@router.get("/api/docs.css", include_in_schema=False)
async def style() -> Response:
    return Response(handbook.STYLE, media_type="text/css; charset=utf-8")
