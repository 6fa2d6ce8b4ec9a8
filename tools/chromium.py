"""Finds a Chromium for the tests of the page, or installs one: `python -m tools.chromium`.

Debian's package where it may be installed, Playwright's own elsewhere. `CHROMIUM` in the
environment names another.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

NAMES: Final = (
    "chromium-headless-shell",  # without the windows, which nobody looks at: a third less work
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)


def find_chromium() -> str | None:
    """The Chromium of this machine, or Playwright's."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return path
    return _playwrights()


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
