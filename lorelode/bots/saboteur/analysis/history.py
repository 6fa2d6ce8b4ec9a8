"""What has happened in a round, from the lines that a seat was shown and the claims it could hear.

Each line becomes a deed: who did what to whom, and how that changed the distances of the goals.
Each claim becomes a statement. All of it is public, so a history is the same for everybody at the
table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from lorelode.bots.saboteur.analysis.distance import Distances, distances
from lorelode.bots.saboteur.analysis.statements import Statement, read_statements
from lorelode.bots.talk import Claim
from lorelode.core import Word
from lorelode.rules.saboteur.cards import GOALS, Goal, is_dead_end
from lorelode.rules.saboteur.editions import SaboteurEdition
from lorelode.rules.saboteur.goals import reached_goals
from lorelode.rules.saboteur.moves import (
    Break,
    Lay,
    Map,
    Pass,
    Repair,
    Rockfall,
    Stone,
    Turn,
    read,
)
from lorelode.rules.saboteur.paths import live
from lorelode.rules.saboteur.state import GOAL_PLACES, Mine, Public, Tile

_HISTORIES_KEPT: Final = 24
"""How many histories a bot keeps: it may sit at several tables."""


class DeedKind(Word):
    """The kinds of deed."""

    LAY = "lay"
    BREAK = "break"
    MEND = "mend"
    ROCKFALL = "rockfall"
    MAP = "map"
    PASS = "pass"


class Deed(NamedTuple):
    """What somebody did in one turn."""

    kind: DeedKind
    mover: int
    turn: int
    """How many cards had been used before in this round."""
    before: Distances
    after: Distances
    dead_end: bool = False
    """Whether a dead end was laid."""
    target: int | None = None
    """Whose tool was broken or mended."""
    marked: bool = False
    """Whether that player had done something doubtful before: set the tunnels back, laid a dead
    end, or broken a tool."""
    hindered: bool = False
    """Whether the mover had a broken tool, and so could lay nothing."""
    looked: tuple[int, ...] = ()
    """The goals that the mover had looked at before, in order."""
    goal: int | None = None
    """The goal that was looked at."""
    closed: tuple[int, ...] = (0, 1, 2)
    """The goals that lay face down before."""


class History:
    """The deeds of one round, added line by line, and what was said in it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lines: list[str] = []
        """The lines it was built from."""
        self.deeds: list[Deed] = []
        self.closed: list[tuple[int, ...]] = []
        """The goals that lay face down after each line."""
        self.statements: tuple[Statement, ...] = ()
        self._mine = Mine()
        self._distances = distances(self._mine.ways)
        self._pending: list[Goal] = []
        self._broken = [0] * seats
        self._looked: list[tuple[int, ...]] = [()] * seats
        self._marked: set[int] = set()

    def add_line(self, line: str, public: Public) -> None:
        """Add one line. Which goals were turned, and how they lie, is read off the table."""
        self.lines.append(line)
        self._add_deed(line, public)
        self.closed.append(self._list_closed())

    def _list_closed(self) -> tuple[int, ...]:
        return tuple(index for index, up in enumerate(self._mine.goals) if up is None)

    def _add_deed(self, line: str, public: Public) -> None:
        who, text = line.split(" ", 1)
        if who == "*" or text.startswith("gold"):
            return
        mover = int(who)
        move = Pass() if text.startswith("pass") else read(text)
        mine, before, turn = self._mine, self._distances, len(self.deeds)
        deed = Deed(
            DeedKind.PASS,
            mover,
            turn,
            before,
            before,
            hindered=self._broken[mover] > 0,
            looked=self._looked[mover],
            closed=self._list_closed(),
        )
        match move:
            case Lay():
                self._mine = mine.lay(Tile(move.shape, move.x, move.y))
                dead = is_dead_end(move.shape)
                now = list(reached_goals(mine.ways, self._mine.ways))
                after = distances_on_arrival(
                    before, self._measure(), [GOALS.index(goal) for goal in now]
                )
                deed = deed._replace(kind=DeedKind.LAY, after=after, dead_end=dead)
                if len(now) == 1 or public.edition.goals_turned == "all":
                    self._pending = now
            case Rockfall():
                tile = mine.tile(move.x, move.y)
                assert tile is not None
                self._mine = mine.remove(tile)
                deed = deed._replace(kind=DeedKind.ROCKFALL, after=self._measure())
            case Break() | Repair():
                kind = DeedKind.BREAK if isinstance(move, Break) else DeedKind.MEND
                self._broken[move.seat] += 1 if kind is DeedKind.BREAK else -1
                marked = move.seat in self._marked
                deed = deed._replace(kind=kind, target=move.seat, marked=marked)
            case Map():
                goal = GOALS.index(move.goal)
                deed = deed._replace(kind=DeedKind.MAP, goal=goal)
                self._looked[mover] += (goal,)
            case Turn():
                self._pending = [move.goal]
                self._lay_stones(public)
                return
            case Stone():
                self._lay_stones(public)
                return
            case _:
                pass
        self.deeds.append(deed)
        if deed.dead_end or deed.kind is DeedKind.BREAK or sum(deed.after) > sum(deed.before):
            self._marked.add(mover)
        self._lay_stones(public)

    def copy(self) -> History:
        """A copy that can be continued by itself."""
        other = History.__new__(History)
        vars(other).update(vars(self))
        other.lines, other.deeds, other._pending = self.lines[:], self.deeds[:], self._pending[:]
        other.closed = self.closed[:]
        other._broken, other._looked = self._broken[:], self._looked[:]
        other._marked = self._marked.copy()
        return other

    def agrees(self, public: Public) -> bool:
        """Whether its stones are those on the table."""
        known = zip(self._mine.goals, public.mine.goals, strict=True)
        return all(mine is None or mine == up for mine, up in known)

    def _measure(self) -> Distances:
        self._distances = distances(self._mine.ways)
        return self._distances

    def _lay_stones(self, public: Public) -> None:
        """Lay the stones that were reached as they now lie on the table."""
        while self._pending:
            for goal in self._pending:
                up = public.mine.shown(goal)
                if up is None or up.turned is None:
                    return
                if self._mine.shown(goal) is None:
                    self._mine = self._mine.turn_up(goal, up.face).lay_stone(goal, up.turned)
            ways = self._mine.ways
            self._pending = [
                goal
                for goal, at in GOAL_PLACES.items()
                if public.edition.goals_turned == "all"
                and at in ways.goals
                and live(ways.goals[at])
            ]
            self._distances = distances(ways)


