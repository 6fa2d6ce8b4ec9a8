"""Requests to addresses that strangers have named reach the public internet, and nothing else."""

from __future__ import annotations

import asyncio
import socket
from threading import Event
from typing import Any

import pytest

from lorelode.web.notices import outgoing as outgoing_module
from lorelode.web.notices.outgoing import Outgoing, SendError, check_url, is_public

INSIDE = (
    *("127.0.0.1", "127.8.9.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1"),
    *("169.254.169.254", "100.64.0.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "fe80::1", "fe80::1%lo", "fc00::1", "fec0::1", "ff02::1", "2001:db8::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::1"),
)


@pytest.mark.parametrize("address", INSIDE)
def test_no_address_of_the_inside_is_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        *("", "https://", "push.example.org", "//push.example.org/", "file:///etc/passwd"),
        *("http://push.example.org/", "https://push.example.org:22/", "https://a:b@push.example/"),
        *(
            "https://push.example.org\\@inside/",
            "https://push.example.org/\r\nX: y",
            "https://[::1",
        ),
        "https://push.example.org:99999/",
    ],
)
def test_what_is_no_plain_https_address_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        check_url(url)


def test_a_name_or_an_address_of_the_inside_gets_no_connection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever a name leads to, it is the address of the socket that counts."""
    look_up = socket.getaddrinfo
    asked: list[str] = []

    def lie(host: Any, *rest: Any) -> Any:
        asked.append(host)
        return look_up("127.0.0.1" if host == "rebound.example.org" else host, *rest)

    monkeypatch.setattr(socket, "getaddrinfo", lie)

    async def scenario() -> None:
        reached = asyncio.Event()

        async def welcome(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            reached.set()
            writer.close()

        listening = await asyncio.start_server(welcome, "127.0.0.1", 0)
        port = listening.sockets[0].getsockname()[1]
        monkeypatch.setattr("lorelode.web.notices.outgoing.check_url", lambda *_, **__: "")
        outgoing = Outgoing()
        for host in ("rebound.example.org", "127.0.0.1", "[::ffff:127.0.0.1]", "localhost"):
            with pytest.raises(SendError):
                await outgoing.post(f"https://{host}:{port}/", b"", {})
        await outgoing.close()
        assert "rebound.example.org" in asked
        assert not reached.is_set()
        listening.close()

    asyncio.run(scenario())


def test_slow_names_fill_no_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    released = Event()
    asked: list[str] = []

    def wait(host: Any, *_: Any) -> Any:
        asked.append(host)
        released.wait(20)
        raise OSError("no such name")

    monkeypatch.setattr(socket, "getaddrinfo", wait)
    monkeypatch.setattr(outgoing_module, "CONNECT_SECONDS", 0.2)
    monkeypatch.setattr(outgoing_module, "MAX_LOOKUPS", 3)

    async def scenario() -> None:
        outgoing = Outgoing()

        async def post(number: int) -> str:
            with pytest.raises(SendError) as caught:
                await outgoing.post(f"https://slow{number}.example.org/", b"", {})
            return str(caught.value)

        given_up = await asyncio.gather(*(post(number) for number in range(2)))
        assert given_up == ["ConnectionTimeoutError"] * 2
        # Their lookups go on, so there is room for one more.
        others = await asyncio.gather(*(post(number) for number in range(2, 5)))
        assert sorted(others) == ["ClientConnectorDNSError"] * 2 + ["ConnectionTimeoutError"]
        assert len(asked) == 3
        released.set()
        await outgoing.close()

    asyncio.run(scenario())
