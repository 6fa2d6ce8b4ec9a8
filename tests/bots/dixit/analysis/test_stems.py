"""Forms of one word share a stem, other words do not."""

from __future__ import annotations

import pytest

from lorelode.bots.dixit.analysis.stems import fold, stem

SAME = {
    "en": [
        "moth moths",
        "story stories",
        "wish wishes",
        "wolf wolves",
        "wait waits waited waiting",
        "run running runs",
        "lonely loneliness",
        "dance dances danced dancing",
        "brave bravely",
        "child's child",
        "wave waves",
        "leaf leaves",
        "note notes",
    ],
    "fa": [
        "شب‌پره شب‌پره‌ها شب‌پره‌های شب‌پره‌هایی",
        "کتاب کتابها کتاب‌ها کتاب‌های",
        "موج موج‌ها",
        "بزرگ بزرگتر بزرگ‌تر بزرگ‌ترین",
        "كليد کلید",
        "دختر دخترها دختر‌ها",
        "کبوتر کبوترها",
        "خاکستر خاکسترها",
        "سایه سایه‌ی سایۀ سایهٔ",
        "چشم چشم‌هایش چشمهایش",
        "خانه خانه‌تان خانه‌ی",
    ],
    "he": [
        "ספר ספרים",
        "חולם חולמים",
        "מפתח מפתחות",
        "סֵפֶר ספר",
        "חלון חלונות",
        "צעצוע צעצועים",
        "כנף כנפיים",
        "עין עיניים",
        "רגל רגליים",
        "שמים שמיים",
        "צהרים צהריים",
    ],
    "lv": [
        "bāka bākas bākai bāku bākā",
        "baka bāka",
        "spārns spārni spārnu spārniem spārnos",
        "nakts naktis naktī nakti",
        "vientulība vientulības vientulībā",
        "māja mājas mājām",
        "lasīšana lasīšanas lasīšanu lasīt",
        "gaidīt gaidīšana",
        "lidot lidojums lidojumi",
        "zivis zivju",
        "sirds siržu",
        "briedis brieža",
        "kluss klusums klusumā",
        "silts siltums",
        "brīvs brīvība brīvībā",
    ],
    "ru": [
        "крыло крылья крыльев крыльями",
        "книга книги книгу книгами книг",
        "ночь ночи ночью ночами",
        "звезда звёзды звезды звёздами",
        "старый старая старые старого старых",
        "одиночество одиночества одиночеством",
        "полёт полёта полётах",
        "страх страха страхи страхов",
        "секрет секреты секретов",
        "память памяти памятью",
        "вокзал вокзалы вокзалах",
        "скелет скелеты",
        "отдых отдыха",
        "огонь огня огнём",
        "сон сны снов",
        "день дня дни",
        "лёд льда",
        "камень камни камней",
        "играть играет играл игра",
    ],
}

OTHERS = {
    "en": [
        *("moth mother", "king kind", "sea season", "string strength", "pin pine", "fir fire"),
        *("not note", "new news", "wind winding", "season seasoning"),
    ],
    "fa": ["ماه ماهی", "شب شهر", "باد باران", "دختر دخمه"],
    "he": ["ים יום", "ילד ילקוט", "שמש שמיים", "לב לבן"],
    "lv": [
        *("jūra jūnijs", "mēness mežs", "vilks viļņi", "laiva laime", "solis solījums"),
        *("karte kārtība", "tīrs tīrums", "ceļš cēlums", "briedis briedums", "rāmis rāmums"),
    ],
    "ru": [
        *("море мороз", "волк волна", "гора город", "луна лужа", "полёт поле", "горе горы"),
        *(
            "почта почтение",
            "друг другой",
            "дно день",
            "дерево деревня",
            "чернила чёрное",
            "новости новое",
        ),
    ],
}


@pytest.mark.parametrize(
    ("language", "forms"), [(language, forms) for language, all_ in SAME.items() for forms in all_]
)
def test_forms_of_one_word_have_one_stem(language: str, forms: str) -> None:
    assert len({stem(fold(form), language) for form in forms.split()}) == 1


@pytest.mark.parametrize(
    ("language", "words"), [(language, two) for language, all_ in OTHERS.items() for two in all_]
)
def test_other_words_have_other_stems(language: str, words: str) -> None:
    one, other = words.split()
    assert stem(fold(one), language) != stem(fold(other), language)


def test_words_of_an_unknown_language_are_not_stemmed() -> None:
    assert stem("nuits", "fr") == "nuits"
