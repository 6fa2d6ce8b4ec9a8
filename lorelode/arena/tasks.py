"""Games to play on any core of any machine: how they are made, how long they take, how they run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from lorelode.arena.agents import digest_agent, is_agent
from lorelode.arena.lineup import TIMED_SEATS, seconds_per_game
from lorelode.arena.match import derive_seed
from lorelode.arena.studies import STUDIES
from lorelode.arena.study import Cell, Result, Task
from lorelode.bots.source_digest import digest_files, list_files

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
    """Play these games here; an error in one is raised with a note that says which."""
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
        error.add_note(describe_task(task))
        raise


def describe_task(task: Task) -> str:
    """A sentence that says which game it is, so that it can be played again."""
    cell = task.cell
    facts = [cell.game, f"edition {cell.edition}", f"{cell.seats} seats", " and ".join(cell.levels)]
    facts += [] if cell.language is None else [f"language {cell.language}"]
    facts += [] if cell.rollouts is None else [f"{cell.rollouts} rollouts"]
    facts += [f"talk {cell.talk}"] if cell.talk else []
    which = f"game {task.number} of seed {task.seed} (the first is 0)"
    return f"It was {which}: {', '.join(facts)}."


@cache
def version() -> str:
    """Changes with the rules, the bots, the built-in deck and what the studies keep."""
    return digest_files(deciding_files())


def agent_versions(cells: Iterable[Cell]) -> dict[str, str]:
    """By the name of each agent that plays: what changes with the file of its module."""
    names = (level for cell in cells for level in cell.levels if is_agent(level))
    return {name: digest_agent(name) for name in dict.fromkeys(names)}


@cache
def version_of(cell: Cell) -> str:
    """The version of a cell's games: where agents play, also of what they see, and of themselves.

    The version of everything else comes first, with a `+` after it.
    """
    agents = agent_versions([cell]).values()
    return "+".join([version(), digest_files(agent_files()), *agents] if agents else [version()])


def deciding_files() -> list[Path]:
    """The files that `version` is made from."""
    return list_files(_DECIDING_FILES)


def agent_files() -> list[Path]:
    """The files that decide besides how a game with agents goes."""
    return list_files(_AGENT_FILES)
