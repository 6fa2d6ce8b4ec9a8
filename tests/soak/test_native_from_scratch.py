"""The engine compiles where nothing is installed yet, and nobody needs a compiler to play."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path
from sysconfig import get_config_var
from urllib.request import urlopen

import pytest

from tools import native

needs_compiler = pytest.mark.skipif(native.find_compiler() is None, reason="needs a C compiler")


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


@needs_compiler
def test_make_native_compiles_where_only_what_plays_is_installed(checkout: Path) -> None:
    run("make", f"PYTHON={sys.executable}", "native", cwd=checkout)
    lorelode = checkout / ".venv" / "bin" / "lorelode"
    assert run(lorelode, "--version", cwd=checkout).endswith("(engine: compiled)\n")
    run(lorelode, "simulate", "saboteur", "--games", "50", cwd=checkout)


@needs_compiler
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


def test_make_play_works_without_a_compiler_and_says_so(checkout: Path, tmp_path: Path) -> None:
    port = find_free_port()
    settings = {"LORELODE_PORT": str(port), "LORELODE_DATA": str(tmp_path / "data")}
    with subprocess.Popen(
        ["make", f"PYTHON={sys.executable}", "play"],
        cwd=checkout,
        env=os.environ | settings | {"CC": "/bin/false"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as make:
        try:
            assert make.stdout is not None
            printed = ""
            for line in make.stdout:
                printed += line
                if f":{port}" in line:
                    break
            assert (
                "There is no C compiler that works, so the engine runs as plain Python." in printed
            )
            with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
                assert "lorelode_engine_compiled 0.0" in answer.read().decode()
        finally:
            os.killpg(make.pid, signal.SIGTERM)
    lorelode = checkout / ".venv" / "bin" / "lorelode"
    assert run(lorelode, "--version", cwd=checkout).endswith("(engine: pure Python)\n")
    run(lorelode, "simulate", "saboteur", "--games", "5", cwd=checkout)


def find_free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
