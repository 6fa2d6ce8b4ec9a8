"""Things a story may hang on: figures about 100 units tall, standing on the origin.

Every one takes the palette; most take the paper of their main part as well.
"""

from art.things.house import candle, chair, door, ladder, shut_door, teacup
from art.things.travel import (
    balloon,
    kite,
    lighthouse,
    paper_boat,
    sailing_ship,
    suitcase,
    telescope,
    train,
    umbrella,
)
from art.things.treasure import (
    book,
    bottle,
    cage,
    clock,
    closed_book,
    crown,
    hourglass_frame,
    hourglass_glass,
    key,
    mask,
)

__all__ = [
    "balloon",
    "book",
    "bottle",
    "cage",
    "candle",
    "chair",
    "clock",
    "closed_book",
    "crown",
    "door",
    "hourglass_frame",
    "hourglass_glass",
    "key",
    "kite",
    "ladder",
    "lighthouse",
    "mask",
    "paper_boat",
    "sailing_ship",
    "shut_door",
    "suitcase",
    "teacup",
    "telescope",
    "train",
    "umbrella",
]
