"""The switches of an edition in words, and the games that cannot be set up."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from lorelode.core import AnyGame, Edition, Seat, SetupError, amend, switches
from lorelode.core.editions import switch_description, switch_options
from lorelode.core.schema import Options
from lorelode.rules import GAMES
from lorelode.rules.dixit import DIXIT
from lorelode.rules.saboteur import SABOTEUR
from lorelode.testing.random_games import list_settings

LV, FA, RU = (SABOTEUR.editions[name] for name in ("lv", "fa", "ru"))
EDITIONS: list[Any] = [edition for game in GAMES.values() for edition in game.editions.values()]


def test_the_switches_of_an_edition_are_written_in_words() -> None:
    # The row of each switch in the rules' table, column ru.
    assert switches(RU) == {
        "roles": "1+3 1+4 2+4 2+5 3+5 3+6 3+7 4+7",
        "first_player": "agreed",
        "unbroken_path": "off",
        "goals_turned": "one",
        "stone_misfit": "mover-decides",
        "round_ends": "no-playable-card",
        "gold_choice": "face-down",
        "broken_tool_bars_gold": "off",
        "gold_reshuffled": "off",
    }


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_switches_in_words_are_read_back(edition: Edition) -> None:
    assert amend(edition, switches(edition)) == edition
    assert amend(edition, {}) == edition


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_switch_can_be_set_to_every_word(edition: Edition) -> None:
    for name, words in list_settings(edition):
        for word in words:
            assert switches(amend(edition, {name: word})) == {**switches(edition), name: word}


@pytest.mark.parametrize(
    ("switch", "words", "expected"),
    [
        ("hand_size", "0", "a whole number from 1 to 20"),
        ("hand_size", "21", "a whole number from 1 to 20"),
        ("hand_size", "6.0", "a whole number from 1 to 20"),
        ("hand_size", "on", "a whole number from 1 to 20"),
        ("hand_size", "\udcff", "a whole number from 1 to 20"),
        ("hand_size_for_three", "1", "a whole number from 2 to 20"),
        ("deck_size", "none", "a whole number from 1 to 999"),
        ("deck_size", "1000", "a whole number from 1 to 999"),
        ("winning_points", "0", "a whole number from 1 to 100 or none"),
        ("max_bonus_points", "-1", "a whole number from 0 to 99 or none"),
        ("max_bonus_points", "100", "a whole number from 0 to 99 or none"),
    ],
)
def test_a_number_out_of_bounds_is_refused(switch: str, words: str, expected: str) -> None:
    with pytest.raises(SetupError) as refused:
        amend(DIXIT.editions["fa"], {switch: words})
    assert str(refused.value) == f"switch {switch} takes {expected}, not {words!r}"


@pytest.mark.parametrize(
    "settings",
    [
        {"hand_size": "1", "deck_size": "999", "max_bonus_points": "0"},
        {"hand_size_for_three": "2", "winning_points": "100", "max_bonus_points": "99"},
        {
            "hand_size": "20",
            "hand_size_for_three": "20",
            "winning_points": "1",
            "max_bonus_points": "none",
        },
    ],
)
def test_numbers_in_words_are_read_back(settings: dict[str, str]) -> None:
    print_ = DIXIT.editions["fa"]
    assert switches(amend(print_, settings)) == {**switches(print_), **settings}


def test_any_preset_can_be_made_of_any_other() -> None:
    for one in SABOTEUR.editions.values():
        for other in SABOTEUR.editions.values():
            assert switches(amend(one, switches(other))) == switches(other)
            assert amend(one, switches(other)).name == one.name


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_switch_has_a_description(edition: Edition) -> None:
    for name in switches(edition):
        sentence = switch_description(edition, name)
        assert sentence.endswith(".")
        assert sentence[0].isupper()


@pytest.mark.parametrize(
    ("switch", "words", "sentence"),
    [
        (
            "luck",
            "on",
            (
                "there is no switch 'luck'; the switches are roles, first_player,"
                " unbroken_path, goals_turned, stone_misfit, round_ends, gold_choice,"
                " broken_tool_bars_gold, gold_reshuffled"
            ),
        ),
        ("name", "xx", "there is no switch 'name'; "),
        ("unbroken_path", "maybe", "switch unbroken_path takes on or off, not 'maybe'"),
        ("unbroken_path", "", "switch unbroken_path takes on or off, not ''"),
        ("unbroken_path", "true", "switch unbroken_path takes on or off, not 'true'"),
        ("unbroken_path", "none", "switch unbroken_path takes on or off, not 'none'"),
        ("goals_turned", "both", "switch goals_turned takes all or one, not 'both'"),
        ("goals_turned", "on", "switch goals_turned takes all or one, not 'on'"),
        (
            "round_ends",
            "Empty",
            "switch round_ends takes hands-empty or no-playable-card, not 'Empty'",
        ),
        (
            "roles",
            "1+3",
            "switch roles takes something like '1+3 1+4 2+4 2+5 3+5 3+6 3+7 4+7', not '1+3'",
        ),
        ("roles", "5+3 1+4 2+4 2+5 3+5 3+6 3+7 4+7", "switch roles takes something like "),
        ("roles", "1+3 1+4 2+4 2+5 3+5 3+6 3+7 4+8", "switch roles takes something like "),
    ],
)
def test_words_that_a_switch_does_not_take_are_refused(
    switch: str, words: str, sentence: str
) -> None:
    with pytest.raises(SetupError) as refusal:
        amend(LV, {switch: words})
    assert str(refusal.value).startswith(sentence)


@given(st.sampled_from(sorted(switches(LV))), st.text(max_size=10))
def test_any_words_are_taken_or_refused(switch: str, words: str) -> None:
    try:
        edition = amend(LV, {switch: words})
    except SetupError:
        return
    assert amend(LV, switches(edition)) == edition


def test_a_role_pool_must_be_large_enough() -> None:
    # fa leaves no spare role with five players: 2+3.
    assert SABOTEUR.setup(FA, 5)
    small = amend(LV, {"roles": "1+3 1+4 1+3 2+5 3+5 3+6 3+7 4+7"})
    assert SABOTEUR.setup(small, 4)
    with pytest.raises(
        SetupError, match=r"^the role pool 1\+3 has 4 cards, too few for 5 players$"
    ):
        SABOTEUR.setup(small, 5)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_seats_and_first_must_be_at_the_table(game: AnyGame) -> None:
    edition = next(iter(game.editions.values()))
    for seats in (-1, 0, game.seats.start - 1, game.seats.stop):
        with pytest.raises(SetupError, match=f"not {seats}$"):
            game.setup(edition, seats)
    for seats in game.seats:
        for first in range(seats):
            assert game.setup(edition, seats, Seat(first))
        for nobody in (-1, seats):
            with pytest.raises(SetupError, match=f"^the first seat is 0 to {seats - 1}, not"):
                game.setup(edition, seats, Seat(nobody))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_presets_are_kept_under_their_names(game: AnyGame) -> None:
    assert {name: edition.name for name, edition in game.editions.items()} == {
        name: name for name in game.editions
    }


class House(Edition, frozen=True):
    """Switches that are described nowhere, and of a kind that Saboteur has none of."""

    hand: int = 6
    limit: int | None = None
    steps: tuple[int, ...] = (1, 2)
    lamp: Literal["on", "off"] = "on"


def test_a_number_can_be_a_switch() -> None:
    house = House("house")
    assert switches(house) == {"hand": "6", "limit": "none", "steps": "1 2", "lamp": "on"}
    assert amend(house, {"steps": "3 5", "lamp": "off"}).steps == (3, 5)
    assert amend(house, {"steps": "3 5", "lamp": "off"}).lamp == "off"
    assert amend(house, {"hand": "7", "limit": "3"}) == House("house", 7, 3)
    assert amend(House("house", 7, 3), {"limit": "none"}).limit is None
    assert switch_description(house, "hand") == ""
    with pytest.raises(SetupError, match="switch hand takes a whole number, not 'many'"):
        amend(house, {"hand": "many"})


@pytest.mark.parametrize(
    "wrong", [{"round_ends": "typo"}, {"roles": ("9+9",) * 8}, {"roles": ("1+3",)}]
)
def test_an_edition_with_wrong_values_cannot_be_set_up(wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError, match="this is not an edition of Saboteur: "):
        SABOTEUR.setup(structs.replace(LV, **wrong), 5)


@pytest.mark.parametrize(
    ("game", "switch", "words", "numbers"),
    [
        (SABOTEUR, "unbroken_path", ("on", "off"), None),
        (SABOTEUR, "goals_turned", ("all", "one"), None),
        (SABOTEUR, "roles", (), None),
        (DIXIT, "winning_points", ("none",), (1, 100)),
        (DIXIT, "max_bonus_points", ("none",), (0, 99)),
    ],
)
def test_a_form_is_offered_the_options_of_every_switch(
    game: AnyGame, switch: str, words: tuple[str, ...], numbers: tuple[int, int] | None
) -> None:
    edition = next(iter(game.editions.values()))
    assert switch_options(edition, switch) == Options(words, numbers)
    for word in words:
        assert switches(amend(edition, {switch: word}))[switch] == word
    for number in numbers or ():
        assert switches(amend(edition, {switch: str(number)}))[switch] == str(number)
