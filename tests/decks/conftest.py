"""The command in this process, and workers that last: to start one takes longer than to use it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lorelode.decks.workshop import Workshop
from tests.cli.conftest import call

__all__ = ["call", "shop"]


@pytest.fixture(scope="session")
def shop() -> Iterator[Workshop]:
    with Workshop(1) as workshop:
        yield workshop
