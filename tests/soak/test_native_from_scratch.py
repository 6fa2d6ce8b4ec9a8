"""The engine compiles where nothing is installed yet: for `make play`, and into a wheel."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from sysconfig import get_config_var

import pytest

from tools import native

pytestmark = pytest.mark.skipif(native.find_compiler() is None, reason="needs a C compiler")


def run(*command: str | Path, cwd: Path) -> str:
    ran = subprocess.run(command, cwd=cwd, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The files that git knows, as they are now, in a folder of their own."""
    folder = tmp_path / "checkout"
    listed = run(
        "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=native.ROOT
    )
    for name in filter(None, listed.split("\0")):
        if (native.ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(native.ROOT / name, folder / name)
    return folder


def test_make_native_compiles_where_only_what_plays_is_installed(checkout: Path) -> None:
    run("make", f"PYTHON={sys.executable}", "native", cwd=checkout)
    lorelode = checkout / ".venv" / "bin" / "lorelode"
    assert run(lorelode, "--version", cwd=checkout).endswith("(engine: compiled)\n")
    run(lorelode, "simulate", "saboteur", "--games", "50", cwd=checkout)


def test_a_wheel_has_machine_code_and_leaves_that_of_the_checkout(
    checkout: Path, tmp_path: Path
) -> None:
    old = checkout / "lorelode" / "engine" / f"old{get_config_var('EXT_SUFFIX')}"
    old.write_bytes(b"")
    for name in ("builder", "user"):
        run(sys.executable, "-m", "venv", name, cwd=tmp_path)
    builder, user = (tmp_path / name / "bin" for name in ("builder", "user"))
    run(builder / "pip", "wheel", "--no-deps", "-w", tmp_path, checkout, cwd=tmp_path)
    assert list((checkout / "lorelode" / "engine").rglob("*.so")) == [old]
    (wheel,) = tmp_path.glob("*.whl")
    assert old.name not in run(sys.executable, "-m", "zipfile", "-l", wheel, cwd=tmp_path)
    run(user / "pip", "install", wheel, cwd=tmp_path)
    assert run(user / "lorelode", "--version", cwd=tmp_path).endswith("(engine: compiled)\n")
    run(user / "lorelode", "simulate", "saboteur", "--games", "50", cwd=tmp_path)
