"""One sandbox for all tests: to start a worker takes long."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lorelode.decks.sandbox import Sandbox


@pytest.fixture(scope="session")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox(1) as started:
        yield started
