"""Moves of Dixit as people type them."""

from __future__ import annotations

import pytest

from lorelode.core import MoveSyntaxError
from lorelode.sentences.dixit import move_input


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ('tell 17 "rabbit hole"', 'tell 17 "rabbit hole"'),
        ("TELL  17  rabbit   hole ", 'tell 17 "rabbit hole"'),
        ('tell 17 say "cheese"', r'tell 17 "say \"cheese\""'),
        ('tell 17 "a" or "b"', r'tell 17 "\"a\" or \"b\""'),
        ("tell 17 خرگوش", 'tell 17 "خرگوش"'),
        ("tell 17 12", 'tell 17 "12"'),
        ("Speak 17", "speak 17"),
        ("give 17", "give 17"),
        ("give 17, 3", "give 3,17"),
        ("GIVE 17 3", "give 3,17"),
        ("give 017", "give 17"),
        ("give ٣", "give ٣"),
        ("give it", "give it"),
        ("vote  2", "vote 2"),
        ("deal 1,2", None),
        ("show 1", None),
        ("draw", None),
        ("", None),
    ],
)
def test_moves_are_read_as_people_type_them(text: str, notation: str | None) -> None:
    assert move_input.to_notation(text) == notation


@pytest.mark.parametrize("text", ["tell", "tell 17", "TELL rabbit", "tell rabbit 17"])
def test_a_clue_is_asked_for_without_quotes(text: str) -> None:
    with pytest.raises(MoveSyntaxError) as error:
        move_input.to_notation(text)
    assert '"' not in str(error.value)
