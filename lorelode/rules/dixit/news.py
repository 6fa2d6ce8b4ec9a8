"""What a move shows, as events: the log in words and every animation are made from these."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from lorelode.core import News, Seat
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.outcomes import Ending, Gain


class Dealt(News, frozen=True, gc=False):
    """The game begins, everybody has a hand."""

    reveals: ClassVar[bool] = True
    weight: ClassVar[int] = 2


class Told(News, frozen=True, gc=False):
    """The storyteller has given a clue."""

    weight: ClassVar[int] = 2
    seat: Seat
    clue: str | None
    """None: said aloud."""


class Gave(News, frozen=True, gc=False):
    """A player has given cards."""

    seat: Seat


class Reshuffled(News, frozen=True, gc=False):
    """The used pictures are shuffled and lie under the pile."""

    count: int


class Displayed(News, frozen=True, gc=False):
    """The cards are laid out, numbered from 1."""

    reveals: ClassVar[bool] = True
    weight: ClassVar[int] = 5
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

    weight: ClassVar[int] = 2
    points: tuple[int, ...]
    gains: tuple[tuple[Gain, ...], ...]
    """What they are for, by seat."""


class LastTurnBegan(News, frozen=True, gc=False):
    """The turn that begins is the last one, whatever happens in it."""

    ending: Ending
    """What will end the game, if points do not."""


class GameEnded(News, frozen=True, gc=False):
    """The game is over."""

    winners: tuple[Seat, ...]
    ending: Ending


PublicNews: TypeAlias = (
    Dealt
    | Told
    | Gave
    | Reshuffled
    | Displayed
    | Voted
    | VotesOpened
    | TellerShown
    | OwnersShown
    | Scored
    | LastTurnBegan
    | GameEnded
)


class Drew(News, frozen=True, gc=False):
    """The player has got these cards."""

    reveals: ClassVar[bool] = True
    cards: tuple[Picture, ...]


PrivateNews: TypeAlias = Drew
