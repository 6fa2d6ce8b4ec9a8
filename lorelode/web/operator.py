"""The operator of the server: known by a key in the data folder and in the private link."""

from __future__ import annotations

import hmac
import os
import re
import secrets
import tempfile
from pathlib import Path
from typing import Final

import structlog
from aiohttp import web

from lorelode.core.refusal import Code, Refusal
from lorelode.web.address_limits import AddressLimits

KEY_FILE: Final = "operator.key"
KEY_HEADER: Final = "X-Lorelode-Key"
KEY_BYTES: Final = 32

_KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}")


class Operator:
    """Lets only requests with the operator's key pass."""

    def __init__(self, key: str, limits: AddressLimits) -> None:
        self.key = key
        self._limits = limits

    def require(self, request: web.Request) -> None:
        """Refuse a request without the key, in other words after too many wrong keys."""
        given = request.headers.get(KEY_HEADER)
        # Compared in constant time, so that the time does not help to guess the key. The right key
        # is good even if others at this address guess: it is too long to be guessed.
        if not hmac.compare_digest(
            (given or "").encode("utf-8", "surrogateescape"), self.key.encode()
        ):
            if given is not None:
                self._limits.take_guess(self._limits.key(request))
            raise Refusal(Code.NOT_OPERATOR)


def load_operator_key(data: Path) -> str:
    """The key in a data folder; a new one if there is none.

    If the key cannot be saved, it is valid until the server stops.
    """
    file = data / KEY_FILE
    try:
        key = file.read_text("ascii").strip()
        if _KEY.fullmatch(key):
            return key
    except (FileNotFoundError, UnicodeDecodeError):
        pass
    except OSError as error:
        structlog.get_logger().warning("operator key cannot be read", error=error.strerror)
    key = secrets.token_urlsafe(KEY_BYTES)
    try:
        _save_key(file, key)
    except OSError as error:
        structlog.get_logger().warning("operator key cannot be saved", error=error.strerror)
    return key


def adopt_operator_key(data: Path, key: str) -> None:
    """Keep the key of a cluster in a data folder, where the operator looks for it."""
    try:
        _save_key(data / KEY_FILE, key)
    except OSError as error:
        structlog.get_logger().warning("operator key cannot be saved", error=error.strerror)


def _save_key(file: Path, key: str) -> None:
    """Write the key to a file that only the server's own user can read, all of it or nothing."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    part = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as text:
            text.write(f"{key}\n")
            text.flush()
            os.fsync(text.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
