"""Words are the same by their lemmas where a dictionary has them, and else by their stems."""

from __future__ import annotations

import pytest

from lorelode.bots.dixit.analysis.lemmas import words
from tests.bots.dixit.analysis.test_stems import OTHERS, SAME

IRREGULAR = {
    "en": ["mouse mice", "go went goes", "foot feet", "good better"],
    "fa": ["کتاب کتاب‌هایم", "رفت می‌روم"],
    "he": ["ילד הילדים", "בית והבית", "עיר ערים"],
    "lv": ["zivs zivju", "suns suņi", "iet gāja"],
    "ru": ["человек людям", "идти шла", "ребёнок детей", "лёд льдом"],
}
DERIVED = {
    # A lemma joins the forms of a word, and not the words that are made from it.
    *("lonely loneliness", "brave bravely", "lasīšana lasīšanas lasīšanu lasīt"),
    *("gaidīt gaidīšana", "lidot lidojums lidojumi", "kluss klusums klusumā", "silts siltums"),
    *("brīvs brīvība brīvībā", "играть играет играл игра"),
}
MISSED = {"leaf leaves", "חולם חולמים", "sirds siržu", "רגל רגליים"}
"""The dictionary takes these forms for those of another word."""
OTHERS_BY_LEMMA = {
    # The dictionary takes one for a form of the other.
    "fa": [
        *("آب آبی", "صورت صورتی", "کاشتن کاری", "پریدن پری", "بود باد", "کاشت کارد", "بریدن ببر"),
        *("سر اسرار", "به بد", "مرد مرده", "کودک کودکی"),
    ],
    "ru": ["пар пара", "левый лев", "фат фата", "дух духи", "печь пекло"],
}


def is_same(one: str, other: str, language: str) -> bool:
    """Whether the first, said as a clue, is found by the second, a word of the deck."""
    (said,), (known,) = words(one, language), words(other, language)
    return not {*known.keys, *known.stem_keys}.isdisjoint(said.keys)


@pytest.mark.parametrize("language", SAME)
def test_forms_of_one_word_are_the_same(language: str) -> None:
    for forms in (*SAME[language], *IRREGULAR[language]):
        first, *others = forms.split()
        missed = [form for form in others if not is_same(form, first, language)]
        assert forms in DERIVED | MISSED or missed == []


@pytest.mark.parametrize("language", OTHERS)
def test_other_words_are_not(language: str) -> None:
    for pair in (*OTHERS[language], *OTHERS_BY_LEMMA.get(language, ())):
        one, other = pair.split()
        assert not is_same(one, other, language)
        assert not is_same(other, one, language)


@pytest.mark.parametrize(
    ("text", "language", "count"),
    [
        ("The king and the sea", "en", 2),
        # Where there is nothing but small words, they have to do.
        ("to be or not to be", "en", 6),
        ("Дом без двери", "ru", 2),
        ("«Ночь» — 7 звёзд!", "ru", 3),
        ("شب‌پره‌ها، باد", "fa", 2),
        ("", "en", 0),
        ("…!", "en", 0),
    ],
)
def test_stop_words_are_left_out(text: str, language: str, count: int) -> None:
    assert len(words(text, language)) == count


def test_a_word_that_nobody_knows_is_not_known() -> None:
    assert [word.is_known for word in words("qwv zzpt night", "en")] == [False, False, True]
    # A language without dictionaries has its words as they are.
    assert [word.is_known for word in words("nuits blanches", "xx")] == [False, False]
