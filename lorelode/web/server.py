"""What the handlers of one server share."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from typing import Final

import structlog
from aiohttp import web

from lorelode.core.refusal import Code, Refusal
from lorelode.decks import Deck, built_in
from lorelode.decks.library import Library
from lorelode.tables import replay
from lorelode.tables.actor import TableActor
from lorelode.tables.bot_pool import LOW_PRIORITY_NICENESS, BotPool, ProcessBotPool
from lorelode.tables.clock import Patience
from lorelode.tables.lobby import Lobby
from lorelode.tables.services import Services
from lorelode.tables.store import Store, StoreError
from lorelode.web.addresses import limiting_key
from lorelode.web.guard import ADDRESS
from lorelode.web.intake import Intake
from lorelode.web.limits import Buckets, Counts
from lorelode.web.operator import brings_key, has_key, not_operator, operator_key
from lorelode.web.settings import Settings
from lorelode.web.visitors import remember, token_of
from lorelode.web.watching import Metrics

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
SWEEP: Final = 15.0
"""Seconds between two looks for tables that sleep or have expired."""


FINISHED: Final = 50
"""So many finished games are kept at hand for those who look at them again."""

HERE: Final = ("localhost", "127.", "[::1]")
"""Names by which nobody else reaches this machine."""


_logs = structlog.get_logger()


class Gauge:
    """Counts for Prometheus what happens at the tables; `settle` hands over the commonest."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._appends: list[float] = []
        self._moves = 0

    def settle(self) -> None:
        """Bring the metrics up to date: done for each move, it would cost as much as the move."""
        appends, self._appends = self._appends, []
        for seconds in appends:
            self._metrics.append_seconds.observe(seconds)
        self._metrics.moves.inc(self._moves)
        self._moves = 0

    def count_append(self, seconds: float) -> None:
        """An append has taken so long."""
        self._appends.append(seconds)

    def count_failed_append(self) -> None:
        """An append has failed."""
        self._metrics.append_failures.inc()

    def count_refusal(self, code: str) -> None:
        """Something was refused."""
        self._metrics.refused(code)

    def count_move(self, bot: bool) -> None:
        """A move was made."""
        self._moves += 1
        if bot:
            self._metrics.bot_moves.inc()

    def count_bot_thought(self, seconds: float) -> None:
        """A bot has thought for so long."""
        self._metrics.think_seconds.observe(seconds)


class Server:
    """A server: its tables, and the limits on who asks for them."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        metrics: Metrics,
        *,
        bot_pool: BotPool | None = None,
        draw: Callable[[int], bytes] = os.urandom,
        now: Callable[[], float] = time.time,
        tick: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.gauge = Gauge(metrics)
        self.library = Library(settings.data)
        self.intake = Intake(settings.data, self.library)
        self.key = operator_key(settings.data)
        """What the operator is known by."""
        self.services = Services(
            store=store,
            bot_pool=bot_pool or ProcessBotPool(settings.bot_processes),
            metrics=self.gauge,
            draw=draw,
            now=now,
            tick=tick,
            patience=Patience(
                grace_seconds=settings.grace_seconds,
                host_seconds=settings.host_seconds,
                rest_seconds=settings.rest_seconds,
            ),
            bot_seconds=settings.bot_seconds,
            data=settings.data,
            load_deck=self.deck,
        )
        self.explainer = bot_pool or ProcessBotPool(1, LOW_PRIORITY_NICENESS)
        """Asked for reasons only, so that whoever reads holds up nobody who plays."""
        self.lobby = Lobby(self.services, settings.max_tables)
        self.sockets: Counts[str] = Counts(settings.connections_per_address, settings.connections)
        self.ready = False
        self.invite: str | None = None
        """The address of this server in the local network, if it has one."""
        self.replays = asyncio.Semaphore(1)
        self._finished: dict[tuple[str, int], replay.FinishedGame] = {}
        self._misses: Buckets[str] = Buckets(
            settings.misses_per_minute / 60, settings.misses_per_minute
        )
        self.talk: Buckets[str] = Buckets(settings.frames_per_second / 2, settings.frame_burst)
        self._made: Buckets[str] = Buckets(
            settings.tables_per_address / HOUR, settings.tables_per_address
        )

    def deck(self, name: str) -> Deck:
        """The deck of a name, or `DeckError`."""
        return built_in() if name == built_in().name else self.library.load(name).deck

    def address_key(self, request: web.Request) -> str:
        """What the limits know the sender of a request by."""
        return limiting_key(request[ADDRESS])

    def base(self, request: web.Request) -> str:
        """The address to invite others to: where a phone, too, can reach this server."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        asked = f"{request.scheme}://{request.host}"
        return self.invite or asked if request.host.startswith(HERE) else asked

    def remember(self, request: web.Request, response: web.StreamResponse, token: str) -> None:
        """Give a visitor their token, if the request did not bring it."""
        if token_of(request) != token:
            secure = (self.settings.public_url or "").startswith("https:")
            remember(response, token, secure)

    async def find(self, code: str, key: str) -> TableActor:
        """The table of a code; whoever tries too many that are none has to wait."""
        now = self.services.tick()
        if self._misses.wait(key, now):
            raise Refusal(Code.TOO_MANY_GUESSES)
        try:
            return await self.lobby.find(code)
        except Refusal as refusal:
            if refusal.code == Code.NOT_FOUND:
                self._misses.take(key, now)
            raise

    def must_be_operator(self, request: web.Request) -> None:
        """Refuse whoever is not the operator; one who tries too many wrong keys has to wait."""
        address, now = self.address_key(request), self.services.tick()
        if self._misses.wait(address, now):
            raise Refusal(Code.TOO_MANY_GUESSES)
        if not has_key(request, self.key):
            if brings_key(request):
                self._misses.take(address, now)
            raise not_operator()

    async def finished(self, code: str, number: int) -> replay.FinishedGame:
        """A game that is over; it never changes, so the last ones asked for are kept."""
        key = (code, number)
        done = self._finished.pop(key, None)
        if done is None:
            async with self.replays:
                entries = await self.lobby.entries(code)
                done = await asyncio.to_thread(replay.finished_game, code, entries, number)
        self._finished[key] = done
        if len(self._finished) > FINISHED:
            del self._finished[next(iter(self._finished))]
        return done

    def may_make(self, key: str) -> None:
        """Refuse whoever makes too many tables."""
        if not self._made.take(key, self.services.tick()):
            raise Refusal(Code.TOO_MANY_TABLES)

    async def tend(self) -> None:
        """Let tables sleep and expire, for as long as the server runs."""
        while True:
            self.lobby.unload_idle(self.settings.sleep_minutes * 60)
            self.gauge.settle()
            self.metrics.tables_loaded.set(self.lobby.loaded)
            self.metrics.tables_set_aside.set(self.lobby.unreadable)
            try:
                await self.lobby.expire(self.settings.keep_days * DAY)
            except StoreError as error:
                _logs.warning("store unavailable", error=str(error))
            await asyncio.sleep(SWEEP)
