"""A seat in words: what it reads, and how what it writes becomes a move."""

from __future__ import annotations

import re
from typing import Any, Final

from lorelode.core import AnyGame, IllegalMove, MoveSyntaxError, Seat, Setup, View
from lorelode.envs.translation import Translation
from lorelode.sentences.model_game import SeenGame
from lorelode.sentences.model_games import find_model_game
from lorelode.sentences.names import Names
from lorelode.sentences.pictures import Pictures
from lorelode.sentences.quotes import DATA_NOTICE
from lorelode.sentences.rulebook import describe_switches, read_clauses

MOVES_NOTICE: Final = (
    "Moves are told as they are written, after the seat that made them: * is the dealer, and ? is"
    " hidden from you."
)
ERROR_ALLOWANCE: Final = 2
"""How many refused moves in a row a player may make good."""
_MOVE: Final = re.compile(r"\[([^\[\]]+)\]")


def write_prompt(setup: Setup, seat: int) -> str:
    """What a seat reads first: the rules in short, the switches, and how to write a move."""
    entry = find_model_game(setup.game)
    return "\n".join(
        [
            f"You are player {seat} of {setup.seats}, in seat {seat}.",
            entry.rules,
            *describe_switches(setup.edition),
            MOVES_NOTICE,
            DATA_NOTICE,
            f"End your answer with your move in square brackets, such as [{entry.example}].",
        ]
    )


def describe_view(table: Translation, view: View[Any, Any], asked: bool) -> str:
    """What a view shows, with the legal moves if its seat is asked."""
    game = table.setup.game
    entry = find_model_game(game)
    names = Names.of_seats(table.setup.seats, view.seat)
    told = [*entry.describe(SeenGame(view, names, (), frozenset(), asked))]
    if table.deck is not None:
        pictures = Pictures(table.deck, table.language)
        told += [f"Picture {one} shows: {pictures.caption(one)}" for one in entry.list_shown(view)]
    if asked:
        told.append("Your legal moves:")
        told += [f"[{entry.write_choice(one)}]" for one in game.choices(view)]
    return "\n".join(told)


def read_move(setup: Setup, seat: Seat, text: str) -> Any:
    """The move in the last square brackets of a text, or `MoveSyntaxError`."""
    entry = find_model_game(setup.game)
    found = _MOVE.findall(text)
    if not found:
        raise MoveSyntaxError(f"Expected a move in square brackets, such as [{entry.example}].")
    notation = entry.to_notation(found[-1].strip(), Names.of_seats(setup.seats, seat))
    return setup.game.read(found[-1].strip() if notation is None else notation)


def explain_refusal(game: AnyGame, error: Exception) -> str:
    """Why a move was refused, with the clause if one forbids it."""
    if not isinstance(error, IllegalMove):
        reason = str(error)
        return f"{reason[0].upper()}{reason[1:].rstrip('.')}."
    # The heading and the first paragraph; rulings and examples would fill the page.
    clause = read_clauses(game.name).get(error.clause, "").partition("\n\n")[0]
    return f"{error}.\n{clause}\n"
