"""The wire: every message between a client and a table; `docs/formats.md` explains them.

A client sends a `Hello` and then commands; it is told the whole of what it may know after every
change (`Update`), and for each of its commands whether it was done or refused. All are JSON objects
with a `type`. `browser/src/wire/messages.ts` is generated from this file (`make types`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from lorelode.core import Seat, Word
from lorelode.rules.dixit import moves as dixit_moves
from lorelode.rules.dixit import news as dixit_news
from lorelode.rules.dixit import state as dixit_state
from lorelode.rules.saboteur import moves as saboteur_moves
from lorelode.rules.saboteur import news as saboteur_news
from lorelode.rules.saboteur import state as saboteur_state
from lorelode.tables.settings import Settings

WIRE: Final = 1
"""The version of these messages; a client that says another in its hello is refused."""

LARGEST: Final = 4096
"""The bytes of the largest frame that a client may send."""

CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}\Z")]
Place = Annotated[Seat, Meta(ge=0, le=9)]
Text = Annotated[str, Meta(max_length=2000)]
Index = Annotated[int, Meta(ge=0, le=1_000_000)]


class Code(Word):
    """Why something was refused, besides the clauses of the rules, whose ids are codes too."""

    BAD_MESSAGE = "bad-message"
    BAD_NAME = "bad-name"
    BAD_SETTINGS = "bad-settings"
    BAD_TEXT = "bad-text"
    EMPTY_SEATS = "empty-seats"
    FULL = "full"
    HELD_ELSEWHERE = "held-elsewhere"
    LATE = "late"
    MUTED = "muted"
    NAME_TAKEN = "name-taken"
    NO_CHAT = "no-chat"
    NO_SCREEN = "no-screen"
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_THING = "no-such-thing"
    NOT_FOUND = "not-found"
    NOT_HOST = "not-host"
    NOT_PLAYING = "not-playing"
    NOT_SEATED = "not-seated"
    OCCUPIED = "occupied"
    PLAYING = "playing"
    REMOVED = "removed"
    RESTING = "resting"
    SET_ASIDE = "set-aside"
    STOPPING = "stopping"
    STORE = "store"
    TOO_FAST = "too-fast"
    TOO_MANY = "too-many"


# From a client to the table.


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message: who it is, and what it holds already and need not be told again."""

    wire: int = WIRE
    name: Text = ""
    """What to call somebody who writes from the gallery."""
    screen: bool = False
    """A television: it is shown what spectators are, and asks for nothing."""
    game: Index = 0
    """The number of the game that `lines` belong to, and the seat that they were read from."""
    seat: Place | None = None
    lines: Index = 0
    chat: Index = 0
    gallery: Index = 0


class Request(
    Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag=str.lower, gc=False
):
    """What every command tells: a name of the client's own for it, so that it is done once."""

    id: CommandId


class Sit(Request, frozen=True, gc=False):
    """Sit down, move to another free seat, or return to the seat that was yours."""

    seat: Place
    name: Text


class Stand(Request, frozen=True, gc=False):
    """Stand up."""


class Swap(Request, frozen=True, gc=False):
    """Let two seats change places (the host)."""

    one: Place
    other: Place


class Bot(Request, frozen=True, gc=False):
    """Put a bot on a free seat, or on all of them (the host)."""

    level: Annotated[str, Meta(max_length=20)]
    seat: Place | None = None


class Remove(Request, frozen=True, gc=False):
    """Take a seat from its player, for good, or from its bot (the host)."""

    seat: Place


class Change(Request, frozen=True, gc=False):
    """Change the settings (the host)."""

    settings: Settings


class Promote(Request, frozen=True, gc=False):
    """Make the player of a seat the host (the host)."""

    seat: Place


class Start(Request, frozen=True, gc=False):
    """Start the game, or another with the same people (the host)."""


class Move(Request, frozen=True, gc=False):
    """One of the choices of the update with this phase; free text may be another."""

    game: Index
    phase: Index
    move: Annotated[msgspec.Raw, Meta(extra={"typescript": "SaboteurMove | DixitMove"})]


class Ready(Request, frozen=True, gc=False):
    """I have seen what was shown."""

    game: Index
    phase: Index


class Back(Request, frozen=True, gc=False):
    """I am here again: no bot need play for me."""


class Say(Request, frozen=True, gc=False):
    """Write a line: at a seat for all, from the gallery for the gallery while a game runs."""

    text: Text


class Hide(Request, frozen=True, gc=False):
    """Take a line, or the clue of a turn of this game, out of sight (the host)."""

    what: Literal["chat", "gallery", "clue"]
    number: Index


class Mute(Request, frozen=True, gc=False):
    """Let the player of a seat write no more, or again (the host)."""

    seat: Place
    muted: bool


class Hand(Request, frozen=True, gc=False):
    """Ask for a secret with which another device may take over this seat, once."""


class Take(Request, frozen=True, gc=False):
    """Take over a seat with such a secret."""

    secret: Annotated[str, Meta(max_length=64)]


Command: TypeAlias = (
    Sit
    | Stand
    | Swap
    | Bot
    | Remove
    | Change
    | Promote
    | Start
    | Move
    | Ready
    | Back
    | Say
    | Hide
    | Mute
    | Hand
    | Take
)
Inbound: TypeAlias = Hello | Command


# From the table to a client.


