"""The command in this process, and workers that last: to start one takes longer than to use it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lorelode.decks.sandbox import Sandbox
from tests.cli.conftest import call

__all__ = ["call", "sandbox"]


@pytest.fixture(scope="session")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox(1) as started:
        yield started
