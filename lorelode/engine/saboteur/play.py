"""What a move does. `apply` trusts that the move is legal; `refusals.check` finds out."""

from __future__ import annotations

from lorelode.engine.native_types import i64
from lorelode.engine.saboteur.choices import list_plays
from lorelode.engine.saboteur.coding import (
    BREAK,
    CHOOSING,
    FIRST_BREAK_CARD,
    FITTING,
    GOLD,
    KIND_MASK,
    LAID,
    LAY,
    LIVE,
    MAP_CARD,
    NO_CARD,
    PASS,
    PLAYING,
    REPAIR,
    REPAIR_CARD_SHIFT,
    ROCKFALL,
    ROCKFALL_CARD,
    SEAT_MASK,
    SHARING,
    STONE,
    TURN,
    WHAT_MASK,
    WHAT_SHIFT,
    WHERE_SHIFT,
    codes_move,
)
from lorelode.engine.saboteur.goals import lay_stone, lay_stones, turn_goals
from lorelode.engine.saboteur.lookups import GOAL_CELLS, SHAPE_CARDS, SHAPE_OPENINGS
from lorelode.engine.saboteur.mine import put, take
from lorelode.engine.saboteur.payout import take_gold
from lorelode.engine.saboteur.position import DECK_SIZE, DISCARD_SLOTS, NOT_LISTED, Position
from lorelode.engine.saboteur.turns import end_turn, spend, use_card


def apply(position: Position, number: int) -> None:
    """Make a legal move.

    A number that is no move of this stage, or takes a card that the hand lacks, raises
    `ValueError`. That a card fits, or a tool can be broken, is taken on trust.
    """
    if not codes_move(number):
        raise ValueError(f"{number} codes no move; docs/engine.md has the coding")
    make(position, number)


def make(position: Position, move: i64) -> None:
    """Make a move that the engine has listed itself: `apply` without a look at the number."""
    kind: i64 = move & KIND_MASK
    what: i64 = move >> WHAT_SHIFT & WHAT_MASK
    where: i64 = move >> WHERE_SHIFT
    stage, seat = position.stage, position.seat
    if stage == PLAYING and kind <= PASS:
        if kind == LAY:
            _lay(position, seat, what, where)
        elif kind == PASS:
            _pass(position, seat, what)
        else:
            _play_action(position, seat, kind, what, where)
    elif stage == SHARING and kind == GOLD:
        take_gold(position, what)
    elif stage == CHOOSING and kind == TURN:
        turn_goals(position, 1 << what)
    elif stage == FITTING and kind == STONE:
        lay_stone(position, what, where)
        lay_stones(position)
    else:
        raise ValueError(f"{move} codes no move of stage {stage}")
    position.phase += 1
    position.plays = NOT_LISTED


def _lay(position: Position, seat: i64, shape: i64, at: i64) -> None:
    use_card(position, seat, SHAPE_CARDS[shape])
    position.forced[seat] = 0
    position.idle[seat] = 0
    position.last = seat
    position.mover = seat
    count = position.laids
    position.laid_cell[count] = at
    position.laid_shape[count] = shape
    position.laids = count + 1
    edge = position.edge
    top, middle, bottom = GOAL_CELLS[0], GOAL_CELLS[1], GOAL_CELLS[2]
    top_before, middle_before, bottom_before = edge[top], edge[middle], edge[bottom]
    put(position, at, SHAPE_OPENINGS[shape])
    # S-5.1: A face-down goal is reached when a side of it is joined to the start that was not
    # before this card, wherever the card lies.
    reached: i64 = 0
    if edge[top] != top_before or edge[middle] != middle_before or edge[bottom] != bottom_before:
        if edge[top] & ~top_before & LIVE != 0 and position.goal_state[0] != LAID:
            reached = 1
        if edge[middle] & ~middle_before & LIVE != 0 and position.goal_state[1] != LAID:
            reached |= 2
        if edge[bottom] & ~bottom_before & LIVE != 0 and position.goal_state[2] != LAID:
            reached |= 4
    if reached == 0:
        end_turn(position, seat)
    elif position.turns_one_goal and reached & reached - 1 != 0:
        position.stage = CHOOSING
        position.asked = reached
    else:
        turn_goals(position, reached)


def _pass(position: Position, seat: i64, card: i64) -> None:
    idle: i64 = 0
    forced: i64 = 0
    if position.pile_top == DECK_SIZE:
        idle = 1
        plays = position.plays
        if plays == NOT_LISTED:
            plays = list_plays(position)
        if plays == 0:
            forced = 1
    if card != NO_CARD:
        use_card(position, seat, card)
        count = position.discards[seat]
        position.discard[seat * DISCARD_SLOTS + count] = card
        position.discards[seat] = count + 1
        position.last = seat
    elif position.hand_size[seat] != 0:
        raise ValueError("only an empty hand passes without a card")
    position.idle[seat] = idle
    position.forced[seat] = forced
    end_turn(position, seat)


def _play_action(position: Position, seat: i64, kind: i64, what: i64, where: i64) -> None:
    target: i64 = where & SEAT_MASK
    if kind == BREAK:
        use_card(position, seat, FIRST_BREAK_CARD + what)
        position.broken[target] |= 1 << what
    elif kind == REPAIR:
        card: i64 = where >> REPAIR_CARD_SHIFT
        use_card(position, seat, card)
        position.broken[target] &= ~(1 << what)
        spend(position, card)
        spend(position, FIRST_BREAK_CARD + what)
    elif kind == ROCKFALL:
        use_card(position, seat, ROCKFALL_CARD)
        shape = take(position, where)
        spend(position, ROCKFALL_CARD)
        spend(position, SHAPE_CARDS[shape])
    else:
        use_card(position, seat, MAP_CARD)
        position.looked[seat] |= 1 << what
        spend(position, MAP_CARD)
    position.forced[seat] = 0
    position.idle[seat] = 0
    position.last = seat
    end_turn(position, seat)
