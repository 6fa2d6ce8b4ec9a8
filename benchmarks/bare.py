"""The yardstick: aiohttp passing the same bytes to five, with no rules and no store.

    python -m benchmarks.bare PORT FRAMES

`FRAMES` holds, for each message of a room, the frames that its five are to be sent, as the real
server sent them. It does nothing else that a server has to.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import msgspec
import uvloop
from aiohttp import WSMsgType, web

Step = tuple[tuple[int, bytes], ...]
"""Who is sent what."""


class Room:
    """Five connections, and how far they have come."""

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
