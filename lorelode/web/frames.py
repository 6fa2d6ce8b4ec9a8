"""The frames of a WebSocket, counted before anything else reads them.

aiohttp hands over whole messages. Pings, pongs and fragments of a message cost time too, and a
client that sends nothing else would never be noticed. So every frame is counted by its header.
"""

from __future__ import annotations

from typing import Final

from lorelode.web.rate_limits import Bucket

CONTROL_FRAMES_BURST: Final = 60
"""How many more frames than messages a connection may send at once: pings, pongs, fragments."""

MASK_BIT: Final = 0x80
"""Set in the second byte of a frame whose payload is masked, as every client's must be."""
SHORT_LENGTH_MAX: Final = 125
"""Longer payloads have their length in the two or eight bytes after the second byte."""
TWO_BYTE_LENGTH: Final = 126


class FrameCounter:
    r"""Counts the frames in the bytes of one connection.

    >>> ping = b"\x89\x80mask"
    >>> counter = FrameCounter()
    >>> [counter.count(ping * 3, 10), counter.count(ping[:1], 10), counter.count(ping[1:], 10)]
    [3, 0, 1]
    """

    __slots__ = ("_header", "_skip")

    def __init__(self) -> None:
        self._header = b""
        """The part of a header that has arrived, if it is not whole."""
        self._skip = 0
        """How many bytes of the present frame are still to come."""

    def count(self, data: bytes, limit: float) -> int:
        """How many frame headers end in these bytes; it stops when there are more than `limit`."""
        if self._header:
            data = self._header + data
            self._header = b""
        at, size = self._skip, len(data)
        frames = 0
        while at < size and frames <= limit:
            end = _header_end(data, at)
            if end > size:
                self._header = data[at:]
                self._skip = 0
                return frames
            frames += 1
            at = end + _payload_length(data, at)
        self._skip = max(0, at - size)
        return frames


class FrameBudget:
    """How many frames one connection may send, of any kind."""

    __slots__ = ("_bucket", "_counter")

    def __init__(self, messages_per_second: float, message_burst: float, now: float) -> None:
        """It leaves room for as many control frames and fragments as messages."""
        rate, burst = 2 * messages_per_second, message_burst + CONTROL_FRAMES_BURST
        self._bucket = Bucket(rate, burst, now)
        self._counter = FrameCounter()

    def allows(self, data: bytes, now: float) -> bool:
        """Whether the connection may send these bytes. Nothing is counted after the first no."""
        left = self._bucket.left(now)
        return self._bucket.take(now, self._counter.count(data, left))


def _header_end(data: bytes, at: int) -> int:
    """Where the header that begins here ends; beyond the data if it is not whole."""
    if at + 2 > len(data):
        return at + 2
    second = data[at + 1]
    length = second & ~MASK_BIT
    extra = 0 if length <= SHORT_LENGTH_MAX else 2 if length == TWO_BYTE_LENGTH else 8
    return at + 2 + extra + (4 if second & MASK_BIT else 0)


def _payload_length(data: bytes, at: int) -> int:
    length = data[at + 1] & ~MASK_BIT
    if length <= SHORT_LENGTH_MAX:
        return length
    width = 2 if length == TWO_BYTE_LENGTH else 8
    return int.from_bytes(data[at + 2 : at + 2 + width])
