"""Which number of an observation means what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.int8]


class Field(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    """A sentence for the documentation."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Layout:
    """Fields one after the other, without gaps."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        starts, at = {}, 0
        for field in fields:
            starts[field.name] = at
            at += field.size
        self.starts: Mapping[str, int] = starts
        """By the name of a field: where its numbers begin."""
        self.size = at

    def split(self, numbers: NDArray[np.generic]) -> dict[str, NDArray[np.generic]]:
        """The fields by name, each in its shape; they share the memory of the numbers."""
        return {
            field.name: numbers[
                self.starts[field.name] : self.starts[field.name] + field.size
            ].reshape(field.shape)
            for field in self.fields
        }


class LayoutWriter:
    """The numbers of a layout, written field by field."""

    def __init__(self, layout: Layout) -> None:
        self._starts = layout.starts
        self.numbers = bytearray(layout.size)

    def put(self, field: str, *numbers: int, at: int = 0) -> None:
        """Write signed bytes into a field, from one of its numbers on."""
        start = self._starts[field] + at
        self.numbers[start : start + len(numbers)] = bytes(number % 256 for number in numbers)
