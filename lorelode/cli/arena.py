"""`lorelode arena`: bots of all levels against each other, and what that proves."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from lorelode.arena.casting import LEVELS, PLAYOUTS
from lorelode.arena.findings import Mines, mines
from lorelode.arena.findings_dixit import dreams
from lorelode.arena.ledger import Ledger, LedgerError
from lorelode.arena.plots import dixit_plots, must_draw, saboteur_plots, save
from lorelode.arena.sheets import Sheet
from lorelode.arena.spread import Missing, spread
from lorelode.arena.tasks import Cell, Task, WrongVersion, cost, tasks_of
from lorelode.arena.tasks import dreams as dreams_cell
from lorelode.arena.tasks import mines as mines_cell
from lorelode.arena.telling import dixit_sheets, saboteur_sheets
from lorelode.cli.screen import Screen, complain
from lorelode.cli.setup import (
    BadInput,
    EditionName,
    GameName,
    Seed,
    the_game,
    the_seed,
    whole,
)
from lorelode.core import AnyGame
from lorelode.core.languages import LANGUAGES

STOPPED: Final = 130
"""What a command returns by custom that was stopped by Ctrl-C."""
MIXED: Final = "mixed"
"""Not a level, but all that were named at one table."""


def arena(
    game: GameName,
    seats: Annotated[
        str, typer.Option(help="How many play: 5, or 3..10, or 3,5,7.", metavar="SEATS")
    ] = "5",
    levels: Annotated[
        str | None,
        typer.Option(
            help="Who plays, by commas: random, easy, normal, hard. In Saboteur all of them on"
            " both sides, or hard:easy for hard miners against easy saboteurs. In Dixit each at a"
            " table of its own, and 'mixed' for all at one.",
            metavar="LEVELS",
        ),
    ] = None,
    games: Annotated[int, whole("--games", "How many games of each kind.")] = 20,
    jobs: Annotated[int, whole("--jobs", "How many processes; -1: as many as cores.")] = 1,
    seed: Seed = None,
    edition: EditionName = None,
    playouts: Annotated[
        int | None,
        whole(
            "--playouts",
            f"What hard bots may spend on a decision in Saboteur, {PLAYOUTS} if not given.",
        ),
    ] = None,
    language: Annotated[
        str | None,
        typer.Option(help="Of the words in Dixit, by commas; else all.", metavar="CODES"),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Keep results here; games that are there are not played again."),
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the findings: .svg, .png, …")] = None,
    cluster: Annotated[
        str | None,
        typer.Option(help="Play on a Dask cluster: tcp://host:8786.", metavar="ADDRESS"),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let bots of all levels play each other, and tell who is better and by how much.

    The same seed gives the same findings, on one core, on many and on a cluster.
    """
    number = the_seed(seed)
    if games < 1:
        raise BadInput(f"--games is 1 or more, not {games}.")
    if jobs < 1 and jobs != -1:
        raise BadInput(f"--jobs is 1 or more, or -1 for all cores, not {jobs}.")
    cells = dict.fromkeys(_cells(game, seats, levels, edition, playouts, language))
    tasks = tasks_of(cells, games, number)
    begun = time.perf_counter()
    try:
        if plot is not None:
            must_draw(plot)
        ledger = Ledger(out)
        try:
            new = _played(tasks, ledger, jobs, cluster)
        except KeyboardInterrupt:
            again = "the same command" if seed is not None else f"the same with --seed {number}"
            complain(_stopped(len(ledger.of(tasks)), len(tasks), out, again))
            raise typer.Exit(STOPPED) from None
        records = ledger.of(tasks)
        found = mines(records) if game == "saboteur" else dreams(records)
        if plot is not None:
            plots = saboteur_plots(found) if isinstance(found, Mines) else dixit_plots(found)
            if plots:
                save(list(plots.values()), plot)
            else:
                complain(f"There is nothing to be drawn of these games, so there is no {plot}.")
    except OSError as error:
        raise BadInput(f"{error.filename or out or plot}: {error.strerror or error}.") from error
    except (LedgerError, Missing, WrongVersion) as error:
        raise BadInput(str(error)) from error
    sheets = saboteur_sheets(found) if isinstance(found, Mines) else dixit_sheets(found)
    seconds = time.perf_counter() - begun
    if json:
        told = {"game": game, "seed": number, "games": games, "version": tasks[0].version}
        sys.stdout.write(msgspec.json.encode({**told, "found": found}).decode() + "\n")
    else:
        _show(sheets, f"{_games(len(records))}, seed {number}, bots {tasks[0].version}.")
    old = len(records) - new
    there = f"{old} {'was' if old == 1 else 'were'} there already"
    complain(f"{_games(new)} played in {seconds:.1f} s, {there}.")


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{count} games"


