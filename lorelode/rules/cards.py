"""What both games do with cards: replace one of several, and check that a deal has them all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
C = TypeVar("C", str, int)


def replace_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The items with one of them replaced.

    >>> replace_item(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    return items[:index] + (item,) + items[index + 1 :]


def describe_mismatch(what: str, these: Sequence[C], those: Sequence[C], kind: str = "") -> str:
    """How these cards differ from those that are expected; empty if they do not.

    >>> describe_mismatch("cards", ["map", "map"], ["map", "NS"])
    'cards: 1 of NS missing, 1 of map too many'
    >>> describe_mismatch("cards", [2, 2], [2, 7], kind="picture ")
    'cards: 1 of picture 7 missing, 1 of picture 2 too many'
    """
    if sorted(these) == sorted(those):
        return ""
    given, needed = Counter(these), Counter(those)
    parts = [f"{count} of {kind}{card} missing" for card, count in (needed - given).items()]
    parts += [f"{count} of {kind}{card} too many" for card, count in (given - needed).items()]
    return f"{what}: {', '.join(parts)}"
