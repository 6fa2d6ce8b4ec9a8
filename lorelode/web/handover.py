"""Hands WebSockets over to the other servers of a cluster that listen at the same port.

The system gives a new connection to any of them. One that does not own the table sends the socket
itself to the owner, with what it has read so far, and has nothing more to do with it: the owner
goes on as if the system had given the connection to it.

Sockets go through Unix sockets. Their names follow from the secret of the cluster, so that nobody
can take a name before its owner does, and both ends check that the other one is the same user.
"""

from __future__ import annotations

import asyncio
import hmac
import os
import socket
import struct
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

import structlog
from aiohttp import web

from lorelode.web.timeouts import Runner, TimeoutHandler

if TYPE_CHECKING:
    from lorelode.web.cluster import Cluster

ANSWER_SECONDS: Final = 3.0
"""How long the owner may take to accept a socket: one that is frozen never does."""

MAX_RECEIVED_BYTES: Final = 64 * 1024
"""Longer requests, with what came after them, are not handed over."""

MAX_WAITING: Final = 128
"""How many sockets may wait for the owner to look at them."""

RETRY_SECONDS: Final = 1.0
"""How long no sockets are taken after the system has refused one."""

_TAKEN: Final = b"\x01"
_CREDENTIALS: Final = struct.Struct("3i")
"""Process, user and group of the other end, as the system knows them."""

_logs = structlog.get_logger()


class Handover:
    """Gives sockets to the servers that listen at this port, and takes theirs."""

    def __init__(self, cluster: Cluster, runner: Runner, port: int) -> None:
        self._cluster = cluster
        self._runner = runner
        self._port = port
        self._taking: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def take(self, listening: socket.socket) -> AsyncIterator[None]:
        """Take sockets that others give to this server."""
        accepting = asyncio.create_task(self._accept(listening))
        try:
            yield
        finally:
            tasks = (accepting, *self._taking)
            for task in tasks:
                task.cancel()
            # The event loop must not look at a file that is closed.
            await asyncio.wait(tasks)

    async def give(self, request: web.Request, address: str) -> bool:
        """Hand the connection of an upgrade over to the server at an address, if that is possible.

        Afterwards nothing may be sent to the client any more.
        """
        protocol, transport = request.protocol, request.transport
        if not isinstance(protocol, TimeoutHandler) or transport is None:
            return False
        received = protocol.received_upgrade(request)
        if received is None or len(received) > MAX_RECEIVED_BYTES:
            return False
        protocol.pause_reading()
        taken = False
        # An error: it is on another machine, at another port, or no longer there.
        with suppress(OSError), _open_link() as link, _copy_socket(transport) as client:
            link.connect(self._name(address))
            _require_same_user(link)
            socket.send_fds(link, [received], [client.fileno()])
            taken = await _wait_until_taken(link, client)
        if taken:
            protocol.leave()
        else:
            protocol.resume_reading()
        return taken

    async def _accept(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                link, _ = await loop.sock_accept(listening)
            except OSError as error:
                _logs.warning("no sockets taken", error=str(error))
                await asyncio.sleep(RETRY_SECONDS)
                continue
            task = loop.create_task(self._take(link))
            self._taking.add(task)
            task.add_done_callback(self._taking.discard)

    async def _take(self, link: socket.socket) -> None:
        """Take the socket that somebody gives."""
        with link:
            try:
                _require_same_user(link)
                async with asyncio.timeout(ANSWER_SECONDS):
                    await _wait_until_readable(link)
                received, files, flags, _ = socket.recv_fds(
                    link, MAX_RECEIVED_BYTES, 1, socket.MSG_CMSG_CLOEXEC
                )
                if not files:
                    return
                client = _open_socket(files[0])
                try:
                    if flags & (socket.MSG_TRUNC | socket.MSG_CTRUNC):
                        raise OSError("more than one socket, or too many bytes")
                    link.send(_TAKEN)
                    await self._runner.serve_socket(client, received)
                except BaseException:
                    client.close()
                    raise
            except (OSError, ValueError) as error:
                _logs.debug("socket not taken", error=str(error))

    def _name(self, address: str) -> bytes:
        return name_link(self._cluster.secret, address, self._port)


def name_link(secret: str, address: str, port: int) -> bytes:
    """The name of the Unix socket at which the server of an address takes sockets of a port."""
    digest = hmac.digest(secret.encode(), f"{address} {port}".encode(), "sha256")
    # Without a file: the name is gone with the process, and other machines do not see it.
    return b"\0lorelode-" + digest.hex().encode()


@asynccontextmanager
async def open_handover(
    cluster: Cluster, runner: Runner, port: int
) -> AsyncIterator[Handover | None]:
    """What hands over and takes the connections of a port; None where the system cannot do it."""
    if sys.platform != "linux":
        yield None
        return
    with _open_link() as listening:
        try:
            listening.bind(name_link(cluster.secret, cluster.lease.address, port))
            listening.listen(MAX_WAITING)
        except OSError as error:
            _logs.warning("connections are relayed, not handed over", error=str(error))
            yield None
            return
        handover = Handover(cluster, runner, port)
        async with handover.take(listening):
            yield handover


def _open_link() -> socket.socket:
    # It keeps messages whole, and tells when the other end dies.
    link = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    link.setblocking(False)
    return link


def _copy_socket(transport: asyncio.Transport) -> socket.socket:
    """The same socket once more, to be closed apart from it."""
    return socket.socket(fileno=os.dup(transport.get_extra_info("socket").fileno()))


def _open_socket(file: int) -> socket.socket:
    """The socket of a file descriptor; `OSError`, and it is closed, if it is something else."""
    try:
        return socket.socket(fileno=file)
    except OSError:
        os.close(file)
        raise


def _require_same_user(link: socket.socket) -> None:
    credentials = link.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    _, user, _ = _CREDENTIALS.unpack(credentials)
    if user != os.geteuid():
        raise PermissionError(f"user {user} is not the user of this server")


async def _wait_until_taken(link: socket.socket, client: socket.socket) -> bool:
    """Whether the other end has taken a socket; if that is not certain in time, it is closed."""
    with suppress(TimeoutError):
        async with asyncio.timeout(ANSWER_SECONDS):
            await _wait_until_readable(link)
    # Also after the time: it may be this process that was stopped.
    try:
        return link.recv(len(_TAKEN)) == _TAKEN
    except BlockingIOError:
        # It may still take the socket: only a closed connection is safe with both.
        _logs.warning("no answer to a socket that was handed over")
        with suppress(OSError):
            client.shutdown(socket.SHUT_RDWR)
        return True
    except OSError:
        return False


async def _wait_until_readable(link: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    readable = asyncio.Event()
    loop.add_reader(link, readable.set)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(link)
