"""Refusals: something that was asked for and is not done, from the rules to the toast on a page.

A refusal is a code and the facts that its sentence needs. The sentences stand here once, in
English; `make types` writes them to `browser/locales/en/refusals.ftl` for the page, which has them
in other languages beside it. The clauses of the rules are codes too (see `IllegalMove`), and their
sentences stand where the clause is checked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from lorelode.core.word import Word

Fact: TypeAlias = str | int
"""Something a sentence names: a number, a name, or a text in English."""

Reconnect: TypeAlias = Literal["now", "later", "never"]
"""When a client connects again: at once, after a few seconds, or not at all."""


class Code(Word):
    """Why something is refused, the HTTP status that goes with it, and the sentence that says it.

    >>> Code.NOT_FOUND, Code.NOT_FOUND.status
    (Code.NOT_FOUND, 404)
    """

    status: int
    sentence: str
    page_sentence: str
    """What the page says in English, if the sentence speaks of what only programs see."""
    facts: frozenset[str]
    """The names of the facts that the sentence needs."""

    def __new__(
        cls, value: str, status: int, sentence: str, page_sentence: str | None = None
    ) -> Code:
        """A code with its status and sentences; only the code is its value."""
        code = str.__new__(cls, value)
        code._value_ = value
        code.status = status
        code.sentence = sentence
        code.page_sentence = page_sentence or sentence
        code.facts = frozenset(re.findall(r"\{(\w+)\}", sentence))
        return code

    @property
    def reconnect(self) -> Reconnect:
        """When a client connects again after this code has closed or refused its connection."""
        return _RECONNECT.get(self, "never")

    # Messages and requests.
    BAD_MESSAGE = (
        "bad-message",
        400,
        "The server did not understand this message: {reason}. Reload the page.",
    )
    BAD_REQUEST = "bad-request", 400, "The server did not understand this. Reload the page."
    HEADER_MISSING = "header-missing", 403, "The request needs the header {header}."
    FORBIDDEN = "forbidden", 403, "This is not allowed. Go back to the start page."
    WRONG_ORIGIN = (
        "wrong-origin",
        403,
        "This page may not talk to the server. Open the game at its own address.",
    )
    NOT_OPERATOR = (
        "not-operator",
        403,
        "Only the server's operator can do this. Open the private link that the server printed.",
    )
    NOT_FOUND = (
        "not-found",
        404,
        "There is nothing here. Check the code or the link, or ask for a new one.",
    )
    PAGE_NOT_BUILT = "page-not-built", 404, "The page is not built. Run make page, then reload."
    WRONG_METHOD = "wrong-method", 405, "This address does not take requests of this kind."
    TOO_LARGE = "too-large", 413, "This is too large for the server. Try something smaller."
    WRONG_HOST = (
        "wrong-host",
        421,
        "The server does not know this address as its own. Open the address you were given.",
    )
    TOO_MANY_REQUESTS = (
        "too-many-requests",
        429,
        "That was too much at once. Wait a moment and try again.",
    )
    TOO_MANY_CONNECTIONS = (
        "too-many-connections",
        429,
        "There are too many connections from your network. Close tabs you do not need.",
    )
    TOO_MANY_TABLES = (
        "too-many-tables",
        429,
        "Too many tables were opened from your network. Wait a while and try again.",
    )
    TOO_MANY_GUESSES = (
        "too-many-guesses",
        429,
        "Too many wrong codes came from your network. Wait a minute and try again.",
    )
    UPGRADE_REQUIRED = (
        "upgrade-required",
        426,
        "This address takes WebSockets only.",
        "A live connection cannot be opened here. Try another network or another browser.",
    )
    RATE_LIMITED = "rate-limited", 429, "That was too fast. Wait a moment and try again."
    INTERNAL = "internal", 500, "Something went wrong on the server. Try again, or reload the page."
    UNAVAILABLE = "unavailable", 503, "The server cannot do this now. Try again in a moment."
    SERVER_FULL = "server-full", 503, "The server is full. Try again later."
    SERVER_STOPPING = (
        "server-stopping",
        503,
        "The server is going down for a while. Everything is saved; come back soon.",
    )
    STORE_UNAVAILABLE = (
        "store-unavailable",
        503,
        "The server cannot read or save just now, so nothing was done. Try again in a moment.",
    )

    # Coming to a table.
    TABLE_UNREADABLE = (
        "table-unreadable",
        410,
        "This version of the server cannot open this table. Open a new one.",
    )
    TABLE_EXPIRED = (
        "table-expired",
        410,
        "Nothing has happened at this table for a long time, so it was deleted. Open a new one.",
    )
    TABLE_RELOADING = (
        "table-reloading",
        503,
        "The server is loading this table again. You will be connected in a moment.",
    )
    REMOVED = (
        "removed",
        403,
        "The host has removed you from this table. You can open one of your own.",
    )
    FORGOTTEN = (
        "forgotten",
        403,
        "The server has forgotten this browser. Reload the page to come in as somebody new.",
    )
    TELEVISION_OFF = (
        "television-off",
        403,
        "This table may not be shown on a television. The host can allow it in the settings.",
    )
    TELEVISION_ONLY_SHOWS = "television-only-shows", 403, "A television only shows the table."

    # Seats.
    NO_SEAT = "no-seat", 403, "You need a seat at the table for this. Take one that is free."
    NO_SUCH_SEAT = (
        "no-such-seat",
        404,
        "There is no such seat; expected {expected}.",
        "There is no such seat at this table. Choose another.",
    )
    NO_FREE_SEAT = "no-free-seat", 409, "All seats are taken. Wait until one is free."
    SEAT_TAKEN = "seat-taken", 409, "This seat is taken. Choose a free one, or free it first."
    SEAT_EMPTY = "seat-empty", 404, "Nobody is in that seat."
    HAS_OTHER_SEAT = (
        "has-other-seat",
        409,
        "You have another seat at this table. Go back to that one.",
    )
    EMPTY_SEATS = (
        "empty-seats",
        409,
        "Some seats are still empty. Invite people or put bots there.",
    )
    TOO_FEW_SEATS = "too-few-seats", 409, "With {seats} seats, somebody would have none."
    BAD_NAME = (
        "bad-name",
        400,
        "This name cannot be used: {reason}. Choose one of up to {letters} characters.",
    )
    NAME_TAKEN = (
        "name-taken",
        409,
        "Somebody here has this name, or one very like it. Choose another.",
    )
    NAME_RESERVED = (
        "name-reserved",
        409,
        "The game itself uses this name, for a bot or a role. Choose another.",
    )
    FACE_TAKEN = "face-taken", 409, "Somebody at this table has this face. Choose another."
    HOST_CANNOT_BE_REMOVED = (
        "host-cannot-be-removed",
        409,
        "The host cannot be removed, but may leave the seat.",
    )
    FOUNDER_CANNOT_BE_REMOVED = (
        "founder-cannot-be-removed",
        409,
        "This table belongs to this player, who may come back. You only act as host until then.",
    )
    NOT_HOST = "not-host", 403, "Only the host of the table can do this. Ask them to."

    # Settings and bots.
    BAD_SETTINGS = "bad-settings", 400, "These settings do not go together: {reason}."
    UNKNOWN_BOT = "unknown-bot", 404, "There is no bot {level}. There are {levels}."
    BOT_CANNOT_PLAY = (
        "bot-cannot-play",
        409,
        "A bot at this table cannot play {game}. Remove it first.",
    )

    # The game.
    GAME_RUNNING = "game-running", 409, "Not while a game is being played. Wait until it is over."
    NO_GAME_RUNNING = (
        "no-game-running",
        409,
        "No game is being played. Wait until the host starts one.",
    )
    STALE_PHASE = "stale-phase", 409, "The game has moved on. Look again, then choose."
    RESTING = (
        "resting",
        409,
        "Everybody is still looking at the result. Say when you are ready.",
    )
    HOST_NOT_NEEDED = (
        "host-not-needed",
        409,
        "The game goes on without the host. Ask again if nothing happens for three minutes.",
    )
    ASKED_RECENTLY = (
        "asked-recently",
        409,
        "This was asked a short while ago. Wait a few minutes, or let somebody else ask.",
    )
    NOT_YOUR_TURN = "not-your-turn", 409, "It is not your turn. Wait until the game asks you."
    NOT_ALONE = "not-alone", 409, "Hints are only for somebody who plays alone with bots."
    NO_SUCH_GAME = "no-such-game", 404, "No such game was played at this table."
    NO_BOT_MOVE = "no-bot-move", 404, "No bot made this move."
    PLAYERS_ONLY = "players-only", 403, "Only those who had a seat in this game may see it."

    # Chat.
    BAD_TEXT = (
        "bad-text",
        400,
        "This cannot be sent: {reason}. Write a line of up to {letters} characters.",
    )
    CHAT_OFF = "chat-off", 403, "The host has switched this chat off."
    PHRASES_OFF = "phrases-off", 403, "The host has switched phrases off."
    NO_SUCH_PHRASE = "no-such-phrase", 404, "This game has no such phrase. Reload the page."
    PHRASE_MISFIT = (
        "phrase-misfit",
        409,
        "The phrase does not fit: {reason}.",
        "What this phrase names is no longer there. Choose again.",
    )
    MUTED = "muted", 403, "The host has muted you. You can still read and play."
    NO_SUCH_LINE = "no-such-line", 404, "There is no such message or clue here."
    BOTS_CLUE = "bots-clue", 403, "A bot gave this clue. Only the clues of people can be hidden."
    NOT_YOUR_CLUE = "not-your-clue", 403, "Only the storyteller may explain a clue, after the turn."
    NO_SUCH_SPECTATOR = (
        "no-such-spectator",
        404,
        "This person is not among the spectators. They may have left or taken a seat.",
    )
    LOG_FULL = (
        "log-full",
        409,
        "The log of this table is full. Play the game to its end, then open a new table.",
    )

    # Decks of pictures.
    BAD_DECK = "bad-deck", 422, "This cannot be done with this deck: {reason}."
    BAD_WORDS = (
        "bad-words",
        422,
        "These texts cannot be used: {reason}. Give a title; use up to {letters} characters each.",
    )
    DECK_IN_USE = (
        "deck-in-use",
        409,
        "A game is being played with these pictures. Wait until it is over.",
    )

    # Files that are to become pictures of a deck. Those of the page come before a file is sent.
    FILE_ANIMATED = "file-animated", 422, "It is an animation; a card is one still picture."
    FILE_BOMB = (
        "file-bomb",
        422,
        "It unpacks to more than {times} times its size, like a zip bomb.",
    )
    FILE_DAMAGED = "file-damaged", 422, "The file is damaged."
    FILE_EMPTY = "file-empty", 422, "The file is empty."
    FILE_FOLDER = (
        "file-folder",
        422,
        "It is a folder. Choose the pictures in it, or pack it into a zip.",
    )
    FILE_HEIC = (
        "file-heic",
        422,
        "HEIC cannot be read here. Save it as JPEG on the phone or in a picture viewer.",
    )
    FILE_HOLDS_MORE = (
        "file-holds-more",
        422,
        "There is something else in the file besides the picture. Found: {found}.",
    )
    FILE_LEADS_OUT = "file-leads-out", 422, "Its path points outside the zip."
    FILE_LINK = "file-link", 422, "It is a link to somewhere else."
    FILE_LOCKED = "file-locked", 422, "It is locked with a password."
    FILE_NOT_DECODED = "file-not-decoded", 422, "The picture could not be decoded safely."
    FILE_NOT_ZIP = "file-not-zip", 422, "It is neither a folder nor an intact zip."
    FILE_PACKED = "file-packed", 422, "It is a packed file. Unpack it first."
    FILE_PACKING = (
        "file-packing",
        422,
        "Its compression is not supported. Make an ordinary zip.",
    )
    FILE_RENAMED = (
        "file-renamed",
        422,
        "Its name says {expected}, but its content is {found}.",
    )
    FILE_TOO_LARGE = "file-too-large", 422, "It is larger than {megabytes} MB."
    FILE_TOO_MANY_FILES = (
        "file-too-many-files",
        422,
        "There are more than {files} files in it. Make smaller zips.",
    )
    FILE_TOO_MANY_PIXELS = (
        "file-too-many-pixels",
        422,
        "It has {width} × {height} pixels, more than {millions} million. Make it smaller first.",
    )
    FILE_TOO_MUCH_MEMORY = (
        "file-too-much-memory",
        422,
        "It takes too much memory to read. Make it smaller first.",
    )
    FILE_TOO_SLOW = "file-too-slow", 422, "It takes too long to read. Make it smaller first."
    FILE_TOO_SMALL = (
        "file-too-small",
        422,
        "It is too small: a card needs at least {width} × {height} pixels.",
    )
    FILE_TRUNCATED = "file-truncated", 422, "The file ends before the picture does."
    FILE_UNPACKS_TOO_LARGE = (
        "file-unpacks-too-large",
        422,
        "With it, the zip unpacks to more than {gigabytes} GB. Make smaller zips.",
    )
    FILE_UNREADABLE = "file-unreadable", 422, "It cannot be read: {reason}."
    FILE_UNSUPPORTED = "file-unsupported", 422, "Only PNG, JPEG and WebP pictures are read."
    FILE_WORDS_UNREADABLE = (
        "file-words-unreadable",
        422,
        "The words in it cannot be read: {reason}.",
    )
    FILE_WORDS_UNUSABLE = (
        "file-words-unusable",
        422,
        "The words for {picture} cannot be used: {reason}.",
    )
    FILE_WORDS_WITHOUT_PICTURE = (
        "file-words-without-picture",
        422,
        "It has words for {picture}, which is not beside it. Put both into one folder or zip.",
    )
    FILE_ZIP64 = (
        "file-zip64",
        422,
        "It is a ZIP64 archive, for more than 4 GB. Pack the pictures into smaller zips.",
    )
    FILE_ZIP_TOO_LARGE = (
        "file-zip-too-large",
        422,
        "The zip is larger than {megabytes} MB. Pack the pictures into smaller zips.",
    )


_RECONNECT: Final[Mapping[Code, Reconnect]] = {
    Code.SERVER_STOPPING: "now",
    Code.STORE_UNAVAILABLE: "now",
    Code.TABLE_RELOADING: "now",
    Code.INTERNAL: "later",
    Code.RATE_LIMITED: "later",
    Code.SERVER_FULL: "later",
    Code.TELEVISION_OFF: "later",
    Code.TOO_MANY_CONNECTIONS: "later",
    Code.TOO_MANY_GUESSES: "later",
    Code.TOO_MANY_REQUESTS: "later",
    Code.UNAVAILABLE: "later",
}


class Refusal(ValueError):
    """Something that was asked for and is not done; nothing has changed.

    >>> refusal = Refusal(Code.TOO_FEW_SEATS, seats=3)
    >>> refusal.code, refusal.facts
    (Code.TOO_FEW_SEATS, {'seats': 3})
    >>> print(refusal)
    too-few-seats: With 3 seats, somebody would have none.
    """

    code: str
    facts: Mapping[str, Fact]
    sentence: str

    def __init__(self, code: Code, **facts: Fact) -> None:
        self._set(code, code.sentence.format_map(facts), facts)

    def _set(self, code: str, sentence: str, facts: Mapping[str, Fact]) -> None:
        super().__init__(f"{code}: {sentence}")
        self.code = code
        self.sentence = sentence
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        # A process pool pickles what its jobs raise. By default an exception is made again from its
        # message alone, which is not what these take.
        return _make_again, (type(self), *self.args), self.__dict__


def _make_again(kind: type[Refusal], message: str) -> Refusal:
    """A refusal of this class, before its fields are set."""
    return kind.__new__(kind, message)


class IllegalMove(Refusal):
    """A move that a clause of the rules forbids here; the clause is the refusal's code.

    >>> raise IllegalMove("S-3.3", "a card is laid upright")
    Traceback (most recent call last):
    lorelode.core.refusal.IllegalMove: S-3.3: a card is laid upright
    """

    def __init__(self, clause: str, reason: str) -> None:
        self._set(clause, reason, {})
        self.clause = clause
        self.reason = reason
