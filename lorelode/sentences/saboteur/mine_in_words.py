"""The mine in sentences, for those who would rather hear it than see it."""

from __future__ import annotations

from collections.abc import Iterable

from lorelode.rules.saboteur.cards import GOALS, STONES, Face, Goal, is_dead_end
from lorelode.rules.saboteur.paths import CELLS, STEPS, live, place
from lorelode.rules.saboteur.state import GOAL_PLACES, FaceUp, SaboteurView, Tile
from lorelode.sentences.names import join_words
from lorelode.sentences.saboteur.words import SIDES, face_words, name_shape, sides


def mine(view: SaboteurView) -> list[str]:
    """What lies where, column by column from the start to the goals, and where the way goes on."""
    laid = sorted(view.public.mine.laid, key=lambda tile: (tile.x, tile.y))
    way_on = view.public.mine.ways.joined
    through = [tile for tile in laid if not is_dead_end(tile.shape)]
    on_it = [tile for tile in through if place(tile.x, tile.y) in way_on]
    cut_off = [tile for tile in through if place(tile.x, tile.y) not in way_on]
    dead = [tile for tile in laid if is_dead_end(tile.shape)]
    sentences = ["The start is at 0,0, open to all sides."]
    if not laid:
        sentences.append("No path card is laid.")
    for tiles, where in (
        (on_it, "Joined to the start"),
        (cut_off, "Not joined"),
        (dead, "Dead ends"),
    ):
        if tiles:
            sentences.append(f"{where}: {_list_tiles(tiles)}.")
    sentences.append(_ends(view))
    peeked = (None,) * len(GOALS) if view.private is None else view.private.peeked
    for goal, shown, known in zip(GOALS, view.public.mine.goals, peeked, strict=True):
        sentences.append(_goal(goal, shown, known))
    return sentences


def _list_tiles(tiles: Iterable[Tile]) -> str:
    return "; ".join(f"{tile.x},{tile.y} {name_shape(tile.shape)}" for tile in tiles)


def _ends(view: SaboteurView) -> str:
    """The free cells that a way from the start opens into."""
    names = dict(zip((side for side, _, _ in STEPS), SIDES.values(), strict=True))
    ends = []
    for at, edges in view.public.mine.ways.free.items():
        if coming := [name for side, name in names.items() if live(edges) & side]:
            ends.append((CELLS[at], join_words(coming)))
    if not ends:
        return "No way leads on."
    told = "; ".join(f"{x},{y} from the {coming}" for (x, y), coming in sorted(ends))
    return f"The way leads on into {told}."


def _goal(goal: Goal, shown: FaceUp | None, known: Face | None) -> str:
    x, y = CELLS[GOAL_PLACES[goal]]
    where = f"The {goal} goal at {x},{y}"
    if shown is None:
        knowing = f"; your map showed {face_words(known)}" if known is not None else ""
        return f"{where} is face down{knowing}."
    if shown.turned is None:
        return f"{where} is {face_words(shown.face)}."
    shape = STONES[shown.face, shown.turned]
    return f"{where} is stone, lying as {shape}, open {sides(shape)}."
