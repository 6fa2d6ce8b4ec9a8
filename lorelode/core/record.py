"""The record of a game: a text that a person can read and a program can replay.

Header lines, then one move a line; `docs/formats.md` specifies both. A record holds the outcome
of every deal, so replaying one takes no random numbers.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from msgspec import Struct

from lorelode.core.editions import amend, switches
from lorelode.core.game import (
    CHANCE,
    AnyGame,
    Edition,
    Game,
    MoveSyntaxError,
    Seat,
    SetupError,
    State,
)
from lorelode.core.refusal import IllegalMove
from lorelode.core.setup import Setup, find_edition, find_game
from lorelode.core.shuffle import Shuffle

FORMAT = 2

PICTURE_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""What a picture may be called."""

E = TypeVar("E", bound=Edition)
Pub = TypeVar("Pub")
Priv = TypeVar("Priv")
Sec = TypeVar("Sec")
M = TypeVar("M")


class RecordError(ValueError):
    """A damaged record: the line it breaks at, counted from 1, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Record(Struct, frozen=True):
    """A game as far as it was played."""

    game: str
    edition: str
    """The preset that the table started from."""
    switches: Mapping[str, str]
    """Every switch in full, so that a record outlives a change of the presets."""
    seats: int
    first: Seat | None = None
    """Who begins, where the table said so; else the first deal or the players do."""
    moves: tuple[tuple[Seat, str], ...] = ()
    deck: tuple[str, ...] = ()
    """The ids of the table's pictures by number, in games that have them; empty: not known."""
    shuffle: Shuffle | None = None
    """What its deals follow from, if that is known."""
    rules: int = 1
    format: int = FORMAT

    @classmethod
    def of(
        cls,
        setup: Setup,
        moves: Iterable[tuple[Seat, str]] = (),
        deck: Iterable[str] = (),
        shuffle: Shuffle | None = None,
    ) -> Record:
        """The record of a game with this set-up, these moves in notation and these pictures."""
        return cls(
            game=setup.game.name,
            edition=setup.edition.name,
            switches=switches(setup.edition),
            seats=setup.seats,
            first=setup.first,
            moves=tuple(moves),
            deck=tuple(deck),
            shuffle=shuffle,
            rules=setup.game.version,
        )

    def setup(self, game: Game[E, Pub, Priv, Sec, M]) -> State[Pub, Priv, Sec]:
        """The state before the first move, or `SetupError`."""
        if (self.game, self.rules, self.format) != (game.name, game.version, FORMAT):
            raise SetupError(
                f"this is a record of {self.game}, rules {self.rules}, format {self.format};"
                f" it cannot be replayed as {game.name}, rules {game.version}, format {FORMAT}"
            )
        setup = Setup.from_words(
            {game.name: game},
            self.game,
            self.edition,
            self.switches,
            seats=self.seats,
            first=self.first,
        )
        _check_deck(self.deck, setup.pictures)
        return setup.initial_state()


def replay(game: Game[E, Pub, Priv, Sec, M], record: Record) -> Iterator[State[Pub, Priv, Sec]]:
    """The state before the first move and after each one."""
    state = record.setup(game)
    yield state
    for seat, text in record.moves:
        state = game.play(state, seat, game.read(text))
        yield state


def show_move(game: AnyGame, mover: Seat, move: Any, reader: Seat | None) -> str:
    """A line of the record as one seat (None: a spectator) is shown it."""
    return move_line(mover, game.write(move, hidden=mover != reader))


def write_record(record: Record) -> str:
    """The record as text; `read_record` gives back an equal one, if it holds every switch."""
    header = [
        f"lorelode: {record.format}",
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"edition: {record.edition}",
        *(f"switch {name}: {words}" for name, words in record.switches.items()),
        f"seats: {record.seats}",
    ]
    if record.first is not None:
        header.append(f"first: {record.first}")
    if record.deck:
        header.append(f"deck: {' '.join(record.deck)}")
    if record.shuffle is not None:
        header += _shuffle_headers(record.shuffle)
    moves = [move_line(seat, text) for seat, text in record.moves]
    return "\n".join([*header, "", *moves]) + "\n"


