"""A server in its own process, which can be killed and started again with the same data."""

from __future__ import annotations

import time
import urllib.error
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tests.server.plain_http import ask
from tests.server.server_process import Process

TIMEOUT_SECONDS: Final = 30.0
"""How long a slow machine may take for what should take a second."""

SERVER_SETTINGS: Final[Mapping[str, object]] = {
    "bind_address": "0.0.0.0",  # for other devices in the network
    "bot_seconds": 0.01,
    "rest_seconds": 120,
    "grace_seconds": 120,
    "log_level": "warning",
}


class Server:
    """`lorelode serve`, for tests without an event loop of their own."""

    def __init__(
        self, folder: Path, program: Sequence[str] = ("-m", "lorelode"), /, **settings: object
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._process = Process(folder, program, **{**SERVER_SETTINGS, **settings})
        self.port = self._process.port
        self.base = f"http://localhost:{self.port}"
        self.data = self._process.data
        self.start()

    def start(self) -> None:
        """Start it, and wait until it is ready."""
        self._process.launch()
        end = time.monotonic() + TIMEOUT_SECONDS
        while not self._answers():
            self._process.require_running()
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            return bool(self.ask("/readyz")["ready"])
        except (urllib.error.URLError, ConnectionError):
            return False

    def kill(self) -> None:
        """Kill it at once."""
        self._process.kill()

    def stop(self) -> None:
        """Ask it to stop, and wait."""
        self._process.end()

    def ask(self, path: str, body: object = None) -> Any:
        """The answer to a plain request."""
        return ask(self.port, path, body, patience=TIMEOUT_SECONDS)
