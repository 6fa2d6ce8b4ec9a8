"""A plain HTTP request for tests without an event loop."""

from __future__ import annotations

import json
import urllib.request
from typing import Any


def ask(port: int, path: str, body: object = None, *, patience: float) -> Any:
    """Send a request to a server on this machine, a POST if there is a body. Returns the answer."""
    asked = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        data=None if body is None else json.dumps(body).encode(),
        headers={"X-Lorelode": "1"},
    )
    with urllib.request.urlopen(asked, timeout=patience) as answer:
        return json.load(answer)
