"""What a move shows, as events: the log in words and every animation are made from these."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from lorelode.core import News, Seat
from lorelode.rules.saboteur.cards import Card, Face, Goal, Role, Shape, Tool, is_dead_end


class Dealt(News, frozen=True, gc=False):
    """A round begins."""

    reveals: ClassVar[bool] = True
    weight: ClassVar[int] = 5
    round: int
    starter: Seat


class Laid(News, frozen=True, gc=False):
    """A path card was laid."""

    seat: Seat
    shape: Shape
    x: int
    y: int

    def weigh(self) -> int:
        """A dead end is a deed that people talk about."""
        return 2 if is_dead_end(self.shape) else 1


class Broke(News, frozen=True, gc=False):
    """A tool was broken."""

    weight: ClassVar[int] = 2
    seat: Seat
    target: Seat
    tool: Tool


class Mended(News, frozen=True, gc=False):
    """A tool was repaired."""

    weight: ClassVar[int] = 2
    seat: Seat
    target: Seat
    tool: Tool
    card: Card


class Fell(News, frozen=True, gc=False):
    """A rockfall took a path card off the mine."""

    weight: ClassVar[int] = 2
    seat: Seat
    shape: Shape
    x: int
    y: int


class Looked(News, frozen=True, gc=False):
    """A map was read; only its reader knows what it showed."""

    weight: ClassVar[int] = 2
    seat: Seat
    goal: Goal


class Passed(News, frozen=True, gc=False):
    """A card was discarded unseen, or (`card` false) a player had none left to discard."""

    seat: Seat
    card: bool


class Turned(News, frozen=True, gc=False):
    """A goal was reached and turned face up."""

    reveals: ClassVar[bool] = True
    weight: ClassVar[int] = 2
    seat: Seat
    goal: Goal
    face: Face


class Stood(News, frozen=True, gc=False):
    """A stone goal was laid its way round."""

    goal: Goal
    turned: bool


class RoundEnded(News, frozen=True, gc=False):
    """A side has won the round, and all roles, spare cards and goals were turned face up."""

    reveals: ClassVar[bool] = True
    weight: ClassVar[int] = 6
    winners: Role
    by: Seat | None
    """Who reached the treasure."""
    roles: tuple[Role, ...]
    spare: tuple[Role, ...]
    goals: tuple[Face, ...]


class GoldDrawn(News, frozen=True, gc=False):
    """Gold cards were drawn for the miners to share."""

    cards: int


class GoldTaken(News, frozen=True, gc=False):
    """A player got gold cards. Everybody may count them; only their owner knows their worth."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: int


class GameEnded(News, frozen=True, gc=False):
    """All gold is counted."""

    reveals: ClassVar[bool] = True
    gold: tuple[tuple[int, ...], ...]
    winners: tuple[Seat, ...]


PublicNews: TypeAlias = (
    Dealt
    | Laid
    | Broke
    | Mended
    | Fell
    | Looked
    | Passed
    | Turned
    | Stood
    | RoundEnded
    | GoldDrawn
    | GoldTaken
    | GameEnded
)


class Received(News, frozen=True, gc=False):
    """My role and hand for the round."""

    reveals: ClassVar[bool] = True
    role: Role
    hand: tuple[Card, ...]


class Drew(News, frozen=True, gc=False):
    """The card I drew."""

    reveals: ClassVar[bool] = True
    card: Card


class Saw(News, frozen=True, gc=False):
    """What my map showed me."""

    reveals: ClassVar[bool] = True
    goal: Goal
    face: Face


class Offered(News, frozen=True, gc=False):
    """The gold cards passed to me to choose from."""

    reveals: ClassVar[bool] = True
    gold: tuple[int, ...]


class Got(News, frozen=True, gc=False):
    """The gold cards that are mine now."""

    reveals: ClassVar[bool] = True
    gold: tuple[int, ...]


PrivateNews: TypeAlias = Received | Drew | Saw | Offered | Got
