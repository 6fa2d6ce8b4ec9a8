"""What a table needs of the server around it: connections to tell, and what all tables share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from lorelode import wire
from lorelode.decks.selection import DeckLoader, load_built_in
from lorelode.tables.clock import Patience
from lorelode.tables.entries import PersonId
from lorelode.tables.store import Store
from lorelode.tables.thinking import Thinker


class Listener(Protocol):
    """A connection to a table, as the table sees it."""

    person: PersonId

    def send(self, *messages: bytes) -> None:
        """Pass on messages without waiting; one that cannot keep up is cut off."""
        ...

    def hang_up(self, why: wire.Closing) -> None:
        """Say why, and close."""
        ...


class Counter(Protocol):
    """Whatever counts what happens, for those who run the server."""

    def appended(self, seconds: float) -> None:
        """An append has taken so long."""
        ...

    def failed(self) -> None:
        """An append has failed."""
        ...

    def refused(self, code: str) -> None:
        """Something was refused."""
        ...

    def moved(self, bot: bool) -> None:
        """A move was made."""
        ...

    def thought(self, seconds: float) -> None:
        """A bot has thought for so long."""
        ...


class House(Struct, frozen=True):
    """What all tables of a server share."""

    store: Store
    thinker: Thinker
    counter: Counter
    draw: Callable[[int], bytes]
    """So many bytes of chance."""
    now: Callable[[], float]
    """The time of day, in seconds since 1970."""
    tick: Callable[[], float]
    """Seconds of a clock that never goes back."""
    data: Path
    """The folder that people's own decks are in."""
    patience: Patience = Patience()
    load_deck: DeckLoader = load_built_in
    """Where the decks are."""
    bot_seconds: float = 1.0
    """A bot's move comes so long after its turn to think, or a multiple of that: never by its
    hand."""
