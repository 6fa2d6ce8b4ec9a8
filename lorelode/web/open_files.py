"""Open files: each connection needs one or more, and the system limits them."""

from __future__ import annotations

import sys
from typing import Final

import structlog
from msgspec.structs import replace

from lorelode.web.settings import ServerSettings

RESERVED_FILES: Final = 100
"""How many open files the server needs besides those of its connections."""

CLUSTER_FILES: Final = 3
"""How many open files a connection may take in a cluster: if it is passed on, it has two here, and
as many connections may come from other nodes as from clients."""

MIN_CONNECTIONS: Final = 1

_logs = structlog.get_logger()


def fit_connections(settings: ServerSettings) -> ServerSettings:
    """The same settings, with no more connections than this process may have open files.

    Systems start a process with a low limit that it may raise by itself up to a hard limit.
    """
    each = 1 if settings.database is None else CLUSTER_FILES
    allowed = _raise_limit(each * settings.max_connections + RESERVED_FILES)
    if allowed is None or allowed - RESERVED_FILES >= each * settings.max_connections:
        return settings
    possible = max(MIN_CONNECTIONS, (allowed - RESERVED_FILES) // each)
    _logs.warning(
        "too few open files",
        open_files=allowed,
        max_connections=possible,
        wanted=settings.max_connections,
    )
    return replace(settings, max_connections=possible)


def _raise_limit(wanted: int) -> int | None:
    """Raise the limit as far as is wanted and possible, and return it; None: there is none."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return soft
