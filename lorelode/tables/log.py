"""The log of a table: the sequence of entries that the whole table is rebuilt from.

`docs/formats.md` describes each entry. An entry says what happened, but not what follows from it:
the rules compute that again on every replay.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple, NewType, TypeAlias

import msgspec
from msgspec import Struct

from lorelode.bots import Claim
from lorelode.core import Record, Seat, Shuffle
from lorelode.core.faces import Face
from lorelode.core.shuffle import HexContribution, HexHash, HexSeed
from lorelode.wire import CHAT_LINES_KEPT, SaidPhrase, TableSettings, TurnReference

PersonId = NewType("PersonId", str)
"""The hash of a visitor's token. It identifies them, and does not let anybody act as them."""

LOG_VERSION: Final = 6
"""The version of the entries; other versions are not read.

It rises when an entry or a field changes its name or meaning. A new kind of entry, or a new field
with a default, need not raise it: all older logs stay readable.
"""


class BaseEntry(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What every entry has."""

    at: float
    """When it happened, in seconds since 1970."""
    by: PersonId | None = None
    """The person whose command led to it; None if the table made it."""
    id: str = ""
    """The id of that command."""
    version: int
    """Always `LOG_VERSION`. It has no default, so that it is always written."""


class SettingsChanged(BaseEntry, frozen=True, gc=False, tag="settings-changed"):
    """The settings from here on. The first entry of a table, made by its first host."""

    settings: TableSettings


class SeatTaken(BaseEntry, frozen=True, gc=False, tag="seat-taken"):
    """Somebody sat down, came back to their seat, or claimed it from another device."""

    seat: Seat
    person: PersonId | None = None
    """None for a bot."""
    name: str = ""
    level: str = ""
    """The level of the bot."""


class SeatLeft(BaseEntry, frozen=True, gc=False, tag="seat-left"):
    """A player left their seat. While a game runs, the seat is reserved for them."""

    seat: Seat
    removed: bool = False
    """Whether the host removed them for good."""


class SeatsSwapped(BaseEntry, frozen=True, gc=False, tag="seats-swapped"):
    """The players of two seats swapped them."""

    one: Seat
    other: Seat


class FaceChanged(BaseEntry, frozen=True, gc=False, tag="face-changed"):
    """A player picked another face. The first one follows from who sat down (`faces.give_face`)."""

    seat: Seat
    face: Face


class HostChanged(BaseEntry, frozen=True, gc=False, tag="host-changed"):
    """Somebody else became the host."""

    person: PersonId
    passed_over: bool = False
    """Whether the host before was here, but did not answer."""


class FounderChanged(BaseEntry, frozen=True, gc=False, tag="founder-changed"):
    """The table belongs to somebody else, or to the same player on another device."""

    person: PersonId


class MuteChanged(BaseEntry, frozen=True, gc=False, tag="mute-changed"):
    """A person may no longer write, or may write again."""

    person: PersonId
    muted: bool


class BotMuteChanged(BaseEntry, frozen=True, gc=False, tag="bot-mute-changed"):
    """The bot of a seat may no longer speak, or may speak again."""

    seat: Seat
    muted: bool


class SeatOffered(BaseEntry, frozen=True, gc=False, tag="seat-offered"):
    """A seat may be claimed with the secret that has this hash, until the given time."""

    seat: Seat
    hash: str
    until: float


class MatchStarted(BaseEntry, frozen=True, gc=False, tag="match-started"):
    """A game began with the people and bots at the seats."""

    game: str
    rules: int
    edition: str
    switches: Mapping[str, str]
    """All switches of the edition, with their values."""
    seats: int
    seed: HexSeed
    """Drawn after the seats had committed to their contributions."""
    commitments: tuple[HexHash | None, ...] = ()
    """What the seats had committed to, by seat; empty if none had."""
    first: Seat | None = None
    deck: tuple[str, ...] = ()

    def shuffle(self) -> Shuffle:
        """What the deals follow from, before anything is revealed."""
        nothing = (None,) * self.seats
        return Shuffle(self.seed, self.commitments or nothing, nothing)

    def record(self, moves: Iterable[MovePlayed] = (), shuffle: Shuffle | None = None) -> Record:
        """The record of the game with these moves."""
        return Record(
            game=self.game,
            edition=self.edition,
            switches=self.switches,
            seats=self.seats,
            first=self.first,
            moves=tuple((played.seat, played.move) for played in moves),
            deck=self.deck,
            shuffle=shuffle,
            rules=self.rules,
        )


class ContributionCommitted(BaseEntry, frozen=True, gc=False, tag="contribution-committed"):
    """A player committed to a contribution to the shuffle of the next game."""

    hash: HexHash


class ContributionRevealed(BaseEntry, frozen=True, gc=False, tag="contribution-revealed"):
    """A seat revealed the contribution that it had committed to before the game."""

    seat: Seat
    contribution: HexContribution


class MovePlayed(BaseEntry, frozen=True, gc=False, tag="move-played"):
    """A move, in notation; seat -1 is the dealer."""

    seat: Seat
    move: str
    bot: str = ""
    """The level of the bot that played it, at its own seat or as a stand-in."""
    heard: tuple[Claim, ...] = ()
    """What that bot knew from phrases and no bot had heard before."""


class RestEnded(BaseEntry, frozen=True, gc=False, tag="rest-ended"):
    """The time to look at a result ended, and the game continued."""


class MatchEnded(BaseEntry, frozen=True, gc=False, tag="match-ended"):
    """The game ended."""

    scores: tuple[int, ...]


class MatchAbandoned(BaseEntry, frozen=True, gc=False, tag="match-abandoned"):
    """The players ended the game by a vote before its end. Nobody has won it."""

    votes: tuple[Seat, ...]
    """The seats that wanted it."""


class ChatLineAdded(BaseEntry, frozen=True, gc=False, tag="chat-line-added"):
    """Somebody wrote a chat line, or said a phrase."""

    number: int
    """The number of the line in its chat, from 0."""
    name: str = ""
    """Empty for a bot."""
    text: str = ""
    """Empty for a phrase."""
    seat: Seat | None = None
    """None for a line of the gallery chat."""
    about: TurnReference | None = None
    """The turn whose storyteller says in it why they gave the clue."""
    phrase: SaidPhrase | None = None
    face: Face | None = None
    """The face of a bot, which is called by it; None for a person."""


class SpectatorRemoved(BaseEntry, frozen=True, gc=False, tag="spectator-removed"):
    """The host removed somebody without a seat for good."""

    person: PersonId


class TextHidden(BaseEntry, frozen=True, gc=False, tag="text-hidden"):
    """The host hid a chat line or a clue."""

    what: Literal["chat", "gallery", "clue"]
    number: int
    """The number of the chat line, or of the turn whose clue it is, from 0."""


class TextUnhidden(BaseEntry, frozen=True, gc=False, tag="text-unhidden"):
    """The host let everybody read a chat line or a clue again that was hidden."""

    what: Literal["chat", "gallery", "clue"]
    number: int


Entry: TypeAlias = (
    SettingsChanged
    | SeatTaken
    | SeatLeft
    | SeatsSwapped
    | FaceChanged
    | HostChanged
    | FounderChanged
    | MuteChanged
    | BotMuteChanged
    | SeatOffered
    | MatchStarted
    | ContributionCommitted
    | ContributionRevealed
    | MovePlayed
    | RestEnded
    | MatchEnded
    | MatchAbandoned
    | ChatLineAdded
    | SpectatorRemoved
    | TextHidden
    | TextUnhidden
)


def slot_of(entry: Entry) -> str | None:
    """The slot of an entry in the log of its table; most entries have none.

    An entry takes the place of the one in its slot. So a log keeps the last lines of each chat,
    when each text was last hidden and last shown again, and what each player has committed to for
    the next game, and does not grow with the others. That a text was hidden and that it was shown
    again are both kept, so that a repeat of either command is recognised after a restart.
    """
    if isinstance(entry, MovePlayed):
        return None  # nearly all entries are moves
    match entry:
        case ContributionCommitted():
            return f"commitment {entry.by}"
        case ChatLineAdded(seat=None):
            return f"gallery {entry.number % CHAT_LINES_KEPT}"
        case ChatLineAdded():
            return f"chat {entry.number % CHAT_LINES_KEPT}"
        case TextHidden() | TextUnhidden():
            word = "hidden" if isinstance(entry, TextHidden) else "unhidden"
            number = entry.number if entry.what == "clue" else entry.number % CHAT_LINES_KEPT
            return f"{word} {entry.what} {number}"
        case _:
            return None


class LogSize(NamedTuple):
    """How long a log is."""

    length: int = 0
    """How many entries were ever appended."""
    lasting: int = 0
    """How many of them have no slot, and stay for good."""

    def after(self, entries: Iterable[Entry], length: int) -> LogSize:
        """The size when these entries are added and the log has this length."""
        return LogSize(length, self.lasting + sum(slot_of(entry) is None for entry in entries))

    def grown(self, slots: Sequence[str | None]) -> LogSize:
        """The size when entries with these slots are added."""
        return LogSize(self.length + len(slots), self.lasting + slots.count(None))


class UnreadableLog(ValueError):
    """A log that this program cannot rebuild a table from; the message says why."""

    def __init__(self, reason: str, entry: int | None = None) -> None:
        super().__init__(reason if entry is None else f"entry {entry} {reason}")
        self.entry = entry
        """Where reading failed: the index of the entry, from 0, in the log as it is kept."""


class WrongLogVersion(UnreadableLog):
    """A log of another version than `LOG_VERSION`."""

    def __init__(self, number: int, version: int | None) -> None:
        found = "no version" if version is None else f"version {version}"
        super().__init__(f"has {found}; this program reads version {LOG_VERSION}", number)


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Entry)


class _Versioned(Struct):
    version: int | None = None


_VERSION_DECODER: Final = msgspec.json.Decoder(_Versioned)


def encode_entries(entries: Iterable[Entry]) -> list[bytes]:
    """Encode entries for the store."""
    return [_ENCODER.encode(entry) for entry in entries]


def decode_entries(stored: Iterable[bytes], first: int = 0) -> Sequence[Entry]:
    """Decode entries from the store, or raise `UnreadableLog`.

    `first` is the index of the first of them in the log.
    """
    entries: list[Entry] = []
    for number, text in enumerate(stored, first):
        try:
            entry = _DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            _check_version(number, text)
            raise UnreadableLog(f"cannot be read: {error}", number) from error
        if entry.version != LOG_VERSION:
            raise WrongLogVersion(number, entry.version)
        entries.append(entry)
    return entries


def _check_version(number: int, text: bytes) -> None:
    """Raise `WrongLogVersion` if an entry cannot be read because of its version."""
    try:
        version = _VERSION_DECODER.decode(text).version
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return
    if version != LOG_VERSION:
        raise WrongLogVersion(number, version)
