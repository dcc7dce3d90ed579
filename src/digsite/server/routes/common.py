"""What all routes share: the house, the bearer's secret, and the answer."""

from collections.abc import Mapping
from typing import Annotated

from fastapi import Depends, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel

from digsite.server import keys
from digsite.server.gate import ORIGIN
from digsite.server.house import House
from digsite.server.records import encoded
from digsite.server.refusals import Refusal

LONGEST_SECRET = 64
bearer = HTTPBearer(auto_error=False, description="The secret of a seat, or of the host.")


def house_of(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def secret_of(
    given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)], request: Request
) -> str | None:
    """The secret; one that is misspelt is not taken for none."""
    if given is not None and 0 < len(given.credentials) <= LONGEST_SECRET:
        return given.credentials
    if "authorization" in request.headers:
        raise Refusal(401, "no-seat", {"header": "yes"})
    return None


def origin_of(request: Request) -> str:
    """Who asks, as the gate counts them, but blurred: this may be kept."""
    return keys.blurred(str(request.scope[ORIGIN]))


TheOrigin = Annotated[str, Depends(origin_of)]
TheHouse = Annotated[House, Depends(house_of)]
TheSecret = Annotated[str | None, Depends(secret_of)]
TABLE_NAME = r"^[0-9a-f]{16}$"
TableName = Annotated[str, Path(pattern=TABLE_NAME, examples=["0123456789abcdef"])]
SeatNumber = Annotated[int, Path(ge=0, le=11)]
Since = Annotated[int, Query(ge=0, le=1_000_000, description="What you have seen already.")]


class Fault(BaseModel):
    """Why: `code` for programs, `text` for people; `values` fill the gaps of a text in another
    language (locales/…/server.ftl)."""

    code: str
    text: str
    values: dict[str, str | int]


class Refused(BaseModel):
    """Every refusal; that of a command also carries its `id`, the `objection` of the rules where
    there is one, and an `update` where it was meant for another ply."""

    error: Fault


REFUSALS: dict[int | str, dict[str, object]] = {
    status: {"model": Refused, "description": text}
    for status, text in {
        400: "The body cannot be read at all.",
        401: "The secret opens no seat here.",
        403: "Not for this seat, or asked by a page of another site.",
        404: "There is no such thing.",
        409: "Understood, but not possible; the code says why.",
        413: "More than the server reads at once.",
        421: "The server is not reached under that name.",
        422: "Not understood.",
        429: "Too many requests.",
    }.items()
}


def answer(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A record as the body of an answer."""
    return Response(encoded(value), status, headers, media_type="application/json")
