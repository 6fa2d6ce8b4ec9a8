"""Packages that not everybody has installed."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class Unavailable(RuntimeError):
    """Something is not there, not installed or not answering; the message is a sentence."""


def import_extra(name: str, wanted_for: str) -> Any:
    """Import a package of the extra `arena`, which may not be installed."""
    try:
        return import_module(name)
    except ImportError as error:
        raise Unavailable(
            f"{wanted_for} needs {name.partition('.')[0]}: pip install 'lorelode[arena]'."
        ) from error
