"""What a deed says of whoever did it, by when it was done."""

from __future__ import annotations

import pytest

from lorelode.bots.saboteur.analysis.evidence import PAIRS, SEEMING, TRAITS, pair, traits
from lorelode.bots.saboteur.analysis.evidence_weights import WEIGHTS
from lorelode.bots.saboteur.analysis.history import Deed, Kind

FAR_OFF = (6, 6, 6)


def test_every_trait_has_a_weight() -> None:
    assert set(WEIGHTS) == {*TRAITS, *PAIRS}


@pytest.mark.parametrize(
    ("turn", "when"), [(0, "_early"), (11, "_early"), (12, ""), (29, ""), (30, "_late")]
)
def test_the_same_deed_says_something_else_early_and_late(turn: int, when: str) -> None:
    deed = Deed(Kind.LAY, 0, turn, FAR_OFF, (5, 5, 5), closed=(0, 1, 2))
    assert list(traits(deed, None)) == [(f"gain{when}", 1.0)]
    assert list(traits(deed._replace(after=FAR_OFF), None)) == [(f"flat{when}", 1.0)]
    assert list(traits(deed._replace(kind=Kind.PASS), None)) == [(f"pass{when}", 1.0)]
    broken = deed._replace(kind=Kind.BREAK, target=1)
    assert list(traits(broken, None)) == ([("break_early", 1.0)] if turn < 12 else [])
    marked = broken._replace(marked=True)
    assert list(traits(marked, None)) == []
    assert (pair(broken), pair(marked)) == ("break", "break_marked")


def test_a_saboteur_knows_how_each_way_of_digging_looks() -> None:
    for kind in (Kind.LAY, Kind.FALL):
        for turn in (0, 20, 40):
            for after in ((5, 5, 5), FAR_OFF, (8, 8, 8), (3, 3, 3)):
                for dead in (False, True):
                    deed = Deed(kind, 0, turn, FAR_OFF, after, dead, closed=(0, 1, 2))
                    assert {trait for trait, _ in traits(deed, None)} <= set(SEEMING)