def distances_on_arrival(before: Distances, after: Distances, goals: Sequence[int]) -> Distances:
    """The distances after a card that has reached these goals.

    A stone leads on, so no goal is further away than before, though the way ends at the goal.
    """
    if not goals:
        return after
    top, middle, bottom = (
        0 if goal in goals else min(before[goal], after[goal]) for goal in range(3)
    )
    return top, middle, bottom


class HistoryCache:
    """Keeps histories, so that only new lines have to be added.

    The result is the same with and without the cache.
    """

    def __init__(self) -> None:
        self._kept: list[tuple[SaboteurEdition, History]] = []

    def current(
        self, public: Public, lines: Sequence[str], claims: Sequence[Claim] = ()
    ) -> History:
        """The history of the current round, from these lines and claims."""
        begun = len(lines)
        while begun and not lines[begun - 1].startswith("*"):
            begun -= 1
        now = list(lines[max(begun - 1, 0) :]) if begun else []
        history = self._find(public, now) or History(len(public.players))
        for line in now[len(history.lines) :]:
            history.add_line(line, public)
        start = len(lines) - len(now)
        history.statements = read_statements(
            claims, start, history.lines, history.closed, history.seats
        )
        others = [kept for kept in self._kept if kept[1] is not history]
        self._kept = others[1 - _HISTORIES_KEPT :]
        self._kept.append((public.edition, history))
        return history

    def _find(self, public: Public, now: Sequence[str]) -> History | None:
        for edition, history in reversed(self._kept):
            known = history.lines
            alike = edition == public.edition and history.seats == len(public.players)
            # Lines do not say what a goal turned out to be: the same may have been played at
            # another table.
            if alike and known and now[: len(known)] == known and history.agrees(public):
                return history
        return None
