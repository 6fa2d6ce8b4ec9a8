"""Whole games dealt by the documented chance, in which every seat picks any of its moves."""

from __future__ import annotations

from typing import final

from lorelode.engine.native_types import i64, vec
from lorelode.engine.random_source import draw_below, seat_sources
from lorelode.engine.saboteur.census import has_all_cards, is_complete
from lorelode.engine.saboteur.choices import list_moves
from lorelode.engine.saboteur.coding import DEALING, NOBODY, OVER, SABOTEUR
from lorelode.engine.saboteur.deals import deal_by_chance
from lorelode.engine.saboteur.payout import nuggets_of
from lorelode.engine.saboteur.play import make
from lorelode.engine.saboteur.position import Position, reset
from lorelode.engine.saboteur.record_writer import RecordWriter


@final
class SeededGames:
    """Plays games at one table, each by its seed, and adds them up."""

    def __init__(self, position: Position, first: int) -> None:
        """All games are played in this position; `first` begins each, or the deal says who."""
        reset(position, first)
        self.position: Position = position
        self._first: int = first
        self.games: i64 = 0
        self.moves: i64 = 0
        """The deals are among them."""
        self.rounds: i64 = 0
        self.won_by_saboteurs: i64 = 0
        """How many of the rounds."""
        self.points: vec[i64] = vec[i64]([0] * position.seats)
        """The nuggets of each seat."""
        self.is_conserved: bool = True
        """Whether no card was ever made or lost.

        The cards are counted after every move, and those of each kind where a round begins or ends.
        """

    def play(self, seed: bytes) -> bytes:
        """Play a game to its end; the moves of its record.

        The n-th deal is by `Chance(seed, n)`. Each seat has a source of its own: it draws bits
        until they make the number of one of its moves, as `random.Random.choice` does.
        """
        # A game that was interrupted leaves nothing in the record of the next one.
        position, writer = self.position, RecordWriter()
        sources = seat_sources(seed, position.seats)
        buffer = position.moves
        reset(position, self._first)
        deals: i64 = 0
        while position.stage != OVER:
            if position.stage == DEALING:
                names_first = position.starter == NOBODY
                deal_by_chance(position, seed, deals)
                deals += 1
                writer.write_deal(position, names_first)
                self._count_kinds()
            count = list_moves(position)
            some: i64 = 1
            while some <= count:
                some <<= 1
            seat = position.seat
            source = sources[seat]
            index = draw_below(source, some)
            while index >= count:
                index = draw_below(source, some)
            move = buffer[index]
            writer.write_move(seat, move)
            make(position, move)
            if not has_all_cards(position):
                self.is_conserved = False
            if position.stage == DEALING:
                self._count_kinds()
        self._count_kinds()
        self._add_up()
        return writer.lines()

    def _count_kinds(self) -> None:
        if not is_complete(self.position):
            self.is_conserved = False

    def _add_up(self) -> None:
        position = self.position
        self.games += 1
        self.moves += position.phase
        self.rounds += position.results
        i: i64
        for i in range(position.results):
            if position.winner[i] == SABOTEUR:
                self.won_by_saboteurs += 1
        for i in range(position.seats):
            self.points[i] += nuggets_of(position, i)
