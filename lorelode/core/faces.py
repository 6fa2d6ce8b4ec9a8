"""The faces at a table: what bots are called, and what people may look like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

Face: TypeAlias = Literal[
    "banjo",
    "cactus",
    "cosmo",
    "domino",
    "fido",
    "karma",
    "kiwi",
    "lychee",
    "mango",
    "nana",
    "paprika",
    "pixel",
    "rollo",
    "rumba",
    "turbo",
    "yeti",
]
"""A drawn face, called by the name of the bots that have it. This is the one list of them."""

FACES: Final[Mapping[Face, Mapping[str, str]]] = {
    "banjo": {"en": "Banjo", "fa": "بانجو", "he": "בנג׳ו", "lv": "Bandžo", "ru": "Банджо"},
    "cactus": {"en": "Cactus", "fa": "کاکتوس", "he": "קקטוס", "lv": "Kaktuss", "ru": "Кактус"},
    "cosmo": {"en": "Cosmo", "fa": "کاسمو", "he": "קוסמו", "lv": "Kosmo", "ru": "Космо"},
    "domino": {"en": "Domino", "fa": "دومینو", "he": "דומינו", "lv": "Domino", "ru": "Домино"},
    "fido": {"en": "Fido", "fa": "فیدو", "he": "פידו", "lv": "Fido", "ru": "Фидо"},
    "karma": {"en": "Karma", "fa": "کارما", "he": "קארמה", "lv": "Karma", "ru": "Карма"},
    "kiwi": {"en": "Kiwi", "fa": "کیوی", "he": "קיווי", "lv": "Kivi", "ru": "Киви"},
    "lychee": {"en": "Lychee", "fa": "لیچی", "he": "ליצ׳י", "lv": "Liči", "ru": "Личи"},
    "mango": {"en": "Mango", "fa": "مانگو", "he": "מנגו", "lv": "Mango", "ru": "Манго"},
    "nana": {"en": "Nana", "fa": "نانا", "he": "נאנה", "lv": "Nana", "ru": "Нана"},
    "paprika": {"en": "Paprika", "fa": "پاپریکا", "he": "פפריקה", "lv": "Paprika", "ru": "Паприка"},
    "pixel": {"en": "Pixel", "fa": "پیکسل", "he": "פיקסל", "lv": "Pikselis", "ru": "Пиксель"},
    "rollo": {"en": "Rollo", "fa": "رولو", "he": "רולו", "lv": "Rollo", "ru": "Ролло"},
    "rumba": {"en": "Rumba", "fa": "رومبا", "he": "רומבה", "lv": "Rumba", "ru": "Румба"},
    "turbo": {"en": "Turbo", "fa": "توربو", "he": "טורבו", "lv": "Turbo", "ru": "Турбо"},
    "yeti": {"en": "Yeti", "fa": "یتی", "he": "יטי", "lv": "Jeti", "ru": "Йети"},
}
"""What a bot with each face is called, by language. No table has so many seats."""
