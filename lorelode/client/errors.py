"""The errors of the client."""

from __future__ import annotations

from lorelode import wire
from lorelode.core.refusal import Refusal


class TableError(Exception):
    """A refusal of the table: a `code` (see `docs/formats.md`), its `facts` and a `sentence`.

    >>> from lorelode.core.refusal import Code
    >>> raise CommandRefused(Refusal(Code.NO_BOT_MOVE))
    Traceback (most recent call last):
    lorelode.client.errors.CommandRefused: no-bot-move: No bot made this move.
    """

    def __init__(self, why: Refusal | wire.Refused | wire.Closing | wire.RefusalBody) -> None:
        super().__init__(f"{why.code}: {why.sentence}")
        self.code = why.code
        self.facts = why.facts
        self.sentence = why.sentence


class CommandRefused(TableError):
    """A command was refused, and was not done."""


class Closed(TableError):
    """The connection was closed for good."""


class Unreachable(ConnectionError):
    """There is no server at the address, it does not answer, or it was down for too long.

    Also raised after this side has closed the connection.
    """
