"""A match: one game at a table, running or over, as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from lorelode.bots import Claim
from lorelode.core import (
    CHANCE,
    AnyGame,
    Chance,
    Edition,
    Pace,
    Seat,
    Shuffle,
    State,
    move_line,
)
from lorelode.tables.log import PersonId

_DEALER: Final = frozenset({CHANCE})


class MovePoint(NamedTuple):
    """A point of a game between two moves."""

    game: int
    lines: int
    """How many move lines the game has."""


class PlayedLine(Struct, frozen=True, gc=False):
    """A move line of a match, with the text for its mover and the text for everybody else."""

    seat: Seat
    own: str
    hidden: str
    bot: str
    """The level of the bot that played it; empty for a person."""
    news: tuple[Any, ...]
    """What the move showed to everybody."""

    def text_for(self, seat: Seat | None) -> str:
        """The line as a seat, or a spectator, may read it."""
        return self.own if seat == self.seat else self.hidden


class Match(Struct, frozen=True):
    """A game at a table, running or over."""

    number: int
    """The number of the game at this table, from 1."""
    game: AnyGame
    edition: Edition
    deck: tuple[str, ...]
    shuffle: Shuffle
    """What the deals follow from. It is secret until the game is over."""
    first: Seat | None
    state: State[Any, Any, Any]
    phase: int
    """The number of the current decision."""
    to_act: frozenset[Seat]
    pace: Pace
    players: Mapping[PersonId, Seat]
    """Everybody who has had a seat in this game, and which seat."""
    lines: tuple[PlayedLine, ...] = ()
    deals: int = 0
    """How many moves the dealer has made."""
    rested_phase: int | None = None
    """The last phase whose rest is over."""
    scores: tuple[int, ...] | None = None
    """None until the game is over, and if it was abandoned."""
    abandoned: bool = False
    """Whether the players have ended the game by a vote before its end."""
    claims: tuple[Claim, ...] = ()
    """What bots have heard since the last deal."""
    hidden_clues: frozenset[int] = frozenset()
    """The turns whose clues the host has hidden."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.scores is not None or self.abandoned

    @property
    def resting(self) -> bool:
        """Whether the game waits while people look at a result."""
        return self.pace is Pace.REST and not self.over and self.rested_phase != self.phase

    @property
    def unrevealed(self) -> frozenset[Seat]:
        """The seats whose contributions the first deal waits for."""
        if not self.shuffling:
            return frozenset()
        shuffle = self.shuffle
        pairs = zip(shuffle.commitments, shuffle.contributions, strict=True)
        return frozenset(
            Seat(seat)
            for seat, (commitment, contribution) in enumerate(pairs)
            if commitment is not None and contribution is None
        )

    @property
    def shuffling(self) -> bool:
        """Whether nothing is dealt yet, because seats may still add to the shuffle."""
        return not self.deals and not self.over and self.deal_is_due

    @property
    def deal_is_due(self) -> bool:
        """Whether the dealer is to move."""
        return self.to_act == _DEALER and not self.resting

    @property
    def status(self) -> Literal["shuffling", "playing", "resting", "over"]:
        """The status of the game."""
        if self.over:
            return "over"
        return "shuffling" if self.shuffling else "resting" if self.resting else "playing"

    @property
    def owing(self) -> frozenset[Seat]:
        """The seats that owe the game a move."""
        return frozenset() if self.over or self.resting or self.shuffling else self.to_act

    @property
    def move_point(self) -> MovePoint:
        """The point after the last move."""
        return MovePoint(self.number, len(self.lines))

    @property
    def last_deal(self) -> int:
        """How many move lines the game had after the last deal; 0 before the first."""
        for lines in range(len(self.lines), 0, -1):
            if self.lines[lines - 1].seat == CHANCE:
                return lines
        return 0

    @property
    def seed(self) -> bytes:
        """The seed that the server has drawn for this game."""
        return bytes.fromhex(self.shuffle.seed)

    def deal(self) -> Any:
        """The dealer's next move."""
        return self.game.deal(self.state, Chance(self.shuffle.key, self.deals))

    def reveal(self, seat: Seat, contribution: str) -> Match:
        """The match with what a seat adds to the shuffle."""
        old = self.shuffle.contributions
        contributions = (*old[:seat], contribution, *old[seat + 1 :])
        return replace(self, shuffle=replace(self.shuffle, contributions=contributions))

    def apply(
        self, seat: Seat, move: Any, bot: str = "", heard: tuple[Claim, ...] = ()
    ) -> tuple[Match, str]:
        """The match after a move, and the move in notation; or `IllegalMove`.

        `heard` are the claims that bots heard for the first time before it.
        """
        state = self.game.play(self.state, seat, move)
        # After `play`, because only a legal move is sure to have a notation.
        text = self.game.write(move)
        own = move_line(seat, text)
        hidden = move_line(seat, self.game.write(move, hidden=True))
        public = state.public
        line = PlayedLine(seat, own, own if own == hidden else hidden, bot, public.news)
        applied = replace(
            self,
            state=state,
            phase=self.game.phase(public),
            to_act=self.game.to_act(public),
            pace=self.game.pace(public),
            lines=self.lines + (line,),
            deals=self.deals + (seat == CHANCE),
            claims=() if seat == CHANCE else self.claims + heard,
        )
        return applied, text
