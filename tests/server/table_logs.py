"""The logs of tables, compared with what their players sent and were shown."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from lorelode import wire
from lorelode.core import CHANCE
from lorelode.rules import GAMES
from lorelode.tables import log
from lorelode.tables.fold import apply_entry, open_table
from lorelode.tables.log import Entry, PersonId
from lorelode.tables.table import Table
from tests.server.players import Player

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

    def read(self, rows: Mapping[int, bytes]) -> None:
        """Read the new entries of the log as it is kept, and check that the old ones are unchanged.

        None is missing but those whose slots have newer entries.
        """
        kept = dict(zip(rows, log.decode_entries(rows.values()), strict=True))
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
        assert player.faults == [], player.faults
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
        assert update.table.commitment == match.shuffle.commitment
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
