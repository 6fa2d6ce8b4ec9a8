"""The example of search and learning with OpenSpiel, in a shortened form."""

from __future__ import annotations

import re

import pytest


@pytest.mark.xdist_group("openspiel")
def test_the_search_and_the_solver_run(capsys: pytest.CaptureFixture[str]) -> None:
    from examples.openspiel_search import main  # imports much of OpenSpiel, which takes a second

    main(games=2, simulations=8, iterations=2)
    told = capsys.readouterr().out
    assert re.search(r"points in 2 games by seat: \[\d", told)
    assert re.search(r"2 iterations: \d\d+ information states", told)
