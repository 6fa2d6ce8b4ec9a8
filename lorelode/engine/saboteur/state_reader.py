"""Positions from the states of the library, real or imagined."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from lorelode.core import CHANCE, Seat, State
from lorelode.engine.native_types import i64, vec
from lorelode.engine.saboteur.coding import (
    CHOOSING,
    DEALING,
    FACE_UP,
    FITTING,
    GOAL,
    GOAL_COUNT,
    MAX_SEATS,
    NOBODY,
    OVER,
    PLAYING,
    ROUNDS,
    SHARING,
)
from lorelode.engine.saboteur.copies import assign
from lorelode.engine.saboteur.goals import lay_stone
from lorelode.engine.saboteur.library_numbers import (
    CARD_NUMBERS,
    FACE_NUMBERS,
    GOAL_NUMBERS,
    ROLES,
    SHAPE_NUMBERS,
    TOOL_NUMBERS,
    cell_of,
)
from lorelode.engine.saboteur.lookups import SHAPE_OPENINGS
from lorelode.engine.saboteur.mine import put
from lorelode.engine.saboteur.position import (
    DECK_SIZE,
    DISCARD_SLOTS,
    GOLD_SIZE,
    GOLD_SLOTS,
    HAND_SLOTS,
    Position,
    reset,
)
from lorelode.engine.saboteur.table_setup import new_position
from lorelode.rules.saboteur.cards import Card, Role
from lorelode.rules.saboteur.state import (
    Choosing,
    Dealing,
    Fitting,
    Over,
    Player,
    Playing,
    Private,
    Public,
    SaboteurState,
    Sharing,
)

_MAX_PATH_CARDS: Final = 40
_STAGES: Final = {
    Dealing: DEALING,
    Playing: PLAYING,
    Choosing: CHOOSING,
    Fitting: FITTING,
    Sharing: SHARING,
    Over: OVER,
}


def from_state(state: SaboteurState, into: Position | None = None) -> Position:
    """The position of a state, real or imagined; `into` takes it on without new memory.

    A state that no game can come to raises `ValueError`, as far as a position cannot hold it; one
    of another game raises `TypeError`.
    """
    if not isinstance(state, State) or not isinstance(state.public, Public):
        raise TypeError(f"expected a state of Saboteur, not {type(state).__name__}")
    public = state.public
    edition, seats = public.edition, len(state.private)
    if into is None:
        position = new_position(edition, seats)
    else:
        position = into
        if position.edition != edition or position.seats != seats:
            assign(position, new_position(edition, seats))
    reset(position, NOBODY)
    _read_stage(position, public)
    if public.round == 0:
        return position
    _read_mine(position, state)
    for seat, (player, private) in enumerate(zip(public.players, state.private, strict=True)):
        _read_seat(position, seat, player, private)
    _read_piles(position, state)
    _read_results(position, state)
    return position


def _fill(slots: vec[i64], first: i64, size: i64, numbers: Sequence[int], what: str) -> i64:
    """Put numbers into slots; how many there were."""
    count: i64 = len(numbers)
    if count > size:
        raise ValueError(f"expected at most {size} {what}, not {count}")
    for i in range(count):
        slots[first + i] = numbers[i]
    return count


def _card_numbers(cards: Iterable[Card]) -> list[int]:
    return [CARD_NUMBERS[card] for card in cards]


def _read_stage(position: Position, public: Public) -> None:
    stage = public.stage
    position.stage = _STAGES[type(stage)]
    position.phase = public.phase
    position.round = public.round
    position.starter = _seat(position, public.starter)
    position.last = _seat(position, public.last)
    seat = stage.seat
    position.seat = NOBODY if seat == CHANCE else _seat(position, seat)
    position.mover = position.seat
    if isinstance(stage, Choosing):
        position.asked = sum(1 << GOAL_NUMBERS[goal] for goal in stage.goals)
    elif isinstance(stage, Fitting):
        position.asked = GOAL_NUMBERS[stage.goal]


def _seat(position: Position, seat: Seat | None) -> int:
    if seat is None:
        return NOBODY
    if not 0 <= seat < position.seats:
        raise ValueError(f"expected a seat of 0 to {position.seats - 1}, not {seat}")
    return seat


def _read_mine(position: Position, state: SaboteurState) -> None:
    mine = state.public.mine
    if len(mine.laid) > _MAX_PATH_CARDS:
        raise ValueError(f"expected at most {_MAX_PATH_CARDS} path cards, not {len(mine.laid)}")
    position.laids = len(mine.laid)
    for index, tile in enumerate(mine.laid):
        cell, shape = cell_of(tile.x, tile.y), SHAPE_NUMBERS[tile.shape]
        if position.tile[cell] != 0 or position.edge[cell] & GOAL != 0:
            raise ValueError(f"two cards lie at {tile.x},{tile.y}")
        position.laid_cell[index] = cell
        position.laid_shape[index] = shape
        put(position, cell, SHAPE_OPENINGS[shape])
    for goal, (shown, hidden) in enumerate(zip(mine.goals, state.secret.goals, strict=True)):
        face = hidden if shown is None else shown.face
        if face is None:
            raise ValueError(f"goal {goal} lies face down and has no face")
        number = FACE_NUMBERS[face]
        position.goal_face[goal] = number
        if shown is None:
            continue
        if shown.turned is None:
            position.goal_state[goal] = FACE_UP
        else:
            lay_stone(position, goal, int(shown.turned))


def _read_seat(position: Position, seat: i64, player: Player, private: Private) -> None:
    hand, discards = _card_numbers(private.hand), _card_numbers(private.discards)
    position.hand_size[seat] = _fill(
        position.hand, seat * HAND_SLOTS, HAND_SLOTS, hand, "cards in a hand"
    )
    position.held += position.hand_size[seat]
    position.discards[seat] = _fill(
        position.discard, seat * DISCARD_SLOTS, DISCARD_SLOTS, discards, "discards of a seat"
    )
    position.golds[seat] = _fill(
        position.gold, seat * GOLD_SLOTS, GOLD_SLOTS, private.gold, "gold cards of a seat"
    )
    if private.offer:
        position.offers = _fill(position.offer, 0, MAX_SEATS, private.offer, "gold cards offered")
    position.broken[seat] = sum([1 << TOOL_NUMBERS[tool] for tool in player.broken])
    position.looked[seat] = sum([1 << GOAL_NUMBERS[goal] for goal in player.looked])
    position.idle[seat] = int(player.idle)
    position.forced[seat] = int(private.forced)


def _read_piles(position: Position, state: SaboteurState) -> None:
    pile, gold = _card_numbers(state.secret.pile), state.secret.gold
    top: i64 = DECK_SIZE - len(pile)
    if top < 0:
        raise ValueError(f"expected at most {DECK_SIZE} cards in the pile, not {len(pile)}")
    position.pile_top = top
    _fill(position.pile, top, DECK_SIZE, pile, "cards in the pile")
    position.gold_top = 0
    position.gold_end = _fill(position.gold_pile, 0, GOLD_SIZE, gold, "gold cards in the pile")
    spent = _card_numbers(state.public.spent)
    position.spents = _fill(position.spent, 0, DECK_SIZE, spent, "cards that left the round")


def _read_results(position: Position, state: SaboteurState) -> None:
    results, roles = state.public.results, [private.role for private in state.private]
    if len(results) > ROUNDS:
        raise ValueError(f"expected at most {ROUNDS} rounds, not {len(results)}")
    position.results = len(results)
    for index, result in enumerate(results):
        position.winner[index] = ROLES.index(result.winners)
        position.winner_seat[index] = _seat(position, result.by)
        position.round_roles[index] = _role_bits(position, (*result.roles, *result.spare))
        position.round_due[index] = result.due
        for goal, face in enumerate(result.goals):
            position.round_faces[index * GOAL_COUNT + goal] = FACE_NUMBERS[face]
        for seat, cards in enumerate(result.gold):
            position.round_gold[index * MAX_SEATS + seat] = cards
    won = state.public.result
    spare = state.secret.spare if won is None else won.spare
    position.roles = _role_bits(position, (*roles, *spare))


def _role_bits(position: Position, roles: Sequence[Role | None]) -> int:
    pool = position.saboteurs + position.miners
    if len(roles) != pool:
        raise ValueError(f"expected {pool} roles, not {len(roles)}")
    return sum([1 << index for index, role in enumerate(roles) if role is Role.SABOTEUR])
