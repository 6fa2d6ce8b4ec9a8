"""Two worlds that are one to a seat, asked about in the processes that think for bots at tables.

A question carries more here than it does at a table: its view has the whole state hanging on it,
for whoever would look. Bots must not; one of those here does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from multiprocessing import parent_process
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

from lorelode.bots import BOTS, HardDwarf
from lorelode.core import AnyGame, Seat, State, View, shown
from lorelode.decks import built_in
from lorelode.rules import GAMES
from lorelode.tables.thinking import Question
from tests.server.worlds import Place, pair

PEEKING = "peeking"
COUNTED = "hard, its budget counted"
"""By the clock, the same thought may get further another time."""


class Open(View[Any, Any], frozen=True, gc=False):
    """A view behind which everything lies open."""

    world: State[Any, Any, Any]

    def __reduce__(self) -> Any:
        return _opened, (self.public, self.seat, self.private, self.world)


def _opened(*drawers: Any) -> Open:
    if parent_process() is not None:
        # Only in a process that thinks for bots: the levels that nobody should sit down with.
        levels = cast(dict[str, dict[str, Any]], BOTS)
        levels["saboteur"][COUNTED] = lambda _deck, _language: HardDwarf(playouts=24)
        for name, game in GAMES.items():
            levels[name][PEEKING] = lambda _deck, _language, game=game: Peeking(game)
    return Open(*drawers)


class Peeking:
    """Whatever it does is decided by what it must not see."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: View[Any, Any], lines: Sequence[str], rng: Random) -> Any:  # noqa: ARG002
        assert isinstance(view, Open)
        hidden = [one for seat, one in enumerate(view.world.private) if seat != view.seat]
        return Random(repr((hidden, view.world.secret))).choice(self._game.choices(view))


class Moment(NamedTuple):
    """A decision of a seat in two worlds that it cannot tell apart."""

    place: Place
    seat: Seat
    at: int
    views: tuple[Open, Open]
    lines: tuple[list[str], list[str]]

    def questions(self, level: str, data: Path) -> tuple[Question, Question]:
        """What a bot is asked in the one world and in the other."""
        pictures = self.place.game.pictures(self.views[0].public.edition)
        one, other = (
            Question(
                game=self.place.game.name,
                level=level,
                deck=built_in().taking(pictures).ids if pictures else (),
                language="en",
                data=data,
                view=view,
                lines=lines,
                seed=f"{self.place} {self.seat} {self.at}",
            )
            for view, lines in zip(self.views, self.lines, strict=True)
        )
        return one, other


def moments(place: Place, number: int) -> Iterator[Moment]:
    """Decisions of every seat in a game that is played on in two worlds."""
    game = place.game
    for seat in map(Seat, range(place.seats)):
        both = pair(place, number, seat)
        one, other = both.worlds
        for at in range(both.start, len(one.moves)):
            if seat not in game.to_act(one.states[at].public):
                continue
            lines = [
                [shown(game, mover, move, seat) for mover, move in world.moves[:at]]
                for world in both.worlds
            ]
            assert lines[0] == lines[1]
            assert one.states[at].view(seat) == other.states[at].view(seat)
            views = [
                Open(state.public, seat, state.private[seat], state)
                for state in (one.states[at], other.states[at])
            ]
            if views[0].world != views[1].world:
                yield Moment(place, seat, at, (views[0], views[1]), (lines[0], lines[1]))
