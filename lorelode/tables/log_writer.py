"""Appends what a table decides to its log."""

from __future__ import annotations

import structlog

from lorelode.tables.decision import Decision
from lorelode.tables.full_log import is_full
from lorelode.tables.log import LogSize, encode_entries, slot_of
from lorelode.tables.services import Services, TableMetrics
from lorelode.tables.store import Deposed, OutOfStep, StoreError, TableId, WrongSequence

_logs = structlog.get_logger()


class LogWriter:
    """Appends to the log of one table, which has this size and was claimed in this epoch."""

    def __init__(self, code: str, size: LogSize, services: Services, epoch: int) -> None:
        self._id = TableId(code)
        self._size = size
        self.epoch = epoch
        self._services = services

    @property
    def is_full(self) -> bool:
        """Whether the log takes only what ends the running game, and entries that have a slot."""
        return is_full(self._size)

    async def append(self, decision: Decision) -> None:
        """Save the entries of a decision; `StoreError` if that fails."""
        services, entries = self._services, decision.entries
        slots = [slot_of(entry) for entry in entries]
        before = services.tick()
        try:
            await services.store.append(
                self._id,
                self._size.length,
                encode_entries(entries),
                services.now(),
                slots=slots,
                started=decision.table.match is not None,
                epoch=self.epoch,
            )
        except StoreError:
            services.metrics.count_failed_append()
            raise
        services.metrics.count_append(services.tick() - before)
        self._size = self._size.grown(slots)


def report(error: OutOfStep, label: str, metrics: TableMetrics) -> None:
    """Log and count why a table has to be loaded again.

    The message of the error is not logged, because it may contain the code of the table.
    """
    match error:
        case WrongSequence():
            _logs.error(
                "table does not match its log",
                table=label,
                expected=error.expected,
                found=error.found,
            )
        case Deposed():
            metrics.count_deposed()
            _logs.warning("table is owned elsewhere", table=label)
        case _:
            _logs.warning("table given up after an uncertain append", table=label)
