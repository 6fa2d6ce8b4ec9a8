"""Builds the page into a wheel, and compiles the engine; a checkout has both from `make`."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import native, page


class WheelHook(BuildHookInterface[Any]):
    """Runs before the files of a wheel are gathered."""

    _compiled: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Node.js for a machine that has none, and mypyc for one that has a C compiler."""
        if self.target_name != "wheel":
            return []
        node = [] if page.machines_node() else [page.WHEEL]
        return node + (list(native.BUILD_REQUIREMENTS) if native.find_compiler() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and compile the engine; an editable install has them from the checkout."""
        if version == "editable":
            return
        page.build()
        if native.find_compiler() is None:
            return
        self._compiled = TemporaryDirectory(prefix="lorelode-")
        build_data["force_include"].update(native.compile_copy(Path(self._compiled.name)))
        build_data["dependencies"] += native.runtime_requirements()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, _version: str, _build_data: dict[str, Any], _artifact_path: str) -> None:
        """Remove the copy that was compiled, once its files are in the wheel."""
        if self._compiled is not None:
            self._compiled.cleanup()
