"""Positions drawn as a rule book would draw them, and moves in notation.

    state = table(hands="EW", mine='''
        .    SW
        @ EW NW . [NE]
    ''')
    state = play(state, "lay EW 3,0")

In a picture `@` is the start, `.` an empty cell, `?` a face-down goal, `[NE]` a stone goal as it
lies, `EW*6` six cards in a row.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
import pytest
from msgspec.structs import replace

from lorelode.core import CHANCE, Chance, IllegalMove, Seat, State
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import DECK, GOALS, GOLD, Card, Face, Goal, Role, Shape, Tool
from lorelode.rules.saboteur.editions import EDITIONS, SaboteurEdition
from lorelode.rules.saboteur.moves import Deal, Lay
from lorelode.rules.saboteur.state import (
    FaceUp,
    Mine,
    Player,
    Playing,
    Private,
    Public,
    Result,
    SaboteurState,
    SaboteurView,
    Secret,
    Tile,
)

LV: Final = EDITIONS["lv"]
FA: Final = EDITIONS["fa"]
HE: Final = EDITIONS["he"]
RU: Final = EDITIONS["ru"]
ALL: Final = (FA, HE, LV, RU)
each_edition: Final = pytest.mark.parametrize("edition", ALL, ids=lambda edition: edition.name)

ROLES: Final[Mapping[str, Role]] = {"M": Role.MINER, "S": Role.SABOTEUR}
GOAL_CELLS: Final[Mapping[tuple[int, int], Goal]] = {
    (8, -2): Goal.TOP,
    (8, 0): Goal.MIDDLE,
    (8, 2): Goal.BOTTOM,
}
STONE_LYING: Final[Mapping[str, FaceUp]] = {
    "ES": FaceUp(Face.STONE_ES, False),
    "NW": FaceUp(Face.STONE_ES, True),
    "SW": FaceUp(Face.STONE_SW, False),
    "NE": FaceUp(Face.STONE_SW, True),
}


def table(
    edition: SaboteurEdition = LV,
    *,
    mine: str = "@",
    hands: str = "",
    pile: str = "N E N+S",
    goals: str = "ES gold SW",
    roles: str = "MMS",
    spare: str = "M",
    gold: Sequence[int] = GOLD,
    purses: Mapping[int, tuple[int, ...]] | None = None,
    broken: Mapping[int, str] | None = None,
    turn: int = 0,
    starter: int = 0,
    round: int = 1,
) -> SaboteurState:
    """A position in the middle of a round, as many seats as roles.

    `hands` go round from the mover, `|` between them and `-` for an empty one; who is not named
    holds one NE. `goals` lie from top to bottom.
    """
    seats = len(roles)
    named = [cards(hand) for hand in hands.split("|")] if hands else []
    named += [(Card.NE,)] * (seats - len(named))
    dealt = [named[(seat - turn) % seats] for seat in range(seats)]
    purses, broken = purses or {}, broken or {}
    drawn = draw(mine)
    faces: list[Face | None] = [Face(face) for face in goals.split()]
    for index, shown in enumerate(drawn.goals):
        if shown is not None:
            faces[index] = None
    all_roles = tuple(ROLES[letter] for letter in roles)
    spares = tuple(ROLES[letter] for letter in spare)
    past = Result(Role.SABOTEUR, None, all_roles, spares, tuple(Face), (0,) * seats, 0)
    heap = cards(pile)
    return State(
        Public(
            edition=edition,
            players=tuple(
                Player(
                    hand=len(dealt[seat]),
                    broken=tuple(Tool(tool) for tool in broken.get(seat, "").split()),
                    gold=len(purses.get(seat, ())),
                )
                for seat in range(seats)
            ),
            starter=Seat(starter),
            stage=Playing(Seat(turn)),
            round=round,
            mine=drawn,
            pile=len(heap),
            last=Seat((turn - 1) % seats),
            gold=len(gold),
            results=(past,) * (round - 1),
        ),
        tuple(
            Private(role=role, hand=dealt[seat], gold=purses.get(seat, ()))
            for seat, role in enumerate(all_roles)
        ),
        Secret(heap, tuple(faces), spares, tuple(gold)),
    )


def cards(names: str) -> tuple[Card, ...]:
    """The cards named, `-` for none."""
    return tuple(Card(name) for name in names.split() if name != "-")


def draw(picture: str) -> Mine:
    """The mine in a picture."""
    rows = [_tokens(row) for row in picture.strip().splitlines()]
    top = next(y for y, row in enumerate(rows) if "@" in row)
    left = rows[top].index("@")
    laid: list[Tile] = []
    goals: list[FaceUp | None] = [None, None, None]
    for y, row in enumerate(rows, -top):
        for x, token in enumerate(row, -left):
            if token == "?":
                assert (x, y) in GOAL_CELLS, f"no goal lies at {x},{y}"
            elif token.startswith("["):
                goals[GOALS.index(GOAL_CELLS[x, y])] = STONE_LYING[token.strip("[]")]
            elif token not in ".@":
                assert (x, y) not in GOAL_CELLS, f"a goal lies at {x},{y}"
                laid.append(Tile(Shape(token), x, y))
    return Mine(tuple(laid), tuple(goals))


def _tokens(row: str) -> list[str]:
    tokens: list[str] = []
    for token in row.split():
        repeated = re.fullmatch(r"(.+)\*(\d+)", token)
        tokens += [repeated[1]] * int(repeated[2]) if repeated else [token]
    return tokens


def stack_deal(
    roles: str,
    *,
    spare: str = "",
    goals: str = "ES gold SW",
    first_cards: str = "",
    gold: Sequence[int] = GOLD,
    first: int | None = None,
) -> Deal:
    """A deal with these cards on top of the 67, the others under them in the order of the box."""
    top = cards(first_cards)
    rest = list(DECK)
    for card in top:
        rest.remove(card)
    return Deal(
        roles=tuple(ROLES[letter] for letter in roles),
        spare=tuple(ROLES[letter] for letter in spare),
        goals=tuple(Face(face) for face in goals.split()),
        cards=(*top, *rest),
        gold=tuple(gold),
        first=None if first is None else Seat(first),
    )


def play(state: SaboteurState, *lines: str) -> SaboteurState:
    """The state after these moves, each a choice of the seat that is to act."""
    for line in lines:
        seat = mover(state)
        assert line in moves(state), f"{line} is not among the choices"
        state = SABOTEUR.play(state, seat, SABOTEUR.read(line))
        # What follows from the cards in the mine does not depend on how they came there.
        assert moves(reload_state(state)) == moves(state)
    return state


def by_chance(state: SaboteurState, draw: int = 0) -> Deal:
    """What the dealer deals in this draw of chance."""
    move = SABOTEUR.deal(state, Chance(bytes(32), draw))
    assert isinstance(move, Deal)
    return move


def deal(state: SaboteurState, move: Deal | None = None) -> SaboteurState:
    """The state after this deal, or after a random one."""
    return SABOTEUR.play(state, CHANCE, move or by_chance(state))


def assert_refused(state: SaboteurState, line: str, clause: str, by: int | None = None) -> None:
    """Assert that the clause forbids the move, which is not a choice and changes nothing."""
    seat = mover(state) if by is None else Seat(by)
    before = msgspec.json.encode(state)
    move = SABOTEUR.read(line)
    if seat != CHANCE:
        assert move not in SABOTEUR.choices(state.view(seat))
    with pytest.raises(IllegalMove) as error:
        SABOTEUR.play(state, seat, move)
    assert error.value.clause == clause
    assert msgspec.json.encode(state) == before


def mover(state: SaboteurState) -> Seat:
    """Who is to act."""
    (seat,) = SABOTEUR.to_act(state.public)
    return seat


def moves(state: SaboteurState) -> list[str]:
    """The choices of the seats that are to act, in notation."""
    return [
        SABOTEUR.write(move)
        for seat in SABOTEUR.to_act(state.public)
        if seat != CHANCE
        for move in SABOTEUR.choices(state.view(seat))
    ]


def cells(state: SaboteurState, shape: str) -> set[tuple[int, int]]:
    """Where the mover may lay a card of this shape."""
    return {
        (move.x, move.y)
        for move in SABOTEUR.choices(state.view(mover(state)))
        if isinstance(move, Lay) and move.shape == shape
    }


def others_see(state: SaboteurState, seat: int) -> list[SaboteurView]:
    """The views of a spectator and of everybody but this seat."""
    others = [Seat(other) for other in range(len(state.private)) if other != seat]
    return [state.view(None), *(state.view(other) for other in others)]


def reload_state(state: SaboteurState) -> SaboteurState:
    """The same state, as it comes back from JSON."""
    return msgspec.json.decode(msgspec.json.encode(state), type=SaboteurState)


def house(edition: SaboteurEdition, **switches: object) -> SaboteurEdition:
    """The edition with other settings."""
    return replace(edition, **switches)
