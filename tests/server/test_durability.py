"""Proof 1: whatever is killed, every acknowledged command is kept, once, and every view is true.

`KILLS=300 pytest tests/server/test_durability.py` kills more often (`make soak` does).
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import time
from collections import Counter, defaultdict
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import aiohttp
import msgspec

from lorelode import wire
from lorelode.core import CHANCE, Seat
from lorelode.core.refusal import Code
from lorelode.rules import GAMES
from lorelode.tables import log
from lorelode.tables.fold import apply_entry, fold, open_table
from lorelode.tables.log import Entry, PersonId
from lorelode.tables.table import Table
from tests.server.players import Player
from tests.server.server_process import PATIENCE, Process, gone

KILLS = int(os.environ.get("KILLS", "25"))
TABLES = 22
PER_KILL = 100
"""So many commands are acknowledged between two kills, more or less."""

EXPECTED = {Code.STALE_PHASE, Code.RESTING, Code.GAME_RUNNING, Code.SEAT_TAKEN}
"""What a player may be refused with who acts on what has just changed."""

Moment: TypeAlias = tuple[int, int, str]
"""The game, the lines of its record, the table's status."""

Key: TypeAlias = tuple[PersonId, str]
Commands: TypeAlias = dict[Key, list[Entry]]
"""What came of each command, by whose it is and what they called it."""


