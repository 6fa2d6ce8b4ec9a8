"""The contract between a game and everything that plays, shows, stores or tests it.

A state has three kinds of drawer: `public` (everybody knows), `private` (one a seat, known to
that seat alone) and `secret` (nobody knows yet). A view is two of them, by reference. Nothing is
ever filtered out of a view: a fact is revealed when a move puts it into another drawer.

A game is an object with the attributes and methods of `Game`. All its data are frozen msgspec
structs: `Public` and `Private` each with a field `news`, a tagged union of moves, and an `Edition`
in `Public.edition`. A table plays it like this:

    state = game.setup(edition, seats)
    while to_act := game.to_act(state.public):
        seat = ...  # one of `to_act`
        if seat == CHANCE:
            move = game.deal(state, chance)
        else:
            move = ...  # one of game.choices(state.view(seat))
        state = game.play(state, seat, move)
    game.scores(state)

`lorelode.testing` checks that a game keeps seven laws:

1. `play` accepts a move if and only if `choices` lists it, free text aside. It raises `IllegalMove`
   for every other value of the move type, from every seat, and never another exception.
2. Moves survive `write` and `read`, a record replays, and states and views survive JSON.
3. Seats that act at the same time may move in either order: the result is the same.
4. `imagine` returns a state with exactly the view that it was given.
5. Nobody is shown a secret: a seat cannot tell two states apart that have the same view to it,
   until news that `reveals` something tells it so.
6. Every game ends, and no card is made or lost.
7. Only a seat at the table, or a spectator, has a view.

`examples/toy_game.py` is a whole game in one file, and a good place to start.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Literal, NewType, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from lorelode.core.chance import Chance
from lorelode.core.word import Word

Seat = NewType("Seat", int)
"""0 to n - 1, clockwise."""

CHANCE = Seat(-1)
"""The dealer, who makes the moves that no player decides. The dealer has no view and always acts
alone."""


class MoveSyntaxError(ValueError):
    """A text that is not a move; the message says what was expected."""


class SetupError(ValueError):
    """Seats, edition or switches that do not go together."""


class Pace(Word):
    """Whether a table should hurry, wait or neither; the rules do not depend on it."""

    NORMAL = "normal"
    """Everybody who is to act has time to act."""
    RACE = "race"
    """The first of several seats to act takes the decision from the others."""
    REST = "rest"
    """The last move showed something that people want to look at before the game goes on."""


FirstQuestion: TypeAlias = Literal["youngest", "agreed"]
"""What players are asked to learn who begins: who is the youngest, or whom they agree on."""


class Edition(Struct, frozen=True):
    """The rules of one print as data. Each further field is a switch that a table may set.

    A switch is a bool, an int, a `Literal`, or a union of them. Its `Meta(description=…)` is the
    sentence that explains it to players.
    """

    name: str

    @property
    def first_question(self) -> FirstQuestion | None:
        """What the players are asked before the first deal; None if the rules say who begins."""
        return None


class News(Struct, frozen=True, tag=str.lower):
    """One thing that the last move showed, kept in the drawer of those who may know it.

    Every move clears all news before it adds its own. Programs make words and pictures from news.
    """

    reveals: ClassVar[bool] = False
    """Whether it shows the drawer's owner a fact that was hidden from them until now. Law 5 stops
    comparing two states there."""
    weight: ClassVar[int] = 1
    """How many times as long as a plain card people want to take it in."""

    def weigh(self) -> int:
        """The weight of this very news, for kinds of which not all news weigh the same."""
        return self.weight


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
    """Everything about a game at one moment."""

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
    """A game. All methods are pure, and they alone decide what is legal."""

    name: str
    version: int
    """Rises when the rules change so that an older record would replay differently."""
    editions: Mapping[str, E]
    """The presets by name, the default one first."""
    seats: range

    def pictures(self, edition: E, /) -> int:
        """How many pictures a table must bring, to be named in the record; 0 for most games."""
        ...

    def setup(self, edition: E, seats: int, first: Seat | None = None) -> State[Pub, Priv, Sec]:
        """The game before anything is dealt, or `SetupError`.

        Without `first`, the rules say who begins: by chance, by a race, or seat 0.
        """
        ...

    def to_act(self, public: Pub) -> frozenset[Seat]:
        """One seat, several at once, or `{CHANCE}`; nobody when the game is over.

        Everybody knows who is to act, so this is asked of the public drawer alone.
        """
        ...

    def phase(self, public: Pub) -> int:
        """Rises with each decision; stays the same all through a simultaneous phase.

        A move is sent with the phase it is meant for, so that one that comes too late is refused
        and not taken for an answer to the next question.
        """
        ...

    def pace(self, public: Pub) -> Pace:
        """Whether this is a moment to hurry, to rest, or neither.

        A rest needs public news that reveals something, and somebody who is to act after it.
        """
        ...

    def choices(self, view: View[Pub, Priv]) -> Sequence[M]:
        """Every legal move of the view's seat, in a fixed order; () if it is not to act.

        A move with free text (a plain `str` field) is listed once, with a sample for the text. A
        spectator has no choices. The order must not depend on what the seat does not know.
        """
        ...

    def deal(self, state: State[Pub, Priv, Sec], chance: Chance) -> M:
        """The move that `CHANCE` makes now.

        The move holds the outcome of every shuffle, so that a record replays without `Chance`.
        """
        ...

    def play(self, state: State[Pub, Priv, Sec], seat: Seat, move: M) -> State[Pub, Priv, Sec]:
        """The state after the move, or `IllegalMove`.

        `seat` and `move` may be anything of their types: a seat that does not exist, a card that is
        not in the hand, a deal with a card missing. The given state never changes.
        """
        ...

    def scores(self, state: State[Pub, Priv, Sec]) -> tuple[int, ...]:
        """Points by seat; final when nobody is to act."""
        ...

    def imagine(self, view: View[Pub, Priv], rng: Random) -> State[Pub, Priv, Sec]:
        """Some full state that has exactly this view, for bots that think ahead.

        Cards are conserved, and the others can go on from it. What the view leaves open is drawn at
        random, and nothing is concluded from how anybody played.
        """
        ...

    def census(self, state: State[Pub, Priv, Sec]) -> Mapping[str, int]:
        """How many there are of each card, in all drawers together: the same at any time."""
        ...

    def write(self, move: M, hidden: bool = False) -> str:
        """The move in notation, on one line; `hidden`, as the other seats may read it."""
        ...

    def read(self, text: str) -> M:
        """The move that `write` wrote (not hidden), or `MoveSyntaxError`.

        There is one text for each move: a text that `write` would spell differently is refused.
        """
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
"""A game of which the caller knows only the contract."""
