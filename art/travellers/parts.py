"""What travellers share."""

from art.colour import mix
from art.palettes import Palette
from art.shapes import Shape, path, union


def skin(p: Palette) -> str:
    """A face lit by the card's light: warm paper, whatever the colour of the sky."""
    return mix("#efb48c", p.light, 0.4)


def legs(spread: float = 6, width: float = 6, top: float = -30) -> Shape:
    """Two legs in shoes, pointing right."""
    left = path(f"M{-spread} {top}L{-spread - 2} -3L{-spread - 3} 0H{-spread + width}V{top}Z")
    right = path(f"M{spread - width} {top}V0H{spread + 6}L{spread + 4} -4L{spread + 1} {top}Z")
    return union(left, right)
