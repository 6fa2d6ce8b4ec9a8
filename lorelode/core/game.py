"""The contract between a game and everything that plays, shows, stores or tests it.

A state has three kinds of drawer: `public` (everybody knows), `private` (one a seat, known to
that seat alone) and `secret` (nobody knows yet). A view is two of them, by reference. Nothing is
ever filtered out of a view: a fact is revealed when a move puts it into another drawer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import Any, ClassVar, Generic, NewType, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from lorelode.core.chance import Chance

Seat = NewType("Seat", int)
"""0..n-1, clockwise."""

CHANCE = Seat(-1)
"""The dealer, who makes the moves that no player decides."""


class MoveSyntaxError(ValueError):
    """A text that is no move at all; the message says what was expected."""


class IllegalMove(ValueError):
    """A move that a clause of the rules forbids here.

    >>> raise IllegalMove("S-3.3", "a card is laid upright")
    Traceback (most recent call last):
    lorelode.core.game.IllegalMove: S-3.3: a card is laid upright
    """

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(f"{clause}: {reason}")
        self.clause = clause
        self.reason = reason


class SetupError(ValueError):
    """A game that cannot be set up so: seats, edition or switches that do not go together."""


class Word(StrEnum):
    """A closed list of words; its `repr` is code, as that of the structs is.

    >>> Word("Side", {"LEFT": "left"}).LEFT
    Side.LEFT
    """

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Pace(Word):
    """How a table should take a moment; the rules themselves do not mind."""

    TURNS = "turns"
    """Whoever is to act, acts."""
    RACE = "race"
    """The first of several to act takes the decision from the others."""
    REST = "rest"
    """Something was just shown that people will want to look at before the game goes on."""


class Edition(Struct, frozen=True):
    """The rules of one print as data: each further field is a switch that a table may set."""

    name: str


class News(Struct, frozen=True, tag=str.lower):
    """One thing that the last move showed, kept in the drawer of those who may know it."""

    reveals: ClassVar[bool] = False
    """Whether it tells the drawer's owner a fact that was hidden from them until now."""


Pub = TypeVar("Pub")
Priv = TypeVar("Priv")
Sec = TypeVar("Sec")
E = TypeVar("E", bound=Edition)
M = TypeVar("M")


class View(Struct, Generic[Pub, Priv], frozen=True, gc=False):
    """What one seat may know; without a seat, what a spectator may."""

    public: Pub
    seat: Seat | None
    private: Priv | None


class State(Struct, Generic[Pub, Priv, Sec], frozen=True, gc=False):
    """All there is to know about a game at one moment."""

    public: Pub
    private: tuple[Priv, ...]
    secret: Sec

    def view(self, seat: Seat | None) -> View[Pub, Priv]:
        """The drawers that this seat may look into (None: a spectator)."""
        if seat is None:
            return View(self.public, None, None)
        # Python reads index -1, the dealer's, as the last seat's drawer.
        if not 0 <= seat < len(self.private):
            raise ValueError(f"seat {seat} has no view; seats are 0 to {len(self.private) - 1}")
        return View(self.public, seat, self.private[seat])


class Game(Protocol[E, Pub, Priv, Sec, M]):
    """A game. All methods are pure; whatever is legal is decided here and nowhere else."""

    name: str
    version: int
    """Rises when the rules change so that an older record would replay differently."""
    editions: Mapping[str, E]
    """The presets by name, the default one first."""
    seats: range

    def pictures(self, edition: E, /) -> int:
        """How many pictures a table brings along, to be named in the record; 0: none."""
        ...

    def setup(self, edition: E, seats: int, first: Seat | None = None) -> State[Pub, Priv, Sec]:
        """The game before anything is dealt; without `first`, its rules say who begins."""
        ...

    def to_act(self, public: Pub) -> frozenset[Seat]:
        """One seat, several at once, or `{CHANCE}`; nobody when the game is over."""
        ...

    def phase(self, public: Pub) -> int:
        """Rises with each decision; stays the same all through a simultaneous phase."""
        ...

    def pace(self, public: Pub) -> Pace:
        """Whether this is a moment to hurry or to rest, or neither."""
        ...

    def choices(self, view: View[Pub, Priv]) -> Sequence[M]:
        """Every legal move of the view's seat, in a fixed order; free text as one sample."""
        ...

    def deal(self, state: State[Pub, Priv, Sec], chance: Chance) -> M:
        """The move that `CHANCE` makes now."""
        ...

    def play(self, state: State[Pub, Priv, Sec], seat: Seat, move: M) -> State[Pub, Priv, Sec]:
        """The state after the move, or `IllegalMove`."""
        ...

    def scores(self, state: State[Pub, Priv, Sec]) -> tuple[int, ...]:
        """Points by seat; final when nobody is to act."""
        ...

    def imagine(self, view: View[Pub, Priv], rng: Random) -> State[Pub, Priv, Sec]:
        """Some full state that has exactly this view."""
        ...

    def census(self, state: State[Pub, Priv, Sec]) -> Mapping[str, int]:
        """How many there are of each card, wherever they lie: the same at any time of a game."""
        ...

    def write(self, move: M, hidden: bool = False) -> str:
        """The move in notation; `hidden`, as those may read it who did not make it."""
        ...

    def read(self, text: str) -> M:
        """The inverse of `write`, or `MoveSyntaxError`."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
"""A game of which the caller knows no more than the contract."""