class Ledger:
    """The log of one table, read again and again while it grows."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.kept: list[bytes] = []
        self.table: Table | None = None
        self.moments: dict[Moment, Table] = {}
        """Every table that there has been, by what a client can know it by."""
        self.said: list[log.ChatLineAdded] = []
        self.commands: Commands = defaultdict(list)

    def read(self, file: sqlite3.Connection) -> None:
        """Take in what is new; what was there is there still, byte for byte, with no gap."""
        rows = file.execute(
            "SELECT seq, entry FROM log JOIN tables ON tables.number = owner"
            " WHERE id = ? ORDER BY seq",
            (self.code,),
        ).fetchall()
        assert [seq for seq, _ in rows] == list(range(len(rows)))
        kept = [entry for _, entry in rows]
        assert kept[: len(self.kept)] == self.kept
        for entry in log.decode_entries(kept[len(self.kept) :]):
            self._add(entry)
        self.kept = kept
        assert self.table is not None
        match = self.table.running
        if match is not None and not match.resting:
            # A move, the deals it leads to and the end of the game are there together or not.
            assert self.table.owing
            assert CHANCE not in self.table.owing

    def _add(self, entry: Entry) -> None:
        table = self.table = (
            open_table(self.code, entry) if self.table is None else apply_entry(self.table, entry)
        )
        self.moments[moment_of(table)] = table
        if isinstance(entry, log.ChatLineAdded):
            self.said.append(entry)
        if entry.by is not None and entry.id:
            self.commands[entry.by, entry.id].append(entry)

    def check(self, player: Player) -> None:
        """Compare with what a player knows."""
        assert player.faults == []
        for name, command in player.sent.items():
            found = self.commands.get((player.person, name), [])
            if name in player.refused:
                assert found == [], "it was refused"
            elif name in player.done:
                assert len(found) == 1, f"{command} is there {len(found)} times"
            assert len(found) <= 1, "it is there at most once"
            for entry in found:
                assert self._is(entry, command)
        known = {name for person, name in self.commands if person == player.person}
        assert known <= player.sent.keys(), "nobody asked for this"
        if player.moment is not None:
            assert player.moment in self.moments, "what was shown is in no log"
            self.check_view(player, self.moments[player.moment])

    @staticmethod
    def _is(entry: Entry, command: wire.Command) -> bool:
        """Whether an entry is what a command asked for."""
        match command, entry:
            case wire.Move(), log.MovePlayed():
                # Which game it is shows in the move itself: none is a move of both.
                return any(_writes(game, command.move, entry.move) for game in GAMES)
            case wire.Say(), log.ChatLineAdded():
                return command.text == entry.text
            case wire.Sit(), log.SeatTaken():
                return (command.seat, command.name) == (entry.seat, entry.name)
            case wire.AddBot(), log.SeatTaken():
                return (command.seat, command.level) == (entry.seat, entry.level)
            case wire.Start(), log.MatchStarted():
                return True
        return False

    def check_view(self, player: Player, table: Table) -> None:
        """What a player was shown last is what the log says of that moment."""
        update, match = player.update, table.match
        assert update is not None
        if match is None or update.play is None:
            assert match is None
            assert update.play is None
            return
        seat = update.you.seat
        view = match.state.view(seat)
        acting = table.owing
        assert update.play.public == view.public
        assert update.play.private == view.private
        assert update.play.phase == match.phase
        assert update.play.to_act == tuple(sorted(acting))
        choices = tuple(match.game.choices(view)) if seat in acting else ()
        assert update.play.choices == choices
        assert player.lines == [
            wire.MoveLine(line.text_for(seat), line.bot) for line in match.lines
        ]
        assert update.table.commitment == match.commitment
        assert update.table.scores == match.scores
        assert update.table.seed == (match.seed.hex() if match.over else None)
        assert max(player.chat, default=-1) < len(self.said), "this line is in no log"
        for number, line in player.chat.items():
            said = self.said[number]
            assert (line.at, line.name, line.text, line.seat) == (
                *(said.at, said.name, said.text, said.seat),
            )

    def shown_all(self, player: Player) -> bool:
        """Whether a player has been shown the end of the log."""
        assert self.table is not None
        everything = len(self.said) == max(player.chat, default=-1) + 1
        return everything and player.moment == moment_of(self.table)


def moment_of(table: Table) -> Moment:
    match = table.match
    if match is None:
        return (0, 0, "open")
    status = "over" if match.over else "resting" if match.resting else "playing"
    return (match.number, len(match.lines), status)


def _writes(game: str, move: msgspec.Raw, text: str) -> bool:
    try:
        return GAMES[game].write(wire.read_move(GAMES[game], move)) == text
    except wire.BadMessage:
        return False


class Party:
    """People who play at one table after another."""

    def __init__(self, number: int, server: Process, http: aiohttp.ClientSession) -> None:
        rng = self.rng = Random(number)
        game = self.game = ("saboteur", "dixit")[number % 2]
        seats = rng.randint(3, 6)
        self.settings: dict[str, Any] = {
            "game": game,
            "edition": rng.choice(list(GAMES[game].editions)),
            "seats": seats,
            "clock": "off",
            "first": "random",
        }
        self.people = rng.randint(1, seats - 1) if number % 6 == 0 else seats
        self.players: list[Player] = []
        self.ledger = Ledger("")
        self.left: list[tuple[Ledger, list[Player]]] = []
        """The tables that it has been at before."""
        self._before = 0
        self._server = server
        self._http = http

    @property
    def acknowledged(self) -> int:
        """How many commands were, at all tables."""
        return self._before + sum(len(player.done) for player in self.players)

    async def go_on(self) -> None:
        """Play, and go to another table when enough was played at one."""
        while True:
            await self._evening()

    async def _evening(self) -> None:
        players = [
            Player(self._http, self._server.base, f"p{seat}", seat, self.rng)
            for seat in range(self.people)
        ]
        host = players[0]
        host.bots = tuple(map(Seat, range(self.people, self.settings["seats"])))
        code = await host.make(**self.settings)
        if self.players:
            self._before = self.acknowledged
            self.left.append((self.ledger, self.players))
        self.players, self.ledger = players, Ledger(code)
        async with asyncio.TaskGroup() as group:
            for player in players:
                player.code = code
                group.create_task(player.play())
            while not self._over(host) or host.quiet:
                await asyncio.sleep(0.05)
            for player in players:
                await player.leave()

    @staticmethod
    def _over(host: Player) -> bool:
        table = host.update.table if host.update is not None else None
        return table is not None and table.status == "over" and table.game == host.games


class Figures:
    """What a run has come to."""

    def __init__(self) -> None:
        self.kills = 0
        self.tables = 0
        self.starts: list[float] = []
        self.backs: list[float] = []
        """How long after the server answered the last player was back."""
        self.done: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.repeated = 0
        self.unanswered: Counter[str] = Counter()
        """The commands that a server was killed over: had it kept them, or not yet."""

    def add(self, players: list[Player]) -> None:
        """Count what the players of a table have done."""
        self.tables += 1
        for player in players:
            self.done.update(type(command).__name__ for command in player.done.values())
            self.refused.update(player.refused.values())
            self.repeated += player.repeated

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.tables} tables; acknowledged {dict(self.done)},"
            f" {self.repeated} of them again; refused {dict(self.refused)};"
            f" killed over {dict(self.unanswered)};"
            f" started in {min(self.starts):.2f} to {max(self.starts):.2f} s,"
            f" all back after {max(self.backs, default=0):.2f} s at most"
        )


def audit(server: Process, parties: list[Party], figures: Figures) -> None:
    """Compare all that the players know with the logs; waits for nothing, so nothing moves on."""
    with closing(sqlite3.connect(f"file:{server.file}?mode=ro", uri=True)) as file:
        for party in parties:
            party.ledger.read(file)
            for player in party.players:
                party.ledger.check(player)
            for ledger, players in party.left:
                ledger.read(file)
                for player in players:
                    ledger.check(player)
                figures.add(players)
            party.left.clear()


def unanswered(parties: list[Party]) -> list[tuple[Commands, Key]]:
    """The commands that nobody knows the fate of, and where it will be found."""
    return [
        (party.ledger.commands, (player.person, name))
        for party in parties
        for player in party.players
        for name, command in player.open.items()
        if not isinstance(command, wire.Ready)
    ]


async def acknowledged(parties: list[Party], more: int) -> None:
    """Wait until so many more commands were acknowledged, and then for no more than a moment."""

    def count() -> int:
        return sum(party.acknowledged for party in parties)

    async with asyncio.timeout(PATIENCE):
        enough = count() + more
        while count() < enough:
            await asyncio.sleep(0.003)


async def all_back(parties: list[Party], killed_at: float) -> float:
    """Wait until every player has been shown their table again; the seconds that took."""
    began = time.time()
    async with asyncio.timeout(PATIENCE):
        while any(player.back_at < killed_at for party in parties for player in party.players):
            await asyncio.sleep(0.01)
    return time.time() - began


async def settle(server: Process, parties: list[Party], figures: Figures) -> None:
    """Ask for nothing new, and wait until all is answered and everybody sees the same."""
    async with asyncio.timeout(PATIENCE):
        while True:
            everybody = [(party.ledger, player) for party in parties for player in party.players]
            for _, player in everybody:
                player.quiet = True
            audit(server, parties, figures)
            if all(not player.open and ledger.shown_all(player) for ledger, player in everybody):
                break
            await asyncio.sleep(0.2)


async def killing(folder: Path, kills: int) -> Figures:
    """Play at many tables at once, and kill the server so often."""
    figures = Figures()
    async with (
        Process(folder, rest_seconds=0.3, grace_seconds=3600, host_seconds=3600) as server,
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http,
        asyncio.TaskGroup() as group,
    ):
        figures.starts.append(await server.start())
        parties = [Party(number, server, http) for number in range(TABLES)]
        playing = [group.create_task(party.go_on()) for party in parties]
        while not all(party.ledger.code for party in parties):
            await asyncio.sleep(0.01)
        await _kill(server, parties, figures, kills)
        await settle(server, parties, figures)
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        assert await server.stop() == 0
        for party in parties:
            figures.add(party.players)
            # Read at once or bit by bit, a log says the same.
            assert (
                fold(party.ledger.code, log.decode_entries(party.ledger.kept)) == party.ledger.table
            )
    assert sound(server.file)
    return figures


def sound(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as file:
        found: list[tuple[str]] = file.execute("PRAGMA integrity_check").fetchall()
    return found == [("ok",)]


async def _kill(server: Process, parties: list[Party], figures: Figures, kills: int) -> None:
    rng = Random(kills)
    while figures.kills < kills:
        await acknowledged(parties, rng.randrange(2 * PER_KILL))
        family = server.kill()
        waiting, killed_at = unanswered(parties), time.time()
        await gone(family)
        figures.kills += 1
        if rng.random() < 0.2:
            # Not even let it come up.
            server.launch()
            await asyncio.sleep(rng.uniform(0, figures.starts[-1]))
            await gone(server.kill())
            figures.kills += 1
        figures.starts.append(await server.start())
        audit(server, parties, figures)
        for commands, key in waiting:
            kept = any(entry.at <= killed_at for entry in commands.get(key, ()))
            figures.unanswered["kept" if kept else "not kept"] += 1
        if rng.random() < 0.5:
            figures.backs.append(await all_back(parties, killed_at))


def test_every_acknowledged_command_survives_kills(tmp_path: Path) -> None:
    began = time.monotonic()
    figures = asyncio.run(killing(tmp_path, KILLS))
    sys.stdout.write(f"{figures}; {time.monotonic() - began:.0f} s\n")
    assert set(figures.refused) <= EXPECTED
    assert figures.kills >= KILLS
    assert figures.tables >= 20
    assert figures.done["Move"] > 20 * KILLS
    assert figures.repeated > KILLS
