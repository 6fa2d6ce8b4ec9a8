"""What a move would do for the way to the goals, as far as anybody can see it on the table."""

from __future__ import annotations

from lorelode.cli.names import counted, joined
from lorelode.rules.saboteur.cards import GOALS, Goal
from lorelode.rules.saboteur.paths import cell, live
from lorelode.rules.saboteur.state import GOAL_PLACES, Mine

FAR = 1000
"""Farther than any goal: there is no way on."""


def reached(before: Mine, after: Mine) -> list[Goal]:
    """The face-down goals that are joined to the start by what was laid."""
    return [
        goal
        for goal, at in GOAL_PLACES.items()
        if at in after.ways.goals
        and live(after.ways.goals[at]) & ~live(before.ways.goals.get(at, 0))
    ]


def cards_to_go(mine: Mine) -> int:
    """How many more path cards it takes to a face-down goal if nothing stands in the way."""
    ends = [cell(at) for at, edges in mine.ways.free.items() if live(edges)]
    goals = [cell(GOAL_PLACES[goal]) for goal in GOALS if mine.shown(goal) is None]
    return min((abs(x - a) + abs(y - b) for x, y in ends for a, b in goals), default=FAR)


def remark(before: Mine, after: Mine) -> tuple[int, str]:
    """How far it is to a goal after the move (0: one is reached), and that in words."""
    goals = reached(before, after)
    if goals:
        return 0, f"reaches the {joined(goals)} goal"
    then, now = cards_to_go(before), cards_to_go(after)
    if now == FAR:
        return now, "leaves no way on"
    how = "closer" if now < then else "no closer" if now == then else "farther"
    return now, f"{how}: {counted(now, 'card')} to go"
