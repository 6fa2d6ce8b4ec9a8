"""Notices by Web Push: whom they reach, when, what they say, and what they survive."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from lorelode.tables.store.subscriptions import MAX_PER_VISITOR
from lorelode.web.address_limits import HOUR_SECONDS, SUBSCRIPTIONS_PER_HOUR
from lorelode.web.lifecycle import SUBSCRIPTIONS_FILE
from lorelode.web.notices import outbox, outgoing, push
from lorelode.web.notices.push_keys import PUSH_KEY_FILE
from lorelode.web.refusals import LimitReached
from lorelode.web.visitors import identify
from tests.server.clients import MovableClock
from tests.server.push_service import Browser, PushService, start_push_service
from tests.server.staged_tables import (
    SMALL,
    TableSession,
    bots_at_once,
    start_table,
    wait_for_update,
)

__all__ = ["bots_at_once"]

pytestmark = pytest.mark.usefixtures("bots_at_once")

THREE = ("ann", "bob", "cat")
RULES: dict[str, Any] = {"switches": SMALL, "first": 0, "clock": "off"}
QUIET_SECONDS = 0.3


@pytest.fixture(autouse=True)
def _no_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody's next notice wait."""
    monkeypatch.setattr(outbox.Outbox.__init__, "__defaults__", (0.0,))


@asynccontextmanager
async def notified_table(
    data: Path, time: MovableClock | None = None, **server: Any
) -> AsyncIterator[tuple[TableSession, PushService]]:
    """Ann, Bob and Cat at a table, and a push service that may be on the same machine."""
    options = {"notices_to_loopback": True, **server}
    async with (
        start_push_service() as service,
        start_table(data, *THREE, server=options, time=time, **RULES) as table,
    ):
        async with table.people["ann"].http.get(f"{table.base}/api/push-key") as answer:
            service.server_key = (await answer.json())["key"]
        yield table, service


async def post(table: TableSession, name: str, path: str, body: object) -> tuple[int, Any]:
    async with table.people[name].http.post(f"{table.base}{path}", json=body) as answer:
        return answer.status, await answer.json()


async def subscribe(
    table: TableSession, name: str, browser: Browser, language: str = "en"
) -> tuple[int, Any]:
    path = f"/api/tables/{table.code}/subscription"
    return await post(table, name, path, browser.subscription(language))


async def look_away(table: TableSession, *names: str) -> None:
    for name in names:
        await table[name].do("look", looking=False)


def kinds(notices: list[dict[str, Any]]) -> list[str]:
    return [notice["kind"] for notice in notices]


