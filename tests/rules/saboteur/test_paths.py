"""The path kernel against a plain search, on mines of all kinds.

The oracle below knows nothing of masks and places: cells are pairs, openings are letters, and
everything is computed again for each mine.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from lorelode.core import Chance, Seat, View
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import CARD_OF, OPENINGS, Card, Face, Goal, Shape
from lorelode.rules.saboteur.moves import Lay
from lorelode.rules.saboteur.paths import CELLS, EAST, NORTH, REACH, SOUTH, WEST, Ways, fits, live
from lorelode.rules.saboteur.state import GOAL_PLACES, Mine, SaboteurView, Tile

Cell = tuple[int, int]

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
MASKS = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
GOAL_CELLS = {Goal.TOP: (8, -2), Goal.MIDDLE: (8, 0), Goal.BOTTOM: (8, 2)}


class Laid(NamedTuple):
    openings: str
    carries: bool


class Beside(NamedTuple):
    """What lies around a cell without a card, by side."""

    opens: Mapping[str, bool]
    joined: set[str]


class Plan:
    """A mine as a person would look at it."""

    def __init__(self, mine: Mine) -> None:
        self.cells: dict[Cell, Laid] = {(0, 0): Laid("NESW", True)}
        for tile in mine.laid:
            letters = tile.shape.replace("+", "")
            self.cells[tile.x, tile.y] = Laid(letters, letters == tile.shape != letters[:1])
        self.closed = set(GOAL_CELLS.values())
        for goal, shown in zip(Goal, mine.goals, strict=True):
            if shown is not None and shown.turned is not None:
                turned = "".join(OPPOSITE[letter] for letter in shown.face)
                self.cells[GOAL_CELLS[goal]] = Laid(turned if shown.turned else shown.face, True)
                self.closed.remove(GOAL_CELLS[goal])
        self.joined = self.search()

    def search(self) -> set[Cell]:
        found, todo = {(0, 0)}, [(0, 0)]
        while todo:
            here = todo.pop()
            for side in self.cells[here].openings:
                there = neighbour(here, side)
                beyond = self.cells.get(there)
                if beyond is None or there in found or not beyond.carries:
                    continue
                if OPPOSITE[side] in beyond.openings:
                    found.add(there)
                    todo.append(there)
        return found

    def cut_off(self) -> set[Cell]:
        """The cards that a person in the mine cannot come to from the start."""
        visited = {
            neighbour(here, side)
            for here in self.joined
            for side in self.cells[here].openings
            if OPPOSITE[side] in self.cells.get(neighbour(here, side), Laid("", False)).openings
        }
        return set(self.cells) - self.joined - visited

    def free(self) -> set[Cell]:
        around = {neighbour(here, side) for here in self.cells for side in STEPS}
        return around - set(self.cells) - self.closed

    def beside(self, here: Cell) -> Beside:
        opens: dict[str, bool] = {}
        joined = set()
        for side in STEPS:
            there = neighbour(here, side)
            if there in self.cells:
                opens[side] = OPPOSITE[side] in self.cells[there].openings
                if opens[side] and there in self.joined:
                    joined.add(side)
        return Beside(opens, joined)

    def fitting(self, here: Cell) -> set[Shape]:
        opens = self.beside(here).opens
        return {s for s in Shape if all((side in s) == is_open for side, is_open in opens.items())}


def neighbour(here: Cell, side: str) -> Cell:
    dx, dy = STEPS[side]
    return here[0] + dx, here[1] + dy


def letters(mask: int) -> set[str]:
    return {side for side, bit in MASKS.items() if mask & bit}


def same_ways(one: Ways, other: Ways) -> bool:
    return (one.free, one.goals, set(one.joined)) == (other.free, other.goals, set(other.joined))


def rebuilt(mine: Mine) -> Mine:
    """The mine after a journey in JSON, which leaves what the kernel knew behind."""
    return msgspec.json.decode(msgspec.json.encode(mine), type=Mine)


def check(mine: Mine) -> None:
    plan, ways = Plan(mine), mine.ways
    assert {CELLS[at] for at in ways.joined} == plan.joined
    assert {CELLS[at] for at in ways.cut_off} == plan.cut_off()
    assert {CELLS[at] for at in ways.free} == plan.free()
    for at, edges in ways.free.items():
        here = CELLS[at]
        assert mine.edges(*here) == edges
        assert {s for s in Shape if fits(OPENINGS[s], edges)} == plan.fitting(here)
        assert letters(live(edges)) == plan.beside(here).joined
    assert {CELLS[at] for at in ways.goals} == plan.closed
    for at, edges in ways.goals.items():
        beside = plan.beside(CELLS[at])
        assert letters(live(edges)) == beside.joined
        for shape in Shape:
            fit = all((side in shape) == is_open for side, is_open in beside.opens.items())
            assert fits(OPENINGS[shape], edges) == fit
    again = rebuilt(mine)
    assert again == mine
    assert same_ways(again.ways, ways)


def changed(mine: Mine, rng: Random) -> Mine:
    """The mine after a card, a rockfall or a turned goal; nobody asks whether it was reached."""
    closed = [goal for goal, shown in zip(Goal, mine.goals, strict=True) if shown is None]
    pick = rng.random()
    if pick < 0.2 and mine.laid:
        return mine.remove(rng.choice(mine.laid))
    if pick < 0.25 and closed:
        faces = {shown.face for shown in mine.goals if shown is not None}
        face = rng.choice([face for face in Face if face not in faces])
        goal = rng.choice(closed)
        up = mine.turn_up(goal, face)
        # Either way round, whether or not it fits; treasure is laid no way round.
        return up if face is Face.TREASURE else up.lay_stone(goal, rng.random() < 0.5)
    plan = Plan(mine)
    cells, shapes = sorted(plan.free()), set(Shape)
    if rng.random() < 0.7:  # mostly a way is dug, so that it comes to the goals
        cells = [here for here in cells if plan.beside(here).joined] or cells
        cells = sorted(cells, key=lambda here: abs(here[0] - 8) + abs(here[1]))[:2]
        shapes = {shape for shape in Shape if len(shape) > 1 and "+" not in shape}
    here = rng.choice(cells)
    fitting = sorted(shapes & plan.fitting(here))
    return mine.lay(Tile(rng.choice(fitting), *here)) if fitting else mine


def mines(rng: Random, steps: int) -> list[Mine]:
    """A mine step by step; one in two begins with tiles around the goals, far from the start."""
    walk = [Mine()]
    if rng.random() < 0.5:
        for x, y in ((7, 0), (8, 1), (8, -1), (9, 0)):
            if rng.random() < 0.6:
                fitting = sorted(Plan(walk[-1]).fitting((x, y)))
                walk.append(walk[-1].lay(Tile(rng.choice(fitting), x, y)))
    for _ in range(steps):
        walk.append(changed(walk[-1], rng))
    return walk


@settings(max_examples=settings().max_examples // 4)
@given(seed=st.integers(0, 2**32 - 1))
def test_the_kernel_agrees_with_a_plain_search(seed: int) -> None:
    for mine in mines(Random(seed), 45):
        check(mine)


@given(seed=st.integers(0, 2**32 - 1))
def test_laying_a_card_does_not_change_an_older_mine(seed: int) -> None:
    rng = Random(seed)
    walk = mines(rng, 12)
    for mine in walk:
        changed(mine, rng)
    for mine in walk:
        assert same_ways(mine.ways, rebuilt(mine).ways)


def view_of(mine: Mine, hand: tuple[Card, ...], unbroken: bool) -> SaboteurView:
    state = SABOTEUR.setup(SABOTEUR.editions["lv"], 3, Seat(0))
    deal = SABOTEUR.deal(state, Chance(bytes(32), 0))
    view = SABOTEUR.play(state, Seat(-1), deal).view(Seat(0))
    assert view.private is not None
    edition = replace(view.public.edition, unbroken_path=unbroken)
    public = replace(view.public, mine=mine, edition=edition)
    return View(public, view.seat, replace(view.private, hand=hand))


@pytest.mark.parametrize("unbroken", [False, True])
@settings(max_examples=20)
@given(seed=st.integers(0, 2**32 - 1))
def test_choices_are_those_of_a_plain_search(unbroken: bool, seed: int) -> None:
    rng = Random(seed)
    for mine in mines(rng, 25):
        hand = tuple(rng.sample(list(Card), 6))
        choices = SABOTEUR.choices(view_of(mine, hand, unbroken))
        assert list(SABOTEUR.choices(view_of(rebuilt(mine), hand, unbroken))) == list(choices)
        plan = Plan(mine)
        expected = {
            Lay(shape, *here)
            for here in plan.free()
            if plan.beside(here).joined or not unbroken
            for shape in plan.fitting(here)
            if CARD_OF[shape] in hand
        }
        assert {move for move in choices if isinstance(move, Lay)} == expected


def test_the_random_mines_have_every_feature_that_is_tested() -> None:
    """Otherwise the comparisons above would say little."""
    islands = dead_ends = misfits = torn = goal_sides = 0
    for seed in range(40):
        for mine in mines(Random(seed), 45):
            plan = Plan(mine)
            islands += any(here not in plan.joined for here in plan.cells)
            dead_ends += any(not laid.carries for laid in plan.cells.values())
            goal_sides += any(plan.beside(here).joined for here in plan.closed)
            torn += not plan.free() <= {neighbour(c, s) for c in plan.joined for s in STEPS}
            for here in GOAL_CELLS.values():
                opens = plan.beside(here).opens
                stone = plan.cells.get(here)
                misfits += stone is not None and any(
                    (side in stone.openings) != is_open for side, is_open in opens.items()
                )
    assert min(islands, dead_ends, misfits, torn, goal_sides) > 100


def test_every_cell_has_its_own_place() -> None:
    for x in range(1 - REACH, REACH):
        for y in range(1 - REACH, REACH):
            assert CELLS[GOAL_PLACES[Goal.MIDDLE] - 8 + y * 128 + x] == (x, y)
    assert {goal: CELLS[at] for goal, at in GOAL_PLACES.items()} == GOAL_CELLS


@pytest.mark.parametrize("far", [61, 128, -128, 10**9, 2**70])
def test_no_cell_is_free_out_of_reach(far: int) -> None:
    mine = Mine()
    assert mine.edges(1, 0) is not None
    assert mine.edges(1 + far, 0) is None
    assert mine.edges(1, far) is None
    assert mine.edges(129, -1) is None
