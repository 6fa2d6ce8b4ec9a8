"""Moderation: what a host did to others, counted and logged for the operator."""

from __future__ import annotations

import structlog

from lorelode.tables.decision import Decision
from lorelode.tables.log import MuteChanged, SeatLeft, SpectatorRemoved
from lorelode.tables.services import TableMetrics

_logs = structlog.get_logger()


def report(decision: Decision, metrics: TableMetrics, label: str) -> None:
    """Count and log who was removed or muted, without saying whom; `label` names the table."""
    for entry in decision.entries:
        match entry:
            case SeatLeft(removed=True) | SpectatorRemoved():
                metrics.count_removal()
                _logs.info("person removed", table=label, seated=isinstance(entry, SeatLeft))
            case MuteChanged(muted=True):
                metrics.count_mute()
                _logs.info("person muted", table=label)
            case _:
                pass
