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
from typing import Any, cast

import pytest

from lorelode.core import CHANCE, AnyGame, Chance, News, Seat, shown
from lorelode.rules import GAMES
from tests.conformance.games import (
    AnyState,
    Table,
    Trail,
    encode,
    on_every_table,
    random_game,
    seats_of,
    tables_of,
)
from tests.conformance.leaks import LEAKS, LEAKS_BESIDE, Beside, ShowsACardWhileDealing, Wrapped
from tests.conformance.toys import Toy
from tests.conformance.twins import ENOUGH, Reveal, Twins, differing, reveals


class Leaked(AssertionError):
    """A seat could tell two states apart, or two moves, that it must not."""


def news_for(state: AnyState, seat: Seat | None) -> Sequence[News]:
    private = () if seat is None else state.private[seat].news
    return (*state.public.news, *private)


def options(game: AnyGame, state: AnyState, mover: Seat, rng: Random) -> Sequence[Any]:
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
        found: dict[str, list[Any]] = {}
        for move in moves:
            found.setdefault(self.game.write(move, hidden=True), []).append(move)
        return found

    def go(self, mover: Seat, move: Any, twin_move: Any) -> None:
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
        # What the watcher alone is told is no excuse for what a spectator sees.
        for reader in dict.fromkeys((None, self.watcher)):
            lines = [shown(self.game, mover, m, reader) for m in (move, twin_move)]
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


class Looks:
    """What was seen of the reveals in some games."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        """How many there were, by the kind of news."""
        self.compared: Counter[str] = Counter()
        """How many with twins that are the same to the watcher, and other than the real state."""
        self.hidden: Counter[str] = Counter()
        """After how many a hidden field could still be other than it is, by its name."""
        self.varied: Counter[str] = Counter()
        """After how many it was, in a twin."""

    def at(self, trail: Trail, rng: Random, kinds: Iterable[str], count: int) -> None:
        """Look at some reveals of each of these kinds."""
        twins, moments = Twins(trail, rng), reveals(trail)
        for kind in kinds:
            some = moments.get(kind, [])
            for reveal in rng.sample(some, min(count, len(some))):
                after = trail.game.play(*reveal[:3])
                other = trail.game.imagine(after.view(reveal.watcher), rng)
                varied = compare_twins(twins, reveal)
                self.found[kind] += 1
                self.compared[kind] += bool(varied)
                self.hidden.update(differing(after, other))
                self.varied.update(varied)


def compare_twins(twins: Twins, reveal: Reveal) -> set[str]:
    """`Leaked` if the watcher can tell twins apart; else the hidden fields that were other."""
    state, mover, move, watcher = reveal
    game, varied, seen = twins.game, set[str](), 0
    after = game.play(state, mover, move)
    line, view = shown(game, mover, move, watcher), encode(after.view(watcher))
    for twin_move, twin in twins.alike(reveal):
        lines = (line, shown(game, mover, twin_move, watcher))
        tell_apart(watcher, lines, (view, encode(twin.view(watcher))))
        other = differing(after, twin)
        varied |= other
        seen += bool(other)
        if seen == ENOUGH:
            break
    return varied


def check(trail: Trail, rng: Random) -> None:
    for state in (*trail.moments(rng, 2), trail.states[0]):
        watcher = rng.choice([None, *seats_of(state)])
        for seat in (None, watcher):
            Worlds(trail.game, state, seat, rng).walk(25)
    kinds = sorted(reveals(trail))
    Looks().at(trail, rng, rng.sample(kinds, min(3, len(kinds))), count=1)


test_law_5_nobody_is_shown_a_secret = on_every_table(check)


def walks(right: AnyGame, game: AnyGame, table: Table) -> None:
    """Walk through games played by the right rules, with the rules to be checked."""
    for seed in range(3):
        trail = random_game(table._replace(game=right), seed)
        for luck in range(3):
            check(trail._replace(game=game), Random(luck))


GAMES_AND_TOY = (*GAMES.values(), cast(AnyGame, Toy()))
RIGHT = [(game, tables_of(game)[1]) for game in GAMES_AND_TOY]
NAMES = [game.name for game, _ in RIGHT]


def few_tables(game: AnyGame) -> list[Table]:
    """One with few seats, one with some, one with all, in different editions."""
    tables = tables_of(game)
    return [tables[1], tables[len(tables) // 2], tables[-1]]


@pytest.mark.parametrize(("game", "table"), RIGHT, ids=NAMES)
def test_law_5_holds_without_a_leak(game: AnyGame, table: Table) -> None:
    walks(game, game, table)


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize(("game", "table"), RIGHT, ids=NAMES)
def test_law_5_bites(game: AnyGame, table: Table, leak: type[Wrapped]) -> None:
    with pytest.raises(Leaked):
        walks(game, cast(AnyGame, leak(game)), table)


def test_law_5_bites_while_something_else_is_revealed() -> None:
    table = Table(Toy(), "only", 3)
    with pytest.raises(Leaked):
        walks(table.game, ShowsACardWhileDealing(), table)


@pytest.mark.parametrize("leak", LEAKS_BESIDE)
@pytest.mark.parametrize("game", GAMES_AND_TOY, ids=NAMES)
def test_law_5_bites_beside_every_kind_of_reveal(game: AnyGame, leak: type[Beside]) -> None:
    missed = []
    for table in few_tables(game):
        trails = [random_game(table, seed) for seed in range(3)]
        for kind in sorted({kind for trail in trails for kind in reveals(trail)}):
            leaking = cast(AnyGame, leak(game, kind))
            try:
                for trail in trails:
                    Looks().at(trail._replace(game=leaking), Random(0), [kind], count=12)
            except Leaked:
                continue
            missed.append((str(table), kind))
    assert not missed


@pytest.mark.parametrize("game", GAMES_AND_TOY, ids=NAMES)
def test_law_5_is_not_blind_beside_a_reveal(game: AnyGame) -> None:
    looks = Looks()
    for table in few_tables(game):
        for seed in range(3):
            trail = random_game(table, seed)
            looks.at(trail, Random(seed), reveals(trail), count=2)
    for kind, found in looks.found.items():
        assert looks.compared[kind] >= 0.75 * found, kind
    for name, found in looks.hidden.items():
        assert looks.varied[name] >= 0.25 * found, name
