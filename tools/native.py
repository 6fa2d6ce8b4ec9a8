"""Compiles the engine in place with mypyc, or removes what was compiled.

    python -m tools.native build|clean|status|compiler

`build` compiles unless the compiled modules are as new as their sources. `status` says which build
runs. `compiler` exits with 1 if there is no C compiler that works; then the same modules run as
plain Python. This module needs nothing but the standard library, unless it compiles, because the
build of a wheel runs it too. mypyc comes with mypy.
"""

from __future__ import annotations

import importlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
ENGINE: Final = ROOT / "lorelode" / "engine"
BUILD: Final = ROOT / "build" / "native"
LIBRARY: Final = "lorelode.engine.compiled"
"""What the shared library of all compiled modules is called, before mypyc adds `__mypyc`."""

INLINING: Final = ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Nothing else calls the functions of the library, so they may be inlined."""

NOT_COMPILED: Final = {"__init__.py", "build_kind.py", "native_types.py"}
"""They name things and do nothing that takes time."""

BUILD_REQUIREMENTS: Final = ("mypy>=2.4", "setuptools>=65")
"""mypy has mypyc, and installs librt."""
RUNTIME_REQUIREMENT: Final = "librt>=0.16"
"""The C functions of `vec`, which compiled modules import."""


def sources() -> list[Path]:
    """The modules that are compiled."""
    return [path for path in sorted(ENGINE.rglob("*.py")) if path.name not in NOT_COMPILED]


def compiled_files() -> list[Path]:
    """The machine code that lies beside the sources, for any version of Python."""
    return [path for kind in ("*.so", "*.pyd") for path in sorted(ENGINE.rglob(kind))]


def compiled_here() -> list[Path]:
    """The machine code that this Python would import."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    return [path for path in compiled_files() if path.name.endswith(suffix)]


def is_fresh() -> bool:
    """Whether all modules are compiled for this Python, and newer than every source."""
    here = compiled_here()
    if len(here) != len(sources()) + 1:
        return False
    newest = max(path.stat().st_mtime for path in sources())
    return min(path.stat().st_mtime for path in here) >= newest


def is_stale() -> bool:
    """Whether this Python would import machine code that is older than a source."""
    return bool(compiled_here()) and not is_fresh()


