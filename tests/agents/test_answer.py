"""Moves as models write them."""

from __future__ import annotations

import pytest

from lorelode.agents.answer import MAX_READ_LETTERS, find_move
from lorelode.core import MoveSyntaxError
from lorelode.rules import GAMES
from lorelode.sentences.model_games import MODEL_GAMES
from lorelode.sentences.names import Names

NAMES = Names(("You", "Seat 1", "Seat 2"))


def find(game: str, answer: str) -> str:
    entry = MODEL_GAMES[game]
    move = find_move(answer, GAMES[game], lambda text: entry.to_notation(text, NAMES))
    return GAMES[game].write(move)


@pytest.mark.parametrize(
    ("game", "answer", "move"),
    [
        ("saboteur", "[lay NES 3,-1]", "lay NES 3,-1"),
        ("saboteur", "I think:\n**Move: lay nes 3, -1**", "lay NES 3,-1"),
        ("saboteur", "- `break lamp 2`.", "break lamp 2"),
        ("saboteur", "<think>[pass NS]</think>\n[map top]", "map top"),
        ("saboteur", "[pass NS] would be bad, so I choose [map top]", "map top"),
        ("saboteur", "[pass NS]\nThat is all [I have].", "pass NS"),
        ("saboteur", "x" * 2 * MAX_READ_LETTERS + "\npass N+S", "pass N+S"),
        ("dixit", "[tell 17 “rabbit hole”]", 'tell 17 "rabbit hole"'),
        ("dixit", "tell 17 «сон о «море»»", 'tell 17 "сон о «море»"'),
        ("dixit", "tell 17 rabbit  hole", 'tell 17 "rabbit hole"'),
        ("dixit", '[tell 17 "the [open] door"]', 'tell 17 "the [open] door"'),
        ("dixit", "GIVE 17, 3", "give 3,17"),
        ("dixit", "Final answer: vote 2", "vote 2"),
    ],
)
def test_a_move_is_found(game: str, answer: str, move: str) -> None:
    assert find(game, answer) == move


@pytest.mark.parametrize(
    ("game", "answer", "says"),
    [
        ("saboteur", "", "no line of the answer is a move"),
        ("saboteur", "I cannot play.", "no line of the answer is a move"),
        ("saboteur", "<think>[pass NS]", "no line of the answer is a move"),
        ("saboteur", "[lay NES]", "expected 'lay"),
        ("dixit", "[vote two]", "expected 'vote NUMBER'"),
        ("dixit", "[tell rabbit]", "expected a picture's number and a clue"),
    ],
)
def test_an_answer_without_a_move_says_what_was_expected(game: str, answer: str, says: str) -> None:
    with pytest.raises(MoveSyntaxError, match=says):
        find(game, answer)
