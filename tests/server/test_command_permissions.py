"""Every command is done or refused as the permission matrix says."""

from __future__ import annotations

import asyncio
from itertools import chain
from pathlib import Path
from typing import Any, get_args

import aiohttp
import msgspec
import pytest

from lorelode import wire
from lorelode.core import Code, Refusal
from lorelode.tables.spectators import spectator_id
from lorelode.tables.store import TableId
from lorelode.web.server import Server
from tests.server.clients import Visitor, Wire, start_server
from tests.server.permission_matrix import MATRIX
from tests.server.staged_tables import (
    ANN,
    BOB,
    BOT,
    CAT,
    DOT,
    SEATS,
    StagedTable,
    bots_at_once,
    store_table,
)
from tests.tables.scripted import CODE, person, token

__all__ = ["bots_at_once"]

HELLO = {"type": "hello"}

NOT_IN_LOG = (
    *("ready", "hold", "next move", "cover board", "look", "back", "invite players"),
    *("vote, yes", "vote, no", "request the role"),
    "reveal contribution",
)
"""Commands about presence, which is not in the log, and one that comes after the first deal."""


def commands(stage: StagedTable, role: str, code: str = CODE) -> dict[str, dict[str, Any]]:
    """The commands of the rows, as this role sends them to the table with this code."""
    name = role.removesuffix("-2")
    own = SEATS.get(name)
    sit = {"type": "sit", "name": name.title()}
    bot = {"type": "add-bot", "level": "steady"}
    rules = msgspec.to_builtins(stage.table.settings)
    change = {"type": "change-settings"}
    match = stage.table.match
    game, phase = (match.number, match.phase) if match is not None else (1, 1)
    move = {"type": "move", "game": game, "phase": phase}
    hands = [private.hand for private in match.state.private] if match else [()] * 5
    mine = (*hands[BOB if own is None else own], 1)[0]
    others = (*hands[CAT if own == BOB else BOB], 2)[0]

    def known(name: str) -> str:
        return spectator_id(code, person(name))

    host = known("hal" if role == "hal" else "ann")

    return {
        "sit, free seat": {**sit, "seat": DOT},
        "sit, somebody's seat": {**sit, "seat": CAT if own == BOB else BOB},
        "sit, Dot's seat": {**sit, "seat": DOT},
        "sit, bot's seat": {**sit, "seat": BOT},
        "sit, own seat": {**sit, "seat": ANN if own is None else own},
        "sit, no seat at all": {**sit, "seat": 9},
        "stand": {"type": "stand"},
        "swap": {"type": "swap-seats", "one": BOB, "other": CAT},
        "bot, free seat": {**bot, "seat": DOT},
        "bot, all free seats": bot,
        "bot, somebody's seat": {**bot, "seat": CAT},
        "bot, at random": {**bot, "level": "random"},
        "remove, player": {"type": "remove", "seat": CAT},
        "remove, Ann": {"type": "remove", "seat": ANN},
        "remove, Dot": {"type": "remove", "seat": DOT},
        "remove, bot": {"type": "remove", "seat": BOT},
        "remove, nobody": {"type": "remove", "seat": DOT},
        "change, chat": {**change, "settings": {**rules, "chat": "seats"}},
        "change, seats": {**change, "settings": {**rules, "seats": 6}},
        "change, nonsense": {**change, "settings": {**rules, "edition": "nothing"}},
        "first, Bob": {"type": "name-first", "seat": BOB},
        "pick a face": {"type": "pick-face", "face": stage.find_free_face(code)},
        "promote, player": {"type": "promote", "seat": BOB},
        "promote, no player": {"type": "promote", "seat": BOT},
        "promote, Dot": {"type": "promote", "seat": DOT},
        "start": {"type": "start"},
        "move": {**move, "move": {"type": "tell", "card": mine, "clue": "a rabbit"}},
        "move, other's card": {**move, "move": {"type": "tell", "card": others, "clue": "a fox"}},
        "move, the dealer's": {**move, "move": {"type": "show", "cards": [mine]}},
        "move, late": {**move, "phase": phase - 1, "move": {"type": "speak", "card": mine}},
        "move, nonsense": {**move, "move": {"type": "fly", "card": mine}},
        "ready": {"type": "ready", "game": game, "phase": phase},
        "hold": {"type": "hold", "game": game, "phase": phase},
        "next move": {"type": "next-move", "game": game, "lines": 1},
        "cover board": {"type": "cover-board", "covered": True},
        "invite players": {"type": "invite-players"},
        "look": {"type": "look", "looking": False},
        "commit contribution": {
            "type": "commit-contribution",
            "game": game + (match is not None),
            "hash": "5e" * 32,
        },
        "reveal contribution": {
            "type": "reveal-contribution",
            "game": game,
            "contribution": "5e" * 16,
        },
        "back": {"type": "back"},
        "vote, yes": {"type": "vote-end", "game": game, "yes": True},
        "vote, no": {"type": "vote-end", "game": game, "yes": False},
        "vote, other game": {"type": "vote-end", "game": game + 1, "yes": True},
        "request the role": {"type": "request-host"},
        "say": {"type": "say", "text": "Good evening"},
        "say why": {"type": "say", "text": "That is why", "about": {"game": game, "turn": 0}},
        "phrase": {"type": "say-phrase", "phrase": "thanks", "blanks": {"seat": BOT}},
        "hide, chat": {"type": "hide", "what": "chat", "number": 0},
        "hide, gallery": {"type": "hide", "what": "gallery", "number": 0},
        "hide, clue": {"type": "hide", "what": "clue", "number": 0},
        "hide, no such line": {"type": "hide", "what": "chat", "number": 99},
        "hide, clue not given": {"type": "hide", "what": "clue", "number": 2},
        "unhide, chat": {"type": "unhide", "what": "chat", "number": 0},
        "unhide, gallery": {"type": "unhide", "what": "gallery", "number": 1},
        "unhide, clue": {"type": "unhide", "what": "clue", "number": 0},
        "mute, Ivy": {"type": "mute-spectator", "spectator": known("ivy"), "muted": True},
        "mute, seated": {"type": "mute-spectator", "spectator": known("cat"), "muted": True},
        "remove, Ivy": {"type": "remove-spectator", "spectator": known("ivy")},
        "remove, Rex": {"type": "remove-spectator", "spectator": known("rex")},
        "remove, stranger": {"type": "remove-spectator", "spectator": "A" * 12},
        "remove, host": {"type": "remove-spectator", "spectator": host},
        "mute, player": {"type": "mute", "seat": BOB, "muted": True},
        "mute, bot": {"type": "mute", "seat": BOT, "muted": True},
        "mute, nobody": {"type": "mute", "seat": DOT, "muted": True},
        "offer": {"type": "offer-seat"},
        "claim, Cat's offer": {"type": "claim-seat", "secret": stage.offer_secrets.good},
        "claim, no such offer": {"type": "claim-seat", "secret": "A" * 32},
        "claim, used offer": {"type": "claim-seat", "secret": stage.offer_secrets.used},
        "claim, expired offer": {"type": "claim-seat", "secret": stage.offer_secrets.expired},
    }


