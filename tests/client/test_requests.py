"""Plain requests: the pictures of a game, refusals, and answers without an end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from lorelode.client import CommandRefused, Unreachable, open_table, requests
from lorelode.client.requests import AnswerTooLong, get_bytes, read_limited
from tests.server.clients import start_server


def test_a_player_fetches_the_pictures_of_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            asyncio.timeout(30),
            start_server(tmp_path) as (_server, base),
            open_table(base, game="dixit", edition="fa", seats=4, name="Ann") as host,
        ):
            assert await host.list_pictures() == ()
            await host.add_bot("steady")
            await host.start()
            pictures = await host.list_pictures()
            assert len(pictures) == 84
            name = pictures[0].picture
            assert name is not None
            large = await host.fetch_picture(name)
            small = await host.fetch_picture(name, small=True)
            assert large[8:12] == small[8:12] == b"WEBP"
            assert len(large) > len(small)
            with pytest.raises(CommandRefused, match="not-found"):
                await host.fetch_picture("../../api/games")

    asyncio.run(story())


def test_an_answer_that_is_too_long_is_not_read_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        async def answer(_request: web.Request) -> web.Response:
            return web.Response(body=b"x" * 100_000)

        app = web.Application()
        app.router.add_get("/", answer)
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        address = f"http://127.0.0.1:{runner.addresses[0][1]}/"
        try:
            async with aiohttp.ClientSession() as http:
                async with http.get(address) as found:
                    with pytest.raises(AnswerTooLong):
                        await read_limited(found, 99_999)
                assert len(await get_bytes(http, address)) == 100_000
                monkeypatch.setattr(requests, "MAX_ANSWER_BYTES", 1000)
                with pytest.raises(Unreachable, match="more than 1000 bytes"):
                    await get_bytes(http, address)
        finally:
            await runner.cleanup()

    asyncio.run(story())
