"""From words to a set-up that can be played."""

from __future__ import annotations

import pytest

from lorelode.core import Record, Seat, Setup, SetupError, switches
from lorelode.core.setup import find_edition, find_game
from lorelode.rules import GAMES
from lorelode.rules.dixit import DIXIT
from lorelode.rules.saboteur import SABOTEUR


def test_words_name_a_setup() -> None:
    setup = Setup.from_words(GAMES, "saboteur", "ru", {"gold_choice": "face-up"}, seats=5, first=2)
    assert (setup.game, setup.edition.name, setup.seats, setup.first) == (SABOTEUR, "ru", 5, 2)
    assert switches(setup.edition)["gold_choice"] == "face-up"
    assert setup.pictures == 0
    assert setup.initial_state() == setup.game.setup(setup.edition, 5, Seat(2))


def test_an_edition_that_is_not_named_is_the_default_one() -> None:
    setup = Setup.from_words(GAMES, "dixit", switches={"deck_size": "40"}, seats=4)
    assert setup.edition.name == next(iter(DIXIT.editions))
    assert setup.pictures == 40


@pytest.mark.parametrize(
    ("game", "edition", "switches", "seats", "first", "reason"),
    [
        ("chess", None, {}, 2, None, "there is no game 'chess'; there are saboteur, dixit"),
        ("dixit", "lv", {}, 4, None, "there is no edition 'lv' of dixit; there is only fa"),
        ("saboteur", "xx", {}, 4, None, "there is no edition 'xx' of saboteur; there are lv, "),
        ("saboteur", "lv", {"luck": "on"}, 4, None, "there is no switch 'luck'"),
        ("saboteur", "lv", {}, 99, None, "saboteur|Saboteur|players"),
        ("saboteur", "lv", {}, 4, 4, "the first seat is 0 to 3, not 4"),
    ],
)
def test_words_that_name_no_setup_are_refused(
    game: str, edition: str | None, switches: dict[str, str], seats: int, first: int, reason: str
) -> None:
    with pytest.raises(SetupError, match=reason):
        Setup.from_words(GAMES, game, edition, switches, seats=seats, first=first)


def test_games_and_editions_are_found_by_name() -> None:
    assert find_game(GAMES, "dixit") is DIXIT
    assert find_edition(SABOTEUR, "he") == SABOTEUR.editions["he"]
    assert find_edition(SABOTEUR, None) == next(iter(SABOTEUR.editions.values()))


def test_a_record_of_a_setup_leads_back_to_it() -> None:
    setup = Setup.from_words(GAMES, "saboteur", "fa", seats=3, first=1)
    record = Record.of(setup, [(Seat(0), "pass NE")])
    assert record.setup(SABOTEUR) == setup.initial_state()
    assert record.moves == ((Seat(0), "pass NE"),)
    assert record.rules == SABOTEUR.version
