"""What several tests of decks need."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lorelode.decks.library import Library
from lorelode.decks.sandbox import Sandbox
from tests.decks.shelves import make_cluster, share_library


@pytest.fixture(scope="session")
def sandbox() -> Iterator[Sandbox]:
    """One for all tests: to start a worker takes long."""
    with Sandbox(1) as started:
        yield started


@pytest.fixture(params=["folder", "database"])
def library(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Library]:
    """An empty library, in a folder and in a database."""
    if request.param == "folder":
        yield Library(tmp_path / "data")
    else:
        with share_library(make_cluster(), tmp_path / "cache") as shared:
            yield shared
