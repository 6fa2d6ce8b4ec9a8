"""What a model is asked, and what it sees by its tools, follows from what its seat knows alone.

Tables are folded from the logs of twin worlds, which differ only in what one seat has not seen. The
client gets the update of each world from a small server, as it would from a real one.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import msgspec
import pytest

from lorelode.agents.briefing import read_briefing
from lorelode.agents.prompt import make_prompt
from lorelode.agents.seat_tools import SeatTools
from lorelode.client import connect
from lorelode.core import Seat
from lorelode.tables.audience import Cursor, Perspective
from lorelode.tables.fold import fold
from lorelode.tables.log import PersonId
from lorelode.tables.presence import Presence
from lorelode.tables.update_writer import PartCache, UpdateWriter
from tests.client.fakes import Call, answering
from tests.server.planted_leaks import LEAKS
from tests.server.twin_worlds import SETUPS, Pair, make_log, make_pairs


def pairs(game: str) -> list[Pair]:
    return [
        pair
        for number in (0, 1)
        for pair in make_pairs(SETUPS[game][1:3], number, *map(Seat, (0, 2)))
    ]


def write_update(pair: Pair, which: int) -> bytes:
    """What the server sends to the seat in one of the worlds."""
    people = {PersonId(f"player {seat}"): f"P{seat}" for seat in range(pair.setup.seats)}
    table = fold(pair.code, make_log(pair, which, list(people)))
    writer = UpdateWriter(table, Presence(), people, None, PartCache())
    seat = Perspective(pair.viewer, sees_game=True, is_host=False, is_television=False)
    return writer.write(seat, Cursor())[0]


async def read_worlds(pair: Pair) -> list[tuple[bytes, str, tuple[int, ...]]]:
    """The prompt, what `look` says and the pictures that may be seen, in each world."""
    found = []
    for which in (0, 1):
        frame = write_update(pair, which)

        async def tell(call: Call, frame: bytes = frame) -> None:
            await call.told()
            await call.socket.send_str(frame.decode())
            await call.rest()

        async with answering(tell) as base, connect(base, pair.code, name="Model") as player:
            briefing = read_briefing(player)
            assert briefing is not None
            seen = {number: f"picture {number}" for number in briefing.shown_pictures}
            tools = SeatTools(base, AsyncExitStack())
            tools._player = player
            prompt = msgspec.json.encode(make_prompt(briefing, seen))
            found.append((prompt, await tools.look(), tuple(briefing.visible_pictures)))
    return found


@pytest.mark.parametrize("game", SETUPS)
def test_a_model_reads_the_same_in_twin_worlds(game: str) -> None:
    asked = 0
    for pair in pairs(game):
        one, other = asyncio.run(read_worlds(pair))
        assert one == other
        asked += "Your legal moves:" in one[1]
    assert asked


@pytest.mark.parametrize("game", SETUPS)
def test_a_planted_leak_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS["choices_in_a_revealing_order"](monkeypatch)
    told = (asyncio.run(read_worlds(pair)) for pair in pairs(game))
    assert any(one != other for one, other in told)
