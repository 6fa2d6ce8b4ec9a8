"""A real Dask cluster for tests: a scheduler and a worker as processes, to be killed any time."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

PATIENCE_SECONDS: Final = 60.0


class DaskCluster:
    """A scheduler at one port of this machine, and a worker. Nothing runs at first."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self._processes: list[subprocess.Popen[Any]] = []

    @property
    def address(self) -> str:
        return f"tcp://127.0.0.1:{self._port}"

    @property
    def log(self) -> str:
        """What both have written."""
        return (self._folder / "dask.log").read_text()

    def start(self, threads: int = 1) -> None:
        """Start the scheduler, wait until it listens, and start a worker, which takes a while."""
        self._run(
            *("scheduler", "--host", "127.0.0.1", "--port", str(self._port)),
            *("--no-dashboard", "--no-show"),
        )
        until = time.monotonic() + PATIENCE_SECONDS
        while not self._listens():
            assert time.monotonic() < until, self.log[-2000:]
            time.sleep(0.05)
        self._run(
            *("worker", self.address, "--host", "127.0.0.1", "--no-nanny"),
            *("--nthreads", str(threads), "--no-dashboard", "--local-directory", str(self._folder)),
        )

    def send_to_worker(self, what: signal.Signals) -> None:
        """Send a signal to the worker."""
        self._processes[-1].send_signal(what)

    def kill(self) -> None:
        """Kill both."""
        for process in self._processes:
            process.kill()
            process.wait()
        self._processes.clear()

    def _listens(self) -> bool:
        with socket.socket() as trial:
            return trial.connect_ex(("127.0.0.1", self._port)) == 0

    def _run(self, *arguments: str) -> None:
        with (self._folder / "dask.log").open("a") as log:
            self._processes.append(
                subprocess.Popen(
                    [sys.executable, "-m", "dask", *arguments],
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    cwd=self._folder,
                )
            )
