"""What a client sends: a `Hello`, and then commands. `docs/formats.md` explains them."""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from lorelode.core import Seat
from lorelode.core.faces import Face
from lorelode.core.shuffle import HexContribution, HexHash
from lorelode.wire.phrases import Blanks, PhraseName
from lorelode.wire.settings import TableSettings

WIRE_VERSION: Final = 2
"""The version of the wire. A hello with another version is refused."""

MAX_FRAME_BYTES: Final = 4096
"""The size of the largest frame that a client may send."""

CHAT_LINES_KEPT: Final = 200
"""How many lines of each chat a table keeps; older ones are gone.

The slots of a log follow from it (`slot_of`), so another number needs another `LOG_VERSION`.
"""

CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}\Z")]
SeatNumber = Annotated[Seat, Meta(ge=0, le=9)]
Text = Annotated[str, Meta(max_length=2000)]
Index = Annotated[int, Meta(ge=0, le=1_000_000)]
SpectatorId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{12}\Z")]
LineNumber = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""The number of a chat line. A chat never ends, so it may be any number that JavaScript has."""


def _kebab(name: str) -> str:
    """The tag of a class: `OfferSeat` is `offer-seat`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message: who connects, and what they have already received."""

    wire: int = WIRE_VERSION
    name: Text = ""
    """The name of a spectator, for the gallery chat."""
    television: bool = False
    """Whether this is a television: it sees what spectators see, and sends no commands."""
    game: Index = 0
    """The number of the game that `lines` belong to; they were sent to the seat `seat`."""
    seat: SeatNumber | None = None
    lines: Index = 0
    chat: LineNumber = 0
    gallery: LineNumber = 0


class BaseCommand(
    Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag=_kebab, gc=False
):
    """What every command has: an idempotency key, chosen by the client."""

    id: CommandId


class Sit(BaseCommand, frozen=True, gc=False):
    """Sit down, move to another free seat, or return to the seat that was yours."""

    seat: SeatNumber
    name: Text


class Stand(BaseCommand, frozen=True, gc=False):
    """Stand up."""


class SwapSeats(BaseCommand, frozen=True, gc=False):
    """Let two players swap seats (host only)."""

    one: SeatNumber
    other: SeatNumber


class PickFace(BaseCommand, frozen=True, gc=False):
    """Change your face for one that nobody else at the table has."""

    face: Face


class AddBot(BaseCommand, frozen=True, gc=False):
    """Put a bot on a free seat, or on all free seats (host only)."""

    level: Annotated[str, Meta(max_length=20)]
    seat: SeatNumber | None = None


class Remove(BaseCommand, frozen=True, gc=False):
    """Take a seat from its player, for good, or from its bot (host only)."""

    seat: SeatNumber


class ChangeSettings(BaseCommand, frozen=True, gc=False):
    """Change the settings (host only)."""

    settings: TableSettings


class NameFirst(BaseCommand, frozen=True, gc=False):
    """Answer who begins, where the rules leave it to the players; None lets chance decide."""

    seat: SeatNumber | None


class Promote(BaseCommand, frozen=True, gc=False):
    """Make the player of a seat the host (host only)."""

    seat: SeatNumber


class Start(BaseCommand, frozen=True, gc=False):
    """Start the game, or another with the same people (host only)."""


class InvitePlayers(BaseCommand, frozen=True, gc=False):
    """Tell the players who do not look at the table that you want to play (host only)."""


class CommitContribution(BaseCommand, frozen=True, gc=False):
    """Commit to what you add to the shuffle of the next game."""

    game: Index
    """The number of that game: one more than were started."""
    hash: HexHash
    """SHA-256 of the contribution."""


class RevealContribution(BaseCommand, frozen=True, gc=False):
    """Reveal what you have committed to, now that the server has committed to its seed."""

    game: Index
    contribution: HexContribution


class Move(BaseCommand, frozen=True, gc=False):
    """Make a move: one of the choices of the update with this phase, or a clue in free text."""

    game: Index
    phase: Index
    move: Annotated[msgspec.Raw, Meta(extra={"typescript": "AnyMove"})]


class Ready(BaseCommand, frozen=True, gc=False):
    """Say that you have seen the result."""

    game: Index
    phase: Index


class Hold(BaseCommand, frozen=True, gc=False):
    """Ask everybody to look longer at the result. It is enough that one player asks."""

    game: Index
    phase: Index


class NextMove(BaseCommand, frozen=True, gc=False):
    """Let one bot move, if you are alone with bots that wait for it."""

    game: Index
    lines: Index
    """How many move lines the game had, so that a repeat does not let another bot move."""


class CoverBoard(BaseCommand, frozen=True, gc=False):
    """Say whether something covers your board. If you are alone with bots, they wait meanwhile."""

    covered: bool


class Look(BaseCommand, frozen=True, gc=False):
    """Say whether you look at the table. Whoever looks is sent no notices."""

    looking: bool


class Back(BaseCommand, frozen=True, gc=False):
    """Say that you are back, so that no bot plays for you."""


class VoteEnd(BaseCommand, frozen=True, gc=False):
    """Vote on ending the game before its end. The first yes opens a vote."""

    game: Index
    yes: bool


class RequestHost(BaseCommand, frozen=True, gc=False):
    """Ask to take over from a host who does nothing. A founder becomes host again at once."""


class TurnReference(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A turn of a game at a table."""

    game: Index
    """The number of the game at its table, from 1."""
    turn: Index
    """The number of the turn in the game, from 0."""