def find_compiler() -> str | None:
    """The C compiler that extensions are built with, if it compiles a program with Python.h."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    words = shlex.split(str(command))
    if os.name == "nt":
        return shutil.which("cl") and "cl"
    if not words or shutil.which(words[0]) is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "try.c")
        program.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        include = f"-I{sysconfig.get_path('include')}"
        target = str(Path(folder, "try.o"))
        ran = subprocess.run(
            [*words, include, "-c", str(program), "-o", target], capture_output=True
        )
        return str(command) if ran.returncode == 0 and Path(target).exists() else None


def compile_engine() -> list[Path]:
    """Compile all modules in place; the files that were made."""
    # setuptools first: it patches what mypyc imports.
    setuptools = importlib.import_module("setuptools.dist")
    mypyc = importlib.import_module("mypyc.build")

    for path in compiled_here():
        path.unlink()
    before = Path.cwd()
    os.chdir(ROOT)  # mypyc names modules by where they are from here
    try:
        paths = [str(path.relative_to(ROOT)) for path in sources()]
        extensions = mypyc.mypycify(
            ["--config-file", "pyproject.toml", *paths],
            only_compile_paths=paths,
            opt_level="3",
            debug_level="0",
            target_dir=str(BUILD.relative_to(ROOT)),
            group_name=LIBRARY,
        )
        for extension in extensions:
            extension.extra_compile_args += [] if os.name == "nt" else INLINING
        distribution = setuptools.Distribution({"name": "lorelode", "ext_modules": extensions})
        command: Any = distribution.get_command_obj("build_ext")
        command.inplace = True
        command.build_temp = str(BUILD.relative_to(ROOT))
        distribution.run_command("build_ext")
    finally:
        os.chdir(before)
    for path in compiled_here():
        path.touch()  # what was up to date is copied with its old time
    return compiled_here()


def clean() -> None:
    """Remove what was compiled, for any version of Python."""
    for path in compiled_files():
        path.unlink()
    shutil.rmtree(BUILD, ignore_errors=True)


def import_pure(edit: Callable[[str, str], str] = lambda _name, text: text) -> ModuleType:
    """The engine of Saboteur as plain Python, beside the one that is imported.

    `edit` may change the source of a module, given its last name and its text.
    """
    package = "lorelode.engine"
    kept = {
        name: sys.modules.pop(name)
        for name in list(sys.modules)
        if name == package or name.startswith(f"{package}.")
    }
    finder = _PureFinder(edit)
    sys.meta_path.insert(0, finder)
    try:
        return importlib.import_module(f"{package}.saboteur")
    finally:
        sys.meta_path.remove(finder)
        for name in list(sys.modules):
            if name == package or name.startswith(f"{package}."):
                del sys.modules[name]
        sys.modules.update(kept)
        if package in kept:
            sys.modules["lorelode"].engine = kept[package]  # type: ignore[attr-defined]


class _PureFinder(MetaPathFinder):
    """Finds the sources of the engine, never its machine code."""

    def __init__(self, edit: Callable[[str, str], str]) -> None:
        self._edit = edit

    def find_spec(
        self, fullname: str, _path: object = None, _target: object = None
    ) -> ModuleSpec | None:
        if not f"{fullname}.".startswith("lorelode.engine."):
            return None
        path = ROOT.joinpath(*fullname.split("."))
        is_package = path.is_dir()
        source = path / "__init__.py" if is_package else path.with_suffix(".py")
        loader = _EditedSource(fullname, str(source), self._edit)
        return spec_from_loader(fullname, loader, is_package=is_package)


class _EditedSource(SourceFileLoader):
    def __init__(self, fullname: str, path: str, edit: Callable[[str, str], str]) -> None:
        super().__init__(fullname, path)
        self._edit = edit

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        text = Path(path).read_text("utf-8")
        return compile(self._edit(Path(path).stem, text), path, "exec")


def build() -> None:
    """Compile if something has changed, and there is a compiler; say what became of it."""
    if is_fresh():
        return
    if find_compiler() is None:
        clean()
        print("There is no C compiler that works, so the engine runs as plain Python.")  # noqa: T201
        return
    print("Compiling the engine (once; half a minute or so) ...", flush=True)  # noqa: T201
    _install_requirements()
    BUILD.mkdir(parents=True, exist_ok=True)
    log = BUILD.parent / "native.log"
    command = [sys.executable, "-m", "tools.native", "compile"]
    with log.open("w") as output:
        ran = subprocess.run(command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT)
    if ran.returncode:
        clean()
        sys.exit(f"The engine could not be compiled and runs as plain Python; {log} says why.")


def _install_requirements() -> None:
    """Install what compiles, where only what plays is installed."""
    if find_spec("mypyc") and find_spec("setuptools") and find_spec("librt"):
        return
    quiet = ("--quiet", "--no-compile", "--disable-pip-version-check")
    pinned = ("--constraint", str(ROOT / "constraints.txt"))
    command = [sys.executable, "-m", "pip", "install", *quiet, *pinned, *BUILD_REQUIREMENTS]
    subprocess.run(command, check=True)


def main() -> None:
    """Run the command that was given."""
    match sys.argv[1:]:
        case ["build"]:
            build()
        case ["compile"]:
            compile_engine()
        case ["clean"]:
            clean()
        case ["status"]:
            kind = importlib.import_module("lorelode.engine.build_kind")
            print(kind.BUILD)  # noqa: T201
        case ["compiler"]:
            sys.exit(0 if find_compiler() else 1)
        case _:
            sys.exit("expected build, clean, status or compiler")


if __name__ == "__main__":
    main()
