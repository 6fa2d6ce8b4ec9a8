"""The simulation of takeover storms: nobody is early, nothing is claimed twice, work takes time."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from benchmarks.takeover_storm import Storm, simulate
from lorelode.tables.store.postgres.lease import LEASE_SECONDS, RENEWAL_SECONDS

SMALL = Storm(nodes=5, tables=40, players=3)
FREE = replace(SMALL, lookup_seconds=0, claim_seconds=0, build_seconds=0, connect_seconds=0)


@pytest.mark.parametrize("seed", range(5))
def test_every_table_is_claimed_once_and_not_before_the_lease_lapses(seed: int) -> None:
    outcome = simulate(replace(SMALL, seed=seed))
    assert outcome.claims == SMALL.tables
    assert min(outcome.waits.values()) >= LEASE_SECONDS - RENEWAL_SECONDS
    assert outcome == simulate(replace(SMALL, seed=seed))


def test_with_nothing_to_do_all_are_back_one_retry_after_the_lease_lapses() -> None:
    outcome = simulate(FREE)
    assert outcome.waits[100] <= LEASE_SECONDS + FREE.retry_seconds
    assert outcome.database_busy_seconds == 0


def test_the_work_of_the_database_is_that_of_its_lookups_and_claims() -> None:
    outcome = simulate(replace(FREE, lookup_seconds=0.5, claim_seconds=0.25, database_cores=1000))
    assert outcome.lookups >= SMALL.tables * SMALL.players
    assert outcome.database_busy_seconds == 0.5 * outcome.lookups + 0.25 * SMALL.tables


def test_one_survivor_builds_all_tables_one_after_the_other() -> None:
    outcome = simulate(replace(FREE, nodes=2, build_seconds=1.0))
    assert outcome.largest_share == 1
    # 40 tables of a second each, after the lease.
    assert 40 + LEASE_SECONDS - RENEWAL_SECONDS <= outcome.waits[100] <= 41 + LEASE_SECONDS


def test_more_cores_and_fewer_retries_help_a_busy_database() -> None:
    busy = replace(FREE, lookup_seconds=0.05, database_cores=1)
    more_cores = simulate(replace(busy, database_cores=16))
    fewer_retries = simulate(replace(busy, retry_seconds=2.0))
    assert more_cores.waits[95] < simulate(busy).waits[95]
    assert fewer_retries.lookups < more_cores.lookups
