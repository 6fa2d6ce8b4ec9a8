"""The guard, over real sockets: hosts, origins, headers, rates, and failures."""

from __future__ import annotations

import asyncio
import json

import aiohttp
import pytest
import structlog
from aiohttp import web

from lorelode.core import Code, Refusal
from lorelode.web.guard import ADDRESS, SECURITY_HEADERS
from lorelode.web.settings import ServerSettings
from tests.web.serving import connect, request, run, serve, until, upgrade

SECRET = "the spare role is a digger"


def application() -> web.Application:
    async def hello(request: web.Request) -> web.Response:
        return web.Response(text=request[ADDRESS])

    async def echo(request: web.Request) -> web.Response:
        return web.Response(body=await request.read())

    async def kept(_: web.Request) -> web.Response:
        return web.Response(headers={"Cache-Control": "max-age=60", "Server": "x/1", "X-Own": "1"})

    async def broken(_: web.Request) -> web.Response:
        raise KeyError(SECRET)

    async def refuse(_: web.Request) -> web.Response:
        raise Refusal(Code.NO_FREE_SEAT)

    async def move_on(_: web.Request) -> web.Response:
        raise web.HTTPFound("/")

    async def lost(_: web.Request) -> web.Response:
        raise web.HTTPGone(headers={"X-Own": "1"})

    async def socket(request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse()
        await ws.prepare(request)
        async for message in ws:
            if message.data == "break":
                raise KeyError(SECRET)
            await ws.send_str(message.data)
        return ws

    app = web.Application(client_max_size=1000)
    app.router.add_get("/", hello)
    app.router.add_post("/echo", echo)
    app.router.add_put("/echo", echo)
    app.router.add_delete("/echo", echo)
    app.router.add_get("/kept", kept)
    app.router.add_get("/broken/{code}", broken)
    app.router.add_get("/refuse", refuse)
    app.router.add_get("/moved", move_on)
    app.router.add_get("/gone", lost)
    app.router.add_get("/ws", socket)
    return app


@pytest.mark.parametrize(
    ("hosts", "status"),
    [
        (["localhost:{port}"], 200),
        (["LOCALHOST:{port}"], 200),
        (["localhost"], 421),
        (["localhost:1"], 421),
        (["localhost:{port}0"], 421),
        (["localhost:{port}.evil.example"], 421),
        (["localhost.evil.example:{port}"], 421),
        (["evil.example:{port}"], 421),
        (["evil.example"], 421),
        (["127.0.0.1:{port}"], 421),
        (["localhost:{port}@evil.example"], 421),
        ([""], 421),
    ],
)
def test_a_request_with_a_foreign_host_is_refused(hosts: list[str], status: int) -> None:
    async def main() -> None:
        async with serve(application()) as served, connect(served.port) as wire:
            headers = [("Host", host.format(port=served.port)) for host in hosts]
            await wire.send(request(headers=headers))
            if status == 200:
                assert (await wire.answer())[0] == 200
            else:
                assert await wire.code() == (421, "wrong-host")
                assert served.refused == ["wrong-host"]

    run(main())


def test_a_request_without_a_host_is_refused() -> None:
    async def main() -> None:
        async with serve(application()) as served, connect(served.port) as wire:
            await wire.send(b"GET / HTTP/1.0\r\n\r\n")
            assert await wire.code() == (421, "wrong-host")

    run(main())


def test_a_request_with_two_hosts_is_refused() -> None:
    async def main() -> None:
        async with serve(application()) as served, connect(served.port) as wire:
            await wire.send(request(headers=[("Host", served.host), ("Host", "evil.example")]))
            status, _, _ = await wire.answer()
            assert status in (400, 421)

    run(main())


LOOK_ALIKES = [
    "null",
    "",
    "http://evil.example",
    "http://localhost",
    "http://localhost:{port}.evil.example",
    "http://localhost:{port}0",
    "http://localhost:{port}/",
    "http://localhost:{port}#",
    "http://localhost:{port} http://evil.example",
    "https://localhost:{port}",
    "HTTP://localhost:{port}",
    "http://LOCALHOST:{port}",
    "http://127.0.0.1:{port}",
    "http://evil.example@localhost:{port}",
    "http://localhost:{port}@evil.example",
    "http://xlocalhost:{port}",
    "http://localhost.:{port}",
    "localhost:{port}",
]


@pytest.mark.parametrize("origin", [*LOOK_ALIKES, None])
def test_a_websocket_needs_an_allowed_origin(origin: str | None) -> None:
    async def main() -> None:
        async with serve(application()) as served, connect(served.port) as wire:
            said = None if origin is None else origin.format(port=served.port)
            await wire.send(request("/ws", headers=upgrade(served.host, said)))
            assert await wire.code() == (403, "wrong-origin")
            assert served.refused == ["wrong-origin"]
            # A look-alike of the upgrade itself gets no further.
            asked = upgrade(served.host, said) | {"Upgrade": " WebSocket, h2c"}
            await wire.send(request("/ws", headers=asked))
            assert await wire.code() == (403, "wrong-origin")

    run(main())


def test_a_websocket_with_two_origins_is_refused() -> None:
    async def main() -> None:
        async with serve(application()) as served, connect(served.port) as wire:
            asked = [
                *upgrade(served.host, served.origin).items(),
                ("Origin", "http://evil.example"),
            ]
            await wire.send(request("/ws", headers=asked))
            assert await wire.code() == (403, "wrong-origin")

    run(main())


def test_the_answer_to_a_websocket_has_every_header() -> None:
    async def main() -> None:
        async with serve(application()) as served, aiohttp.ClientSession() as session:
            url = f"{served.origin}/ws"
            async with session.ws_connect(url, headers={"Origin": served.origin}) as ws:
                await ws.send_str("here")
                assert (await ws.receive(timeout=5)).data == "here"
                for name, value in SECURITY_HEADERS.items():
                    assert ws._response.headers.getall(name) == [value]

    run(main())


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "MKCOL", "TRACE"])
def test_a_changing_request_needs_our_header(method: str) -> None:
    async def main() -> None:
        async with serve(application()) as served, connect(served.port) as wire:
            for sent in ({}, {"X-Lorelode": "0"}, {"X-Lorelode": ""}):
                headers = {"Host": served.host, "Origin": served.origin, **sent}
                await wire.send(request("/echo", method=method, headers=headers))
                assert await wire.code() == (403, "header-missing")

    run(main())


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_a_changing_request_with_our_header_is_handled(method: str) -> None:
    async def main() -> None:
        async with serve(application()) as served, connect(served.port) as wire:
            for sent in ({}, {"Origin": served.origin}):
                headers = {"Host": served.host, "X-Lorelode": "1", "Content-Length": "5", **sent}
                await wire.send(request("/echo", method=method, headers=headers, body=b"hello"))
                status, _, body = await wire.answer()
                assert (status, body) == (200, b"hello")
            assert served.refused == []

    run(main())


