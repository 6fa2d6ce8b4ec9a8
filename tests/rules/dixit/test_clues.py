"""The words of a clue: what is tidy away, what is refused, and how long they may be."""

from __future__ import annotations

import unicodedata

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.clues import SAMPLE_CLUE, find_fault, tidy
from lorelode.rules.dixit.moves import Tell

EMPTY = "a clue has to say something"
CONTROL = "a clue has no control characters and no signs unknown to Unicode in it"
LONG = "a clue has at most 200 characters, and 1000 code points in all"
PILED = "a clue has at most 4 marks on one letter"

# Embeddings, overrides, isolates and what closes them; the mark of byte order.
DROPPED = [*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFEFF]

TIDIED = {
    "as it is": ("rabbit hole", "rabbit hole"),
    "ends": ("  rabbit hole\t", "rabbit hole"),
    "inside": ("rabbit \t\n  hole", "rabbit hole"),
    "lines": ("rabbit\r\nhole\u2028or\u2029not\x85so", "rabbit hole or not so"),
    "wide": ("rabbit\u3000hole\u00a0or\u2003not", "rabbit hole or not"),
    "separators": ("a\x1cb\x1dc\x1ed\x1fe\x0bf\x0cg", "a b c d e f g"),
    "composed": ("e\u0301te\u0301", "\u00e9t\u00e9"),
    "ordered": ("q\u0307\u0323", "q\u0323\u0307"),
    "singleton": ("\u212bngstrom", "\u00c5ngstrom"),
    "not compatible": ("ﬁne ①", "ﬁne ①"),
    "Hangul": ("\u1112\u1161\u11ab", "한"),
    "composed over a mark": ("e\u202a\u0301", "\u00e9"),
    "spaces about a mark": ("a \u202b b", "a b"),
    "case kept": ("Alice ALICE", "Alice ALICE"),
    "Persian": ("می\u200cخواهم", "می\u200cخواهم"),
    "joiner": ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
    "nothing": ("", ""),
    "spaces": (" \t\n\u3000", ""),
    "marks": ("\u202a\u202c \ufeff", ""),
}


@pytest.mark.parametrize(("text", "clue"), TIDIED.values(), ids=TIDIED)
def test_one_clue_has_one_spelling(text: str, clue: str) -> None:
    assert tidy(text) == clue


@pytest.mark.parametrize("mark", DROPPED, ids=hex)
def test_marks_that_change_the_text_direction_are_dropped(mark: int) -> None:
    assert tidy(f"{chr(mark)}rab{chr(mark)}bit{chr(mark)}") == "rabbit"


@pytest.mark.parametrize("mark", [0x200C, 0x200D, 0x061C, 0x2065, 0x206A], ids=hex)
def test_joiners_and_other_invisible_marks_are_kept(mark: int) -> None:
    text = f"rab{chr(mark)}bit"
    assert tidy(text) == text


@given(st.text())
def test_tidying_twice_changes_nothing_more(text: str) -> None:
    clue = tidy(text)
    assert tidy(clue) == clue
    assert unicodedata.is_normalized("NFC", clue)
    assert clue.split() == clue.split(" ") or not clue


@pytest.mark.parametrize("clue", ["x", "?", "…", "♪", "قصه", "한", "🐇", "x\u200by", SAMPLE_CLUE])
def test_clues_in_every_script_are_accepted(clue: str) -> None:
    assert find_fault(clue) == ""


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "\t\n", "\u3000\u00a0", "\u200b", "\u200c", "\u200d", "\u200e\u200f", "\u00ad"),
        *("\u2060", "\u200b \u200b", "\u202a", "\ufeff", "\U000e0041", "\u180e", "\ufff9"),
    ],
    ids=ascii,
)
def test_a_clue_without_words_is_refused(text: str) -> None:
    assert find_fault(tidy(text)) == EMPTY


@pytest.mark.parametrize(
    "text",
    ["\ufe0f", "\u034f", "\u3164", "\u115f\u1160", "\uffa0", "\u17b4", "\u180b", "\u2800"],
    ids=ascii,
)
def test_a_clue_of_invisible_signs_is_refused(text: str) -> None:
    # Marks and letters by category, yet blank on every page: a selector of variants, a joiner of
    # graphemes, the fillers of Hangul, a vowel without a shape, the empty pattern of Braille.
    assert find_fault(tidy(text)) == EMPTY


@pytest.mark.parametrize(
    "text",
    ["\0", "rabbit\x07hole", "a\x1b[31mb", "\x7f", "a\x80", "\x9b", "\ud800", "a\udfff", "a\ufffe"],
    ids=ascii,
)
def test_control_characters_and_surrogates_are_refused(text: str) -> None:
    assert find_fault(tidy(text)) == CONTROL


LETTERS = {
    "Latin": "x",
    "a mark that composes": "e\u0301",
    "a mark that does not": "x\u0301",
    "two marks": "x\u0301\u0323",
    "a family of three": "👨\u200d👩\u200d👧",
    "a flag": "🇮🇷",
    "a hand of some colour": "👋🏽",
    "Hangul in parts": "\u1112\u1161\u11ab",
    "Devanagari": "नि",
    "Tamil": "நி",
    "Thai": "กำ",
    "Arabic with a vowel": "ب\u064e",
}


@pytest.mark.parametrize("letter", LETTERS.values(), ids=LETTERS)
def test_a_clue_has_at_most_two_hundred_letters(letter: str) -> None:
    assert find_fault(tidy(letter * 199)) == ""
    assert find_fault(tidy(letter * 200)) == ""
    assert find_fault(tidy(letter * 201)) == LONG


def test_spaces_count_as_letters_once_the_clue_is_tidied() -> None:
    words = "   ".join("x" * 100)
    assert len(tidy(words)) == 199
    assert find_fault(tidy(words + "y")) == ""
    assert find_fault(tidy(words + " y")) == LONG


def test_a_letter_with_too_many_marks_is_refused() -> None:
    assert find_fault(tidy("x" + "\u0301" * 4)) == ""
    assert find_fault(tidy("x" + "\u0301" * 5)) == PILED
    assert find_fault(tidy("x" + "\u0301" * 999)) == PILED
    assert find_fault(tidy("x" + "\u0301" * 1000)) == LONG
    # A family of four is one letter of seven code points: 142 of them are 994.
    family = "👨\u200d👩\u200d👧\u200d👦"
    assert find_fault(tidy(family * 142)) == ""
    assert find_fault(tidy(family * 143)) == LONG


def test_a_tell_move_tidies_its_clue() -> None:
    words, clue = "  e\u0301te\u0301 \u202e\n 1 ", "\u00e9t\u00e9 1"
    made = [
        Tell(Picture(3), words),
        Tell(card=Picture(3), clue=words),
        replace(Tell(Picture(3), "x"), clue=words),
        msgspec.json.decode(
            msgspec.json.encode({"type": "tell", "card": 3, "clue": words}), type=Tell
        ),
        msgspec.convert({"type": "tell", "card": 3, "clue": words}, type=Tell),
    ]
    for tell in made:
        assert tell == Tell(Picture(3), clue)
        assert tell.clue == clue
