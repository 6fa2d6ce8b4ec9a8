"""Several processes of `lorelode serve` at one port, for `--workers`."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import click

from lorelode.cli.errors import BadInput, complain

if TYPE_CHECKING:
    from lorelode.web.settings import ServerSettings

POLL_SECONDS: Final = 0.1
RESTART_SECONDS: Final = 1.0
"""How long a process that has ended by itself stays away."""

BAD_INPUT_EXIT_CODE: Final = 2


def run_workers(settings: ServerSettings, flags: Mapping[str, str]) -> None:
    """Run as many servers as the settings ask for until a signal stops them.

    One that ends by itself is started again; its tables are taken over meanwhile.
    """
    if not hasattr(socket, "SO_REUSEPORT"):
        raise BadInput("--workers: this system cannot share a port between processes.")
    # Bound and never listening: it keeps the port, and gets no connections.
    with socket.socket(socket.AF_INET6 if ":" in settings.bind_address else socket.AF_INET) as own:
        # The first is for connections of an earlier server that the system still remembers.
        own.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        own.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        try:
            own.bind((settings.bind_address, settings.port))
        except OSError as error:
            complain(f"Port {settings.port} is in use; choose another with --port.")
            raise click.exceptions.Exit(1) from error
        given = {f"LORELODE_{name.upper()}": text for name, text in flags.items()}
        port = own.getsockname()[1]
        shared = {"LORELODE_WORKERS": "1", "LORELODE_SHARE_PORT": "1", "LORELODE_PORT": str(port)}
        _Supervisor({**os.environ, **given, **shared}, settings.workers).run()


class _Supervisor:
    """Keeps a number of processes running."""

    def __init__(self, environ: Mapping[str, str], count: int) -> None:
        self._environ = environ
        self._stopping = False
        self._processes = [self._start(number) for number in range(count)]

    def run(self) -> None:
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._stop)
        due: dict[int, float] = {}
        while not self._stopping or any(one.poll() is None for one in self._processes):
            time.sleep(POLL_SECONDS)
            for number, process in enumerate(self._processes):
                if self._stopping or process.poll() is None:
                    continue
                if process.returncode == BAD_INPUT_EXIT_CODE:
                    # It has said why, and the others would say the same.
                    self._stop()
                    self._wait()
                    raise click.exceptions.Exit(BAD_INPUT_EXIT_CODE)
                if time.monotonic() >= due.setdefault(number, time.monotonic() + RESTART_SECONDS):
                    del due[number]
                    self._processes[number] = self._start(number)

    def _start(self, number: int) -> subprocess.Popen[bytes]:
        # Each would print the same addresses.
        output = None if number == 0 else subprocess.DEVNULL
        command = [sys.executable, "-m", "lorelode", "serve"]
        return subprocess.Popen(command, env=self._environ, stdin=subprocess.DEVNULL, stdout=output)

    def _stop(self, *_: object) -> None:
        self._stopping = True
        for process in self._processes:
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)

    def _wait(self) -> None:
        for process in self._processes:
            process.wait()
