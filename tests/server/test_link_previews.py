"""What a messenger learns from a link, without a cookie and without running the page."""

from __future__ import annotations

import asyncio
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path

import aiohttp
import pytest
from PIL import Image

from lorelode.core.languages import LANGUAGES
from lorelode.web.link_preview import PICTURE_PIXELS
from tests.server.clients import Visitor, start_server


class Preview(HTMLParser):
    """The tags of the Open Graph protocol in a page, by their names."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "meta" and (name := given.get("property")):
            self.tags[name] = given["content"] or ""


async def read_preview(address: str) -> dict[str, str]:
    async with aiohttp.ClientSession() as messenger, messenger.get(address) as page:
        assert page.status == 200
        return Preview(await page.text()).tags


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["saboteur", "dixit"])
def test_a_link_to_a_table_names_the_game_and_who_invites(
    tmp_path: Path, game: str, language: str
) -> None:
    name = 'Ann <"&>'

    async def scenario() -> None:
        async with start_server(tmp_path) as (_, base), Visitor(base) as ann:
            code = await ann.make_table(game, seats=4, language=language)
            empty = await read_preview(f"{base}/t/{code}")
            wire = await ann.join(code)
            await wire.do("sit", seat=0, name=name)
            tags = await read_preview(f"{base}/t/{code}")
            assert name not in empty["og:title"]
            assert name in tags["og:title"]
            assert tags["og:url"] == f"{base}/t/{code}"
            assert tags["og:image"] == f"{base}/previews/{game}.jpg"
            async with ann.http.get(tags["og:image"]) as answer:
                assert answer.headers["Content-Type"] == "image/jpeg"
                picture = Image.open(BytesIO(await answer.read()))
            size = int(tags["og:image:width"]), int(tags["og:image:height"])
            assert picture.size == size == PICTURE_PIXELS

    asyncio.run(scenario())


def test_a_link_without_a_table_shows_the_site(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (_, base):
            for path in ("/", "/t/K7QM2XPA", "/t/nonsense", "/rules/dixit"):
                tags = await read_preview(base + path)
                assert tags["og:title"] == "Lorelode"
                assert tags["og:image"] == f"{base}/previews/lorelode.jpg"
            async with aiohttp.ClientSession() as messenger:
                for wrong in ("none.jpg", "..%2Flink_preview.py"):
                    async with messenger.get(f"{base}/previews/{wrong}") as answer:
                        assert answer.status == 404

    asyncio.run(scenario())


def test_an_address_that_guesses_codes_learns_nothing_from_previews(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path, guesses_per_minute=3) as (_, base), Visitor(base) as ann:
            code = await ann.make_table()
            assert (await read_preview(f"{base}/t/{code}"))["og:title"] != "Lorelode"
            for guess in range(3):
                await read_preview(f"{base}/t/K7QM2XP{guess}")
            assert (await read_preview(f"{base}/t/{code}"))["og:title"] == "Lorelode"

    asyncio.run(scenario())
