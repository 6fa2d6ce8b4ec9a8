"""A connection that breaks, and what the client makes of it: with a server that does it on cue."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from lorelode import wire
from lorelode.client import Closed, CommandRefused, Unreachable, connect, connection
from lorelode.client.connection import MAX_WAIT_SECONDS
from lorelode.core.refusal import Code
from tests.client.fakes import Call, answering, update


def test_an_unanswered_command_is_sent_again_with_the_same_id() -> None:
    heard: list[dict[str, Any]] = []

    async def first(call: Call) -> None:
        heard.append(await call.told())
        await call.tell(update(lines=wire.Lines(0, (wire.MoveLine("* deal ?"),))))
        heard.append(await call.told())

    async def second(call: Call) -> None:
        heard.append(await call.told())
        await call.tell(update(lines=wire.Lines(1, (wire.MoveLine("0 pass"),))))
        heard.append(await call.told())
        await call.tell(wire.Done(heard[-1]["id"]), update(lines=wire.Lines(2, ())))
        await call.rest()

    async def story() -> None:
        async with answering(first, second) as url, connect(url, "K7QM2X01", name="Ann") as ann:
            before = time.monotonic()
            await ann.say("hello")
            assert time.monotonic() - before < 1
            assert [line.text for line in ann.lines] == ["* deal ?", "0 pass"]

    asyncio.run(story())
    hello, said, again, said_again = heard
    assert (hello["type"], hello["name"], hello["lines"]) == ("hello", "Ann", 0)
    assert (again["game"], again["seat"], again["lines"]) == (1, 0, 1)
    assert said == said_again
    assert said["text"] == "hello"


def test_an_update_from_before_a_move_does_not_ask_for_it_again() -> None:
    async def first(call: Call) -> None:
        await call.told()
        await call.tell(update(phase=7, choices=True))
        await call.told()

    async def second(call: Call) -> None:
        # The move had not arrived: the view that greets the client is from before it.
        await call.told()
        await call.tell(update(phase=7, choices=True))
        move = await call.told()
        await call.tell(wire.Done(move["id"]))
        await asyncio.sleep(0.05)
        await call.tell(update(phase=8))
        await call.rest()

    async def story() -> None:
        async with answering(first, second) as url, connect(url, "K7QM2X01") as ann:
            phases = []
            async for now in ann:
                assert now.play is not None
                phases.append(now.play.phase)
                if not now.play.choices:
                    break
                await ann.move(now.play.choices[0], now)
            assert phases == [7, 8]

    asyncio.run(story())


def test_a_slow_program_gets_only_the_newest_update() -> None:
    async def only(call: Call) -> None:
        await call.told()
        for phase in range(3):
            await call.tell(update(phase, lines=wire.Lines(phase, (wire.MoveLine(f"{phase}"),))))
        await call.rest()

    async def story() -> None:
        async with answering(only) as url, connect(url, "K7QM2X01") as ann:
            await asyncio.sleep(0.1)
            now = await anext(aiter(ann))
            assert now.play is not None
            assert now.play.phase == 2
            assert [line.text for line in ann.lines] == ["0", "1", "2"]

    asyncio.run(story())


def test_new_lines_and_chat_lines_are_merged_by_their_numbers() -> None:
    def said(number: int, text: str | None) -> wire.ChatLine:
        return wire.ChatLine(number, 0.0, "Bob", text)

    async def only(call: Call) -> None:
        await call.told()
        lines = tuple(map(wire.MoveLine, "abc"))
        await call.tell(
            update(1, lines=wire.Lines(0, lines), chat=(said(4, "one"), said(5, "two"))),
            update(2, lines=wire.Lines(1, lines[:1]), chat=(said(4, None), said(5, "two"))),
        )
        await call.rest()

    async def story() -> None:
        async with answering(only) as url, connect(url, "K7QM2X01") as ann:
            await ann.until(lambda now: now.play and now.play.phase == 2)
            assert [line.text for line in ann.lines] == ["a", "a"]
            assert [(line.number, line.text) for line in ann.chat] == [(4, None), (5, "two")]

    asyncio.run(story())


@pytest.mark.parametrize("code", [code for code in Code if code.reconnect != "never"])
def test_the_client_reconnects_after_a_temporary_closing(
    code: Code, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "LATER_SECONDS", 2 * MAX_WAIT_SECONDS)

    async def first(call: Call) -> None:
        await call.told()
        await call.tell(update(1), wire.Closing(code, {}, "come back"))

    async def second(call: Call) -> None:
        await call.told()
        await call.tell(update(2))
        await call.rest()

    async def story() -> None:
        async with answering(first, second) as url, connect(url, "K7QM2X01") as ann:
            before = time.monotonic()
            await ann.until(lambda now: now.play and now.play.phase == 2)
            waited = time.monotonic() - before
            assert (waited > 1.5 * MAX_WAIT_SECONDS) == (code.reconnect == "later")

    asyncio.run(story())


@pytest.mark.parametrize(
    "code",
    [Code.REMOVED, Code.NOT_FOUND, Code.TABLE_UNREADABLE, Code.BAD_MESSAGE, "from-the-future"],
)
def test_a_final_closing_ends_every_pending_command(code: str) -> None:
    async def only(call: Call) -> None:
        await call.told()
        await call.tell(update(1))
        await call.told()
        await call.tell(wire.Closing(code, {"reason": "x"}, "that is it"))

    async def story() -> None:
        async with answering(only) as url, connect(url, "K7QM2X01") as ann:
            for _ in range(2):  # what is over stays over
                with pytest.raises(Closed) as closed:
                    await ann.say("hello")
                assert (closed.value.code, closed.value.sentence) == (code, "that is it")
                assert closed.value.facts == {"reason": "x"}
            with pytest.raises(Closed):
                async for _now in ann:
                    pass

    asyncio.run(story())


def test_connecting_to_a_closed_table_fails() -> None:
    async def only(call: Call) -> None:
        await call.told()
        await call.tell(wire.Closing(Code.NOT_FOUND, {}, "there is none"))

    async def story() -> None:
        async with answering(only) as url:
            with pytest.raises(Closed, match="not-found: there is none"):
                async with connect(url, "K7QM2X01"):
                    pass

    asyncio.run(story())


def test_an_upgrade_that_is_refused_for_good_ends_as_a_closing_does() -> None:
    async def only(call: Call) -> None:
        await call.told()
        await call.tell(update())

    async def story() -> None:
        async with answering(Code.NOT_FOUND) as url:
            with pytest.raises(Closed) as closed:
                async with connect(url, "K7QM2X01"):
                    pass
            assert (closed.value.code, closed.value.facts) == (Code.NOT_FOUND, {})
            assert closed.value.sentence == Code.NOT_FOUND.sentence
        async with answering(only, Code.TABLE_UNREADABLE) as url, connect(url, "K7QM2X01") as ann:
            with pytest.raises(Closed, match="table-unreadable"):
                await ann.say("hello")

    asyncio.run(story())


def test_the_client_comes_back_after_an_upgrade_that_is_refused_for_now(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connection, "LATER_SECONDS", 2 * MAX_WAIT_SECONDS)

    async def first(call: Call) -> None:
        await call.told()
        await call.tell(update(1))

    async def second(call: Call) -> None:
        await call.told()
        await call.tell(update(2))
        await call.rest()

    async def story() -> None:
        with pytest.raises(Unreachable, match=Code.TOO_MANY_GUESSES.sentence):
            async with answering(Code.TOO_MANY_GUESSES) as url, connect(url, "K7QM2X01"):
                pass
        async with (
            answering(first, Code.TOO_MANY_GUESSES, second) as url,
            connect(url, "K7QM2X01") as ann,
        ):
            before = time.monotonic()
            await ann.until(lambda now: now.play and now.play.phase == 2)
            assert time.monotonic() - before > 1.5 * MAX_WAIT_SECONDS

    asyncio.run(story())


def test_a_refused_name_makes_connecting_fail() -> None:
    async def only(call: Call) -> None:
        await call.told()
        await call.tell(wire.Refused(None, Code.NAME_TAKEN, {}, "somebody has it"), update())
        await call.rest()

    async def story() -> None:
        async with answering(only) as url:
            with pytest.raises(CommandRefused, match="name-taken"):
                async with connect(url, "K7QM2X01", name="Ann"):
                    pass

    asyncio.run(story())


def test_the_client_gives_up_after_its_reconnect_seconds() -> None:
    async def only(call: Call) -> None:
        await call.told()
        await call.tell(update())

    async def story() -> None:
        async with answering(only) as url, connect(url, "K7QM2X01", reconnect_seconds=0.3) as ann:
            before = time.monotonic()
            with pytest.raises(Unreachable, match="answers 503"):
                await ann.say("is anybody there?")
            assert time.monotonic() - before < 0.3 + 2 * MAX_WAIT_SECONDS

    asyncio.run(story())


def test_connecting_without_a_server_fails_at_once() -> None:
    async def story() -> None:
        async with answering() as url:
            pass
        for address in (url, "http://127.0.0.1:1", "no address at all"):
            with pytest.raises(Unreachable):
                async with connect(address, "K7QM2X01"):
                    pass

    asyncio.run(story())


def test_an_unreadable_message_ends_the_connection_with_a_reason() -> None:
    async def only(call: Call) -> None:
        await call.told()
        await call.socket.send_str('{"type":"telegram"}')
        await call.rest()

    async def story() -> None:
        async with answering(only) as url:
            with pytest.raises(Unreachable, match="cannot read"):
                async with connect(url, "K7QM2X01"):
                    pass

    asyncio.run(story())


def test_closing_the_connection_ends_iteration_without_an_error() -> None:
    async def only(call: Call) -> None:
        await call.told()
        await call.tell(update())
        await call.rest()

    async def story() -> None:
        async with answering(only) as url:
            async with connect(url, "K7QM2X01") as ann:

                async def reads() -> int:
                    return len([now async for now in ann])

                reading = asyncio.create_task(reads())
                await asyncio.sleep(0.05)
            assert await reading == 1
            with pytest.raises(Unreachable, match="was closed"):
                await ann.stand()

    asyncio.run(story())
