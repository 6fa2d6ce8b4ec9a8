"""The examples in the engine's modules, which doctest does not find in machine code."""

from __future__ import annotations

import subprocess
import sys

RUN = """
import doctest
from types import ModuleType
from tools.native import import_pure

modules = [one for one in vars(import_pure()).values() if isinstance(one, ModuleType)]
found = [doctest.testmod(module) for module in modules]
assert sum(one.attempted for one in found) > 1
assert not any(one.failed for one in found)
"""


def test_the_examples_of_the_engine_are_true() -> None:
    # In a process of its own: pytest changes what doctest finds.
    ran = subprocess.run([sys.executable, "-c", RUN], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