class SeatInfo(Struct, frozen=True, gc=False, omit_defaults=True):
    """What everybody sees of a seat."""

    name: str = ""
    """Empty for a free seat and for a bot."""
    bot: str = ""
    """The level of the bot whose seat it is, or that plays because its player left for good."""
    here: bool = False
    """Whether one of its player's devices is connected."""
    away: bool = False
    """Whether a bot plays for its player just now."""
    ready: bool = False
    muted: bool = False


class TableInfo(Struct, frozen=True, gc=False):
    """What everybody sees of a table besides the game."""

    code: str
    settings: Settings
    seats: tuple[SeatInfo, ...]
    host: Seat | None
    """The host's seat; None if the host has none."""
    status: Literal["open", "playing", "resting", "over"]
    game: int
    """How many games were started; 0: none yet."""
    commitment: str | None
    """SHA-256 of the seed of the game, in hex: shown before anything is dealt."""
    seed: str | None
    """The seed itself, in hex, once the game is over."""
    scores: tuple[int, ...] | None
    hidden: tuple[int, ...]
    """The turns of this game whose clues are not to be shown."""


class You(Struct, frozen=True, gc=False):
    """Who the one is that is told."""

    seat: Seat | None
    host: bool
    screen: bool = False
    kept: Seat | None = None
    """The seat that you left in this game and may return to."""


class SaboteurPlay(Struct, frozen=True, gc=False, tag_field="game", tag="saboteur"):
    """A game of Saboteur as one seat or a spectator sees it."""

    phase: int
    to_act: tuple[Seat, ...]
    public: saboteur_state.Public
    private: saboteur_state.Private | None
    choices: tuple[saboteur_moves.Move, ...]
    told: tuple[tuple[saboteur_news.PublicNews, ...], ...] = ()
    """What all were shown by each of the new lines."""


class DixitPlay(Struct, frozen=True, gc=False, tag_field="game", tag="dixit"):
    """A game of Dixit as one seat or a spectator sees it."""

    phase: int
    to_act: tuple[Seat, ...]
    public: dixit_state.Public
    private: dixit_state.Private | None
    choices: tuple[dixit_moves.Move, ...]
    told: tuple[tuple[dixit_news.PublicNews, ...], ...] = ()
    """What all were shown by each of the new lines."""


Play: TypeAlias = SaboteurPlay | DixitPlay


class LogLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of the record as this reader may read it."""

    text: str
    bot: str = ""
    """The level of the bot that played it."""


class ChatLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """A line that somebody wrote."""

    number: int
    at: float
    name: str
    text: str | None = None
    """None: the host has hidden it."""
    seat: Seat | None = None


class Lines(Struct, frozen=True, gc=False):
    """The new lines of the record, the first of them at this place."""

    start: int
    new: tuple[LogLine, ...]


class ClockInfo(Struct, frozen=True, gc=False):
    """How long those who are to act may still take."""

    left: float
    """In seconds, when this was sent."""


class Update(Struct, frozen=True, gc=False, tag="update"):
    """All that this client may know now; `lines`, `chat` and `gallery` only what is new."""

    table: TableInfo
    you: You
    play: Play | None
    """None before the first game, and for those who may not watch."""
    clock: ClockInfo | None
    lines: Lines
    chat: tuple[ChatLine, ...]
    gallery: tuple[ChatLine, ...]


class Done(Struct, frozen=True, gc=False, omit_defaults=True, tag="done"):
    """A command was done, and will not be undone."""

    id: str
    secret: str | None = None
    """What was asked for with `Hand`."""


class Refused(Struct, frozen=True, gc=False, tag="refused"):
    """A command was not done."""

    id: str | None
    """None where the message could not be read so far."""
    code: str
    """A `Code`, or the clause of the rules that forbids it."""
    says: str
    """The same in a sentence of English."""


class Closing(Struct, frozen=True, gc=False, tag="closing"):
    """The last message: why the table hangs up."""

    code: str
    says: str


Outbound: TypeAlias = Update | Done | Refused | Closing


PLAYS: Final[Mapping[str, type[Any]]] = {"saboteur": SaboteurPlay, "dixit": DixitPlay}
"""What a game looks like on the wire, by its name."""

_MOVES: Final[Mapping[str, msgspec.json.Decoder[Any]]] = {
    "saboteur": msgspec.json.Decoder(saboteur_moves.Move),
    "dixit": msgspec.json.Decoder(dixit_moves.Move),
}
_ENCODER: Final = msgspec.json.Encoder()
_INBOUND: Final[msgspec.json.Decoder[Inbound]] = msgspec.json.Decoder(Inbound)
_OUTBOUND: Final[msgspec.json.Decoder[Outbound]] = msgspec.json.Decoder(Outbound)


class BadMessage(ValueError):
    """A frame that is no message; the text says what was expected."""


def read_inbound(frame: str | bytes) -> Inbound:
    """What a client sent, or `BadMessage`."""
    try:
        return _INBOUND.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from error


class _Named(Struct):
    id: CommandId | None = None


_NAMED: Final = msgspec.json.Decoder(_Named)


def named(frame: str | bytes) -> str | None:
    """The id in a frame that is no message, if it has one, so that its sender waits no longer."""
    try:
        return _NAMED.decode(frame).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def read_move(game: str, raw: msgspec.Raw) -> Any:
    """The move of a `Move`, or `BadMessage`."""
    try:
        return _MOVES[game].decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from error


def read_outbound(frame: str | bytes) -> Outbound:
    """What a table sent, or `BadMessage`."""
    try:
        return _OUTBOUND.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from error


def encode(message: object) -> bytes:
    """A message, or a part of one, as JSON."""
    return _ENCODER.encode(message)