def _stopped(kept: int, of: int, out: Path | None, again: str) -> str:
    """What is left of a run that was stopped."""
    if out is None:
        return "Stopped. Nothing is kept without --out."
    return f"Stopped. {kept} of {_games(of)} kept in {out}: {again} goes on from there."


def _cells(
    name: str,
    seats: str,
    levels: str | None,
    edition: str | None,
    playouts: int | None,
    languages: str | None,
) -> list[Cell]:
    game = the_game(name)
    print_ = next(iter(game.editions)) if edition is None else edition
    if print_ not in game.editions:
        raise BadInput(
            f"There is no edition {print_!r} of {name}; there are {', '.join(game.editions)}."
        )
    tables, wanted = _seats(game, seats), _listed("--levels", levels, LEVELS)
    if name == "saboteur":
        if languages is not None:
            raise BadInput("Saboteur has no words, so --language is not for it.")
        budget = PLAYOUTS if playouts is None else playouts
        if budget < 1:
            raise BadInput(f"--playouts is 1 or more, not {budget}.")
        duels = _duels(wanted)
        return [mines_cell(print_, many, *duel, budget) for many in tables for duel in duels]
    if playouts is not None:
        raise BadInput("No bot looks ahead in Dixit, so --playouts is not for it.")
    spoken = _listed("--language", languages, tuple(LANGUAGES))
    for language in spoken:
        if language not in LANGUAGES:
            there = ", ".join(LANGUAGES)
            raise BadInput(f"There are no bots that speak {language!r}; there are {there}.")
    pure = [level for level in wanted if level != MIXED]
    for level in pure:
        _known(level)
    companies = [[level] for level in pure] + ([pure or list(LEVELS)] if MIXED in wanted else [])
    return [
        dreams_cell(print_, many, company, language)
        for language, many, company in product(spoken, tables, companies)
    ]


def _duels(wanted: Sequence[str]) -> list[tuple[str, str]]:
    """Everybody against everybody, and the pairs that were named."""
    alone = [_known(level) for level in wanted if ":" not in level]
    named = [
        (_known(miners), _known(saboteurs))
        for miners, _, saboteurs in (level.partition(":") for level in wanted if ":" in level)
    ]
    return list(dict.fromkeys([*product(alone, alone), *named]))


def _known(level: str) -> str:
    if level not in LEVELS:
        raise BadInput(f"There are no {level!r} bots; there are {', '.join(LEVELS)}.")
    return level


def _listed(option: str, text: str | None, every: Sequence[str]) -> list[str]:
    """What an option names by commas, each once; all there is if it is not given."""
    if text is None:
        return list(every)
    found = list(dict.fromkeys(word.strip() for word in text.split(",") if word.strip()))
    if not found:
        raise BadInput(f"{option} takes some of {', '.join(every)}, by commas, not {text[:60]!r}.")
    return found


def _seats(game: AnyGame, text: str) -> list[int]:
    """`5`, `3..10` or `3,5,7`, or any of these by commas."""
    few, most = game.seats[0], game.seats[-1]
    found: dict[int, None] = {}
    for part in text.split(","):
        low, dots, high = part.partition("..")
        try:
            first, last = int(low), int(high if dots else low)
        except ValueError:
            raise BadInput(f"--seats takes 5, or 3..10, or 3,5,7, not {text[:60]!r}.") from None
        if first > last:
            raise BadInput(f"--seats takes 3..10, the fewest first, not {text[:60]!r}.")
        # Before there is a range, which may be longer than memory.
        if first < few or last > most:
            raise BadInput(
                f"{game.name.title()} is for {few} to {most} players: --seats {text[:60]!r}."
            )
        found |= dict.fromkeys(range(first, last + 1))
    return list(found)


def _played(tasks: Sequence[Task], ledger: Ledger, jobs: int, cluster: str | None) -> int:
    """Play what is missing; how many games that was."""
    todo = ledger.missing(tasks)
    stderr = Console(stderr=True)
    bar = Progress(
        TextColumn("Playing"),
        BarColumn(),
        TextColumn("{task.fields[games]} of {task.fields[of]} games"),
        TimeRemainingColumn(),
        console=stderr,
        disable=not stderr.is_terminal,
        transient=True,
    )
    with bar:
        # Games differ much in what they cost, so it is the cost that the bar shows.
        line = bar.add_task("", total=sum(map(cost, todo)), games=0, of=len(todo))
        done = 0
        for records in spread(todo, jobs, cluster):
            ledger.add(records)
            done += len(records)
            bar.update(line, advance=sum(cost(one.task) for one in records), games=done)
    return done


def _show(sheets: Sequence[Sheet], summary: str) -> None:
    screen = Screen()
    screen.say(summary)
    for sheet in sheets:
        screen.head(sheet.title)
        table = screen.table(*sheet.columns)
        for row in sheet.rows:
            table.add_row(*row)
        screen.show(table)
        if sheet.note:
            screen.say(sheet.note)
