"""What all routes share: the house, the bearer's secret, and the answer."""

from typing import Annotated

from fastapi import Depends, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from digsite.server.house import House
from digsite.server.refusals import Refusal
from digsite.server.reports import encoded

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
        raise Refusal(401, "no-seat", "the header is “Authorization: Bearer” and the secret")
    return None


TheHouse = Annotated[House, Depends(house_of)]
TheSecret = Annotated[str | None, Depends(secret_of)]
TableName = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$", examples=["0123456789abcdef"])]
SeatNumber = Annotated[int, Path(ge=0, le=11)]
Since = Annotated[int, Query(ge=0, le=1_000_000, description="What you have seen already.")]


def answer(value: object, status: int = 200) -> Response:
    return Response(encoded(value), status, media_type="application/json")
