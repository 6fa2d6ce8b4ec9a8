"""A server in a process of its own, which can be killed and started again where it was."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tests.server.driver import FAST
from tests.server.kills import free_port

PATIENCE: Final = 30.0
"""So many seconds a slow machine may take for what should take one."""

HOUSE: Final[Mapping[str, object]] = {
    **FAST,
    "host": "0.0.0.0",  # other devices come over the network
    "bot_seconds": 0.01,
    "rest_seconds": 120,
    "grace_seconds": 120,
    "open_browser": "false",
    "log_level": "warning",
}


class Server:
    """`lorelode serve` at one port and one data folder."""

    def __init__(self, folder: Path, **settings: object) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.port = free_port()
        self.base = f"http://localhost:{self.port}"
        self.log = folder / "server.log"
        self.data = folder / "data"
        chosen = {**HOUSE, "port": self.port, "data": self.data, **settings}
        self._environ = {
            **{name: value for name, value in os.environ.items() if "LORELODE_" not in name},
            **{f"LORELODE_{name.upper()}": str(value) for name, value in chosen.items()},
        }
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it, and wait until it can play."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "lorelode", "serve"],
                env=self._environ,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, self.log.read_text()[-2000:]
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            return bool(self.ask("/readyz")["ready"])
        except (urllib.error.URLError, ConnectionError):
            return False

    def kill(self) -> None:
        """Kill it at once."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop, and wait."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def ask(self, path: str, body: object = None) -> Any:
        """What a plain request gives."""
        asked = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            data=None if body is None else json.dumps(body).encode(),
            headers={"X-Lorelode": "1"},
        )
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            return json.load(answer)
