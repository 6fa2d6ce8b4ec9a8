"""The compilation of the engine: whether there is a compiler, and what is compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from sysconfig import get_config_var

import pytest

from lorelode.rules.saboteur.editions import EDITIONS
from tools import native


def test_a_compiler_that_does_not_work_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    for command in ("/bin/false", "/bin/true", "/no/such/compiler"):
        monkeypatch.setenv("CC", command)
        assert native.find_compiler() is None


def test_without_a_compiler_the_engine_stays_python_and_says_so(tmp_path: Path) -> None:
    shutil.copytree(native.ENGINE, tmp_path / "lorelode" / "engine")
    (tmp_path / "tools").mkdir()
    for name in ("__init__.py", "native.py"):
        shutil.copy(Path(native.__file__).with_name(name), tmp_path / "tools")
    # Machine code of an older source must not be imported.
    old = tmp_path / "lorelode" / "engine" / f"random_source{get_config_var('EXT_SUFFIX')}"
    old.write_bytes(b"")
    os.utime(old, (0, 0))
    ran = subprocess.run(
        [sys.executable, "-m", "tools.native", "build"],
        cwd=tmp_path,
        env={**os.environ, "CC": "/bin/false"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "runs as plain Python" in ran.stdout
    assert not list(tmp_path.rglob("*.so"))


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