def _shuffle_headers(shuffle: Shuffle) -> Iterator[str]:
    yield f"seed: {shuffle.seed}"
    for kind, values in (
        ("commitment", shuffle.commitments),
        ("contribution", shuffle.contributions),
    ):
        for seat, value in enumerate(values):
            if value is not None:
                yield f"{kind} {seat}: {value}"


def read_record(text: str, games: Mapping[str, AnyGame]) -> Record:
    """The record in a text, every line of it checked, or `RecordError`.

    Blank lines and lines that begin with # are passed over. Switches may be left out of a text
    written by hand: those of the named edition stand.
    """
    reader = _Reader(games)
    # Not splitlines(), which also splits at marks that the text of a move may hold.
    lines = text.replace("\r\n", "\n").split("\n")
    for number, line in enumerate(lines, 1):
        if line and not line.startswith("#"):
            try:
                reader.take(line)
            except (SetupError, MoveSyntaxError, IllegalMove, _Damaged) as error:
                raise RecordError(number, str(error)) from error
    try:
        return reader.record()
    except _Damaged as error:
        raise RecordError(len(lines), str(error)) from error


def move_line(seat: Seat, text: str) -> str:
    """A line of the record: who moved, and the move in notation."""
    return f"{'*' if seat == CHANCE else seat} {text}"


class _Damaged(Exception):
    pass


_HEADERS = (
    *("lorelode", "game", "rules", "edition", "switch", "seats", "first", "deck"),
    *("seed", "commitment", "contribution"),
)
_OPTIONAL = ("switch", "first", "deck", "seed", "commitment", "contribution")
_NAMED = ("switch", "commitment", "contribution")
"""The headers that name what they are about, and that there may be several of."""
_HEX_DIGITS = {"seed": 64, "commitment": 64, "contribution": 32}


