"""How often an address may ask, over real sockets."""

from __future__ import annotations

import json
from ipaddress import ip_network

import pytest
from aiohttp import web

from lorelode.web.guard import ADDRESS
from lorelode.web.settings import ServerSettings
from tests.web.serving import Wire, connect, request, run, serve


def application() -> web.Application:
    async def hello(request: web.Request) -> web.Response:
        return web.Response(text=request[ADDRESS])

    app = web.Application()
    app.router.add_get("/", hello)
    return app


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


async def statuses(wire: Wire, count: int, headers: dict[str, str]) -> list[int]:
    found = []
    for _ in range(count):
        await wire.send(request(headers=headers))
        found.append((await wire.answer())[0])
    return found


def test_an_address_above_its_rate_is_refused() -> None:
    async def main() -> None:
        clock = Clock()
        settings = ServerSettings(requests_per_second=0.5, request_burst=3)
        async with serve(application(), settings, clock) as served, connect(served.port) as wire:
            here = {"Host": served.host}
            assert await statuses(wire, 3, here) == [200] * 3
            await wire.send(request(headers=here))
            status, headers, body = await wire.answer()
            assert (status, headers["retry-after"]) == (429, "2")
            assert json.loads(body)["code"] == "too-many-requests"
            clock.now += 2
            assert await statuses(wire, 2, here) == [200, 429]

    run(main())


@pytest.mark.parametrize(("proxies", "expected"), [(True, [200, 200]), (False, [200, 429])])
def test_behind_a_proxy_each_client_has_its_own_rate(proxies: bool, expected: list[int]) -> None:
    async def main() -> None:
        settings = ServerSettings(
            request_burst=1,
            requests_per_second=0.001,
            trusted_proxies=(ip_network("127.0.0.0/8"),) if proxies else (),
        )
        async with serve(application(), settings) as served, connect(served.port) as wire:
            found = []
            for address in ("203.0.113.1", "203.0.113.2"):
                headers = {"Host": served.host, "X-Forwarded-For": address}
                await wire.send(request(headers=headers))
                status, _, body = await wire.answer()
                found.append(status)
                if status == 200:
                    assert body.decode() == (address if proxies else "127.0.0.1")
            assert found == expected

    run(main())
