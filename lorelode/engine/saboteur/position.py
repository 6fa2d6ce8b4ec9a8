"""A position: everything about a game of Saboteur, hidden or not, as small integers in place.

    the mine     tile[cell]      openings of the card there, 0 if none; DEAD and JOINED as in the
                                 library's kernel
                 edge[cell]      what a cell without a card knows of its neighbours:
                                     bits 0-3 known, 4-7 open, 8-11 live, bit 12 a goal lies there
                 frontier        the free cells where a card may be laid, rising: those whose edges
                                 are among `frontier_edges`
                 laid_cell, laid_shape    the path cards in the order they were laid
    the goals    goal_state, goal_face, goal_turned      by goal, from the top
    the seats    hand            seat * HAND_SLOTS + slot, in the order the cards came
                 discard         seat * DISCARD_SLOTS + slot
                 gold            seat * GOLD_SLOTS + slot
                 hand_size, discards, golds              how many slots are used
                 broken, looked  tools and goals as bits
                 idle, forced    0 or 1
    the roles    roles           bit k is 1 if card k of the pool is a saboteur: the seats first,
                                 then the spare cards
    the piles    pile[pile_top:] gold_pile[gold_top:gold_end]        the top card first
                 spent[:spents]  what everybody saw leave the round
    the stage    stage, seat     what is to be done, and by whom
                 asked           CHOOSING: goals as bits; FITTING: the goal
                 offer[:offers]  SHARING: the gold cards to choose from
    the rounds   winner, winner_seat, round_roles, round_faces, round_due, round_gold
    the list     moves[:listed]  what `choices.list_moves` found

Every array is as long as any game can need, so a position can take on any other without new memory.
"""

from __future__ import annotations

from typing import Final, final

from lorelode.engine.native_types import i64, vec
from lorelode.engine.saboteur.coding import (
    CELLS,
    DEALING,
    EAST,
    FITTED,
    GOAL,
    GOAL_COUNT,
    JOINED,
    LIVE,
    MAX_SEATS,
    NOBODY,
    NORTH,
    ROUNDS,
    SIDES,
    SOUTH,
    START,
    STRIDE,
    WEST,
)
from lorelode.engine.saboteur.lookups import DECK_CARDS, GOAL_CELLS, GOLD_CARDS

MIN_SEATS: Final = 3
DECK_SIZE: Final = 67
GOLD_SIZE: Final = 28
HAND_SLOTS: Final = 6
DISCARD_SLOTS: Final = 25
GOLD_SLOTS: Final = 28
LAID_SLOTS: Final = 48
FRONTIER_SLOTS: Final = 128
GOLD_PILE_SLOTS: Final = 64
MOVE_SLOTS: Final = 2048
MAX_SABOTEURS: Final = 4
MAX_MINERS: Final = 7


def _zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


@final
class Position:
    """A game of Saboteur with all its cards. The functions of this package read and change it."""

    def __init__(
        self,
        edition: object,
        seats: int,
        saboteurs: int,
        miners: int,
        first: int,
        unbroken_path: bool,
        turns_one_goal: bool,
        mover_decides: bool,
        ends_without_play: bool,
        gold_face_up: bool,
        broken_bars_gold: bool,
        gold_reshuffled: bool,
    ) -> None:
        if seats < MIN_SEATS or seats > MAX_SEATS:
            raise ValueError(f"expected 3 to 10 seats, not {seats}")
        if saboteurs < 0 or saboteurs > MAX_SABOTEURS or miners < 0 or miners > MAX_MINERS:
            raise ValueError(f"expected up to 4 saboteurs and 7 miners, not {saboteurs}+{miners}")
        if saboteurs + miners < seats:
            raise ValueError(f"{saboteurs}+{miners} roles are too few for {seats} seats")
        # What the table is.
        self.edition: object = edition
        self.seats: i64 = seats
        self.saboteurs: i64 = saboteurs
        self.miners: i64 = miners
        self.unbroken_path: bool = unbroken_path
        self.turns_one_goal: bool = turns_one_goal
        self.mover_decides: bool = mover_decides
        self.ends_without_play: bool = ends_without_play
        self.gold_face_up: bool = gold_face_up
        self.broken_bars_gold: bool = broken_bars_gold
        self.gold_reshuffled: bool = gold_reshuffled
        # The mine.
        self.tile: vec[i64] = _zeros(CELLS)
        self.edge: vec[i64] = _zeros(CELLS)
        # S-3.4: By the switch, a card goes only where an unbroken path leads.
        self.frontier_edges: i64 = LIVE if unbroken_path else FITTED
        self.frontier: vec[i64] = _zeros(FRONTIER_SLOTS)
        self.frontiers: i64 = 0
        self.laid_cell: vec[i64] = _zeros(LAID_SLOTS)
        self.laid_shape: vec[i64] = _zeros(LAID_SLOTS)
        self.laids: i64 = 0
        self.goal_state: vec[i64] = _zeros(GOAL_COUNT)
        self.goal_face: vec[i64] = vec[i64]([0, 1, 2])
        self.goal_turned: vec[i64] = _zeros(GOAL_COUNT)
        self.work: vec[i64] = _zeros(GOLD_PILE_SLOTS)
        # The seats.
        self.hand: vec[i64] = _zeros(MAX_SEATS * HAND_SLOTS)
        self.hand_size: vec[i64] = _zeros(MAX_SEATS)
        self.held: i64 = 0
        self.broken: vec[i64] = _zeros(MAX_SEATS)
        self.looked: vec[i64] = _zeros(MAX_SEATS)
        self.idle: vec[i64] = _zeros(MAX_SEATS)
        self.forced: vec[i64] = _zeros(MAX_SEATS)
        self.discard: vec[i64] = _zeros(MAX_SEATS * DISCARD_SLOTS)
        self.discards: vec[i64] = _zeros(MAX_SEATS)
        self.gold: vec[i64] = _zeros(MAX_SEATS * GOLD_SLOTS)
        self.golds: vec[i64] = _zeros(MAX_SEATS)
        self.roles: i64 = 0
        # The piles.
        self.pile: vec[i64] = DECK_CARDS[:]
        self.pile_top: i64 = 0
        self.spent: vec[i64] = _zeros(DECK_SIZE)
        self.spents: i64 = 0
        self.gold_pile: vec[i64] = _zeros(GOLD_PILE_SLOTS)
        self.gold_top: i64 = 0
        self.gold_end: i64 = 0
        self.offer: vec[i64] = _zeros(MAX_SEATS)
        self.offers: i64 = 0
        # The stage.
        self.stage: i64 = DEALING
        self.seat: i64 = NOBODY
        self.mover: i64 = NOBODY
        self.asked: i64 = 0
        self.phase: i64 = 0
        self.round: i64 = 0
        self.starter: i64 = NOBODY
        self.last: i64 = NOBODY
        # The rounds that a side has won.
        self.results: i64 = 0
        self.winner: vec[i64] = _zeros(ROUNDS)
        self.winner_seat: vec[i64] = _zeros(ROUNDS)
        self.round_roles: vec[i64] = _zeros(ROUNDS)
        self.round_faces: vec[i64] = _zeros(ROUNDS * GOAL_COUNT)
        self.round_due: vec[i64] = _zeros(ROUNDS)
        self.round_gold: vec[i64] = _zeros(ROUNDS * MAX_SEATS)
        # The list of moves.
        self.moves: vec[i64] = _zeros(MOVE_SLOTS)
        self.listed: i64 = 0
        self.plays: i64 = NOT_LISTED
        reset(self, first)


