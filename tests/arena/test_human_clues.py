"""People's clues: read with clear errors, and played as the rules have it."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks import clues
from lorelode.decks import built_in


def test_a_file_with_a_wrong_clue_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no picture 'x'"):
        clues.read_clues('[{"card": "x", "language": "en", "clue": "y"}]')
    with pytest.raises(ValueError, match="expected one of en, fa, he, lv, ru, not 'xx'"):
        clues.read_clues('[{"card": "tea-at-sea", "language": "xx", "clue": "y"}]')
    with pytest.raises(ValueError, match="missing required field `clue`"):
        clues.read_clues('[{"card": "tea-at-sea", "language": "en"}]')


def test_the_halves_have_enough_clues_and_none_in_common() -> None:
    halves = [
        clues.read_clues((clues.HELD_BACK.parent / f"{name}.json").read_bytes())
        for name in ("tuning", "held-back")
    ]
    both = [{(one.card, one.language) for one in half} for half in halves]
    assert not both[0] & both[1]
    for language in clues.LETTERS:
        assert sum(one.language == language for half in halves for one in half) >= 50


def test_invented_words_are_as_long_as_those_of_the_clue() -> None:
    invented = clues.invent_words("Say when, now!", "en", Random(1))
    assert [len(word) for word in invented.split()] == [3, 5, 4]
    assert "when" not in invented


def test_a_clue_is_told_and_voted_on() -> None:
    nothing = [0.0] * len(built_in().cards)
    one = clues.play_clue("tea", 1, "easy", "lv", 4, 0, nothing)
    assert one.voters == 3
    assert 0 <= one.finders <= 3
    assert one.fitting == 0
