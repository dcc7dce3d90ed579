"""Write the page's types from the schema that the server declares: `python -m tools.page_types`."""

import json
import sys
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from digsite.server.schema import schema

TARGET = Path(__file__).parents[1] / "client" / "src" / "lib" / "schema.ts"
PLAIN = {"integer": "number", "null": "null"}  # the others have the same name in TypeScript


def types() -> str:
    """Everything that page and server send each other, a namespace for each group."""
    groups: dict[str, Any] = schema()
    actors = json.dumps(groups.pop("actors"))
    lines = ["// Written by tools/page_types.py: do not edit.", ""]
    lines += [f"export const ACTORS = {actors} as const;"]
    for group, shapes in groups.items():
        lines += ["", f"export namespace {group.title().replace('-', '')} {{"]
        for name, shape in shapes.items():
            lines += [f"  {line}" for line in declared(name, shape)]
        lines += [*wrapped(f"export type Any = {' | '.join(shapes)};", "  "), "}"]
    return "\n".join(lines) + "\n"


def declared(name: str, shape: Mapping[str, Any]) -> Iterator[str]:
    """A shape under its name, with what is said about it."""
    yield from remark(shape)
    yield f"export interface {name} {{"
    required = shape.get("required", ())
    for field, value in shape["properties"].items():
        yield from remark(value, "  ")
        key = field if field.isidentifier() else json.dumps(field)
        yield f"  {key}{'' if field in required else '?'}: {written(value)};"
    yield "}"


def remark(shape: Mapping[str, Any], indent: str = "") -> list[str]:
    return wrapped(f"/** {shape['description']} */", indent) if "description" in shape else []


def wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, 96, initial_indent=indent, subsequent_indent=f"{indent}    ")


def written(shape: Mapping[str, Any]) -> str:
    """A type as TypeScript writes it."""
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    for several in ("anyOf", "oneOf"):
        if several in shape:
            return " | ".join(written(one) for one in shape[several])
    if "const" in shape or "enum" in shape:
        return " | ".join(json.dumps(one) for one in shape.get("enum", [shape.get("const")]))
    if shape.get("type") == "array":
        items = written(shape.get("items", {}))
        return f"({items})[]" if "|" in items else f"{items}[]"
    if shape.get("type") == "object":
        return f"Record<string, {written(shape.get('additionalProperties', {}))}>"
    return PLAIN.get(shape["type"], shape["type"]) if "type" in shape else "unknown"


def main(words: list[str]) -> int:
    """Write them, or with `--check` say whether they are written."""
    if words != ["--check"]:
        TARGET.write_text(types(), encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != types():
        print("client/src/lib/schema.ts is not what the server declares: run `make types`")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
