"""What a table sends: updates, and the answers to commands. `docs/formats.md` explains them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from lorelode.core import Fact, FirstQuestion, Refusal, Seat
from lorelode.core.faces import Face
from lorelode.wire.commands import TurnReference
from lorelode.wire.phrases import SaidPhrase
from lorelode.wire.play import Play
from lorelode.wire.settings import TableSettings

RefusalCode = Annotated[str, Meta(extra={"typescript": "Code | Clause"})]


class SeatInfo(Struct, frozen=True, gc=False, omit_defaults=True):
    """What everybody sees of a seat."""

    name: str = ""
    """Empty for a free seat and for a bot."""
    face: Face | None = None
    """The face of its player or bot, which no other seat has. A bot is called by it."""
    bot: str = ""
    """The level of the seat's bot, or of the bot that plays for its player."""
    here: bool = False
    """Whether one of its player's devices is connected."""
    away: bool = False
    """Whether a bot plays for its player at the moment."""
    gone: bool = False
    """Whether its player stood up while the game runs, and so has no vote on ending it."""
    ready: bool = False
    holds: bool = False
    """Whether its player has asked everybody to look longer in this rest."""
    muted: bool = False


class TableInfo(Struct, frozen=True, gc=False):
    """What everybody sees of a table besides the game."""

    code: str
    settings: TableSettings
    seats: tuple[SeatInfo, ...]
    host: Seat | None
    """The host's seat; None if the host has none."""
    status: Literal["open", "shuffling", "playing", "resting", "over"]
    """`shuffling`: a game has begun, and waits a moment for what the seats add to the shuffle."""
    game: int
    """How many games were started."""
    commitment: str | None
    """SHA-256 of the seed of the game, in hex: shown before anything is revealed or dealt."""
    seat_commitments: tuple[str | None, ...]
    """What each seat of this game had committed to before the seed was drawn; None: nothing."""
    seed: str | None
    """The seed itself, in hex, once the game is over."""
    scores: tuple[int, ...] | None
    abandoned: bool
    """Whether the players have ended the game by a vote: nobody has won it."""
    alone: Seat | None
    """The seat of a person who plays alone with bots; None if there is none."""
    stepping: bool
    """Whether a bot waits until that person lets it move."""
    hidden_clues: tuple[int, ...]
    """The turns of this game whose clues the host has hidden."""
    first_question: FirstQuestion | None
    """What everybody with a seat may answer by `NameFirst` now; the answer is in the settings."""


class You(Struct, frozen=True, gc=False):
    """Who receives the update."""

    seat: Seat | None
    host: bool
    television: bool = False
    reserved: Seat | None = None
    """The seat that you left in this game and may return to."""
    muted: bool = False
    """Whether the host has forbidden you to write."""
    founder: bool = False
    """Whether the table belongs to you."""


class SpectatorInfo(Struct, frozen=True, gc=False, omit_defaults=True):
    """What the host sees of somebody without a seat."""

    id: str
    """Their id at this table, as the lines that they write have it."""
    name: str = ""
    """Left out if they gave none, and while the host plays: a name could be a message."""
    here: bool = False
    muted: bool = False


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
    """Empty for a bot."""
    text: str | None = None
    """Left out of a phrase, and if the host has hidden the line."""
    seat: Seat | None = None
    writer: str = ""
    """The id of the spectator who wrote it; left out for a line from a seat."""
    about: TurnReference | None = None
    """The turn whose storyteller says in this line why they gave its clue."""
    phrase: SaidPhrase | None = None
    """Instead of a text: what was said with a tap. Left out if the host has hidden the line."""
    face: Face | None = None
    """The face of a bot, whose name follows from it; left out for a person."""


class Lines(Struct, frozen=True, gc=False):
    """The new move lines; `start` is the number of the first one, from 0."""

    start: int
    new: tuple[MoveLine, ...]


class ClockInfo(Struct, frozen=True, gc=False):
    """How much time the players who must act have left."""

    left: float
    """In seconds, when this was sent."""


class EndVoteInfo(Struct, frozen=True, gc=False):
    """An open vote on ending the game before its end."""

    yes: tuple[Seat, ...]
    """The seats that want to end it."""
    no: tuple[Seat, ...]
    needed: int
    """How many seats have to want it."""
    left: float
    """For how many seconds the vote is still open, when this was sent."""


class HostRequestInfo(Struct, frozen=True, gc=False):
    """An open request to take over from a host who does nothing."""

    seat: Seat
    """The seat whose player becomes host if the host does not answer."""
    left: float
    """How many seconds the host has left to answer, when this was sent."""


class Update(Struct, frozen=True, gc=False, tag="update"):
    """Everything that this client may know; of `lines`, `chat` and `gallery` only what is new."""

    table: TableInfo
    you: You
    play: Annotated[Play, Meta(extra={"typescript": "Play"})] | None
    """None before the first game, and for people who may not watch."""
    clock: ClockInfo | None
    end_vote: EndVoteInfo | None
    host_request: HostRequestInfo | None
    lines: Lines
    chat: tuple[ChatLine, ...]
    gallery: tuple[ChatLine, ...]
    spectators: tuple[SpectatorInfo, ...]
    """For the host: the people without a seat who are here or muted. Empty for everybody else."""


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
