"""Law 5: a seat is shown nothing that it may not know.

A state and a twin imagined from one seat's view go on side by side. The others and the dealer
move differently in the two, though so that the seat reads the same lines. Until something is
revealed to the seat, it must not be able to tell the two apart. Where something is revealed, twins
are sought in which the very same is: again the seat must not be able to tell them apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from lorelode.core import CHANCE, AnyGame, Chance, News, Seat, show_move
from lorelode.testing.random_games import (
    AnyState,
    PlayedGame,
    Variant,
    encode,
    random_game,
    seats_of,
    variants_of,
)
from lorelode.testing.twins import TWINS_COMPARED, Reveal, Twins, find_differences, reveals


class Leaked(AssertionError):
    """A seat could tell two states apart, or two moves, that it must not."""


def news_for(state: AnyState, seat: Seat | None) -> Sequence[News]:
    """The news that a seat (None: a spectator) may see."""
    private = () if seat is None else state.private[seat].news
    return (*state.public.news, *private)


def options(game: AnyGame, state: AnyState, mover: Seat, rng: Random) -> Sequence[Any]:
    """Moves that a seat, or the dealer, could make."""
    if mover == CHANCE:
        return [game.deal(state, Chance(rng.randbytes(32), draw)) for draw in range(3)]
    return game.choices(state.view(mover))


class Worlds:
    """A state and its twin, as one seat (None: a spectator) watches them."""

    def __init__(self, game: AnyGame, state: AnyState, watcher: Seat | None, rng: Random) -> None:
        self.game = game
        self.watcher = watcher
        self.rng = rng
        self.state = state
        self.twin = game.imagine(state.view(watcher), rng)

    def walk(self, steps: int) -> None:
        """Let both worlds go on for some moves."""
        for _ in range(steps):
            movers = self.game.to_act(self.state.public)
            if not movers:
                return
            mover = self.rng.choice(sorted(movers))
            if mover == self.watcher:
                move = self.rng.choice(self.game.choices(self.state.view(mover)))
                self.go(mover, move, move)
            else:
                self.others_move(mover)

    def others_move(self, mover: Seat) -> None:
        """Let somebody else make two moves that the watcher reads as the same."""
        here = options(self.game, self.state, mover, self.rng)
        there = options(self.game, self.twin, mover, self.rng)
        # Any two moves of a kind, to see that the notation tells no more than the view does.
        one = self.rng.choice(here)
        like = [move for move in there if type(move) is type(one)]
        if like:
            self.compare(mover, one, self.rng.choice(like))
        lines, twin_lines = (self.by_line(moves) for moves in (here, there))
        both = sorted(lines.keys() & twin_lines.keys())
        if not both:
            self.state = self.game.play(self.state, mover, one)
            self.twin = self.game.imagine(self.state.view(self.watcher), self.rng)
            return
        line = self.rng.choice(both)
        self.go(mover, self.rng.choice(lines[line]), self.rng.choice(twin_lines[line]))

    def by_line(self, moves: Sequence[Any]) -> dict[str, list[Any]]:
        """The moves by what the watcher reads."""
        found: dict[str, list[Any]] = {}
        for move in moves:
            found.setdefault(self.game.write(move, hidden=True), []).append(move)
        return found

    def go(self, mover: Seat, move: Any, twin_move: Any) -> None:
        """Make a move in each world; if it revealed something, go on with a new twin."""
        told = self.compare(mover, move, twin_move)
        self.state = self.game.play(self.state, mover, move)
        if told:
            self.twin = self.game.imagine(self.state.view(self.watcher), self.rng)
        else:
            self.twin = self.game.play(self.twin, mover, twin_move)

    def compare(self, mover: Seat, move: Any, twin_move: Any) -> bool:
        """Whether the watcher was told the worlds apart; `Leaked` if they should not be."""
        states = (
            self.game.play(self.state, mover, move),
            self.game.play(self.twin, mover, twin_move),
        )
        drawers = [encode(state.public) for state in states]
        told = False
        # A reveal to the watcher alone does not excuse what a spectator sees.
        for reader in dict.fromkeys((None, self.watcher)):
            lines = [show_move(self.game, mover, m, reader) for m in (move, twin_move)]
            news, twin_news = (news_for(state, reader) for state in states)
            if reader is not None:
                drawers = [
                    drawer + encode(state.private[reader])
                    for drawer, state in zip(drawers, states, strict=True)
                ]
            told = any(one.reveals for one in (*news, *twin_news))
            if not told or news == twin_news:
                tell_apart(reader, lines, drawers)
        return told


def tell_apart(reader: Seat | None, lines: Sequence[str], views: Sequence[bytes]) -> None:
    """`Leaked` if of two lines and the views after them just one is the same."""
    if (lines[0] == lines[1]) != (views[0] == views[1]):
        both = "\nor ".join(f"{line}: {view!r}" for line, view in zip(lines, views, strict=True))
        raise Leaked(f"{reader} is shown {both}")


class Comparisons:
    """What was found when the reveals of some games were compared with their twins."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        """How many there were, by the kind of news."""
        self.compared: Counter[str] = Counter()
        """How many with twins that are the same to the watcher, and other than the real state."""
        self.hidden: Counter[str] = Counter()
        """After how many a hidden field could still be other than it is, by its name."""
        self.varied: Counter[str] = Counter()
        """After how many it was, in a twin."""

    def at(self, played: PlayedGame, rng: Random, kinds: Iterable[str], count: int) -> None:
        """Compare some reveals of each of these kinds."""
        twins, moments = Twins(played, rng), reveals(played)
        for kind in kinds:
            some = moments.get(kind, [])
            for reveal in rng.sample(some, min(count, len(some))):
                after = played.game.play(*reveal[:3])
                other = played.game.imagine(after.view(reveal.watcher), rng)
                varied = compare_twins(twins, reveal)
                self.found[kind] += 1
                self.compared[kind] += bool(varied)
                self.hidden.update(find_differences(after, other))
                self.varied.update(varied)


def compare_twins(twins: Twins, reveal: Reveal) -> set[str]:
    """`Leaked` if the watcher can tell twins apart; else the hidden fields that were other."""
    state, mover, move, watcher = reveal
    game, varied, seen = twins.game, set[str](), 0
    after = game.play(state, mover, move)
    line, view = show_move(game, mover, move, watcher), encode(after.view(watcher))
    for twin_move, twin in twins.alike(reveal):
        lines = (line, show_move(game, mover, twin_move, watcher))
        tell_apart(watcher, lines, (view, encode(twin.view(watcher))))
        other = find_differences(after, twin)
        varied |= other
        seen += bool(other)
        if seen == TWINS_COMPARED:
            break
    return varied


def check(played: PlayedGame, rng: Random) -> None:
    """Watch two worlds go on from some states, and compare twins at some reveals."""
    for state in (*played.moments(rng, 2), played.states[0]):
        watcher = rng.choice([None, *seats_of(state)])
        for seat in (None, watcher):
            Worlds(played.game, state, seat, rng).walk(25)
    kinds = sorted(reveals(played))
    Comparisons().at(played, rng, rng.sample(kinds, min(3, len(kinds))), count=1)


def few_variants(game: AnyGame) -> list[Variant]:
    """One with few seats, one with some, one with all, in different editions."""
    variants = variants_of(game)
    return [variants[1], variants[len(variants) // 2], variants[-1]]


def check_reveals_are_compared(game: AnyGame) -> None:
    """Most reveals have twins to compare, and what stays hidden after one often differs there."""
    comparisons = Comparisons()
    for variant in few_variants(game):
        for seed in range(3):
            played = random_game(variant, seed)
            comparisons.at(played, Random(seed), reveals(played), count=4)
    for kind, found in comparisons.found.items():
        assert comparisons.compared[kind] >= 0.75 * found, kind
    for name, found in comparisons.hidden.items():
        assert comparisons.varied[name] >= 0.25 * found, name
