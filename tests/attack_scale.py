"""How large the attacks of the tests are: small in `make test`, large in `make soak`."""

from __future__ import annotations

import os
from typing import Final

ATTACK_SCALE: Final = int(os.environ.get("ATTACK_SCALE", "1"))
"""Attacks send this many times as many frames, or try this many times as many games."""
