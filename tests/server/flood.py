"""Peers that send all that fits, in a process of their own: `python -m tests.server.flood PLAN`.

It shares nothing with the server: plain sockets, and frames made by hand. It floods until its input
is closed, and then prints what has become of its connections as JSON.
"""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
from collections import Counter
from itertools import cycle
from typing import Literal, TypeAlias, get_args

from msgspec import Struct
from msgspec import json as msgspec_json

from tests.server.raw_client import CONTINUATION, PING, PONG, TEXT, frame

NICENESS = 10
"""Strangers flood from machines of their own, and do not take the server's processor."""

RECONNECT_SECONDS = 0.02
"""How long a peer takes to come back: about the way through a network."""

CHUNK_BYTES = 1 << 16
HELLO = frame(TEXT, b'{"type":"hello"}')
BEGUN = frame(TEXT, b"[", final=False)


def fill(data: bytes) -> bytes:
    """As many copies as a large write takes."""
    return data * (CHUNK_BYTES // len(data))


FLOODS = {
    "pings": HELLO + fill(frame(PING)),
    "pongs": HELLO + fill(frame(PONG)),
    "empty fragments": HELLO + BEGUN + fill(frame(CONTINUATION, final=False)),
    "fragments of one byte": HELLO + BEGUN + fill(frame(CONTINUATION, b" ", final=False)),
    "messages": HELLO + fill(frame(TEXT, b'{"type":"back","id":"x"}')),
}


Manner: TypeAlias = Literal["patient", "eager", "hasty"]
"""Whether a peer waits for its WebSocket before it floods, or not, or leaves before any answer."""


class Plan(Struct):
    """Who floods what."""

    port: int
    code: str
    address: str
    peers: int


class Outcome(Struct):
    """What became of the connections of all peers."""

    accepted: int = 0
    """How many got a WebSocket."""
    cut_off: int = 0
    """How many of those the server has ended."""
    refused: dict[str, int] = {}
    """How many were refused, by status; "none" if there was no answer."""
    left: int = 0
    """How many did not wait for an answer."""


class Peer(threading.Thread):
    """One peer, which comes back whenever it is cut off."""

    def __init__(self, plan: Plan, flood: bytes, manner: Manner, stopped: threading.Event) -> None:
        super().__init__(daemon=True)
        self._plan = plan
        self._flood = flood
        self._manner = manner
        self._stopped = stopped
        self.accepted = self.cut_off = self.left = 0
        self.refused = Counter[str]()

    def run(self) -> None:
        while not self._stopped.is_set():
            self._connect()
            time.sleep(RECONNECT_SECONDS)

    def _connect(self) -> None:
        plan = self._plan
        head = [
            f"GET /ws/{plan.code} HTTP/1.1",
            f"Host: 127.0.0.1:{plan.port}",
            f"Origin: http://127.0.0.1:{plan.port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        asked = "\r\n".join([*head, "", ""]).encode()
        try:
            with socket.create_connection(
                ("127.0.0.1", plan.port), timeout=5, source_address=(plan.address, 0)
            ) as line:
                line.sendall(asked if self._manner == "patient" else asked + self._flood)
                if self._manner == "hasty":
                    self.left += 1
                    return
                status = line.recv(1000)[9:12].decode() or "none"
                if status != "101":
                    self.refused[status] += 1
                    return
                self.accepted += 1
                self._send_all(line)
        except OSError:
            self.refused["none"] += 1

    def _send_all(self, line: socket.socket) -> None:
        try:
            while not self._stopped.is_set():
                line.sendall(self._flood)
        except OSError:
            self.cut_off += 1


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def run(plan: Plan) -> Outcome:
    """Let all peers flood at once, each in its own way."""
    kinds, manners = cycle(FLOODS.values()), cycle(get_args(Manner))
    stopped = threading.Event()
    peers = [Peer(plan, next(kinds), next(manners), stopped) for _ in range(plan.peers)]
    os.nice(NICENESS)
    _say("flooding")
    for peer in peers:
        peer.start()
    sys.stdin.read()
    stopped.set()
    for peer in peers:
        peer.join()
    refused = sum((peer.refused for peer in peers), Counter[str]())
    return Outcome(
        accepted=sum(peer.accepted for peer in peers),
        cut_off=sum(peer.cut_off for peer in peers),
        refused=dict(refused),
        left=sum(peer.left for peer in peers),
    )


if __name__ == "__main__":
    _say(msgspec_json.encode(run(msgspec_json.decode(sys.argv[1], type=Plan))).decode())
