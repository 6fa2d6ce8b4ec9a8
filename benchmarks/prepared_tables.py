"""Tables in the middle of a game, written directly into a store."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

from msgspec import Struct

from lorelode.core import Pace, Seat
from lorelode.tables import log
from lorelode.tables.commands.game import play_move, start
from lorelode.tables.decision import CommandContext, Decision, table_stamp
from lorelode.tables.fold import open_table
from lorelode.tables.lobby import make_code
from lorelode.tables.match import Match
from lorelode.tables.store import Store, TableId
from lorelode.tables.table import Table
from lorelode.web.visitors import identify, new_token
from lorelode.wire import TableSettings

SEATS = 5


class PreparedTable(Struct):
    """A table, the tokens of its players, and its log."""

    code: str
    tokens: tuple[str, ...]
    table: Table
    entries: list[log.Entry]

    @property
    def match(self) -> Match:
        """The game."""
        assert self.table.match is not None
        return self.table.match

    def mover(self) -> Seat | None:
        """The seat that is to move; None at a rest or at the end."""
        match = self.match
        if match.over or match.game.pace(match.state.public) is Pace.REST:
            return None
        return min(match.game.to_act(match.state.public))

    def pick(self, rng: Random) -> tuple[Seat, Any] | None:
        """Pick a move of the seat that is to move; path cards first, which fills the mine."""
        seat = self.mover()
        if seat is None:
            return None
        choices = self.match.game.choices(self.match.state.view(seat))
        first = [move for move in choices if type(move) is type(choices[0])]
        return seat, rng.choice(first)

    def play(self, seat: Seat, move: Any) -> None:
        """Play a move."""
        decision = play_move(self.table, seat, move, table_stamp(0.0))
        self.table = decision.table
        self.entries += decision.entries


def prepare_table(number: int, moves: int = 0) -> PreparedTable:
    """Prepare a table of five with this many moves, or up to its first rest, from a seed number."""
    chance = Random(number)
    draw = chance.randbytes
    tokens = tuple(new_token(draw) for _ in range(SEATS))
    people = [identify(token) for token in tokens]
    code = make_code(hashlib.sha256(b"%d" % number).digest())
    made = log.SettingsChanged(
        version=log.LOG_VERSION,
        at=0.0,
        by=people[0],
        settings=TableSettings("saboteur", "lv", SEATS, clock="off"),
    )
    sat = [
        log.SeatTaken(
            version=log.LOG_VERSION,
            at=0.0,
            by=person,
            seat=Seat(seat),
            person=person,
            name=f"Player {seat}",
        )
        for seat, person in enumerate(people)
    ]
    table = Decision.of(open_table(code, made), *sat).table
    begun = start(table, CommandContext(people[0], 0.0, draw, chat_burst=1, command_id="start"))
    result = PreparedTable(code, tokens, begun.table, [made, *sat, *begun.entries])
    for _ in range(moves):
        picked = result.pick(chance)
        if picked is None:
            break
        result.play(*picked)
    return result


async def write_tables(store: Store, tables: list[PreparedTable], now: float) -> None:
    """Write tables into a store, and close it."""
    for table in tables:
        slots = [log.slot_of(entry) for entry in table.entries]
        entries = log.encode_entries(table.entries)
        await store.append(TableId(table.code), 0, entries, now, slots=slots, started=True)
    await store.close()
