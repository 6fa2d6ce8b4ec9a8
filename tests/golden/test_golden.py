"""Recorded games of every edition still look to every seat as they did."""

from pathlib import Path
from typing import get_args

import pytest

from lorelode.core import read_record
from lorelode.rules import GAMES
from lorelode.testing.random_games import move_type
from tests.golden.playthrough import RECORDS, golden, playthrough


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_every_seat_sees_what_it_saw(record: Path) -> None:
    assert playthrough(record) == golden(record).read_text(encoding="utf-8"), "see: make golden"


@pytest.mark.parametrize("game", GAMES)
def test_the_records_cover_every_edition_and_every_kind_of_move(game: str) -> None:
    logs = [read_record(record.read_text(encoding="utf-8"), GAMES) for record in RECORDS]
    logs = [log for log in logs if log.game == game]
    assert {log.edition for log in logs} == set(GAMES[game].editions)
    made = {type(GAMES[game].read(text)) for log in logs for _, text in log.moves}
    assert made == set(get_args(move_type(GAMES[game])))
