"""Finds a Chromium for the tests of the page, or installs one: `python -m tools.chromium`.

Debian's package where it may be installed, Playwright's own elsewhere. `CHROMIUM` in the
environment names another.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

WHOLE_NAMES: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""Those that a person would use, and only they check whether a page can be installed."""

NAMES: Final = (
    "chromium-headless-shell",  # without the windows, which nobody looks at: a third less work
    *WHOLE_NAMES,
)


def find_chromium() -> str | None:
    """The Chromium of this machine, or Playwright's."""
    return _find(NAMES) or _playwrights()


def find_whole_chromium() -> str | None:
    """A Chromium with everything that a person's browser has."""
    return _find(WHOLE_NAMES)


def _find(names: Sequence[str]) -> str | None:
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, names)), None)


def _playwrights() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install_chromium() -> str | None:
    """The same, after trying to have one."""
    path = find_chromium()
    if path is not None:
        return path
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (
            ["apt-get", "update", "-qq"],
            ["apt-get", "install", "-qq", "--no-install-recommends", NAMES[0]],
        ):
            subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False)
    if find_chromium() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    return find_chromium()


def main() -> None:
    """Have a Chromium, or exit with a sentence."""
    path = install_chromium()
    if path is None:
        sys.exit(
            "The tests of the page need Chromium, and none could be installed: install it, "
            "or name one with CHROMIUM=/path/to/chromium."
        )
    sys.stdout.write(f"Chromium is at {path}\n")


if __name__ == "__main__":
    main()
