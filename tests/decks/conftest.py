"""Workers that last for all tests of a process: to start them takes longer than to use them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lorelode.decks.workshop import Workshop


@pytest.fixture(scope="session")
def shop() -> Iterator[Workshop]:
    with Workshop(1) as workshop:
        yield workshop
