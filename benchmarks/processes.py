"""Servers in processes of their own, and what they use of the machine."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")

UNLIMITED = {
    f"LORELODE_{name}": "1000000"
    for name in ("MAX_CONNECTIONS", "CONNECTIONS_PER_ADDRESS", "MESSAGE_BURST", "REQUEST_BURST")
} | {
    "LORELODE_MESSAGES_PER_SECOND": "100000",
    "LORELODE_REQUESTS_PER_SECOND": "100000",
    "LORELODE_MAX_TABLES": "100000",
    "LORELODE_OPEN_BROWSER": "false",
    "LORELODE_LOG_LEVEL": "warning",
}


class Process:
    """A server on the first core."""

    def __init__(self, command: list[str], port: int, **environ: str) -> None:
        self.port = port
        self._process = subprocess.Popen(
            command,
            env={**os.environ, **UNLIMITED, **environ},
            stdout=subprocess.DEVNULL,
            preexec_fn=lambda: os.sched_setaffinity(0, {0}),
        )
        self.pid = self._process.pid

    def cpu(self) -> float:
        """The processor time of all threads of its servers so far, in seconds."""
        ticks = 0
        for pid in (self.pid, *self._find_workers()):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / TICKS_PER_SECOND

    def _find_workers(self) -> list[int]:
        """The processes of `--workers`; bots think in others."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [
            int(pid)
            for pid in children
            if b"\0lorelode\0serve\0" in Path(f"/proc/{pid}/cmdline").read_bytes()
        ]

    def memory(self) -> int:
        """The memory of its servers, in bytes."""
        pids = (self.pid, *self._find_workers())
        pages = (int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids)
        return sum(pages) * PAGE_BYTES

    async def wait_until_up(self) -> None:
        """Wait until it listens."""
        for _ in range(400):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return
        raise TimeoutError("the server did not start")

    def stop(self) -> None:
        """Stop the server."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(30)


@contextmanager
def run_process(command: list[str], port: int, **environ: str) -> Iterator[Process]:
    """Run a server, and stop it at the end."""
    server = Process(command, port, **environ)
    try:
        yield server
    finally:
        server.stop()
