"""For whoever keeps the server running."""

from fastapi import APIRouter, HTTPException, Request, Response

from digsite.server import api_docs
from digsite.server.addresses import client_of, is_in
from digsite.server.health import FAILING, OK
from digsite.server.routes.common import TheHouse, answer

router = APIRouter(tags=["upkeep"])


@router.head("/health", include_in_schema=False)  # as monitors ask
@router.get("/health")
async def health(house: TheHouse) -> Response:
    """Whether the server writes, has room, lets bots think in time and has a sound database."""
    checks = await house.health.now()
    is_failing = FAILING in checks.values()
    return answer({"status": FAILING if is_failing else OK, **checks}, 503 if is_failing else 200)


@router.head("/ready", include_in_schema=False)
@router.get("/ready")
async def ready(house: TheHouse) -> Response:
    """Whether a proxy may send new requests here: not any more when the server is about to stop."""
    is_leaving = house.health.is_leaving
    return answer({"ready": not is_leaving}, 503 if is_leaving else 200)


@router.get("/metrics", response_class=Response)
async def metrics(house: TheHouse, request: Request) -> Response:
    """Counters in the text form that Prometheus reads, for whoever was named as their reader."""
    settings = house.settings
    if not is_in(client_of(request.scope, settings.proxies), settings.metrics):
        raise HTTPException(404)
    tables = house.hall.live
    sockets = sum(len(table.subscribers) for table in tables.values())
    gauges = {
        "digsite_bots_waiting": len(house.workers.queue),
        "digsite_sockets": sockets,
        "digsite_tables": len(tables),
    }
    text = house.metrics.text(gauges)
    return Response(text, media_type="text/plain; version=0.0.4")


@router.get("/api/docs", include_in_schema=False)
async def docs(request: Request) -> Response:
    """The OpenAPI document for people."""
    return Response(request.app.state.documents.page, media_type="text/html; charset=utf-8")


@router.get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    return Response(request.app.state.documents.json, media_type="application/json")


@router.get("/api/docs.css", include_in_schema=False)
async def style() -> Response:
    return Response(api_docs.STYLE, media_type="text/css; charset=utf-8")