class _Reader:
    """Takes a record line by line, and checks and plays it as it goes."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self.games = games
        self.expected = 0
        self.switches: set[str] = set()
        self.first: Seat | None = None
        self.deck: tuple[str, ...] = ()
        self.seed = ""
        self.added: dict[str, dict[int, str]] = {"commitment": {}, "contribution": {}}
        self.state: State[Any, Any, Any] | None = None
        self.moves: list[tuple[Seat, str]] = []
        self.game: AnyGame
        self.edition: Edition
        self.seats: int

    def take(self, line: str) -> None:
        key, colon, value = line.partition(": ")
        kind, _, name = key.partition(" ")
        if self.state is None and colon and kind.isalpha():
            self.reach(kind)
            self.header(kind, name, value)
        else:
            self.move(line)

    def reach(self, kind: str | None) -> None:
        """Go on to this kind of header (None: to the moves), all that it needs being there."""
        if kind is not None and kind not in _HEADERS:
            raise _Damaged(f"unknown header {kind!r}; known: {', '.join(_HEADERS)}")
        here = len(_HEADERS) if kind is None else _HEADERS.index(kind)
        for missing in _HEADERS[self.expected : here]:
            if missing not in _OPTIONAL:
                raise _Damaged(f"the header {missing!r} is missing")
        if here < self.expected:
            raise _Damaged(f"{kind!r} comes too late or twice; the order: {', '.join(_HEADERS)}")
        self.expected = here if kind in _NAMED else here + 1

    def header(self, kind: str, name: str, value: str) -> None:
        if name and kind not in _NAMED:
            raise _Damaged(f"expected '{kind}: …', not '{kind} {name}: …'")
        match kind:
            case "lorelode":
                if value != str(FORMAT):
                    raise _Damaged(f"this is format {value!r}; known here: {FORMAT}")
            case "game":
                self.game = find_game(self.games, value)
            case "rules":
                if _number(kind, value) != self.game.version:
                    known = f"{self.game.name} has version {self.game.version} here"
                    raise _Damaged(f"rules version {value} is not known; {known}")
            case "edition":
                self.edition = find_edition(self.game, value)
            case "switch":
                self.edition = amend(self.edition, {name: value})
                if name in self.switches:
                    raise _Damaged(f"switch {name!r} is given twice")
                self.switches.add(name)
            case "seats":
                self.seats = _number(kind, value)
                self.game.setup(self.edition, self.seats)
            case "first":
                self.first = Seat(_number(kind, value))
                self.game.setup(self.edition, self.seats, self.first)
            case "deck":
                self.deck = tuple(value.split(" "))
                _check_deck(self.deck, self.game.pictures(self.edition))
            case "seed":
                self.seed = _hex(kind, value)
            case _:
                self.add(kind, name, _hex(kind, value))

    def add(self, kind: str, name: str, value: str) -> None:
        """Take what a seat added to the seed, or committed to."""
        seat = _number(f"the seat of a {kind}", name)
        if not self.seed:
            raise _Damaged(f"a {kind} without a seed")
        if seat >= self.seats:
            raise _Damaged(f"{kind} {seat}: the game has the seats 0 to {self.seats - 1}")
        if seat in self.added[kind]:
            raise _Damaged(f"{kind} {seat} is given twice")
        self.added[kind][seat] = value

    def move(self, line: str) -> None:
        if self.state is None:
            self.reach(None)
            self.state = self.game.setup(self.edition, self.seats, self.first)
        who, space, text = line.partition(" ")
        if not space or not (who == "*" or (who.isdecimal() and who.isascii())):
            raise _Damaged(f"expected a seat number or *, a space and a move, not {line[:60]!r}")
        seat = CHANCE if who == "*" else Seat(_number("a seat", who))
        self.state = self.game.play(self.state, seat, self.game.read(text))
        self.moves.append((seat, text))

    def record(self) -> Record:
        if self.state is None:
            self.reach(None)
        setup = Setup(self.game, self.edition, self.seats, self.first)
        return Record.of(setup, self.moves, self.deck, self.shuffle())

    def shuffle(self) -> Shuffle | None:
        if not self.seed:
            return None
        by_seat = {
            kind: tuple(added.get(seat) for seat in range(self.seats))
            for kind, added in self.added.items()
        }
        return Shuffle(self.seed, by_seat["commitment"], by_seat["contribution"])


def _check_deck(deck: tuple[str, ...], pictures: int) -> None:
    """Refuse ids of pictures that a game with this many pictures cannot be played with."""
    if not deck:
        return
    if not pictures:
        raise SetupError("this game has no pictures, so no deck")
    for name in deck:
        if not PICTURE_ID.fullmatch(name):
            raise SetupError(
                f"the deck: expected ids like 'paper-boat', one space apart, not {name!r}"
            )
    if len(deck) != pictures:
        raise SetupError(f"the deck: expected {pictures} pictures, not {len(deck)}")
    if twice := [name for name, count in Counter(deck).items() if count > 1]:
        raise SetupError(f"the deck: {', '.join(sorted(twice))} more than once")


def _hex(kind: str, text: str) -> str:
    digits = _HEX_DIGITS[kind]
    if not re.fullmatch(r"[0-9a-f]+", text) or len(text) != digits:
        raise _Damaged(f"{kind}: expected {digits} hexadecimal digits, not {text[:60]!r}")
    return text


def _number(what: str, text: str) -> int:
    # Four digits are more than any game needs, and fewer than Python refuses to convert.
    if not (text.isascii() and text.isdecimal()) or len(text) > 4 or str(int(text)) != text:
        raise _Damaged(f"{what}: expected a whole number, not {text[:60]!r}")
    return int(text)
