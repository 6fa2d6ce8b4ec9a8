"""What the operator of a cluster watches: owner changes, deposed appends, leases, relays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from tests.server.clients import PATIENCE, Visitor
from tests.server.local_nodes import Node, answer, joined, nodes
from tests.web.serving import run

pytestmark = pytest.mark.usefixtures("long_leases")


def value(node: Node, name: str) -> float:
    found = node.server.metrics.registry.get_sample_value(f"lorelode_{name}")
    assert found is not None, name
    return found


async def change(node: Node, statement: str, *arguments: object) -> None:
    """Change the database of a node; `{}` is the schema."""
    assert node.server.cluster is not None
    database = node.server.cluster.store.database
    connection = await asyncpg.connect(database.address)
    await connection.execute(statement.format(f'"{database.cluster}"'), *arguments)
    await connection.close()


async def until(happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happens():
            await asyncio.sleep(0.02)


def number(node: Node) -> int:
    assert node.server.cluster is not None
    found = node.server.cluster.lease.number
    assert found is not None
    return found


def test_the_metrics_tell_of_owners_leases_and_what_is_passed_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with nodes(tmp_path) as (one, two), Visitor(one.base) as ann:
            code = await ann.make_table()
            async with Visitor(two.base) as bob:
                wire = await joined(bob, code)
                assert value(two, "relayed_connections") == 1
                assert value(one, "relayed_connections") == 0
                await answer(bob, f"/api/tables/{code}/invitation")
                assert value(two, "relayed_requests_total") == 1
                await wire.close()
                await until(lambda: value(two, "relayed_connections") == 0)
            assert (value(two, "claims_total"), value(two, "takeovers_total")) == (0, 0)
            assert 0 <= value(one, "lease_age_seconds") < PATIENCE

            # The owner does not know yet that it was replaced.
            mine = await joined(ann, code)
            await mine.do("sit", seat=0, name="Ann")
            await change(one, "UPDATE {}.tables SET epoch = epoch + 1, owner = $1", number(two))
            with pytest.raises(ConnectionError):
                await mine.do("say", text="heard by nobody")
            assert value(one, "deposed_appends_total") == 1

            # A lease that has lapsed, as after a pause.
            before = number(one)
            await change(
                one, "UPDATE {}.nodes SET expires = '2000-01-01' WHERE number = $1", before
            )
            await until(lambda: value(one, "lease_lapses_total") == 1)
            await until(lambda: one.server.readiness.can_save)
            assert number(one) != before

            # An owner that has died, and one that has stopped.
            await change(two, "UPDATE {}.tables SET owner = $1", before)
            async with Visitor(two.base) as bob:
                await joined(bob, code)
                assert (value(two, "claims_total"), value(two, "takeovers_total")) == (1, 1)
            await two.stop()
            await joined(ann, code)
            assert (value(one, "claims_total"), value(one, "takeovers_total")) == (1, 0)

    run(scenario())
