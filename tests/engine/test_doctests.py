"""The examples in the engine's modules, which doctest does not find in machine code."""

from __future__ import annotations

import doctest
from types import ModuleType

from tools.native import import_pure


def test_the_examples_of_the_engine_are_true() -> None:
    modules = [one for one in vars(import_pure()).values() if isinstance(one, ModuleType)]
    found = [doctest.testmod(module) for module in modules]
    assert sum(one.attempted for one in found) > 1
    assert not any(one.failed for one in found)
