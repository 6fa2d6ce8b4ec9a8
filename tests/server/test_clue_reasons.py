"""Why a bot gave its clue, for everybody at the table as soon as the turn is over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from lorelode.core import Seat
from lorelode.tables.log import Entry, MovePlayed, PersonId
from lorelode.tables.match import Match
from lorelode.tables.past_clues import find_past_clue
from lorelode.wire.play import PastClue
from tests.server import twin_servers
from tests.server.staged_tables import (
    SMALL,
    TableSession,
    View,
    bots_at_once,
    start_table,
    wait_for_update,
)
from tests.server.twin_servers import Clock, fetch, token, two_servers
from tests.server.twin_worlds import SETUPS, Pair, make_log, make_pairs
from tests.web.serving import run

__all__ = ["bots_at_once"]

RULES: dict[str, Any] = {"game": "dixit", "edition": "fa", "seats": 3, "clock": "off"}


def is_to(kind: str, view: View) -> bool:
    """Whether the reader of an update is to make a move of a kind."""
    return any(move["type"] == kind for move in view["play"]["choices"])


async def ask(here: TableSession, name: str, turn: object, game: object = 1) -> Any:
    """The reason for the clue of a turn, or the code of the refusal."""
    address = f"{here.base}/api/tables/{here.code}/clue-reason?game={game}&turn={turn}"
    async with here.people[name].http.get(address) as answer:
        body = await answer.json()
        return body if answer.ok else body["code"]


@pytest.mark.parametrize("level", ["easy", "normal", "steady"])
@pytest.mark.usefixtures("bots_at_once")
def test_a_bot_says_why_it_gave_a_clue_when_the_turn_is_over(level: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(
            tmp_path,
            "ann",
            server={"bot_seconds": 0},
            first=1,
            television=True,
            switches=SMALL,
            **RULES,
        ) as here:
            ann = here["ann"]
            await here.join("eve", name="Eve")
            await here.join("television", television=True)
            await ann.do("add-bot", level=level)
            assert await ask(here, "ann", 0) == "no-such-game"
            await ann.do("start")
            # The bot has told: nobody may know why before the votes are open.
            for kind in ("give", "vote"):
                await wait_for_update(ann, partial(is_to, kind))
                for name in ("ann", "eve"):
                    assert await ask(here, name, 0) == "no-bot-move"
                await here.move("ann")
            view = await wait_for_update(ann, lambda view: view["table"]["status"] == "resting")
            (turn,) = view["play"]["public"]["turns"]
            picture = turn["display"][turn["owners"].index(turn["teller"])]
            answers = [await ask(here, name, 0) for name in ("ann", "eve", "television")]
            assert answers == answers[:1] * 3
            assert answers[0] == {"picture": picture}
            for wrong in (1, -1, "", "x", 99999):
                assert await ask(here, "ann", wrong) == "no-bot-move"
            address = f"{here.base}/api/tables/{here.code}/clue-reason?turn=0"
            async with here.people["ann"].http.get(address) as answer:
                assert await answer.json() == answers[0]
            for wrong in (0, 2, "", "x"):
                assert await ask(here, "ann", 0, wrong) == "no-such-game"
            await here.play("ann", until="over")
            assert await ask(here, "eve", 0) == answers[0]

    asyncio.run(scenario())


@pytest.mark.usefixtures("bots_at_once")
def test_nobody_says_why_a_person_gave_a_clue(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(
            tmp_path, "ann", server={"bot_seconds": 0}, first=0, switches=SMALL, **RULES
        ) as here:
            await here["ann"].do("add-bot", level="easy")
            await here["ann"].do("start")
            await here.play("ann", until="resting")
            assert await ask(here, "ann", 0) == "no-bot-move"

    asyncio.run(scenario())


@pytest.mark.usefixtures("bots_at_once")
def test_only_those_who_may_watch_can_read_why(tmp_path: Path) -> None:
    async def scenario() -> None:
        closed = {**RULES, "spectators": False, "television": False}
        async with start_table(
            tmp_path, "ann", "bob", server={"bot_seconds": 0}, first=2, **closed
        ) as here:
            ann = here["ann"]
            await here.join("eve", name="Eve")
            await ann.do("add-bot", level="easy")
            await ann.do("start")
            await here.play("ann", "bob", until="resting")
            assert "picture" in await ask(here, "bob", 0)
            assert await ask(here, "eve", 0) == "players-only"
            rules = {**ann.view["table"]["settings"], "television": True}
            await ann.do("change-settings", settings=rules)
            assert "picture" in await ask(here, "eve", 0)
            await ann.do("remove", seat=1)
            assert await ask(here, "bob", 0) == "removed"

    asyncio.run(scenario())


# Twin worlds.


def make_bots_log(pair: Pair, which: int, people: Sequence[PersonId]) -> list[Entry]:
    """The log of a table at which bots have made all moves."""
    return [
        replace(entry, by=None, id="", bot="normal")
        if isinstance(entry, MovePlayed) and entry.seat >= 0
        else entry
        for entry in make_log(pair, which, people)
    ]


@cache
def pairs_after_turns() -> list[Pair]:
    """Twin worlds of Dixit in which a turn is over."""
    return [
        pair
        for number in range(2)
        for pair in make_pairs(SETUPS["dixit"], number)
        if pair.worlds[0].states[pair.start].public.turns
    ]


def fetch_reasons(
    pairs: Sequence[Pair], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> list[set[bytes]]:
    """For each pair the different answers that anybody gets in either world, to every turn."""
    monkeypatch.setattr(twin_servers, "make_log", make_bots_log)
    found = []

    async def scenario() -> None:
        async with two_servers(folder, pairs, Clock()) as ports:
            for pair in pairs:
                turns = len(pair.worlds[0].states[pair.start].public.turns)
                paths = [
                    f"/api/tables/{pair.code}/clue-reason?game=1&turn={turn}"
                    for turn in range(turns + 1)
                ]
                readers = [*(f"player {seat}" for seat in range(pair.setup.seats)), "owl"]
                answers = {
                    await fetch(port, paths, token(pair, reader))
                    for port in ports
                    for reader in readers
                }
                for answer in answers:
                    assert answer.count(b"HTTP/1.1 200 OK") == turns
                    assert answer.count(b'"picture":') == turns
                    assert b'"code":"no-bot-move"' in answer
                found.append(answers)

    run(scenario())
    return found


def test_why_a_bot_gave_its_clue_depends_on_nothing_that_a_reader_may_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = pairs_after_turns()
    assert sum(map(hands_of_last_teller_differ, pairs)) > len(pairs) / 2 > 3
    # The same bytes in both worlds, for everybody.
    assert {len(answers) for answers in fetch_reasons(pairs, tmp_path, monkeypatch)} == {1}


def test_a_reason_that_depends_on_the_bots_hand_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leak(match: Match, turn: int) -> PastClue | None:
        clue = find_past_clue(match, turn)
        return clue and clue._replace(picture=sum(match.state.private[clue.seat].hand) % 9 + 1)

    monkeypatch.setattr("lorelode.web.routes.clues.find_past_clue", leak)
    pairs = list(filter(hands_of_last_teller_differ, pairs_after_turns()))
    assert max(map(len, fetch_reasons(pairs, tmp_path, monkeypatch))) > 1


def hands_of_last_teller_differ(pair: Pair) -> bool:
    """Whether the bot that told last holds other cards in the other world."""
    one, other = (world.states[pair.start] for world in pair.worlds)
    teller = Seat(one.public.turns[-1].teller)
    return bool(one.private[teller].hand != other.private[teller].hand)
