"""Pairs of states that a seat cannot tell apart, asked about in the processes of the bot pool.

Here a question carries more than at a table: its view holds the whole state. Bots must not look at
it. One of those here does, to show that the test would notice.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice
from multiprocessing import parent_process
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias, cast

from lorelode.bots import BOTS, Claim, Level
from lorelode.bots.saboteur.hard import SaboteurHardBot
from lorelode.core import CHANCE, AnyGame, Seat, State, View, show_move
from lorelode.decks import built_in
from lorelode.rules import GAMES
from lorelode.tables.bot_pool import Question
from tests.server.twin_generation import World, make_twin
from tests.server.twin_worlds import GameSetup, play_game

PEEKING = "peeking"
COUNTED = "hard, its budget counted"
"""A bot that thinks by the clock may get further another time."""

Kind: TypeAlias = tuple[str, str | None]
"""What a decision is about, and the role of the player who makes it, if the game has roles."""


class Open(View[Any, Any], frozen=True, gc=False):
    """A view that also holds the whole state."""

    world: State[Any, Any, Any]

    def __reduce__(self) -> Any:
        return _open_state, (self.public, self.seat, self.private, self.world)


def _open_state(*drawers: Any) -> Open:
    if parent_process() is not None:
        # Only in a process of the bot pool: levels that are for this test alone.
        levels = cast(dict[str, dict[str, Level]], BOTS)
        levels["saboteur"][COUNTED] = Level(COUNTED, lambda *_: SaboteurHardBot(rollouts=24))
        for name, game in GAMES.items():
            levels[name][PEEKING] = Level(PEEKING, lambda *_, game=game: Peeking(game))
    return Open(*drawers)


class Peeking:
    """Decides by what it must not see."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(
        self,
        view: View[Any, Any],
        _lines: Sequence[str],
        _rng: Random,
        _claims: Sequence[Claim] = (),
        /,
    ) -> Any:
        assert isinstance(view, Open)
        return self._peek(view).choice(self._game.choices(view))

    def speak(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        _rng: Random,
        _claims: Sequence[Claim] = (),
        /,
    ) -> Claim | None:
        assert isinstance(view, Open)
        assert view.seat is not None
        return Claim(view.seat, "suspect", self._peek(view).randrange(99), len(lines))

    def _peek(self, view: Open) -> Random:
        """Chance that follows from what it must not see."""
        hidden = [one for seat, one in enumerate(view.world.private) if seat != view.seat]
        return Random(repr((hidden, view.world.secret)))


class Moment(NamedTuple):
    """A decision of a seat in two states that it cannot tell apart."""

    place: GameSetup
    seat: Seat
    at: int
    views: tuple[Open, Open]
    lines: tuple[list[str], list[str]]
    claims: tuple[Claim, ...] = ()
    """What was said by then, the same in both states."""

    def questions(self, level: str, language: str, data: Path) -> tuple[Question, Question]:
        """What a bot is asked in one state and in the other."""
        pictures = self.place.game.pictures(self.views[0].public.edition)
        one, other = (
            Question(
                game=self.place.game.name,
                level=level,
                deck=built_in().ids[:pictures],
                language=language,
                data=data,
                view=view,
                lines=lines,
                seed=f"{self.place} {self.seat} {self.at}",
                secret=str(self.place),
                claims=self.claims,
            )
            for view, lines in zip(self.views, self.lines, strict=True)
        )
        return one, other


def kind_of(view: View[Any, Any]) -> Kind:
    """What kind of decision a view asks for."""
    return type(view.public.stage).__name__, getattr(view.private, "role", None)


def moments(place: GameSetup, number: int, few: int) -> Iterator[Moment]:
    """A few decisions of each kind in a game, each in two states."""
    game, world = place.game, play_game(place, number)
    rng = Random(f"{place} {number}")
    kinds: defaultdict[Kind, list[tuple[Seat, int]]] = defaultdict(list)
    for at, state in enumerate(world.states):
        for seat in sorted(game.to_act(state.public) - {CHANCE}):
            kinds[kind_of(state.view(seat))].append((seat, at))
    for every in kinds.values():
        rng.shuffle(every)
        yield from islice(_imagined_moments(place, world, every, rng), few)


def _imagined_moments(
    place: GameSetup, world: World, every: Sequence[tuple[Seat, int]], rng: Random
) -> Iterator[Moment]:
    game = place.game
    for seat, at in every:
        real = world.until(at)
        other = make_twin(game, real, seat, at, rng)
        one, two = (
            [show_move(game, mover, move, seat) for mover, move in each.moves]
            for each in (real, other)
        )
        assert one == two
        before, after = real.states[at], other.states[at]
        assert before.view(seat) == after.view(seat)
        if before != after:
            views = [
                Open(state.public, seat, state.private[seat], state) for state in (before, after)
            ]
            claims = _make_claims(len(before.private), at, rng)
            yield Moment(place, seat, at, (views[0], views[1]), (one, two), claims)


def _make_claims(seats: int, lines: int, rng: Random) -> tuple[Claim, ...]:
    """Claims of everybody about goals and others, true and false, at any time of the round."""
    said = [
        Claim(speaker, rng.choice(phrases), about, rng.randrange(lines + 1))
        for speaker in range(seats)
        for phrases, about in (
            (("gold", "stone"), rng.choice(("top", "middle", "bottom"))),
            (("suspect", "trust"), (speaker + 1) % seats),
        )
    ]
    return tuple(sorted(said, key=lambda one: one.lines))
