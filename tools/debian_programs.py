"""Installs the programs that the tests of `deploy/` run: `python -m tools.debian_programs`.

They come from Debian's packages where these may be installed; elsewhere they have to be there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

PACKAGES: Final = {
    "caddy": "caddy",
    "debootstrap": "debootstrap",
    "nginx": "nginx-light",
    "openssl": "openssl",
    "systemd-analyze": "systemd",
}
"""The programs, each with its package."""

SYSTEM_PATH: Final = "/usr/local/sbin:/usr/sbin:/sbin"
"""Where the programs of administrators are, which not everybody has on the PATH."""


def find_program(name: str) -> str | None:
    """The path of a program, if it is here."""
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:{SYSTEM_PATH}")


def install_missing() -> list[str]:
    """Try to install what is missing. Returns the programs that still are."""
    missing = [name for name in PACKAGES if find_program(name) is None]
    if missing and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        packages = sorted({PACKAGES[name] for name in missing})
        for command in (
            ["apt-get", "update", "-qq"],
            ["apt-get", "install", "-qq", "--no-install-recommends", *packages],
        ):
            subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False)
    return [name for name in missing if find_program(name) is None]


def main() -> None:
    """Have all of them, or exit with a sentence."""
    if missing := install_missing():
        sys.exit(f"The tests of deploy/ need these programs: {', '.join(missing)}. Install them.")


if __name__ == "__main__":
    main()
