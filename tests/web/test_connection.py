"""A connection of a table: it cuts off those who read too slowly, and nobody else."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from lorelode.tables.log import PersonId
from lorelode.web.connection import MAX_UNSENT_BYTES, Connection


def test_a_long_first_message_does_not_cut_off_its_reader() -> None:
    async def story() -> None:
        released = asyncio.Event()

        async def read_nothing(_reader: object, writer: asyncio.StreamWriter) -> None:
            await released.wait()
            writer.close()

        server = await asyncio.start_server(read_nothing, "127.0.0.1", 0, limit=1024)
        port = server.sockets[0].getsockname()[1]
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        socket = cast(Any, SimpleNamespace(closed=False))
        connection = Connection(socket, cast(asyncio.Transport, writer.transport), PersonId("ann"))
        first = bytes(64 * MAX_UNSENT_BYTES)
        connection.send(first)
        assert writer.transport.get_write_buffer_size() > MAX_UNSENT_BYTES
        connection.send(b"an update")
        assert not writer.transport.is_closing()
        while not writer.transport.is_closing():
            assert writer.transport.get_write_buffer_size() < len(first) + 3 * MAX_UNSENT_BYTES
            connection.send(bytes(MAX_UNSENT_BYTES))
        released.set()
        server.close()

    asyncio.run(story())