class Say(BaseCommand, frozen=True, gc=False):
    """Write a chat line. While a game runs, only spectators read what spectators write."""

    text: Text
    about: TurnReference | None = None
    """A turn of the sender's that is over, if the line says why they gave its clue."""


class SayPhrase(BaseCommand, frozen=True, gc=False):
    """Say a phrase: a chat line that each reader reads in their own language."""

    phrase: PhraseName
    blanks: Blanks = {}


class Hide(BaseCommand, frozen=True, gc=False):
    """Hide a chat line, or the clue of a turn of this game (host only)."""

    what: Literal["chat", "gallery", "clue"]
    number: LineNumber


class Unhide(BaseCommand, frozen=True, gc=False):
    """Let everybody read a hidden chat line or clue again (host only)."""

    what: Literal["chat", "gallery", "clue"]
    number: LineNumber


class Mute(BaseCommand, frozen=True, gc=False):
    """Forbid the player of a seat to write or its bot to speak, or allow it again (host only)."""

    seat: SeatNumber
    muted: bool


class MuteSpectator(BaseCommand, frozen=True, gc=False):
    """Forbid somebody without a seat to write, or allow it again (host only)."""

    spectator: SpectatorId
    muted: bool


class RemoveSpectator(BaseCommand, frozen=True, gc=False):
    """Send somebody without a seat away, for good (host only)."""

    spectator: SpectatorId


class OfferSeat(BaseCommand, frozen=True, gc=False):
    """Ask for a secret with which another device can claim this seat once."""


class ClaimSeat(BaseCommand, frozen=True, gc=False):
    """Claim a seat with the secret of an offer."""

    secret: Annotated[str, Meta(max_length=64)]


Command: TypeAlias = (
    Sit
    | Stand
    | SwapSeats
    | PickFace
    | AddBot
    | Remove
    | ChangeSettings
    | NameFirst
    | Promote
    | Start
    | InvitePlayers
    | CommitContribution
    | RevealContribution
    | Move
    | Ready
    | Hold
    | NextMove
    | CoverBoard
    | Look
    | Back
    | VoteEnd
    | RequestHost
    | Say
    | SayPhrase
    | Hide
    | Unhide
    | Mute
    | MuteSpectator
    | RemoveSpectator
    | OfferSeat
    | ClaimSeat
)
Inbound: TypeAlias = Hello | Command