@pytest.mark.parametrize("status", MATRIX)
def test_the_permission_matrix_is_complete(status: str) -> None:
    stage = StagedTable(status)
    asked = commands(stage, "eve")
    assert MATRIX[status].keys() <= asked.keys()
    tags = {kind.__struct_config__.tag for kind in get_args(wire.Command)}
    assert {asked[row]["type"] for row in MATRIX[status]} == tags
    for row, answers in MATRIX[status].items():
        assert len(answers) == 8 or row == "sit, own seat"


class MatrixColumn:
    """One column of the matrix at a running server."""

    def __init__(self, server: Server, base: str, status: str, role: str) -> None:
        self.server = server
        self.status = status
        self.role = role
        self.stage = StagedTable(status, host="hal" if role == "hal" else "ann")
        cookie = "ann" if role == "tv" else role.removesuffix("-2")
        self.visitor = Visitor(base, token(cookie))
        self.wrong: list[str] = []

    async def check(self) -> list[str]:
        """Send all commands. Returns the unexpected answers."""
        rows = MATRIX[self.status]
        expected = {row: rows[row][self.role] for row in rows if self.role in rows[row]}
        refused = {row: code for row, code in expected.items() if code != "done"}
        async with self.visitor:
            # A refusal changes nothing, so all refused commands can use the same table.
            if await self.ask(refused):
                self.wrong.append(f"{self.status}: {self.role}: a refusal is in the log")
            for row in expected.keys() - refused.keys():
                added = await self.ask({row: "done"})
                if not added and row not in NOT_IN_LOG:
                    self.wrong.append(f"{self.status}: {self.role}: {row}: not in the log")
        return self.wrong

    async def ask(self, expected: dict[str, str]) -> int:
        """Send some commands to a new table. Returns how many entries they added to its log."""
        code = await store_table(self.server, self.stage.entries)
        wire = await self.join(code)
        sent = commands(self.stage, self.role, code)
        for row, answer in expected.items():
            fields = dict(sent[row])
            reply = await wire.ask(fields.pop("type"), **fields)
            got = reply.get("code", reply["type"])
            if got != answer:
                self.wrong.append(f"{self.status}: {self.role}: {row}: {got}, not {answer}")
        added = await self.server.services.store.load(TableId(code))
        return added.length - len(self.stage.entries)

    async def join(self, code: str) -> Wire:
        if self.role == "tv":
            return await self.visitor.join(code, television=True)
        if self.role.endswith("-2"):
            await self.visitor.join(code)
        return await self.visitor.join(code, name=self.role.title())


