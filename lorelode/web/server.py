"""What the handlers of one server share."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import structlog
from aiohttp import hdrs, web

from lorelode.core.refusal import Code, Refusal
from lorelode.decks import Deck, built_in
from lorelode.decks.library import Library
from lorelode.tables import lookalikes
from lorelode.tables.bot_cluster import BotCluster, ClusterBotPool
from lorelode.tables.bot_pool import BotPool, ProcessBotPool
from lorelode.tables.clock import Patience
from lorelode.tables.lobby import BIN_SECONDS, Lobby
from lorelode.tables.process_pool import LOW_PRIORITY_NICENESS, ProcessPool
from lorelode.tables.services import Services
from lorelode.tables.store import Store
from lorelode.tables.store.subscriptions import Subscriptions
from lorelode.web.address_limits import AddressLimits
from lorelode.web.address_turns import Turns
from lorelode.web.addresses import find_https_hosts, requested_host
from lorelode.web.admission import Admission
from lorelode.web.cluster import Cluster
from lorelode.web.descriptions import Descriptions
from lorelode.web.finished_games import FinishedGames
from lorelode.web.forgotten import ForgottenVisitors, SharedForgottenVisitors
from lorelode.web.key_files import load_key
from lorelode.web.metrics import Metrics, PrometheusTableMetrics
from lorelode.web.notices.notifier import ServerNotifier
from lorelode.web.notices.outgoing import Outgoing
from lorelode.web.notices.push import PushSender
from lorelode.web.notices.push_keys import PUSH_KEY_FILE, PushKeys
from lorelode.web.operator import KEY_FILE, Operator
from lorelode.web.readiness import ReadinessCheck
from lorelode.web.settings import ServerSettings
from lorelode.web.uploads import Uploads
from lorelode.web.visitors import Visitors

_logs = structlog.get_logger()

DECKS_SECONDS: Final = 2.0
"""How long somebody waits to see new decks, who is otherwise shown those that are known."""

PICTURE_THREADS: Final = 4
"""How many pictures are looked for at a time."""

LOCAL_NAMES: Final = ("localhost", "127.", "[::1]")
"""Prefixes of the names that only this machine itself can use."""


def _always() -> bool:
    return True


def _make_bot_pool(settings: ServerSettings, metrics: Metrics) -> BotPool:
    """Where the bots of the tables think."""
    local = ProcessBotPool(settings.bot_processes)
    if settings.bots_cluster is None:
        return local
    cluster = BotCluster(settings.bots_cluster, metrics.bots_cluster_workers.set)
    return ClusterBotPool(cluster, local, metrics.bots_cluster_failures.inc)


class Server:
    """The parts of one server: its tables, its decks, and who may use them."""

    def __init__(
        self,
        settings: ServerSettings,
        store: Store,
        metrics: Metrics,
        cluster: Cluster | None = None,
        *,
        subscriptions: Subscriptions,
        bot_pool: BotPool | None = None,
        draw: Callable[[int], bytes] = os.urandom,
        now: Callable[[], float] = time.time,
        tick: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.table_metrics = PrometheusTableMetrics(metrics)
        self.library = Library(settings.data if cluster is None else cluster.decks)
        self.uploads = Uploads(settings.data, self.library)
        self.descriptions = Descriptions(settings, self.library)
        self.subscriptions = subscriptions
        self.push_keys = PushKeys(
            load_key(settings.data / PUSH_KEY_FILE) if cluster is None else cluster.push_key,
            settings.push_contact or (settings.public_url if settings.https else None),
        )
        outgoing = Outgoing(to_loopback=settings.notices_to_loopback)
        self.notifier = ServerNotifier(
            PushSender(subscriptions, self.push_keys, outgoing, metrics, now), outgoing, metrics
        )
        self.services = Services(
            store=store,
            notifier=self.notifier,
            bot_pool=bot_pool or _make_bot_pool(settings, metrics),
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
            chat_burst=settings.chat_burst,
            find_data=self.library.find_data,
            load_deck=self.load_deck,
            may_answer=_always if cluster is None else lambda: cluster.lease.valid,
        )
        self.keep_visitor_seconds = settings.keep_seconds + BIN_SECONDS
        """How long a visitor is remembered: a token is of no use for longer than the tables that
        know it."""
        self.cluster = cluster
        """The other servers of the same database, if it is shared."""
        self.lobby = Lobby(self.services, settings.max_tables, settings.max_unstarted_tables)
        # Two processes with a low priority: running games come first, and a bot that explains a
        # move does not keep those waiting who want to see it.
        self.finished_games = FinishedGames(
            ProcessPool(1, LOW_PRIORITY_NICENESS),
            bot_pool or ProcessBotPool(1, LOW_PRIORITY_NICENESS),
        )
        """Which address has a clue explained next."""
        self.clue_turns = Turns()
        """Which address keeps clues next."""
        self.hint_turns = Turns()
        """Which address gets a hint next."""
        self.readiness = ReadinessCheck(settings.max_connections)
        self.lan_url: str | None = None
        """The address of this server in the local network, if it has one."""
        self.limits = AddressLimits(settings, tick)
        self.admission = Admission(self.lobby, self.limits)
        self.operator = Operator(
            load_key(settings.data / KEY_FILE) if cluster is None else cluster.operator_key,
            self.limits,
        )
        self.shared_forgotten = None if cluster is None else SharedForgottenVisitors(cluster.store)
        self.visitors = Visitors(
            self.shared_forgotten or ForgottenVisitors(settings.data),
            draw=draw,
            https_hosts=find_https_hosts(settings),
            cookie_seconds=self.keep_visitor_seconds,
        )

        self.picture_threads = ThreadPoolExecutor(PICTURE_THREADS, "pictures")
        """Threads of their own: a database that does not answer holds nothing else up."""
        self._names: asyncio.Future[None] | None = None

    def begin_to_prepare_names(self) -> asyncio.Future[None]:
        """Load what names are compared by, once and in a thread: on the loop, all would wait."""
        if self._names is None:
            loop = asyncio.get_running_loop()
            self._names = loop.run_in_executor(None, lookalikes.prepare)
        return self._names

    async def prepare_names(self) -> None:
        """Wait until names can be compared."""
        # Somebody who disconnects meanwhile does not stop it.
        await asyncio.shield(self.begin_to_prepare_names())

    def load_deck(self, name: str) -> Deck:
        """The deck with this name as it is now, or `DeckError`; it waits for the disk."""
        if name == built_in().name:
            return built_in()
        try:
            self.library.refresh()
            return self.library.load(name).deck
        except OSError as error:
            _logs.warning("decks unavailable", error=error.strerror)
            raise Refusal(Code.STORE_UNAVAILABLE) from error

    async def require_fresh_decks(self) -> None:
        """Know all decks as they are now; or `OSError`."""
        if self.cluster is not None:
            await self.cluster.decks.refresh_soon()

    async def refresh_decks(self) -> None:
        """Know all decks as they are now, if that can be known soon."""
        try:
            async with asyncio.timeout(DECKS_SECONDS):
                await self.require_fresh_decks()
        except OSError as error:  # a timeout too
            _logs.debug("decks unavailable", error=error.strerror)

    def base_url(self, request: web.Request) -> str:
        """The start of links that other devices can open."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        # Not `request.host`: aiohttp leaves the port out if the target is absolute.
        host = requested_host(request.raw_path, request.headers[hdrs.HOST])
        requested = f"{request.scheme}://{host}"
        return self.lan_url or requested if host.startswith(LOCAL_NAMES) else requested
