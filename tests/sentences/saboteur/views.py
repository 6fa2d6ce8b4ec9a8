"""Views of Saboteur made by hand, with nothing in them but what a test is about."""

from __future__ import annotations

from msgspec.structs import replace

from lorelode.core import Seat, View
from lorelode.rules.saboteur.cards import Face, Shape
from lorelode.rules.saboteur.editions import LV
from lorelode.rules.saboteur.news import PrivateNews, PublicNews
from lorelode.rules.saboteur.state import (
    FaceUp,
    Mine,
    Player,
    Playing,
    Private,
    Public,
    SaboteurView,
    Stage,
    Tile,
)

YOU = Seat(0)
UNTOUCHED = Mine()
KNOWING_NOTHING = Private()
YOUR_TURN = Playing(YOU)
WHOLE = (Player(hand=6),) * 3

CROOKED = Mine(
    laid=(Tile(Shape.EW, 1, 0), Tile(Shape.NSW, 2, 0), Tile(Shape.DEAD_NS, 2, 1)),
    goals=(FaceUp(Face.STONE_ES, turned=True), None, None),
)
"""A straight, a T and a dead end; the top goal lies open as a stone, turned."""

KNOWING = Private(peeked=(None, Face.TREASURE, Face.STONE_SW))


def view(
    mine: Mine = UNTOUCHED,
    private: Private = KNOWING_NOTHING,
    stage: Stage = YOUR_TURN,
    players: tuple[Player, ...] = WHOLE,
    told: tuple[PublicNews, ...] = (),
    whispered: tuple[PrivateNews, ...] = (),
) -> SaboteurView:
    """What seat 0 of three sees."""
    public = Public(
        edition=LV, players=players, starter=YOU, stage=stage, round=1, mine=mine, news=told
    )
    return View(public, YOU, replace(private, news=whispered))
