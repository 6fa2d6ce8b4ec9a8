"""What people write: one spelling for one text, what is refused, and which names are alike."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lorelode.core.text import find_fault, fold_case, tidy

NON_JOINER, JOINER, SELECTOR, GRAPHEME_JOINER = "\u200c", "\u200d", "\ufe0f", "\u034f"
ACUTE, TILDE, RING = "\u0301", "\u0303", "\u20dd"  # the last is an enclosing mark

WORD = f"می{NON_JOINER}خواهم"
FAMILY = JOINER.join("👨👩👧👦")
# Shin, its dot, a dagesh, a vowel and an accent: all that one letter ever has.
POINTED = "ש\u05c1\u05bc\u05b8\u0591"
# Five consonants in a row, joined by four signs that are marks, and a fifth mark at the end.
CLUSTER = "कार्त्स्न्यं"

GOOD = {
    "Persian with a non-joiner": WORD,
    "Arabic with vowels": "مُحَمَّدٌ",
    "Hebrew with points": "בְּרֵאשִׁית",
    "Hebrew with points and an accent": POINTED,
    "a family": FAMILY,
    "a heart with a selector": f"❤{SELECTOR}{JOINER}🔥",
    "a keycap": f"1{SELECTOR}\u20e3",
    "the flag of Wales": "🏴"
    + "".join(chr(0xE0000 + ord(letter)) for letter in "gbwls")
    + "\U000e007f",
    "Latvian": "Ģirts Šķēle",
    "Devanagari": CLUSTER,
    "Vietnamese": "Nguyễn Thị Ngọc Ánh",
    "Russian": "Ёжик в тумане",
}


@pytest.mark.parametrize("text", GOOD.values(), ids=GOOD)
def test_text_in_every_script_is_accepted(text: str) -> None:
    assert find_fault(tidy(text), "a name", 24) == ""


@pytest.mark.parametrize("text", [WORD, FAMILY, GOOD["a keycap"], GOOD["the flag of Wales"]])
def test_joiners_and_variation_selectors_are_kept(text: str) -> None:
    assert tidy(text) == text


@pytest.mark.parametrize("name", ["Ģirts Šķēle", "Āžēķīļņčūž"])
def test_latvian_letters_in_parts_are_composed(name: str) -> None:
    parts = unicodedata.normalize("NFD", name)
    assert len(parts) > len(name)
    assert tidy(parts) == name


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("\u202egnp.exe", "gnp.exe"),
        ("\u2067אבג\u2069 1", "אבג 1"),
        ("a\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeffb", "ab"),
        # Mere hints for what stands between two scripts turn nothing else around.
        ("אבג\u200f!", "אבג\u200f!"),
    ],
    ids=ascii,
)
def test_marks_that_change_the_text_direction_are_dropped(text: str, left: str) -> None:
    assert tidy(text) == left


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x" * 11, "a name has at most 10 characters, and 50 code points in all"),
        (FAMILY * 8, "a name has at most 10 characters, and 50 code points in all"),
        ("", "a name has to say something"),
        (NON_JOINER, "a name has to say something"),
        ("a\0", "a name has no control characters and no signs unknown to Unicode in it"),
        ("a\ud800", "a name has no control characters and no signs unknown to Unicode in it"),
        ("a\U000e0080", "a name has no control characters and no signs unknown to Unicode in it"),
        (f"x{ACUTE * 5}", "a name has at most 4 marks on one letter"),
    ],
    ids=["long", "many signs", "empty", "unseen", "control", "half", "unassigned", "piled"],
)
def test_a_faulty_text_is_refused_with_its_reason(text: str, told: str) -> None:
    assert find_fault(text, "a name", 10) == told


def test_a_text_has_at_most_the_letters_asked_for() -> None:
    assert find_fault("x" * 10, "a line", 10) == ""
    assert find_fault("x" * 11, "a line", 11) == ""
    # A family of four is seven signs: seven of them are 49, eight are 56.
    assert find_fault(FAMILY * 7, "a line", 10) == ""
    assert (
        find_fault("x", "a line", 0) == "a line has at most 0 characters, and 0 code points in all"
    )


@pytest.mark.parametrize("mark", [ACUTE, TILDE, RING, "\u064b", "\u05b8", "\u0e49"], ids=ascii)
@pytest.mark.parametrize("between", ["", SELECTOR, JOINER, GRAPHEME_JOINER, NON_JOINER], ids=ascii)
def test_too_many_marks_on_one_letter_are_refused(mark: str, between: str) -> None:
    piled = "a name has at most 4 marks on one letter"
    assert find_fault("q" + f"{mark}{between}" * 4, "a name", 24) == ""
    assert find_fault("q" + f"{mark}{between}" * 5, "a name", 24) == piled
    assert find_fault("all is well, q" + f"{mark}{between}" * 5 + "q", "a name", 24) == piled
    assert find_fault(("q" + mark * 4) * 3, "a name", 24) == ""


def test_marks_of_two_kinds_are_counted_together() -> None:
    assert find_fault("q" + ACUTE * 2 + RING * 2, "a name", 24) == ""
    assert find_fault("q" + ACUTE * 2 + RING * 3, "a name", 24) != ""


def test_a_mark_that_is_part_of_the_letter_does_not_count() -> None:
    assert find_fault(tidy("e" + ACUTE * 5), "a name", 24) == ""
    assert find_fault(tidy("e" + ACUTE * 6), "a name", 24) != ""


def test_an_invisible_sign_does_not_count_as_a_mark() -> None:
    assert find_fault(f"❤{SELECTOR * 9}", "a name", 24) == ""
    assert find_fault(f"x{GRAPHEME_JOINER * 9}", "a name", 24) == ""


ALIKE = {
    "case": ("Alice", "aLICE"),
    "width": ("Ａｌｉｃｅ　１", "alice 1"),
    "half-width": ("ｶﾞ", "ガ"),
    "style": ("𝓐𝗅𝑖𝕔𝐞", "alice"),
    "ligatures": ("ﬁne", "FINE"),
    "sharp s": ("Straße", "STRASSE"),
    "sigma": ("ΟΔΥΣΣΕΥΣ", "οδυσσευς"),
    "parts": ("S\u030cke\u0304le", "Škēle"),
    "joiners": (WORD, WORD.replace(NON_JOINER, "")),
    "marks of direction": ("אבג\u200f", "אבג"),
    "overrides": ("\u202eAlice", "Alice"),
    "soft hyphen": ("Ali\u00adce", "Alice"),
    "selectors": (f"❤{SELECTOR}", "❤"),
    "fillers": ("Alice\u3164", "Alice"),
    "a joiner between letter and mark": (f"e{GRAPHEME_JOINER}{ACUTE}", "é"),
    "spaces": (" Alice\u3000  in\u00a0Wonderland", "alice in wonderland"),
}


@pytest.mark.parametrize(("one", "other"), ALIKE.values(), ids=ALIKE)
def test_names_that_look_the_same_have_one_fold(one: str, other: str) -> None:
    assert one != other
    assert fold_case(one) == fold_case(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Аnna"), ("Alice", "Alicé"), ("Ali ce", "Alice"), ("0", "O"), ("שׁ", "שׂ"), ("ī", "i")],
)
def test_names_that_look_different_have_two_folds(one: str, other: str) -> None:
    assert fold_case(one) != fold_case(other)


def test_a_fold_has_no_case_width_or_invisible_signs() -> None:
    assert fold_case(" Ａlice \u200fin\u2003WONDERLAND ") == "alice in wonderland"


ANYTHING = st.text() | st.text(
    st.sampled_from("aÅ①ﬁ¨ÉϓﾞﾟΣςßİ\u0345\u0301\u0327\u034f\u200d\u202e\u3164\uffa0 \u3000")
)


@given(ANYTHING)
def test_tidying_twice_changes_nothing_more(text: str) -> None:
    assert tidy(tidy(text)) == tidy(text)


@given(ANYTHING)
def test_a_fold_is_stable_and_does_not_depend_on_tidying(text: str) -> None:
    fold = fold_case(tidy(text))
    assert fold_case(fold) == fold
    assert fold_case(text) == fold
    assert tidy(fold) == fold


def test_every_letter_folds_to_something_stable() -> None:
    letters = map(chr, range(0x110000))
    # Code points that stand for nothing, or for what their users agree on, have no case.
    for letter in [one for one in letters if unicodedata.category(one) not in ("Cn", "Co", "Cs")]:
        fold = fold_case(letter)
        assert fold_case(fold) == fold
