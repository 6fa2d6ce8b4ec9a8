"""What a move would do for the way to the goals, as far as the view's seat can know it."""

from __future__ import annotations

from lorelode.cli.names import counted, joined
from lorelode.rules.saboteur.cards import GOALS, Face, Goal
from lorelode.rules.saboteur.goals import reached
from lorelode.rules.saboteur.paths import CELLS
from lorelode.rules.saboteur.state import GOAL_PLACES, Mine, SaboteurView

FAR = 1000
"""Farther than any goal: there is no way on."""


def wanted(view: SaboteurView) -> list[Goal]:
    """The face-down goals that may be the treasure, for all that the view's seat was shown."""
    peeked = (None,) * len(GOALS) if view.private is None else view.private.peeked
    hidden = {
        goal: face
        for goal, up, face in zip(GOALS, view.public.mine.goals, peeked, strict=True)
        if up is None
    }
    known = [goal for goal, face in hidden.items() if face is Face.TREASURE]
    return known or [goal for goal, face in hidden.items() if face is None]


def nearest(mine: Mine, goals: list[Goal]) -> tuple[int, list[Goal]]:
    """How many more path cards it takes if nothing stands in the way, and to which goals."""
    ends = [CELLS[at] for at in mine.ways.reachable]
    far = {
        goal: min((abs(x - a) + abs(y - b) for x, y in ends), default=FAR)
        for goal, (a, b) in ((goal, CELLS[GOAL_PLACES[goal]]) for goal in goals)
    }
    least = min(far.values(), default=FAR)
    return least, [goal for goal, cards in far.items() if cards == least]


def remark(view: SaboteurView, after: Mine, same: str = "no closer") -> tuple[int, str]:
    """How far it is to a goal after the move (0: one is reached), and that in words."""
    before, goals = view.public.mine, wanted(view)
    then, _ = nearest(before, goals)
    now, which = nearest(after, goals)
    if found := reached(before.ways, after.ways):
        worth = bool(set(found) & set(goals))
        return 0 if worth else now, f"reaches the {joined(found)} goal{'' if worth else ' (stone)'}"
    if now == FAR:
        return now, "still no way on" if then == FAR else "leaves no way on"
    how = "closer" if now < then else same if now == then else "farther"
    where = "any" if which == list(GOALS) else f"the {joined(which, 'or')}"
    return now, f"{how}: {counted(now, 'card')} to {where} goal"
