"""`lorelode arena`: bots of all levels against each other, and how sure one can be."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from lorelode.arena.agents import check_agent, is_agent
from lorelode.arena.executor import run_tasks
from lorelode.arena.extras import Unavailable
from lorelode.arena.lineup import DEFAULT_ROLLOUTS, LEVELS, TALKS
from lorelode.arena.plots import check_plot_file, save
from lorelode.arena.report import ReportTable
from lorelode.arena.results import Results, ResultsError
from lorelode.arena.studies import STUDIES
from lorelode.arena.study import Cell, Study, Task, Wish, WishError
from lorelode.arena.tasks import WrongVersion, agent_versions, estimate_seconds, make_tasks, version
from lorelode.cli.errors import INTERRUPTED_EXIT_CODE, BadInput, complain
from lorelode.cli.options import (
    DEFAULT_SEATS,
    PATH,
    edition_option,
    game_argument,
    json_option,
    read_seed,
    seed_option,
    whole_number,
)
from lorelode.cli.setup import default_seats, read_game, sentence
from lorelode.cli.terminal import Terminal
from lorelode.core import AnyGame, Setup, SetupError
from lorelode.core.languages import LANGUAGES
from lorelode.core.setup import find_edition
from lorelode.envs.agent_error import AgentError


@click.command
@game_argument
@click.option(
    "--seats",
    metavar="SEATS",
    help=f"How many play: 3..10, or 3,5,7; {DEFAULT_SEATS} if not given.",
)
@click.option(
    "--levels",
    metavar="LEVELS",
    help=f"Who plays, separated by commas: {', '.join(LEVELS)}."
    f" {' '.join(study.levels_help for study in STUDIES.values())}",
)
@click.option(
    "--agent",
    "agents",
    metavar="MODULE:FACTORY",
    multiple=True,
    help="Somebody's agent, which plays as a level does; may be given several times:"
    " see docs/envs.md.",
)
@whole_number("--games", "How many games of each kind.", default=20)
@whole_number("--jobs", "How many processes; -1 for one on each core.", default=1)
@seed_option
@edition_option
@whole_number(
    "--rollouts",
    f"Rollouts that hard bots may spend on a decision; {DEFAULT_ROLLOUTS} if not given.",
)
@click.option(
    "--language",
    metavar="CODES",
    help="Languages of bots and pictures, separated by commas; all if not given.",
)
@click.option(
    "--talk",
    metavar="WORDS",
    help=f"How bots talk, where they do, separated by commas: {', '.join(TALKS)};"
    " heard if not given.",
)
@click.option(
    "--out",
    type=PATH,
    help="Keep results in this file; games with a result are not played again.",
)
@click.option("--plot", type=PATH, help="Draw the findings: .svg, .png, …")
@click.option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster: tcp://host:8786.")
@json_option
def arena(
    game: str,
    seats: str | None,
    levels: str | None,
    agents: tuple[str, ...],
    games: int,
    jobs: int,
    seed: int | None,
    edition: str | None,
    rollouts: int | None,
    language: str | None,
    talk: str | None,
    out: Path | None,
    plot: Path | None,
    cluster: str | None,
    json: bool,
) -> None:
    """Let bots of all levels play each other, and show who is better and by how much.

    The same seed gives the same findings, on one core, on many and on a cluster.
    """
    number = read_seed(seed)
    if games < 1:
        raise BadInput(f"--games is 1 or more, not {games}.")
    if jobs < 1 and jobs != -1:
        raise BadInput(f"--jobs is 1 or more, or -1 for all cores, not {jobs}.")
    rules, study = read_game(game), _find_study(game)
    cells = _make_cells(rules, study, seats, levels, agents, edition, language, rollouts, talk)
    begun = time.perf_counter()
    try:
        _check_agents(rules, cells)
        versions = agent_versions(cells)
        tasks = make_tasks(cells, games, number)
        if plot is not None:
            check_plot_file(plot)
        results = Results(out)
        try:
            new = _play_missing(tasks, results, jobs, cluster)
        except KeyboardInterrupt:
            again = "the same command" if seed is not None else f"the same with --seed {number}"
            complain(_describe_stop(len(results.select(tasks)), len(tasks), out, again))
            raise click.exceptions.Exit(INTERRUPTED_EXIT_CODE) from None
        chosen = results.select(tasks)
        findings = study.find(chosen)
        if plot is not None:
            plots = study.plots(findings)
            if plots:
                save(list(plots.values()), plot)
            else:
                complain(f"There is nothing to draw of these games, so {plot} was not written.")
    except OSError as error:
        raise BadInput(f"{error.filename or out or plot}: {error.strerror or error}.") from error
    except (AgentError, ResultsError, Unavailable, WrongVersion) as error:
        # The note of an agent's error says in which game it was.
        raise BadInput("\n".join([str(error), *getattr(error, "__notes__", ())])) from error
    seconds = time.perf_counter() - begun
    if json:
        head = {"game": game, "seed": number, "games": games, "version": version()}
        report = {**head, "agents": versions, "found": findings}
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        played = [f"bots {version()}", *(f"{name} {of}" for name, of in versions.items())]
        summary = f"{_count_games(len(chosen))}, seed {number}, {', '.join(played)}."
        _show(study.tables(findings), summary)
    old = len(chosen) - new
    there = f"{old} {'was' if old == 1 else 'were'} there already"
    complain(f"{_count_games(new)} played in {seconds:.1f} s, {there}.")


def _find_study(game: str) -> Study:
    if game not in STUDIES:
        raise BadInput(
            f"The arena does not measure {game}; it measures {', '.join(STUDIES)}."
            f" 'lorelode simulate {game}' plays many games of it."
        )
    return STUDIES[game]


def _count_games(count: int) -> str:
    return "1 game" if count == 1 else f"{count} games"


def _describe_stop(kept: int, of: int, out: Path | None, again: str) -> str:
    """What to say when a run was stopped."""
    if out is None:
        return "Stopped. Nothing is kept without --out."
    return f"Stopped. {kept} of {_count_games(of)} kept in {out}: {again} goes on from there."


def _make_cells(
    game: AnyGame,
    study: Study,
    seats: str | None,
    levels: str | None,
    agents: Sequence[str],
    edition: str | None,
    languages: str | None,
    rollouts: int | None,
    talks: str | None,
) -> list[Cell]:
    """The cells to play, each once."""
    try:
        preset = find_edition(game, edition)
    except SetupError as error:
        raise BadInput(sentence(error)) from error
    for name in agents:
        # Without a colon it would be taken for a level.
        if not is_agent(name):
            raise BadInput(f"--agent takes MODULE:FACTORY, not {name[:60]!r}.")
    wish = Wish(
        edition=preset.name,
        seats=[default_seats(game)] if seats is None else _read_seats(game, seats),
        levels=_read_names("--levels", levels, LEVELS),
        languages=_read_names("--language", languages, list(LANGUAGES)),
        rollouts=rollouts,
        talks=_read_names("--talk", talks, list(TALKS)),
        agents=list(dict.fromkeys(agents)),
    )
    try:
        return list(dict.fromkeys(study.cells(wish)))
    except WishError as error:
        raise BadInput(str(error)) from error


def _check_agents(game: AnyGame, cells: Sequence[Cell]) -> None:
    """Make every agent once at every table, or raise `AgentError`."""
    tables = dict.fromkeys(
        (level, cell.edition, cell.seats)
        for cell in cells
        for level in cell.levels
        if is_agent(level)
    )
    for name, edition, seats in tables:
        check_agent(name, Setup(game, game.editions[edition], seats))


def _read_names(option: str, text: str | None, every: Sequence[str]) -> list[str] | None:
    """What an option names, separated by commas, each once; None if it is not given."""
    if text is None:
        return None
    found = list(dict.fromkeys(word.strip() for word in text.split(",") if word.strip()))
    if not found:
        raise BadInput(
            f"{option} takes some of {', '.join(every)}, separated by commas, not {text[:60]!r}."
        )
    return found


def _read_seats(game: AnyGame, text: str) -> list[int]:
    """Reads `5`, `3..10` or `3,5,7`, or several of these separated by commas."""
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
        # Checked before the range is made, which may not fit into memory.
        if first < few or last > most:
            raise BadInput(
                f"{game.name.title()} is for {few} to {most} players: --seats {text[:60]!r}."
            )
        found |= dict.fromkeys(range(first, last + 1))
    return list(found)


def _play_missing(tasks: Sequence[Task], results: Results, jobs: int, cluster: str | None) -> int:
    """Play the games without a result, and return how many there were."""
    todo = results.missing(tasks)
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
        # Some games take much longer than others, so the bar shows time and not games.
        total = sum(map(estimate_seconds, todo))
        row = bar.add_task("", total=total, games=0, of=len(todo))
        done = 0
        for batch in run_tasks(todo, jobs, cluster):
            results.add(batch)
            done += len(batch)
            bar.update(row, advance=sum(estimate_seconds(one.task) for one in batch), games=done)
    return done


def _show(tables: Sequence[ReportTable], summary: str) -> None:
    terminal = Terminal()
    terminal.say(summary)
    for one in tables:
        terminal.head(one.title)
        table = terminal.table(*one.columns)
        for row in one.rows:
            table.add_row(*row)
        terminal.show(table)
        if one.note:
            terminal.say(one.note)
