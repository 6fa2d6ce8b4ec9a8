"""States of the library from positions.

A position holds everything that a state does, except news: what a move showed is for people.
"""

from __future__ import annotations

from lorelode.core import Seat, State
from lorelode.engine.native_types import i64, vec
from lorelode.engine.saboteur.coding import (
    CHOOSING,
    DEALING,
    FACE_DOWN,
    FITTING,
    GOAL_COUNT,
    LAID,
    MAX_SEATS,
    NOBODY,
    OVER,
    PLAYING,
)
from lorelode.engine.saboteur.library_numbers import CARDS, ROLES, SHAPES, place_of
from lorelode.engine.saboteur.position import (
    DECK_SIZE,
    DISCARD_SLOTS,
    GOLD_SLOTS,
    HAND_SLOTS,
    Position,
    role_of,
)
from lorelode.rules.saboteur.cards import FACES, GOALS, TOOLS, Card, Face, Goal, Role
from lorelode.rules.saboteur.deals import setup
from lorelode.rules.saboteur.editions import SaboteurEdition
from lorelode.rules.saboteur.state import (
    Choosing,
    Dealing,
    FaceUp,
    Fitting,
    Mine,
    Over,
    Player,
    Playing,
    Private,
    Public,
    Result,
    SaboteurState,
    Secret,
    Sharing,
    Stage,
    Tile,
)


def to_state(position: Position) -> SaboteurState:
    """The state of a position, without news."""
    edition = position.edition
    assert isinstance(edition, SaboteurEdition)
    if position.round == 0:
        return setup(edition, position.seats, _seat(position.starter))
    won = position.results == position.round
    seats = range(position.seats)
    private = tuple([_private(position, seat) for seat in seats])
    gold = _numbers(position.gold_pile, position.gold_top, position.gold_end)
    public = Public(
        edition=edition,
        players=tuple([_player(position, seat) for seat in seats]),
        starter=_seat(position.starter),
        stage=_stage(position),
        phase=position.phase,
        round=position.round,
        mine=_mine(position),
        pile=DECK_SIZE - position.pile_top,
        spent=_cards(position.spent, 0, position.spents),
        last=_seat(position.last),
        gold=len(gold),
        results=tuple([_result(position, index) for index in range(position.results)]),
        fortunes=tuple([one.gold for one in private]) if position.stage == OVER else None,
    )
    secret = Secret(
        pile=_cards(position.pile, position.pile_top, DECK_SIZE),
        goals=tuple([_hidden_face(position, goal) for goal in range(GOAL_COUNT)]),
        spare=() if won else _pool(position, position.roles)[position.seats :],
        gold=gold,
    )
    return State(public, private, secret)


def _seat(seat: int) -> Seat | None:
    return None if seat == NOBODY else Seat(seat)


def _numbers(slots: vec[i64], first: i64, end: i64) -> tuple[int, ...]:
    return tuple([slots[i] for i in range(first, end)])


def _cards(slots: vec[i64], first: i64, end: i64) -> tuple[Card, ...]:
    return tuple([CARDS[slots[i]] for i in range(first, end)])


def _goals(bits: int) -> tuple[Goal, ...]:
    return tuple([goal for index, goal in enumerate(GOALS) if bits >> index & 1])


def _pool(position: Position, bits: int) -> tuple[Role, ...]:
    size = position.saboteurs + position.miners
    return tuple([ROLES[bits >> index & 1] for index in range(size)])


def _stage(position: Position) -> Stage:
    stage, seat = position.stage, Seat(position.seat)
    if stage == PLAYING:
        return Playing(seat)
    if stage == CHOOSING:
        return Choosing(seat, _goals(position.asked))
    if stage == FITTING:
        return Fitting(seat, GOALS[position.asked])
    if stage == DEALING:
        return Dealing()
    return Over() if stage == OVER else Sharing(seat, position.offers)


def _mine(position: Position) -> Mine:
    laid = []
    for index in range(position.laids):
        x, y = place_of(position.laid_cell[index])
        laid.append(Tile(SHAPES[position.laid_shape[index]], x, y))
    return Mine(tuple(laid), tuple([_shown(position, goal) for goal in range(GOAL_COUNT)]))


def _shown(position: Position, goal: i64) -> FaceUp | None:
    state = position.goal_state[goal]
    if state == FACE_DOWN:
        return None
    turned = bool(position.goal_turned[goal]) if state == LAID else None
    return FaceUp(FACES[position.goal_face[goal]], turned)


def _hidden_face(position: Position, goal: i64) -> Face | None:
    if position.goal_state[goal] != FACE_DOWN:
        return None
    return FACES[position.goal_face[goal]]


def _player(position: Position, seat: i64) -> Player:
    broken = position.broken[seat]
    return Player(
        hand=position.hand_size[seat],
        broken=tuple([tool for index, tool in enumerate(TOOLS) if broken >> index & 1]),
        discarded=position.discards[seat],
        looked=_goals(position.looked[seat]),
        idle=bool(position.idle[seat]),
        gold=position.golds[seat],
    )


def _private(position: Position, seat: i64) -> Private:
    looked, faces = position.looked[seat], position.goal_face
    first: i64 = seat * HAND_SLOTS
    first_discard: i64 = seat * DISCARD_SLOTS
    first_gold: i64 = seat * GOLD_SLOTS
    offered = position.offers if position.seat == seat else 0
    return Private(
        role=ROLES[role_of(position, seat)],
        hand=_cards(position.hand, first, first + position.hand_size[seat]),
        peeked=tuple(
            [FACES[faces[goal]] if looked >> goal & 1 else None for goal in range(GOAL_COUNT)]
        ),
        discards=_cards(position.discard, first_discard, first_discard + position.discards[seat]),
        forced=bool(position.forced[seat]),
        gold=_numbers(position.gold, first_gold, first_gold + position.golds[seat]),
        offer=_numbers(position.offer, 0, offered),
    )


def _result(position: Position, index: i64) -> Result:
    roles = _pool(position, position.round_roles[index])
    first_face: i64 = index * GOAL_COUNT
    first_gold: i64 = index * MAX_SEATS
    faces = _numbers(position.round_faces, first_face, first_face + GOAL_COUNT)
    return Result(
        winners=ROLES[position.winner[index]],
        by=_seat(position.winner_seat[index]),
        roles=roles[: position.seats],
        spare=roles[position.seats :],
        goals=tuple([FACES[face] for face in faces]),
        gold=_numbers(position.round_gold, first_gold, first_gold + position.seats),
        due=position.round_due[index],
    )
