"""The yardstick of `benchmarks.server`: aiohttp sends the same bytes, without rules and store.

    python -m benchmarks.bare PORT FRAMES

The file `FRAMES` has, for each message to a room, the frames that the real server sent to its five
players. This server sends them again and does nothing else.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import msgspec
import uvloop
from aiohttp import WSMsgType, web

Step = tuple[tuple[int, bytes], ...]
"""The frames that one message leads to, each with its seat."""


class Room:
    """Five connections, and the number of messages so far."""

    def __init__(self) -> None:
        self.sockets: dict[int, web.WebSocketResponse] = {}
        self.step = 0


async def main(port: int, steps: list[Step]) -> None:
    """Serve until killed."""
    rooms: dict[str, Room] = {}

    async def join(request: web.Request) -> web.WebSocketResponse:
        room = rooms.setdefault(request.match_info["room"], Room())
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        room.sockets[int(request.match_info["seat"])] = socket
        async for _ in socket:
            step = steps[room.step % len(steps)]
            room.step += 1
            for seat, frame in step:
                await room.sockets[seat].send_frame(frame, WSMsgType.TEXT)
        return socket

    app = web.Application()
    app.add_routes([web.get("/ws/{room}/{seat}", join)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port, backlog=1024).start()
    await asyncio.Event().wait()


if __name__ == "__main__":
    frames = msgspec.msgpack.decode(Path(sys.argv[2]).read_bytes(), type=list[Step])
    uvloop.run(main(int(sys.argv[1]), frames))
