"""The moves of Saboteur and their notation, which `docs/formats.md` specifies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from msgspec import Struct

from lorelode.core import Seat
from lorelode.rules.notation import Forms, read_move
from lorelode.rules.saboteur.cards import (
    CARD_BREAKING,
    CARD_OF,
    Card,
    Face,
    Goal,
    Role,
    Shape,
    Tool,
)


class Lay(Struct, frozen=True, gc=False, tag="lay"):
    """Lay a path card: `lay NSW 3,-1`, the shape as it lies."""

    shape: Shape
    x: int
    y: int


class Break(Struct, frozen=True, gc=False, tag="break"):
    """Break a tool of any player: `break lamp 2`."""

    tool: Tool
    seat: Seat


class Repair(Struct, frozen=True, gc=False, tag="repair"):
    """Mend a tool of any player: `repair lamp 2 +pick/lamp`, the card last."""

    card: Card
    tool: Tool
    seat: Seat


class Rockfall(Struct, frozen=True, gc=False, tag="rockfall"):
    """Take a path card off the mine: `rockfall 3,-1`."""

    x: int
    y: int


class Map(Struct, frozen=True, gc=False, tag="map"):
    """Look at a goal: `map top`."""

    goal: Goal


class Pass(Struct, frozen=True, gc=False, tag="pass"):
    """Discard a card unseen: `pass N+S`, hidden `pass ?`; with an empty hand `pass`."""

    card: Card | None = None


class Turn(Struct, frozen=True, gc=False, tag="turn"):
    """Say which of the goals just reached is turned: `turn top`."""

    goal: Goal


class Stone(Struct, frozen=True, gc=False, tag="stone"):
    """Pick the way round of a stone that fits none: `stone top upright`, `stone top turned`."""

    goal: Goal
    turned: bool


class Gold(Struct, frozen=True, gc=False, tag="gold"):
    """Choose a gold card by its worth: `gold 3`, hidden `gold ?`."""

    nuggets: int


class Deal(Struct, frozen=True, gc=False, tag="deal"):
    """The dealer's move, hidden `deal ?`.

    `deal roles=MSM+M goals=ES,gold,SW cards=NS,map,… gold=1,3,… first=2`
    """

    roles: tuple[Role, ...]
    """By seat."""
    spare: tuple[Role, ...]
    goals: tuple[Face, ...]
    """From top to bottom."""
    cards: tuple[Card, ...]
    """Seat 0's hand, then seat 1's, and so on, then the pile from the top."""
    gold: tuple[int, ...] = ()
    """The gold pile from the top; empty where the pile stays as it lies."""
    first: Seat | None = None
    """Who begins, where the table did not say."""


Move: TypeAlias = Lay | Break | Repair | Rockfall | Map | Pass | Turn | Stone | Gold | Deal


def card_of(move: Move) -> Card | None:
    """The card of the hand that a move takes, if it takes one.

    >>> card_of(Lay(Shape.NSW, 3, -1)), card_of(Break(Tool.LAMP, Seat(2)))
    (Card.NES, Card.BROKEN_LAMP)
    >>> card_of(Repair(Card.REPAIR_CART, Tool.CART, Seat(2))), card_of(Rockfall(3, -1))
    (Card.REPAIR_CART, Card.ROCKFALL)
    >>> card_of(Map(Goal.TOP)), card_of(Pass(Card.NS)), card_of(Gold(3))
    (Card.MAP, Card.NS, None)
    """
    match move:
        case Lay():
            return CARD_OF[move.shape]
        case Break():
            return CARD_BREAKING[move.tool]
        case Repair() | Pass():
            return move.card
        case Rockfall():
            return Card.ROCKFALL
        case Map():
            return Card.MAP
        case _:
            return None


_LETTERS: Final[Mapping[Role, str]] = {Role.MINER: "M", Role.SABOTEUR: "S"}
_ROLES: Final[Mapping[str, Role]] = {letter: role for role, letter in _LETTERS.items()}


def write(move: Move, hidden: bool = False) -> str:
    """The move in notation; `hidden`, as those may read it who did not make it."""
    match move:
        case Lay():
            return f"lay {move.shape} {move.x},{move.y}"
        case Break():
            return f"break {move.tool} {move.seat}"
        case Repair():
            return f"repair {move.tool} {move.seat} {move.card}"
        case Rockfall():
            return f"rockfall {move.x},{move.y}"
        case Map():
            return f"map {move.goal}"
        case Pass(card=None):
            return "pass"
        case Pass():
            return f"pass {'?' if hidden else move.card}"
        case Turn():
            return f"turn {move.goal}"
        case Stone():
            return f"stone {move.goal} {'turned' if move.turned else 'upright'}"
        case Gold():
            return f"gold {'?' if hidden else move.nuggets}"
        case _:
            return "deal ?" if hidden else _write_deal(move)


def _write_deal(deal: Deal) -> str:
    roles = "".join(_LETTERS[role] for role in deal.roles)
    spare = "".join(_LETTERS[role] for role in deal.spare)
    parts = [
        f"deal roles={roles}+{spare}" if spare else f"deal roles={roles}",
        f"goals={','.join(deal.goals)}",
        f"cards={','.join(deal.cards)}",
    ]
    if deal.gold:
        parts.append(f"gold={','.join(map(str, deal.gold))}")
    if deal.first is not None:
        parts.append(f"first={deal.first}")
    return " ".join(parts)


def read(text: str) -> Move:
    """The move that `write` wrote so, or `MoveSyntaxError`."""
    return read_move(text, _FORMS, write)


def _lay(shape: str, cell: str) -> Lay:
    x, y = cell.split(",")
    return Lay(Shape(shape), int(x), int(y))


def _rockfall(cell: str) -> Rockfall:
    x, y = cell.split(",")
    return Rockfall(int(x), int(y))


def _pass(card: str | None = None) -> Pass:
    return Pass(None if card is None else Card(card))


def _items(text: str) -> list[str]:
    return text.split(",") if text else []


def _deal(*words: str) -> Deal:
    parts = dict(word.split("=") for word in words)
    roles, _, spare = parts["roles"].partition("+")
    return Deal(
        roles=tuple(_ROLES[letter] for letter in roles),
        spare=tuple(_ROLES[letter] for letter in spare),
        goals=tuple(Face(face) for face in _items(parts["goals"])),
        cards=tuple(Card(card) for card in _items(parts["cards"])),
        gold=tuple(int(nuggets) for nuggets in _items(parts.get("gold", ""))),
        first=Seat(int(parts["first"])) if "first" in parts else None,
    )


_FORMS: Final[Forms[Move]] = {
    "lay": ("'lay SHAPE X,Y' as in 'lay NSW 3,-1'", _lay),
    "break": (
        "'break TOOL SEAT' as in 'break lamp 2'",
        lambda tool, seat: Break(Tool(tool), Seat(int(seat))),
    ),
    "repair": (
        "'repair TOOL SEAT CARD' as in 'repair lamp 2 +pick/lamp'",
        lambda tool, seat, card: Repair(Card(card), Tool(tool), Seat(int(seat))),
    ),
    "rockfall": ("'rockfall X,Y' as in 'rockfall 3,-1'", _rockfall),
    "map": ("'map GOAL' as in 'map top'", lambda goal: Map(Goal(goal))),
    "pass": ("'pass CARD' as in 'pass N+S', or 'pass' with an empty hand", _pass),
    "turn": ("'turn GOAL' as in 'turn top'", lambda goal: Turn(Goal(goal))),
    "stone": (
        "'stone GOAL upright' or 'stone GOAL turned'",
        lambda goal, way: Stone(Goal(goal), way == "turned"),
    ),
    "gold": ("'gold NUGGETS' as in 'gold 3'", lambda nuggets: Gold(int(nuggets))),
    "deal": ("'deal roles=… goals=… cards=…', then gold=… and first=… where needed", _deal),
}
