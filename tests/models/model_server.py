"""A small server that speaks OpenAI's chat API, and answers by rule."""

from __future__ import annotations

import asyncio
import base64
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any, NamedTuple

from aiohttp import web
from PIL import Image

from lorelode.core.languages import LANGUAGES

SAMPLES = {"en": "tale", "fa": "قصه", "he": "סיפור", "lv": "pasaka", "ru": "сказка"}


def describe_well(language: str, salt: str = "") -> dict[str, Any]:
    """An answer as it should be, in the script of the language."""
    word = SAMPLES[language]

    def texts(what: str, count: int) -> list[str]:
        return [f"{word} {what}{salt} {number}" for number in range(count)]

    return {
        "title": f"{word} T{salt}",
        "caption": f"{word} C{salt}",
        "tags": texts("t", 4),
        "associations": {
            "strong": texts("s", 4),
            "likely": texts("l", 4),
            "faint": texts("f", 4),
        },
        "lines": [{"text": text, "voice": "dry"} for text in texts("n", 4)],
    }


class Asked(NamedTuple):
    """A request that the server got."""

    body: dict[str, Any]
    authorization: str | None

    @property
    def language(self) -> str:
        """The language that is asked for, by its English name in the first message."""
        text = self.body["messages"][0]["content"][0]["text"]
        return next(
            code for code, one in LANGUAGES.items() if f"people who speak {one.name}" in text
        )

    @property
    def picture(self) -> Image.Image:
        url = self.body["messages"][0]["content"][1]["image_url"]["url"]
        return Image.open(BytesIO(base64.b64decode(url.removeprefix("data:image/jpeg;base64,"))))


Rule = Callable[[Asked], "web.Response | dict[str, Any] | str | float"]
"""What the server does: answers by HTTP, lets the model say an object or a text, or sleeps."""


class ModelServer:
    """Runs in a thread; `asked` has every request."""

    def __init__(self, rule: Rule) -> None:
        self.rule = rule
        self.asked: list[Asked] = []
        self.url = ""

    async def answer(self, request: web.Request) -> web.Response:
        asked = Asked(await request.json(), request.headers.get("Authorization"))
        self.asked.append(asked)
        said = self.rule(asked)
        if isinstance(said, float):
            await asyncio.sleep(said)
            said = ""
        if isinstance(said, web.Response):
            return said
        text = said if isinstance(said, str) else json.dumps(said, ensure_ascii=False)
        message = {"role": "assistant", "content": text}
        return web.json_response({"choices": [{"index": 0, "message": message}]})


@contextmanager
def run_model_server(rule: Rule) -> Iterator[ModelServer]:
    """A server on a free port of this machine."""
    server = ModelServer(rule)
    loop = asyncio.new_event_loop()
    app = web.Application(client_max_size=10_000_000)
    app.router.add_post("/v1/chat/completions", server.answer)
    runner = web.AppRunner(app, shutdown_timeout=0.1)

    async def start() -> None:
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        server.url = f"http://127.0.0.1:{runner.addresses[0][1]}/v1"

    async def stop() -> None:
        await runner.cleanup()
        # Answers that nobody waits for any more.
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        # Not in this thread: Playwright may have a loop here.
        asyncio.run_coroutine_threadsafe(start(), loop).result(10)
        yield server
    finally:
        asyncio.run_coroutine_threadsafe(stop(), loop).result(10)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
        loop.close()


def wait_until(true: Callable[[], bool], seconds: float = 20) -> None:
    """Wait until something is the case."""
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until
        time.sleep(0.02)
