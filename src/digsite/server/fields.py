"""What the fields of a request may hold: nothing is guessed, and nothing is overlooked."""

from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

Name = Annotated[
    str, Field(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$", examples=["Ada"])
]
Word = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]+$")]
Text = Annotated[str, Field(min_length=1, max_length=500, pattern=r"^[^\x00]+$")]
Notation = Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f]+$")]
Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$", examples=["b1946ac9"])]
Address = Annotated[
    str, Field(max_length=500, pattern=r"^https?://[!-~]+$", examples=["https://ntfy.example/ada"])
]
Secret = Annotated[str, Field(min_length=1, max_length=64)]


def whole(value: object) -> object:
    """JSON does not tell 3.0 from 3."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Ply = Annotated[int, Field(ge=0, le=1_000_000), BeforeValidator(whole)]


class Strict(BaseModel):
    """No conversions, no unknown fields."""

    model_config = ConfigDict(strict=True, extra="forbid")
