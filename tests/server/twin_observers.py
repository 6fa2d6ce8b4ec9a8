"""Play twin worlds at two servers, and check that the observer cannot tell them apart.

The observer follows the game, tries illegal moves, sends bad messages, reconnects with true and
false claims about what it has received, and requests every HTTP address. After every move the
comparison takes all bytes that the observer received in one world and in the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from msgspec import to_builtins
from structlog.testing import capture_logs

from lorelode import wire
from lorelode.core import CHANCE, AnyGame, IllegalMove, Pace, Seat
from lorelode.testing.moves import damage_text
from lorelode.testing.random_games import AnyState
from lorelode.web.routes import all_routes
from tests.server.twin_servers import (
    BINARY,
    Clock,
    Passage,
    RawSocket,
    Told,
    fetch,
    seed_hashes,
    strip_date,
    token,
    two_servers,
)
from tests.server.twin_worlds import Pair

STEP = 0.3
"""How many seconds pass between two moves."""

ON_JOINING = -1
"""The step of a comparison before the first move."""

BAD_MESSAGES = (
    b"",
    b"{",
    b"[]",
    b"\xff\xfe",
    b'{"type":"nothing"}',
    b'{"type":"move","id":"x"}',
    b'{"type":"say","id":"!","text":""}',
    b'{"type":"hello"}',
    b"[" * 2000,
)
BAD_HELLOS = (
    b'{"type":"hello","wire":%d}' % (wire.WIRE_VERSION + 1),
    b'{"type":"hello","seat":77}',
    b'{"type":"start","id":"x"}',
    b"nonsense",
)


GALLERY_COMMANDS: Final = (
    {"type": "say", "text": "hoo"},
    {"type": "say-phrase", "phrase": "doubt"},
)
"""What a spectator sends that players must not notice."""


class WorldsDiffer(AssertionError):
    """An observer could tell the two worlds apart."""

    def __init__(self, where: str, step: int, here: bytes, there: bytes) -> None:
        # The first bytes of a frame are its length, which says little about the difference.
        pairs = zip(range(len(here)), here, there, strict=False)
        at = next((index for index, one, other in pairs if one != other and index > 9), 0)
        shown = "\nor ".join(str(got[max(0, at - 60) : at + 60]) for got in (here, there))
        super().__init__(f"{where}, step {step}:\n   {shown}")
        self.step = step


class ComparedAmount(NamedTuple):
    """How much was compared."""

    frames: int
    refusals: int
    bytes: int


def find_illegal_move(game: AnyGame, state: AnyState, seat: Seat | None, rng: Random) -> Any:
    """Find a move that a seat, or somebody without one, may not make; None if there is none."""
    movers = [one for one in game.to_act(state.public) if one != CHANCE]
    for _ in range(4 if movers else 0):
        move = rng.choice(game.choices(state.view(rng.choice(movers))))
        move = damage_text(move, rng) if rng.random() < 0.5 else move
        if seat is None:
            return to_builtins(move)
        try:
            game.play(state, seat, move)
        except IllegalMove:
            return to_builtins(move)
    return None


def moment_of(game: AnyGame, state: AnyState) -> Mapping[str, Any]:
    """The fields of a `move` command that say for which moment it is."""
    return {"game": 1, "phase": game.phase(state.public)}


def sample_commands(pair: Pair) -> list[Mapping[str, Any]]:
    """Commands of every kind; most are refused while a game is played."""
    return [
        {"type": "say", "text": "good luck, all"},
        {"type": "hide", "what": "gallery", "number": 0},
        {"type": "say-phrase", "phrase": "thanks", "blanks": {"seat": pair.other}},
        {"type": "say-phrase", "phrase": "stone", "blanks": {"goal": "top"}},
        {"type": "say-phrase", "phrase": "lovely", "blanks": {"picture": 1}},
        {"type": "say", "text": "because", "about": {"game": 1, "turn": 0}},
        {"type": "sit", "seat": pair.other, "name": "cuckoo"},
        {"type": "claim-seat", "secret": "x" * 32},
        {"type": "start"},
        {"type": "offer-seat"},
        {"type": "ready", "game": 1, "phase": 0},
        {"type": "swap-seats", "one": 0, "other": 1},
        {"type": "hide", "what": "clue", "number": 999},
        {"type": "add-bot", "level": "steady"},
        {"type": "back"},
        {"type": "mute", "seat": 0, "muted": True},
        {"type": "remove", "seat": 0},
        {"type": "promote", "seat": 0},
    ]


def hello_claims(pair: Pair, index: int) -> list[Mapping[str, Any]]:
    """What a client may claim to have received when it reconnects: nothing, the truth, and lies."""
    viewer, other = pair.viewer, pair.other
    return [
        {},
        {"game": 1, "seat": viewer, "lines": max(0, index - 2), "chat": 1},
        {"game": 1, "seat": other, "lines": 1},
        {"game": 1, "seat": viewer, "lines": 999_999, "chat": 999_999, "gallery": 999_999},
        {"game": 7, "seat": None, "lines": 2, "gallery": 1, "name": f"player {other}"},
        {"television": pair.observer != "outside"},
    ]


def table_addresses(pair: Pair) -> list[str]:
    """Every HTTP address of a table, and some that do not exist."""
    known = {
        route.path for route in all_routes() if route.method == "GET" and "{code}" in route.path
    }
    of_table = [path.replace("{code}", pair.code) for path in sorted(known)]
    asked = ("record?game=1", "record?game=2", "replay?seat=0", "replay?seat=all", "state")
    reasons = ("clue-reason?game=1&turn=0", "clue-reason?game=1&turn=1")
    further = [f"/api/tables/{pair.code}/{what}" for what in (*asked, *reasons)]
    return [*of_table, *further, *public_addresses(pair)]


def public_addresses(pair: Pair) -> list[str]:
    """Addresses that somebody without a code may request, some with a code that is almost right."""
    almost = pair.code[:-1] + ("0" if pair.code[-1] != "0" else "1")
    of_none = (f"/api/tables/{almost}/{what}" for what in ("deck", "record", "replay?seat=all"))
    return [*of_none, "/", "/metrics", "/healthz", "/readyz", "/api/tables"]


class TableInWorld:
    """Everybody at a table, in one of the two worlds."""

    def __init__(self, pair: Pair, which: int, port: int, gallery_writes: bool) -> None:
        self.pair = pair
        self.which = which
        self.port = port
        self.gallery_writes = gallery_writes and which == 0
        self.who = "owl" if pair.viewer is None else f"player {pair.viewer}"
        self.sockets: list[RawSocket] = []
        self.players: list[RawSocket] = []
        self.observer_sockets: list[RawSocket] = []
        """All connections of the observer, in the order in which they were made."""
        self.answers: list[bytes] = []
        self.asked = 0

    async def join(self) -> None:
        """Connect the players, a spectator and a television."""
        pair = self.pair
        for seat in range(pair.setup.seats):
            socket = await self._open(f"player {seat}", keep=seat == pair.viewer)
            await socket.hello()
            self.players.append(socket)
        self.spectator = await self._open("owl", keep=pair.viewer is None)
        await self.spectator.hello(name="owl")
        if pair.observer != "outside":
            television = await self._open("television", keep=True)
            await television.hello(television=True)
        self.second_socket = await self._open(self.who, keep=True)
        await self.second_socket.hello()
        self.observer = self.spectator if pair.viewer is None else self.players[pair.viewer]

    async def step(self, index: int) -> None:
        """Make one move, with everything that the observer and others do around it."""
        rng = Random(f"{self.pair.code} {index}")
        await self._try(index, rng)
        await self._act_unseen(index, rng)
        await self._play(index)
        passed = index - self.pair.start
        if passed % 2:
            await self._reconnect(index)
        if passed == 2:
            await self._request_everything()
        for socket in self.observer_sockets:
            if not socket.closed.done():
                await self._settle(socket)

    async def _open(self, who: str, keep: bool) -> RawSocket:
        socket = await RawSocket.open(self.port, self.pair.code, token(self.pair, who), keep)
        self.sockets.append(socket)
        if keep:
            self.observer_sockets.append(socket)
        return socket

    async def _ask(self, socket: RawSocket, message: Mapping[str, Any]) -> None:
        self.asked += 1
        await socket.ask(f"v{self.asked}", message)

    async def _settle(self, socket: RawSocket) -> None:
        """Wait for all frames on their way, by asking for a stale move: its refusal comes last."""
        await self._ask(socket, {"type": "move", "game": 0, "phase": 0, "move": {}})

    async def _try(self, index: int, rng: Random) -> None:
        """The observer sends commands, most of which are not allowed, and a bad message."""
        pair, state = self.pair, self.pair.worlds[0].states[index]
        turn = moment_of(pair.setup.game, state)
        if pair.observer != "outside" and (
            move := find_illegal_move(pair.setup.game, state, pair.viewer, rng)
        ):
            await self._ask(self.observer, {**turn, "type": "move", "move": move})
        rest = sample_commands(pair)
        await self._ask(self.observer, rest[index % len(rest)])
        # A bad message is answered at once, even if the table has an update to send. No update may
        # be on its way, or the order would not be certain.
        await self._settle(self.second_socket)
        self.second_socket.send(rng.choice(BAD_MESSAGES))
        await self._settle(self.second_socket)

    async def _act_unseen(self, index: int, rng: Random) -> None:
        """Do in one world only what the observer must not notice."""
        pair, world = self.pair, self.pair.worlds[self.which]
        socket, name = self.players[pair.other], f"w{self.which}-try-{index}"
        if self.which == 1:
            game, state = pair.setup.game, world.states[index]
            if move := find_illegal_move(game, state, pair.other, rng):
                answer = await socket.ask(
                    name, {**moment_of(game, state), "type": "move", "move": move}
                )
                assert answer.startswith(b'{"type":"refused"'), answer
            socket.send(rng.choice(BAD_MESSAGES))
        if self.gallery_writes and pair.viewer is not None:
            await self.spectator.do(f"owl-{index}", GALLERY_COMMANDS[index % 2])
            await socket.do(f"{name}-offer", {"type": "offer-seat"})

    async def _play(self, index: int) -> None:
        """Make the move; after a rest, everybody is ready first."""
        pair, world = self.pair, self.pair.worlds[self.which]
        game, state = pair.setup.game, world.states[index]
        turn = moment_of(game, state)
        if game.pace(state.public) is Pace.REST:
            for seat, socket in enumerate(self.players):
                await socket.do(self._command_id(seat, f"r{index}"), {**turn, "type": "ready"})
        mover, move = world.moves[index]
        if mover != CHANCE:
            socket, name = self.players[mover], self._command_id(mover, f"m{index}")
            made = {**turn, "type": "move", "move": to_builtins(move)}
            await socket.do(name, made)
            if mover != pair.viewer and self.which == 1:
                # A repeated command is done once, and nobody else notices.
                await socket.do(name, made)

    def _command_id(self, seat: int, name: str) -> str:
        """The id of a command; the ids of others differ between the worlds."""
        return name if seat == self.pair.viewer else f"w{self.which}-{name}"

    async def _reconnect(self, index: int) -> None:
        """Close the observer's second connection, and open another."""
        await self._settle(self.second_socket)
        await self.second_socket.close()
        self.second_socket = await self._open(self.who, keep=True)
        claims = hello_claims(self.pair, index)
        await self.second_socket.hello(**claims[index // 2 % len(claims)])

    async def _request_everything(self) -> None:
        """Request every address, and open connections with bad messages."""
        who = token(self.pair, self.who)
        self.answers.append(await fetch(self.port, table_addresses(self.pair), who))
        for words in (*BAD_HELLOS, None):
            socket = await self._open(self.who, keep=True)
            socket.send(b"{}" if words is None else words, *([BINARY] if words is None else []))
            await socket.wait_closed()


class TwinTable:
    """A table in both worlds."""

    def __init__(
        self,
        pair: Pair,
        ports: tuple[int, int],
        told: tuple[Told, Told],
        gallery_writes: bool,
    ) -> None:
        self.pair = pair
        self.told = [notices[pair.code] for notices in told]
        """The notices to everybody at the table, in both worlds."""
        self.sides = [
            TableInWorld(pair, which, port, gallery_writes) for which, port in enumerate(ports)
        ]
        self.compared = ComparedAmount(0, 0, 0)
        self._done: list[int] = []

    async def both(self, what: str, *arguments: int) -> None:
        """Do the same in both worlds, and compare what the observer received."""
        await run_together(getattr(side, what)(*arguments) for side in self.sides)
        self.compare(arguments[0] - self.pair.start if arguments else ON_JOINING)

    def compare(self, step: int) -> None:
        """Raise `WorldsDiffer` if the observer received something else in one world."""
        where = f"{self.pair.setup}, {self.pair.observer}"
        for here, there in zip(
            *(self._new(side, at) for at, side in enumerate(self.sides)), strict=True
        ):
            for one, other in zip(here, there, strict=False):
                if one != other:
                    raise WorldsDiffer(where, step, one, other)
            if len(here) != len(there):
                more = max(here, there, key=len)[min(len(here), len(there))]
                raise WorldsDiffer(where, step, more, b"(nothing)")
        self._done = [len(socket.received) for socket in self.sides[0].observer_sockets]

    def drop(self) -> None:
        """Close all connections at once."""
        for side in self.sides:
            for socket in side.sockets:
                socket.drop()

    def _new(self, side: TableInWorld, which: int) -> Iterator[Sequence[bytes]]:
        """What the observer received in one world and was not compared yet, by connection."""
        seeds = seed_hashes(self.pair)
        yield side.answers
        # Somebody who may not watch is told nothing, and may not know who is to act.
        yield () if self.pair.observer == "outside" else self.told[which]
        for number, socket in enumerate(side.observer_sockets):
            done = self._done[number] if number < len(self._done) else 0
            new = [chunk.replace(seeds[which], b"#" * 64) for chunk in socket.received[done:]]
            if which == 0:
                refusals = sum(b'{"type":"refused"' in chunk for chunk in new)
                self.compared = ComparedAmount(
                    self.compared.frames + len(new),
                    self.compared.refusals + refusals,
                    self.compared.bytes + sum(map(len, new)),
                )
            yield new


async def compare_worlds(
    pairs: Sequence[Pair], folder: Path, gallery_writes: bool = False, passed_by: Passage = None
) -> list[TwinTable]:
    """Play all pairs side by side; `WorldsDiffer` if an observer can tell two worlds apart.

    With `passed_by`, the servers pass everything on to others that own the tables.
    """
    clock = Clock()
    with capture_logs() as logs:
        twins = await _compare_tables(pairs, folder, gallery_writes, clock, passed_by)
    assert not [entry for entry in logs if entry["log_level"] in ("error", "critical")]
    return twins


async def _compare_tables(
    pairs: Sequence[Pair], folder: Path, gallery_writes: bool, clock: Clock, passed_by: Passage
) -> list[TwinTable]:
    told = Told(list), Told(list)
    async with two_servers(folder, pairs, clock, passed_by, told) as ports:
        twins = [TwinTable(pair, ports, told, gallery_writes) for pair in pairs]
        try:
            for twin in twins:
                # One after the other, so that the list of tables has the same order in both.
                await twin.both("join")
            for passed in range(max(len(pair.live) for pair in pairs)):
                clock.seconds += STEP
                unfinished = [twin for twin in twins if passed < len(twin.pair.live)]
                await run_together(
                    twin.both("step", twin.pair.start + passed) for twin in unfinished
                )
                if passed % 4 == 0:
                    await _compare_for_stranger(pairs[passed % len(pairs)], ports, passed)
        finally:
            for twin in twins:
                twin.drop()
    return twins


async def run_together(doing: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Run all at once; when one fails, cancel the others."""
    tasks = [asyncio.ensure_future(one) for one in doing]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _compare_for_stranger(pair: Pair, ports: tuple[int, int], passed: int) -> None:
    """Compare what somebody without a code receives, who requests addresses and guesses codes."""
    received = []
    for port in ports:
        answers = await fetch(port, public_addresses(pair), None)
        socket = await RawSocket.open(port, pair.code[::-1], None)
        socket.send({"type": "hello"})
        await socket.wait_closed()
        # The code is wrong, so what it receives is not a WebSocket's but HTTP, with a date.
        received.append(answers + strip_date(b"".join(socket.received)))
    if received[0] != received[1]:
        raise WorldsDiffer("a stranger", passed, *received)
