"""Names that look alike, and names that only the program may use."""

from __future__ import annotations

import pytest

from lorelode import wire
from lorelode.bots import BOTS
from lorelode.core.refusal import Refusal
from lorelode.tables.lookalikes import find_appearances, is_reserved
from tests.browser.locale_texts import LANGUAGES, text
from tests.tables.scripted import Script, settings

ALIKE = {
    "Cyrillic": ("Ann", "Аnn"),
    "Greek": ("Ann", "Αnn"),
    "small capitals": ("Ann", "ᴀɴɴ"),
    "a full stop": ("Ann", "Ann."),
    "a space": ("Ann", "A nn"),
    "a role in brackets": ("Ann", "Ann (host)"),
    "a bot's number": ("Ann", "Ann Bot 2"),
    "capitals": ("Hans", "ΗANS"),
    "one and l": ("Bill", "Bi11"),
    "zero and O": ("Otto", "0tto"),
    "Russian written in Latin": ("Роза", "Poзa"),
    "signs": ("🐇", "🐇\ufe0f"),
}
DIFFERENT = [
    ("Ann", "Anna"),
    ("Jānis", "Janis"),
    ("Маша", "Саша"),
    ("علی", "ولی"),
    ("דנה", "דנא"),
    ("Bot fan", "Ann"),
    ("🐇", "🦊"),
    ("Agent 7", "Agent 8"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE.values(), ids=ALIKE)
def test_names_that_look_alike_have_an_appearance_in_common(one: str, other: str) -> None:
    assert find_appearances(one) & find_appearances(other)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_look_different_have_none_in_common(one: str, other: str) -> None:
    assert not find_appearances(one) & find_appearances(other)


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Bot 1",
            "bot",
            "You",
            "steady",
            "HARD",
            "Saboteur",
            "Host",
            "(host)",
            "Bot, bot 3!",
            "Воt 1",
            "ʙᴏᴛ",
        ),
        *("Бот 2", "Вредитель", "ربات ۳", "בוט 1", "Bots 4", "Sabotieris", "خرابکار"),
    ],
)
def test_names_of_bots_and_roles_are_reserved(name: str) -> None:
    assert is_reserved(name)


@pytest.mark.parametrize(
    "name", ["Ann", "Boti", "Hosta", "7", "🐇", "Роза", "علی", "طلا", "Steady Eddie"]
)
def test_names_of_people_are_not_reserved(name: str) -> None:
    assert not is_reserved(name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key",
    [
        *("table-bot", "table-you", "dixit-storyteller"),
        *("saboteur-role-miner", "saboteur-role-saboteur"),
    ],
)
def test_what_the_page_calls_somebody_is_reserved(key: str, language: str) -> None:
    assert is_reserved(text(language, key))


def test_every_level_of_bots_is_reserved() -> None:
    assert all(is_reserved(level) for levels in BOTS.values() for level in levels)


@pytest.mark.parametrize(("name", "code"), [("Аnn", "name-taken"), ("Bot 2", "name-reserved")])
def test_nobody_can_sit_down_under_such_a_name(name: str, code: str) -> None:
    script = Script("ann", settings("saboteur"))
    script.ask("ann", wire.Sit, seat=0, name="Ann")
    with pytest.raises(Refusal) as refused:
        script.ask("bob", wire.Sit, seat=1, name=name)
    assert refused.value.code == code
    # Nor change to one in the middle of a game.
    script.ask("bob", wire.Sit, seat=1, name="Bob")
    with pytest.raises(Refusal):
        script.ask("bob", wire.Sit, seat=1, name=name)