@pytest.mark.parametrize("status", MATRIX)
@pytest.mark.usefixtures("bots_at_once")
def test_every_command_is_done_or_refused_as_the_permission_matrix_says(
    status: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base):
            columns = [MatrixColumn(server, base, status, role) for role in MATRIX[status]["stand"]]
            wrong = await asyncio.gather(*(column.check() for column in columns))
            assert [*chain.from_iterable(wrong)] == []

    asyncio.run(scenario())


async def send_and_receive_all(
    visitor: Visitor, code: str, *sent: dict[str, Any]
) -> list[dict[str, Any]]:
    """Send messages. Returns all messages until the server closes the connection."""
    socket = await visitor.http.ws_connect(f"{visitor.base}/ws/{code}")
    wire = Wire(socket)
    for message in sent:
        await socket.send_json(message)
    with pytest.raises(ConnectionError):
        await wire.until(lambda _: False)
    return [msgspec.json.decode(frame) for frame in wire.frames]


@pytest.mark.parametrize("status", MATRIX)
def test_a_removed_player_is_refused_everything(status: str, tmp_path: Path) -> None:
    closing = [msgspec.to_builtins(wire.Closing.of(Refusal(Code.REMOVED)))]

    async def scenario() -> None:
        stage = StagedTable(status)
        async with start_server(tmp_path) as (server, base), Visitor(base, token("rex")) as rex:
            code = await store_table(server, stage.entries)
            for command in commands(stage, "rex").values():
                assert (
                    await send_and_receive_all(rex, code, HELLO, {"id": "x", **command}) == closing
                )
            assert await send_and_receive_all(rex, code, {**HELLO, "television": True}) == closing
            stored = await server.services.store.load(TableId(code))
            assert stored.length == len(stage.entries)

    asyncio.run(scenario())


def test_a_command_without_a_code_or_a_hello_is_not_done(tmp_path: Path) -> None:
    async def scenario() -> None:
        stage = StagedTable("playing")
        async with start_server(tmp_path) as (server, base), Visitor(base, token("ann")) as ann:
            code = await store_table(server, stage.entries)
            for command in ({"id": "x", **command} for command in commands(stage, "ann").values()):
                with pytest.raises(aiohttp.WSServerHandshakeError, match="404"):
                    await send_and_receive_all(ann, "ZZZZZZZZ", HELLO, command)
                (refusal,) = await send_and_receive_all(ann, code, command)
                assert (refusal["type"], refusal["code"]) == ("closing", "bad-message")
            stored = await server.services.store.load(TableId(code))
            assert stored.length == len(stage.entries)

    asyncio.run(scenario())
