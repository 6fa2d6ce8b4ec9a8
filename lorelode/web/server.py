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
from lorelode.web.address_limits import AddressLimits
from lorelode.web.finished_games import FinishedGames
from lorelode.web.metrics import Metrics, PrometheusTableMetrics
from lorelode.web.operator import Operator, load_operator_key
from lorelode.web.readiness import ReadinessCheck
from lorelode.web.settings import ServerSettings
from lorelode.web.uploads import Uploads
from lorelode.web.visitors import Visitors

LOCAL_NAMES: Final = ("localhost", "127.", "[::1]")
"""Prefixes of the names that only this machine itself can use."""


class Server:
    """The parts of one server: its tables, its decks, and who may use them."""

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
        """Explains moves of finished games, with a low priority: running games come first."""
        self.lobby = Lobby(self.services, settings.max_tables, settings.max_unstarted_tables)
        self.finished_games = FinishedGames(self.lobby)
        self.readiness = ReadinessCheck(settings.max_connections)
        self.lan_url: str | None = None
        """The address of this server in the local network, if it has one."""
        self.limits = AddressLimits(settings, tick)
        self.operator = Operator(load_operator_key(settings.data), self.limits)
        self.visitors = Visitors(draw=draw, secure=(settings.public_url or "").startswith("https:"))

    def load_deck(self, name: str) -> Deck:
        """The deck with this name, or `DeckError`."""
        return built_in() if name == built_in().name else self.library.load(name).deck

    def base_url(self, request: web.Request) -> str:
        """The start of links that other devices can open."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        requested = f"{request.scheme}://{request.host}"
        return self.lan_url or requested if request.host.startswith(LOCAL_NAMES) else requested

    async def find_table(self, code: str, key: str) -> TableActor:
        """The table with this code; or `Refusal`, also after too many wrong codes.

        `key` is what the limits count the asking address by.
        """
        self.limits.check_guesses(key)
        try:
            return await self.lobby.find(code)
        except Refusal as refusal:
            if refusal.code == Code.NOT_FOUND:
                self.limits.count_wrong_guess(key)
            raise
