"""The number types of the engine, for Python that runs as it is.

The stub beside this module tells mypyc the real ones. A list is the quickest `vec` of plain Python.
"""

from __future__ import annotations

i64 = int
i32 = int
u8 = int
vec = list


class BytesWriter(bytearray):
    """Bytes that grow, and are handed over in the end."""

    def write(self, more: bytes) -> None:
        """Add bytes at the end."""
        self.extend(more)

    def getvalue(self) -> bytes:
        """All that was written."""
        return bytes(self)


def write_i32_le(writer: BytesWriter, number: int) -> None:
    """Add a number as four bytes, the lowest first."""
    writer.write(number.to_bytes(4, "little", signed=True))


def read_i32_be(data: bytes, index: int) -> int:
    """Four bytes from this one on as a number with a sign, the highest first."""
    return int.from_bytes(data[index : index + 4], "big", signed=True)
