"""Both builds of the engine: compiled, if it is here, and as plain Python."""

from __future__ import annotations

from functools import cache
from typing import Any

from lorelode.engine import saboteur
from tools.native import import_pure

BUILDS = ("compiled", "pure") if saboteur.COMPILED else ("pure",)


@cache
def engine_of(build: str) -> Any:
    """The package `lorelode.engine.saboteur` in this build."""
    return saboteur if build == "compiled" else import_pure()
