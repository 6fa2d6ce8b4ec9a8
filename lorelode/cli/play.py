"""`lorelode play`: a person at the terminal against bots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from lorelode.arena import Step, play_out, seed_of
from lorelode.bots import BOTS, Bot
from lorelode.cli.names import Names
from lorelode.cli.person import Person, Quit
from lorelode.cli.presenter import Manner, Presenter
from lorelode.cli.presenters import PRESENTERS
from lorelode.cli.recorder import Recorder
from lorelode.cli.screen import Screen
from lorelode.cli.setup import (
    Ascii,
    EditionName,
    GameName,
    Seats,
    Seed,
    Switches,
    Words,
    the_seat,
    the_seed,
    the_setup,
    whole,
)
from lorelode.core import Seat


def play(
    game: GameName,
    seats: Seats = 5,
    edition: EditionName = None,
    settings: Switches = None,
    seed: Seed = None,
    seat: Annotated[int, whole("--seat", "Where you sit; seats count from 0.")] = 0,
    first: Annotated[
        int | None, whole("--first", "The seat that begins; else chance says.")
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(help="Write the record of the game to this new file.", metavar="FILE"),
    ] = None,
    words: Words = False,
    ascii: Ascii = False,  # noqa: A002
) -> None:
    """Play against bots, here in the terminal. For now they play at random."""
    setup = the_setup(game, seats, edition, settings, first)
    you = the_seat(seat, seats)
    beginner = None if first is None else Seat(first)
    number = the_seed(seed)
    screen = Screen(ascii)
    names = Names.of_dwarfs(seats, you)
    presenter = PRESENTERS[game](screen, names, Manner(words, discreet=True))
    bots: list[Bot] = [BOTS[game]["random"]] * seats
    bots[you] = Person(setup.game, presenter, screen)
    recorder = None if record is None else Recorder(record, setup, beginner)
    screen.say(
        f"{game.title()}, edition {setup.edition.name}, with {', '.join(names.by_seat)}."
        f" Seed {number}. The others are bots, which play at random for now. Type ? for help and"
        " q to leave."
    )
    steps = play_out(setup.game, setup.edition, seats, bots, seed_of(number), beginner)
    code = 0
    try:
        _follow(steps, presenter, you, recorder)
    except Quit:
        screen.say("You leave the table.")
    except KeyboardInterrupt:
        screen.space()
        code = 130
    finally:
        if recorder is not None:
            recorder.close()
    if recorder is not None:
        screen.draw([f"The record is in {record}."])
    if code:
        raise typer.Exit(code)


def _follow(
    steps: Iterator[Step], presenter: Presenter, you: Seat, recorder: Recorder | None
) -> None:
    for step in steps:
        if recorder is not None:
            recorder.take(step)
        presenter.tell(step.state.view(you), follow=False)
