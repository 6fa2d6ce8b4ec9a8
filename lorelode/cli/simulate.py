"""`lorelode simulate`: many games by bots, and their totals."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from lorelode.arena import (
    PlaysAtRandom,
    Simulation,
    Tally,
    simulate_games,
    sum_up,
    tally_game,
    tally_random_games,
)
from lorelode.arena.lineup import LEVELS
from lorelode.arena.studies import STUDIES
from lorelode.bots import RANDOM_LEVEL, STAND_IN_LEVEL
from lorelode.cli.errors import BadInput
from lorelode.cli.opponents import read_bot
from lorelode.cli.options import (
    SetupOptions,
    json_option,
    read_seed,
    whole_number,
    with_setup_options,
)
from lorelode.cli.setup import DeckRequest, read_setup
from lorelode.cli.terminal import Terminal


@click.command
@with_setup_options
@whole_number("--games", "How many games.", default=100)
@click.option(
    "--bots",
    metavar="LEVEL",
    default=RANDOM_LEVEL,
    help=f"How they play: {', '.join(LEVELS)} or {STAND_IN_LEVEL}.",
)
@json_option
def simulate(options: SetupOptions, games: int, bots: str, json: bool) -> None:
    """Let bots play many games; the cards are counted after every move.

    The exit code is 1 if a game did not end or a card was lost.
    """
    number = read_seed(options.seed)
    request = DeckRequest(options.decks, options.data, number)
    setup, deck = read_setup(
        options.game, options.seats, options.edition, options.settings, request=request
    )
    if games < 1:
        raise BadInput(f"--games is 1 or more, not {games}.")
    language, rollouts = options.language, options.rollouts
    bot = read_bot(setup.game, bots, deck, language, rollouts, options.data)
    ids = () if deck is None else deck.ids
    study = STUDIES.get(setup.game.name)
    if bots == RANDOM_LEVEL and isinstance(study, PlaysAtRandom):
        cores = os.cpu_count() or 1
        played = tally_random_games(study, setup, number, games, cores)
    else:
        played = map(tally_game, simulate_games(setup, [bot] * setup.seats, number, games, ids))
    result = sum_up(setup, number, _show_progress(played, games))
    totals = flatten(result, bots)
    if json:
        sys.stdout.write(msgspec.json.encode(totals).decode() + "\n")
    else:
        _show(totals)
    if result.ended < result.games or not result.cards_conserved:
        raise click.exceptions.Exit(1)


def _show_progress(played: Iterable[Tally], games: int) -> Iterator[Tally]:
    """Show on a terminal how many games have been played."""
    stderr = Console(stderr=True)
    with Progress(console=stderr, disable=not stderr.is_terminal, transient=True) as progress:
        task = progress.add_task("Playing", total=games)
        for one in played:
            yield one
            progress.advance(task, one.games)


def flatten(result: Simulation, bots: str) -> dict[str, object]:
    """The totals as one flat object, with the game's own counts among the others."""
    return {
        "game": result.game,
        "edition": result.edition,
        "switches": result.switches,
        "seats": result.seats,
        "bots": bots,
        "seed": result.seed,
        "games": result.games,
        "ended": result.ended,
        "cards_conserved": result.cards_conserved,
        **result.counts,
        "moves": result.moves,
        "mean_scores": result.mean_scores,
        "digest": result.digest,
        "seconds": round(result.seconds, 3),
        "moves_per_second": round(result.moves_per_second),
    }


def _show(totals: dict[str, object]) -> None:
    terminal = Terminal()
    table = terminal.table("", "")
    table.show_header = False
    # The whole digest does not fit into 80 columns; its beginning is enough to compare by eye.
    digest = f"{str(totals['digest'])[:32]}..."
    for name, value in {**totals, "digest": digest}.items():
        table.add_row(name.replace("_", " "), _describe_value(value))
    terminal.show(table)


def _describe_value(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "NO"
        case dict():
            return ", ".join(f"{key}={setting}" for key, setting in value.items())
        case tuple():
            return ", ".join(map(str, value))
        case _:
            return str(value)
