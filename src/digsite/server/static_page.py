"""The built page and what it loads; every other address leads to the page."""

import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from digsite.locales.texts import languages, say
from digsite.server.pages import ASK_AGAIN, SMALL, Page, packed

PAGE = "index.html"
HASHED = "assets"  # the folder of files whose names change with their content
FOR_EVER = "public, max-age=31536000, immutable"
TEXTS = {".css", ".ftl", ".html", ".js", ".json", ".map", ".mjs", ".svg", ".txt", ".webmanifest"}


class StaticPage:
    """Answers what no route answers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1000, "reason": "nothing is here"})
            return
        await self.answer(scope)(scope, receive, send)

    def answer(self, scope: Scope) -> Response:
        """The file, the page where a browser asks for one, or a refusal."""
        path: str = scope["path"]
        if scope["method"] not in {"GET", "HEAD"} or is_for_programs(path):
            raise HTTPException(404)
        headers = Headers(scope=scope)
        found = self.file(path.lstrip("/") or PAGE)
        if found is not None:
            return sent(found, self.lifetime(found), headers)
        is_page = path == "/" or "text/html" in headers.get("accept", "")
        if not is_page or path.startswith(f"/{HASHED}/"):
            raise HTTPException(404)
        page = self.file(PAGE)
        return PlainTextResponse(not_built()) if page is None else sent(page, ASK_AGAIN, headers)

    def file(self, name: str) -> Path | None:
        """The file of this name, if it is one of the page's."""
        try:
            path = (self.folder / name).resolve()
            return path if path.is_relative_to(self.folder) and path.is_file() else None
        except (OSError, ValueError):
            return None

    def lifetime(self, path: Path) -> str:
        return FOR_EVER if path.is_relative_to(self.folder / HASHED) else ASK_AGAIN


def not_built() -> str:
    """What a browser is told where there is no page, in every language."""
    return "\n".join(f"{say(language, '', 'page-not-built', {})}\n" for language in languages())


def is_for_programs(path: str) -> bool:
    return path == "/api" or path.startswith("/api/")


def sent(path: Path, lifetime: str, asked: Headers) -> Response:
    """The file; text is compressed for whoever reads that, and not sent twice."""
    headers = {"Cache-Control": lifetime}
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix not in TEXTS:
        return FileResponse(path, headers=headers, media_type=kind)
    return packed_file(path, path.stat().st_mtime_ns).answer(asked, kind, headers)


@lru_cache(maxsize=256)
def packed_file(path: Path, _: int) -> Page:
    """A text, read again when the file has changed."""
    return packed(path.read_bytes(), SMALL)
