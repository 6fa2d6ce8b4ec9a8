"""Servers at one port hand WebSockets over to the owners of their tables."""

from __future__ import annotations

import asyncio
import socket
import tempfile
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest

from lorelode.core.refusal import Code
from lorelode.web.handover import Handover, name_link
from lorelode.web.visitors import COOKIE
from tests.server.clients import Visitor
from tests.server.local_nodes import Node, joined, nodes
from tests.server.raw_client import TEXT, dial, frame
from tests.web.serving import LATE, LOOPS, run, until

pytestmark = pytest.mark.usefixtures("long_leases")


def open_files() -> int:
    return sum(1 for _ in Path("/proc/self/fd").iterdir())


def count(node: Node, name: str) -> float:
    value = node.server.metrics.registry.get_sample_value(f"lorelode_{name}")
    assert value is not None
    return value


@pytest.mark.parametrize("loop", LOOPS)
def test_the_owner_serves_whoever_comes_to_another_server_of_the_port(
    loop: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with nodes(tmp_path, one_port=True) as (one, two), Visitor(one.base) as ann:
            code = await ann.make_table()
            host = await joined(ann, code)
            before = open_files()
            async with Visitor(two.base) as bob, aiohttp.ClientSession() as http:
                wire = await joined(bob, code)
                await wire.do("sit", seat=1, name="Bob")
                # A new visitor gets a token.
                async with http.ws_connect(
                    f"{two.base}/ws/{code}", headers={"Origin": two.base}
                ) as plain:
                    assert len(plain._response.cookies[COOKIE].value) == 43
                # The first messages may come with the request.
                async with dial(two.base) as raw:
                    sent = b'{"type":"hello"}', b'{"type":"sit","id":"1","seat":2,"name":"Eve"}'
                    tail = b"".join(frame(TEXT, text) for text in sent)
                    await raw.send(upgrade_request(two.base, code) + tail)
                    assert (await raw.read_answer()).status == 101
                    while (await raw.read_message())["type"] != "done":
                        pass
                await host.until(lambda message: "Eve" in str(message))
                assert count(two, "connections_handed_over_total") == 3
                # A request is answered by the server that was asked.
                assert (await bob.ask_why("ZZZZZZZZ"))[0] == 404
                # The server that was asked may go: the connection is not its own any more.
                await two.stop()
                await wire.do("say", text="still here")
                assert count(one, "connections") == 2
            assert count(two, "relayed_connections") == 0
            await until(lambda: count(one, "connections") == 1)
            await until(lambda: open_files() <= before)

    run(scenario(), loop)


def upgrade_request(base: str, code: str) -> bytes:
    host = base.removeprefix("http://")
    return (
        f"GET /ws/{code} HTTP/1.1\r\nHost: {host}\r\nOrigin: {base}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def test_a_connection_is_refused_by_the_owner_and_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with nodes(tmp_path, one_port=True) as (one, two), Visitor(one.base) as ann:
            code = await ann.make_table()
            one.server.readiness.count_connections = lambda: 10**9
            async with dial(two.base) as raw:
                assert (await raw.upgrade(code)).refusal == (503, Code.SERVER_FULL)
                # The next request is one to the owner, under the same rules as any.
                answer = await raw.get("/api/tables", {"Host": "elsewhere.example"})
                assert answer.refusal == (421, Code.WRONG_HOST)
                assert (await raw.get("/api/tables")).status == 200
            assert count(two, "connections_handed_over_total") == 1

    run(scenario())


async def take_nothing(_: Handover, link: socket.socket) -> None:
    """As an owner that dies before it answers."""
    link.close()


async def freeze(_: Handover, link: socket.socket) -> None:
    """As an owner that is stopped before it answers."""
    with link:
        await asyncio.sleep(LATE)


def test_a_connection_that_nobody_takes_is_relayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with nodes(tmp_path, one_port=True) as (one, two), Visitor(one.base) as ann:
            code = await ann.make_table()
            async with Visitor(two.base) as bob, Visitor(two.base) as cat:
                with monkeypatch.context() as patched:
                    patched.setattr(Handover, "_take", take_nothing)
                    await (await joined(bob, code)).do("sit", seat=1, name="Bob")
                with monkeypatch.context() as patched:
                    # The other end seems to be another user.
                    patched.setattr("lorelode.web.handover.os.geteuid", lambda: 1 << 20)
                    await (await joined(cat, code)).do("sit", seat=2, name="Cat")
                assert count(two, "relayed_connections") == 2
                assert count(two, "connections_handed_over_total") == 0

    run(scenario())


def test_a_connection_is_closed_if_the_owner_may_take_it_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lorelode.web.handover.ANSWER_SECONDS", 0.1)

    async def scenario() -> None:
        async with nodes(tmp_path, one_port=True) as (one, two), Visitor(one.base) as ann:
            code = await ann.make_table()
            async with Visitor(two.base) as bob:
                with monkeypatch.context() as patched:
                    patched.setattr(Handover, "_take", freeze)
                    with pytest.raises(aiohttp.ClientError):
                        await bob.join(code)
                assert (await joined(bob, code)).view["you"]["seat"] is None

    run(scenario())


def test_nonsense_at_the_unix_socket_leaves_nothing_open(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with nodes(tmp_path, one_port=True) as (one, two), Visitor(one.base) as ann:
            code = await ann.make_table()
            assert one.server.cluster is not None
            before = open_files()
            cluster, port = one.server.cluster, int(one.base.rpartition(":")[2])
            name = name_link(cluster.secret, cluster.lease.address, port)
            loop = asyncio.get_running_loop()
            head = b"GET / HTTP/1.1\r\n\r\n"
            with tempfile.TemporaryFile() as plain, socket.socket() as unconnected:
                file, client = plain.fileno(), unconnected.fileno()
                for sent, given in (
                    (head, []),
                    (head, [file]),
                    (head, [client]),
                    (head, [client, file]),
                    (bytes(100_000), [client]),
                    (b"", []),
                ):
                    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as link:
                        link.connect(name)
                        link.setblocking(False)
                        socket.send_fds(link, [sent], given)
                        async with asyncio.timeout(LATE):
                            with suppress(ConnectionError):
                                while await loop.sock_recv(link, 100):
                                    pass
            await until(lambda: open_files() <= before)
            async with Visitor(two.base) as bob:
                await joined(bob, code)
            assert count(two, "connections_handed_over_total") == 1

    run(scenario())
