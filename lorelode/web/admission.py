"""Admission: finds tables for visitors, and refuses addresses that guess codes or flood.

An address that has tried too many wrong codes, or was cut off too often, must not learn which codes
exist. But people share addresses. So somebody who takes part in a table gets in there even so, and
everybody else is refused in the same words after the same time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from lorelode.core.refusal import Code, Refusal
from lorelode.tables.actor import TableActor
from lorelode.tables.loader import Urgency
from lorelode.tables.lobby import Lobby, read_code
from lorelode.tables.log import PersonId
from lorelode.tables.store import OwnedElsewhere
from lorelode.web.address_limits import AddressLimits

REFUSAL_SECONDS: Final = 0.5
"""How long a visitor waits for a refusal who would be let in to a table of their own."""


class Admission:
    """Lets visitors in to tables. `key` is what the limits count their address by."""

    def __init__(self, lobby: Lobby, limits: AddressLimits) -> None:
        self._lobby = lobby
        self._limits = limits
        self.ask_owner: Callable[[str, str, PersonId], Awaitable[bool]] | None = None
        """Asks the process at an address whether somebody takes part in its table of this code."""

    async def find_table(
        self,
        code: str,
        key: str,
        person: PersonId | None,
        urgency: Urgency = Urgency.REQUESTED,
    ) -> TableActor:
        """The table with this code; or `Refusal`, also after too many wrong codes.

        `OwnedElsewhere` if another process has to be asked, and may be.
        """
        known = _require_code(code)
        if self._limits.is_known_as_wrong(key, known):
            raise Refusal(Code.NOT_FOUND)
        # Taken before the search: several searches at the same time are several guesses.
        try:
            self._limits.take_guess(key)
        except Refusal as refusal:
            return await self._find_own_table(known, person, refusal)
        wrong = False
        try:
            return await self._lobby.find(known, urgency)
        except Refusal as refusal:
            wrong = refusal.code == Code.NOT_FOUND
            raise
        finally:
            if wrong:
                self._limits.remember_as_wrong(key, known)
            else:
                self._limits.give_guess_back(key)

    async def admit(self, code: str, key: str, person: PersonId) -> TableActor:
        """The table with this code, for a WebSocket; or `Refusal`, also after too many floods."""
        self._limits.check_floods(person)
        try:
            self._limits.check_floods(key)
        except Refusal as refusal:
            return await self._find_own_table(_require_code(code), person, refusal)
        return await self.find_table(code, key, person, Urgency.CONNECTED)

    async def _find_own_table(
        self, code: str, person: PersonId | None, refusal: Refusal
    ) -> TableActor:
        """The table if this person takes part in it; otherwise the refusal, not before its time."""
        clock = asyncio.get_running_loop().time
        due = clock() + REFUSAL_SECONDS
        try:
            # A table that takes longer to load is there when the visitor comes back.
            async with asyncio.timeout_at(due):
                try:
                    actor = await self._lobby.find(code)
                except OwnedElsewhere as elsewhere:
                    if person is not None and await self._takes_part(elsewhere, code, person):
                        raise
                else:
                    if person is not None and actor.table.takes_part(person):
                        return actor
        except (Refusal, TimeoutError):
            pass
        await asyncio.sleep(due - clock())
        raise refusal

    async def _takes_part(self, elsewhere: OwnedElsewhere, code: str, person: PersonId) -> bool:
        if self.ask_owner is None:
            return False
        return await self.ask_owner(elsewhere.address, code, person)


def _require_code(code: str) -> str:
    """The code as tables have it. Something that cannot be a code is no guess."""
    known = read_code(code)
    if known is None:
        raise Refusal(Code.NOT_FOUND)
    return known
