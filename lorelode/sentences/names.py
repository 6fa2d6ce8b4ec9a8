"""The names of the people at a table, and the grammar of sentences about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lorelode.core import Seat


class Names(NamedTuple):
    """The names by seat; `you` is the seat of the reader, if they have one."""

    by_seat: tuple[str, ...]
    you: Seat | None = None

    @classmethod
    def of_seats(cls, seats: int, you: Seat | None) -> Names:
        """People of whom only the seat is known."""
        return cls(tuple("You" if seat == you else f"Seat {seat}" for seat in range(seats)), you)

    def does(self, seat: Seat, verb: str, third: str = "") -> str:
        """Subject and verb.

        >>> names = Names(("You", "Bo"), you=Seat(0))
        >>> names.does(Seat(0), "lay"), names.does(Seat(1), "lay")
        ('You lay', 'Bo lays')
        >>> names.does(Seat(0), "pass", "passes"), names.does(Seat(1), "pass", "passes")
        ('You pass', 'Bo passes')
        """
        if seat == self.you:
            return f"You {verb}"
        return f"{self.by_seat[seat]} {third or verb + 's'}"

    def whose(self, owner: Seat, subject: Seat) -> str:
        """The possessive of `owner` in a sentence about `subject`.

        >>> names = Names(("You", "Bo"), you=Seat(0))
        >>> [names.whose(Seat(owner), Seat(subject)) for owner in (0, 1) for subject in (0, 1)]
        ['your own', 'your', "Bo's", 'their own']
        """
        if owner == self.you:
            return "your own" if subject == owner else "your"
        return "their own" if subject == owner else f"{self.by_seat[owner]}'s"

    def owns(self, seat: Seat) -> str:
        """The possessive on its own.

        >>> names = Names(("You", "Bo"), you=Seat(0))
        >>> names.owns(Seat(0)), names.owns(Seat(1))
        ('yours', "Bo's")
        """
        return "yours" if seat == self.you else f"{self.by_seat[seat]}'s"

    def whom(self, seat: Seat) -> str:
        """The name as an object: `you`, or that of somebody else."""
        return "you" if seat == self.you else self.by_seat[seat]

    def listed(self, seats: Sequence[Seat]) -> str:
        """Several names as a list in words."""
        return join_words([self.by_seat[seat] for seat in seats])


def join_words(words: Sequence[str], last: str = "and") -> str:
    """A list in words.

    >>> join_words(["north", "east", "south"])
    'north, east and south'
    """
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def count_things(number: int, thing: str, things: str = "") -> str:
    """A number of things.

    >>> count_things(1, "card"), count_things(2, "card"), count_things(0, "box", "boxes")
    ('1 card', '2 cards', 'no boxes')
    """
    return f"{number or 'no'} {thing if number == 1 else things or thing + 's'}"
