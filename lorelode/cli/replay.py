"""`lorelode replay`: a record, move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lorelode.cli.names import Names
from lorelode.cli.presenter import Manner
from lorelode.cli.presenters import PRESENTERS
from lorelode.cli.screen import Screen
from lorelode.cli.setup import Ascii, BadInput, Data, Words, the_library, the_seat, whole
from lorelode.core import CHANCE, Log, LogError, read_log, shown
from lorelode.core import replay as states_of
from lorelode.rules import GAMES


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as 'lorelode play --record' writes it.")],
    seat: Annotated[
        int | None, whole("--seat", "As this seat saw it; else as the whole table saw it.")
    ] = None,
    uncovered: Annotated[
        bool, typer.Option("--open", help="Every move in full, what was hidden included.")
    ] = False,
    data: Data = None,
    words: Words = False,
    ascii: Ascii = False,  # noqa: A002
) -> None:
    """Show a record move by move, as the table saw it: what was hidden then stays so."""
    if uncovered and seat is not None:
        raise BadInput("--open shows every move in full, so it does not go with --seat.")
    log = _read(file)
    game = GAMES[log.game]
    reader = None if seat is None else the_seat(seat, log.seats)
    screen = Screen(ascii)
    names = Names.of_seats(log.seats, reader)
    deck = the_library(data).picked(log.deck) if log.deck else None
    presenter = PRESENTERS[log.game](screen, names, Manner(words), deck)
    screen.say(f"{log.game.title()}, edition {log.edition}, {log.seats} players.")
    states = states_of(game, log)
    state = next(states)
    for (mover, text), after in zip(log.moves, states, strict=True):
        state = after
        whose = mover if uncovered else reader
        screen.notation(shown(game, mover, game.read(text), whose))
        presenter.tell(state.view(reader), follow=True)
    if waiting := game.to_act(state.public):
        whom = "the dealer" if CHANCE in waiting else names.listed(sorted(waiting))
        screen.head(f"Here the record stops; it waits for {whom}.")
    else:
        presenter.end(state.view(reader))


def _read(file: Path) -> Log:
    try:
        return read_log(file.read_text(encoding="utf-8-sig"), GAMES)
    except OSError as error:
        raise BadInput(f"{file}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{file}: not a text in UTF-8 (byte {error.start + 1})") from error
    except LogError as error:
        raise BadInput(f"{file}: {error}") from error
