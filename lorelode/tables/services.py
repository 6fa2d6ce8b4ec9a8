"""Services: what all tables of a server share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from lorelode.decks.selection import DeckLoader
from lorelode.tables.bot_pool import BotPool
from lorelode.tables.clock import Patience
from lorelode.tables.store import Store


class TableMetrics(Protocol):
    """Counts what happens at the tables, for the operator of the server."""

    def count_append(self, seconds: float) -> None:
        """An append has taken this long."""
        ...

    def count_failed_append(self) -> None:
        """An append has failed."""
        ...

    def count_refusal(self, code: str) -> None:
        """A command was refused."""
        ...

    def count_move(self, bot: bool) -> None:
        """A move was played."""
        ...

    def count_bot_thought(self, seconds: float) -> None:
        """A bot has thought this long."""
        ...


class Services(Struct, frozen=True):
    """What all tables of a server share."""

    store: Store
    bot_pool: BotPool
    metrics: TableMetrics
    draw: Callable[[int], bytes]
    """Random bytes, as many as asked for."""
    now: Callable[[], float]
    """The time of day, in seconds since 1970."""
    tick: Callable[[], float]
    """Seconds of a clock that never goes back."""
    data: Path
    """The folder of people's own decks."""
    load_deck: DeckLoader
    patience: Patience
    bot_seconds: float
    """How long a bot's move takes, or a multiple of it; the time must not depend on its cards."""