def test_each_is_told_once_a_decision_and_only_while_they_look_elsewhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with notified_table(tmp_path) as (table, service):
            languages = {"ann": "en", "bob": "fa", "cat": "ru"}
            for name, language in languages.items():
                browser = service.subscribe(name)
                assert await subscribe(table, name, browser, language) == (200, {"ok": True})
            # Bob has a second device, which he looks away from too; Cat looks on one of two.
            await subscribe(table, "bob", service.subscribe("bob2"), "lv")
            await table.people["cat"].join(table.code)
            await look_away(table, "bob", "cat")
            await table["ann"].do("start")
            assert kinds(await service.wait_for("bob", 1)) == ["begun"]
            assert kinds(await service.wait_for("bob2", 1)) == ["begun"]
            await table.move("ann")
            given = (await service.wait_for("bob", 2))[1]
            assert given == {
                "table": table.code,
                "kind": "turn",
                "language": "fa",
                "title": "نوبت شماست",
                "text": f"\u2068دیکسیت\u2069، میز \u2068{table.code[:4]}-{table.code[4:]}\u2069",
            }
            await table.move("cat")  # the decision is still the same one for Bob
            await table.move("bob")
            assert kinds(await service.wait_for("bob", 3)) == ["begun", "turn", "turn"]
            await table.move("cat")
            await table.move("bob")
            assert kinds(await service.wait_for("bob", 4))[3:] == ["round"]
            for name in THREE:
                await wait_for_update(
                    table[name], lambda view: view["table"]["status"] == "resting"
                )
                await table.ready(name)
            assert kinds(await service.wait_for("bob", 5))[4:] == ["turn"]
            await asyncio.sleep(QUIET_SECONDS)
            assert service.notices["ann"] == service.notices["cat"] == []
            # Every message is as long as any other, and replaces the last one of its table.
            assert len({len(body) for body in service.bodies}) == 1
            topics = {headers["Topic"] for headers in service.headers}
            assert len(topics) == 2, "one for each browser"
            assert not any(table.code in topic for topic in topics)
            assert {headers["Urgency"] for headers in service.headers} == {"high"}
            # Whoever looks again is told nothing.
            await table["bob"].do("look", looking=True)
            before = len(service.bodies)
            await table.play(*THREE, until="over")
            await asyncio.sleep(QUIET_SECONDS)
            assert len(service.bodies) == before
            # The host wants to play again, and asks those who look elsewhere, once.
            await look_away(table, "bob")
            await table["ann"].do("invite-players")
            assert (await service.wait_for("bob", 6))[5]["title"] == "به یک بازی دعوت شده‌اید"
            assert (await table["ann"].ask("invite-players"))["code"] == "asked-recently"
            assert len(service.bodies) == before + 2

    asyncio.run(scenario())


def test_a_browser_that_is_gone_or_fails_too_often_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "MAX_FAILURES", 2)
    monkeypatch.setattr(outgoing, "SEND_SECONDS", 0.5)

    async def scenario() -> None:
        clock = MovableClock()
        async with notified_table(tmp_path, clock) as (table, service):
            bob = identify(table.people["bob"].token)

            async def count(expected: int) -> None:
                async with asyncio.timeout(20):
                    while len(await table.server.subscriptions.find(bob)) != expected:
                        await asyncio.sleep(0.02)

            async def wait_for_failures(expected: int) -> None:
                line = f"lorelode_notices_failed_total {expected}.0"
                async with asyncio.timeout(20):
                    while line not in table.server.metrics.render()[0].decode():
                        await asyncio.sleep(0.02)

            await subscribe(table, "bob", service.subscribe("bob"))
            await look_away(table, "bob")
            service.status = 410
            await table["ann"].do("start")
            await count(0)
            # A redirect to the inside is not followed, and counts as a failure.
            await subscribe(table, "bob", service.subscribe("bob"))
            service.status, service.location = 307, f"{service.base}/push/inside"
            await table.move("ann")
            await service.wait_for("bob", 1)
            await count(1)
            # Silence may be the fault of the server's own network: it counts after a day.
            service.hangs = True
            await table.move("cat")
            await table.move("bob")
            await wait_for_failures(3)
            await count(1)
            clock.pass_time(push.SILENCE_SECONDS)
            await table.move("cat")
            await table.move("bob")
            await count(0)
            assert len(service.bodies) == 4

    asyncio.run(scenario())


def test_a_push_service_that_hangs_delays_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with notified_table(tmp_path) as (table, service):
            await subscribe(table, "bob", service.subscribe("bob"))
            await look_away(table, "bob")
            service.hangs = True
            await table["ann"].do("start")
            await service.wait_for("bob", 1)
            async with asyncio.timeout(outgoing.SEND_SECONDS):  # nobody waits for the answer
                await table.play(*THREE, until="over")

    asyncio.run(scenario())


