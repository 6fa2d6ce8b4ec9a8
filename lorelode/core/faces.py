"""The faces at a table: what bots are called, and what people may look like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from lorelode.core.languages import Language

Face: TypeAlias = Literal[
    "banjo",
    "bingo",
    "cactus",
    "cosmo",
    "domino",
    "karma",
    "kiwi",
    "mango",
    "momo",
    "nana",
    "pixel",
    "rollo",
    "rumba",
    "tofu",
    "turbo",
    "yeti",
]
"""A drawn face, called by the name of the bots that have it. This is the one list of them."""

FACES: Final[Mapping[Face, Mapping[Language, str]]] = {
    "banjo": {"en": "Banjo", "fa": "بانجو", "he": "בנג׳ו", "lv": "Bandžo", "ru": "Банджо"},
    "bingo": {"en": "Bingo", "fa": "بینگو", "he": "בינגו", "lv": "Bingo", "ru": "Бинго"},
    "cactus": {"en": "Cactus", "fa": "کاکتوس", "he": "קקטוס", "lv": "Kaktuss", "ru": "Кактус"},
    "cosmo": {"en": "Cosmo", "fa": "کاسمو", "he": "קוסמו", "lv": "Kosmo", "ru": "Космо"},
    "domino": {"en": "Domino", "fa": "دومینو", "he": "דומינו", "lv": "Domino", "ru": "Домино"},
    "karma": {"en": "Karma", "fa": "کارما", "he": "קארמה", "lv": "Karma", "ru": "Карма"},
    "kiwi": {"en": "Kiwi", "fa": "کیوی", "he": "קיווי", "lv": "Kivi", "ru": "Киви"},
    "mango": {"en": "Mango", "fa": "مانگو", "he": "מנגו", "lv": "Mango", "ru": "Манго"},
    "momo": {"en": "Momo", "fa": "مومو", "he": "מומו", "lv": "Momo", "ru": "Момо"},
    "nana": {"en": "Nana", "fa": "نانا", "he": "נאנה", "lv": "Nana", "ru": "Нана"},
    "pixel": {"en": "Pixel", "fa": "پیکسل", "he": "פיקסל", "lv": "Pikselis", "ru": "Пиксель"},
    "rollo": {"en": "Rollo", "fa": "رولو", "he": "רולו", "lv": "Rollo", "ru": "Ролло"},
    "rumba": {"en": "Rumba", "fa": "رومبا", "he": "רומבה", "lv": "Rumba", "ru": "Румба"},
    "tofu": {"en": "Tofu", "fa": "توفو", "he": "טופו", "lv": "Tofu", "ru": "Тофу"},
    "turbo": {"en": "Turbo", "fa": "توربو", "he": "טורבו", "lv": "Turbo", "ru": "Турбо"},
    "yeti": {"en": "Yeti", "fa": "یتی", "he": "יטי", "lv": "Jeti", "ru": "Йети"},
}
"""What a bot with each face is called. There are more faces than seats at any table."""
