"""The actor of one table: takes one thing at a time, and tells nobody before it is safe.

Decide (without waiting for anything), append, acknowledge, tell the others. While an append is
under way, whatever else happens at the table waits in its queue. If it fails, the decision is
forgotten, and the one who asked is told.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections import deque
from math import inf
from typing import Final

import structlog

from lorelode import wire
from lorelode.core import Seat
from lorelode.core.refusal import Code, Refusal
from lorelode.core.text import fold_case
from lorelode.tables.clock import Watch
from lorelode.tables.commands import decide
from lorelode.tables.deciding import Asker, Decision, deciding, unsaved
from lorelode.tables.entries import Hid, Hosted, PersonId, written
from lorelode.tables.events import Ask, Event, Join, Part, Tick
from lorelode.tables.guests import Client, concerned, deserted, forget, unwelcome
from lorelode.tables.house import House, Listener
from lorelode.tables.playing import moved, rested
from lorelode.tables.pondering import AGAIN, Answer, Ponderer
from lorelode.tables.seating import checked_name
from lorelode.tables.store import StoreError, TableId, WrongSequence
from lorelode.tables.table import Table
from lorelode.tables.telling import Held, Telling, viewer

LONGEST_LOG: Final = 20_000
"""So many entries are dozens of games, and all their talk; then only what a game needs is taken."""

_IDLE: Final = wire.Say | wire.OfferSeat | wire.SwapSeats | wire.AddBot | wire.Mute

_RELOADING: Final = wire.Closing.of(Refusal(Code.TABLE_RELOADING))

# Without it a reader of the logs could try all codes, and know most of one.
_KEY: Final = os.urandom(16)

_logs = structlog.get_logger()


class Host:
    """One table at work."""

    def __init__(self, table: Table, entries: int, house: House) -> None:
        self.table = table
        self.retired = False
        """Whether it is out of step with its log, so that it has to be loaded anew."""
        self._entries = entries
        self._house = house
        self._id = TableId(table.code)
        self._clients: dict[Listener, Client] = {}
        self._watch = Watch(house.patience)
        self._queue: deque[Event] = deque()
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._again = -inf
        """When to try again what the store could not take."""
        self._bots = Ponderer(house, self._submit, lambda: self._submit(Tick()))
        self._telling: Telling | None = None
        # As they were when last looked at; None: somebody has come or gone since.
        self._people: object = None
        self._asleep = self._empty = True
        self.idle_since = house.tick()

    # What connections and the lobby call.

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is to be done."""
        return not self._clients and not self._queue and self._task is None

    def join(self, listener: Listener, hello: wire.Hello) -> None:
        """A connection has said hello."""
        if self.retired:
            listener.hang_up(_RELOADING)
        self._submit(Join(listener, hello))

    def part(self, listener: Listener) -> None:
        """A connection is gone."""
        self._submit(Part(listener))

    def ask(self, listener: Listener, command: wire.Command) -> None:
        """A connection asks for something."""
        self._submit(Ask(listener, command))

    def close(self, why: wire.Closing) -> None:
        """Hang up on everybody, and do nothing more."""
        self.retired = True
        waiting = [event.listener for event in self._queue if isinstance(event, Join)]
        for listener in (*self._clients, *waiting):
            listener.hang_up(why)
        self._clients.clear()
        self._queue.clear()
        self._rest()

    async def settled(self) -> None:
        """Wait until nothing is left to do."""
        while self._task is not None:
            await self._task

    # The queue.

    def _submit(self, event: Event) -> None:
        if self.retired:
            return
        self._queue.append(event)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._queue and not self.retired:
                await self._take(self._queue.popleft())
        except WrongSequence as error:
            # Not in its own words: they name the table by its code.
            _logs.error(
                "table out of step with its log",
                table=self.label,
                expected=error.expected,
                found=error.found,
            )
            self.close(_RELOADING)
        except Exception:
            _logs.exception("a table broke", table=self.label)
            self.close(_RELOADING)
        finally:
            self._task = None
            self.idle_since = self._house.tick()

    @property
    def label(self) -> str:
        """What the table is called in logs, where its code would let a reader in."""
        return hashlib.blake2s(self.table.code.encode(), key=_KEY, digest_size=4).hexdigest()

    async def _take(self, event: Event) -> None:
        match event:
            case Ask():
                await self._ask(event)
            case Answer():
                await self._answer(event)
            case Join():
                self._join(event)
            case Part():
                if self._clients.pop(event.listener, None) is not None:
                    self._people = None
                    self._tell_all()
            case Tick():
                pass
        await self._go_on()

    # Coming and asking.

    def _join(self, event: Join) -> None:
        listener, hello = event
        if why := unwelcome(self.table, listener.person, hello.screen):
            listener.hang_up(why)
            return
        held = Held(
            hello.game,
            None if hello.seat is None else Seat(hello.seat),
            hello.lines,
            # Whatever was hidden while they were gone, they are told again.
            self.table.chat.changed(hello.chat),
            self.table.gallery.changed(hello.gallery),
        )
        eyes = viewer(self.table, listener.person, hello.screen)
        client = Client(listener, "", hello.screen, held, eyes)
        if hello.name and not hello.screen:
            try:
                client.name = checked_name(self.table, self._asker(listener), hello.name)
            except Refusal as refusal:
                self._refuse(listener, None, refusal)
        self._clients[listener] = client
        self._people = None
        if self._asleep and not deserted(self.table, self._clients):
            self._asleep = False
            self._watch.wake(self._house.tick())
        seat = None if hello.screen else self.table.seat_of(listener.person)
        if seat is not None:
            self._watch.back(self.table, seat)
        self._tell_all()

    async def _ask(self, event: Ask) -> None:
        listener, command = event
        client = self._clients.get(listener)
        if client is None:
            return
        person = listener.person
        if self.table.knows(person, command.id):
            self._tell(done=(client, wire.encode(wire.Done(command.id))))
            return
        try:
            if client.screen:
                raise Refusal(Code.TELEVISION_ONLY_SHOWS)
            if self._entries >= LONGEST_LOG and isinstance(command, _IDLE):
                raise Refusal(Code.LOG_FULL)
            decision = decide(self.table, self._asker(listener, client.name), command)
            if decision is None:
                self._present(person, command)
            else:
                await self._append(decision)
        except Refusal as refusal:
            self._refuse(listener, command.id, refusal)
            return
        except WrongSequence:
            raise
        except StoreError:
            self._refuse(listener, command.id, unsaved())
            return
        away = self._watch.away
        seat = self.table.seat_of(person)
        if seat is not None:
            self._watch.back(self.table, seat)
        if isinstance(command, wire.Move):
            self._house.counter.moved(bot=False)
        secret = None if decision is None else decision.secret
        told = concerned(self._clients, client, command)
        if self._watch.away != away:
            told = self._clients.values()
        self._tell(*told, done=(client, wire.encode(wire.Done(command.id, secret))))

    def _present(self, person: PersonId, command: wire.Command) -> None:
        """Take a `Ready` or a `Back`."""
        seat = self.table.seat_of(person)
        if seat is None:
            raise Refusal(Code.NO_SEAT)
        match = self.table.running
        if isinstance(command, wire.Ready) and match is not None and match.resting:
            moment = (command.game, command.phase)
            # For a rest that is over there is nothing left to be ready for.
            if moment == (match.number, match.phase):
                self._watch.ready |= {seat}

    def _asker(self, listener: Listener, name: str = "") -> Asker:
        around = [
            fold_case(other.name)
            for other in self._clients.values()
            if other.name
            and other.listener.person != listener.person
            and self.table.seat_of(other.listener.person) is None
        ]
        return Asker(
            person=listener.person,
            now=self._day(),
            draw=self._house.draw,
            name=name,
            around=frozenset(around),
            load_deck=self._house.load_deck,
        )

    def _refuse(self, listener: Listener, command: str | None, refusal: Refusal) -> None:
        self._house.counter.refused(refusal.code)
        listener.send(wire.encode(wire.Refused.of(command, refusal)))

    # Keeping and telling.

    async def _append(self, decision: Decision) -> None:
        """Make the decision the table's, once it is safe; `StoreError` if it cannot be."""
        before = self._house.tick()
        now = self._house.now()
        try:
            entries = written(decision.entries)
            await self._house.store.append(self._id, self._entries, entries, now)
        except StoreError:
            self._house.counter.failed()
            raise
        self._house.counter.appended(self._house.tick() - before)
        self._entries += len(decision.entries)
        self.table = decision.table
        for entry in decision.entries:
            if isinstance(entry, Hid):
                forget(self._clients, entry)

    def _tell_all(self) -> None:
        self._tell(*self._clients.values())

    def _tell(self, *told: Client, done: tuple[Client, bytes] | None = None) -> None:
        """Tell these how things are now; first of all whoever has done it."""
        now = self._house.tick()
        table = self.table
        game = table.running.number if table.running is not None else 0
        people = (table.seats, table.settings, table.host, table.removed, game)
        if self._people != people:
            self._people = people
            self._attend(now)
        self._watch.look(table, now)
        telling = self._telling = Telling(
            table, self._watch, now, self._telling, asleep=self._asleep
        )
        if done is not None and done[0].listener in self._clients:
            client, message = done
            frame, client.held = telling.update(client.eyes, client.held)
            client.listener.send(message, frame)
        for client in told:
            # Somebody may have been sent away just now.
            if client.listener in self._clients and (done is None or client is not done[0]):
                frame, client.held = telling.update(client.eyes, client.held)
                client.listener.send(frame)
        telling.told()

    def _attend(self, now: float) -> None:
        """See anew who is here, with whose eyes each looks, and who may not."""
        for client in list(self._clients.values()):
            listener = client.listener
            if why := unwelcome(self.table, listener.person, client.screen):
                del self._clients[listener]
                listener.hang_up(why)
            else:
                client.eyes = viewer(self.table, listener.person, client.screen)
        here = frozenset(
            client.listener.person for client in self._clients.values() if not client.screen
        )
        self._watch.attend(self.table, here, now)
        self._empty = deserted(self.table, self._clients)

    # Going on by itself.

    async def _go_on(self) -> None:
        """Do whatever is due without being asked, and see to it that it is asked again."""
        if self._empty:
            self._rest()
            return
        if self._watch.quiet:
            return
        if self._house.tick() < self._again:
            self._wake_at(self._again)
            return
        try:
            while decision := self._due():
                await self._append(decision)
                self._tell_all()
        except WrongSequence:
            raise
        except StoreError as error:
            self._hold_off(error)
            return
        now = self._house.tick()
        if self._watch.time_out(self.table, now):
            self._tell_all()
        for seat, level in self._watch.bots_to_move(self.table, now).items():
            self._bots.ask(self.table, seat, level)
        self._wake_at(self._watch.next_due(self.table, now))

    def _due(self) -> Decision | None:
        now = self._house.tick()
        if self._watch.rest_over(self.table, now):
            return rested(self.table, self._day())
        host = self._watch.next_host(self.table, now)
        if host is not None:
            return deciding(self.table, Hosted(at=self._day(), person=host))
        return None

    def _day(self) -> float:
        """The time of day as the log notes it."""
        return round(self._house.now(), 3)

    def _hold_off(self, error: StoreError) -> None:
        """Do nothing unasked for a while: the store could not take it."""
        _logs.warning("the store is not to be had", table=self.label, error=str(error))
        self._again = self._house.tick() + AGAIN
        self._wake_at(self._again)

    def _wake_at(self, moment: float) -> None:
        """See to it that the table looks again then, if not sooner."""
        if moment == inf:
            return
        delay = max(0.0, moment - self._house.tick())
        loop = asyncio.get_running_loop()
        if self._timer is not None:
            if self._timer.when() <= loop.time() + delay:
                return
            self._timer.cancel()
        self._timer = loop.call_later(delay, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._submit(Tick())

    def _rest(self) -> None:
        """Sleep: nobody is here."""
        self._asleep = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._bots.rest()

    async def _answer(self, event: Answer) -> None:
        match = self.table.running
        if match is None or (match.number, match.phase) != (event.game, event.phase):
            return
        if event.seat not in self._watch.bots_to_move(self.table, self._house.tick()):
            return
        made = match.game.read(event.move)
        day = self._day()
        try:
            decision = moved(self.table, event.seat, made, day, bot=event.level)
        except Refusal as refusal:
            _logs.error("a bot broke a rule", level=event.level, refusal=refusal.code)
            self._bots.failed(event)
            return
        try:
            await self._append(decision)
        except WrongSequence:
            raise
        except StoreError as error:
            self._hold_off(error)
            return
        self._house.counter.moved(bot=True)
        self._tell_all()