def test_nobody_is_told_twice_after_a_restart_and_the_key_stays(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with notified_table(tmp_path) as (table, service):
            browser = service.subscribe("bob")
            await subscribe(table, "bob", browser)
            await look_away(table, "bob")
            await table["ann"].do("start")
            await service.wait_for("bob", 1)
            key, code, token = service.server_key, table.code, table.people["bob"].token
        assert (tmp_path / PUSH_KEY_FILE).stat().st_mode & 0o777 == 0o600
        assert (tmp_path / SUBSCRIPTIONS_FILE).stat().st_mode & 0o777 == 0o600
        async with notified_table(tmp_path) as (table, service):
            assert service.server_key == key
            assert len(await table.server.subscriptions.find(identify(token))) == 1
            table.code = code
            await table.join("ann")
            await asyncio.sleep(QUIET_SECONDS)
            assert service.bodies == []

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"endpoint": "http://push.example.org/1"}, "expected https"),
        ({"endpoint": "https://push.example.org:8443/1"}, "expected no port"),
        ({"endpoint": "https://me@push.example.org/1"}, "without a user"),
        ({"endpoint": "https://push.example.org/ä"}, "plain letters"),
        ({"endpoint": "x" * 1001}, "endpoint"),
        ({"p256dh": "A" * 87}, "subscription"),
        ({"auth": "AAAA"}, "16 bytes"),
        ({"language": "xx"}, "language"),
        ({"more": 1}, "more"),
    ],
)
def test_a_subscription_that_nothing_can_be_sent_to_is_refused(
    change: dict[str, Any], reason: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with notified_table(tmp_path, notices_to_loopback=False) as (table, _):
            good = Browser("https://push.example.org/1").subscription()
            path = f"/api/tables/{table.code}/subscription"
            status, body = await post(table, "bob", path, {**good, **change})
            assert (status, body["code"]) == (400, "bad-message")
            assert reason in body["sentence"]

    asyncio.run(scenario())


def test_subscriptions_belong_to_players_are_few_and_end_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        clock = MovableClock()
        async with notified_table(tmp_path, clock) as (table, service):
            path = f"/api/tables/{table.code}/subscription"
            stranger = Browser(f"{service.base}/push/dot").subscription()
            await table.join("dot")
            status, body = await post(table, "dot", path, stranger)
            assert (status, body["code"]) == (403, "no-seat")
            bob, cat = (identify(table.people[name].token) for name in ("bob", "cat"))
            find = table.server.subscriptions.find
            for number in range(MAX_PER_VISITOR + 2):
                clock.pass_time(1)
                await subscribe(table, "bob", service.subscribe(f"bob{number}"))
            kept = [one.endpoint.rpartition("bob")[2] for one in await find(bob)]
            assert kept == ["5", "4", "3", "2"]
            await post(table, "bob", "/api/unsubscribe", {"endpoint": f"{service.base}/push/bob4"})
            assert len(await find(bob)) == MAX_PER_VISITOR - 1
            monkeypatch.setattr("lorelode.tables.store.subscriptions.MAX_SUBSCRIPTIONS", 3)
            status, body = await subscribe(table, "cat", service.subscribe("cat"))
            assert (status, body["code"]) == (503, "server-full")
            assert (await subscribe(table, "bob", service.subscribe("bob6")))[0] == 200
            # An address adds only so many an hour, and renews as often as it wants.
            with suppress(LimitReached):
                for _ in range(SUBSCRIPTIONS_PER_HOUR):
                    table.server.limits.count_subscription("127.0.0.1")
            status, body = await subscribe(table, "bob", service.subscribe("bob7"))
            assert (status, body["code"]) == (429, "rate-limited")
            assert (await subscribe(table, "bob", service.subscribe("bob6")))[0] == 200
            clock.pass_time(HOUR_SECONDS)
            await post(table, "bob", "/api/forget-me", {})
            assert await find(bob) == []
            assert (await subscribe(table, "cat", service.subscribe("cat")))[0] == 200
            clock.pass_time(table.server.keep_visitor_seconds + 1)
            await table.server.subscriptions.expire(clock.now() - table.server.keep_visitor_seconds)
            assert await find(cat) == []

    asyncio.run(scenario())
