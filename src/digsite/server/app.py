"""The application: a house, its gate and its routes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import InterfaceError, OperationalError
from starlette.exceptions import HTTPException
from starlette.routing import Match
from starlette.types import ASGIApp

import digsite
from digsite.server import api_docs, retention, sockets, timeouts
from digsite.server.fields import mistake
from digsite.server.gate import Gate
from digsite.server.house import PATIENCE, House
from digsite.server.refusals import Refusal
from digsite.server.routes import club, lessons, play, tables, upkeep
from digsite.server.routes.common import REFUSALS, answer
from digsite.server.static_page import StaticPage

METHOD_NOT_ALLOWED = 405


def create_app(house: House) -> ASGIApp:
    """The whole application for this house, which is closed with it."""

    app = FastAPI(
        title="digsite",
        version=digsite.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        redirect_slashes=False,
        responses={**REFUSALS},
    )
    app.state.house = house
    for part in (tables, play, lessons, club, sockets, upkeep):
        app.include_router(part.router)
    api_docs.add_examples(app.openapi())
    app.state.documents = api_docs.Documents(app.openapi())
    add_refusals(app)
    app.router.default = StaticPage(house.settings.client)
    return Gate(app, house)


def add_refusals(app: FastAPI) -> None:
    """Whatever goes wrong is reported in the same form."""
    app.add_exception_handler(HTTPException, refused)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.add_exception_handler(OperationalError, unable)
    app.add_exception_handler(InterfaceError, unable)
    app.add_exception_handler(Exception, failed)


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Run what has to run as long as requests are answered."""
    house = app.state.house
    timeouts.answer_alarms(house)
    try:
        async with among_peers(house):
            beating = house.clocks.keep_beating(house.clocks.ring)
            tidying = retention.keep_tidy(house.store, house.settings.keep, house.hall)
            looking = house.health.keep_looking()
            readying = house.workers.get_ready()
            work = [asyncio.create_task(one) for one in (tidying, looking, beating, readying)]
            for task in work:
                house.errors.watch(task)
            yield
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            await house.drain(PATIENCE)
    finally:
        await house.close()


@asynccontextmanager
async def among_peers(house: House) -> AsyncIterator[None]:
    """Where several servers can share the database, join them until we stop."""
    if house.store.engine.dialect.name != "postgresql":
        yield
        return
    from digsite.server.peers import Peers  # needs the driver, which not everybody has

    peers = Peers(house)
    await peers.begin()
    yield
    await peers.end()


async def refused(request: Request, error: Exception) -> Response:
    """Every refusal looks alike, including those of the framework."""
    assert isinstance(error, HTTPException)
    allowed = (
        {"Allow": allowed_methods(request)} if error.status_code == METHOD_NOT_ALLOWED else None
    )
    if not isinstance(error, Refusal):
        error = Refusal(error.status_code, f"http-{error.status_code}", {"why": str(error.detail)})
    house = request.app.state.house
    assert isinstance(house, House)
    house.metrics.count("digsite_refusals_total", error.code)
    return answer(error.record(), error.status, allowed)


def allowed_methods(request: Request) -> str:
    """The methods of all routes that lead here."""
    found: set[str] = set()
    for route in request.app.routes:
        if route.matches(request.scope)[0] != Match.NONE:
            found |= set(getattr(route, "methods", None) or ())
    return ", ".join(sorted(found))


async def not_understood(_: Request, error: Exception) -> Response:
    """What is wrong with the request, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    why = "; ".join(mistake(fault) for fault in error.errors()[:5])
    return answer(Refusal(422, "not-understood", {"why": why}).record(), 422)


async def unable(request: Request, error: Exception) -> Response:
    """The database cannot be reached or written: whoever asked may ask again."""
    request.app.state.house.errors.note(error)
    return answer(Refusal(503, "unable").record(), 503, {"Retry-After": "1"})


async def failed(request: Request, error: Exception) -> Response:
    """An error of our own: log it, and tell whoever asked that much."""
    request.app.state.house.errors.note(error)
    return answer(Refusal(500, "fault").record(), 500)
