"""Subscriptions, in both stores: few a visitor, renewed, dropped, forgotten and expired."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lorelode.tables.store.postgres.schema import prepare
from lorelode.tables.store.postgres.subscriptions import PostgresSubscriptions
from lorelode.tables.store.store import StoreError
from lorelode.tables.store.subscriptions import (
    MAX_PER_VISITOR,
    SqliteSubscriptions,
    Subscription,
    Subscriptions,
    TooManySubscriptions,
)
from tests.postgres import new_cluster


def make(number: int, key: str = "key") -> Subscription:
    return Subscription(f"https://push.example.org/{number}", key, "auth", "fa")


async def open_store(kind: str, folder: Path) -> Subscriptions:
    if kind == "sqlite":
        return SqliteSubscriptions(folder / "subscriptions.sqlite")
    database = new_cluster()
    await prepare(database)
    return PostgresSubscriptions(database)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_subscriptions_are_kept_until_they_end(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        store = await open_store(kind, tmp_path)
        for number in range(MAX_PER_VISITOR):
            await store.save("ann", make(number), now=number)
        await store.save("bob", make(0), now=0)
        await store.save("ann", make(0, "new key"), now=50)  # renewed
        await store.save("ann", make(9), now=60)
        assert await store.find("ann") == [make(9), make(0, "new key"), make(3), make(2)]
        assert await store.find("bob") == [make(0)]
        assert await store.find("cat") == []
        await store.drop("ann", make(9).endpoint)
        await store.drop("ann", "https://push.example.org/unknown")
        await store.expire(before=3)
        assert await store.find("ann") == [make(0, "new key"), make(3)]
        assert await store.find("bob") == []
        for module in ("subscriptions", "postgres.subscriptions"):
            monkeypatch.setattr(f"lorelode.tables.store.{module}.MAX_SUBSCRIPTIONS", 2)
        with pytest.raises(TooManySubscriptions):
            await store.save("bob", make(0), now=70)
        await store.save("ann", make(1), now=70)  # whoever has some may renew them
        await store.forget("ann")
        assert await store.find("ann") == []
        await store.save("bob", make(0), now=80)
        await store.close()
        with pytest.raises(StoreError):
            await store.find("bob")

    asyncio.run(scenario())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "subscriptions.sqlite").write_bytes(b"no database, " * 100)
    with pytest.raises(StoreError, match=r"subscriptions\.sqlite"):
        SqliteSubscriptions(tmp_path / "subscriptions.sqlite")
