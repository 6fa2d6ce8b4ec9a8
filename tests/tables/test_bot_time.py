"""Bot time: what was shown decides how long a bot takes, and nothing else."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from lorelode.core import Seat
from lorelode.rules import GAMES
from lorelode.rules.dixit import news as dixit
from lorelode.rules.saboteur import news as saboteur
from lorelode.rules.saboteur.cards import Face, Goal, Shape, Tool
from lorelode.tables.bot_time import JITTER_WAITS, count_waits
from lorelode.tables.match import Match, PlayedLine
from tests.tables.fake_bot_pool import playing
from tests.tables.scene import Scene

PATH = saboteur.Laid(Seat(2), Shape.NESW, 1, 0)


def running(game: str) -> Match:
    match = playing(game).running
    assert match is not None
    return match


def waits_after(*news: Any) -> float:
    """How many waits a bot of Saboteur takes after a move that showed this."""
    match = running("saboteur")
    line = PlayedLine(Seat(2), "2 pass", "2 pass", "", news)
    return count_waits(replace(match, lines=(*match.lines, line)), "normal", [Seat(0)], Seat(0))


@pytest.mark.parametrize(
    ("news", "waits"),
    [
        ([PATH], 1),
        ([saboteur.Passed(Seat(2), card=True)], 1),
        ([], 1),
        ([saboteur.Laid(Seat(2), Shape.DEAD_NS, 1, 0)], 2),
        ([saboteur.Broke(Seat(2), Seat(0), Tool.LAMP)], 2),
        ([saboteur.Fell(Seat(2), Shape.NS, 1, 0)], 2),
        ([saboteur.Looked(Seat(2), Goal.TOP)], 2),
        ([PATH, saboteur.Turned(Seat(2), Goal.TOP, Face.STONE_ES)], 2),
    ],
)
def test_a_bot_takes_longer_after_what_matters(news: list[Any], waits: int) -> None:
    assert waits_after(*news) == waits


def test_what_the_dealer_shows_counts_with_the_move_before_it_and_nothing_older() -> None:
    match = running("dixit")
    told = PlayedLine(Seat(0), "0 speak 1", "0 speak ?", "", (dixit.Told(Seat(0), None),))
    gave = PlayedLine(Seat(1), "1 give 2", "1 give ?", "", (dixit.Gave(Seat(1)),))
    shown = PlayedLine(Seat(-1), "* show 1", "* show 1", "", (dixit.Displayed(()),))
    for lines, waits in (((told, gave), 1), ((told, gave, shown), 5), ((told, shown, gave), 1)):
        asked = replace(match, lines=lines)
        assert count_waits(asked, "normal", [Seat(0)], Seat(0)) == waits


def test_calm_bots_take_longer_and_quick_ones_are_done_sooner() -> None:
    match = running("saboteur")
    calm, normal, quick, step = (
        count_waits(match, pace, [Seat(0)], Seat(0)) for pace in ("calm", "normal", "quick", "step")
    )
    assert calm > 1.5 * normal > 2 * quick
    assert step == normal  # with several people it acts as normal


@pytest.mark.parametrize("game", GAMES)
def test_the_time_of_a_bot_does_not_depend_on_what_is_hidden(game: str) -> None:
    scene = Scene(game, people=1, bots=3, first=0).start()
    rng, compared = Random(3), 0
    for _ in range(40):
        match = scene.table.running
        if match is None or match.resting:
            break
        movers = sorted(scene.table.owing)
        # Seat 0 cannot tell this state from the real one, nor what the others have noted.
        twin = replace(
            match,
            state=match.game.imagine(match.state.view(Seat(0)), rng),
            lines=tuple(replace(line, own=line.hidden) for line in match.lines),
        )
        compared += twin != match
        for seat in movers:
            assert count_waits(twin, "normal", movers, seat) == count_waits(
                match, "normal", movers, seat
            )
        scene.script.move(rng.choice(movers))
    assert compared > 5


def voting() -> Match:
    """The display of a game of Dixit lies on the table, and five seats are to vote."""
    scene = Scene(people=1, bots=5, first=0).start()
    scene.script.move(0)
    scene.script.everybody()
    match = scene.table.running
    assert match is not None
    assert len(match.to_act) == 5
    return match


def test_bots_vote_one_after_the_other_when_the_display_has_lain_a_while() -> None:
    match = voting()
    movers = sorted(match.to_act)
    times = sorted(count_waits(match, "normal", movers, seat) for seat in movers)
    assert times[0] >= 5
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert all(gap >= 1 - JITTER_WAITS for gap in gaps)
    assert times[-1] < 5 + len(movers)


def test_the_order_in_which_bots_decide_together_changes_from_decision_to_decision() -> None:
    match = voting()
    movers = sorted(match.to_act)
    orders = set()
    for phase in range(20):
        asked = replace(match, phase=phase)
        times = {seat: count_waits(asked, "normal", movers, seat) for seat in movers}
        orders.add(tuple(sorted(movers, key=times.__getitem__)))
    assert len(orders) > 10


def test_a_bot_that_gives_together_with_people_does_not_answer_at_once() -> None:
    scene = Scene(people=2, bots=1, first=0).start()
    scene.script.move(0)
    scene.script.move(1)
    match = scene.table.running
    assert match is not None
    together = replace(match, to_act=frozenset({Seat(1), Seat(2)}))
    assert count_waits(together, "normal", [Seat(2)], Seat(2)) >= 2