@pytest.mark.parametrize("origin", LOOK_ALIKES)
def test_a_changing_request_of_another_origin_is_refused(origin: str) -> None:
    async def main() -> None:
        async with serve(application()) as served, connect(served.port) as wire:
            said = origin.format(port=served.port)
            headers = {"Host": served.host, "X-Lorelode": "1", "Origin": said}
            await wire.send(request("/echo", method="POST", headers=headers))
            assert await wire.code() == (403, "wrong-origin")

    run(main())


def test_a_preflight_of_another_origin_is_not_allowed() -> None:
    async def main() -> None:
        async with serve(application()) as served, connect(served.port) as wire:
            headers = {
                "Host": served.host,
                "Origin": "http://evil.example",
                "Access-Control-Request-Method": "POST",
                "Access-Control-Request-Headers": "x-lorelode",
            }
            await wire.send(request("/echo", method="OPTIONS", headers=headers))
            status, answered, _ = await wire.answer()
            assert status == 405
            assert not [name for name in answered if name.startswith("access-control")]

    run(main())


@pytest.mark.parametrize(
    ("target", "status", "code"),
    [
        ("/", 200, None),
        ("/kept", 200, None),
        ("/moved", 302, None),
        ("/nothing", 404, "not-found"),
        ("/refuse", 409, "no-free-seat"),
        ("/gone", 410, "bad-request"),
        ("/broken/abcd", 500, "internal"),
        ("/ws", 400, "bad-request"),
        ("/echo", 405, "wrong-method"),
    ],
)
def test_every_answer_has_the_headers(target: str, status: int, code: str | None) -> None:
    async def main() -> None:
        with structlog.testing.capture_logs():
            async with serve(application()) as served, connect(served.port) as wire:
                await wire.send(request(target, headers={"Host": served.host}))
                got, headers, body = await wire.answer()
                assert got == status
                for name, value in SECURITY_HEADERS.items():
                    assert headers[name.lower()] == value
                caching = "max-age=60" if target == "/kept" else "no-store"
                assert headers["cache-control"] == caching
                if target in ("/kept", "/gone"):
                    assert headers["x-own"] == "1"
                if target == "/echo":
                    assert set(headers["allow"].split(",")) == {"DELETE", "POST", "PUT"}
                if code:
                    assert json.loads(body)["code"] == code
                    assert served.refused == [code]

    run(main())


