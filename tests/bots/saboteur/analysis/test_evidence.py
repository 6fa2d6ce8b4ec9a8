"""What a deed says about the player who did it, by the time it was done."""

from __future__ import annotations

import pytest

from lorelode.bots.saboteur.analysis.evidence import (
    CLAIM_EVIDENCE,
    EVIDENCE,
    EXPECTED_EVIDENCE,
    PAIR_EVIDENCE,
    evidence,
    pair_evidence,
)
from lorelode.bots.saboteur.analysis.evidence_weights import WEIGHTS
from lorelode.bots.saboteur.analysis.history import Deed, DeedKind

FAR_OFF = (6, 6, 6)


def test_every_kind_of_evidence_has_a_weight() -> None:
    assert set(WEIGHTS) == {*EVIDENCE, *PAIR_EVIDENCE, *CLAIM_EVIDENCE}


@pytest.mark.parametrize(
    ("turn", "when"), [(0, "_early"), (11, "_early"), (12, ""), (29, ""), (30, "_late")]
)
def test_the_same_deed_is_other_evidence_early_and_late(turn: int, when: str) -> None:
    deed = Deed(DeedKind.LAY, 0, turn, FAR_OFF, (5, 5, 5), closed=(0, 1, 2))
    assert list(evidence(deed, None)) == [(f"gain{when}", 1.0)]
    assert list(evidence(deed._replace(after=FAR_OFF), None)) == [(f"flat{when}", 1.0)]
    assert list(evidence(deed._replace(kind=DeedKind.PASS), None)) == [(f"pass{when}", 1.0)]
    broken = deed._replace(kind=DeedKind.BREAK, target=1)
    assert list(evidence(broken, None)) == ([("break_early", 1.0)] if turn < 12 else [])
    marked = broken._replace(marked=True)
    assert list(evidence(marked, None)) == []
    assert (pair_evidence(broken), pair_evidence(marked)) == ((1, "break"), (1, "break_marked"))


def test_a_saboteur_expects_some_evidence_of_every_card_laid() -> None:
    for kind in (DeedKind.LAY, DeedKind.ROCKFALL):
        for turn in (0, 20, 40):
            for after in ((5, 5, 5), FAR_OFF, (8, 8, 8), (3, 3, 3)):
                for dead in (False, True):
                    deed = Deed(kind, 0, turn, FAR_OFF, after, dead, closed=(0, 1, 2))
                    assert {name for name, _ in evidence(deed, None)} <= set(EXPECTED_EVIDENCE)