NOT_LISTED: Final = -1
"""Nobody has counted the ways to play a card in this position yet."""


def reset(position: Position, first: int) -> None:
    """Begin a new game at the same table; `first` begins it, or the deal says who (`NOBODY`)."""
    seats: int = position.seats  # compared as such: a number may have more than 64 bits
    if first < NOBODY or first >= seats:
        raise ValueError(f"expected the seat that begins, or -1, not {first}")
    i: i64
    for i in range(position.seats):
        position.golds[i] = 0
        position.hand_size[i] = 0
        position.discards[i] = 0
        position.broken[i] = 0
        position.looked[i] = 0
        position.idle[i] = 0
        position.forced[i] = 0
    for i in range(DECK_SIZE):
        position.pile[i] = DECK_CARDS[i]
    for i in range(GOLD_SIZE):
        position.gold_pile[i] = GOLD_CARDS[i]
    for i in range(GOAL_COUNT):
        position.goal_face[i] = i
    position.gold_top = 0
    position.gold_end = GOLD_SIZE
    position.pile_top = 0
    position.held = 0
    position.spents = 0
    position.offers = 0
    position.stage = DEALING
    position.seat = NOBODY
    position.mover = NOBODY
    position.phase = 0
    position.round = 0
    position.results = 0
    position.starter = first
    position.last = NOBODY
    position.plays = NOT_LISTED
    clear_mine(position)


def clear_mine(position: Position) -> None:
    """Take all path cards off the mine, and turn the goals face down."""
    clear_cells(position)
    tile, edge, frontier = position.tile, position.edge, position.frontier
    i: i64
    for i in range(GOAL_COUNT):
        edge[GOAL_CELLS[i]] = GOAL
        position.goal_state[i] = 0
        position.goal_turned[i] = 0
    position.laids = 0
    tile[START] = SIDES | JOINED
    edge[START - STRIDE] = SOUTH * 0x111
    edge[START - 1] = EAST * 0x111
    edge[START + 1] = WEST * 0x111
    edge[START + STRIDE] = NORTH * 0x111
    frontier[0] = START - STRIDE
    frontier[1] = START - 1
    frontier[2] = START + 1
    frontier[3] = START + STRIDE
    position.frontiers = 4


def clear_cells(position: Position) -> None:
    """Make all cells forget what lies there and beside them."""
    tile, edge, laid = position.tile, position.edge, position.laid_cell
    i: i64
    for i in range(position.laids):
        _clear_cell(tile, edge, laid[i])
    for i in range(GOAL_COUNT):
        _clear_cell(tile, edge, GOAL_CELLS[i])
    _clear_cell(tile, edge, START)


def _clear_cell(tile: vec[i64], edge: vec[i64], at: i64) -> None:
    tile[at] = 0
    edge[at] = 0
    edge[at - STRIDE] = 0
    edge[at - 1] = 0
    edge[at + 1] = 0
    edge[at + STRIDE] = 0


def check_seat(position: Position, seat: int) -> i64:
    """The same seat, or `ValueError` if the table has none of this number."""
    seats: int = position.seats
    if seat < 0 or seat >= seats:
        raise ValueError(f"expected a seat of 0 to {seats - 1}, not {seat}")
    return seat


def role_of(position: Position, seat: i64) -> i64:
    """`SABOTEUR` or `MINER`."""
    return position.roles >> seat & 1
