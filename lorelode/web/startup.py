"""The start of a server's process, kept short."""

from __future__ import annotations

import gc
import ssl
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SWITCH_SECONDS: Final = 0.0005
"""How long a thread may run Python while another one waits."""


def import_libraries() -> None:
    """Import the libraries that the server is built on, without what it never uses of them.

    aiohttp reads all certificates of the system, for clients. structlog imports rich, for coloured
    tracebacks. Each takes about as long as all the rest of its library.
    """
    # If this process had an HTTPS client, it would trust nobody.
    with _attribute(ssl.SSLContext, "set_default_verify_paths", lambda _: None):
        import aiohttp  # noqa: F401
    with _absent("rich"):
        import structlog  # noqa: F401


@contextmanager
def _attribute(owner: type, name: str, value: object) -> Iterator[None]:
    """Override what a class has or inherits."""
    own = name in vars(owner)
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        if own:
            setattr(owner, name, before)
        else:
            delattr(owner, name)


@contextmanager
def _absent(module: str) -> Iterator[None]:
    """Pretend that a module is not installed."""
    there = sys.modules.get(module)
    sys.modules[module] = None  # type: ignore[assignment]
    try:
        yield
    finally:
        del sys.modules[module]
        if there is not None:
            sys.modules[module] = there


def postpone_garbage_collection() -> None:
    """Collect no garbage until `tune_garbage_collection`: nearly all that is imported stays."""
    gc.disable()


def prefer_event_loop() -> None:
    """Let the thread of the event loop wait less for other threads that run Python.

    By default it would wait five milliseconds, each time that it goes on.
    """
    sys.setswitchinterval(SWITCH_SECONDS)


def tune_garbage_collection() -> None:
    """Collect garbage rarely: reference counting frees nearly all objects.

    A collection visits all objects in memory, and most of them stay. What was imported always
    stays, so no collection visits it.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    gc.enable()
