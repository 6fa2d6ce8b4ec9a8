"""Several processes of `lorelode serve` at one port, for `--workers`."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import click

from lorelode.cli.errors import BadInput, complain
from lorelode.cli.server_settings import describe_bind_error

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
            complain(describe_bind_error(settings, error))
            raise click.exceptions.Exit(1) from error
        given = {f"LORELODE_{name.upper()}": text for name, text in flags.items()}
        port = own.getsockname()[1]
        shared = {"LORELODE_WORKERS": "1", "LORELODE_SHARE_PORT": "1", "LORELODE_PORT": str(port)}
        _Supervisor({**os.environ, **given, **shared}, settings.workers).run()


class _Supervisor:
    """Keeps a number of processes running."""

    def __init__(self, environ: Mapping[str, str], count: int) -> None:
        self._environ = environ
        self._count = count
        self._stopping = False
        self._has_served = False
        """Whether any of them has been up: then what one of them says is not true of all."""
        self._ready, self._says_ready = os.pipe()
        os.set_blocking(self._ready, False)

    def run(self) -> None:
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._stop)
        processes: list[subprocess.Popen[bytes]] = []
        try:
            processes.extend(self._start(number) for number in range(self._count))
            self._keep(processes)
        finally:
            for process in processes:
                if process.poll() is None:
                    process.send_signal(signal.SIGTERM)
            for process in processes:
                process.wait()
            os.close(self._ready)
            os.close(self._says_ready)

    def _keep(self, processes: list[subprocess.Popen[bytes]]) -> None:
        """Start those again that end by themselves, until a signal comes."""
        due: dict[int, float] = {}
        while not self._stopping:
            time.sleep(POLL_SECONDS)
            for number, process in enumerate(processes):
                if self._stopping or process.poll() is None:
                    continue
                if process.returncode == BAD_INPUT_EXIT_CODE and not self._have_served():
                    # It has said why, and the others would say the same.
                    raise click.exceptions.Exit(BAD_INPUT_EXIT_CODE)
                if time.monotonic() >= due.setdefault(number, time.monotonic() + RESTART_SECONDS):
                    del due[number]
                    processes[number] = self._start(number)

    def _have_served(self) -> bool:
        if not self._has_served:
            with suppress(BlockingIOError):
                self._has_served = bool(os.read(self._ready, 1))
        return self._has_served

    def _start(self, number: int) -> subprocess.Popen[bytes]:
        # Each would print the same addresses.
        output = None if number == 0 else subprocess.DEVNULL
        ready = self._says_ready
        command = [sys.executable, "-m", "lorelode", "serve", "--ready-fd", str(ready)]
        return subprocess.Popen(
            command,
            env=self._environ,
            stdin=subprocess.DEVNULL,
            stdout=output,
            pass_fds=[ready],
        )

    def _stop(self, *_: object) -> None:
        self._stopping = True
