"""Refusals: something that was asked for and is not done, from the rules to the toast on a page.

A refusal is a code and the facts that its sentence needs. `refusal_sentences` has the sentences.
The clauses of the rules are codes too (see `IllegalMove`), and their sentences stand where the
clause is checked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from lorelode.core.refusal_sentences import PAGE_SENTENCES, SENTENCES
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

    def __new__(cls, value: str, status: int) -> Code:
        """A code with its status and sentences; only the code is its value."""
        code = str.__new__(cls, value)
        code._value_ = value
        code.status = status
        code.sentence = SENTENCES[value]
        code.page_sentence = PAGE_SENTENCES.get(value, code.sentence)
        code.facts = frozenset(re.findall(r"\{(\w+)\}", code.sentence))
        return code

    @property
    def reconnect(self) -> Reconnect:
        """When a client connects again after this code has closed or refused its connection."""
        return _RECONNECT.get(self, "never")

    # Messages and requests.
    BAD_MESSAGE = "bad-message", 400
    BAD_REQUEST = "bad-request", 400
    HEADER_MISSING = "header-missing", 403
    FORBIDDEN = "forbidden", 403
    WRONG_ORIGIN = "wrong-origin", 403
    NOT_OPERATOR = "not-operator", 403
    NOT_FOUND = "not-found", 404
    PAGE_NOT_BUILT = "page-not-built", 404
    WRONG_METHOD = "wrong-method", 405
    TOO_LARGE = "too-large", 413
    WRONG_HOST = "wrong-host", 421
    TOO_MANY_REQUESTS = "too-many-requests", 429
    TOO_MANY_CONNECTIONS = "too-many-connections", 429
    TOO_MANY_TABLES = "too-many-tables", 429
    TOO_MANY_GUESSES = "too-many-guesses", 429
    UPGRADE_REQUIRED = "upgrade-required", 426
    RATE_LIMITED = "rate-limited", 429
    INTERNAL = "internal", 500
    UNAVAILABLE = "unavailable", 503
    SERVER_FULL = "server-full", 503
    SERVER_STOPPING = "server-stopping", 503
    STORE_UNAVAILABLE = "store-unavailable", 503

    # Coming to a table.
    TABLE_UNREADABLE = "table-unreadable", 410
    TABLE_EXPIRED = "table-expired", 410
    TABLE_RELOADING = "table-reloading", 503
    REMOVED = "removed", 403
    FORGOTTEN = "forgotten", 403
    TELEVISION_OFF = "television-off", 403
    TELEVISION_ONLY_SHOWS = "television-only-shows", 403

    # Seats.
    NO_SEAT = "no-seat", 403
    NO_SUCH_SEAT = "no-such-seat", 404
    NO_FREE_SEAT = "no-free-seat", 409
    SEAT_TAKEN = "seat-taken", 409
    SEAT_EMPTY = "seat-empty", 404
    HAS_OTHER_SEAT = "has-other-seat", 409
    EMPTY_SEATS = "empty-seats", 409
    TOO_FEW_SEATS = "too-few-seats", 409
    BAD_NAME = "bad-name", 400
    NAME_TAKEN = "name-taken", 409
    NAME_RESERVED = "name-reserved", 409
    FACE_TAKEN = "face-taken", 409
    HOST_CANNOT_BE_REMOVED = "host-cannot-be-removed", 409
    FOUNDER_CANNOT_BE_REMOVED = "founder-cannot-be-removed", 409
    NOT_HOST = "not-host", 403

    # Settings and bots.
    BAD_SETTINGS = "bad-settings", 400
    UNKNOWN_BOT = "unknown-bot", 404
    BOT_CANNOT_PLAY = "bot-cannot-play", 409

    # The game.
    GAME_RUNNING = "game-running", 409
    NO_GAME_RUNNING = "no-game-running", 409
    STALE_PHASE = "stale-phase", 409
    RESTING = "resting", 409
    HOST_NOT_NEEDED = "host-not-needed", 409
    ASKED_RECENTLY = "asked-recently", 409
    NOT_YOUR_TURN = "not-your-turn", 409
    NOT_ALONE = "not-alone", 409
    NO_SUCH_GAME = "no-such-game", 404
    NO_BOT_MOVE = "no-bot-move", 404
    PLAYERS_ONLY = "players-only", 403

    # Chat.
    BAD_TEXT = "bad-text", 400
    CHAT_OFF = "chat-off", 403
    PHRASES_OFF = "phrases-off", 403
    NO_SUCH_PHRASE = "no-such-phrase", 404
    PHRASE_MISFIT = "phrase-misfit", 409
    MUTED = "muted", 403
    NO_SUCH_LINE = "no-such-line", 404
    BOTS_CLUE = "bots-clue", 403
    NOT_YOUR_CLUE = "not-your-clue", 403
    NO_SUCH_SPECTATOR = "no-such-spectator", 404
    LOG_FULL = "log-full", 409

    # Decks of pictures.
    BAD_DECK = "bad-deck", 422
    BAD_WORDS = "bad-words", 422
    DECK_IN_USE = "deck-in-use", 409

    # Files that are to become pictures of a deck. Those of the page come before a file is sent.
    FILE_ANIMATED = "file-animated", 422
    FILE_BOMB = "file-bomb", 422
    FILE_DAMAGED = "file-damaged", 422
    FILE_EMPTY = "file-empty", 422
    FILE_FOLDER = "file-folder", 422
    FILE_HEIC = "file-heic", 422
    FILE_HOLDS_MORE = "file-holds-more", 422
    FILE_LEADS_OUT = "file-leads-out", 422
    FILE_LINK = "file-link", 422
    FILE_LOCKED = "file-locked", 422
    FILE_NOT_DECODED = "file-not-decoded", 422
    FILE_NOT_ZIP = "file-not-zip", 422
    FILE_PACKED = "file-packed", 422
    FILE_PACKING = "file-packing", 422
    FILE_RENAMED = "file-renamed", 422
    FILE_TOO_LARGE = "file-too-large", 422
    FILE_TOO_MANY_FILES = "file-too-many-files", 422
    FILE_TOO_MANY_PIXELS = "file-too-many-pixels", 422
    FILE_TOO_MUCH_MEMORY = "file-too-much-memory", 422
    FILE_TOO_SLOW = "file-too-slow", 422
    FILE_TOO_SMALL = "file-too-small", 422
    FILE_TRUNCATED = "file-truncated", 422
    FILE_UNPACKS_TOO_LARGE = "file-unpacks-too-large", 422
    FILE_UNREADABLE = "file-unreadable", 422
    FILE_UNSUPPORTED = "file-unsupported", 422
    FILE_WORDS_UNREADABLE = "file-words-unreadable", 422
    FILE_WORDS_UNUSABLE = "file-words-unusable", 422
    FILE_WORDS_WITHOUT_PICTURE = "file-words-without-picture", 422
    FILE_ZIP64 = "file-zip64", 422
    FILE_ZIP_TOO_LARGE = "file-zip-too-large", 422


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
