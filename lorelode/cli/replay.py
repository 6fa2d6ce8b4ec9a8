"""`lorelode replay`: a record, move by move."""

from __future__ import annotations

from pathlib import Path

import click

from lorelode.cli.errors import BadInput
from lorelode.cli.explanations import Thoughts, Wording
from lorelode.cli.opponents import (
    read_bot,
    read_language,
)
from lorelode.cli.options import (
    PATH,
    ascii_option,
    decks_folder_option,
    language_option,
    read_seat,
    rollouts_option,
    whole_number,
    words_option,
)
from lorelode.cli.presenter import Style
from lorelode.cli.presenters import presentation_of
from lorelode.cli.setup import open_library
from lorelode.cli.terminal import Terminal
from lorelode.core import (
    CHANCE,
    Record,
    RecordError,
    Seat,
    WrongDeal,
    check_deals,
    read_record,
    show_move,
)
from lorelode.core import replay as states_of
from lorelode.rules import GAMES
from lorelode.sentences.names import Names


@click.command
@click.argument(
    "file", type=PATH, help="A record of 'lorelode play --record', or one downloaded from a table."
)
@whole_number("--seat", "As this seat saw it; else as the whole table saw it.")
@click.option(
    "--open", "uncovered", is_flag=True, help="Every move in full, what was hidden included."
)
@click.option(
    "--check",
    is_flag=True,
    help="Check that the deals follow from the seed and what the seats added, and show nothing.",
)
@click.option(
    "--explain",
    metavar="LEVEL",
    help="Tell what a bot of this level would have done in that seat, or with --open in each,"
    " and why.",
)
@rollouts_option
@language_option
@decks_folder_option
@words_option
@ascii_option
def replay(
    file: Path,
    seat: int | None,
    uncovered: bool,
    check: bool,
    explain: str | None,
    rollouts: int,
    language: str | None,
    data: str | None,
    words: bool,
    ascii: bool,  # noqa: A002
) -> None:
    """Show a record move by move, as the table saw it: what was hidden then stays so."""
    if uncovered and seat is not None:
        raise BadInput("--open shows every move in full, so it does not go with --seat.")
    if explain is not None and not uncovered and seat is None:
        raise BadInput("--explain tells what was hidden, so it takes --seat or --open too.")
    log = _read(file)
    game = GAMES[log.game]
    if check:
        _check(file, log)
        return
    reader = None if seat is None else read_seat(seat, log.seats)
    terminal = Terminal(ascii)
    names = Names.of_seats(log.seats, reader)
    deck = open_library(data).pick(log.deck) if log.deck else None
    style = Style(words, language=read_language(game, deck, language))
    presenter = presentation_of(game).make(terminal, names, style, deck)
    thoughts = None
    if explain is not None:
        bot = read_bot(game, explain, deck, language, rollouts, data)
        thoughts = Thoughts(Wording(game, names, deck, language), bot, explain)
    terminal.say(f"{log.game.title()}, edition {log.edition}, {log.seats} players.")
    if thoughts is not None:
        for line in thoughts.preface():
            terminal.say(line)
    states = states_of(game, log)
    state = next(states)
    lines: dict[Seat, list[str]] = {Seat(one): [] for one in range(log.seats)}
    for (mover, text), after in zip(log.moves, states, strict=True):
        if thoughts is not None and mover in lines and (uncovered or mover == reader):
            terminal.say(thoughts.of(state.view(mover), lines[mover]))
        state = after
        move = game.read(text)
        whose = mover if uncovered else reader
        terminal.notation(show_move(game, mover, move, whose))
        for one, seen in lines.items():
            seen.append(show_move(game, mover, move, one))
        presenter.show_news(state.view(reader), follow=True)
    if waiting := game.to_act(state.public):
        whom = "the dealer" if CHANCE in waiting else names.listed(sorted(waiting))
        terminal.head(f"Here the record stops; it waits for {whom}.")
    else:
        presenter.show_result(state.view(reader))


def _check(file: Path, record: Record) -> None:
    """Say that the deals are right, or `BadInput` with the first that is not."""
    try:
        deals = check_deals(GAMES[record.game], record)
    except WrongDeal as error:
        raise BadInput(f"{file}: {error}") from error
    shuffle = record.shuffle
    assert shuffle is not None
    added = [str(seat) for seat, one in enumerate(shuffle.contributions) if one is not None]
    counted = "the deal follows" if deals == 1 else f"all {deals} deals follow"
    click.echo(f"Checked: {counted} from the seed and what the seats added to it.")
    if not _is_over(record):
        click.echo("The record stops before the game is decided, and so does the check.")
    click.echo(f"Seats that added something: {', '.join(added) or 'none'}.")
    click.echo(f"Commitment to the seed: {shuffle.commitment}")


def _is_over(record: Record) -> bool:
    game = GAMES[record.game]
    *_, last = states_of(game, record)
    return not game.to_act(last.public)


def _read(file: Path) -> Record:
    try:
        return read_record(file.read_text(encoding="utf-8-sig"), GAMES)
    except OSError as error:
        raise BadInput(f"{file}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{file}: not a text in UTF-8 (byte {error.start + 1})") from error
    except RecordError as error:
        raise BadInput(f"{file}: {error}") from error
