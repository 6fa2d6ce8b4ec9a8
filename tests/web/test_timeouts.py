"""Slow and many connections, over real sockets, on both loops."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from ipaddress import ip_network

import aiohttp
import pytest
import structlog
from aiohttp import web

from lorelode.web.settings import ServerSettings
from lorelode.web.timeouts import CONNECTION_RATE_FACTOR
from tests.web.serving import LOOPS, Wire, connect, request, run, serve, until, upgrade

HEADER = 0.3
QUICK = ServerSettings(header_seconds=HEADER, lag_seconds=HEADER)

pytestmark = pytest.mark.parametrize("loop", LOOPS)


@pytest.fixture(autouse=True)
def nothing_is_logged() -> Iterator[None]:
    """A connection that is cut is no failure."""
    with structlog.testing.capture_logs() as logs:
        yield
    assert [log for log in logs if log["log_level"] != "debug"] == []


def application() -> web.Application:
    async def hello(_: web.Request) -> web.Response:
        return web.Response(text="hello")

    async def ponder(_: web.Request) -> web.Response:
        await asyncio.sleep(2 * HEADER)
        return web.Response(text="hello")

    async def count(request: web.Request) -> web.Response:
        return web.Response(text=str(len(await request.read())))

    async def much(_: web.Request) -> web.Response:
        return web.Response(body=bytes(30_000_000))

    async def little(request: web.Request) -> web.Response:
        """More than the system takes off our hands, less than makes a transport wait."""
        assert request.transport is not None
        wire = request.transport.get_extra_info("socket")
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        response = web.Response(body=bytes(60_000))
        response.force_close()
        return response

    async def echo(request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse()
        await ws.prepare(request)
        async for message in ws:
            await ws.send_str(message.data)
        return ws

    async def flood(request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse()
        await ws.prepare(request)
        with contextlib.suppress(ConnectionError):
            while not ws.closed:
                await ws.send_bytes(bytes(100_000))
        return ws

    app = web.Application(client_max_size=10_000_000)
    app.router.add_get("/", hello)
    app.router.add_get("/ponder", ponder)
    app.router.add_post("/count", count)
    app.router.add_get("/much", much)
    app.router.add_get("/little", little)
    app.router.add_get("/ws", echo)
    app.router.add_get("/flood", flood)
    return app


async def trickle(wire: Wire, data: bytes, pause: float = 0.02) -> None:
    """Send byte by byte, until the other side has had enough."""
    with contextlib.suppress(ConnectionError):
        for byte in data:
            await wire.send(bytes([byte]))
            await asyncio.sleep(pause)


def clock() -> float:
    return asyncio.get_running_loop().time()


async def cut(wire: Wire, since: float) -> None:
    """Check that the connection is cut, and not before its time."""
    await wire.ends()
    assert clock() - since > 0.9 * HEADER


def test_a_silent_connection_is_closed(loop: str) -> None:
    async def main() -> None:
        async with serve(application(), QUICK) as served:
            since = clock()
            async with connect(served.port) as wire:
                await cut(wire, since)
                await until(lambda: not served.runner.connections)

    run(main(), loop)


def test_a_connection_with_half_a_header_is_closed(loop: str) -> None:
    async def main() -> None:
        async with serve(application(), QUICK) as served:
            since = clock()
            async with connect(served.port) as wire:
                await wire.send(b"GET / HTTP/1.1\r\nHost: ")
                await cut(wire, since)

    run(main(), loop)


def test_a_slow_header_is_cut_off_while_others_are_served(loop: str) -> None:
    async def main() -> None:
        async with serve(application(), QUICK) as served, contextlib.AsyncExitStack() as stack:
            since = clock()
            slow = [await stack.enter_async_context(connect(served.port)) for _ in range(20)]
            data = request(headers={"Host": served.host, "X-Padding": "x" * 500})
            trickles = [asyncio.create_task(trickle(wire, data)) for wire in slow]
            ends = [asyncio.create_task(cut(wire, since)) for wire in slow]
            for _ in range(20):
                async with connect(served.port) as wire:
                    await wire.send(request(headers={"Host": served.host}))
                    assert (await wire.answer())[0] == 200
                await asyncio.sleep(0.02)
            await asyncio.gather(*ends)
            for task in trickles:
                task.cancel()
            await asyncio.gather(*trickles, return_exceptions=True)
            await until(lambda: not served.runner.connections)

    run(main(), loop)


def test_a_kept_connection_may_be_idle_but_not_slow(loop: str) -> None:
    async def main() -> None:
        async with serve(application(), QUICK) as served, connect(served.port) as wire:
            for _ in range(2):
                await wire.send(request(headers={"Host": served.host}))
                assert (await wire.answer())[2] == b"hello"
                await asyncio.sleep(2 * HEADER)
            since = clock()
            await wire.send(b"GET / HT")
            await cut(wire, since)

    run(main(), loop)


def test_a_header_in_two_pieces_is_served_and_its_timeout_ends(loop: str) -> None:
    async def main() -> None:
        async with serve(application(), QUICK) as served, connect(served.port) as wire:
            data = request("/ponder", headers={"Host": served.host})
            await wire.send(data[:20])
            await asyncio.sleep(0.02)
            await wire.send(data[20:])
            assert (await wire.answer())[2] == b"hello"

    run(main(), loop)


@pytest.mark.parametrize("also", [{}, {"Connection": "Upgrade", "Upgrade": "websocket"}])
def test_a_slow_body_is_cut_off(loop: str, also: dict[str, str]) -> None:
    async def main() -> None:
        async with serve(application(), QUICK) as served, connect(served.port) as wire:
            headers = {
                "Host": served.host,
                "Origin": served.origin,
                "X-Lorelode": "1",
                "Content-Length": "500",
                **also,
            }
            since = clock()
            await wire.send(request("/count", method="POST", headers=headers))
            task = asyncio.create_task(trickle(wire, b"x" * 500))
            await cut(wire, since)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await until(lambda: not served.runner.connections)

    run(main(), loop)


def test_a_body_in_two_pieces_is_served_and_its_timeout_ends(loop: str) -> None:
    async def main() -> None:
        async with serve(application(), QUICK) as served, connect(served.port) as wire:
            headers = {"Host": served.host, "X-Lorelode": "1", "Content-Length": "10"}
            await wire.send(request("/count", method="POST", headers=headers, body=b"hello"))
            await asyncio.sleep(0.02)
            await wire.send(b"hello")
            assert (await wire.answer())[2] == b"10"
            await asyncio.sleep(1.5 * HEADER)
            await wire.send(request(headers={"Host": served.host}))
            assert (await wire.answer())[2] == b"hello"

    run(main(), loop)


def test_a_large_body_has_more_time(loop: str) -> None:
    async def main() -> None:
        async with serve(application(), QUICK) as served, connect(served.port) as wire:
            headers = {"Host": served.host, "X-Lorelode": "1", "Content-Length": "160000"}
            await wire.send(request("/count", method="POST", headers=headers))
            for _ in range(8):
                await wire.send(bytes(20_000))
                await asyncio.sleep(HEADER / 3)
            assert (await wire.answer())[2] == b"160000"
            await asyncio.sleep(1.5 * HEADER)
            await wire.send(request(headers={"Host": served.host}))
            assert (await wire.answer())[2] == b"hello"

    run(main(), loop)


def test_a_websocket_has_no_request_timeout(loop: str) -> None:
    async def main() -> None:
        async with serve(application(), QUICK) as served, aiohttp.ClientSession() as session:
            url = f"{served.origin}/ws"
            async with session.ws_connect(url, headers={"Origin": served.origin}) as ws:
                for said in ("one", "two", "three"):
                    await ws.send_str(said)
                    assert (await ws.receive(timeout=5)).data == said
                    await asyncio.sleep(1.5 * HEADER)
                assert not ws.closed

    run(main(), loop)


def test_a_websocket_may_send_a_frame_in_pieces(loop: str) -> None:
    async def main() -> None:
        async with serve(application(), QUICK) as served, connect(served.port) as wire:
            await wire.send(request("/ws", headers=upgrade(served.host, served.origin)))
            assert (await wire.answer())[0] == 101
            await trickle(wire, b"\x81\x85\0\0\0\0hello", pause=HEADER / 5)
            assert await wire.reader.readexactly(7) == b"\x81\x05hello"

    run(main(), loop)


def test_after_a_refused_upgrade_the_timeouts_still_apply(loop: str) -> None:
    async def main() -> None:
        async with serve(application(), QUICK) as served, connect(served.port) as wire:
            await wire.send(request("/ws", headers=upgrade(served.host, None)))
            assert await wire.code() == (403, "wrong-origin")
            await asyncio.sleep(1.5 * HEADER)
            await wire.send(request(headers={"Host": served.host}))
            assert (await wire.answer())[2] == b"hello"
            since = clock()
            await wire.send(b"GET")
            await cut(wire, since)

    run(main(), loop)


def test_frames_that_come_with_a_refused_upgrade_are_not_read_as_requests(loop: str) -> None:
    async def main() -> None:
        async with serve(application(), QUICK) as served, connect(served.port) as wire:
            asked = request("/ws", headers=upgrade(served.host, None))
            smuggled = request(headers={"Host": served.host})
            with contextlib.suppress(ConnectionError):
                await wire.send(asked + b"\x89\x80mask" * 1000 + smuggled)
            assert await wire.code() == (403, "wrong-origin")
            assert await wire.reader.read() == b""
            assert served.refused == ["wrong-origin"]

    run(main(), loop)


async def unread(port: int, sent: bytes) -> socket.socket:
    """A connection that asks and then reads nothing, with little room for what it does not."""
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sock.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(sock, ("127.0.0.1", port))
    await loop.sock_sendall(sock, sent)
    return sock


@pytest.mark.parametrize("target", ["/much", "/little", "/flood"])
def test_a_client_that_does_not_read_its_answer_is_cut_off(loop: str, target: str) -> None:
    async def main() -> None:
        async with serve(application(), QUICK) as served:
            headers = {"Host": served.host}
            if target == "/flood":
                headers = upgrade(served.host, served.origin)
            sock = await unread(served.port, request(target, headers=headers))
            try:
                await asyncio.sleep(HEADER / 2)
                assert served.runner.connections == 1
                await until(lambda: not served.runner.connections)
            finally:
                sock.close()

    run(main(), loop)


def test_new_connections_of_one_address_are_limited(loop: str) -> None:
    async def main() -> None:
        settings = ServerSettings(requests_per_second=1, request_burst=2)
        async with serve(application(), settings) as served:
            for _ in range(2 * CONNECTION_RATE_FACTOR):
                async with connect(served.port):
                    pass
            await until(lambda: not served.runner.connections)
            assert served.refused == []
            async with connect(served.port) as one_more:
                await one_more.ends()
            assert served.refused == ["too-many-connections"]
            await asyncio.sleep(1.5 / CONNECTION_RATE_FACTOR)
            async with connect(served.port) as later:
                await later.send(request(headers={"Host": served.host}))
                assert (await later.answer())[0] == 200

    run(main(), loop)


def test_connections_of_one_address_are_limited(loop: str) -> None:
    async def main() -> None:
        settings = ServerSettings(connections_per_address=2)
        async with serve(application(), settings) as served:
            async with connect(served.port) as first, connect(served.port) as second:
                for wire in (first, second):
                    await wire.send(request(headers={"Host": served.host}))
                    assert (await wire.answer())[0] == 200
                async with connect(served.port) as third:
                    await third.ends()
                assert served.runner.connections == 2
                assert served.refused == ["too-many-connections"]
                await first.send(request(headers={"Host": served.host}))
                assert (await first.answer())[0] == 200
            await until(lambda: not served.runner.connections)
            async with connect(served.port) as again:
                await again.send(request(headers={"Host": served.host}))
                assert (await again.answer())[0] == 200

    run(main(), loop)


def test_a_trusted_proxy_is_limited_by_the_total_only(loop: str) -> None:
    async def main() -> None:
        settings = ServerSettings(
            connections_per_address=1, max_connections=3, trusted_proxies=(ip_network("127.0.0.1"),)
        )
        async with serve(application(), settings) as served, contextlib.AsyncExitStack() as stack:
            for _ in range(3):
                wire = await stack.enter_async_context(connect(served.port))
                await wire.send(request(headers={"Host": served.host}))
                assert (await wire.answer())[0] == 200
            async with connect(served.port) as wire:
                await wire.ends()

    run(main(), loop)


def test_a_server_stops_with_connections_open(loop: str) -> None:
    async def main() -> None:
        async with contextlib.AsyncExitStack() as stack:
            async with serve(application(), QUICK) as served:
                idle = await stack.enter_async_context(connect(served.port))
                await idle.send(request(headers={"Host": served.host}))
                await idle.answer()
                half = await stack.enter_async_context(connect(served.port))
                await half.send(b"GET ")
                await asyncio.sleep(0.05)
            assert served.runner.connections == 0
            for wire in (idle, half):
                await wire.ends()

    run(main(), loop)
