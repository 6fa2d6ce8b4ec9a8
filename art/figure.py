"""A figure: several papers glued together, in a small coordinate system of its own.

Travellers, things and animals are figures. They stand on the origin, y grows downwards, and
are usually 100 units tall; `Scene.place` brings them onto the card at any size.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from shapely import affinity

from art.shapes import Shape, path, union


@dataclass(frozen=True)
class Piece:
    """One paper of a figure; a glow is light, casts no shadow and is not part of the outline."""

    shape: Shape
    colour: str
    glow: bool = False


@dataclass(frozen=True)
class Figure:
    """Papers from back to front. `tall` is what `height` means when it is placed."""

    pieces: tuple[Piece, ...]
    tall: float = 100

    @property
    def outline(self) -> Shape:
        """All papers as one shape: to clip a scene into it, or to reflect it."""
        return union(*(piece.shape for piece in self.pieces if not piece.glow))

    def recoloured(self, colour: str) -> "Figure":
        """The same cut from one paper: a far silhouette."""
        return Figure((Piece(self.outline, colour),), self.tall)

    def moved(
        self, x: float, y: float, scale: float, *, flip: bool = False, turn: float = 0
    ) -> "Figure":
        """The figure with its origin at the point."""
        return Figure(
            tuple(
                Piece(_moved(p.shape, x, y, scale, flip, turn), p.colour, p.glow)
                for p in self.pieces
            ),
            self.tall * scale,
        )

    def __add__(self, other: "Figure") -> "Figure":
        return Figure(self.pieces + other.pieces, self.tall)


def figure(*papers: tuple[str | Shape, str], tall: float = 100) -> Figure:
    """Papers as (path data or shape, colour), from back to front.

    >>> len(figure(("M0 0H9V-9Z", "#ff0000")).pieces)
    1
    """
    return Figure(tuple(Piece(*paper) for paper in _papers(papers)), tall)


def glow(shape: Shape, colour: str) -> Figure:
    """A halo, to be added to a figure."""
    return Figure((Piece(shape, colour, glow=True),))


def _papers(papers: tuple[tuple[str | Shape, str], ...]) -> Iterator[tuple[Shape, str]]:
    for cut, colour in papers:
        yield (path(cut) if isinstance(cut, str) else cut), colour


def _moved(shape: Shape, x: float, y: float, scale: float, flip: bool, turn: float) -> Shape:
    sized = affinity.scale(shape, -scale if flip else scale, scale, origin=(0, 0))
    turned = affinity.rotate(sized, turn, origin=(0, 0)) if turn else sized
    return affinity.translate(turned, x, y)
