"""The actor of one table: it handles one event at a time, and saves a change before it sends it.

It decides (without waiting for anything), appends, acknowledges and sends. During an append, the
next events wait in the queue. If the append fails, the decision is dropped and the command is
refused.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections import deque
from collections.abc import Iterable
from math import inf
from typing import Final

import structlog

from lorelode import wire
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.audience import Audience, Client, Connection
from lorelode.tables.bot_driver import RETRY_SECONDS, BotAnswered, BotDriver
from lorelode.tables.clock import Clock
from lorelode.tables.commands.dispatch import decide
from lorelode.tables.commands.game import end_rest, play_move
from lorelode.tables.decision import CommandContext, Decision, table_stamp
from lorelode.tables.events import CommandSent, Event, Joined, Parted, TimePassed
from lorelode.tables.log import HostChanged, PersonId, encode_entries
from lorelode.tables.names import check_name
from lorelode.tables.presence import Presence
from lorelode.tables.services import Services
from lorelode.tables.store import StoreError, TableId, WrongSequence
from lorelode.tables.table import Table
from lorelode.tables.update_writer import PartCache, UpdateWriter

MAX_LOG_ENTRIES: Final = 20_000
"""When a log has this many entries (dozens of games), only commands that a game needs are done."""

_NOT_NEEDED: Final = wire.Say | wire.OfferSeat | wire.SwapSeats | wire.AddBot | wire.Mute
"""The commands that a game does not need."""

_RELOADING: Final = wire.Closing.of(Refusal(Code.TABLE_RELOADING))

# Without a key, a reader of the logs could try all codes and find the code behind a label.
_LABEL_KEY: Final = os.urandom(16)

_logs = structlog.get_logger()


class TableActor:
    """The task that owns one table."""

    def __init__(self, table: Table, entries: int, services: Services) -> None:
        self.table = table
        self.retired = False
        """Whether the actor has stopped; the table has to be loaded again."""
        self._entries = entries
        self._services = services
        self._id = TableId(table.code)
        self._presence = Presence()
        self._audience = Audience(self._presence)
        self._clock = Clock(services.patience, self._presence)
        self._clock.observe(table, services.tick())
        self._queue: deque[Event] = deque()
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._retry_at = -inf
        """When to try to save again after the store has failed."""
        self._bots = BotDriver(services, self._submit, lambda: self._submit(TimePassed()))
        self._parts = PartCache()
        self._asleep = True
        """Whether the table waits, because nobody is here to play or watch."""
        self.idle_since = services.tick()

    # Called by connections and the lobby.

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and no event is being handled."""
        return not self._audience.clients and not self._queue and self._task is None

    @property
    def label(self) -> str:
        """The name of the table in the server's logs, which must not contain its code."""
        return hashlib.blake2s(self.table.code.encode(), key=_LABEL_KEY, digest_size=4).hexdigest()

    def join(self, connection: Connection, hello: wire.Hello) -> None:
        """Handle the hello of a connection."""
        if self.retired:
            connection.disconnect(_RELOADING)
        self._submit(Joined(connection, hello))

    def part(self, connection: Connection) -> None:
        """Handle a closed connection."""
        self._submit(Parted(connection))

    def receive(self, connection: Connection, command: wire.Command) -> None:
        """Handle a command of a client."""
        self._submit(CommandSent(connection, command))

    def close(self, why: wire.Closing) -> None:
        """Close all connections, and stop."""
        self.retired = True
        for event in self._queue:
            if isinstance(event, Joined):
                event.connection.disconnect(why)
        self._queue.clear()
        self._audience.close(why)
        self._sleep()

    async def wait_until_done(self) -> None:
        """Wait until all events are handled."""
        while self._task is not None:
            await self._task

    # The queue.

    def _submit(self, event: Event) -> None:
        if self.retired:
            return
        self._queue.append(event)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        try:
            while self._queue and not self.retired:
                await self._handle(self._queue.popleft())
                await self._proceed()
        except WrongSequence as error:
            # The message of the error is not logged, because it contains the code of the table.
            _logs.error(
                "table does not match its log",
                table=self.label,
                expected=error.expected,
                found=error.found,
            )
            self.close(_RELOADING)
        except Exception:
            _logs.exception("table failed", table=self.label)
            self.close(_RELOADING)
        finally:
            self._task = None
            self.idle_since = self._services.tick()

    async def _handle(self, event: Event) -> None:
        match event:
            case CommandSent():
                await self._do_command(event)
            case BotAnswered():
                await self._do_bot_move(event)
            case Joined():
                self._do_join(event)
            case Parted():
                if self._audience.part(self.table, event.connection, self._services.tick()):
                    self._send(self._audience.clients)
            case TimePassed():
                pass

    # Events.

    def _do_join(self, event: Joined) -> None:
        connection, hello = event
        client = self._audience.join(self.table, connection, hello, self._services.tick())
        if client is None:
            return
        if hello.name and not hello.television:
            try:
                client.name = check_name(self.table, self._context(client), hello.name)
            except Refusal as refusal:
                self._refuse(connection, None, refusal)
        self._observe()
        self._send(self._audience.clients)

    async def _do_command(self, event: CommandSent) -> None:
        connection, command = event
        client = self._audience.client(connection)
        if client is None:
            return
        if self.table.has_done(connection.person, command.id):
            self._send((), client, wire.Done(command.id))
            return
        away = self._presence.away
        try:
            if client.television:
                raise Refusal(Code.TELEVISION_ONLY_SHOWS)
            if self._entries >= MAX_LOG_ENTRIES and isinstance(command, _NOT_NEEDED):
                raise Refusal(Code.LOG_FULL)
            decision = decide(self.table, self._context(client, command.id), command)
            await self._commit(decision, connection.person)
        except Refusal as refusal:
            self._refuse(connection, command.id, refusal)
            return
        except WrongSequence:
            raise
        except StoreError:
            self._refuse(connection, command.id, Refusal(Code.STORE_UNAVAILABLE))
            return
        if isinstance(command, wire.Move):
            self._services.metrics.count_move(bot=False)
        recipients = self._audience.recipients(client, command)
        if self._presence.away != away:
            recipients = self._audience.clients
        self._send(recipients, client, wire.Done(command.id, decision.secret))

    async def _do_bot_move(self, event: BotAnswered) -> None:
        match = self.table.running
        if match is None or (match.number, match.phase) != (event.game, event.phase):
            return
        if event.seat not in self._clock.bots_to_move(self.table, self._services.tick()):
            return
        move = match.game.read(event.move)
        try:
            decision = play_move(
                self.table, event.seat, move, table_stamp(self._now()), event.level
            )
        except Refusal as refusal:
            _logs.error("bot chose an illegal move", level=event.level, refusal=refusal.code)
            self._bots.reject(event)
            return
        try:
            await self._commit(decision)
        except WrongSequence:
            raise
        except StoreError as error:
            self._back_off(error)
            return
        self._services.metrics.count_move(bot=True)
        self._send(self._audience.clients)

    def _context(self, client: Client, command_id: str = "") -> CommandContext:
        person = client.connection.person
        return CommandContext(
            person=person,
            now=self._now(),
            draw=self._services.draw,
            command_id=command_id,
            name=client.name,
            other_names=self._audience.names(self.table, besides=person),
            load_deck=self._services.load_deck,
        )

    def _now(self) -> float:
        """The time of day, as entries have it."""
        return round(self._services.now(), 3)

    # Saving and sending.

    async def _commit(self, decision: Decision, caller: PersonId | None = None) -> None:
        """Save a decision, and make its table the current one; `StoreError` if the save fails."""
        if decision.entries:
            await self._append(decision)
        self.table = decision.table
        self._audience.update(decision, caller, self._services.tick())
        self._observe()

    async def _append(self, decision: Decision) -> None:
        before = self._services.tick()
        now = self._services.now()
        try:
            entries = encode_entries(decision.entries)
            started = decision.table.match is not None
            await self._services.store.append(
                self._id, self._entries, entries, now, started=started
            )
        except StoreError:
            self._services.metrics.count_failed_append()
            raise
        self._services.metrics.count_append(self._services.tick() - before)
        self._entries += len(decision.entries)

    def _observe(self) -> None:
        """Update the clock after a change of the table or its audience."""
        now = self._services.tick()
        if self._asleep and not self._audience.deserted:
            self._asleep = False
            self._clock.restart(now)
        self._clock.observe(self.table, now)

    def _send(
        self, clients: Iterable[Client], caller: Client | None = None, done: wire.Done | None = None
    ) -> None:
        """Send updates: first to the client whose command was done, then to the others."""
        if self.retired:
            return
        # While a table is asleep, its clock stands still.
        left = None if self._asleep else self._clock.seconds_left(self.table, self._services.tick())
        writer = UpdateWriter(self.table, self._presence, left, self._parts)
        if caller is not None:
            update, caller.cursor = writer.write(caller.perspective, caller.cursor)
            caller.connection.send(wire.encode(done), update)
        for client in clients:
            if client is not caller:
                update, client.cursor = writer.write(client.perspective, client.cursor)
                client.connection.send(update)

    def _refuse(self, connection: Connection, command_id: str | None, refusal: Refusal) -> None:
        self._services.metrics.count_refusal(refusal.code)
        connection.send(wire.encode(wire.Refused.of(command_id, refusal)))

    # Changes without a command.

    async def _proceed(self) -> None:
        """Make the changes that are due without a command, and set the timer for the next one."""
        if self._audience.deserted:
            self._sleep()
            return
        if self._clock.quiet:
            return
        if self._services.tick() < self._retry_at:
            self._wake_at(self._retry_at)
            return
        try:
            while not self.retired and (decision := self._due()):
                await self._commit(decision)
                self._send(self._audience.clients)
        except WrongSequence:
            raise
        except StoreError as error:
            self._back_off(error)
            return
        if self.retired:
            return
        now = self._services.tick()
        if late := self._clock.late_seats(self.table, now):
            self._presence.stand_in_for(self.table, late)
            self._send(self._audience.clients)
        for seat, level in self._clock.bots_to_move(self.table, now).items():
            self._bots.ask(self.table, seat, level)
        self._wake_at(self._clock.next_due(self.table, now))

    def _due(self) -> Decision | None:
        now = self._services.tick()
        if self._clock.rest_over(self.table, now):
            return end_rest(self.table, self._now())
        host = self._clock.next_host(self.table, now)
        if host is not None:
            return Decision.of(self.table, HostChanged(person=host, **table_stamp(self._now())))
        return None

    def _back_off(self, error: StoreError) -> None:
        """Pause the changes without a command after the store has failed."""
        _logs.warning("store unavailable", table=self.label, error=str(error))
        self._retry_at = self._services.tick() + RETRY_SECONDS
        self._wake_at(self._retry_at)

    def _wake_at(self, moment: float) -> None:
        """Set the timer, unless it is set for an earlier moment."""
        if moment == inf:
            return
        delay = max(0.0, moment - self._services.tick())
        loop = asyncio.get_running_loop()
        if self._timer is not None:
            if self._timer.when() <= loop.time() + delay:
                return
            self._timer.cancel()
        self._timer = loop.call_later(delay, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        self._submit(TimePassed())

    def _sleep(self) -> None:
        """Stop the timer and the bots, because nobody is here to play or watch."""
        self._asleep = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._bots.cancel()
