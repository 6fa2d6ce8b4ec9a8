"""The page and its files, what installs it, pictures of decks and link previews, the credits."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final, cast

import structlog
from aiohttp import web

from lorelode.core.languages import LANGUAGES, Language
from lorelode.core.refusal import Code, Refusal
from lorelode.decks.library import find_built_in_picture
from lorelode.tables.lobby import read_code
from lorelode.tables.store import OwnedElsewhere
from lorelode.web.app_manifest import ICON_FOLDER, write_manifest
from lorelode.web.link_preview import (
    PREVIEW_FOLDER,
    SITE_PREVIEW,
    LinkPreview,
    preview_table,
    write_tags,
)
from lorelode.web.routes.helpers import RELAY, SERVER, find_table, visitor_token

PICTURE_NAME: Final = re.compile(r"[a-z0-9-]+\.webp")
PREVIEW_NAME: Final = re.compile(r"[a-z0-9-]+\.jpg")
ICON_NAME: Final = re.compile(r"[a-z0-9-]+\.png")
PAGE_FOLDER: Final = Path(str(resources.files("lorelode.web"))) / "page"
CONTENT_TYPES: Final = {
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
"""By the ending of a file's name."""

PREVIEW_SECONDS: Final = 0.3
"""How long the page waits for a table that must be loaded first. The page itself waits longer."""

ASSET_NAME: Final = re.compile(rf"[A-Za-z0-9_-]+\.({'|'.join(CONTENT_TYPES)})")
"""The names of the page's files. Each contains a hash of the file's content."""


async def page(request: web.Request) -> web.Response:
    """The page, and a token for a new visitor."""
    return _answer_page(request, SITE_PREVIEW)


async def table_page(request: web.Request) -> web.Response:
    """The same page; a messenger that shows the link to others learns who invites."""
    # It is not cancelled: a guess is counted by what it finds.
    search = asyncio.create_task(_find_preview(request))
    search.add_done_callback(_expect_refusal)
    await asyncio.wait({search}, timeout=PREVIEW_SECONDS)
    found = search.done() and search.exception() is None
    return _answer_page(request, search.result() if found else SITE_PREVIEW)


async def _find_preview(request: web.Request) -> LinkPreview:
    try:
        return preview_table((await find_table(request)).table)
    except OwnedElsewhere as elsewhere:
        relay, code = request.app[RELAY], read_code(request.match_info["code"])
        if relay is None or code is None:
            raise
        return await relay.preview_elsewhere(elsewhere.address, code)


def _expect_refusal(search: asyncio.Task[LinkPreview]) -> None:
    """Raise what went wrong in a search, except that there is no such table."""
    if search.cancelled() or isinstance(search.exception(), Refusal):
        return
    search.result()


def _answer_page(request: web.Request, preview: LinkPreview) -> web.Response:
    """The page is the same at every address, but for the tags of its link preview."""
    try:
        text = (PAGE_FOLDER / "index.html").read_text("utf-8")
    except FileNotFoundError:
        raise Refusal(Code.PAGE_NOT_BUILT) from None
    server = request.app[SERVER]
    tags = write_tags(preview, server.base_url(request), request.path)
    response = web.Response(
        text=text.replace("</head>", f"{tags}\n</head>", 1),
        headers={"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache"},
    )
    server.visitors.set_cookie(request, response, visitor_token(request))
    return response


async def asset(request: web.Request) -> web.StreamResponse:
    """A file of the page."""
    # A name, never a path: the router accepts %2F as part of a name and decodes it to a slash.
    name = request.match_info["name"]
    known = ASSET_NAME.fullmatch(name)
    path = PAGE_FOLDER / name
    if known is None or not path.is_file():
        raise Refusal(Code.NOT_FOUND)
    return web.FileResponse(
        path,
        headers={
            "Content-Type": CONTENT_TYPES[known[1]],
            "Cache-Control": "public, max-age=31536000, immutable",
        },
    )


async def worker(_request: web.Request) -> web.StreamResponse:
    """The service worker. At this address it may serve every page."""
    path = PAGE_FOLDER / "root" / "worker.js"
    if not path.is_file():
        raise Refusal(Code.PAGE_NOT_BUILT)
    # A browser asks again at each start, and installs a worker that has changed.
    headers = {"Content-Type": CONTENT_TYPES["js"], "Cache-Control": "no-cache"}
    return web.FileResponse(path, headers=headers)


