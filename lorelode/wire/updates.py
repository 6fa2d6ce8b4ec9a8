"""What a table sends: updates, and the answers to commands. `docs/formats.md` explains them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from lorelode.core import Fact, Refusal, Seat
from lorelode.wire.play import Play
from lorelode.wire.settings import TableSettings

RefusalCode = Annotated[str, Meta(extra={"typescript": "Code | Clause"})]


class SeatInfo(Struct, frozen=True, gc=False, omit_defaults=True):
    """What everybody sees of a seat."""

    name: str = ""
    """Empty for a free seat and for a bot."""
    bot: str = ""
    """The level of the seat's bot, or of the bot that plays because the player left for good."""
    here: bool = False
    """Whether one of its player's devices is connected."""
    away: bool = False
    """Whether a bot plays for its player at the moment."""
    ready: bool = False
    muted: bool = False


class TableInfo(Struct, frozen=True, gc=False):
    """What everybody sees of a table besides the game."""

    code: str
    settings: TableSettings
    seats: tuple[SeatInfo, ...]
    host: Seat | None
    """The host's seat; None if the host has none."""
    status: Literal["open", "playing", "resting", "over"]
    game: int
    """How many games were started."""
    commitment: str | None
    """SHA-256 of the seed of the game, in hex: shown before anything is dealt."""
    seed: str | None
    """The seed itself, in hex, once the game is over."""
    scores: tuple[int, ...] | None
    hidden_clues: tuple[int, ...]
    """The turns of this game whose clues the host has hidden."""


class You(Struct, frozen=True, gc=False):
    """Who receives the update."""

    seat: Seat | None
    host: bool
    television: bool = False
    reserved: Seat | None = None
    """The seat that you left in this game and may return to."""


class MoveLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """A move line as this client may read it."""

    text: str
    bot: str = ""
    """The level of the bot that played it."""


class ChatLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of a chat."""

    number: int
    at: float
    name: str
    text: str | None = None
    """Left out if the host has hidden it."""
    seat: Seat | None = None


class Lines(Struct, frozen=True, gc=False):
    """The new move lines; `start` is the number of the first one, from 0."""

    start: int
    new: tuple[MoveLine, ...]


class ClockInfo(Struct, frozen=True, gc=False):
    """How much time the players who must act have left."""

    left: float
    """In seconds, when this was sent."""


class Update(Struct, frozen=True, gc=False, tag="update"):
    """Everything that this client may know; of `lines`, `chat` and `gallery` only what is new."""

    table: TableInfo
    you: You
    play: Annotated[Play, Meta(extra={"typescript": "Play"})] | None
    """None before the first game, and for people who may not watch."""
    clock: ClockInfo | None
    lines: Lines
    chat: tuple[ChatLine, ...]
    gallery: tuple[ChatLine, ...]


class Done(Struct, frozen=True, gc=False, omit_defaults=True, tag="done"):
    """A command was done and saved."""

    id: str
    secret: str | None = None
    """The answer to `OfferSeat`."""


class Refused(Struct, frozen=True, gc=False, tag="refused"):
    """A command was not done."""

    id: str | None
    """None if the id could not be read."""
    code: RefusalCode
    """A `Code`, or the clause of the rules that forbids it."""
    facts: Mapping[str, Fact]
    """The values in the sentence, for sentences in other languages."""
    sentence: str
    """The same in English."""

    @classmethod
    def of(cls, command: str | None, refusal: Refusal) -> Refused:
        """The answer to a command that was refused."""
        return cls(command, str(refusal.code), refusal.facts, refusal.sentence)


class Closing(Struct, frozen=True, gc=False, tag="closing"):
    """The last message: why the table closes the connection."""

    code: RefusalCode
    facts: Mapping[str, Fact]
    sentence: str

    @classmethod
    def of(cls, refusal: Refusal) -> Closing:
        """The last message to a client that is sent away."""
        return cls(str(refusal.code), refusal.facts, refusal.sentence)


class RefusalBody(Struct, frozen=True, gc=False):
    """The body of the HTTP answer to a refused request."""

    code: RefusalCode
    facts: Mapping[str, Fact]
    sentence: str

    @classmethod
    def of(cls, refusal: Refusal) -> RefusalBody:
        """The body for a refusal."""
        return cls(str(refusal.code), refusal.facts, refusal.sentence)


Outbound: TypeAlias = Update | Done | Refused | Closing
