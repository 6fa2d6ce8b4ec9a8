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

KEY_FILE: Final = "operator.key"
KEY_HEADER: Final = "X-Lorelode-Key"
KEY_BYTES: Final = 32
_KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def operator_key(data: Path) -> str:
    """The key of a data folder, made when it is first asked for.

    Where it cannot be kept there is one for as long as the server runs.
    """
    file = data / KEY_FILE
    try:
        key = file.read_text("ascii").strip()
        if _KEY.fullmatch(key):
            return key
    except (FileNotFoundError, UnicodeDecodeError):
        pass
    except OSError as error:
        structlog.get_logger().warning("the operator's file cannot be read", error=error.strerror)
    key = secrets.token_urlsafe(KEY_BYTES)
    try:
        _keep(file, key)
    except OSError as error:
        structlog.get_logger().warning("the operator's file cannot be kept", error=error.strerror)
    return key


def _keep(file: Path, key: str) -> None:
    """Write it for the server's own user alone; it is there whole or not at all."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    part = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as written:
            written.write(f"{key}\n")
            written.flush()
            os.fsync(written.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def brings_key(request: web.Request) -> bool:
    """Whether a request brings a key at all."""
    return KEY_HEADER in request.headers


def has_key(request: web.Request, key: str) -> bool:
    """Whether a request brings this key; the time it takes to tell says nothing of it."""
    given = request.headers.get(KEY_HEADER, "").encode("utf-8", "surrogateescape")
    return hmac.compare_digest(given, key.encode())


def not_operator() -> Refusal:
    """The refusal of a request without the right key."""
    return Refusal(Code.NOT_OPERATOR)
