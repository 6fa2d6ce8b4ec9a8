"""A state being changed step by step, where a move does more than an ordinary turn.

Goals turned, gold shared and rounds ended read best as steps that each change a little. They work
on a draft: a copy that is dropped if the move is refused, and frozen when the move is done.
"""

from __future__ import annotations

from msgspec.structs import replace

from lorelode.core import Seat, State
from lorelode.rules.saboteur.news import PrivateNews, PublicNews
from lorelode.rules.saboteur.state import SaboteurState, Secret


class Draft:
    """The drawers of a state, open for change by the mover."""

    def __init__(self, state: SaboteurState, mover: Seat) -> None:
        public, secret = state.public, state.secret
        self.mover = mover
        self._before = public
        self.edition = public.edition
        self.players = list(public.players)
        self.starter = public.starter
        self.stage = public.stage
        self.round = public.round
        self.mine = public.mine
        self.spent = public.spent
        self.last = public.last
        self.results = public.results
        self.fortunes = public.fortunes
        self.news: list[PublicNews] = list(public.news)
        self.private = list(state.private)
        self.pile = secret.pile
        self.face_down = secret.goals
        self.spare = secret.spare
        self.gold_pile = secret.gold

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    def freeze(self) -> SaboteurState:
        """The state after the move."""
        public = replace(
            self._before,
            players=tuple(self.players),
            starter=self.starter,
            stage=self.stage,
            round=self.round,
            mine=self.mine,
            pile=len(self.pile),
            spent=self.spent,
            last=self.last,
            gold=len(self.gold_pile),
            results=self.results,
            fortunes=self.fortunes,
            news=tuple(self.news),
        )
        secret = Secret(self.pile, self.face_down, self.spare, self.gold_pile)
        return State(public, tuple(self.private), secret)

    def add_private_news(self, seat: Seat, news: PrivateNews) -> None:
        """News that one seat alone may see."""
        private = self.private[seat]
        self.private[seat] = replace(private, news=(*private.news, news))
