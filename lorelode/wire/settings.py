"""What the host of a table may set: what is played, and who may come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from lorelode.core.languages import DEFAULT_LANGUAGE, Language

Clock: TypeAlias = Literal["off", "relaxed", "quick"] | Annotated[int, Meta(ge=5, le=86_400)]
"""How long a decision may take: a word, or the table's own number of seconds."""

CLOCK_SECONDS: Final[Mapping[str, float]] = {"relaxed": 180.0, "quick": 45.0}
"""The seconds that the words stand for."""

First: TypeAlias = Literal["random"] | Annotated[int, Meta(ge=0, le=9)] | None
"""Who begins: a seat, a random one, or None to follow the rules."""


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """A table's settings; the host may change the latter half even while a game runs."""

    game: Annotated[str, Meta(max_length=20)]
    edition: Annotated[str, Meta(max_length=20)]
    """The print that the switches start from."""
    seats: Annotated[int, Meta(ge=1, le=99)]
    switches: Annotated[
        Mapping[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=100)]],
        Meta(max_length=40),
    ] = {}
    """Those that differ from the print, in words."""
    first: First = None
    clock: Clock = "relaxed"
    listed: bool = False
    """Whether it is in the list of open tables; if not, it is found by its code alone."""
    spectators: bool = True
    """Whether those who have no seat may watch."""
    television: bool = False
    """Whether a television may show the table: any that opens it by its code."""
    chat: Literal["all", "seats", "off"] = "all"
    decks: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z", max_length=40)], ...],
        Meta(max_length=8),
    ] = ()
    """Whose pictures are played with; none named: the built-in deck's."""
    language: Language = DEFAULT_LANGUAGE
    """In which bots give their clues, and take those of others to be."""

    @property
    def fixed(self) -> tuple[object, ...]:
        """What cannot change while a game runs."""
        rules = (self.game, self.edition, self.seats, self.switches, self.first)
        return (*rules, self.decks, self.language)

    @property
    def seconds(self) -> float | None:
        """How long a decision may take; None: as long as it likes."""
        if isinstance(self.clock, int):
            return float(self.clock)
        return CLOCK_SECONDS.get(self.clock)
