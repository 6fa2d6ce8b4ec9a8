"""Proof 1: after any kill, every acknowledged command is in the log once and every view is true.

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
from tests.server.server_process import PATIENCE, Process, wait_until_gone

KILLS = int(os.environ.get("KILLS", "12"))
TABLES = 22
COMMANDS_PER_KILL = 100
"""About how many commands are acknowledged between two kills."""

EXPECTED = {Code.STALE_PHASE, Code.RESTING, Code.GAME_RUNNING, Code.SEAT_TAKEN}
EXPECTED |= {Code.RATE_LIMITED}
"""The refusals of players who act on a view that has just changed, or speak too fast."""

Moment: TypeAlias = tuple[int, int, str]
"""The game, the number of its move lines, the table's status."""

Key: TypeAlias = tuple[PersonId, str]
Commands: TypeAlias = dict[Key, list[Entry]]
"""The entries that each command led to, by its person and its id."""


class TableLog:
    """The log of one table, read again while it grows."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.entries: list[Entry] = []
        """Every entry that ever was in it."""
        self.table: Table | None = None
        self.moments: dict[Moment, Table] = {}
        """Every state of the table, by what a client can know of it."""
        self.chat_lines: list[log.ChatLineAdded] = []
        self.commands: Commands = defaultdict(list)

    def read(self, file: sqlite3.Connection) -> None:
        """Read the new entries, and check that the old ones are unchanged.

        None is missing but those whose slots have newer entries.
        """
        rows = file.execute(
            "SELECT seq, entry FROM log JOIN tables ON tables.number = owner"
            " WHERE id = ? ORDER BY seq",
            (self.code,),
        ).fetchall()
        kept = dict(zip(dict(rows), log.decode_entries(dict(rows).values()), strict=True))
        before = len(self.entries)
        for seq in range(before, max(kept) + 1):
            self.entries.append(kept[seq])
            self._add(kept[seq])
        last_in_slot = {log.slot_of(entry): seq for seq, entry in enumerate(self.entries)}
        for seq, entry in enumerate(self.entries):
            slot = log.slot_of(entry)
            if slot is None or last_in_slot[slot] == seq:
                assert kept.pop(seq) == entry
        assert not kept, "an entry is left whose slot has a newer one"
        assert self.table is not None
        match = self.table.running
        if match is not None and not match.resting:
            # A move, the deals that follow it and the end of the game are stored together.
            assert self.table.owing
            assert CHANCE not in self.table.owing

    def _add(self, entry: Entry) -> None:
        table = self.table = (
            open_table(self.code, entry) if self.table is None else apply_entry(self.table, entry)
        )
        self.moments[moment_of(table)] = table
        if isinstance(entry, log.ChatLineAdded):
            self.chat_lines.append(entry)
        if entry.by is not None and entry.id:
            self.commands[entry.by, entry.id].append(entry)

    def check(self, player: Player) -> None:
        """Compare the log with what a player knows."""
        assert player.faults == []
        for name, command in player.sent.items():
            found = self.commands.get((player.person, name), [])
            if name in player.refused:
                assert found == [], "a refused command is in the log"
            elif name in player.done:
                assert len(found) == 1, f"{command} is in the log {len(found)} times"
            assert len(found) <= 1, "the command is in the log more than once"
            for entry in found:
                assert self._matches(entry, command)
        known = {name for person, name in self.commands if person == player.person}
        assert known <= player.sent.keys(), "nobody sent this command"
        if player.moment is not None:
            assert player.moment in self.moments, (
                "the player was shown a state that is not in the log"
            )
            self.check_view(player, self.moments[player.moment])

    @staticmethod
    def _matches(entry: Entry, command: wire.Command) -> bool:
        """Whether an entry is what a command asked for."""
        match command, entry:
            case wire.Move(), log.MovePlayed():
                # No move is written the same in two games.
                return any(_is_written(game, command.move, entry.move) for game in GAMES)
            case wire.Say(), log.ChatLineAdded():
                return command.text == entry.text
            case wire.SayPhrase(), log.ChatLineAdded(phrase=wire.SaidPhrase() as said):
                return (command.phrase, command.blanks) == (said.name, said.blanks)
            case wire.Sit(), log.SeatTaken():
                return (command.seat, command.name) == (entry.seat, entry.name)
            case wire.AddBot(), log.SeatTaken():
                return (command.seat, command.level) == (entry.seat, entry.level)
            case wire.Start(), log.MatchStarted():
                return True
        return False

    def check_view(self, player: Player, table: Table) -> None:
        """Compare the player's last update with the table of that moment."""
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
        assert max(player.chat, default=-1) < len(self.chat_lines), "a chat line is not in the log"
        for number, line in player.chat.items():
            added = self.chat_lines[number]
            assert (line.at, line.name, line.text or "", line.seat, line.phrase) == (
                *(added.at, added.name, added.text, added.seat, added.phrase),
            )

    def has_shown_all_to(self, player: Player) -> bool:
        """Whether a player has been shown the end of the log."""
        assert self.table is not None
        everything = len(self.chat_lines) == max(player.chat, default=-1) + 1
        return everything and player.moment == moment_of(self.table)


