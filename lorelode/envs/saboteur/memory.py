"""A move of Saboteur as a seat was shown it, in numbers: a row of its memory."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from lorelode.envs.layout import Field, Layout, LayoutWriter
from lorelode.envs.saboteur.cells import NUGGETS
from lorelode.rules.saboteur.cards import FACES, GOALS, TOOLS, Card, Shape
from lorelode.rules.saboteur.moves import (
    Break,
    Gold,
    Lay,
    Map,
    Pass,
    Repair,
    Rockfall,
    Stone,
    Turn,
    read,
)
from lorelode.rules.saboteur.news import Drew, Got, Offered, Received, RoundEnded, Saw, Turned

KINDS: Final = (
    *("deal", "lay", "break", "repair", "rockfall", "map", "pass", "turn", "stone", "gold"),
)
HAND_SIZE: Final = 6
ROWS_KEPT: Final = 65_536
_CARDS: Final = {card: number for number, card in enumerate(Card, 1)}
_SHAPES: Final = {shape: number for number, shape in enumerate(Shape, 1)}
_FACES: Final = {face: number for number, face in enumerate(FACES, 1)}


@cache
def memory_layout() -> Layout:
    """What is remembered of one move."""
    return Layout(
        [
            Field("mover", (1,), "1 + the seat that moved, or 0 for the dealer."),
            Field("kind", (1,), f"{', '.join(KINDS)}, from 1; 0 where nothing is remembered."),
            Field("hidden", (1,), "Whether something of the move is not shown."),
            Field(
                "card",
                (1,),
                "1 + the shape that was laid; or 1 + the kind of the card that repairs or is"
                " passed.",
            ),
            Field("place", (2,), "x and y of a card that is laid or falls."),
            Field("target", (1,), "1 + the seat whose tool is broken or repaired."),
            Field("tool", (1,), "1 pick, 2 lamp, 3 cart."),
            Field("goal", (1,), "1 top, 2 middle, 3 bottom."),
            Field("turned", (1,), "Whether a stone is laid turned."),
            Field("nuggets", (1,), "The gold card that was chosen."),
            Field("drawn", (HAND_SIZE,), "1 + the kind of each card that the seat got."),
            Field(
                "faces",
                (len(FACES),),
                "What was seen of each goal from the top: 1 treasure, 2 stone ES, 3 stone SW.",
            ),
            Field("offered", (len(NUGGETS),), "Gold cards of 1, 2 and 3 nuggets to choose from."),
            Field("got", (len(NUGGETS),), "Gold cards of 1, 2 and 3 nuggets that the seat got."),
        ]
    )


@lru_cache(maxsize=ROWS_KEPT)
def observe_shown(line: str, shown: tuple[Any, ...]) -> bytes:
    """The row of a line and of what its move showed."""
    row = LayoutWriter(memory_layout())
    mover, _, text = line.partition(" ")
    if mover.isdecimal():
        row.put("mover", int(mover) + 1)
    word = text.partition(" ")[0]
    if word in KINDS:
        row.put("kind", KINDS.index(word) + 1)
        row.put("hidden", "?" in text)
        if "?" not in text:
            _write_move(row, read(text))
    for news in shown:
        _write_news(row, news)
    return bytes(row.numbers)


def _write_move(row: LayoutWriter, move: Any) -> None:
    match move:
        case Lay(shape=shape):
            row.put("card", _SHAPES[shape])
        case Repair(card=card) | Pass(card=card) if card is not None:
            row.put("card", _CARDS[card])
    if isinstance(move, Lay | Rockfall):
        row.put("place", move.x, move.y)
    elif isinstance(move, Break | Repair):
        row.put("target", move.seat + 1)
        row.put("tool", TOOLS.index(move.tool) + 1)
    elif isinstance(move, Map | Turn | Stone):
        row.put("goal", GOALS.index(move.goal) + 1)
        row.put("turned", isinstance(move, Stone) and move.turned)
    elif isinstance(move, Gold):
        row.put("nuggets", move.nuggets)


def _write_news(row: LayoutWriter, news: Any) -> None:
    match news:
        case Received(hand=hand):
            row.put("drawn", *(_CARDS[card] for card in hand))
        case Drew(card=card):
            row.put("drawn", _CARDS[card])
        case Saw(goal=goal, face=face) | Turned(goal=goal, face=face):
            row.put("faces", _FACES[face], at=GOALS.index(goal))
        case RoundEnded(goals=faces):
            row.put("faces", *(_FACES[face] for face in faces))
        case Offered(gold=gold):
            row.put("offered", *map(gold.count, NUGGETS))
        case Got(gold=gold):
            row.put("got", *map(gold.count, NUGGETS))
        case _:
            pass  # The observation says it too, until the game is over.
