"""One of several servers that share a database: a node of a cluster."""

from __future__ import annotations

import asyncio
import hmac
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Final

import structlog
from aiohttp import web
from aiohttp.typedefs import Handler

from lorelode.core.refusal import Code, Refusal
from lorelode.decks.folder_shelf import deck_names
from lorelode.tables.store import OwnedElsewhere, StoreError
from lorelode.web.guard import ADDRESS
from lorelode.web.key_files import adopt_key, load_key
from lorelode.web.notices.push_keys import PUSH_KEY_FILE
from lorelode.web.operator import KEY_FILE
from lorelode.web.settings import PREFIX, ServerSettings, SettingsError

if TYPE_CHECKING:
    from lorelode.tables.store.postgres import Database, PostgresStore
    from lorelode.tables.store.postgres.deck_shelf import PostgresShelf
    from lorelode.tables.store.postgres.lease import Lease

SECRET_HEADER: Final = "X-Lorelode-Cluster"
"""Shows that another node of the cluster passes a request on."""

ADDRESS_HEADER: Final = "X-Lorelode-Address"
"""The client's address, as the node knows it that passes a request on."""

AGAIN_HEADER: Final = "X-Lorelode-Again"
"""In an answer of a node that does not answer for the table now: find its owner again."""

PARTICIPANT_PATH: Final = "/node/tables/{code}/participants/{person}"
"""Where a node says whether somebody takes part in one of its tables: 204 if so, otherwise 404."""

PREVIEW_PATH: Final = "/node/tables/{code}/preview"
"""Where a node says what messengers show of a link to one of its tables."""

CACHE_FOLDER: Final = "deck-cache"
"""The folder in the data folder with copies of shared decks."""

_PASSING: Final = {
    Code.SERVER_STOPPING,
    Code.STORE_UNAVAILABLE,
    Code.TABLE_RELOADING,
}
"""Refusals of a node that is about to lose the table."""

_logs = structlog.get_logger()


class Cluster:
    """What the nodes of a cluster have in common."""

    def __init__(
        self,
        store: PostgresStore,
        lease: Lease,
        listening: socket.socket,
        secret: str,
        operator_key: str,
        push_key: str,
        decks: PostgresShelf,
    ) -> None:
        self.store = store
        self.lease = lease
        self.listening = listening
        """Where the other nodes reach this one."""
        self.secret = secret
        self.operator_key = operator_key
        self.push_key = push_key
        self.decks = decks

    def admit(self, request: web.Request) -> str:
        """The client's address in a request that another node passes on; 404 for all others."""
        given = request.headers.get(SECRET_HEADER, "").encode("utf-8", "surrogateescape")
        if not hmac.compare_digest(given, self.secret.encode()):
            raise web.HTTPNotFound
        return request.headers.get(ADDRESS_HEADER, "")

    def sign(self, request: web.Request) -> dict[str, str]:
        """The headers that another node needs of this one."""
        return {**self.sign_own(), ADDRESS_HEADER: request[ADDRESS]}

    def sign_own(self) -> dict[str, str]:
        """The headers of a request of this node itself."""
        return {SECRET_HEADER: self.secret}

    async def find_others(self) -> list[str]:
        """The addresses of the other nodes; none if the database does not answer."""
        try:
            return await self.store.find_nodes()
        except StoreError:
            return []


@web.middleware
async def say_when_to_find_again(request: web.Request, handler: Handler) -> web.StreamResponse:
    """For requests of other nodes: tell those apart that another node may answer by now."""
    try:
        return await handler(request)
    except OwnedElsewhere:
        return web.Response(status=503, headers={AGAIN_HEADER: "1"})
    except Refusal as refusal:
        if refusal.code not in _PASSING:
            raise
        return web.Response(status=503, headers={AGAIN_HEADER: "1"})


@asynccontextmanager
async def open_cluster(settings: ServerSettings) -> AsyncIterator[Cluster | None]:
    """A place in the cluster of the settings; None if they name no database."""
    if settings.database is None:
        yield None
        return
    try:
        # Here and not above: only those who have a cluster have the driver.
        from lorelode.tables.store.postgres import Database, PostgresStore
        from lorelode.tables.store.postgres.lease import Lease
    except ImportError as error:
        raise StoreError("PostgreSQL needs asyncpg: pip install 'lorelode[postgres]'") from error

    listening = _bind(settings.node_address)
    try:
        store = await PostgresStore.open(Database(settings.database, settings.cluster))
    except BaseException:
        listening.close()
        raise
    try:
        host, port = listening.getsockname()[:2]
        address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
        keys = await store.share_keys(
            load_key(settings.data / KEY_FILE), load_key(settings.data / PUSH_KEY_FILE)
        )
        for file, key in zip((KEY_FILE, PUSH_KEY_FILE), keys, strict=True):
            adopt_key(settings.data / file, key)
        async with _open_decks(store.database, settings.data) as decks:
            lease = store.lease = Lease(store.database, address)
            await lease.join()
            try:
                secret = await store.read_secret()
                yield Cluster(store, lease, listening, secret, *keys, decks)
            finally:
                try:
                    await lease.leave()
                except StoreError as error:
                    # It lapses by itself.
                    _logs.warning("lease not given back", error=str(error))
    finally:
        listening.close()
        await store.close()


@asynccontextmanager
async def _open_decks(database: Database, data: Path) -> AsyncIterator[PostgresShelf]:
    """The decks of a cluster, with copies in a data folder; or `StoreError`."""
    from lorelode.tables.store.postgres.deck_shelf import PostgresShelf

    if unused := deck_names(data / "decks"):
        _logs.warning("decks of the data folder are not used", count=len(unused))
    try:
        # In threads: they wait for the disk and for the database.
        decks = await asyncio.to_thread(PostgresShelf, database, data / CACHE_FOLDER)
    except OSError as error:
        raise StoreError(f"{data / CACHE_FOLDER}: {error.strerror}") from error
    decks.on_damage = lambda name: _logs.error("deck damaged in the database", deck=name)
    try:
        try:
            await asyncio.to_thread(decks.refresh)
        except OSError as error:
            raise StoreError(str(error.strerror)) from error
        yield decks
    finally:
        await asyncio.to_thread(decks.close)


def _bind(address: str) -> socket.socket:
    """Open the socket at which the other nodes reach this one, or raise `SettingsError`."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        listening = socket.create_server((address, 0), family=family, backlog=1024)
    except OSError as error:
        # In other errors Python says the address once more.
        named = isinstance(error, socket.gaierror)
        why = str(error.strerror) if named else os.strerror(error.errno or 0)
        raise _wrong_address(address, why) from error
    if ip_address(listening.getsockname()[0]).is_unspecified:
        listening.close()
        raise _wrong_address(address, "other machines cannot reach any address by it")
    return listening


def _wrong_address(address: str, why: str) -> SettingsError:
    return SettingsError(
        f"{PREFIX}NODE_ADDRESS: expected an address of this machine, not {address!r} ({why})"
    )
