"""Copies of a position: in memory that is there already, or new."""

from __future__ import annotations

from lorelode.engine.native_types import i64, vec
from lorelode.engine.saboteur.coding import GOAL_COUNT, MAX_SEATS, START, STRIDE
from lorelode.engine.saboteur.lookups import GOAL_CELLS
from lorelode.engine.saboteur.position import (
    DECK_SIZE,
    DISCARD_SLOTS,
    GOLD_SLOTS,
    HAND_SLOTS,
    NOT_LISTED,
    Position,
    clear_cells,
)


def copy(position: Position) -> Position:
    """A position of its own. It takes 140 KB, so whoever needs many keeps some for `assign`."""
    other = Position(
        position.edition,
        position.seats,
        position.saboteurs,
        position.miners,
        position.starter,
        position.unbroken_path,
        position.turns_one_goal,
        position.mover_decides,
        position.ends_without_play,
        position.gold_face_up,
        position.broken_bars_gold,
        position.gold_reshuffled,
    )
    assign(other, position)
    return other


def assign(target: Position, source: Position) -> None:
    """The target takes on all of the source, its table included, without new memory."""
    if target is source:
        return
    target.edition = source.edition
    target.seats = source.seats
    target.saboteurs = source.saboteurs
    target.miners = source.miners
    target.unbroken_path = source.unbroken_path
    target.turns_one_goal = source.turns_one_goal
    target.mover_decides = source.mover_decides
    target.ends_without_play = source.ends_without_play
    target.gold_face_up = source.gold_face_up
    target.broken_bars_gold = source.broken_bars_gold
    target.gold_reshuffled = source.gold_reshuffled
    _assign_mine(target, source)
    _assign_seats(target, source)
    _assign_piles(target, source)
    target.stage = source.stage
    target.seat = source.seat
    target.mover = source.mover
    target.asked = source.asked
    target.phase = source.phase
    target.round = source.round
    target.starter = source.starter
    target.last = source.last
    target.roles = source.roles
    target.listed = 0
    target.plays = NOT_LISTED
    _assign_results(target, source)


def _assign_mine(target: Position, source: Position) -> None:
    clear_cells(target)
    tile, edge, frontier, laid = target.tile, target.edge, target.frontier, target.laid_cell
    tile2, edge2 = source.tile, source.edge
    frontier2, laid2 = source.frontier, source.laid_cell
    shapes, shapes2 = target.laid_shape, source.laid_shape
    i: i64
    count = source.laids
    target.laids = count
    for i in range(count):
        laid[i] = laid2[i]
        shapes[i] = shapes2[i]
        _assign_cell(tile, edge, tile2, edge2, laid2[i])
    for i in range(GOAL_COUNT):
        _assign_cell(tile, edge, tile2, edge2, GOAL_CELLS[i])
        target.goal_state[i] = source.goal_state[i]
        target.goal_face[i] = source.goal_face[i]
        target.goal_turned[i] = source.goal_turned[i]
    _assign_cell(tile, edge, tile2, edge2, START)
    target.frontier_edges = source.frontier_edges
    count = source.frontiers
    target.frontiers = count
    for i in range(count):
        frontier[i] = frontier2[i]


def _assign_cell(tile: vec[i64], edge: vec[i64], tile2: vec[i64], edge2: vec[i64], at: i64) -> None:
    """What lies in a cell, and what its neighbours know."""
    tile[at] = tile2[at]
    edge[at] = edge2[at]
    edge[at - STRIDE] = edge2[at - STRIDE]
    edge[at - 1] = edge2[at - 1]
    edge[at + 1] = edge2[at + 1]
    edge[at + STRIDE] = edge2[at + STRIDE]


def _assign_seats(target: Position, source: Position) -> None:
    hand, hand2, size, size2 = target.hand, source.hand, target.hand_size, source.hand_size
    discard, discard2 = target.discard, source.discard
    discards, discards2 = target.discards, source.discards
    gold, gold2, golds, golds2 = target.gold, source.gold, target.golds, source.golds
    broken, broken2, looked, looked2 = target.broken, source.broken, target.looked, source.looked
    idle, idle2, forced, forced2 = target.idle, source.idle, target.forced, source.forced
    slot: i64
    for seat in range(source.seats):
        broken[seat] = broken2[seat]
        looked[seat] = looked2[seat]
        idle[seat] = idle2[seat]
        forced[seat] = forced2[seat]
        count = size2[seat]
        size[seat] = count
        first: i64 = seat * HAND_SLOTS
        for slot in range(first, first + count):
            hand[slot] = hand2[slot]
        count = discards2[seat]
        discards[seat] = count
        first = seat * DISCARD_SLOTS
        for slot in range(first, first + count):
            discard[slot] = discard2[slot]
        count = golds2[seat]
        golds[seat] = count
        first = seat * GOLD_SLOTS
        for slot in range(first, first + count):
            gold[slot] = gold2[slot]
    target.held = source.held


def _assign_piles(target: Position, source: Position) -> None:
    pile, pile2, gold, gold2 = target.pile, source.pile, target.gold_pile, source.gold_pile
    spent, spent2, offer, offer2 = target.spent, source.spent, target.offer, source.offer
    i: i64
    target.pile_top = source.pile_top
    for i in range(source.pile_top, DECK_SIZE):
        pile[i] = pile2[i]
    target.gold_top = source.gold_top
    target.gold_end = source.gold_end
    for i in range(source.gold_top, source.gold_end):
        gold[i] = gold2[i]
    target.spents = source.spents
    for i in range(source.spents):
        spent[i] = spent2[i]
    target.offers = source.offers
    for i in range(source.offers):
        offer[i] = offer2[i]


def _assign_results(target: Position, source: Position) -> None:
    target.results = source.results
    i: i64
    for i in range(source.results):
        target.winner[i] = source.winner[i]
        target.winner_seat[i] = source.winner_seat[i]
        target.round_roles[i] = source.round_roles[i]
        target.round_due[i] = source.round_due[i]
    for i in range(source.results * GOAL_COUNT):
        target.round_faces[i] = source.round_faces[i]
    for i in range(source.results * MAX_SEATS):
        target.round_gold[i] = source.round_gold[i]
