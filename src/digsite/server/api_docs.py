"""The OpenAPI document with examples, and a page without scripts that shows it to people."""

import json
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from digsite.server.commands import HELLO, MESSAGE

Record = dict[str, Any]
EXAMPLES = Path(__file__).parent / "examples.json"
JSON = "application/json"
STYLE = """body { font: 1rem/1.5 sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
pre { background: #f3f0ea; color: #222; overflow-x: auto; padding: .7rem }
h2 { border-top: 1px solid #bbb; padding-top: 1rem }
code { font-size: .95em }
td, th { padding: .1rem 1rem .1rem 0; text-align: left; vertical-align: top }
"""


@cache
def examples() -> Record:
    """A real request and answer for each operation; `tests/server/tour.py` writes them."""
    found: Record = json.loads(EXAMPLES.read_text(encoding="utf-8"))
    return found


def add_examples(made: Record) -> None:
    """Add examples and the messages of the stream to FastAPI's description of the routes."""
    for path, methods in made["paths"].items():
        for method, operation in methods.items():
            illustrate(operation, examples().get(f"{method.upper()} {path}", {}))
    made["x-stream"] = {
        "path": "/api/tables/{table}/stream",
        "schema": [HELLO.json_schema(), MESSAGE.json_schema()],
        "sent": examples().get("sent", {}),
        "received": examples().get("received", {}),
    }


def illustrate(operation: Record, example: Record) -> None:
    """Put the examples where OpenAPI wants them."""
    if "request" in example:
        operation["requestBody"]["content"][JSON]["example"] = example["request"]
    answer = next(told for status, told in operation["responses"].items() if status[0] == "2")
    kinds = answer.setdefault("content", {"text/plain": {}})
    next(iter(kinds.values()))["example"] = example.get("answer")  # JSON, where there is a choice


class Documents:
    """The document, for programs and for people, as it is sent: written once, when the server
    starts."""

    def __init__(self, made: Record) -> None:
        self.json = json.dumps(made, ensure_ascii=False, separators=(",", ":")).encode()
        self.page = page(made).encode()


def page(made: Record) -> str:
    """The document for people to read."""
    operations = [
        section(f"{method.upper()} {path}", operation)
        for path, methods in made["paths"].items()
        for method, operation in methods.items()
    ]
    head = f"<title>{escape(made['info']['title'])}: the server's language</title>"
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8">{head}'
        '<meta name="viewport" content="width=device-width">'
        '<link rel="stylesheet" href="/api/docs.css">'
        f"<h1>What the server understands</h1>{INTRODUCTION}"
        f"{''.join(operations)}{stream(made['x-stream'])}</html>"
    )


INTRODUCTION = (
    "<p>For programs: <a href='/api/openapi.json'>the same as OpenAPI document</a>. A seat's "
    "secret goes into the header <code>Authorization: Bearer …</code>. Long lists in the examples "
    "are shortened.</p>"
)


def section(name: str, operation: Record) -> str:
    """One operation: what it does, what it takes, an example of both ways, its refusals."""
    parts = [f"<h2><code>{escape(name)}</code></h2><p>{escape(operation['description'])}</p>"]
    parts.append(table(operation.get("parameters", [])))
    if "requestBody" in operation:
        body = operation["requestBody"]["content"][JSON].get("example")
        parts.append(f"<p>Asks:</p>{block(body)}")
    for status, told in operation["responses"].items():
        kinds = list(told.get("content", {}).values())
        if status[0] == "2" and kinds:
            parts.append(f"<p>Answers {status}:</p>{block(kinds[0].get('example'))}")
    refused = ", ".join(status for status in operation["responses"] if status[0] == "4")
    parts.append(f"<p>Refuses with {refused}.</p>")
    return "".join(parts)


def table(parameters: list[Record]) -> str:
    """The parameters in the address."""
    rows = [
        f"<tr><td><code>{escape(one['name'])}</code><td>in the {escape(one['in'])}"
        f"<td>{escape(one.get('description', ''))}"
        for one in parameters
    ]
    return f"<table>{''.join(rows)}</table>" if rows else ""


def stream(told: Record) -> str:
    """The messages on a socket, in both directions."""
    parts = [f"<h2><code>{escape(told['path'])}</code></h2><p>A WebSocket. You send:</p>"]
    parts += [block(one) for one in told["sent"].values()]
    parts.append("<p>You receive:</p>")
    parts += [block(one) for one in told["received"].values()]
    return "".join(parts)


def block(example: object) -> str:
    if not isinstance(example, str):
        example = json.dumps(example, indent=2, ensure_ascii=False)
    return f"<pre>{escape(example)}</pre>"
