"""The page that the server sends: its headers, its files and its content policy."""

from __future__ import annotations

import asyncio
import re
from html.parser import HTMLParser
from importlib import resources
from pathlib import Path

import aiohttp
import pytest
from yarl import URL

from lorelode.core.languages import LANGUAGES
from lorelode.rules import GAMES
from lorelode.web.routes import pages
from tests.server.clients import Visitor, start_server
from tools.page_weight import BuiltPage

FOLDER = Path(str(resources.files("lorelode.web"))) / "page"
WORKER_MAX_BYTES = 5_000
PACKED = (".br", ".gz")
FILES = sorted(
    entry.name
    for entry in FOLDER.glob("*.*")
    if entry.is_file() and entry.suffix not in PACKED and entry.name != "index.html"
)
KINDS = {
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "webp": "image/webp",
    "woff2": "font/woff2",
}


def source(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")


def without_preview(page: str) -> str:
    """The page without the tags for messengers."""
    return re.sub(r'<meta (?:property="og:|name="(?:twitter|description))[^>]*>\n', "", page)


class Tags(HTMLParser):
    """Collects the tags of a document, their attributes and their text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inside: list[tuple[str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if data.strip() and self.tags:
            self.inside.append((self.tags[-1][0], data))


def test_the_page_is_built() -> None:
    assert {name.rpartition(".")[2] for name in FILES} == set(KINDS), "run make page"


def test_a_server_without_a_built_page_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PAGE_FOLDER", tmp_path)

    async def scenario() -> None:
        async with start_server(tmp_path) as (_, base), aiohttp.ClientSession() as stranger:
            async with stranger.get(base) as answer:
                refusal = await answer.json()
            assert refusal["code"] == "page-not-built"
            assert "make page" in refusal["sentence"]

    asyncio.run(scenario())


def test_the_page_is_served_with_its_headers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (_, base), aiohttp.ClientSession() as stranger:
            for path in ("/", "/t/K7QM2XPA", "/tv/K7QM2XPA", "/replay/K7QM2XPA", "/rules/dixit"):
                async with stranger.get(base + path) as page:
                    assert page.status == 200
                    assert page.headers["Content-Type"] == "text/html; charset=utf-8"
                    assert page.headers["Cache-Control"] == "no-cache"
                    assert page.headers["X-Content-Type-Options"] == "nosniff"
                    assert page.headers["X-Frame-Options"] == "DENY"
                    assert page.headers["Referrer-Policy"] == "no-referrer"
                    policy = page.headers["Content-Security-Policy"].split("; ")
                    assert "default-src 'none'" in policy
                    assert "script-src 'self'" in policy
                    assert "style-src 'self'" in policy
                    assert "frame-ancestors 'none'" in policy
                    assert without_preview(await page.text()) == source("index.html")

    asyncio.run(scenario())


def test_a_new_visitor_gets_one_token_that_scripts_cannot_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            start_server(tmp_path) as (_, base),
            aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as stranger,
            Visitor(base) as known,
        ):
            async with stranger.get(base) as page:
                cookie = page.headers["Set-Cookie"]
            assert re.match(r"lorelode=[\w-]{43};", cookie)
            assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
            async with known.http.get(base) as page:
                assert page.headers["Set-Cookie"].startswith(f"lorelode={known.token};")

    asyncio.run(scenario())


def test_every_file_has_its_content_type_and_is_cached(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (_, base), Visitor(base) as ann:
            for name in FILES:
                async with ann.http.get(f"{base}/page/{name}") as file:
                    assert file.status == 200, name
                    assert file.content_type == KINDS[name.rpartition(".")[2]]
                    assert "immutable" in file.headers["Cache-Control"]
                    assert await file.read() == (FOLDER / name).read_bytes()

    asyncio.run(scenario())


def test_the_worker_is_light_and_never_stale(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (_, base), Visitor(base) as ann:
            async with ann.http.get(f"{base}/worker.js") as answer:
                assert answer.content_type == "text/javascript"
                assert answer.headers["Cache-Control"] == "no-cache"
                worker = await answer.text()
            async with ann.http.get(f"{base}/page/worker.js") as answer:
                assert answer.status == 404, "a file under /page/ is never fetched again"
        assert len(worker.encode()) <= WORKER_MAX_BYTES
        kept: set[str] = set(re.findall(r'"([\w-]+\.(?:js|css))"', worker))
        # What the front page loads first, in every language.
        page = BuiltPage(FOLDER)
        assert kept == set().union(
            *(page.list_first_load(GAMES, language) for language in LANGUAGES)
        )

    asyncio.run(scenario())


def test_the_worker_answers_for_every_address_of_the_page() -> None:
    worker = (FOLDER / "root" / "worker.js").read_text("utf-8")
    written = re.search(r"/\^\\/\(\?:\$.*?\)\)/", worker)
    assert written is not None
    known = re.compile(written[0][1:-1].replace("\\/", "/"))
    for route in pages.routes():
        is_page = route.handler in (pages.page, pages.table_page)
        assert bool(known.match(re.sub(r"\{\w+\}", "x", route.path))) is is_page, route.path


def test_manifests_and_icons_are_served(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (_, base), Visitor(base) as ann:
            drawn = {"/icons/touch-180.png"}
            for language in LANGUAGES:
                async with ann.http.get(f"{base}/manifests/{language}.webmanifest") as answer:
                    assert answer.content_type == "application/manifest+json"
                    manifest = await answer.json(content_type=None)
                drawn |= {icon["src"] for icon in manifest["icons"]}
            for path in sorted(drawn):
                async with ann.http.get(base + path) as answer:
                    assert (answer.status, answer.content_type) == (200, "image/png"), path
            for wrong in ("/manifests/xx.webmanifest", "/icons/none.png", "/icons/..%2Fapp.py"):
                async with ann.http.get(URL(base + wrong, encoded=True)) as answer:
                    assert (answer.status, (await answer.json())["code"]) == (404, "not-found")

    asyncio.run(scenario())


def test_text_files_are_compressed(tmp_path: Path) -> None:
    scripts = [name for name in FILES if name.endswith(".js")]
    script = max(scripts, key=lambda name: (FOLDER / name).stat().st_size)

    async def scenario() -> None:
        async with start_server(tmp_path) as (_, base), Visitor(base) as ann:
            for packing in ("br", "gzip", "identity"):
                headers = {"Accept-Encoding": packing}
                address = f"{base}/page/{script}"
                async with ann.http.get(address, headers=headers, auto_decompress=False) as file:
                    assert file.headers.get("Content-Encoding", "identity") == packing
                    whole = len(source(script).encode())
                    assert (len(await file.read()) < whole / 2) is (packing != "identity")

    asyncio.run(scenario())


def test_every_file_that_the_page_names_exists() -> None:
    named = re.findall(r'(?:src|href)="/page/([^"]+)"', source("index.html"))
    assert len(named) >= 3
    assert set(named) <= set(FILES)


@pytest.mark.parametrize(
    "path",
    [
        *("nothing.js", "index", "page.css/", "", ".", "..", ".css", "a%00.js", "%E9.js"),
        *("../api.py", "%2e%2e/api.py", "..%2Fapi.py", "..%5Capi.py"),
        # Files that exist but are not files of the page.
        *("..%2Fpage%2Findex.html", "%2F{tmp}%2Fsecret.css", "..%2F" * 12 + "{tmp}%2Fsecret.css"),
    ],
)
def test_a_file_outside_the_page_is_not_served(path: str, tmp_path: Path) -> None:
    (tmp_path / "secret.css").write_text("secret")
    path = path.replace("{tmp}", str(tmp_path).strip("/").replace("/", "%2F"))

    async def scenario() -> None:
        async with start_server(tmp_path) as (_, base), Visitor(base) as ann:
            address = URL(f"{base}/page/{path}", encoded=True)
            async with ann.http.get(address, allow_redirects=False) as answer:
                assert answer.status == 404
                assert (await answer.json())["code"] == "not-found"

    asyncio.run(scenario())


def test_the_content_policy_allows_everything_in_the_page() -> None:
    page = Tags(source("index.html"))
    assert [tag for tag, _ in page.inside if tag in ("script", "style")] == []
    for tag, attributes in page.tags:
        assert tag != "style"
        assert tag != "script" or attributes["src"]
        assert not [name for name in attributes if name == "style" or name.startswith("on")]


def test_the_invitation_has_the_link_and_its_qr_code(tmp_path: Path) -> None:
    async def scenario() -> None:
        public = {"public_url": "https://play.example.org", "origins": ()}
        async with start_server(tmp_path, **public) as (_, base), Visitor(base) as ann:
            code = await ann.make_table()
            async with ann.http.get(f"{base}/api/tables/{code.lower()}/invitation") as answer:
                assert await answer.json() == {"link": f"https://play.example.org/t/{code}"}
            async with ann.http.get(f"{base}/api/tables/{code}/qr.svg") as picture:
                assert picture.headers["Content-Type"] == "image/svg+xml"
                svg = await picture.text()
            # A browser does not draw a separate SVG image without its namespace.
            assert svg.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
            for thing in ("invitation", "qr.svg"):
                async with ann.http.get(f"{base}/api/tables/K7QM2XPA/{thing}") as answer:
                    assert answer.status == 404
                    assert (await answer.json())["code"] == "not-found"

    asyncio.run(scenario())


def test_pictures_of_the_deck_are_served_large_and_small(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (_server, base), Visitor(base) as ann:
            for path, size in (("", 110_000), ("small/", 25_000)):
                async with ann.http.get(f"{base}/pictures/{path}cut-sky.webp") as answer:
                    assert answer.status == 200
                    assert answer.content_type == "image/webp"
                    assert answer.headers["X-Content-Type-Options"] == "nosniff"
                    assert "max-age" in answer.headers["Cache-Control"]
                    assert 1000 < len(await answer.read()) <= size
            for wrong in (
                "deck.toml",
                "none.webp",
                "..%2Fdeck.toml",
                "small%2Fcut-sky.webp",
                "%00",
            ):
                async with ann.http.get(f"{base}/pictures/{wrong}") as answer:
                    assert answer.status in (400, 404), wrong
                    assert (await answer.json())["code"]

    asyncio.run(scenario())


def test_the_credits_page_is_served(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            start_server(tmp_path) as (_server, base),
            Visitor(base) as ann,
            ann.http.get(f"{base}/credits") as answer,
        ):
            assert (answer.status, answer.content_type) == (200, "text/plain")
            assert "game-icons.net" in await answer.text()

    asyncio.run(scenario())
