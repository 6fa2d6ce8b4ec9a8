"""The last lines of one conversation at a table."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from lorelode.core import Seat
from lorelode.wire import ChatLine

CHAT_LINES_KEPT: Final = 200
"""How many lines of each chat a table keeps in memory."""


class Chat(Struct, frozen=True):
    """The last lines of one conversation."""

    dropped: int = 0
    """How many older lines are no longer in memory."""
    lines: tuple[ChatLine, ...] = ()

    @property
    def length(self) -> int:
        """How many lines the chat has had in all."""
        return self.dropped + len(self.lines)

    def add(self, at: float, name: str, text: str, seat: Seat | None) -> Chat:
        """The chat with one more line."""
        line = ChatLine(self.length, at, name, text, seat)
        excess = max(0, len(self.lines) + 1 - CHAT_LINES_KEPT)
        return Chat(self.dropped + excess, (*self.lines[excess:], line))

    def since(self, number: int) -> tuple[ChatLine, ...]:
        """The lines from this number on that are in memory."""
        return self.lines[max(0, number - self.dropped) :]

    def hide(self, number: int) -> Chat:
        """The chat without the text of one line."""
        index = number - self.dropped
        if not 0 <= index < len(self.lines):
            return self
        hidden = replace(self.lines[index], text=None)
        return Chat(self.dropped, (*self.lines[:index], hidden, *self.lines[index + 1 :]))

    def first_hidden_before(self, number: int) -> int:
        """The number of the first hidden line before this one; the number itself if none is."""
        for line in self.lines:
            if line.number >= number:
                break
            if line.text is None:
                return line.number
        return number
