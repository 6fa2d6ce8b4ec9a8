"""The last lines of one conversation at a table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from lorelode.tables.log import ChatLineAdded, PersonId
from lorelode.wire import CHAT_LINES_KEPT, ChatLine


class KeptLine(Struct, frozen=True, gc=False):
    """A line with its text or phrase, which readers do not get while it is hidden."""

    added: ChatLineAdded
    hidden: bool = False
    changed: bool = False
    """Whether it was ever hidden, so that a client may have it as it is no longer."""
    writer: str = ""
    """The id of a spectator who wrote it; see `spectators.spectator_id`."""

    @property
    def shown(self) -> ChatLine:
        """The line as readers get it."""
        added = self.added
        shown = None if self.hidden else added
        return ChatLine(
            added.number,
            added.at,
            added.name,
            text=shown.text if shown and not shown.phrase else None,
            seat=added.seat,
            writer=self.writer,
            about=added.about,
            phrase=shown.phrase if shown else None,
            face=added.face,
        )


class Chat(Struct, frozen=True):
    """The last lines of one conversation. Their numbers rise without gaps."""

    lines: tuple[KeptLine, ...] = ()

    @property
    def start(self) -> int:
        """The number of the oldest line that is kept."""
        return self.lines[0].added.number if self.lines else 0

    @property
    def length(self) -> int:
        """How many lines the chat has had in all."""
        return self.start + len(self.lines)

    def add(self, added: ChatLineAdded, writer: str = "") -> Chat:
        """The chat with one more line, without the oldest if there are too many."""
        return Chat((*self.lines[1 - CHAT_LINES_KEPT :], KeptLine(added, writer=writer)))

    def has(self, number: int) -> bool:
        """Whether the line with this number is kept."""
        return self.start <= number < self.length

    def since(self, number: int) -> Sequence[ChatLine]:
        """The lines from this number on that are kept."""
        return [line.shown for line in self.lines[max(0, number - self.start) :]]

    def hide(self, number: int, hidden: bool) -> Chat:
        """The chat with one line hidden or shown again; the same chat if the line is not kept."""
        if not self.has(number):
            return self
        index = number - self.start
        line = replace(self.lines[index], hidden=hidden, changed=True)
        return Chat((*self.lines[:index], line, *self.lines[index + 1 :]))

    def count_since(self, moment: float, now: float, person: PersonId) -> int:
        """How many kept lines a person has written between two moments."""
        return sum(line.added.by == person and moment < line.added.at <= now for line in self.lines)

    def first_changed_before(self, number: int) -> int:
        """The number of the first changed line before this one; the number itself if none is."""
        for line in self.lines:
            if line.changed:
                return min(number, line.added.number)
        return number
