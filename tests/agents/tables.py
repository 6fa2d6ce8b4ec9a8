"""Tables at a real server with a model in a seat, and models that answer by rule."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

from lorelode.client import Player, open_table
from tests.models.model_server import Asked
from tests.server.server_process import Process

KEY: Final = "sk-very-secret"
SHORT: Final = {
    "saboteur": {"edition": "lv", "switches": {}},
    "dixit": {"edition": "fa", "switches": {"winning_points": "none", "clues_each": "1"}},
}
"""Games that are over soon."""


def texts(asked: Asked) -> list[str]:
    """All texts of a question, in order."""
    found = []
    for message in asked.body["messages"]:
        content = message["content"]
        parts = [{"text": content}] if isinstance(content, str) else content
        found += [part["text"] for part in parts if "text" in part]
    return found


def images(asked: Asked) -> list[str]:
    """The addresses of all pictures of a question."""
    parts = [part for message in asked.body["messages"] for part in message["content"]]
    return [part["image_url"]["url"] for part in parts if "image_url" in part]


def legal_moves(asked: Asked) -> list[str]:
    """The moves that a question lists."""
    listed = [text for text in texts(asked) if "Your legal moves:\n" in text][-1]
    return listed.partition("Your legal moves:\n")[2].partition("\n\n")[0].splitlines()


def first_move(asked: Asked) -> str:
    """A model that takes the first legal move, and has a clue."""
    move = legal_moves(asked)[0].replace("…", f"dream {len(asked.body['messages'])}")
    return f"Let me see. [give 999] would be wrong, so:\n\n[{move}]"


@contextmanager
def run_server(folder: Path) -> Iterator[Process]:
    """A server in a process of its own, for all tests of a module."""
    server = Process(folder)
    try:
        asyncio.run(server.start())
        yield server
    finally:
        asyncio.run(server.__aexit__())


@asynccontextmanager
async def open_short_table(
    server: Process, game: str, *, bots: int, **settings: Any
) -> AsyncIterator[Player]:
    """The host of a table, who has no seat yet."""
    wanted: dict[str, Any] = {"game": game, "seats": bots + 1, "clock": "off", **SHORT[game]}
    async with (
        asyncio.timeout(120),
        open_table(server.base, name="Ann", **{**wanted, **settings}) as host,
    ):
        yield host
        server.require_running()


async def start_bot(
    server: Process, code: str, url: str, *options: str, key: str = KEY
) -> asyncio.subprocess.Process:
    """`lorelode bot` in a process of its own."""
    table = ("--table", code, "--server", server.base)
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "lorelode", "bot", *table, "--url", url, "--model", "tiny"),
        *("--games", "1", "--requests-per-minute", "10000", *options),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**server.environ, "LORELODE_MODEL_KEY": key},
    )


def tally(said: str) -> dict[str, int]:
    """The numbers in the last line of `lorelode bot`."""
    numbers = re.findall(r"(model|refusal|steady bot|Requests|tokens): (\d+)", said)
    return {name: int(number) for name, number in numbers}
