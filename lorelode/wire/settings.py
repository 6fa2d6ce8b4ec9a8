"""The settings of a table: what is played, and who may watch and write."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from lorelode.core.languages import DEFAULT_LANGUAGE, Language

Clock: TypeAlias = Literal["off", "relaxed", "quick"] | Annotated[int, Meta(ge=5, le=86_400)]
"""How long a decision may take: a word, or the table's own number of seconds."""

CLOCK_SECONDS: Final[Mapping[str, float]] = {"relaxed": 180.0, "quick": 45.0}
"""The seconds for each word."""

BotPace: TypeAlias = Literal["calm", "normal", "quick", "step"]
"""How long bots take; `step`: somebody alone with bots lets each of them move."""

First: TypeAlias = Literal["random"] | Annotated[int, Meta(ge=0, le=9)] | None
"""Who begins: a seat, a random one, or None to follow the rules."""


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """A table's settings. While a game runs, the host cannot change what is played."""

    game: Annotated[str, Meta(max_length=20)]
    edition: Annotated[str, Meta(max_length=20)]
    """The print that the switches start from."""
    seats: Annotated[int, Meta(ge=1, le=99)]
    switches: Annotated[
        Mapping[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=100)]],
        Meta(max_length=40),
    ] = {}
    """The switches that differ from the print, in words."""
    first: First = None
    clock: Clock = "relaxed"
    bot_pace: BotPace = "normal"
    listed: bool = False
    """Whether the table is in the list of open tables; if not, people need its code."""
    spectators: bool = True
    """Whether people without a seat may watch."""
    television: bool = False
    """Whether televisions may show the table."""
    chat: Literal["all", "seats", "off"] = "all"
    phrases: bool = True
    """Whether players may say phrases, even where the chat is off."""
    decks: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z", max_length=40)], ...],
        Meta(max_length=8),
    ] = ()
    """The decks to play with; empty for the built-in deck."""
    language: Language = DEFAULT_LANGUAGE
    """The language of the bots' clues, in which they also read the clues of others."""

    @property
    def fixed(self) -> tuple[object, ...]:
        """What cannot change while a game runs."""
        rules = (self.game, self.edition, self.seats, self.switches, self.first)
        return (*rules, self.decks, self.language)

    @property
    def seconds(self) -> float | None:
        """How long a decision may take; None without a limit."""
        if isinstance(self.clock, int):
            return float(self.clock)
        return CLOCK_SECONDS.get(self.clock)