async def verifier(_request: web.Request) -> web.StreamResponse:
    """The stand-alone verifier of shuffles, to keep: one that a server shows proves nothing."""
    path = PAGE_FOLDER / "root" / "verifier.html"
    if not path.is_file():
        raise Refusal(Code.PAGE_NOT_BUILT)
    headers = {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-cache",
        "Content-Disposition": 'attachment; filename="lorelode-verifier.html"',
    }
    return web.FileResponse(path, headers=headers)


async def manifest(request: web.Request) -> web.Response:
    """The web app manifest for readers of a language."""
    language = request.match_info["language"]
    if language not in LANGUAGES:
        raise Refusal(Code.NOT_FOUND)
    return web.Response(
        body=write_manifest(cast(Language, language)),
        headers={"Content-Type": "application/manifest+json", "Cache-Control": "no-cache"},
    )


async def icon(request: web.Request) -> web.StreamResponse:
    """An icon of the installed page."""
    return _answer_drawing(request, ICON_FOLDER, ICON_NAME, "image/png")


async def preview_picture(request: web.Request) -> web.StreamResponse:
    """The picture of a link preview."""
    return _answer_drawing(request, PREVIEW_FOLDER, PREVIEW_NAME, "image/jpeg")


def _answer_drawing(
    request: web.Request, folder: Path, names: re.Pattern[str], content_type: str
) -> web.StreamResponse:
    name = request.match_info["name"]
    path = folder / name
    if names.fullmatch(name) is None or not path.is_file():
        raise Refusal(Code.NOT_FOUND)
    headers = {"Content-Type": content_type, "Cache-Control": "public, max-age=86400"}
    return web.FileResponse(path, headers=headers)


async def picture(request: web.Request) -> web.StreamResponse:
    """A picture of a deck. Pictures are not secret: everybody at a table sees them in the end."""
    return await _picture(request, small=False)


async def small_picture(request: web.Request) -> web.StreamResponse:
    """The same, small."""
    return await _picture(request, small=True)


async def _picture(request: web.Request, small: bool) -> web.StreamResponse:
    name = request.match_info["name"]
    if PICTURE_NAME.fullmatch(name) is None:
        raise Refusal(Code.NOT_FOUND)
    # Without a thread: those of people's own decks may all wait for a database.
    path = find_built_in_picture(name, small) or await _find_own_picture(request, name, small)
    if path is None:
        raise Refusal(Code.NOT_FOUND)
    headers = {"Content-Type": "image/webp", "Cache-Control": "public, max-age=86400"}
    return web.FileResponse(path, headers=headers)


async def _find_own_picture(request: web.Request, name: str, small: bool) -> Path | None:
    server = request.app[SERVER]

    def find() -> Awaitable[Path | None]:
        # In a thread: there may be many decks to look through.
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(server.picture_threads, server.library.file, name, small)

    try:
        found = await find()
        if found is None and server.cluster is not None:
            # It may be new.
            await server.require_fresh_decks()
            found = await find()
    except OSError as error:
        structlog.get_logger().warning("decks unavailable", error=error.strerror)
        raise Refusal(Code.STORE_UNAVAILABLE) from error
    return found


async def credits_page(_request: web.Request) -> web.Response:
    """The credits of the program and its pictures."""
    return web.Response(text=_credits(), content_type="text/plain", charset="utf-8")


@cache
def _credits() -> str:
    # In a wheel the file is inside the package, in a checkout beside it.
    package = Path(str(resources.files("lorelode")))
    paths = [folder / "CREDITS.md" for folder in (package, package.parent)]
    return next(path for path in paths if path.is_file()).read_text("utf-8")


def routes() -> list[web.RouteDef]:
    """The routes of the page and its files."""
    return [
        web.get("/", page),
        web.get("/t/{code}", table_page),
        web.get("/tv/{code}", page),
        web.get("/replay/{code}", page),
        web.get("/rules/{game}", page),
        web.get("/learn/{game}", page),
        web.get("/decks", page),
        web.get("/page/{name}", asset),
        web.get("/pictures/{name}", picture),
        web.get("/pictures/small/{name}", small_picture),
        web.get("/worker.js", worker),
        web.get("/verifier.html", verifier),
        web.get("/manifests/{language}.webmanifest", manifest),
        web.get("/icons/{name}", icon),
        web.get("/previews/{name}", preview_picture),
        web.get("/credits", credits_page),
    ]
