"""The architecture, checked: who may import whom, what is pure, where each clause is."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from lorelode.rules import GAMES

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / "lorelode"
MODULES = sorted(HOUSE.rglob("*.py"))

# What each part may import besides itself; see ARCHITECTURE.md for the reasons.
LEFT_OF = {
    "core": set[str](),
    "rules": {"core"},
    "engine": {"core", "rules"},
    "decks": {"core", "rules"},
    "models": {"core", "rules", "decks"},
    "bots": {"core", "rules", "engine", "decks"},
    "arena": {"core", "rules", "engine", "decks", "bots", "sentences", "envs"},
    "envs": {"core", "rules", "engine", "decks", "bots", "sentences"},
    "wire": {"core", "rules", "engine", "decks", "bots"},
    "client": {"core", "wire"},
    "lessons": {"core", "rules", "engine", "decks", "bots", "wire"},
    "tables": {"core", "rules", "engine", "decks", "bots", "wire"},
    "web": {"core", "rules", "engine", "decks", "bots", "wire", "lessons", "tables", "models"},
    "sentences": {"core", "rules", "decks"},
    "cli": {
        *("core", "rules", "engine", "decks", "bots", "wire", "lessons", "tables", "web"),
        *("arena", "envs", "models", "sentences", "agents", "client"),
    },
    "agents": {
        *("core", "rules", "engine", "decks", "bots", "wire", "client", "models", "sentences"),
    },
    "testing": {"core"},
}

PURE = ("core", "rules", "engine")
PURE_IMPORTS = {
    "__future__",
    "collections",
    "collections.abc",
    "enum",
    "functools",
    "hashlib",
    "hmac",
    "itertools",
    "math",
    "msgspec",
    "msgspec.structs",
    "re",
    "regex",
    "struct",
    "typing",
    "unicodedata",
}
IMPURE_CALLS = {
    *("open", "print", "input", "eval", "exec", "globals", "compile", "__import__"),
    "Random",  # without a seed it asks the machine for one; generators are handed in
}

MAX_FILE_LINES = 450

# Folders of tests that are not about one room of the package.
SHELVES = {
    *("art", "browser", "conformance", "docs", "examples", "golden", "server", "soak", "tools"),
}

# The modules that name the games, one a room.
REGISTRIES = {
    "rules/__init__.py",
    "bots/__init__.py",
    "wire/games.py",
    "arena/studies.py",
    "cli/presenters.py",
    "sentences/model_games.py",
    "envs/games.py",
}

# Counted in the rules: how many clauses each chapter has, S-1.1 to S-7.3 and D-1.1 to D-5.3.
CHAPTERS = {"saboteur": (4, 3, 5, 5, 5, 7, 3), "dixit": (2, 3, 3, 4, 5)}


def part(module: Path) -> str:
    """The part of the house that a module belongs to; '' for the package itself."""
    inside = module.relative_to(HOUSE).parts
    return inside[0] if len(inside) > 1 else ""


def imports(module: Path) -> Iterator[tuple[str, str | None]]:
    """Every import of a module: the module imported, and the name taken from it if one is."""
    for node in ast.walk(ast.parse(module.read_text())):
        match node:
            case ast.Import():
                for alias in node.names:
                    yield alias.name, None
            case ast.ImportFrom():
                assert not node.level, f"{module}: imports are absolute here"
                for alias in node.names:
                    yield node.module or "", alias.name


def ours(module: Path) -> set[str]:
    """The modules and packages of this house that a module imports, in full."""
    found = set()
    for source, name in imports(module):
        if source.partition(".")[0] == "lorelode":
            path = HOUSE.parent.joinpath(*source.split("."), name or "")
            is_module = name and (path.is_dir() or path.with_suffix(".py").exists())
            found.add(f"{source}.{name}" if is_module else source)
    return found


def name_of(module: Path) -> str:
    return str(module.relative_to(ROOT))


def is_generic(module: Path) -> bool:
    """Whether a module is neither a registry nor in the package of one game."""
    inside = module.relative_to(HOUSE)
    return not set(inside.with_suffix("").parts) & set(GAMES) and str(inside) not in REGISTRIES


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_imports_go_left(module: Path) -> None:
    here = part(module)
    if not here:
        assert ours(module) <= {"lorelode", "lorelode.cli"}
        return
    assert here in LEFT_OF, f"{here} has no place in the house yet"
    used = {name.split(".")[1] for name in ours(module) if "." in name}
    assert used <= LEFT_OF[here] | {here}


@pytest.mark.parametrize("module", [m for m in MODULES if is_generic(m)], ids=name_of)
def test_a_generic_module_names_no_game(module: Path) -> None:
    tree = ast.parse(module.read_text())
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(str(text)) if id(node) not in docstrings:
                pass
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.alias(name=text):
                pass
            case ast.ClassDef(name=text) | ast.FunctionDef(name=text) | ast.arg(arg=text):
                pass
            case ast.ImportFrom(module=str(text)):
                pass
            case _:
                continue
        assert not [game for game in GAMES if game in text.lower()], f"line {node.lineno}: {text}"


@pytest.mark.parametrize("game", GAMES)
def test_games_do_not_know_each_other(game: str) -> None:
    others = tuple(f"lorelode.rules.{other}" for other in GAMES if other != game)
    for module in (HOUSE / "rules" / game).rglob("*.py"):
        assert not [name for name in ours(module) if name.startswith(others)]


@pytest.mark.parametrize("module", [m for m in MODULES if part(m) in PURE], ids=name_of)
def test_core_and_rules_are_pure(module: Path) -> None:
    for source, name in imports(module):
        if source.startswith("lorelode."):
            continue
        # A generator that is handed in is data; the module's own is a global of the process.
        assert source in PURE_IMPORTS or (source, name) == ("random", "Random")
    for node in ast.walk(ast.parse(module.read_text())):
        assert not isinstance(node, ast.Global | ast.Nonlocal)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in IMPURE_CALLS


def misplaced(test: Path) -> bool:
    """Whether a test is in a folder that the package lacks, or not beside or below its module.

    Below are tests of a generic module with one game.
    """
    room, *rest = test.relative_to(ROOT / "tests").parts
    folder = HOUSE.joinpath(room, *rest[:-1])
    if room in SHELVES:
        return False
    name = test.name.removeprefix("test_")
    named = [module for module in (HOUSE / room).rglob(name) if room == part(module)]
    apart = len(named) == 1 and not folder.is_relative_to(named[0].parent)
    return not folder.is_dir() or apart


def test_tests_mirror_the_package() -> None:
    tests = [test for test in (ROOT / "tests").glob("*/**/test_*.py") if misplaced(test)]
    assert not [name_of(test) for test in tests]
    assert all((ROOT / "tests" / shelf).is_dir() for shelf in SHELVES)


def test_files_are_short() -> None:
    files = [*MODULES, *(ROOT / "tests").rglob("*.py")]
    long = {name_of(file) for file in files if len(file.read_text().splitlines()) > MAX_FILE_LINES}
    assert not long


def headings(game: str) -> list[str]:
    """The clause ids among the headings of a game's rules page, as they come."""
    page = (ROOT / "docs" / f"{game}.md").read_text()
    lines = [line for line in page.splitlines() if line.startswith("#")]
    return re.findall(r"\b[A-Z]-\d+\.\d+\b", "\n".join(lines))


