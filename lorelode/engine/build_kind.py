"""Which of the two builds of the engine runs: machine code, or plain Python."""

from __future__ import annotations

from typing import Final

from lorelode.engine import random_source

COMPILED: Final = not str(random_source.__file__).endswith(".py")
"""Whether the engine is compiled; it plays the same either way."""
BUILD: Final = "compiled" if COMPILED else "pure Python"
