"""`lorelode play`: a person at the terminal against bots."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from lorelode.arena import Order, derive_seed, play_out, random_order
from lorelode.bots import DEFAULT_LEVEL, LEVELS, Bot
from lorelode.cli.errors import INTERRUPTED_EXIT_CODE
from lorelode.cli.explanations import Reasons, Wording
from lorelode.cli.opponents import read_bot, read_language, read_level
from lorelode.cli.options import (
    PATH,
    SetupOptions,
    ascii_option,
    read_seat,
    read_seed,
    whole_number,
    with_setup_options,
    words_option,
)
from lorelode.cli.person import Person, Quit
from lorelode.cli.presenter import Style, TellsClaims
from lorelode.cli.presenters import names_of_players, presentation_of
from lorelode.cli.recorder import Recorder
from lorelode.cli.setup import DeckRequest, read_setup
from lorelode.cli.terminal import Terminal
from lorelode.core import Seat, State, show_move
from lorelode.core.languages import DEFAULT_LANGUAGE
from lorelode.decks import Deck
from lorelode.sentences.names import join_words


@click.command
@with_setup_options
@whole_number("--seat", "Where you sit; seats count from 0.", default=0)
@whole_number("--first", "The seat that begins; by default the rules decide.")
@click.option(
    "--record", type=PATH, metavar="FILE", help="Write the record of the game to this new file."
)
@click.option(
    "--bots",
    metavar="LEVEL",
    help=f"How the others play: {', '.join(LEVELS)}, …; {DEFAULT_LEVEL} if not given.",
)
@click.option("--explain", is_flag=True, help="After each round or turn, say why the bots did it.")
@words_option
@ascii_option
def play(
    options: SetupOptions,
    seat: int,
    first: int | None,
    record: Path | None,
    bots: str | None,
    explain: bool,
    words: bool,
    ascii: bool,  # noqa: A002
) -> None:
    """Play against bots, here in the terminal."""
    number, language = read_seed(options.seed), options.language
    request = DeckRequest(options.decks, options.data, number)
    setup, deck = read_setup(
        options.game, options.seats, options.edition, options.settings, first, request
    )
    game, seats = setup.game, setup.seats
    you = read_seat(seat, seats)
    terminal = Terminal(ascii)
    style = Style(words, discreet=True, language=read_language(game, deck, language))
    names = names_of_players(seats, you, style.language)
    presenter = presentation_of(game).make(terminal, names, style, deck)
    person = Person(game, presenter, terminal)
    level = read_level(game, bots)
    other = read_bot(game, level, deck, language, options.rollouts, options.data)
    reasons = Reasons(Wording(game, names, deck, language))
    players: list[Bot] = [reasons.wrap(other, level) if explain else other] * seats
    players[you] = person
    recorder = None if record is None else Recorder(record, setup, deck)
    terminal.say(
        f"{game.name.title()}, edition {setup.edition.name}, with {', '.join(names.by_seat)}."
        f" Seed {number}. The others are {level} bots. Type ? for help and q to leave."
    )
    for line in _notes_on_pictures(deck, request):
        terminal.say(line)
    lines: list[str] = []
    game_seed = derive_seed(number)
    order = _before_the_bots(you, person, lines, random_order(game_seed))
    steps = play_out(game, setup.edition, seats, players, game_seed, setup.first, order)
    code = 0
    try:
        for step in steps:
            lines.append(show_move(game, step.mover, step.move, you))
            if recorder is not None:
                recorder.take(step)
            view = step.state.view(you)
            presenter.show_news(view, follow=False)
            if step.said is not None and isinstance(presenter, TellsClaims):
                presenter.tell_claim(step.said)
            rest = partial(person.rest, view, lines)
            if reasons.due(view):
                if not presenter.wants_pause:
                    rest()
                reasons.show(terminal, rest)
                rest()
            elif presenter.wants_pause:
                rest()
            if not game.to_act(view.public):
                presenter.show_result(view)
    except Quit:
        terminal.say("You leave the table.")
    except KeyboardInterrupt:
        terminal.space()
        code = INTERRUPTED_EXIT_CODE
    finally:
        if recorder is not None:
            recorder.close()
    if recorder is not None:
        terminal.draw([f"The record is in {record}."])
    if code:
        raise click.exceptions.Exit(code)


def _notes_on_pictures(deck: Deck | None, request: DeckRequest) -> Iterator[str]:
    """What to know about pictures that the bots, or the person, cannot see well."""
    if deck is None:
        return
    if unseen := sum(not card.tagged for card in deck.cards):
        yield (
            f"The bots cannot see {deck.name} well: {unseen} of {len(deck.cards)} pictures have no"
            " tags, so they can say little of these."
        )
    if not all(card.words_in(DEFAULT_LANGUAGE).caption for card in deck.cards):
        where = "" if request.data is None else f" --data {shlex.quote(request.data)}"
        commands = [f"lorelode deck show {name}{where}" for name in dict.fromkeys(request.decks)]
        yield f"To see the pictures, open them beside this: {join_words(commands)}."


def _before_the_bots(you: Seat, person: Person, lines: Sequence[str], chance: Order) -> Order:
    """Nobody waits for a bot: where several are to act, the person is asked first.

    In a race the person may let the others be first, and chance decides which of them is.
    """

    def order(state: State[Any, Any, Any], actors: Sequence[Seat]) -> Seat:
        bots = [seat for seat in actors if seat != you]
        if you in actors and (not bots or person.hurries(state.view(you), lines)):
            return you
        return chance(state, bots)

    return order
