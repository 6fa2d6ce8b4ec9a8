"""`lorelode simulate`: many games by bots, and what they come to."""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import track

from lorelode.arena import Simulation, simulate_games, sum_up
from lorelode.arena.lineup import DEFAULT_ROLLOUTS
from lorelode.cli.opponents import (
    read_bot,
)
from lorelode.cli.options import (
    BadInput,
    Data,
    Decks,
    EditionName,
    GameName,
    Language,
    Rollouts,
    Seats,
    Seed,
    Switches,
    read_seed,
    whole_number,
)
from lorelode.cli.screen import Screen
from lorelode.cli.setup import DeckRequest, read_setup


def simulate(
    game: GameName,
    seats: Seats = 5,
    edition: EditionName = None,
    settings: Switches = None,
    seed: Seed = None,
    games: Annotated[int, whole_number("--games", "How many games.")] = 100,
    bots: Annotated[
        str,
        typer.Option(help="How they play: easy, normal, hard, steady or random.", metavar="LEVEL"),
    ] = "random",
    rollouts: Rollouts = DEFAULT_ROLLOUTS,
    language: Language = None,
    decks: Decks = None,
    data: Data = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let bots play many games; every card is counted after every move.

    The exit code is 1 if a game did not end or a card was lost.
    """
    number = read_seed(seed)
    request = DeckRequest(decks or (), data, number)
    setup = read_setup(game, seats, edition, settings, request=request)
    if games < 1:
        raise BadInput(f"--games is 1 or more, not {games}.")
    players = [read_bot(setup.game, bots, setup.deck, language, rollouts)] * seats
    stderr = Console(stderr=True)
    played = track(
        simulate_games(setup.game, setup.edition, seats, players, number, games, setup.ids),
        "Playing",
        total=games,
        console=stderr,
        disable=not stderr.is_terminal,
        transient=True,
    )
    result = sum_up(setup.game, setup.edition, seats, number, played)
    figures = flat(result, bots)
    if json:
        sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")
    else:
        _show(figures)
    if result.ended < result.games or not result.cards_conserved:
        raise typer.Exit(1)


def flat(result: Simulation, bots: str) -> dict[str, object]:
    """The report with the game's own figures beside the others."""
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


def _show(figures: dict[str, object]) -> None:
    screen = Screen()
    table = screen.table("", "")
    table.show_header = False
    # The whole digest does not fit a line of 80; so much of it is enough for the eye.
    digest = f"{str(figures['digest'])[:32]}..."
    for name, value in {**figures, "digest": digest}.items():
        table.add_row(name.replace("_", " "), _words(value))
    screen.show(table)


def _words(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "NO"
        case dict():
            return ", ".join(f"{key}={setting}" for key, setting in value.items())
        case tuple():
            return ", ".join(map(str, value))
        case _:
            return str(value)
