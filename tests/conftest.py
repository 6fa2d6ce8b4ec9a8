"""How hard the property tests look, and what tests of several packages need.

`HYPOTHESIS_PROFILE=thorough` before a release.
"""

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "house",
    deadline=None,
    derandomize=True,
    max_examples=100,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.register_profile(
    "thorough", settings.get_profile("house"), derandomize=False, max_examples=2000
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))


def pytest_collection_finish() -> None:
    """Let the garbage collector leave out what collection has made: it stays until the end."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a test may take longer than a lease lasts."""
    monkeypatch.setattr("lorelode.tables.store.postgres.lease.LEASE_SECONDS", 600.0)
