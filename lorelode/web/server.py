"""What the handlers of one server share."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Final

from aiohttp import web

from lorelode.core.refusal import Code, Refusal
from lorelode.decks import Deck, built_in
from lorelode.decks.library import Library
from lorelode.tables.actor import TableActor
from lorelode.tables.bot_pool import LOW_PRIORITY_NICENESS, BotPool, ProcessBotPool
from lorelode.tables.clock import Patience
from lorelode.tables.lobby import Lobby
from lorelode.tables.services import Services
from lorelode.tables.store import Store
from lorelode.web.addresses import limiting_key
from lorelode.web.finished_games import FinishedGames
from lorelode.web.guard import ADDRESS
from lorelode.web.metrics import Metrics, PrometheusTableMetrics
from lorelode.web.operator import brings_key, has_key, not_operator, operator_key
from lorelode.web.rate_limits import Buckets, Counts
from lorelode.web.settings import ServerSettings
from lorelode.web.uploads import Uploads
from lorelode.web.visitors import remember, token_of

HOUR_SECONDS: Final = 3600.0

LOCAL_NAMES: Final = ("localhost", "127.", "[::1]")
"""How the names begin that no other machine can reach this one by."""


class Server:
    """A server: its tables and decks, and the limits on requests for them."""

    def __init__(
        self,
        settings: ServerSettings,
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
        self.table_metrics = PrometheusTableMetrics(metrics)
        self.library = Library(settings.data)
        self.uploads = Uploads(settings.data, self.library)
        self.key = operator_key(settings.data)
        """The operator's key."""
        self.services = Services(
            store=store,
            bot_pool=bot_pool or ProcessBotPool(settings.bot_processes),
            metrics=self.table_metrics,
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
            load_deck=self.load_deck,
        )
        self.explainer = bot_pool or ProcessBotPool(1, LOW_PRIORITY_NICENESS)
        """Explains moves of finished games, in a process of its own: games come first."""
        self.lobby = Lobby(self.services, settings.max_tables)
        self.finished_games = FinishedGames(self.lobby)
        self.ready = False
        self.lan_url: str | None = None
        """The address of this server in the local network, if it has one."""
        self.connection_counts = Counts[str](settings.connections_per_address, settings.connections)
        self.chatter_limit = Buckets[str](settings.frames_per_second / 2, settings.frame_burst)
        """For the commands that do not move a game on, such as chat."""
        self._guess_limit = Buckets[str](
            settings.misses_per_minute / 60, settings.misses_per_minute
        )
        """For wrong codes of tables and wrong operator's keys."""
        self._new_table_limit = Buckets[str](
            settings.tables_per_address / HOUR_SECONDS, settings.tables_per_address
        )

    def load_deck(self, name: str) -> Deck:
        """The deck of this name, or `DeckError`."""
        return built_in() if name == built_in().name else self.library.load(name).deck

    def address_key(self, request: web.Request) -> str:
        """The key that the rate limits count the sender of a request by."""
        return limiting_key(request[ADDRESS])

    def public_base(self, request: web.Request) -> str:
        """The base of links that other devices can open."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        asked = f"{request.scheme}://{request.host}"
        return self.lan_url or asked if request.host.startswith(LOCAL_NAMES) else asked

    def remember(self, request: web.Request, response: web.StreamResponse, token: str) -> None:
        """Give a visitor their token, if the request did not bring it."""
        if token_of(request) != token:
            secure = (self.settings.public_url or "").startswith("https:")
            remember(response, token, secure)

    async def find(self, code: str, key: str) -> TableActor:
        """The table with this code; or `Refusal`, also after too many wrong codes."""
        now = self.services.tick()
        if self._guess_limit.wait(key, now):
            raise Refusal(Code.TOO_MANY_GUESSES)
        try:
            return await self.lobby.find(code)
        except Refusal as refusal:
            if refusal.code == Code.NOT_FOUND:
                self._guess_limit.take(key, now)
            raise

    def require_operator(self, request: web.Request) -> None:
        """Refuse everybody without the operator's key, and everybody after too many wrong keys."""
        address, now = self.address_key(request), self.services.tick()
        if self._guess_limit.wait(address, now):
            raise Refusal(Code.TOO_MANY_GUESSES)
        if not has_key(request, self.key):
            if brings_key(request):
                self._guess_limit.take(address, now)
            raise not_operator()

    def take_new_table(self, key: str) -> None:
        """Count a new table of an address, or refuse it if there were too many."""
        if not self._new_table_limit.take(key, self.services.tick()):
            raise Refusal(Code.TOO_MANY_TABLES)
