"""Services: what all tables of a server share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from lorelode.core import Seat
from lorelode.decks.selection import DeckLoader
from lorelode.tables.bot_pool import BotPool
from lorelode.tables.clock import Patience
from lorelode.tables.log import PersonId
from lorelode.tables.store import Store
from lorelode.tables.table import Table
from lorelode.wire.notices import NoticeKind


class TableMetrics(Protocol):
    """Counts what happens at the tables, for the operator of the server."""

    def count_append(self, seconds: float) -> None:
        """Count an append that took this long."""
        ...

    def count_failed_append(self) -> None:
        """Count a failed append."""
        ...

    def count_deposed(self) -> None:
        """Count an append that was refused because another process owns the table."""
        ...

    def count_refusal(self, code: str) -> None:
        """Count a refused command."""
        ...

    def count_move(self, bot: bool) -> None:
        """Count a move."""
        ...

    def count_removal(self) -> None:
        """Count a person that a host has removed."""
        ...

    def count_mute(self) -> None:
        """Count a person that a host has muted."""
        ...

    def count_bot_thought(self, seconds: float) -> None:
        """Count the thinking time of a bot."""
        ...


class Notifier(Protocol):
    """Tells people who are not at the table what happens there."""

    def tell(
        self, table: Table, kinds: Mapping[Seat, NoticeKind], looking: Collection[PersonId]
    ) -> None:
        """Take the notices of a change for these seats, without waiting until they are sent.

        `looking` are the people who see the table anyway.
        """
        ...


class Services(Struct, frozen=True):
    """What all tables of a server share."""

    store: Store
    bot_pool: BotPool
    metrics: TableMetrics
    notifier: Notifier
    draw: Callable[[int], bytes]
    """Draws this many random bytes."""
    now: Callable[[], float]
    """The time of day, in seconds since 1970."""
    tick: Callable[[], float]
    """Seconds of a clock that never goes back."""
    find_data: Callable[[], Path]
    """A data folder with people's own decks as they are now, for other processes."""
    load_deck: DeckLoader
    may_answer: Callable[[], bool]
    """Whether this process may send what its tables know; False if others may own them."""
    patience: Patience
    bot_seconds: float
    """The length of a wait at a table of normal pace; with 0, bots move as soon as they can."""
    chat_burst: int
    """How many chat lines one person may write within `chat.CHAT_BURST_SECONDS`."""
