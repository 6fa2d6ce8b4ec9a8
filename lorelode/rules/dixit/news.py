"""What a move shows, as events: the log in words and every animation are made from these."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from lorelode.core import News, Seat
from lorelode.rules.dixit.cards import Picture


class Dealt(News, frozen=True, gc=False):
    """The game begins, everybody has a hand."""

    reveals: ClassVar[bool] = True


class Told(News, frozen=True, gc=False):
    """The storyteller has given a clue."""

    seat: Seat
    clue: str | None
    """None: said aloud."""


class Gave(News, frozen=True, gc=False):
    """A player has given cards."""

    seat: Seat


class Displayed(News, frozen=True, gc=False):
    """The cards are laid out, numbered from 1."""

    reveals: ClassVar[bool] = True
    cards: tuple[Picture, ...]


class Voted(News, frozen=True, gc=False):
    """A player has voted."""

    seat: Seat


class VotesOpened(News, frozen=True, gc=False):
    """The votes are shown, by seat; None for the storyteller."""

    reveals: ClassVar[bool] = True
    votes: tuple[int | None, ...]


class TellerShown(News, frozen=True, gc=False):
    """The storyteller's card is shown, by its number."""

    reveals: ClassVar[bool] = True
    seat: Seat
    number: int


class OwnersShown(News, frozen=True, gc=False):
    """Whose each card was, by number."""

    reveals: ClassVar[bool] = True
    owners: tuple[Seat, ...]


class Scored(News, frozen=True, gc=False):
    """The points of the turn, by seat."""

    points: tuple[int, ...]


class GameEnded(News, frozen=True, gc=False):
    """The game is over."""

    winners: tuple[Seat, ...]


PublicNews: TypeAlias = (
    Dealt
    | Told
    | Gave
    | Displayed
    | Voted
    | VotesOpened
    | TellerShown
    | OwnersShown
    | Scored
    | GameEnded
)


class Drew(News, frozen=True, gc=False):
    """The player has got these cards."""

    reveals: ClassVar[bool] = True
    cards: tuple[Picture, ...]


PrivateNews: TypeAlias = Drew