def moment_of(table: Table) -> Moment:
    match = table.match
    if match is None:
        return (0, 0, "open")
    status = "over" if match.over else "resting" if match.resting else "playing"
    return (match.number, len(match.lines), status)


def _is_written(game: str, move: msgspec.Raw, text: str) -> bool:
    try:
        return GAMES[game].write(wire.read_move(GAMES[game], move)) == text
    except wire.BadMessage:
        return False


class PlayerGroup:
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
        self.table_log = TableLog("")
        self.earlier: list[tuple[TableLog, list[Player]]] = []
        """Their earlier tables."""
        self._before = 0
        self._server = server
        self._http = http

    @property
    def acknowledged(self) -> int:
        """How many of their commands were acknowledged, at all tables."""
        return self._before + sum(len(player.done) for player in self.players)

    async def play(self) -> None:
        """Play at one table after another."""
        while True:
            await self._play_at_one_table()

    async def _play_at_one_table(self) -> None:
        players = [
            Player(self._http, self._server.base, f"p{seat}", seat, self.rng)
            for seat in range(self.people)
        ]
        host = players[0]
        host.bots = tuple(map(Seat, range(self.people, self.settings["seats"])))
        code = await host.make_table(**self.settings)
        if self.players:
            self._before = self.acknowledged
            self.earlier.append((self.table_log, self.players))
        self.players, self.table_log = players, TableLog(code)
        async with asyncio.TaskGroup() as tasks:
            for player in players:
                player.code = code
                tasks.create_task(player.play())
            while not self._has_finished(host) or host.quiet:
                await asyncio.sleep(0.05)
            for player in players:
                await player.leave()

    @staticmethod
    def _has_finished(host: Player) -> bool:
        table = host.update.table if host.update is not None else None
        return table is not None and table.status == "over" and table.game == host.games


class Figures:
    """The figures of a run."""

    def __init__(self) -> None:
        self.kills = 0
        self.tables = 0
        self.starts: list[float] = []
        self.backs: list[float] = []
        """Seconds from the server's first answer until the last player was back."""
        self.done: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.repeated = 0
        self.unanswered: Counter[str] = Counter()
        """Commands without an answer when the server was killed: stored or not."""

    def add(self, players: list[Player]) -> None:
        """Add the commands of the players of a table."""
        self.tables += 1
        for player in players:
            self.done.update(type(command).__name__ for command in player.done.values())
            self.refused.update(player.refused.values())
            self.repeated += player.repeated

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.tables} tables; acknowledged {dict(self.done)},"
            f" {self.repeated} of them again; refused {dict(self.refused)};"
            f" unanswered {dict(self.unanswered)};"
            f" started in {min(self.starts):.2f} to {max(self.starts):.2f} s,"
            f" all back after {max(self.backs, default=0):.2f} s at most"
        )


def check_all(server: Process, groups: list[PlayerGroup], figures: Figures) -> None:
    """Compare everything that the players know with the logs, without yielding to other tasks."""
    with closing(sqlite3.connect(f"file:{server.file}?mode=ro", uri=True)) as file:
        for group in groups:
            group.table_log.read(file)
            for player in group.players:
                group.table_log.check(player)
            for table_log, players in group.earlier:
                table_log.read(file)
                for player in players:
                    table_log.check(player)
                figures.add(players)
            group.earlier.clear()


