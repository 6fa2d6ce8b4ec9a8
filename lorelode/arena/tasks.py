"""Games to play on any core of any machine: how they are made, how long they take, how they run."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import lorelode
from lorelode.arena.agents import digest_agent, is_agent
from lorelode.arena.lineup import TIMED_SEATS, seconds_per_game
from lorelode.arena.match import derive_seed
from lorelode.arena.studies import STUDIES
from lorelode.arena.study import Cell, Result, Task

_PACKAGE: Final = Path(lorelode.__file__).parent
_DECIDING_FILES: Final = (
    "core/**/*.py",
    "rules/**/*.py",
    "engine/**/*.py",
    "decks/__init__.py",
    "decks/associations.py",
    "decks/deck.py",
    "decks/kin.py",
    "decks/selection.py",
    "decks/themes.py",
    "decks/dream/**/*.toml",
    "bots/**/*.py",
    "bots/**/*.txt",
    "arena/lineup.py",
    "arena/match.py",
    "arena/source_random.py",
    "arena/stats.py",
    "arena/study.py",
    "arena/*/game.py",
    "arena/*/lineup.py",
    "arena/*/random_games.py",
    "arena/*/study.py",
)
"""The files of the package that decide how a game goes and what is kept of it."""
_AGENT_FILES: Final = (
    "arena/agents.py",
    "arena/extras.py",
    "envs/**/*.py",
    "sentences/**/*.py",
)
"""The files that decide what agents see and how they are asked."""


class WrongVersion(RuntimeError):
    """The bots here are not those that were asked for: results would be mixed up."""


def make_tasks(cells: Iterable[Cell], games: int, seed: int) -> list[Task]:
    """`games` of each cell; those with the same number are dealt alike in all cells."""
    return [Task(cell, number, seed, version_of(cell)) for cell in cells for number in range(games)]


def estimate_seconds(task: Task) -> float:
    """About how long the game takes."""
    cell = task.cell
    each = [seconds_per_game(cell.game, level, cell.rollouts) for level in cell.levels]
    return sum(each) / len(each) * cell.seats / TIMED_SEATS


def play_tasks(tasks: Sequence[Task]) -> list[Result]:
    """Play these games here; an error in one is raised with a note that names the game."""
    return [Result(task, _play(task)) for task in tasks]


def _play(task: Task) -> Any:
    cell = task.cell
    if task.version != version_of(cell):
        raise WrongVersion(
            f"the bots here are {version_of(cell)}, not {task.version}: install the same Lorelode"
            " and the same agents on every worker"
        )
    try:
        return STUDIES[cell.game].play(cell, task.number, derive_seed(task.seed, task.number))
    except Exception as error:
        error.add_note(repr(task))
        raise


@cache
def version() -> str:
    """Changes with the rules, the bots, the built-in deck and what the studies keep."""
    return _digest(deciding_files())


@cache
def version_of(cell: Cell) -> str:
    """The version of a cell's games: where agents play, also of what they see, and of themselves.

    The version of everything else comes first, with a `+` after it.
    """
    agents = [digest_agent(level) for level in cell.levels if is_agent(level)]
    return "+".join([version(), _digest(agent_files()), *agents] if agents else [version()])


def _digest(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(_PACKAGE).as_posix()}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def deciding_files() -> list[Path]:
    """The files that `version` is made from."""
    return _list_files(_DECIDING_FILES)


def agent_files() -> list[Path]:
    """The files that decide besides how a game with agents goes."""
    return _list_files(_AGENT_FILES)


def _list_files(patterns: Iterable[str]) -> list[Path]:
    return [file for pattern in patterns for file in sorted(_PACKAGE.glob(pattern))]
