"""The examples in the engine's modules, compiled or not."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import lorelode.engine


def test_the_examples_of_the_engine_are_true() -> None:
    found = [
        doctest.testmod(importlib.import_module(info.name))
        for info in pkgutil.walk_packages(lorelode.engine.__path__, "lorelode.engine.")
    ]
    assert sum(one.attempted for one in found) > 1
    assert not any(one.failed for one in found)
