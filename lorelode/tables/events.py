"""The events that a table's actor handles, one at a time."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from lorelode import wire
from lorelode.tables.audience import Connection
from lorelode.tables.bot_driver import BotAnswered, BotSpoke


class Joined(NamedTuple):
    """A connection has said hello."""

    connection: Connection
    hello: wire.Hello


class Parted(NamedTuple):
    """A connection was closed."""

    connection: Connection


class CommandSent(NamedTuple):
    """A client has sent a command."""

    connection: Connection
    command: wire.Command


class TimePassed(NamedTuple):
    """The timer went off, so something may be due."""


Event: TypeAlias = Joined | Parted | CommandSent | BotAnswered | BotSpoke | TimePassed
