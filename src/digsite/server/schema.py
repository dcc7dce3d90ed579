"""Everything that goes between the server and the page as one JSON Schema: the page's types are
made of it."""

from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from digsite.core import actors
from digsite.server import commands, requests
from digsite.server.fields import Strict
from digsite.shapes import schema as shapes

COMMANDS = (
    commands.MoveCommand,
    commands.UndoCommand,
    commands.ConsentCommand,
    commands.PreviewCommand,
    commands.WhyCommand,
    commands.HintCommand,
    commands.ChatCommand,
    commands.Ping,
    commands.Hello,
)
REQUESTS = (
    requests.TableRequest,
    requests.JoinRequest,
    requests.HandOverRequest,
    requests.SettingsRequest,
    requests.ClubRequest,
    requests.FileRequest,
    requests.BranchRequest,
    requests.LessonRequest,
    requests.LessonMoves,
    requests.LessonQuestion,
)
ACTORS = ("CHANCE", "OVER", "SPECTATOR", "NOBODY")
# No part of a type:
LIMITS = ("default", "examples", "minItems", "maxItems", "maxProperties", "propertyNames")


class Untitled(GenerateJsonSchema):
    """Fields without a title, which would become a type of its own."""

    def field_title_should_be_set(self, schema: object) -> bool:
        return False


def schema() -> dict[str, object]:
    """Who acts, what is sent by the page, and what is sent to it."""
    return {
        "actors": {name: int(getattr(actors, name)) for name in ACTORS},
        "commands": definitions(COMMANDS),
        "requests": definitions(REQUESTS),
        **shapes.schema(),
    }


def definitions(models: tuple[type[Strict], ...]) -> dict[str, object]:
    """The models under their names; a `type` is always told."""
    wanted: list[Any] = [(model, "validation", TypeAdapter(model)) for model in models]
    _, found = TypeAdapter.json_schemas(
        wanted, ref_template="#/definitions/{model}", schema_generator=Untitled
    )
    made: dict[str, Any] = found["$defs"]
    for shape in made.values():
        if "type" in shape["properties"]:
            shape["required"] = sorted({"type", *shape.get("required", ())})
    return {name: plain(shape) for name, shape in made.items()}


def plain(value: Any) -> Any:
    """The schema without what a type cannot say."""
    if isinstance(value, list):
        return [plain(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {key: plain(one) for key, one in value.items() if key not in LIMITS}
