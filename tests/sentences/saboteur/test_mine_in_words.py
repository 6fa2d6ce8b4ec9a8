"""The mine in sentences."""

from __future__ import annotations

from lorelode.rules.saboteur.cards import Shape
from lorelode.rules.saboteur.state import Mine, Tile
from lorelode.sentences.saboteur import mine_in_words
from tests.sentences.saboteur.views import CROOKED, KNOWING, view


def test_the_mine_is_described_in_words() -> None:
    ends = (
        "The way leads on into -1,0 from the east; 0,-1 from the south; 0,1 from the north;"
        " 2,-1 from the south."
    )
    assert mine_in_words.mine(view(CROOKED, KNOWING)) == [
        "The start is at 0,0, open to all sides.",
        "Joined to the start: 1,0 straight (EW); 2,0 T (NSW).",
        "Dead ends: 2,1 dead end (N+S).",
        ends,
        "The top goal at 8,-2 is stone, lying as NW, open north and west.",
        "The middle goal at 8,0 is face down; your map showed the treasure.",
        "The bottom goal at 8,2 is face down; your map showed stone (SW).",
    ]


def test_islands_and_an_empty_mine_are_described_in_words() -> None:
    assert "No path card is laid." in mine_in_words.mine(view())
    island = Mine(laid=(Tile(Shape.NS, 5, 5),))
    assert "Not joined: 5,5 straight (NS)." in mine_in_words.mine(view(island))


def test_a_walled_in_start_is_described_in_words() -> None:
    ends = [
        (Shape.DEAD_S, 0, -1),
        (Shape.DEAD_W, 1, 0),
        (Shape.DEAD_N, 0, 1),
        (Shape.DEAD_E, -1, 0),
    ]
    walled = Mine(laid=tuple(Tile(*end) for end in ends))
    assert "No way leads on." in mine_in_words.mine(view(walled))
