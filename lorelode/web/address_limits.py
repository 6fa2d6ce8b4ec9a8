"""What one address may do at this server, over all its requests and connections."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aiohttp import web

from lorelode.core.refusal import Code, Refusal
from lorelode.tables.log import PersonId
from lorelode.web.addresses import rate_limit_key
from lorelode.web.guard import ADDRESS
from lorelode.web.rate_limits import Buckets, Counts, RecentKeys
from lorelode.web.refusals import LimitReached
from lorelode.web.settings import ServerSettings

HOUR_SECONDS: Final = 3600.0
MINUTE_SECONDS: Final = 60.0

WRONG_CODE_SECONDS: Final = 60.0
"""How long an address may ask for the same wrong code again without another guess."""

MAX_WRONG_CODES: Final = 100_000
"""How many wrong codes are remembered, of all addresses together."""

FORGOTTEN_PER_HOUR: Final = 100
"""How many visitors of one address the server forgets in an hour: each needs a line on the disk."""

SUBSCRIPTIONS_PER_HOUR: Final = 100
"""How many new browsers of one address may ask for notices in an hour: only so many are kept."""

SEAT_CHANGES_PER_SECOND: Final = 1.0
"""How often people may change seats at one table, or say who begins; one address half as often."""

SEAT_CHANGE_BURST: Final = 60
"""How often they may do so at once after a pause; one address half as often."""


class AddressLimits:
    """Counts what each address does, by the key of the address."""

    def __init__(self, settings: ServerSettings, tick: Callable[[], float]) -> None:
        self._tick = tick
        self._connections = Counts[str](settings.connections_per_address, settings.max_connections)
        self._chatter = Buckets[str](settings.messages_per_second / 2, settings.message_burst)
        rate, burst = SEAT_CHANGES_PER_SECOND, SEAT_CHANGE_BURST
        self._seat_changes = Buckets[str](rate, burst)
        self._own_seat_changes = Buckets[tuple[str, str]](rate / 2, burst / 2)
        guesses = settings.guesses_per_minute
        self._guesses = Buckets[str](guesses / MINUTE_SECONDS, guesses)
        self._wrong_codes = RecentKeys[tuple[str, str]](WRONG_CODE_SECONDS, MAX_WRONG_CODES)
        cut_offs = settings.cut_offs_per_minute
        self._floods = Buckets[str](cut_offs / MINUTE_SECONDS, cut_offs)
        self._new_tables = Buckets[str](
            settings.tables_per_address / HOUR_SECONDS, settings.tables_per_address
        )
        self._forgotten = Buckets[str](FORGOTTEN_PER_HOUR / HOUR_SECONDS, FORGOTTEN_PER_HOUR)
        self._subscriptions = Buckets[str](
            SUBSCRIPTIONS_PER_HOUR / HOUR_SECONDS, SUBSCRIPTIONS_PER_HOUR
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

    def take_seat_change(self, key: str, code: str) -> bool:
        """Count a change of a seat, a face or who begins, at a table; False if it is too many.

        One address has only half of what a table allows, so that it cannot stop the others.
        """
        now = self._tick()
        return self._own_seat_changes.take((code, key), now) and self._seat_changes.take(code, now)

    def take_guess(self, key: str) -> None:
        """Count a code or an operator's key that may be wrong, or refuse it."""
        now = self._tick()
        if not self._guesses.take(key, now):
            raise LimitReached(Code.TOO_MANY_GUESSES, self._guesses.wait_seconds(key, now))

    def give_guess_back(self, key: str) -> None:
        """Do not count the last guess: it was right."""
        self._guesses.give_back(key)

    def remember_as_wrong(self, key: str, code: str) -> None:
        """Remember a wrong code, so that asking for it again is no other guess."""
        self._wrong_codes.add((key, code), self._tick())

    def is_known_as_wrong(self, key: str, code: str) -> bool:
        """Whether this address was told not long ago that this code is wrong."""
        return self._wrong_codes.has((key, code), self._tick())

    def count_flood(self, key: str, person: PersonId) -> None:
        """Count a connection that was cut off because it sent too much."""
        for flooder in (key, person):
            self._floods.take(flooder, self._tick())

    def check_floods(self, flooder: str) -> None:
        """Refuse an address or a person whose connections were cut off too often."""
        if wait := self._floods.wait_seconds(flooder, self._tick()):
            raise LimitReached(Code.RATE_LIMITED, wait)

    def count_new_table(self, key: str) -> None:
        """Count a new table, or refuse it."""
        now = self._tick()
        if not self._new_tables.take(key, now):
            raise LimitReached(Code.TOO_MANY_TABLES, self._new_tables.wait_seconds(key, now))

    def count_forgotten(self, key: str) -> None:
        """Count a visitor who is to be forgotten, or refuse it."""
        now = self._tick()
        if not self._forgotten.take(key, now):
            raise LimitReached(Code.RATE_LIMITED, self._forgotten.wait_seconds(key, now))

    def count_subscription(self, key: str) -> None:
        """Count a new browser that asks for notices, or refuse it."""
        now = self._tick()
        if not self._subscriptions.take(key, now):
            raise LimitReached(Code.RATE_LIMITED, self._subscriptions.wait_seconds(key, now))
