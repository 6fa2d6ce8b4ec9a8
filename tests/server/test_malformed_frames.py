"""Malformed frames do not stop the server or disturb other people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import msgspec
import pytest
import structlog
from aiohttp import WSCloseCode, WSMsgType

from lorelode import wire
from lorelode.web.server import Server
from tests.attack_scale import ATTACK_SCALE
from tests.server.clients import Visitor, Wire, start_server
from tests.server.staged_tables import StagedTable, bots_at_once, store_table
from tests.server.test_command_permissions import commands
from tests.tables.scripted import CODE, Script, settings, token

__all__ = ["bots_at_once"]

FUZZ_FRAMES = 4000 * ATTACK_SCALE
"""How many frames the fuzz test sends."""

MOVES = 50  # not more on a larger scale: a game must not end
"""How many moves the game at the other table has."""


async def send(socket: aiohttp.ClientWebSocketResponse, frame: bytes) -> None:
    """Send any bytes as a text frame."""
    await socket.send_frame(frame, WSMsgType.TEXT)


def say(text: str, ident: str = "x") -> bytes:
    return b'{"type":"say","id":"%s","text":"%s"}' % (ident.encode(), text.encode())


def sit(seat: str, name: str = '"Zoe"') -> bytes:
    return b'{"type":"sit","id":"x","seat":%s,"name":%s}' % (seat.encode(), name.encode())


def give_clue(card: str, clue: str) -> bytes:
    move = f'{{"type":"tell","card":{card},"clue":{clue}}}'
    return b'{"type":"move","id":"x","game":1,"phase":%d,"move":%s}' % (PHASE, move.encode())


PHASE = StagedTable("playing").match.phase
NESTING = 1900

# Bob sits at a table and is to give a clue. This is what he sends, and the refusal he gets. A frame
# that is not a message has no id in its answer, unless only its move is malformed.
REFUSED: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "bad-message"),
    "space": (b" ", "bad-message"),
    "null": (b"null", "bad-message"),
    "a number": (b"1", "bad-message"),
    "a list": (b"[]", "bad-message"),
    "no type": (b"{}", "bad-message"),
    "another type": (b'{"type":"fly","id":"x"}', "bad-message"),
    "a second hello": (b'{"type":"hello"}', "bad-message"),
    "what only the server says": (b'{"type":"done","id":"x"}', "bad-message"),
    "two types": (b'{"type":"back","type":"stand","id":"x"}', "bad-message"),
    "truncated": (b'{"type":"say","id":"x","text":"he', "bad-message"),
    "more than one": (b'{"type":"back","id":"x"}{"type":"back","id":"y"}', "bad-message"),
    "a byte order mark": (b'\xef\xbb\xbf{"type":"back","id":"x"}', "bad-message"),
    "UTF-16": ('{"type":"back","id":"x"}'.encode("utf-16"), "bad-message"),
    "not UTF-8": (b"\xff\xfe\xfd", "bad-message"),
    "not UTF-8 in a name": (b'{"type":"sit","id":"x","seat":1,"name":"\xc3\x28"}', "bad-message"),
    "overlong UTF-8": (b'{"type":"say","id":"x","text":"\xc0\xaf"}', "bad-message"),
    "a surrogate in UTF-8": (b'{"type":"say","id":"x","text":"\xed\xa0\x80"}', "bad-message"),
    "half a pair in a name": (sit("1", r'"\ud800"'), "bad-message"),
    "half a pair in a line": (say(r"\udc00\ud800"), "bad-message"),
    "half a pair in a clue": (give_clue("1", r'"\ud83d"'), "bad-message"),
    "a control character": (say("a\x07b"), "bad-message"),
    "lists in lists": (b"[" * NESTING, "bad-message"),
    "objects in objects": (b'{"a":' * (NESTING // 3), "bad-message"),
    "a nested move": (give_clue("[" * NESTING + "]" * NESTING, "1"), "bad-message"),
    "a nested move in its depth": (give_clue("1", '{"a":' * 300 + "1" + "}" * 300), "bad-message"),
    "an unknown field": (b'{"type":"back","id":"x","really":true}', "bad-message"),
    "no id": (b'{"type":"back"}', "bad-message"),
    "an empty id": (b'{"type":"back","id":""}', "bad-message"),
    "a long id": (b'{"type":"back","id":"%s"}' % (b"x" * 33), "bad-message"),
    "a strange id": (b'{"type":"back","id":"a b"}', "bad-message"),
    "an id of two lines": (b'{"type":"back","id":"a\\n"}', "bad-message"),
    "an id that is a number": (b'{"type":"back","id":7}', "bad-message"),
    "a seat in words": (sit('"1"'), "bad-message"),
    "a seat that is true": (sit("true"), "bad-message"),
    "a seat that is null": (sit("null"), "bad-message"),
    "a seat and a half": (sit("1.5"), "bad-message"),
    "a seat below": (sit("-1"), "bad-message"),
    "a seat not a number": (sit("NaN"), "bad-message"),
    "a seat at infinity": (sit("1e999"), "bad-message"),
    "a seat far off": (sit("9" * 3000), "bad-message"),
    "a phase far off": (b'{"type":"ready","id":"x","game":1,"phase":9999999}', "bad-message"),
    "a line that is too long": (say("x" * 2001), "bad-message"),
    "a list for a name": (sit("1", '["Zoe"]'), "bad-message"),
    "a card not a number": (give_clue("NaN", '"x"'), "bad-message"),
    "a card that does not exist": (give_clue("9" * 3000, '"x"'), "D-2.1"),
    "a card below": (give_clue("-1", '"x"'), "D-2.1"),
    "a clue of nothing": (
        give_clue(str(StagedTable("playing").choices(1)[0].card), '"\\u200b"'),
        "D-2.1",
    ),
    "a name of nothing": (sit("1", '"\\u2800"'), "bad-name"),
    "a name of marks": (sit("1", '"x\\u0301\\u0301\\u0301\\u0301\\u0301"'), "bad-name"),
    "a line of controls": (say("\\u0000"), "bad-text"),
    "a line of nothing": (say(" "), "bad-text"),
}


@pytest.mark.usefixtures("bots_at_once")
def test_a_bad_message_is_refused_with_its_reason_and_the_connection_stays(tmp_path: Path) -> None:
    async def scenario() -> None:
        stage = StagedTable("playing")
        async with start_server(tmp_path) as (server, base), Visitor(base, token("bob")) as bob:
            code = await store_table(server, stage.entries)
            for name, (frame, refusal) in REFUSED.items():
                line = await bob.join(code)
                await line.receive()
                await send(line.socket, frame)
                answer = await line.receive()
                assert (answer["type"], answer["code"]) == ("refused", refusal), name
                assert (await line.ask("back"))["type"] == "done"
                await line.close()

    asyncio.run(scenario())


@pytest.mark.usefixtures("bots_at_once")
def test_of_duplicate_fields_the_last_counts(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base), Visitor(base, token("bob")) as bob:
            line = await bob.join(await store_table(server, StagedTable("open").entries))
            await send(line.socket, b'{"type":"say","id":"x","text":"one","id":"y","text":"two"}')
            await line.until(lambda said: said.get("id") == "y")
            assert (await line.receive())["chat"][-1]["text"] == "two"

    asyncio.run(scenario())


Ending = Callable[[aiohttp.ClientWebSocketResponse], Awaitable[object]]
LARGEST = b" " * (wire.MAX_FRAME_BYTES - len(say("hello"))) + say("hello")
ENDINGS: dict[str, tuple[Ending, int]] = {
    "a byte too long": (lambda ws: send(ws, b" " + LARGEST), WSCloseCode.MESSAGE_TOO_BIG),
    "far too long": (lambda ws: send(ws, b"x" * 60_000), WSCloseCode.MESSAGE_TOO_BIG),
    "too long in pieces": (lambda ws: send_in_pieces(ws, 10, 1000), WSCloseCode.MESSAGE_TOO_BIG),
    "binary": (lambda ws: ws.send_bytes(say("hello")), WSCloseCode.POLICY_VIOLATION),
    "not of this protocol": (lambda ws: send_raw(ws, b"\x83\x80abcd"), WSCloseCode.PROTOCOL_ERROR),
    "compressed unasked": (lambda ws: send_raw(ws, b"\xc1\x80abcd"), WSCloseCode.PROTOCOL_ERROR),
    "a piece of nothing": (lambda ws: send_raw(ws, b"\x80\x80abcd"), WSCloseCode.PROTOCOL_ERROR),
}


async def send_in_pieces(socket: aiohttp.ClientWebSocketResponse, count: int, size: int) -> None:
    """Send a message in many small frames."""
    head = b"\x01\xfe" + size.to_bytes(2) + bytes(4)
    for _ in range(count):
        await send_raw(socket, head + b"x" * size)
        head = b"\x00\xfe" + size.to_bytes(2) + bytes(4)


async def send_raw(socket: aiohttp.ClientWebSocketResponse, data: bytes) -> None:
    """Write bytes to the connection as they are."""
    connection = socket._response.connection
    assert connection is not None
    assert connection.transport is not None
    connection.transport.write(data)


@pytest.mark.parametrize("kind", ENDINGS)
def test_a_frame_that_cannot_be_a_message_ends_the_connection(kind: str, tmp_path: Path) -> None:
    send_it, expected = ENDINGS[kind]

    async def scenario() -> None:
        async with (
            start_server(tmp_path) as (server, base),
            Visitor(base, token("bob")) as bob,
            Visitor(base, token("cat")) as cat,
        ):
            code = await store_table(server, StagedTable("playing").entries)
            hers, his = await cat.join(code), await bob.join(code)
            await his.receive()
            await send_it(his.socket)
            with pytest.raises(ConnectionError):
                await his.until(lambda _: False)
            assert his.socket.close_code == expected
            assert (await hers.ask("say", text="Bob?"))["type"] == "done"
            again = await bob.join(code)
            assert (await again.receive())["you"]["seat"] == 1

    asyncio.run(scenario())


def test_a_frame_of_the_maximal_size_is_accepted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base), Visitor(base, token("bob")) as bob:
            line = await bob.join(await store_table(server, StagedTable("open").entries))
            await send(line.socket, LARGEST)
            assert (await line.until(lambda said: said.get("id") == "x"))["type"] == "done"

    asyncio.run(scenario())


# Fuzzing.


def mutate(rng: Random, commands: list[dict[str, Any]]) -> bytes:
    """Make random bytes or a damaged message."""
    frame, other = (
        bytearray(msgspec.json.encode({"id": rng.randbytes(4).hex(), **rng.choice(commands)}))
        for _ in range(2)
    )
    kind = rng.randrange(9)
    at, end = sorted(rng.randrange(len(frame) + 1) for _ in range(2))
    match kind:
        case 0:
            return rng.randbytes(rng.randrange(200))
        case 1:
            del frame[at:end]
        case 2:
            frame[at:end] = rng.randbytes(rng.randrange(9))
        case 3:
            frame[at:at] = frame[at:end] * rng.randrange(3)
        case 4:
            frame[at:] = other[at:]
        case 5:
            frame = bytearray(frame.replace(b"1", rng.choice(NUMBERS)))
        case 6:
            frame = bytearray(frame.replace(b"0", rng.choice(NUMBERS), 1))
        case 7:
            frame = bytearray(frame.replace(b'"', b"", rng.randrange(3)))
        case _:
            frame[at:at] = rng.choice(FRAGMENTS)
    return bytes(frame[: wire.MAX_FRAME_BYTES])


NUMBERS = [
    b"-1",
    b"9",
    b"99",
    b"1e5",
    b"1e400",
    b"9" * 400,
    b"null",
    b"true",
    b'"x"',
    b"[]",
    b"NaN",
]
FRAGMENTS = [b"\x00", b"\\u0000", b"\\ud800", b"\xff", b'"', b"{", b"[" * 500, b",", b"\\", b" "]


async def send_all(bob: Visitor, code: str, left: list[bytes]) -> None:
    """Send all frames, reconnecting when the server closes; each frame must get an answer."""
    while left:
        line = await bob.join(code)
        await line.receive()
        try:
            while left:
                await send(line.socket, left.pop())
                while (answer := await line.receive())["type"] == "update":
                    pass
                assert answer["type"] != "closing" or answer["code"] in (
                    "rate-limited",
                    "removed",
                ), answer
        except ConnectionError:
            pass
        await line.close()


def start_script() -> Script:
    """Start a game of Saboteur with three people and always the same deal."""
    script = Script("ann", settings("saboteur", clock="off", first=0))
    script.sit("ann", "bob", "cat")
    script.ask("ann", wire.Start)
    return script


async def play_game(server: Server, base: str, may_move: Callable[[int], bool]) -> list[list[str]]:
    """Let three people play, each move when `may_move` allows it. Returns all their frames."""
    code = await store_table(server, start_script().entries, CODE)
    people = [Visitor(base, token(name)) for name in ("ann", "bob", "cat")]
    lines: list[Wire] = []
    for visitor in people:
        lines.append(await visitor.join(code))
        for line in lines:
            await line.receive()
    for made in range(MOVES):
        while not may_move(made):
            await asyncio.sleep(0.001)
        playing = lines[0].view["play"]
        (seat,) = playing["to_act"]
        (move, *_) = lines[seat].view["play"]["choices"]
        await lines[seat].do("move", game=1, phase=playing["phase"], move=move)
        for other in (line for line in lines if line is not lines[seat]):
            await other.receive()
    for visitor in people:
        await visitor.close()
    return [line.frames for line in lines]


@pytest.mark.usefixtures("bots_at_once")
def test_fuzzing_one_table_does_not_disturb_another(tmp_path: Path) -> None:
    stage = StagedTable("playing", host="hal")
    seeds = [command for role in ("bob", "hal") for command in commands(stage, role).values()]
    rng = Random(4)
    names = ("bob", "hal", "ann", "eve")
    left = {name: [mutate(rng, seeds) for _ in range(FUZZ_FRAMES // len(names))] for name in names}

    def fuzzed_enough(made: int) -> bool:
        """Spread the moves over the whole fuzz."""
        return sum(map(len, left.values())) * MOVES <= FUZZ_FRAMES * (MOVES - 1 - made)

    async def scenario() -> None:
        async with start_server(tmp_path / "quiet") as (server, base):
            undisturbed = await play_game(server, base, lambda _: True)
        async with start_server(tmp_path / "fuzz") as (server, base):
            async with asyncio.TaskGroup() as group:
                people = {name: Visitor(base, token(name)) for name in names}
                for name, visitor in people.items():
                    code = await store_table(server, stage.entries)
                    group.create_task(send_all(visitor, code, left[name]))
                game = group.create_task(play_game(server, base, fuzzed_enough))
            for visitor in people.values():
                await visitor.close()
            async with Visitor(base) as ann, ann.http.get(f"{base}/readyz") as ready:
                assert ready.status == 200
        assert game.result() == undisturbed

    with structlog.testing.capture_logs() as logs:
        asyncio.run(scenario())
    assert [entry for entry in logs if entry["log_level"] in ("error", "critical")] == []
