"""One game to be played, wherever there is a core for it, and what is kept of it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

import lorelode
from lorelode.arena import dixit, saboteur
from lorelode.arena.casting import PLAYOUTS
from lorelode.arena.simulate import seed_of

_DECIDING: Final = ("core", "rules", "decks/deck.py", "decks/dream/deck.toml", "bots")
_ARENA: Final = ("match.py", "casting.py", "saboteur.py", "dixit.py", "simulate.py", "stats.py")

_COSTS: Final = {"random": 0.02, "easy": 0.1, "normal": 0.4}
"""About so many seconds a game takes."""
_PLAYOUT: Final = 0.05
"""So many seconds more for each playout of a decision."""


class Cell(Struct, frozen=True, order=True):
    """Games that are alike but for their chance, and so are counted together."""

    game: str
    edition: str
    seats: int
    levels: tuple[str, ...]
    """In Saboteur those of the miners and of the saboteurs; in Dixit in turn round the table."""
    language: str = ""
    """In Dixit that of the words; in Saboteur there are none."""
    playouts: int = 0
    """The budget of `hard` in Saboteur; 0 where nobody has one."""


class Task(Struct, frozen=True, order=True):
    """A game: what it is known by, and all that it takes to play it again."""

    cell: Cell
    number: int
    seed: int
    version: str
    """Of everything that decides how it goes."""


Found: TypeAlias = saboteur.Mined | dixit.Dreamt


class Record(Struct, frozen=True):
    """A game that was played, and what is kept of it."""

    task: Task
    found: Found


class WrongVersion(RuntimeError):
    """Another version of the bots than was asked for: results would be mixed up."""


def mines(edition: str, seats: int, miners: str, saboteurs: str, playouts: int = PLAYOUTS) -> Cell:
    """A cell of Saboteur."""
    levels = (miners, saboteurs)
    return Cell("saboteur", edition, seats, levels, playouts=playouts if "hard" in levels else 0)


def dreams(edition: str, seats: int, levels: Iterable[str], language: str) -> Cell:
    """A cell of Dixit."""
    return Cell("dixit", edition, seats, tuple(levels), language)


def tasks_of(cells: Iterable[Cell], games: int, seed: int) -> list[Task]:
    """So many games of each; those of one number are dealt alike in all."""
    return [Task(cell, number, seed, version()) for cell in cells for number in range(games)]


def cost(task: Task) -> float:
    """About how many seconds it takes."""
    cell = task.cell
    each = [
        _COSTS["normal"] + _PLAYOUT * cell.playouts if level == "hard" else _COSTS[level]
        for level in cell.levels
    ]
    return sum(each) / len(each) * cell.seats / 5


def played(tasks: Sequence[Task]) -> list[Record]:
    """Play these games here; what goes wrong in one is raised with a note of which it was."""
    return [Record(task, _found(task)) for task in tasks]


def _found(task: Task) -> Found:
    try:
        return _kept(task)
    except Exception as error:
        error.add_note(repr(task))
        raise


def _kept(task: Task) -> Found:
    if task.version != version():
        raise WrongVersion(
            f"the bots here are {version()}, not {task.version}: install the same Lorelode"
            " on every worker"
        )
    cell, dice = task.cell, seed_of(task.seed, task.number)
    if cell.game == "saboteur":
        miners, saboteurs = cell.levels
        return saboteur.mined(cell.edition, cell.seats, miners, saboteurs, cell.playouts, dice)
    # Who sits where changes from game to game, so that no level has the better seats.
    turned = [cell.levels[(seat + task.number) % len(cell.levels)] for seat in range(cell.seats)]
    return dixit.dreamt(cell.edition, turned, cell.language, dice)


@cache
def version() -> str:
    """Changes with the rules, the bots and the built-in deck."""
    house = Path(lorelode.__file__).parent
    digest = hashlib.sha256()
    for part in (*_DECIDING, *(f"arena/{name}" for name in _ARENA)):
        path = house / part
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            digest.update(f"{file.relative_to(house).as_posix()}\n".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Record)
