"""Sends updates of one table to its clients, and finds those for whom something has changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from lorelode import wire
from lorelode.tables.audience import Audience, Client
from lorelode.tables.due_changes import DueChanges
from lorelode.tables.pause import Pause
from lorelode.tables.presence import Presence
from lorelode.tables.spectators import list_basis
from lorelode.tables.table import Table
from lorelode.tables.update_writer import PartCache, UpdateWriter


class Shown(NamedTuple):
    """What clients are shown of those who come and go."""

    to_all: object
    to_host: object


class UpdateSender:
    """Sends updates of one table until it is stopped."""

    def __init__(self, audience: Audience, presence: Presence, due: DueChanges) -> None:
        self._audience = audience
        self._presence = presence
        self._due = due
        self._parts = PartCache()
        self._stopped = False

    def stop(self) -> None:
        """Send nothing more: the connections are closed."""
        self._stopped = True

    def look(self, table: Table, *, asleep: bool) -> Shown:
        """What the clients are shown now of those who come and go."""
        return Shown(
            (asleep, self._parts.table(table, self._presence)),
            list_basis(table, self._audience.people),
        )

    def find_concerned(
        self, before: Shown, after: Shown, client: Client | None = None
    ) -> Iterable[Client]:
        """Those for whom something changes after a client has come, or somebody has gone.

        Thousands may watch: most of them see no change when another one comes.
        """
        if after.to_all != before.to_all:
            return self._audience.clients
        concerned = () if client is None else (client,)
        if after.to_host != before.to_host:
            concerned = (*concerned, *self._audience.hosts(besides=client))
        return concerned

    async def send(
        self,
        table: Table,
        seconds_left: float | None,
        clients: Iterable[Client],
        caller: Client | None = None,
        done: wire.Done | None = None,
    ) -> None:
        """Send updates: first to the client whose command was done, then to the others."""
        if self._stopped:
            return
        writer = UpdateWriter(
            table,
            self._presence,
            self._audience.people,
            seconds_left,
            self._parts,
            end_vote=self._due.end_vote(table),
            host_request=self._due.host_request(table),
        )
        pause = Pause()
        recipients = tuple(clients)
        if caller is not None:
            await self._send_to(caller, writer, pause, wire.encode(done))
        for client in recipients:
            if self._stopped:
                return
            if client is caller:
                continue
            if pause.is_due or writer.is_long(client.perspective, client.cursor):
                await self._send_to(client, writer, pause)
            else:
                # Without a coroutine for each client: nearly always there is nothing to wait for.
                update, client.cursor = writer.write(client.perspective, client.cursor)
                client.connection.send(update)
        while self._audience.leaving:
            connection, why = self._audience.leaving.pop()
            connection.disconnect(wire.Closing.of(why))
            await pause.when_due()

    async def _send_to(
        self, client: Client, writer: UpdateWriter, pause: Pause, *before: bytes
    ) -> None:
        """Send an update to a client, after other messages, with pauses where they are due."""
        for _ in writer.prepare(client.perspective, client.cursor):
            await pause.when_due()
        update, client.cursor = writer.write(client.perspective, client.cursor)
        await pause.when_due()
        client.connection.send(*before, update)
