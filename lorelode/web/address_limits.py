"""What one address may do at this server, over all its requests and connections."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aiohttp import web

from lorelode.core.refusal import Code, Refusal
from lorelode.web.addresses import rate_limit_key
from lorelode.web.guard import ADDRESS
from lorelode.web.rate_limits import Buckets, Counts
from lorelode.web.settings import ServerSettings

HOUR_SECONDS: Final = 3600.0


class AddressLimits:
    """Counts what each address does, by the key of the address."""

    def __init__(self, settings: ServerSettings, tick: Callable[[], float]) -> None:
        self._tick = tick
        self._connections = Counts[str](settings.connections_per_address, settings.max_connections)
        self._chatter = Buckets[str](settings.messages_per_second / 2, settings.message_burst)
        self._guesses = Buckets[str](settings.guesses_per_minute / 60, settings.guesses_per_minute)
        self._new_tables = Buckets[str](
            settings.tables_per_address / HOUR_SECONDS, settings.tables_per_address
        )

    def key(self, request: web.Request) -> str:
        """The key that the sender of a request is counted by."""
        return rate_limit_key(request[ADDRESS])

    def open_connection(self, key: str) -> None:
        """Count an open connection, or refuse it."""
        if not self._connections.take(key):
            raise Refusal(Code.TOO_MANY_CONNECTIONS)

    def close_connection(self, key: str) -> None:
        """Count one open connection less."""
        self._connections.release(key)

    def take_chatter(self, key: str) -> bool:
        """Count a command that does not move a game on, such as chat; False if it is too many."""
        return self._chatter.take(key, self._tick())

    def check_guesses(self, key: str) -> None:
        """Refuse an address that has tried too many wrong codes or operator's keys."""
        if self._guesses.wait_seconds(key, self._tick()):
            raise Refusal(Code.TOO_MANY_GUESSES)

    def count_wrong_guess(self, key: str) -> None:
        """Count a wrong code or a wrong operator's key."""
        self._guesses.take(key, self._tick())

    def count_new_table(self, key: str) -> None:
        """Count a new table, or refuse it."""
        if not self._new_tables.take(key, self._tick()):
            raise Refusal(Code.TOO_MANY_TABLES)
