"""What a move would do for the way to the goals, as far as the view's seat can know it."""

from __future__ import annotations

from collections.abc import Sequence

from lorelode.bots.saboteur.analysis.distance import UNREACHABLE, distances
from lorelode.rules.saboteur.cards import GOALS, Goal
from lorelode.rules.saboteur.goals import reached_goals
from lorelode.rules.saboteur.knowledge import treasure_candidates
from lorelode.rules.saboteur.state import Mine, SaboteurView
from lorelode.sentences.names import count_things, join_words


def nearest(mine: Mine, goals: Sequence[Goal]) -> tuple[int, list[Goal]]:
    """The fewest path cards to any of these goals, and to which of them."""
    cards = dict(zip(GOALS, distances(mine.ways), strict=True))
    least = min((cards[goal] for goal in goals), default=UNREACHABLE)
    return least, [goal for goal in goals if cards[goal] == least]


def remark(view: SaboteurView, after: Mine, same: str = "no closer") -> tuple[int, str]:
    """How far it is to a goal after the move (0: one is reached), and that in words."""
    before, goals = view.public.mine, treasure_candidates(view)
    then, _ = nearest(before, goals)
    now, which = nearest(after, goals)
    if found := reached_goals(before.ways, after.ways):
        worth = bool(set(found) & set(goals))
        return (
            0 if worth else now,
            f"reaches the {join_words(found)} goal{'' if worth else ' (stone)'}",
        )
    if now == UNREACHABLE:
        return now, "still no way on" if then == UNREACHABLE else "leaves no way on"
    how = "closer" if now < then else same if now == then else "farther"
    where = "any" if which == list(GOALS) else f"the {join_words(which, 'or')}"
    return now, f"{how}: {count_things(now, 'card')} to {where} goal"
