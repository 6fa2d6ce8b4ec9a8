"""Spectators: people without a seat, as the host and the readers of the gallery chat know them."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from itertools import islice
from typing import Final

from lorelode.tables.log import PersonId
from lorelode.tables.table import Table
from lorelode.wire import SpectatorInfo

MAX_SPECTATORS_LISTED: Final = 50
"""How many spectators the host is shown. The others can be found by what they write."""

ID_BYTES: Final = 9


@lru_cache(maxsize=10_000)
def spectator_id(code: str, person: PersonId) -> str:
    """The id of a person at one table. It does not tell who they are at another table."""
    digest = blake2b(person.encode(), key=code.encode(), digest_size=ID_BYTES).digest()
    return urlsafe_b64encode(digest).decode()


def find_spectator(table: Table, wanted: str, here: Mapping[str, PersonId]) -> PersonId | None:
    """The person without a seat who has this id, if they are here, have written or are muted.

    `here` are the people who are here, by their ids.
    """
    person = here.get(wanted)
    if person is None:
        wrote = {line.added.by for line in table.gallery.lines if line.added.by is not None}
        others = (*wrote, *table.muted)
        person = next((one for one in others if spectator_id(table.code, one) == wanted), None)
    return person if person is not None and _is_spectator(table, person) else None


def list_spectators(table: Table, here: Mapping[PersonId, str]) -> tuple[SpectatorInfo, ...]:
    """What the host sees of those who are here, with their names, and of those who are muted."""
    plays = table.running is not None and table.host in table.running.players
    wrote = {line.added.by: line.added.name for line in table.gallery.lines}
    absent = sorted(person for person in table.muted if person not in here)
    people = (person for person in (*here, *absent) if _is_spectator(table, person))
    return tuple(
        SpectatorInfo(
            spectator_id(table.code, person),
            # While a game runs, a player reads nothing from the gallery. A name can be a message.
            name="" if plays else here.get(person) or wrote.get(person, ""),
            here=person in here,
            muted=person in table.muted,
        )
        for person in islice(people, MAX_SPECTATORS_LISTED)
    )


def list_basis(table: Table, here: Mapping[PersonId, str]) -> tuple[object, ...]:
    """What `list_spectators` is made from, besides the table: it is the same while this is.

    Of those who are here, only players and the host are not listed.
    """
    return tuple(islice(here.items(), MAX_SPECTATORS_LISTED + len(table.seats) + 1))


def _is_spectator(table: Table, person: PersonId) -> bool:
    return person != table.host and person not in table.removed and table.seat_of(person) is None
