"""The goals: which ones a laid card reaches, who decides, and what they turn out to be."""

from __future__ import annotations

from collections.abc import Sequence

from lorelode.core import IllegalMove
from lorelode.rules.cards import replace_item
from lorelode.rules.saboteur.cards import GOALS, OPENINGS, STONES, Face, Goal, Role
from lorelode.rules.saboteur.draft import Draft
from lorelode.rules.saboteur.moves import Stone, Turn
from lorelode.rules.saboteur.news import Stood, Turned
from lorelode.rules.saboteur.paths import EAST, NORTH, SOUTH, STEPS, WEST, Ways, fits, live, place
from lorelode.rules.saboteur.scores import end_round
from lorelode.rules.saboteur.state import GOAL_PLACES, Choosing, Fitting, Mine
from lorelode.rules.saboteur.turns import end_turn


def reached_goals(before: Ways, now: Ways) -> tuple[Goal, ...]:
    """The goals that a card laid between these two has reached, from top to bottom."""
    # S-5.1: A face-down goal is reached when a side of it is joined to the start that was not
    # before this card, wherever the card lies.
    return tuple(
        goal
        for goal, at in GOAL_PLACES.items()
        if at in now.goals and live(now.goals[at]) & ~live(before.goals[at])
    )


def turn_reached_goals(draft: Draft, before: Ways) -> None:
    """The mover laid a card beside goals: turn those it reached, or ask which one to turn."""
    goals = reached_goals(before, draft.mine.ways)
    # S-5.5: All that were reached are turned, and then those joined through a stone among them; or
    # (by the switch) the mover turns one, chosen before any is seen, and the others stay face down.
    if not goals:
        end_turn(draft)
    elif len(goals) > 1 and draft.edition.goals_turned == "one":
        draft.stage = Choosing(draft.mover, goals)
    else:
        _turn(draft, goals)


def turn_goal(draft: Draft, move: Turn) -> None:
    """The mover says which of the goals they reached is turned."""
    if not isinstance(draft.stage, Choosing) or move.goal not in draft.stage.goals:
        raise IllegalMove("S-5.5", f"the {move.goal} goal is not among those just reached")
    _turn(draft, (move.goal,))


def lay_stone(draft: Draft, move: Stone) -> None:
    """The mover picks the way round of a stone that fits none."""
    if not isinstance(draft.stage, Fitting) or move.goal != draft.stage.goal:
        raise IllegalMove("S-5.4", f"the {move.goal} goal is not the stone to be laid now")
    _lay_stone(draft, move.goal, move.turned)
    _lay_stones(draft)


def _turn(draft: Draft, goals: Sequence[Goal]) -> None:
    """Turn these goals face up all together, then see what they are."""
    found = False
    for goal in goals:
        index = GOALS.index(goal)
        face = draft.face_down[index]
        assert face is not None
        draft.mine = draft.mine.turn_up(goal, face)
        draft.face_down = replace_item(draft.face_down, index, None)
        draft.news.append(Turned(draft.mover, goal, face))
        found = found or face is Face.TREASURE
    # S-5.2: Treasure ends the round at once; stones turned with it are laid no way round.
    if found:
        end_round(draft, Role.MINER, by=draft.mover)
    else:
        _lay_stones(draft)


def _lay_stones(draft: Draft) -> None:
    """Lay the stones that are face up, from top to bottom; ask the mover where none fits."""
    edition = draft.edition
    for goal in GOALS:
        shown = draft.mine.shown(goal)
        if shown is None or shown.turned is not None:
            continue
        turned = _fitting_way(draft.mine, goal, shown.face)
        if turned is None and edition.stone_misfit == "mover-decides":
            draft.stage = Fitting(draft.mover, goal)
            return
        if turned is None:
            turned = _meeting_way(draft.mine, goal, shown.face)
        _lay_stone(draft, goal, turned)
    mine = draft.mine
    joined = [
        goal
        for goal, at in GOAL_PLACES.items()
        if mine.shown(goal) is None and live(mine.ways.goals[at])
    ]
    if joined and edition.goals_turned == "all":
        _turn(draft, joined)
    else:
        end_turn(draft)


def _fitting_way(mine: Mine, goal: Goal, face: Face) -> bool | None:
    # S-5.3: The way round that fits all laid neighbours. The two ways of a stone have no opening
    # in common and a reached stone has a way leading into it, so at most one of them fits.
    edges = mine.ways.goals[GOAL_PLACES[goal]]
    for turned in (False, True):
        if fits(OPENINGS[STONES[face, turned]], edges):
            return turned
    return None


def _meeting_way(mine: Mine, goal: Goal, face: Face) -> bool:
    """The way round that meets the card just laid, or else the first way that leads in."""
    at = GOAL_PLACES[goal]
    ways_in = live(mine.ways.goals[at])
    just_laid = mine.laid[-1]
    there, openings = place(just_laid.x, just_laid.y), OPENINGS[just_laid.shape]
    sides = [side for side, step, back in STEPS if at + step == there and openings & back]
    sides += [side for side in (WEST, NORTH, EAST, SOUTH) if ways_in & side]
    return not OPENINGS[STONES[face, False]] & sides[0]


def _lay_stone(draft: Draft, goal: Goal, turned: bool) -> None:
    draft.mine = draft.mine.lay_stone(goal, turned)
    draft.news.append(Stood(goal, turned))
