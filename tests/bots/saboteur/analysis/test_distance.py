"""How many path cards it takes to the goals."""

from __future__ import annotations

from lorelode.bots.saboteur.analysis.distance import UNREACHABLE, distances
from tests.rules.saboteur.table import draw


def test_distances_at_the_start_are_those_of_the_rule_book() -> None:
    # docs/saboteur.md, Arithmetic: 7 cards to the middle goal, 9 to an outer one.
    assert distances(draw("@").ways) == (9, 7, 9)


def test_a_gap_in_a_tunnel_takes_one_card() -> None:
    # The drawing of S-5.1: the card at 4,0 has fallen.
    mine = draw("@ EW EW ESW . NESW ESW EW ?")
    assert distances(mine.ways)[1] == 1


def test_a_dead_end_takes_a_detour() -> None:
    # 7,0 is dead; the next way is from 6,0 by 6,1 and 7,1 to 8,1, beside two of the goals.
    mine = draw("@ EW*5 NESW E+W ?")
    assert distances(mine.ways) == (3, 3, 3)


def test_a_goal_that_nothing_leads_to_is_unreachable() -> None:
    mine = draw(
        """
        . N .
        E @ W
        . S .
        """
    )
    assert distances(mine.ways) == (UNREACHABLE, UNREACHABLE, UNREACHABLE)
