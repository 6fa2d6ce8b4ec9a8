"""Every frame of a WebSocket counts, of whatever kind, and a flood of any kind is cut off."""

from __future__ import annotations

import asyncio
import contextlib
import struct

import pytest
from aiohttp import web
from hypothesis import given
from hypothesis import strategies as st

from lorelode.web.frames import CONTROL_FRAMES_BURST, FrameBudget, FrameCounter
from lorelode.web.settings import ServerSettings
from tests.attack_scale import ATTACK_SCALE
from tests.web.serving import LOOPS, connect, request, run, serve, until, upgrade

TEXT, CONTINUATION, PING, PONG = 1, 0, 9, 10
FLOOD_FRAMES = 20_000 * ATTACK_SCALE
SETTINGS = ServerSettings(messages_per_second=10, message_burst=20)


def frame(kind: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """A masked frame, as clients send it; its mask changes nothing."""
    first, size = (0x80 if final else 0) | kind, len(payload)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = struct.pack("!BH", 0x80 | 126, size)
    else:
        length = struct.pack("!BQ", 0x80 | 127, size)
    return bytes([first]) + length + bytes(4) + payload


@given(
    sizes=st.lists(st.sampled_from([0, 1, 125, 126, 300, 65_535, 65_536]), max_size=12),
    cuts=st.lists(st.integers(0, 200_000), max_size=12),
)
def test_frames_are_counted_however_the_bytes_arrive(sizes: list[int], cuts: list[int]) -> None:
    data = b"".join(frame(TEXT, bytes(size)) for size in sizes)
    ends = sorted({*(cut for cut in cuts if cut < len(data)), len(data)})
    counter = FrameCounter()
    parts = [data[start:end] for start, end in zip([0, *ends], ends, strict=False)]
    assert sum(counter.count(part, len(sizes)) for part in parts) == len(sizes)


def test_counting_stops_when_the_limit_is_passed() -> None:
    assert FrameCounter().count(frame(PING) * FLOOD_FRAMES, 10.5) == 11


def test_a_budget_grows_again_with_time() -> None:
    budget = FrameBudget(messages_per_second=5, message_burst=20, now=0)
    assert budget.allows(frame(TEXT) * (20 + CONTROL_FRAMES_BURST), 0)
    assert not budget.allows(frame(PING), 0)
    assert budget.allows(frame(PING) * 10, 1)


def echo_application() -> web.Application:
    async def echo(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        with contextlib.suppress(ConnectionError):
            async for message in socket:
                await socket.send_str(message.data)
        return socket

    app = web.Application()
    app.router.add_get("/ws", echo)
    return app


FLOODS = {
    "pings": frame(PING),
    "pongs": frame(PONG),
    "empty fragments": frame(CONTINUATION, final=False),
    "fragments of one byte": frame(CONTINUATION, b"x", final=False),
}


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("early", [False, True], ids=["after the answer", "with the request"])
@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_frames_is_cut_off(flood: str, early: bool, loop: str) -> None:
    async def main() -> None:
        async with (
            serve(echo_application(), SETTINGS) as served,
            connect(served.port) as wire,
        ):
            asked = request("/ws", headers=upgrade(served.host, served.origin))
            frames = frame(TEXT, b"begun", final=False) + FLOODS[flood] * FLOOD_FRAMES
            with contextlib.suppress(ConnectionError):
                if early:
                    await wire.send(asked + frames)
                else:
                    await wire.send(asked)
                    assert (await wire.answer())[0] == 101
                    await wire.send(frames)
            await wire.ends()
            await until(lambda: not served.runner.connections)
            assert served.refused == ["rate-limited"]

    run(main(), loop)


@pytest.mark.parametrize("loop", LOOPS)
def test_frames_within_the_budget_are_answered(loop: str) -> None:
    async def main() -> None:
        async with serve(echo_application(), SETTINGS) as served, connect(served.port) as wire:
            await wire.send(request("/ws", headers=upgrade(served.host, served.origin)))
            assert (await wire.answer())[0] == 101
            parts = frame(TEXT, b"he", final=False) + frame(PING) + frame(CONTINUATION, b"llo")
            await wire.send(parts)
            async with asyncio.timeout(5):
                assert await wire.reader.readexactly(2) == b"\x8a\x00"
                assert await wire.reader.readexactly(7) == b"\x81\x05hello"
            assert served.refused == []

    run(main(), loop)
