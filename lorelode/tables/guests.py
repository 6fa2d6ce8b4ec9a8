"""Those who look at a table: who may, who is to be told of what, and for whom it goes on."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeAlias

from msgspec import Struct

from lorelode import wire
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.deciding import removed
from lorelode.tables.entries import Hid, PersonId
from lorelode.tables.house import Listener
from lorelode.tables.table import Table
from lorelode.tables.telling import Held, Viewer


class Client(Struct):
    """A connection that has said hello."""

    listener: Listener
    name: str
    """What they are called while they have no seat."""
    screen: bool
    held: Held
    eyes: Viewer


Clients: TypeAlias = Mapping[Listener, Client]


def unwelcome(table: Table, person: PersonId, screen: bool) -> wire.Closing | None:
    """Why somebody may not look at a table; None if they may."""
    if screen and not table.settings.screen:
        return wire.Closing.of(Refusal(Code.TELEVISION_OFF))
    if person in table.removed:
        return wire.Closing.of(removed())
    return None


def concerned(clients: Clients, client: Client, command: wire.Command) -> Collection[Client]:
    """Who is to be told of a client's command.

    An update with nothing new in it would still tell the seats that the gallery writes, or that
    another is about to move to a new device.
    """
    match command:
        case wire.OfferSeat():
            return (client,)
        case wire.Say() | wire.Hide(what="gallery") if client.eyes.seat is None:
            return [one for one in clients.values() if not one.eyes.deaf]
        case _:
            return clients.values()


def forget(clients: Clients, hid: Hid) -> None:
    """Let everybody be told again, from a line on that was hidden."""
    for client in clients.values():
        held = client.held
        if hid.what == "chat":
            client.held = held._replace(chat=min(held.chat, hid.number))
        elif hid.what == "gallery":
            client.held = held._replace(gallery=min(held.gallery, hid.number))


def deserted(table: Table, clients: Clients) -> bool:
    """Whether none of those is here for whom a table would go on.

    Without its players a game waits, whoever looks on; a game of bots is played for those.
    """
    match = table.running
    if match is None or not match.held:
        return not clients
    return not any(
        client.listener.person in match.held and not client.screen for client in clients.values()
    )
