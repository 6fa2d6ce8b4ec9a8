"""The compilation of the engine: whether there is a compiler, and what is compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path
from sysconfig import get_config_var

import pytest

from lorelode.rules.saboteur.editions import EDITIONS
from tools import native


def test_a_compiler_that_does_not_work_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    for command in ("/bin/false", "/bin/true", "/no/such/compiler"):
        monkeypatch.setenv("CC", command)
        assert native.find_compiler() is None


def checkout(folder: Path) -> Path:
    """A folder with what the tool reads, and machine code of an older source."""
    skipped = shutil.ignore_patterns("*.so", "*.pyd", "*.stamp", "__pycache__")
    for room in native.READ_ROOMS:
        shutil.copytree(native.PACKAGE / room, folder / "lorelode" / room, ignore=skipped)
    (folder / "tools").mkdir()
    for name in ("tools/__init__.py", "tools/native.py", "constraints.txt"):
        shutil.copy(native.ROOT / name, folder / name)
    (folder / f"lorelode/engine/random_source{get_config_var('EXT_SUFFIX')}").write_bytes(b"")
    return folder


def run_build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.native", "build"]
    env = {**os.environ, **environment}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)


def test_without_a_compiler_the_engine_stays_python_and_says_so(tmp_path: Path) -> None:
    ran = run_build(checkout(tmp_path), CC="/bin/false")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "runs as plain Python" in ran.stdout
    assert not list(tmp_path.rglob("*.so"))


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_if_pip_fails_old_machine_code_goes_and_one_sentence_says_so(tmp_path: Path) -> None:
    folder = checkout(tmp_path)
    (folder / "constraints.txt").write_text("mypy==0.0.0\n")
    ran = run_build(folder, CC="cc", PIP_NO_INDEX="1")
    assert ran.returncode == 1
    assert ran.stderr.count("\n") == 1
    assert "pip could not install mypyc, and runs as plain Python" in ran.stderr
    assert "mypy" in (folder / "build" / "native.log").read_text()
    assert not list(tmp_path.rglob("*.so"))


@pytest.fixture
def stamped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder whose machine code is as fresh as its stamp says."""
    folder = checkout(tmp_path)
    monkeypatch.setattr(native, "PACKAGE", folder / "lorelode")
    monkeypatch.setattr(native, "ENGINE", folder / "lorelode" / "engine")
    suffix = get_config_var("EXT_SUFFIX")
    for path in (*native.sources(), native.ENGINE / "compiled__mypyc.py"):
        path.with_name(f"{path.stem}{suffix}").write_bytes(b"")
    native.stamp_path().write_text(native.describe_build(), "utf-8")
    return folder


def test_machine_code_is_fresh_while_its_stamp_is_true(
    stamped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert native.is_fresh()
    for name in ("engine/saboteur/play.py", "engine/native_types.pyi", "rules/saboteur/cards.py"):
        path = stamped / "lorelode" / name
        text = path.read_text("utf-8")
        path.write_text(text + "\n", "utf-8")
        assert native.is_stale(), name
        path.write_text(text, "utf-8")
        assert native.is_fresh()
    monkeypatch.setattr(native, "COMPILER_FLAGS", ["-O0"])
    assert native.is_stale()


def test_machine_code_of_another_mypy_is_stale(stamped: Path) -> None:
    assert stamped.is_dir()
    stamp = native.stamp_path()
    stamp.write_text(stamp.read_text("utf-8").replace(version("mypy"), "0.0.0"), "utf-8")
    assert native.is_stale()


def test_machine_code_without_librt_is_stale(
    stamped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert stamped.is_dir()
    monkeypatch.setitem(sys.modules, "librt.vecs", None)  # importing it now fails
    assert native.is_stale()


def test_the_build_requires_what_the_project_does() -> None:
    project = tomllib.loads((native.ROOT / "pyproject.toml").read_text("utf-8"))
    named = [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]
    assert set(native.BUILD_REQUIREMENTS) <= {name for name in named if isinstance(name, str)}


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_a_compiler_that_works_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "cc")
    assert native.find_compiler() == "cc"


def test_every_module_that_does_something_is_compiled() -> None:
    names = {path.name for path in native.sources()}
    assert {"play.py", "choices.py", "mine.py", "random_source.py"} <= names
    assert not names & native.NOT_COMPILED


def test_the_source_of_the_pure_build_can_be_edited() -> None:
    def edit(_name: str, text: str) -> str:
        return text.replace("MIN_SEATS: Final = 3", "MIN_SEATS: Final = 4")

    edition = EDITIONS["lv"]
    with pytest.raises(ValueError, match="seats"):
        native.import_pure(edit).new_position(edition, 3)
    assert native.import_pure().new_position(edition, 3).seats == 3