def letter_of(game: str) -> str:
    """The letter that all clauses of a game begin with."""
    (letter,) = {clause[0] for clause in headings(game)}
    return letter


def refused(game: str) -> dict[str, set[str]]:
    """By clause id: the modules of a game's rules that refuse a move by it."""
    found: dict[str, set[str]] = {}
    for module in (HOUSE / "rules" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text())):
            match node:
                case ast.Call(func=ast.Name("IllegalMove"), args=[ast.Constant(str(clause)), *_]):
                    found.setdefault(clause, set()).add(module.name)
                case ast.Call(func=ast.Name("IllegalMove")):
                    pytest.fail(f"{module.name}:{node.lineno} does not name its clause")
    return found


def marked(game: str) -> Counter[str]:
    """By clause id: the comments `# S-3.2: …` that mark where it is implemented."""
    texts = [module.read_text() for module in (HOUSE / "rules" / game).rglob("*.py")]
    clause = rf"# ({letter_of(game)}-\d+\.\d+): "
    return Counter(found for text in texts for found in re.findall(clause, text))


def in_tests(game: str) -> set[str]:
    """The clause ids in the names of tests."""
    letter = letter_of(game)
    found = set()
    for module in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(module.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                clauses = re.findall(rf"_{letter.lower()}_(\d+)_(\d+)(?=_|$)", node.name)
                found |= {f"{letter}-{chapter}.{number}" for chapter, number in clauses}
    return found


def test_modules_that_doctest_leaves_out_have_no_examples() -> None:
    left_out = re.findall(r"--ignore=(\S+\.py)", (ROOT / "pyproject.toml").read_text("utf-8"))
    assert left_out
    for path in left_out:
        assert ">>>" not in (ROOT / path).read_text("utf-8"), path


def test_no_two_games_share_the_letter_of_their_clauses() -> None:
    assert len({letter_of(game) for game in GAMES}) == len(GAMES)


def test_the_linter_of_the_page_takes_the_games_from_the_vocabulary() -> None:
    config = (ROOT / "browser" / "eslint.config.js").read_text("utf-8").lower()
    assert not [game for game in GAMES if game in config]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_one_heading(game: str) -> None:
    ids = headings(game)
    assert ids
    assert ids == sorted(set(ids), key=lambda clause: [int(n) for n in clause[2:].split(".")])


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_one_place_in_the_code(game: str) -> None:
    """It is refused by in one module, or one comment marks where it is implemented, or both."""
    refusals, comments = refused(game), marked(game)
    assert {*refusals, *comments} == set(headings(game))
    assert not [clause for clause, modules in refusals.items() if len(modules) > 1]
    assert not [clause for clause, count in comments.items() if count > 1]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test_named_after_it(game: str) -> None:
    assert in_tests(game) == set(headings(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_are_those_of_the_rules(game: str) -> None:
    assert game in CHAPTERS, "count its clauses in the rule book, and list the numbers there"
    clauses = [
        f"{letter_of(game)}-{chapter}.{clause}"
        for chapter, count in enumerate(CHAPTERS[game], 1)
        for clause in range(1, count + 1)
    ]
    assert headings(game) == clauses
