"""Where each fact of a game of Dixit lies: in the public, a private or the secret drawer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from lorelode.core import Seat, State, View
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.editions import DixitEdition
from lorelode.rules.dixit.news import PrivateNews, PublicNews
from lorelode.rules.dixit.outcomes import Ending, Gain


class Player(Struct, frozen=True, gc=False):
    """What everybody sees of one player."""

    hand: int = 0
    points: int = 0


class Dealing(Struct, frozen=True, gc=False, tag="dealing"):
    """The dealer is to deal."""


class Telling(Struct, frozen=True, gc=False, tag="telling"):
    """The storyteller is to give a clue; if there is none yet, the first player who has one."""

    seat: Seat | None


class Giving(Struct, frozen=True, gc=False, tag="giving"):
    """These are still to give cards."""

    waiting: tuple[Seat, ...]


class Reshuffling(Struct, frozen=True, gc=False, tag="reshuffling"):
    """The dealer is to shuffle the used pictures, for the hands to be filled after this turn."""


class Showing(Struct, frozen=True, gc=False, tag="showing"):
    """The dealer is to lay out what was given."""


class Voting(Struct, frozen=True, gc=False, tag="voting"):
    """These are still to vote."""

    waiting: tuple[Seat, ...]


class Over(Struct, frozen=True, gc=False, tag="over"):
    """The game is over."""

    ending: Ending


Stage: TypeAlias = Dealing | Telling | Giving | Reshuffling | Showing | Voting | Over


class Turn(Struct, frozen=True, gc=False):
    """A turn that is over, with all that was shown."""

    teller: Seat
    clue: str | None
    """None: said aloud."""
    display: tuple[Picture, ...]
    owners: tuple[Seat, ...]
    """Whose the card at each number was."""
    votes: tuple[int | None, ...]
    """By seat; None for the storyteller."""
    points: tuple[int, ...]
    """By seat."""
    gains: tuple[tuple[Gain, ...], ...]
    """What the points are for, by seat."""

    @property
    def number(self) -> int:
        """The storyteller's number."""
        return self.owners.index(self.teller) + 1


class Public(Struct, frozen=True, gc=False):
    """What everybody knows."""

    edition: DixitEdition
    players: tuple[Player, ...]
    first: Seat | None = None
    """The first storyteller, where the table named one."""
    stage: Stage = Dealing()
    phase: int = 0
    teller: Seat | None = None
    """The storyteller of this turn; None until there is a first one."""
    clue: str | None = None
    """The clue of this turn; None: not given yet, or said aloud."""
    display: tuple[Picture, ...] = ()
    """What lies at numbers 1, 2, … in this turn."""
    pile: int = 0
    reshuffles: tuple[int, ...] = ()
    """How many turns were over each time that the used pictures were shuffled in."""
    last_turn: Ending | None = None
    """What ends the game after this turn, if points do not; None: it may go on."""
    turns: tuple[Turn, ...] = ()
    news: tuple[PublicNews, ...] = ()

    @property
    def used(self) -> tuple[Picture, ...]:
        """The pictures of the turns that are over, but for those that were shuffled in again."""
        back = self.reshuffles[-1] if self.reshuffles else 0
        return tuple([card for turn in self.turns[back:] for card in turn.display])


class Private(Struct, frozen=True, gc=False):
    """What one player alone knows."""

    hand: tuple[Picture, ...] = ()
    given: tuple[Picture, ...] = ()
    """Their cards of this turn, told or given, in rising order."""
    vote: int | None = None
    news: tuple[PrivateNews, ...] = ()


class Secret(Struct, frozen=True, gc=False):
    """What nobody knows yet."""

    pile: tuple[Picture, ...]
    """The top card first."""


DixitState: TypeAlias = State[Public, Private, Secret]
DixitView: TypeAlias = View[Public, Private]


def census(state: DixitState) -> Mapping[str, int]:
    """How many there are of each card, wherever they lie."""
    public = state.public
    cards = Counter(state.secret.pile)
    for private in state.private:
        cards.update(private.hand)
        if not public.display:
            cards.update(private.given)
    cards.update(public.display)
    cards.update(public.used)
    return {f"picture {card}": count for card, count in cards.items()}
