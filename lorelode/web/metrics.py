"""Metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from lorelode.engine.build_kind import COMPILED

OTHER_CODE: Final = "other"
"""The label of refusals with an unknown code."""

BUCKET_SECONDS: Final = (0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10)


MAX_APPENDS_COLLECTED: Final = 500
"""To count more appends than this at once would hold up the tables."""


class Metrics:
    """The metrics of one server, in a registry of its own.

    `codes` are the refusals that are counted by name. Clients must not be able to make up labels:
    they would fill the memory of Prometheus.
    """

    def __init__(self, codes: Iterable[str]) -> None:
        self._codes = frozenset(codes)
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.tables_loaded = self._gauge("tables_loaded", "Tables in memory")
        self.connections = self._gauge("connections", "Open connections")
        self.moves = self._counter("moves", "Moves played, by people and bots")
        self.bot_moves = self._counter("bot_moves", "Moves that bots played")
        self.removals = self._counter("removals", "People that hosts removed from tables")
        self.mutes = self._counter("mutes", "People that hosts stopped from writing")
        self.append_failures = self._counter("append_failures", "Appends that failed")
        self.deposed_appends = self._counter(
            "deposed_appends", "Appends refused because another process owns the table"
        )
        self.takeovers = self._counter("takeovers", "Tables taken over from owners that had died")
        self.claims = self._counter("claims", "Tables that came from another owner or from none")
        self.lease_age_seconds = self._gauge(
            "lease_age_seconds", "Seconds since the lease was last renewed; 0 without a cluster"
        )
        self.lease_lapses = self._counter("lease_lapses", "Leases that this process has lost")
        self.relayed_connections = self._gauge(
            "relayed_connections", "Open connections that are passed on to other processes"
        )
        self.connections_handed_over = self._counter(
            "connections_handed_over", "Connections given to other processes at the same port"
        )
        self.relayed_requests = self._counter(
            "relayed_requests", "Requests that other processes have answered"
        )
        self.notices_sent = self._counter("notices_sent", "Notices that push services took")
        self.notices_failed = self._counter(
            "notices_failed", "Notices that were refused, timed out or could not be sent"
        )
        self.notices_dropped = self._counter(
            "notices_dropped", "Notices dropped because too many waited"
        )
        self.tables_unreadable = self._gauge("tables_unreadable", "Logs that cannot be replayed")
        self.append_seconds = self._histogram(
            "append_seconds", "Seconds to make an append durable", BUCKET_SECONDS
        )
        self.think_seconds = self._histogram(
            "think_seconds", "Seconds that a bot thought about a move", BUCKET_SECONDS
        )
        self.bots_cluster_workers = self._gauge(
            "bots_cluster_workers", "Workers of the bots' cluster that can be asked"
        )
        self.bots_cluster_failures = self._counter(
            "bots_cluster_failures", "Questions that the bots' cluster did not answer"
        )
        self._gauge(
            "engine_compiled",
            "1 if the engine of simulations is compiled, 0 if it runs as plain Python",
        ).set(COMPILED)
        self._refusals = Counter(
            "lorelode_refusals", "Refusals, by code", ["code"], registry=self.registry
        )

    def count_refusal(self, code: str) -> None:
        """Count a refusal."""
        self._refusals.labels(code if code in self._codes else OTHER_CODE).inc()

    def render(self) -> tuple[bytes, str]:
        """The text for Prometheus, and its Content-Type header."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST

    def _gauge(self, name: str, description: str) -> Gauge:
        return Gauge(f"lorelode_{name}", description, registry=self.registry)

    def _counter(self, name: str, description: str) -> Counter:
        return Counter(f"lorelode_{name}", description, registry=self.registry)

    def _histogram(self, name: str, description: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"lorelode_{name}", description, buckets=buckets, registry=self.registry)


class PrometheusTableMetrics:
    """The `TableMetrics` of the tables, for Prometheus.

    Appends and moves are collected first and counted in `flush`: counting each one by itself would
    cost as much as the move.
    """

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._append_seconds: list[float] = []
        self._moves = 0

    def flush(self) -> None:
        """Count what was collected."""
        appends, self._append_seconds = self._append_seconds, []
        for seconds in appends:
            self._metrics.append_seconds.observe(seconds)
        self._metrics.moves.inc(self._moves)
        self._moves = 0

    def count_append(self, seconds: float) -> None:
        """Count an append that took this long."""
        self._append_seconds.append(seconds)
        if len(self._append_seconds) >= MAX_APPENDS_COLLECTED:
            self.flush()

    def count_failed_append(self) -> None:
        """Count an append that failed."""
        self._metrics.append_failures.inc()

    def count_deposed(self) -> None:
        """Count an append of a table that another process owns."""
        self._metrics.deposed_appends.inc()

    def count_refusal(self, code: str) -> None:
        """Count a refusal."""
        self._metrics.count_refusal(code)

    def count_move(self, bot: bool) -> None:
        """Count a move."""
        self._moves += 1
        if bot:
            self._metrics.bot_moves.inc()

    def count_removal(self) -> None:
        """Count a person that a host has removed."""
        self._metrics.removals.inc()

    def count_mute(self) -> None:
        """Count a person that a host has muted."""
        self._metrics.mutes.inc()

    def count_bot_thought(self, seconds: float) -> None:
        """Count a move that a bot thought about for this long."""
        self._metrics.think_seconds.observe(seconds)
