"""What the seat to act may do, in the order in which the library lists it."""

from __future__ import annotations

from typing import Final

from lorelode.engine.native_types import i64, vec
from lorelode.engine.saboteur.coding import (
    BREAK,
    CARD_KINDS,
    CHOOSING,
    FACE_DOWN,
    FIRST_BREAK_CARD,
    FIRST_REPAIR_CARD,
    FITTED,
    FITTING,
    GOAL_COUNT,
    GOLD,
    MAP,
    NO_CARD,
    PASS,
    PLAYING,
    REPAIR,
    REPAIR_CARD_SHIFT,
    ROCKFALL,
    ROCKFALL_CARD,
    SHARING,
    STONE,
    TOOL_KINDS,
    TURN,
    WHAT_SHIFT,
    WHERE_SHIFT,
)
from lorelode.engine.saboteur.lookups import (
    BIT_NUMBERS,
    CARD_SHAPES,
    DE_BRUIJN,
    FITTING_SHAPES,
    MENDED_TOOLS,
)
from lorelode.engine.saboteur.position import HAND_SLOTS, Position

ACTION_CARDS: Final = (1 << CARD_KINDS) - (1 << FIRST_BREAK_CARD)
"""All action cards, as bits."""

# Compiled, it is quicker to write a move in any case, and to count it if it is one, than to decide
# first: a processor that guesses wrong loses more time.


def legal(position: Position) -> vec[i64]:
    """Every legal move of the seat to act, coded; none while the dealer is, or nobody.

    Compiled, it is a `vec` and not a list: it has a length, items and an order like one, and takes
    a tenth of the time, because only the numbers that somebody reads become objects of Python.
    """
    return position.moves[: list_moves(position)]


def list_moves(position: Position) -> i64:
    """Put every legal move into `position.moves`; how many they are."""
    moves = position.moves
    stage = position.stage
    count: i64 = 0
    if stage == PLAYING:
        count = list_plays(position)
        position.plays = count
        count = _list_passes(position, count)
    elif stage == SHARING:
        # S-6.3: Gold cards of the same worth are one choice.
        offered: i64 = 0
        for i in range(position.offers):
            offered |= 1 << position.offer[i]
        for nuggets in range(1, 4):
            if offered >> nuggets & 1 != 0:
                moves[count] = GOLD | nuggets << WHAT_SHIFT
                count += 1
    elif stage == CHOOSING:
        for goal in range(GOAL_COUNT):
            if position.asked >> goal & 1 != 0:
                moves[count] = TURN | goal << WHAT_SHIFT
                count += 1
    elif stage == FITTING:
        moves[0] = STONE | position.asked << WHAT_SHIFT
        moves[1] = STONE | position.asked << WHAT_SHIFT | 1 << WHERE_SHIFT
        count = 2
    position.listed = count
    return count


def move_at(position: Position, index: int) -> i64:
    """One of the moves that `list_moves` found."""
    listed: int = position.listed  # compared as such: an index may have more than 64 bits
    if index < 0 or index >= listed:
        raise IndexError(f"{listed} moves are listed, and {index} is none of them")
    return position.moves[index]


def _list_passes(position: Position, count: i64) -> i64:
    # S-2.3: A card is discarded unseen, or an empty hand passes.
    moves, hand, seat = position.moves, position.hand, position.seat
    first = seat * HAND_SLOTS
    size = position.hand_size[seat]
    if size == 0:
        moves[count] = PASS | NO_CARD << WHAT_SHIFT
        return count + 1
    seen: i64 = 0
    for slot in range(first, first + size):
        card = hand[slot]
        moves[count] = PASS | card << WHAT_SHIFT
        count += ~seen >> card & 1
        seen |= 1 << card
    return count


def list_plays(position: Position) -> i64:
    """Put every way to lay or play a card into `position.moves`; how many they are."""
    hand, seat, actions = position.hand, position.seat, position.work
    first = seat * HAND_SLOTS
    seen: i64 = 0
    shapes: i64 = 0
    action_count: i64 = 0
    for slot in range(first, first + position.hand_size[seat]):
        card = hand[slot]
        shapes |= CARD_SHAPES[card]
        actions[action_count] = card
        action_count += ~seen >> card & ACTION_CARDS >> card & 1
        seen |= 1 << card
    count: i64 = 0
    # S-3.5: With a broken tool, no path card is laid.
    if shapes != 0 and position.broken[seat] == 0:
        count = _list_lays(position, shapes)
    for i in range(action_count):
        count = _list_action(position, actions[i], count)
    return count


def _list_lays(position: Position, shapes: i64) -> i64:
    moves, edge, frontier = position.moves, position.edge, position.frontier
    fitting_shapes, bit_numbers = FITTING_SHAPES, BIT_NUMBERS
    count: i64 = 0
    # S-3.1, S-3.4: On a free cell beside a laid card and, by the switch, where a path leads.
    for i in range(position.frontiers):
        at = frontier[i]
        # S-3.2: Opening meets opening and wall meets wall.
        fitting = fitting_shapes[edge[at] & FITTED] & shapes
        where: i64 = at << WHERE_SHIFT
        while fitting != 0:
            lowest = fitting & -fitting
            shape = bit_numbers[(lowest * DE_BRUIJN & 0xFFFFFFFF) >> 27]
            moves[count] = where | shape << WHAT_SHIFT
            count += 1
            fitting ^= lowest
    return count


def _list_action(position: Position, card: i64, count: i64) -> i64:
    """List the ways to play an action card, after the moves listed so far."""
    if card < FIRST_REPAIR_CARD:
        return _list_breaks(position, card - FIRST_BREAK_CARD, count)
    if card < ROCKFALL_CARD:
        return _list_repairs(position, card, count)
    if card == ROCKFALL_CARD:
        return _list_rockfalls(position, count)
    return _list_maps(position, count)


def _list_breaks(position: Position, tool: i64, count: i64) -> i64:
    # S-4.1: Each tool is broken at most once in front of a player.
    moves, broken = position.moves, position.broken
    other: i64
    for other in range(position.seats):
        moves[count] = BREAK | tool << WHAT_SHIFT | other << WHERE_SHIFT
        count += ~broken[other] >> tool & 1
    return count


def _list_repairs(position: Position, card: i64, count: i64) -> i64:
    # S-4.2, S-4.3: A card mends a broken tool, one of two if it shows two.
    moves, broken = position.moves, position.broken
    other: i64
    tool: i64
    mended: i64 = 0
    for other in range(position.seats):
        mended |= broken[other]
    mended &= MENDED_TOOLS[card]
    for tool in range(TOOL_KINDS):
        if mended >> tool & 1 != 0:
            for other in range(position.seats):
                where: i64 = other | card << REPAIR_CARD_SHIFT
                moves[count] = REPAIR | tool << WHAT_SHIFT | where << WHERE_SHIFT
                count += broken[other] >> tool & 1
    return count


def _list_rockfalls(position: Position, count: i64) -> i64:
    # S-4.4: Any path card, never the start or a goal.
    moves, laid = position.moves, position.laid_cell
    for i in range(position.laids):
        moves[count] = ROCKFALL | laid[i] << WHERE_SHIFT
        count += 1
    return count


def _list_maps(position: Position, count: i64) -> i64:
    # S-4.5: A goal that lies face down.
    moves, state = position.moves, position.goal_state
    goal: i64
    for goal in range(GOAL_COUNT):
        moves[count] = MAP | goal << WHAT_SHIFT
        count += 1 if state[goal] == FACE_DOWN else 0
    return count
