"""Readiness: whether the server accepts more players, and why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lorelode.wire.http import NotReady

SPARE_CONNECTIONS: Final = 16
"""With fewer connections left than this a server is not ready, but can still say so."""


class ReadinessCheck:
    """What decides whether more players may come."""

    def __init__(self, max_connections: int) -> None:
        self._max_connections = max_connections
        self.serving = False
        """Whether it has started and is not about to stop."""
        self.can_save = True
        """Whether the last attempt to save anything succeeded."""
        self.count_connections: Callable[[], int] = lambda: 0

    @property
    def is_full(self) -> bool:
        """Whether almost all connections are in use; the rest is for plain requests."""
        # A server with few connections needs no spare ones.
        spare = min(SPARE_CONNECTIONS, self._max_connections // 2)
        return self.count_connections() > self._max_connections - spare

    def find_reason(self) -> NotReady | None:
        """Why the server is not ready; None if it is."""
        if not self.serving:
            return "not-serving"
        if not self.can_save:
            return "cannot-save"
        return "full" if self.is_full else None
