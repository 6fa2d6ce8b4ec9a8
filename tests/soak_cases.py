"""Cases of a test that only `make soak` runs."""

from __future__ import annotations

from typing import Any

import pytest


def soak(*values: Any) -> Any:
    """One set of parameters that shows nothing new, but on another screen or in other words."""
    return pytest.param(*values, marks=pytest.mark.soak)
