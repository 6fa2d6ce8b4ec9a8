"""Compiles the engine in place with mypyc, or removes what was compiled.

    python -m tools.native build|clean|status|compiler

`build` compiles unless the machine code is fresh: a stamp beside it says what it was made of.
`status` says which build runs. `compiler` exits with 1 if there is no C compiler that works; then
the same modules run as plain Python. This module needs nothing but the standard library, unless it
compiles, because the build of a wheel runs it too. mypyc comes with mypy.
"""

from __future__ import annotations

import hashlib
import importlib
import json
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
from importlib.metadata import version
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType
from typing import IO, Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "lorelode"
ENGINE: Final = PACKAGE / "engine"
BUILD: Final = ROOT / "build" / "native"
LIBRARY: Final = "lorelode.engine.compiled"
"""What the shared library of all compiled modules is called, before mypyc adds `__mypyc`."""

MYPYC_OPTIONS: Final = {"opt_level": "3", "debug_level": "0"}
COMPILER_FLAGS: Final = [
    # Nothing else calls the functions of the library, so they may be inlined.
    *("-fvisibility=hidden", "-fno-semantic-interposition"),
    # Both builds round alike, so the same seed gives the same game.
    "-ffp-contract=off",
]

NOT_COMPILED: Final = {"__init__.py", "build_kind.py", "native_types.py"}
"""They name things and do nothing that takes time."""

READ_ROOMS: Final = ("core", "rules", "engine")
"""What mypyc reads: it checks the types that the engine imports, and copies constants."""

BUILD_REQUIREMENTS: Final = ("mypy>=2.4", "setuptools>=65", "msgspec>=0.19", "types-regex>=2024.11")
"""mypy has mypyc, and installs librt. The others after setuptools have the types that are read."""


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


def stamp_path() -> Path:
    """Where it is written what the machine code for this Python was made of."""
    return ENGINE / f"compiled{sysconfig.get_config_var('EXT_SUFFIX')}.stamp"


def describe_build() -> str:
    """What machine code would be made of now; ImportError without mypy or librt."""
    digest = hashlib.sha256()
    for room in READ_ROOMS:
        for path in sorted((PACKAGE / room).rglob("*.py*")):
            if path.suffix in (".py", ".pyi"):
                digest.update(f"{path.relative_to(PACKAGE).as_posix()}\n".encode())
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    made_of = {
        "versions": {name: version(name) for name in ("mypy", "librt")},
        "flags": [MYPYC_OPTIONS, COMPILER_FLAGS],
        "sources": digest.hexdigest(),
    }
    return json.dumps(made_of, indent=2)


def is_fresh() -> bool:
    """Whether all modules are compiled for this Python from what is here, and can be imported."""
    if len(compiled_here()) != len(sources()) + 1 or not stamp_path().exists():
        return False
    try:
        importlib.import_module("librt.vecs")  # machine code imports it
        return stamp_path().read_text("utf-8") == describe_build()
    except ImportError:
        return False


def is_stale() -> bool:
    """Whether this Python would import machine code that is not fresh."""
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

    clean()
    BUILD.mkdir(parents=True)
    made_of = describe_build()  # now: a source that is edited meanwhile is not in the machine code
    before = Path.cwd()
    os.chdir(ROOT)  # mypyc names modules by where they are from here
    try:
        paths = [str(path.relative_to(ROOT)) for path in sources()]
        extensions = mypyc.mypycify(
            ["--config-file", "pyproject.toml", *paths],
            only_compile_paths=paths,
            **MYPYC_OPTIONS,
            target_dir=str(BUILD.relative_to(ROOT)),
            group_name=LIBRARY,
        )
        for extension in extensions:
            extension.extra_compile_args += [] if os.name == "nt" else COMPILER_FLAGS
        distribution = setuptools.Distribution({"name": "lorelode", "ext_modules": extensions})
        command: Any = distribution.get_command_obj("build_ext")
        command.inplace = True
        command.build_temp = str(BUILD.relative_to(ROOT))
        distribution.run_command("build_ext")
    finally:
        os.chdir(before)
    stamp_path().write_text(made_of, "utf-8")
    return compiled_here()


def compile_copy(folder: Path) -> dict[str, str]:
    """Compile a copy of the engine in a folder, and leave the checkout as it is.

    Returns where each file of machine code is, and its path in the package's root.
    """
    for room in READ_ROOMS:
        skipped = shutil.ignore_patterns("*.so", "*.pyd", "*.stamp", "__pycache__")
        shutil.copytree(PACKAGE / room, folder / "lorelode" / room, ignore=skipped)
    (folder / "tools").mkdir()
    for name in ("lorelode/__init__.py", "tools/__init__.py", "tools/native.py", "pyproject.toml"):
        shutil.copy(ROOT / name, folder / name)
    subprocess.run([sys.executable, "-m", "tools.native", "compile"], cwd=folder, check=True)
    made = [path for kind in ("*.so", "*.pyd") for path in folder.joinpath("lorelode").rglob(kind)]
    return {str(path): path.relative_to(folder).as_posix() for path in made}


def runtime_requirements() -> list[str]:
    """What machine code of this build imports: the C functions of `vec`, and the number types."""
    return [f"{name}>={version(name)}" for name in ("librt", "mypy_extensions")]


def clean() -> None:
    """Remove what was compiled, for any version of Python."""
    for path in (*compiled_files(), *ENGINE.glob("*.stamp")):
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
    clean()  # whatever happens next, old machine code is not imported
    if find_compiler() is None:
        print("There is no C compiler that works, so the engine runs as plain Python.")  # noqa: T201
        return
    print("Compiling the engine (once; half a minute or so) ...", flush=True)  # noqa: T201
    log = BUILD.parent / "native.log"
    log.parent.mkdir(exist_ok=True)
    quiet = ("--quiet", "--no-compile", "--disable-pip-version-check")
    pinned = ("--constraint", str(ROOT / "constraints.txt"))
    with log.open("w") as output:
        # pip asks nobody on the network for what is installed.
        installed = _runs(output, "pip", "install", *quiet, *pinned, *BUILD_REQUIREMENTS)
        compiled = installed and _runs(output, "tools.native", "compile")
    importlib.invalidate_caches()
    if compiled and is_fresh():
        return
    clean()
    failure = "compiled" if installed else "compiled, because pip could not install mypyc,"
    sys.exit(f"The engine could not be {failure} and runs as plain Python; {log} says why.")


def _runs(output: IO[str], *module: str) -> bool:
    """Run a module of Python, and write what it says; whether it succeeded."""
    command = [sys.executable, "-m", *module]
    ran = subprocess.run(command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT)
    return ran.returncode == 0


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
