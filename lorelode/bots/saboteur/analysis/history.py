"""What has happened in a round, from the lines that a seat was shown.

Each line becomes a deed: who did what to whom, and what it did to the ways to the goals. All of
it is public, so that a story is the same for everybody at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from lorelode.bots.saboteur.analysis.distance import distances
from lorelode.core import Word
from lorelode.rules.saboteur.cards import GOALS, Goal, is_dead_end
from lorelode.rules.saboteur.editions import SaboteurEdition
from lorelode.rules.saboteur.goals import reached
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

Steps = tuple[int, int, int]
"""The fewest cards to each goal from the top."""

_KEPT: Final = 24
"""So many stories are remembered: a bot may sit at several tables."""


class Kind(Word):
    """The kinds of deed."""

    LAY = "lay"
    BREAK = "break"
    MEND = "mend"
    FALL = "fall"
    MAP = "map"
    PASS = "pass"


class Deed(NamedTuple):
    """One turn of somebody's."""

    kind: Kind
    mover: int
    turn: int
    """How many cards had been used before in this round."""
    before: Steps
    after: Steps
    dead: bool = False
    """Whether a dead end was laid."""
    target: int = -1
    """Whose tool was broken or mended."""
    marked: bool = False
    """Whether that one had done something doubtful before: set the tunnels back, laid a dead end,
    or broken a tool."""
    hindered: bool = False
    """Whether the mover had a broken tool, and so could lay nothing."""
    looked: tuple[int, ...] = ()
    """The goals that the mover had seen before by maps, in order."""
    goal: int = -1
    """The goal that was looked at."""
    closed: tuple[int, ...] = (0, 1, 2)
    """The goals that lay face down before."""


class Story:
    """A round as it went on, line by line."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lines: list[str] = []
        """The lines it was told by."""
        self.deeds: list[Deed] = []
        self._mine = Mine()
        self._steps = distances(self._mine.ways)
        self._pending: list[Goal] = []
        self._broken = [0] * seats
        self._looked: list[tuple[int, ...]] = [()] * seats
        self._marked: set[int] = set()

    def hear(self, line: str, public: Public) -> None:
        """One more line. Which goals were turned and how they lie is read off the table."""
        self.lines.append(line)
        who, text = line.split(" ", 1)
        if who == "*" or text.startswith("gold"):
            return
        mover = int(who)
        move = Pass() if text.startswith("pass") else read(text)
        mine, before, turn = self._mine, self._steps, len(self.deeds)
        deed = Deed(
            Kind.PASS,
            mover,
            turn,
            before,
            before,
            hindered=self._broken[mover] > 0,
            looked=self._looked[mover],
            closed=tuple(index for index, up in enumerate(mine.goals) if up is None),
        )
        match move:
            case Lay():
                self._mine = mine.lay(Tile(move.shape, move.x, move.y))
                dead = is_dead_end(move.shape)
                now = list(reached(mine.ways, self._mine.ways))
                after = arrived(before, self._measured(), [GOALS.index(goal) for goal in now])
                deed = deed._replace(kind=Kind.LAY, after=after, dead=dead)
                if len(now) == 1 or public.edition.several == "all":
                    self._pending = now
            case Rockfall():
                tile = mine.tile(move.x, move.y)
                assert tile is not None
                self._mine = mine.remove(tile)
                deed = deed._replace(kind=Kind.FALL, after=self._measured())
            case Break() | Repair():
                kind = Kind.BREAK if isinstance(move, Break) else Kind.MEND
                self._broken[move.seat] += 1 if kind is Kind.BREAK else -1
                marked = move.seat in self._marked
                deed = deed._replace(kind=kind, target=move.seat, marked=marked)
            case Map():
                goal = GOALS.index(move.goal)
                deed = deed._replace(kind=Kind.MAP, goal=goal)
                self._looked[mover] += (goal,)
            case Turn():
                self._pending = [move.goal]
                self._settle(public)
                return
            case Stone():
                self._settle(public)
                return
            case _:
                pass
        self.deeds.append(deed)
        if deed.dead or deed.kind is Kind.BREAK or sum(deed.after) > sum(deed.before):
            self._marked.add(mover)
        self._settle(public)

    def copy(self) -> Story:
        """Another one that can be told on by itself."""
        other = Story.__new__(Story)
        vars(other).update(vars(self))
        other.lines, other.deeds, other._pending = self.lines[:], self.deeds[:], self._pending[:]
        other._broken, other._looked = self._broken[:], self._looked[:]
        other._marked = self._marked.copy()
        return other

    def agrees(self, public: Public) -> bool:
        """Whether the stones it has heard of are those on the table."""
        known = zip(self._mine.goals, public.mine.goals, strict=True)
        return all(mine is None or mine == up for mine, up in known)

    def _measured(self) -> Steps:
        self._steps = distances(self._mine.ways)
        return self._steps

    def _settle(self, public: Public) -> None:
        """Lay the stones that were reached as they lie on the table by now."""
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
                if public.edition.several == "all" and at in ways.goals and live(ways.goals[at])
            ]
            self._steps = distances(ways)


def arrived(before: Steps, after: Steps, goals: Sequence[int]) -> Steps:
    """The steps after a card was laid that has reached these goals.

    A stone leads on, so nothing is further off than before, though the way ends at the goal.
    """
    if not goals:
        return after
    top, middle, bottom = (
        0 if goal in goals else min(before[goal], after[goal]) for goal in range(3)
    )
    return top, middle, bottom


class Stories:
    """Remembers how rounds went, so that only new lines have to be heard.

    What it tells is the same whether it remembers or not.
    """

    def __init__(self) -> None:
        self._kept: list[tuple[SaboteurEdition, Story]] = []

    def told(self, public: Public, lines: Sequence[str]) -> Story:
        """The round that is on, as these lines tell it."""
        seats = len(public.players)
        begun = len(lines)
        while begun and not lines[begun - 1].startswith("*"):
            begun -= 1
        now = list(lines[max(begun - 1, 0) :]) if begun else []
        story = self._known(public, now) or Story(seats)
        for line in now[len(story.lines) :]:
            story.hear(line, public)
        self._kept = [kept for kept in self._kept if kept[1] is not story][1 - _KEPT :]
        self._kept.append((public.edition, story))
        return story

    def _known(self, public: Public, now: Sequence[str]) -> Story | None:
        for edition, story in reversed(self._kept):
            told = story.lines
            alike = edition == public.edition and story.seats == len(public.players)
            # Lines do not tell what a goal turned out to be: the same may have been played at
            # another table.
            if alike and told and now[: len(told)] == told and story.agrees(public):
                return story
        return None
