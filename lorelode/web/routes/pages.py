"""The page and its files, the pictures of decks, and the credits."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from aiohttp import web

from lorelode.core.refusal import Code, Refusal
from lorelode.web.routes.helpers import SERVER, visitor_token

PICTURE_NAME: Final = re.compile(r"[a-z0-9-]+\.webp")
PAGE_FOLDER: Final = Path(str(resources.files("lorelode.web"))) / "page"
CONTENT_TYPES: Final = {
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
"""By the ending of a file's name."""

ASSET_NAME: Final = re.compile(rf"[A-Za-z0-9_-]+\.({'|'.join(CONTENT_TYPES)})")
"""The names of the page's files. Each contains a hash of the file's content."""


async def page(request: web.Request) -> web.StreamResponse:
    """The page, which is the same at every address, and a token for a new visitor."""
    path = PAGE_FOLDER / "index.html"
    if not path.is_file():
        raise Refusal(Code.PAGE_NOT_BUILT)
    headers = {"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache"}
    response = web.FileResponse(path, headers=headers)
    request.app[SERVER].visitors.set_cookie(request, response, visitor_token(request))
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


async def picture(request: web.Request) -> web.StreamResponse:
    """A picture of a deck. Pictures are not secret: everybody at a table sees them in the end."""
    return _picture(request, small=False)


async def small_picture(request: web.Request) -> web.StreamResponse:
    """The same, small."""
    return _picture(request, small=True)


def _picture(request: web.Request, small: bool) -> web.StreamResponse:
    name = request.match_info["name"]
    library = request.app[SERVER].library
    path = library.file(name, small) if PICTURE_NAME.fullmatch(name) else None
    if path is None:
        raise Refusal(Code.NOT_FOUND)
    headers = {"Content-Type": "image/webp", "Cache-Control": "public, max-age=86400"}
    return web.FileResponse(path, headers=headers)


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
        web.get("/t/{code}", page),
        web.get("/tv/{code}", page),
        web.get("/replay/{code}", page),
        web.get("/rules/{game}", page),
        web.get("/decks", page),
        web.get("/page/{name}", asset),
        web.get("/pictures/{name}", picture),
        web.get("/pictures/small/{name}", small_picture),
        web.get("/credits", credits_page),
    ]
