"""The cards of the box: pictures, which the rules know by number alone.

Picture 1 is the first of the deck that the table plays with, and so on; what it shows
does not matter to the rules. A record names the pictures of its deck in the same order.
"""

from __future__ import annotations

from typing import NewType

Picture = NewType("Picture", int)
"""1 to the number of pictures in the deck."""


def pictures(count: int) -> tuple[Picture, ...]:
    """A deck of this size, in order.

    >>> pictures(3)
    (1, 2, 3)
    """
    return tuple(map(Picture, range(1, count + 1)))
