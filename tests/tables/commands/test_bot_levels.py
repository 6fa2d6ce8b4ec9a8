"""Which bots sit at tables, and in which language they speak there."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import msgspec
import pytest

from lorelode import wire
from lorelode.bots import LEVELS, STAND_IN_LEVEL
from lorelode.core import Refusal, Seat
from lorelode.core.languages import LANGUAGES
from lorelode.rules import GAMES
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.moves import Tell
from lorelode.tables.bot_pool import Question, choose_move, offered_levels
from lorelode.wire import TableSettings
from tests.tables.scripted import Script, settings

ALPHABETS = {"en": "a-z", "fa": "آ-ی", "he": "א-ת", "lv": "a-zāčēģīķļņšūž", "ru": "а-яё"}


@pytest.mark.parametrize("game", GAMES)
def test_every_level_and_the_stand_in_can_be_seated(game: str) -> None:
    assert offered_levels(game) == LEVELS
    for level in (*LEVELS, STAND_IN_LEVEL):
        script = Script("ann", settings(game))
        script.ask("ann", wire.AddBot, level=level)
        assert [sitter and sitter.level for sitter in script.table.seats] == [level] * 3


@pytest.mark.parametrize("level", ["random", "wild", ""])
def test_an_unknown_level_is_refused(level: str) -> None:
    script = Script("ann", settings())
    with pytest.raises(Refusal, match="There are easy, normal, hard"):
        script.ask("ann", wire.AddBot, level=level)


@pytest.mark.parametrize("level", [*LEVELS, STAND_IN_LEVEL])
def test_bots_stay_when_the_table_plays_another_game(level: str) -> None:
    script = Script("ann", settings("dixit"))
    script.ask("ann", wire.AddBot, level=level)
    script.ask("ann", wire.ChangeSettings, settings=settings("saboteur"))
    assert script.table.settings.game == "saboteur"


def test_the_default_language_is_english() -> None:
    old = b'{"game":"dixit","edition":"fa","seats":3,"decks":[]}'
    assert msgspec.json.decode(old, type=TableSettings).language == "en"
    with pytest.raises(msgspec.ValidationError, match="language"):
        msgspec.json.decode(old.replace(b'"decks":[]', b'"language":"xx"'), type=TableSettings)
    for language in LANGUAGES:
        assert settings(language=language).language == language


def test_the_language_cannot_change_while_a_game_runs() -> None:
    script = Script("ann", settings(language="lv"))
    script.sit("ann")
    script.ask("ann", wire.AddBot, level="easy")
    script.ask("ann", wire.ChangeSettings, settings=settings(language="ru"))
    script.ask("ann", wire.Start)
    with pytest.raises(Refusal, match="Not while a game is being played"):
        script.ask("ann", wire.ChangeSettings, settings=settings(language="lv"))
    script.ask("ann", wire.ChangeSettings, settings=settings(language="ru", clock="quick"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", [*LEVELS, STAND_IN_LEVEL])
def test_a_clue_is_in_the_language_of_the_table(level: str, language: str, tmp_path: Path) -> None:
    script = Script("ann", settings(first=1, language=language))
    script.sit("ann")
    script.ask("ann", wire.AddBot, level=level)
    script.ask("ann", wire.Start)
    match = script.match
    thought = choose_move(
        Question(
            game="dixit",
            level=level,
            deck=match.deck,
            language=script.table.settings.language,
            data=tmp_path,
            view=match.state.view(Seat(1)),
            lines=[],
            seed="any",
            secret="any",
        )
    )
    move = DIXIT.read(thought.move)
    assert isinstance(move, Tell)
    letters = [sign for sign in move.clue.lower() if unicodedata.category(sign).startswith("L")]
    assert re.fullmatch(f"[{ALPHABETS[language]}]+", "".join(letters)), move.clue
