"""The actor of one table: it handles one event at a time, and saves a change before it sends it.

It decides (without waiting for anything), appends, acknowledges and sends. During an append, the
next events wait in the queue. If the append fails, the decision is dropped and the command is
refused.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection, Iterable, Mapping
from math import inf
from typing import Final

import structlog

from lorelode import wire
from lorelode.core import Seat
from lorelode.core.refusal import Code, Refusal
from lorelode.tables import moderation
from lorelode.tables.audience import Audience, Client, Connection
from lorelode.tables.bot_driver import RETRY_SECONDS, BotAnswered, BotDriver, BotSpoke
from lorelode.tables.bot_time import STEP_WAITS, count_waits
from lorelode.tables.clock import Clock
from lorelode.tables.commands.chat import say_as_bot
from lorelode.tables.commands.dispatch import decide
from lorelode.tables.commands.game import play_move
from lorelode.tables.decision import CommandContext, Decision, table_stamp
from lorelode.tables.due_changes import DueChanges
from lorelode.tables.events import CommandSent, Event, Joined, Parted, TimePassed
from lorelode.tables.full_log import require_needed
from lorelode.tables.label import label_table
from lorelode.tables.log import LogSize, PersonId
from lorelode.tables.log_writer import LogWriter, report
from lorelode.tables.names import check_name
from lorelode.tables.notices import find_notices, invite_everybody
from lorelode.tables.presence import Presence
from lorelode.tables.services import Services
from lorelode.tables.solo import moves_in_steps, waits_while_covered
from lorelode.tables.store import OutOfStep, StoreError
from lorelode.tables.table import Table
from lorelode.tables.timer import Timer
from lorelode.tables.update_sender import Shown, UpdateSender
from lorelode.wire.notices import NoticeKind

_READS_DECKS: Final = wire.Start | wire.ChangeSettings
"""The commands that are decided with a look at the decks."""

_RELOADING: Final = wire.Closing.of(Refusal(Code.TABLE_RELOADING))

_logs = structlog.get_logger()


class TableActor:
    """The task that owns one table."""

    def __init__(self, table: Table, log_size: LogSize, services: Services, epoch: int = 0) -> None:
        self.table = table
        self.retired = False
        """Whether the actor has stopped; the table has to be loaded again."""
        self._services = services
        self._log = LogWriter(table.code, log_size, services, epoch)
        self._presence = Presence()
        self._audience = Audience(self._presence)
        self._clock = Clock(services.patience, self._presence)
        self._clock.observe(table, services.tick())
        self._due = DueChanges(services, self._presence, self._clock)
        self._queue: deque[Event] = deque()
        self._task: asyncio.Task[None] | None = None
        self._timer = Timer(services.tick, lambda: self._submit(TimePassed()))
        self._retry_at = -inf
        """When to try to save again after the store has failed."""
        self._bots = BotDriver(services, self._submit, lambda: self._submit(TimePassed()), table)
        self._sender = UpdateSender(self._audience, self._presence, self._due)
        self._asleep = True
        """Whether the table waits, because nobody is here to play or watch."""
        self.idle_since = services.tick()

    # Called by connections and the lobby.

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and no event is being handled."""
        return not self._audience.clients and not self._queue and self._task is None

    @property
    def alone(self) -> Seat | None:
        """The seat of the one person who plays the running game, if bots play all other seats."""
        return self._presence.alone

    @property
    def label(self) -> str:
        """The name of the table in the server's logs, which must not contain its code."""
        return label_table(self.table.code)

    @property
    def epoch(self) -> int:
        """The epoch in which the table was claimed."""
        return self._log.epoch

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
        self._sender.stop()
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
        except OutOfStep as error:
            # Nobody is told what was decided: it may be, or become, something else.
            report(error, self.label, self._services.metrics)
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
            case BotSpoke():
                await self._do_bot_phrase(event)
            case Joined():
                await self._do_join(event)
            case Parted():
                before = self._shown()
                if self._audience.part(self.table, event.connection, self._services.tick()):
                    self._observe()
                    await self._send_presence(before)
            case TimePassed():
                pass

    # Events.

    async def _do_join(self, event: Joined) -> None:
        connection, hello = event
        before = self._shown()
        client = self._audience.join(self.table, connection, hello, self._services.tick())
        if client is None:
            return
        if hello.name and not hello.television:
            try:
                name = check_name(self.table, self._context(client), hello.name)
                self._audience.name(client, name)
            except Refusal as refusal:
                self._refuse(connection, None, refusal)
        self._observe()
        await self._send_presence(before, client)

    async def _send_presence(self, before: Shown, client: Client | None = None) -> None:
        """Send updates after somebody has come or gone."""
        await self._send(self._sender.find_concerned(before, self._shown(), client))

    def _shown(self) -> Shown:
        return self._sender.look(self.table, asleep=self._asleep)

    async def _do_command(self, event: CommandSent) -> None:
        connection, command = event
        client = self._audience.client(connection)
        if client is None:
            return
        # A page that is being hidden says so by itself: nobody acts.
        caller = None if isinstance(command, wire.Look) else connection.person
        if (
            caller is not None
            and not client.television
            and self._due.hear(self.table, connection.person)
        ):
            await self._send(self._audience.clients)
        if self.table.has_done(connection.person, command.id):
            await self._send((), client, wire.Done(command.id))
            return
        away = self._presence.away
        try:
            if client.television:
                raise Refusal(Code.TELEVISION_ONLY_SHOWS)
            if self._log.is_full:
                require_needed(self.table, connection.person, command)
            decision = await self._decide(self._context(client, command.id), command)
            self._due.take(decision, connection.person)
            await self._commit(decision, caller)
        except Refusal as refusal:
            self._refuse(connection, command.id, refusal)
            return
        except OutOfStep:
            raise
        except StoreError:
            self._refuse(connection, command.id, Refusal(Code.STORE_UNAVAILABLE))
            return
        if decision.covered is not None:
            self._audience.note_cover(client, decision.covered, self._services.tick())
        if decision.invites:
            self._tell(invite_everybody(self.table))
        if decision.looking is not None:
            client.looking = decision.looking
        if isinstance(command, wire.Move):
            self._audience.uncover(connection.person)
            self._services.metrics.count_move(bot=False)
        else:
            moderation.report(decision, self._services.metrics, self.label)
        recipients = self._audience.recipients(client, command)
        if self._presence.away != away:
            recipients = self._audience.clients
        await self._send(recipients, client, wire.Done(command.id, decision.secret))

    async def _decide(self, context: CommandContext, command: wire.Command) -> Decision:
        if isinstance(command, _READS_DECKS):
            # In a thread: a large deck takes a while to read.
            return await asyncio.to_thread(decide, self.table, context, command)
        return decide(self.table, context, command)

    async def _do_bot_move(self, event: BotAnswered) -> None:
        match = self.table.running
        if match is None or (match.number, match.phase) != (event.game, event.phase):
            return
        if event.seat not in self._clock.bots_to_move(self.table, self._services.tick()):
            return
        move = match.game.read(event.move)
        try:
            decision = play_move(
                self.table, event.seat, move, table_stamp(self._now()), event.level, event.heard
            )
        except Refusal as refusal:
            _logs.error(
                "bot chose an illegal move",
                table=self.label,
                level=event.level,
                refusal=refusal.code,
            )
            self._bots.reject(event)
            return
        try:
            await self._commit(decision)
        except StoreError as error:
            self._back_off(error)
            return
        self._services.metrics.count_move(bot=True)
        await self._send(self._audience.clients)

    async def _do_bot_phrase(self, event: BotSpoke) -> None:
        self._bots.end_talk(event.point)
        match = self.table.running
        if event.claim is None or match is None or match.move_point != event.point:
            return
        if not self._may_bots_act(self._services.tick()):
            self._bots.repeat_talk()
            return
        try:
            await self._commit(say_as_bot(self.table, event.claim, self._now()))
        except Refusal as refusal:
            # The host may have switched phrases off or muted the bot meanwhile.
            if refusal.code not in (Code.PHRASES_OFF, Code.MUTED):
                _logs.error("bot said what it cannot", table=self.label, refusal=refusal.code)
        except StoreError as error:
            self._back_off(error)
        else:
            await self._send(self._audience.clients)

    def _context(self, client: Client, command_id: str = "") -> CommandContext:
        person = client.connection.person
        return CommandContext(
            person=person,
            now=self._now(),
            draw=self._services.draw,
            chat_burst=self._services.chat_burst,
            command_id=command_id,
            name=client.name,
            gallery_names=self._audience.names,
            people_here=self._audience.ids,
            load_deck=self._services.load_deck,
        )

    def _now(self) -> float:
        """The time of day, as entries have it."""
        return round(self._services.now(), 3)

    # Saving and sending.

    async def _commit(self, decision: Decision, caller: PersonId | None = None) -> None:
        """Save a decision, and make its table the current one; `StoreError` if the save fails."""
        if decision.entries:
            await self._log.append(decision)
        before, self.table = self.table, decision.table
        self._audience.update(decision, caller, self._services.tick())
        self._observe()
        movers = self._presence.people_to_move(self.table)
        self._tell(find_notices(before, self.table, movers))

    def _tell(self, kinds: Mapping[Seat, NoticeKind]) -> None:
        """Hand notices over once a change is saved. Nobody waits until they are sent."""
        if kinds and self._services.may_answer():
            self._services.notifier.tell(self.table, kinds, self._audience.find_looking())

    def _observe(self) -> None:
        """Update the clock after a change of the table or its audience."""
        now = self._services.tick()
        if self._asleep and not self._audience.deserted:
            self._asleep = False
            self._clock.restart(now)
        self._clock.observe(self.table, now)

    async def _send(
        self, clients: Iterable[Client], caller: Client | None = None, done: wire.Done | None = None
    ) -> None:
        """Send updates, to the client whose command was done first."""
        if not self._services.may_answer():
            return
        # While a table is asleep, its clock stands still.
        now = self._services.tick()
        left = None if self._asleep else self._clock.seconds_left(self.table, now)
        await self._sender.send(self.table, left, clients, caller, done)

    def _refuse(self, connection: Connection, command_id: str | None, refusal: Refusal) -> None:
        self._services.metrics.count_refusal(refusal.code)
        connection.send(wire.encode(wire.Refused.of(command_id, refusal)))

    # Changes without a command.

    async def _proceed(self) -> None:
        """Make the changes that are due without a command, and set the timer for the next one."""
        if self._audience.deserted:
            self._sleep()
            return
        if self._due.is_quiet(self.table):
            return
        now = self._services.tick()
        if now < self._retry_at:
            self._timer.set(self._retry_at)
            return
        try:
            while not self.retired and (
                decision := self._due.decide(self.table, now, log_is_full=self._log.is_full)
            ):
                await self._commit(decision)
                await self._send(self._audience.clients)
        except StoreError as error:
            self._back_off(error)
            return
        if self.retired:
            return
        if late := self._clock.late_seats(self.table, now):
            self._presence.stand_in_for(self.table, late)
            await self._send(self._audience.clients)
            self._submit(TimePassed())  # fewer people have a vote now
        if self._due.close_questions(self.table, now):
            await self._send(self._audience.clients)
        if self._may_bots_act(now) and not self._bots.let_speak(self.table):
            movers = self._clock.bots_to_move(self.table, now)
            for seat, level in movers.items():
                self._bots.ask(self.table, seat, level, self._count_waits(movers, seat))
        self._timer.set(self._due.next_moment(self.table, now))

    def _may_bots_act(self, now: float) -> bool:
        """Whether bots may speak and move: cards are dealt, and whoever is alone sees the board."""
        covered = waits_while_covered(self.table, self._presence, now)
        match = self.table.running
        return match is not None and not match.shuffling and not covered

    def _count_waits(self, movers: Collection[Seat], seat: Seat) -> float:
        """How many waits the bot of a seat takes over its move."""
        if moves_in_steps(self.table, self._presence):
            return STEP_WAITS
        match = self.table.running
        assert match is not None
        return count_waits(match, self.table.settings.bot_pace, movers, seat)

    def _back_off(self, error: StoreError) -> None:
        """Pause the changes without a command after the store has failed.

        If the table does not match its log any more, the error is raised again.
        """
        if isinstance(error, OutOfStep):
            raise error
        _logs.warning("store unavailable", table=self.label, error=str(error))
        self._retry_at = self._services.tick() + RETRY_SECONDS
        self._timer.set(self._retry_at)

    def _sleep(self) -> None:
        """Stop the timer and the bots, because nobody is here to play or watch."""
        self._asleep = True
        self._due.forget_questions()
        self._timer.cancel()
        self._bots.cancel()
