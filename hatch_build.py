"""Builds the page into a wheel; a checkout has it from `make`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import page


class PageHook(BuildHookInterface[Any]):
    """Runs before the files of a wheel are gathered."""

    def dependencies(self) -> list[str]:
        """Node.js, for a machine that has none."""
        return [] if self.target_name != "wheel" or page.machines_node() else [page.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page; an editable install takes it from the checkout."""
        if version != "editable":
            page.build()
