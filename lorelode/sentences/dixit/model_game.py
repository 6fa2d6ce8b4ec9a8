"""Dixit as a model reads it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec import json

from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.moves import Move, Tell
from lorelode.rules.dixit.state import DixitView, Giving, Public, Telling, Turn, Voting
from lorelode.sentences.dixit.move_input import to_notation
from lorelode.sentences.dixit.words import describe_finders, describe_standing, score_words
from lorelode.sentences.model_game import ModelGame, SeenGame
from lorelode.sentences.names import Names
from lorelode.sentences.quotes import quote

OWN_CLUE: Final = "…"
"""Stands for the model's own words in the list of legal moves."""

TURNS_SHOWN: Final = 6
"""How many of the last turns a model reads: one of each player at the largest table."""

RULES: Final = f"""\
Dixit. Everybody holds pictures that nobody else sees. In each turn one player is the storyteller,
picks a picture of their hand and gives a clue for it. The others each give a picture of theirs that
suits the clue (two with three players). All are shuffled and laid out with numbers, and everybody
but the storyteller votes for the number that they think is the storyteller's. Nobody may vote for
a picture of their own. If all find it, or nobody does, the storyteller gets nothing and all the
others get 2 points. Otherwise the storyteller and each finder get 3, or 4 with three players.
Everybody but the storyteller gets a point for each vote on a picture of theirs. So a good clue is
found by some, but not by all: an image, a feeling, a saying or a title, not a description.
- tell PICTURE "CLUE" gives a clue for a picture of your hand, as in: tell 17 "rabbit hole"
  Where the list says {OWN_CLUE}, put your own words.
- give PICTURE, or give PICTURE,PICTURE with three players, gives pictures to somebody's clue.
- vote NUMBER votes for a place of the display from 1, not for the number of a picture."""


_TELL: Final = re.compile(r"tell\s+(\d+)\s+[“”„«](.+)[”“»]", re.IGNORECASE)


def _describe(seen_game: SeenGame) -> list[str]:
    view, names = seen_game.view, seen_game.names
    public: Public = view.public
    turn = len(public.turns)
    told = [f"Turn {turn + 1}{', the last one' if public.last_turn else ''}."]
    told += [score_words(public, names), describe_standing(public)]
    for number, past in list(enumerate(public.turns))[-TURNS_SHOWN:]:
        clue = _quote_clue(past.clue, number in seen_game.hidden_clues)
        told.append(f"Turn {number + 1}: {_describe_turn(past, clue, names)}")
    if view.private is not None:
        told.append(f"Your hand: {_list_pictures(view.private.hand) or 'empty'}.")
    if isinstance(public.stage, Giving | Voting) and public.teller is not None:
        clue = _quote_clue(public.clue, turn in seen_game.hidden_clues)
        told.append(f"{names.by_seat[public.teller]} gave the clue {clue}.")
    if public.display and view.private is not None:
        for number, picture in enumerate(public.display, 1):
            yours = ", which is yours" if picture in view.private.given else ""
            told.append(f"Number {number} is picture {picture}{yours}.")
    if seen_game.asked:
        told.append(_ask(public))
    return told


def _quote_clue(clue: str | None, hidden: bool) -> str:
    if hidden:
        return "that the host has hidden"
    return "that was said aloud" if clue is None else quote(clue)


def _describe_turn(turn: Turn, clue: str, names: Names) -> str:
    picture = turn.display[turn.number - 1]
    return (
        f"{names.by_seat[turn.teller]} gave the clue {clue} for picture {picture}."
        f" {describe_finders(turn, names)}"
    )


def _list_pictures(pictures: Sequence[int]) -> str:
    return ", ".join(f"picture {picture}" for picture in pictures)


def _ask(public: Public) -> str:
    match public.stage:
        case Telling(None):
            return "The first player who gives a clue is the storyteller. Give one for a picture."
        case Telling():
            return "You are the storyteller. Give a clue that some will find, but not all."
        case Giving():
            return "Which of your pictures suits the clue best?"
        case _:
            return "Which number is the storyteller's picture?"


def _write_choice(move: Move) -> str:
    return f'tell {move.card} "{OWN_CLUE}"' if isinstance(move, Tell) else DIXIT.write(move)


def _to_notation(text: str, _names: Names) -> str | None:
    # Models write the quotes of their language around a clue.
    told = _TELL.fullmatch(text)
    return to_notation(f"tell {told[1]} {json.encode(told[2]).decode()}" if told else text)


def _list_shown(view: DixitView) -> Sequence[int]:
    """The display while there is one, or else the hand."""
    if view.public.display and not isinstance(view.public.stage, Telling | Giving):
        return view.public.display
    return () if view.private is None else view.private.hand


def _list_visible(view: DixitView) -> Sequence[int]:
    """The hand, and all that lies or lay open."""
    own = () if view.private is None else (*view.private.hand, *view.private.given)
    past = (picture for turn in view.public.turns for picture in turn.display)
    return list(dict.fromkeys((*own, *view.public.display, *past)))


DIXIT_FOR_MODELS: Final = ModelGame(
    rules=RULES,
    example='tell 17 "rabbit hole"',
    describe=_describe,
    write_choice=_write_choice,
    to_notation=_to_notation,
    list_shown=_list_shown,
    list_visible=_list_visible,
)
"""What a model needs to know of Dixit."""