@pytest.mark.parametrize("target", ["/", "/refuse", "/nowhere", "not a request"])
def test_browsers_are_told_to_keep_to_https_where_the_address_has_it(target: str) -> None:
    async def main() -> None:
        for public_url, expected in (
            (None, None),
            ("http://play.example", None),
            ("https://play.example", "max-age=31536000"),
        ):
            settings = ServerSettings(public_url=public_url)
            async with serve(application(), settings) as served, connect(served.port) as wire:
                await wire.send(request(target, headers={"Host": served.host}))
                _, headers, _ = await wire.answer()
                assert headers.get("strict-transport-security") == expected

    run(main())


def test_the_content_policy_forbids_foreign_scripts() -> None:
    policy = SECURITY_HEADERS["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; script-src 'self';")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


def test_a_failure_is_logged_and_not_shown_to_the_client() -> None:
    async def main() -> None:
        with structlog.testing.capture_logs() as logs:
            async with serve(application()) as served, connect(served.port) as wire:
                await wire.send(request("/broken/abcd?x=1", headers={"Host": served.host}))
                status, _, body = await wire.answer()
                assert status == 500
                assert SECRET not in body.decode()
                await wire.send(request("/", headers={"Host": served.host}))
                assert (await wire.answer())[0] == 200
        [log] = logs
        assert (log["event"], log["log_level"]) == ("request failed", "error")
        assert (log["method"], log["route"]) == ("GET", "/broken/{code}")

    run(main())


def test_a_websocket_whose_handler_fails_is_closed_and_gets_no_second_answer() -> None:
    async def main() -> None:
        with structlog.testing.capture_logs() as logs:
            async with serve(application()) as served, connect(served.port) as wire:
                await wire.send(request("/ws", headers=upgrade(served.host, served.origin)))
                assert (await wire.answer())[0] == 101
                await wire.send(b"\x81\x85\0\0\0\0break")  # a text frame under a mask of noughts
                async with asyncio.timeout(5):
                    assert await wire.reader.read() == b""
        assert [log["event"] for log in logs] == ["request failed"]

    run(main())


def test_a_client_that_leaves_early_is_not_logged_as_a_failure() -> None:
    async def main() -> None:
        with structlog.testing.capture_logs() as logs:
            async with serve(application()) as served:
                headers = {"Host": served.host, "X-Lorelode": "1", "Content-Length": "900"}
                async with connect(served.port) as wire:
                    await wire.send(request("/echo", method="POST", headers=headers, body=b"hel"))
                    await asyncio.sleep(0.05)
                await until(lambda: not served.runner.connections)
        assert logs == []

    run(main())


@pytest.mark.parametrize(
    ("body", "answer"),
    [
        (b"5\r\nhello\r\n0\r\n\r\n", None),
        (b"zz\r\nhello\r\n0\r\n\r\n", (400, "bad-request")),
        (b"3e9\r\n" + b"x" * 1001 + b"\r\n0\r\n\r\n", (413, "too-large")),
    ],
    ids=["good", "broken", "large"],
)
def test_a_wrong_or_too_large_body_is_refused(body: bytes, answer: tuple[int, str] | None) -> None:
    async def main() -> None:
        async with serve(application()) as served, connect(served.port) as wire:
            headers = {"Host": served.host, "X-Lorelode": "1", "Transfer-Encoding": "chunked"}
            await wire.send(request("/echo", method="POST", headers=headers))
            await asyncio.sleep(0.02)
            await wire.send(body)
            if answer is None:
                assert (await wire.answer())[2] == b"hello"
            else:
                assert await wire.code() == answer

    run(main())


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"nonsense\r\n\r\n", (400, "bad-request")),
        (b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", (400, "bad-request")),
        (request(headers={"Host": "a", "X": "x" * 9000}), (400, "bad-request")),
        (request(headers={"Host": "a", "Expect": "wonders"}), (417, "bad-request")),
    ],
)
def test_errors_before_the_guard_are_refused_in_the_same_form(
    sent: bytes, answer: tuple[int, str]
) -> None:
    async def main() -> None:
        with structlog.testing.capture_logs() as logs:
            async with serve(application()) as served, connect(served.port) as wire:
                await wire.send(sent)
                status, headers, body = await wire.answer()
                assert (status, json.loads(body)["code"]) == answer
                for name, value in SECURITY_HEADERS.items():
                    assert headers[name.lower()] == value
        assert [log for log in logs if log["log_level"] != "debug"] == []

    run(main())
