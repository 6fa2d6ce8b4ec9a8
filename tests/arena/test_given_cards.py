"""Which cards bots give to people's clues, by what a person would have given."""

from __future__ import annotations

from benchmarks import clues, given
from lorelode.decks import built_in


def test_every_clue_for_tuning_has_cards_that_fit() -> None:
    tuning = clues.read_clues((clues.HELD_BACK.parent / "tuning.json").read_bytes())
    judged = given.read_fitting()
    assert {(one.language, one.clue, one.card) for one in judged} == {
        (one.language, one.clue, one.card) for one in tuning
    }
    for one in judged:
        assert one.card not in one.fitting
        assert len(set(one.fitting)) == len(one.fitting) > 0
        assert set(one.fitting) <= set(built_in().ids)


def test_bots_give_a_fitting_card_more_often_than_by_chance() -> None:
    latvian = [one for one in given.read_fitting() if one.language == "lv"]
    found = given.measure(latvian, "lv", 4, encoder=None)
    # Of 176 hands: the share by chance has a deviation of 2.5 %.
    assert found.by_chance + 0.05 < found.fits < found.could_fit < 1