def unanswered(groups: list[PlayerGroup]) -> list[tuple[Commands, Key]]:
    """The commands without an answer, and where their entries will be found."""
    return [
        (group.table_log.commands, (player.person, name))
        for group in groups
        for player in group.players
        for name, command in player.open.items()
        if not isinstance(command, wire.Ready)
    ]


async def wait_for_acknowledged(groups: list[PlayerGroup], more: int) -> None:
    """Wait until this many more commands are acknowledged."""

    def count() -> int:
        return sum(group.acknowledged for group in groups)

    async with asyncio.timeout(PATIENCE):
        enough = count() + more
        while count() < enough:
            await asyncio.sleep(0.003)


async def wait_until_all_are_back(groups: list[PlayerGroup], killed_at: float) -> float:
    """Wait until every player has an update again. Returns the seconds that took."""
    began = time.time()
    async with asyncio.timeout(PATIENCE):
        while any(player.back_at < killed_at for group in groups for player in group.players):
            await asyncio.sleep(0.01)
    return time.time() - began


async def wait_until_settled(server: Process, groups: list[PlayerGroup], figures: Figures) -> None:
    """Send no new commands, and wait until all are answered and everybody is up to date."""
    async with asyncio.timeout(PATIENCE):
        while True:
            everybody = [(group.table_log, player) for group in groups for player in group.players]
            for _, player in everybody:
                player.quiet = True
            check_all(server, groups, figures)
            if all(
                not player.open and table_log.has_shown_all_to(player)
                for table_log, player in everybody
            ):
                break
            await asyncio.sleep(0.2)


async def play_and_kill(folder: Path, kills: int) -> Figures:
    """Play at many tables at once, and kill the server this many times."""
    figures = Figures()
    async with (
        Process(folder, rest_seconds=0.3, grace_seconds=3600, host_seconds=3600) as server,
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http,
        asyncio.TaskGroup() as tasks,
    ):
        figures.starts.append(await server.start())
        groups = [PlayerGroup(number, server, http) for number in range(TABLES)]
        playing = [tasks.create_task(group.play()) for group in groups]
        while not all(group.table_log.code for group in groups):
            await asyncio.sleep(0.01)
        await _kill(server, groups, figures, kills)
        await wait_until_settled(server, groups, figures)
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        assert await server.stop() == 0
        for group in groups:
            figures.add(group.players)
            # A log gives the same table whether it is read at once or bit by bit.
            entries = group.table_log.entries
            assert fold(group.table_log.code, entries) == group.table_log.table
    assert is_intact(server.file)
    return figures


def is_intact(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as file:
        found: list[tuple[str]] = file.execute("PRAGMA integrity_check").fetchall()
    return found == [("ok",)]


async def _kill(server: Process, groups: list[PlayerGroup], figures: Figures, kills: int) -> None:
    rng = Random(kills)
    while figures.kills < kills:
        await wait_for_acknowledged(groups, rng.randrange(2 * COMMANDS_PER_KILL))
        children = server.kill()
        waiting, killed_at = unanswered(groups), time.time()
        await wait_until_gone(children)
        figures.kills += 1
        if rng.random() < 0.2:
            # Kill it again while it starts.
            server.launch()
            await asyncio.sleep(rng.uniform(0, figures.starts[-1]))
            await wait_until_gone(server.kill())
            figures.kills += 1
        figures.starts.append(await server.start())
        check_all(server, groups, figures)
        for commands, key in waiting:
            stored = any(entry.at <= killed_at for entry in commands.get(key, ()))
            figures.unanswered["stored" if stored else "not stored"] += 1
        if rng.random() < 0.5:
            figures.backs.append(await wait_until_all_are_back(groups, killed_at))


def test_every_acknowledged_command_survives_kills(tmp_path: Path) -> None:
    began = time.monotonic()
    figures = asyncio.run(play_and_kill(tmp_path, KILLS))
    sys.stdout.write(f"{figures}; {time.monotonic() - began:.0f} s\n")
    assert set(figures.refused) <= EXPECTED
    assert figures.kills >= KILLS
    assert figures.tables >= 20
    assert figures.done["Move"] > 20 * KILLS
    assert figures.repeated > KILLS
