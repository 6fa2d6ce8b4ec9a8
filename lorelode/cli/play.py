"""`lorelode play`: a person at the terminal against bots."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from lorelode.arena import Order, play_out, random_order, seed_of
from lorelode.arena.lineup import DEFAULT_ROLLOUTS
from lorelode.bots import Bot
from lorelode.cli.explanations import Reasons, Wording
from lorelode.cli.names import joined
from lorelode.cli.opponents import (
    read_bot,
    read_language,
    read_level,
)
from lorelode.cli.options import (
    Ascii,
    Data,
    Decks,
    EditionName,
    GameName,
    Language,
    Rollouts,
    Seats,
    Seed,
    Switches,
    Words,
    read_seat,
    read_seed,
    whole_number,
)
from lorelode.cli.person import Person, Quit
from lorelode.cli.presenter import Manner
from lorelode.cli.presenters import names_of_players, presentation_of
from lorelode.cli.recorder import Recorder
from lorelode.cli.screen import Screen
from lorelode.cli.setup import DeckRequest, read_setup
from lorelode.core import Seat, State, shown
from lorelode.core.languages import DEFAULT_LANGUAGE
from lorelode.decks import Deck


def play(
    game: GameName,
    seats: Seats = 5,
    edition: EditionName = None,
    settings: Switches = None,
    seed: Seed = None,
    seat: Annotated[int, whole_number("--seat", "Where you sit; seats count from 0.")] = 0,
    first: Annotated[
        int | None, whole_number("--first", "The seat that begins; else the game says.")
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(help="Write the record of the game to this new file.", metavar="FILE"),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(help="How the others play: easy, normal, hard, …", metavar="LEVEL"),
    ] = None,
    explain: Annotated[
        bool,
        typer.Option("--explain", help="After each round or turn, tell why the bots did it."),
    ] = False,
    rollouts: Rollouts = DEFAULT_ROLLOUTS,
    language: Language = None,
    decks: Decks = None,
    data: Data = None,
    words: Words = False,
    ascii: Ascii = False,  # noqa: A002
) -> None:
    """Play against bots, here in the terminal."""
    number = read_seed(seed)
    request = DeckRequest(decks or (), data, number)
    setup = read_setup(game, seats, edition, settings, first, request)
    you = read_seat(seat, seats)
    beginner = None if first is None else Seat(first)
    screen = Screen(ascii)
    names = names_of_players(setup.game, seats, you)
    spoken = read_language(setup.game, setup.deck, language)
    manner = Manner(words, discreet=True, language=spoken)
    presenter = presentation_of(setup.game).make(screen, names, manner, setup.deck)
    person = Person(setup.game, presenter, screen)
    level = read_level(setup.game, bots)
    other = read_bot(setup.game, level, setup.deck, language, rollouts)
    reasons = Reasons(Wording(setup.game, names, setup.deck, language))
    players: list[Bot] = [reasons.asking(other, level) if explain else other] * seats
    players[you] = person
    recorder = None if record is None else Recorder(record, setup, beginner)
    screen.say(
        f"{game.title()}, edition {setup.edition.name}, with {', '.join(names.by_seat)}."
        f" Seed {number}. The others are {level} bots. Type ? for help and q to leave."
    )
    for line in _notes_on_pictures(setup.deck, request):
        screen.say(line)
    lines: list[str] = []
    game_seed = seed_of(number)
    order = _before_the_bots(you, person, lines, random_order(game_seed))
    steps = play_out(setup.game, setup.edition, seats, players, game_seed, beginner, order)
    code = 0
    try:
        for step in steps:
            lines.append(shown(setup.game, step.mover, step.move, you))
            if recorder is not None:
                recorder.take(step)
            view = step.state.view(you)
            presenter.tell(view, follow=False)
            rest = partial(person.rest, view, lines)
            if reasons.due(view):
                if not presenter.resting:
                    rest()
                reasons.tell(screen, rest)
                rest()
            elif presenter.resting:
                rest()
            if not setup.game.to_act(view.public):
                presenter.end(view)
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


def _notes_on_pictures(deck: Deck | None, request: DeckRequest) -> Iterator[str]:
    """What to know about pictures that the bots, or the person, cannot see well."""
    if deck is None:
        return
    if unseen := sum(not card.tagged for card in deck.cards):
        yield (
            f"The bots cannot see {deck.name} well: {unseen} of {len(deck.cards)} pictures have no"
            " tags, so all they can say of these are words of the titles."
        )
    if not all(card.words_in(DEFAULT_LANGUAGE).caption for card in deck.cards):
        where = "" if request.data is None else f" --data {shlex.quote(request.data)}"
        commands = [f"lorelode deck show {name}{where}" for name in dict.fromkeys(request.decks)]
        yield f"To see the pictures, open them beside this: {joined(commands)}."


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
