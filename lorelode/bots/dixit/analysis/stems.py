"""Words folded and lightly stemmed, in five languages, for those that are in no dictionary.

A stem is not a word: it should be the same for most forms of one word, and different for most other
words. Marks are removed, because people leave them out when they type in haste.

>>> stem("knights", "en")
'knight'
>>> stem("крылья", "ru") == stem("крыло", "ru")
True
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

TOKEN: Final = re.compile(r"[^\W_]+(?:['’\u200c\"״׳][^\W_]+)*")
_FOLDED: Final = str.maketrans(
    # Two keyboards write Persian, and Hebrew has five letters that look otherwise at the end.
    {"ي": "ی", "ك": "ک", "ى": "ی", "ة": "ه", "ؤ": "و", "أ": "ا", "ך": "כ", "ם": "מ", "ן": "נ"}
    | {"ף": "פ", "ץ": "צ", "’": "'", "ە": "ه", "\u0640": None}
)


def fold(text: str) -> str:
    """The text without case, marks and variants of spelling.

    >>> fold("Bāka"), fold("Ёлка")
    ('baka', 'елка')
    """
    plain = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in plain if unicodedata.category(c) != "Mn").translate(_FOLDED)


def _all(words: str) -> frozenset[str]:
    return frozenset(fold(words).split())


STOP_WORDS: Final[Mapping[str, frozenset[str]]] = {
    "en": _all(
        "a an the of in on at to for and or but with without by from into is are was be it its"
        " this that there i you he she we they my your his her our their not no as so"
        " what where when who me us him them have has do all"
    ),
    "fa": _all("و در به از که را با بی یا تا برای بر این آن یک هر هم نه است بود شد من تو ما او"),
    "he": _all("של את על אל עם בלי לא או גם כי זה זו יש אין הוא היא אני אתה אנחנו הם מן כל"),
    "lv": _all(
        "un vai ar bez no uz par pie pa aiz zem pēc līdz kas kā ka ir nav bija es tu viņš viņa mēs"
        " jūs viņi tas tā šī šis ne arī lai bet kur kad jau vēl tikai pār pret starp caur"
        " mans tavs savs kurš"
    ),
    "ru": _all(
        "и или а но в во на с со без к ко по из за от до для под над у о об не ни что как это"
        " тот та я ты он она мы вы они мой твой его её их был есть же ли бы где когда всё все"
        " ещё уже так при через между свой наш моя этот эта нет была были мне себя почти"
    ),
}


@lru_cache(maxsize=20_000)
def stem(word: str, language: str) -> str:
    """The stem of a folded word; in an unknown language, the word itself."""
    return _STEMMERS[language](word) if language in _STEMMERS else word


def _cut(word: str, endings: tuple[str, ...], left: int) -> str:
    """The word without the first of these endings that leaves enough letters."""
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= left:
            return word[: -len(ending)]
    return word


def _longest(endings: str) -> tuple[str, ...]:
    return tuple(sorted(set(fold(endings).split()), key=lambda end: (-len(end), end)))


_EN: Final = _longest("ing ings ed ly ness ment ful less")
_EN_F: Final = _all(
    "wolves halves shelves selves elves calves scarves leaves loaves sheaves thieves knives lives"
    " wives hooves"
)
"""The words that have an f without their ending."""
_EN_WHOLE: Final = dict(
    # Cut like other words, they would be other words: pin, fir, not, new, wind, season.
    pair.split("/")
    for pair in (
        *("pine/pine", "pines/pine", "fire/fire", "fires/fire", "note/note", "notes/note"),
        *("news/news", "winding/winding", "seasoning/seasoning"),
    )
)


def _english(word: str) -> str:
    word = word.split("'")[0]
    if word in _EN_WHOLE:
        return _EN_WHOLE[word]
    if word.endswith("ies") and len(word) > 4:
        word = word[:-3] + "y"
    elif word.endswith(("sses", "shes", "ches", "xes", "zes")):
        word = word[:-2]
    elif word in _EN_F:
        word = word[:-3] + "f"
    elif word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3:
        word = word[:-1]
    for _ in range(2):
        short = _cut(word, _EN, 3)
        if short == word:
            break
        word = short[:-1] if len(short) > 3 and short[-1] == short[-2] not in "lsz" else short
    if word.endswith(("i", "y")) and len(word) > 3:
        word = word[:-1] + "i"
        word = _cut(word, ("li",), 3)
    word = _cut(word, ("f",), 3) if word.endswith("lf") else word
    return _cut(word, ("e",), 3)


_LV: Final = _longest(
    "s is us a e i u o as es os am em im um ai ei ie ies iem ais aja ajam ajas ajs ajos ajiem ums"
    " uma umi umu umiem iba ibas ibu ibai ibam ju sim si īt ēt āt ot"
)
_LV_ACTIONS: Final = _longest("šana šanas šanu šanai jums juma jumi jumu jumiem")
_LV_WHOLE: Final = _longest("briedum cēlum kārtīb rāmum solījum tīrum")
"""Words that are not made from the word that is left without their ending."""
_LV_CHANGED: Final = {"sirz": "sird", "briez": "bried"}
"""The stems whose last consonant changes in some forms."""


def _latvian(word: str) -> str:
    for noun in _LV_WHOLE:
        if word.startswith(noun) and word[len(noun) :] in _LV:
            return noun
    # Actions (-šana, -jums) are near enough to what is done.
    action = _cut(word, _LV_ACTIONS, 4)
    if action != word:
        return _cut(action, ("i", "e", "a", "o"), 3)
    short = _cut(_cut(word, _LV, 3), ("i",), 3)
    return _LV_CHANGED.get(short, short)


_RU: Final = _longest(
    "а я о е ы и у ю ь й ий ый ой ей ая яя ое ее ые ие ую юю ого его ому ему ым им ом ем ых их"
    " ыми ими ам ям ами ями ах ях ов ев ью ия ии ию ием иям иях иями ья ье ьи ью ьев ьями ьям"
    " ешь ает яет ует ит ишь ят ут ают яют уют ать ять ить еть уть ал ял ил ел ала ила ало ило али"
    " или ся ость ости остью ение ения ению ением ание ания анию анием енный енная енное енные"
)
_RU_NOUN: Final = frozenset(
    fold("а я е ы и у ю ь ой ей ою ею ью ом ем ов ев ам ям ами ями ах ях ия ии ию ием").split()
)
_RU_WHOLE: Final = _longest(
    # Their last letters look like an ending, or are one of another word.
    "балет билет букет вокзал газет горох деревн завтрак запах идеал канал комет монет новост"
    " обвал ответ отдых памят паркет планет подвал полёт порох портрет почтени предмет привет"
    " приют промах рассвет секрет сигнал скелет совет солом страх сюжет финал цвет чернил"
)
_RU_FLEETING: Final = dict(
    # The stem before an ending, and the word without one.
    pair.split("/")
    for pair in fold(
        "огн/огонь сн/сон льд/лёд камн/камень корн/корень ветр/ветер угл/угол узл/узел"
        " орл/орёл котл/котёл льв/лев рт/рот лб/лоб пс/пёс конц/конец отц/отец замк/замок"
        " песк/песок цветк/цветок снежк/снежок"
    ).split()
)
_RU_FORMS: Final = {
    form: short
    for short, forms in (
        # Grief, not the mountains; the other one, not a friend; the day, not the bottom.
        ("горе", "горе горя горем"),
        ("другой", "другой другая другое другие другого другую других"),
        ("ден", "дня дню дни днём дней дням днях днями"),
    )
    for form in fold(forms).split()
}


def _russian(word: str) -> str:
    if word in _RU_FORMS:
        return _RU_FORMS[word]
    for noun in _RU_WHOLE:
        if word.startswith(noun) and (word == noun or word[len(noun) :] in _RU_NOUN):
            return noun
    for length in (1, 2, 3):
        if word[-length:] in _RU_NOUN and word[:-length] in _RU_FLEETING:
            word = _RU_FLEETING[word[:-length]]
            break
    short = _cut(_cut(word, ("ся", "сь"), 3), _RU, 3)
    return _cut(short, ("ь", "нн", "н", "к"), 4)


_FA: Final = _longest("هایشان هایتان هایمان هایم هایت هایش هایی های ها")
_FA_MORE: Final = ("ترین", "تر")
_FA_WHOLE: Final = frozenset(["خاکستر", "کلانتر"])
"""Words that only look like a comparative."""
_FA_JOINED: Final = frozenset(
    ["ها", "های", "هایی", "هایم", "هایت", "هایش", "هایمان", "هایتان", "هایشان", "ی", "یی"]
    + ["ام", "ات", "اش", "اند", "ای", "ایم", "اید", "تر", "ترین", "شان", "مان", "تان"]
)


def _persian(word: str) -> str:
    # A joint that shows no gap: its tail is a form of the word, or a second word.
    parts = [part for part in word.split("\u200c") if part not in _FA_JOINED]
    if len(parts) > 1 and parts[0] in ("می", "نمی"):
        parts = parts[1:]
    short = _cut("".join(parts) or word.replace("\u200c", ""), _FA, 2)
    return short if short in _FA_WHOLE else _cut(short, _FA_MORE, 4)


def _hebrew(word: str) -> str:
    word = word.replace('"', "").replace("״", "").replace("׳", "").replace("'", "")
    # What is written with one letter in the pointed spelling has two without points.
    word = word.replace("וו", "ו").replace("יי", "י")
    return _cut(word, ("יות", "ימ", "ות", "ה", "ת"), 3)


_STEMMERS: Final[Mapping[str, Callable[[str], str]]] = {
    "en": _english,
    "fa": _persian,
    "he": _hebrew,
    "lv": _latvian,
    "ru": _russian,
}
