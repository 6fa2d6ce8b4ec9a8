"""Those at a table in both worlds, and whether the one who looks on can tell the two apart.

The viewer sees the game go on, tries what is not allowed, says what is no message, comes back with
true and false claims of what it holds, and asks for all that there is by HTTP. After every move all
that it got in one world is compared with all that it got in the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec import to_builtins
from structlog.testing import capture_logs

from lorelode import wire
from lorelode.core import CHANCE, AnyGame, IllegalMove, Pace, Seat
from lorelode.testing.moves import damage_text
from lorelode.testing.random_games import AnyState
from lorelode.web.routes import all_routes
from tests.server.twin_servers import BINARY, Clock, Ear, fetched, hashes, token, two_servers
from tests.server.twin_worlds import Pair

STEP = 0.3
"""How many seconds pass between two moves."""

ON_COMING = -1
"""What is compared before the first move."""

NO_MESSAGES = (
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
NO_HELLOS = (
    b'{"type":"hello","wire":%d}' % (wire.WIRE_VERSION + 1),
    b'{"type":"hello","seat":77}',
    b'{"type":"start","id":"x"}',
    b"nonsense",
)


class ToldApart(AssertionError):
    """An observer could tell the two worlds apart."""

    def __init__(self, where: str, step: int, here: bytes, there: bytes) -> None:
        # Frames of different length differ in their first bytes already, which says little.
        places = zip(range(len(here)), here, there, strict=False)
        at = next((place for place, one, other in places if one != other and place > 9), 0)
        shown = "\nor ".join(str(got[max(0, at - 60) : at + 60]) for got in (here, there))
        super().__init__(f"{where}, step {step}:\n   {shown}")
        self.step = step


class Heard(NamedTuple):
    """How much was compared."""

    frames: int
    refusals: int
    bytes: int


def illegal(game: AnyGame, state: AnyState, seat: Seat | None, rng: Random) -> Any:
    """A move that a seat may not make, or nobody without one; None if none was found."""
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


def now(game: AnyGame, state: AnyState) -> Mapping[str, Any]:
    """The moment that a move is for."""
    return {"game": 1, "phase": game.phase(state.public)}


def requests(pair: Pair) -> list[Mapping[str, Any]]:
    """Commands of every kind; most are refused to anybody while a game is played."""
    return [
        {"type": "say", "text": "good luck, all"},
        {"type": "hide", "what": "gallery", "number": 0},
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


def claims(pair: Pair, index: int) -> list[Mapping[str, Any]]:
    """What one who comes back may say that it holds: nothing, the truth, and worse."""
    viewer, other = pair.viewer, pair.other
    return [
        {},
        {"game": 1, "seat": viewer, "lines": max(0, index - 2), "chat": 1},
        {"game": 1, "seat": other, "lines": 1},
        {"game": 1, "seat": viewer, "lines": 999_999, "chat": 999_999, "gallery": 999_999},
        {"game": 7, "seat": None, "lines": 2, "gallery": 1, "name": f"player {other}"},
        {"television": pair.eyes != "outside"},
    ]


def addresses(pair: Pair) -> list[str]:
    """Every HTTP address of a table, and some that do not exist."""
    known = {
        route.path for route in all_routes() if route.method == "GET" and "{code}" in route.path
    }
    of_table = [path.replace("{code}", pair.code) for path in sorted(known)]
    asked = ("record?game=1", "record?game=2", "replay?seat=0", "replay?seat=all", "state")
    further = [f"/api/tables/{pair.code}/{what}" for what in asked]
    return [*of_table, *further, *anybody(pair)]


def anybody(pair: Pair) -> list[str]:
    """What one who knows no code may ask for: codes that are almost right, too."""
    almost = pair.code[:-1] + ("0" if pair.code[-1] != "0" else "1")
    of_none = (f"/api/tables/{almost}/{what}" for what in ("deck", "record", "replay?seat=all"))
    return [*of_none, "/", "/metrics", "/healthz", "/readyz", "/api/tables"]


class Side:
    """Everybody at a table, in one of the two worlds."""

    def __init__(self, pair: Pair, which: int, port: int, loud: bool) -> None:
        self.pair = pair
        self.which = which
        self.port = port
        self.loud = loud and which == 0
        self.who = "owl" if pair.viewer is None else f"player {pair.viewer}"
        self.ears: list[Ear] = []
        self.players: list[Ear] = []
        self.kept: list[Ear] = []
        """All connections of those who look on, in the order in which they were made."""
        self.answers: list[bytes] = []
        self.asked = 0

    async def join(self) -> None:
        """Everybody comes: those at the seats, somebody in the gallery, and a television."""
        pair = self.pair
        for seat in range(pair.place.seats):
            ear = await self._open(f"player {seat}", keep=seat == pair.viewer)
            await ear.hello()
            self.players.append(ear)
        self.owl = await self._open("owl", keep=pair.viewer is None)
        await self.owl.hello(name="owl")
        if pair.eyes != "outside":
            television = await self._open("television", keep=True)
            await television.hello(television=True)
        self.again = await self._open(self.who, keep=True)
        await self.again.hello()
        self.eyes = self.owl if pair.viewer is None else self.players[pair.viewer]

    async def step(self, index: int) -> None:
        """One more move, with all that the viewer and others do about it."""
        rng = Random(f"{self.pair.code} {index}")
        await self._try(index, rng)
        await self._meddle(index, rng)
        await self._play(index)
        passed = index - self.pair.start
        if passed % 2:
            await self._come_back(index)
        if passed == 2:
            await self._look_around()
        for ear in self.kept:
            if not ear.gone.done():
                await self._settle(ear)

    async def _open(self, who: str, keep: bool) -> Ear:
        ear = await Ear.open(self.port, self.pair.code, token(self.pair, who), keep)
        self.ears.append(ear)
        if keep:
            self.kept.append(ear)
        return ear

    async def _ask(self, ear: Ear, message: Mapping[str, Any]) -> None:
        self.asked += 1
        await ear.ask(f"v{self.asked}", message)

    async def _settle(self, ear: Ear) -> None:
        """Wait for all that is on its way: a move asked for too late is refused, after all that."""
        await self._ask(ear, {"type": "move", "game": 0, "phase": 0, "move": {}})

    async def _try(self, index: int, rng: Random) -> None:
        """The viewer does what is not allowed, and some things that are."""
        pair, state = self.pair, self.pair.worlds[0].states[index]
        turn = now(pair.place.game, state)
        if pair.eyes != "outside" and (move := illegal(pair.place.game, state, pair.viewer, rng)):
            await self._ask(self.eyes, {**turn, "type": "move", "move": move})
        rest = requests(pair)
        await self._ask(self.eyes, rest[index % len(rest)])
        # What is no message is answered at once, whatever the table is about to tell: so that
        # the order is certain, nothing else may be under way.
        await self._settle(self.again)
        self.again.send(rng.choice(NO_MESSAGES))
        await self._settle(self.again)

    async def _meddle(self, index: int, rng: Random) -> None:
        """In one world only: what another tries in vain, and what the seats do not hear."""
        pair, world = self.pair, self.pair.worlds[self.which]
        ear, name = self.players[pair.other], f"w{self.which}-try-{index}"
        if self.which == 1:
            game, state = pair.place.game, world.states[index]
            if move := illegal(game, state, pair.other, rng):
                answer = await ear.ask(name, {**now(game, state), "type": "move", "move": move})
                assert answer.startswith(b'{"type":"refused"'), answer
            ear.send(rng.choice(NO_MESSAGES))
        if self.loud and pair.viewer is not None:
            await self.owl.do(f"owl-{index}", {"type": "say", "text": f"hoo, {index}"})
            await ear.do(f"{name}-hand", {"type": "offer-seat"})

    async def _play(self, index: int) -> None:
        """Whoever is to move, moves; after a rest, all are ready first."""
        pair, world = self.pair, self.pair.worlds[self.which]
        game, state = pair.place.game, world.states[index]
        turn = now(game, state)
        if game.pace(state.public) is Pace.REST:
            for seat, ear in enumerate(self.players):
                await ear.do(self._named(seat, f"r{index}"), {**turn, "type": "ready"})
        mover, move = world.moves[index]
        if mover != CHANCE:
            ear, name = self.players[mover], self._named(mover, f"m{index}")
            made = {**turn, "type": "move", "move": to_builtins(move)}
            await ear.do(name, made)
            if mover != pair.viewer and self.which == 1:
                # Said twice, it is done once; and nobody else hears of it.
                await ear.do(name, made)

    def _named(self, seat: int, name: str) -> str:
        """The name of a command: that of another is no business of the viewer's."""
        return name if seat == self.pair.viewer else f"w{self.which}-{name}"

    async def _come_back(self, index: int) -> None:
        """The second device of the viewer hangs up and comes again."""
        await self._settle(self.again)
        await self.again.close()
        self.again = await self._open(self.who, keep=True)
        said = claims(self.pair, index)
        await self.again.hello(**said[index // 2 % len(said)])

    async def _look_around(self) -> None:
        """The viewer requests every address, and opens connections with bad messages."""
        who = token(self.pair, self.who)
        self.answers.append(await fetched(self.port, addresses(self.pair), who))
        for words in (*NO_HELLOS, None):
            ear = await self._open(self.who, keep=True)
            ear.send(b"{}" if words is None else words, *([BINARY] if words is None else []))
            await ear.ended()


class Couple:
    """A table in both worlds."""

    def __init__(self, pair: Pair, ports: tuple[int, int], loud: bool) -> None:
        self.pair = pair
        self.sides = [Side(pair, which, port, loud) for which, port in enumerate(ports)]
        self.heard = Heard(0, 0, 0)
        self._done: list[int] = []

    async def both(self, what: str, *arguments: int) -> None:
        """Let the same happen in both worlds, and compare what was heard of it."""
        await together(getattr(side, what)(*arguments) for side in self.sides)
        self.compare(arguments[0] - self.pair.start if arguments else ON_COMING)

    def compare(self, step: int) -> None:
        """`ToldApart` if anything that was heard in one world was not in the other."""
        where = f"{self.pair.place}, {self.pair.eyes}"
        for here, there in zip(
            *(self._new(side, at) for at, side in enumerate(self.sides)), strict=True
        ):
            for one, other in zip(here, there, strict=False):
                if one != other:
                    raise ToldApart(where, step, one, other)
            if len(here) != len(there):
                more = max(here, there, key=len)[min(len(here), len(there))]
                raise ToldApart(where, step, more, b"(nothing)")
        self._done = [len(ear.tape) for ear in self.sides[0].kept]

    def drop(self) -> None:
        """Close all connections at once."""
        for side in self.sides:
            for ear in side.ears:
                ear.drop()

    def _new(self, side: Side, which: int) -> Iterator[Sequence[bytes]]:
        """All that one world has told and that was not compared yet, connection by connection."""
        seeds = hashes(self.pair)
        yield side.answers
        for number, ear in enumerate(side.kept):
            done = self._done[number] if number < len(self._done) else 0
            new = [chunk.replace(seeds[which], b"#" * 64) for chunk in ear.tape[done:]]
            if which == 0:
                refusals = sum(b'{"type":"refused"' in chunk for chunk in new)
                self.heard = Heard(
                    self.heard.frames + len(new),
                    self.heard.refusals + refusals,
                    self.heard.bytes + sum(map(len, new)),
                )
            yield new


async def drive(pairs: Sequence[Pair], folder: Path, loud: bool = False) -> list[Couple]:
    """Play all pairs side by side, in both worlds; `ToldApart` if anybody can tell them apart."""
    clock = Clock()
    with capture_logs() as logs:
        couples = await _driven(pairs, folder, loud, clock)
    assert not [entry for entry in logs if entry["log_level"] in ("error", "critical")]
    return couples


async def _driven(pairs: Sequence[Pair], folder: Path, loud: bool, clock: Clock) -> list[Couple]:
    async with two_servers(folder, pairs, clock) as ports:
        couples = [Couple(pair, ports, loud) for pair in pairs]
        try:
            for couple in couples:
                # One after the other, so that they are in the same order in the list of tables.
                await couple.both("join")
            for passed in range(max(len(pair.live) for pair in pairs)):
                clock.seconds += STEP
                going = [couple for couple in couples if passed < len(couple.pair.live)]
                await together(couple.both("step", couple.pair.start + passed) for couple in going)
                if passed % 4 == 0:
                    await _stranger(pairs[passed % len(pairs)], ports, passed)
        finally:
            for couple in couples:
                couple.drop()
    return couples


async def together(doing: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Do all at once; when one fails, the others are left."""
    tasks = [asyncio.ensure_future(one) for one in doing]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _stranger(pair: Pair, ports: tuple[int, int], passed: int) -> None:
    """One who knows no code asks for what anybody may, and tries codes."""
    heard = []
    for port in ports:
        answers = await fetched(port, anybody(pair), None)
        ear = await Ear.open(port, pair.code[::-1], None)
        ear.send({"type": "hello"})
        await ear.ended()
        heard.append(answers + b"".join(ear.tape))
    if heard[0] != heard[1]:
        raise ToldApart("a stranger", passed, *heard)
