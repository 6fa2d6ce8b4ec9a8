"""What is made of results: shares, verdicts, calibration, ranking; worked out by hand."""

from __future__ import annotations

import pytest

from lorelode.arena.dixit.findings import find as find_dixit
from lorelode.arena.dixit.game import DixitGame, SeatResult, TurnResult
from lorelode.arena.dixit.study import dixit_cell
from lorelode.arena.dixit.tables import finders_table
from lorelode.arena.saboteur.findings import find as find_saboteur
from lorelode.arena.saboteur.game import SABOTEURS, TREASURE, Guesses, Rankings, Round, SaboteurGame
from lorelode.arena.saboteur.study import saboteur_cell
from lorelode.arena.study import Result, Task


def game(miners: str, saboteurs: str, number: int, won: int, edition: str = "lv") -> Result:
    """A game of three rounds, this many of them won by the miners."""
    rounds = tuple(Round(at < won, 2, 20 + at) for at in range(3))
    cell = saboteur_cell(edition, 5, miners, saboteurs)
    return Result(Task(cell, number, 1, "v"), SaboteurGame(rounds))


def test_findings_have_the_shares_and_lengths_of_rounds() -> None:
    (duel,) = find_saboteur([game("easy", "random", 0, 2), game("easy", "random", 1, 3)]).duels
    assert (duel.games, duel.miners.hits, duel.miners.tries) == (2, 5, 6)
    assert duel.turns == 21.0  # 20, 21 and 22, twice
    assert duel.turns_won == 20.8  # without one of 22


def test_a_level_is_compared_with_the_one_below_on_the_same_opponents_and_deals() -> None:
    results = [
        # Deal 0: easy wins three rounds against random and one against easy, random two and none.
        *(game("easy", "random", 0, 3), game("easy", "easy", 0, 1)),
        *(game("random", "random", 0, 2), game("random", "easy", 0, 0)),
        # Deal 1: three and none; what easy did against normal has nothing to be held against.
        *(
            game("easy", "random", 1, 3),
            game("random", "random", 1, 0),
            game("easy", "normal", 1, 0),
        ),
    ]
    verdicts = {(one.side, one.level, one.edition): one for one in find_saboteur(results).verdicts}
    miners = verdicts["miners", "easy", "lv"]
    # Against random 1 of 3 rounds more and all 3 more, against easy 1 more: opponents weigh the
    # same, however often they were met.
    assert miners.gain.mean == pytest.approx(((1 / 3 + 1) / 2 + 1 / 3) / 2, abs=1e-4)
    assert miners.gain.samples == 2
    # The saboteurs' easy against random: with easy miners in deal 0 two rounds more, with random
    # miners two more.
    saboteurs = verdicts["saboteurs", "easy", "lv"]
    assert saboteurs.gain.mean == pytest.approx(2 / 3, abs=1e-4)
    assert saboteurs.gain.samples == 1
    assert not saboteurs.beats, "one deal proves nothing"


def test_a_level_beats_another_if_the_whole_interval_is_above_zero() -> None:
    always = [
        game(level, "random", number, won)
        for number in range(8)
        for level, won in (("easy", 2 + number % 2), ("random", 1))
    ]
    now_and_then = [
        game(level, "random", number, won)
        for number in range(8)
        for level, won in (("easy", number % 4), ("random", 1))
    ]
    assert [one.beats for one in find_saboteur(always).verdicts] == [True, True]
    assert [one.beats for one in find_saboteur(now_and_then).verdicts] == [False, False]


def test_games_dealt_alike_in_several_editions_are_one_sample() -> None:
    """Three editions that deal alike are no more proof than one."""

    def verdicts(*editions: str) -> list[tuple[float, float, float, int]]:
        found = find_saboteur(
            game(level, "random", number, won, edition)
            for edition in editions
            for number in range(8)
            for level, won in (("easy", number % 4), ("random", 1))
        )
        gains = [one.gain for one in found.verdicts if one.edition is None]
        return [(gain.mean, gain.low, gain.high, gain.samples) for gain in gains]

    assert verdicts("lv", "he", "ru") == verdicts("lv")


def test_beliefs_in_several_editions_of_a_deal_are_one_sample() -> None:
    results = [
        Result(
            Task(saboteur_cell(edition, 5, "normal", "normal"), number, 1, "v"),
            SaboteurGame(
                (),
                (Guesses(SABOTEURS, True, 0, 2, 200, 80.0, 20, 30.0, 30.0),),
                (Rankings(0, 4, number % 3, 1.5),),
            ),
        )
        for edition in ("lv", "he")
        for number in range(2)
    ]
    found = find_saboteur(results)
    (ranking,) = found.rankings
    assert (ranking.found.samples, ranking.beyond.samples) == (2, 2)
    (calibration,) = found.calibrations
    (decile,) = calibration.deciles
    assert (decile.count, decile.independent) == (800, 400)
    assert calibration.worst is None, "400 are too few, though they were counted twice"


def test_calibration_counts_the_beliefs_of_miners_by_decile() -> None:
    cell = saboteur_cell("lv", 5, "normal", "normal")
    guesses = (
        Guesses(SABOTEURS, True, 0, 2, 10, 2.5, 3, 2.0, 2.4),
        Guesses(SABOTEURS, True, 3, 2, 10, 2.3, 1, 1.0, 2.4),
        Guesses(SABOTEURS, True, 3, 9, 20, 19.0, 18, 1.0, 5.2),
        Guesses(SABOTEURS, False, 3, 9, 99, 99.0, 0, 99.0, 9.9),
        Guesses(TREASURE, True, 3, 5, 20, 11.0, 12, 4.9, 5.0),
    )
    rankings = (Rankings(0, 4, 2.0, 1.5), Rankings(None, 4, 4.0, 1.5))
    results = [
        Result(Task(cell, number, 1, "v"), SaboteurGame((), guesses, rankings))
        for number in range(2)
    ]
    found = find_saboteur(results)
    one, goals = found.calibrations
    assert (goals.about, goals.saboteurs, goals.count) == (TREASURE, "normal", 40)
    assert (goals.brier, goals.base) == (0.245, 0.25)
    assert [(row.decile, row.said, row.was) for row in goals.deciles] == [(5, 0.55, 0.6)]
    assert (one.about, one.saboteurs, one.count) == (SABOTEURS, "normal", 80)
    assert one.brier == 0.1  # 4 of 40
    assert one.base == 0.25  # 10 of 40
    low, high = one.deciles
    assert (low.decile, low.count, low.said, low.was) == (2, 40, 0.24, 0.2)
    assert (high.decile, high.said, high.was) == (9, 0.95, 0.9)
    assert high.off == pytest.approx(5)
    assert one.worst is None, "none of the deciles has enough samples"
    first, last = found.rankings
    assert (first.part, first.found.mean, first.chance) == (0, 0.5, 0.375)
    assert (last.part, last.found.mean, last.beyond.mean) == (None, 1.0, 0.625)


def test_findings_of_dixit_have_storytellers_and_standings() -> None:
    cell = dixit_cell("fa", 4, ["easy", "hard"], "lv")
    turns = (
        TurnResult("easy", 0, 3, 3, 0),
        TurnResult("hard", 1, 3, 3, 3),
        TurnResult("easy", 3, 3, 3, 0),
        TurnResult("hard", 2, 3, 3, 3),
    )
    seats = (
        SeatResult("easy", 4),
        SeatResult("hard", 10),
        SeatResult("easy", 6),
        SeatResult("hard", 12),
    )
    found = find_dixit(
        [Result(Task(cell, number, 1, "v"), DixitGame(turns, seats)) for number in (0, 1)]
    )
    easy, hard = found.storytellers
    assert (easy.level, easy.turns, hard.level) == ("easy", 4, "hard")
    assert (easy.none.share, easy.some.share, easy.everybody.share) == (0.5, 0.0, 0.5)
    assert (hard.none.share, hard.some.share, hard.everybody.share) == (0.0, 1.0, 0.0)
    assert (hard.finders.mean, hard.chance, hard.times) == (0.5, 0.3333, 1.5)
    assert hard.finders.samples == 2, "the votes of a game hang together"
    assert (easy.points.mean, hard.points.mean) == (0.0, 3.0)
    assert [(one.level, one.points.mean) for one in found.standings] == [("easy", 5), ("hard", 11)]


def test_findings_of_dixit_add_up_tables_of_all_sizes() -> None:
    four, five = (dixit_cell("fa", seats, ["normal"], "lv") for seats in (4, 5))
    found = find_dixit(
        [
            Result(Task(four, 0, 1, "v"), DixitGame((TurnResult("normal", 3, 3, 3, 0),), ())),
            Result(Task(five, 0, 1, "v"), DixitGame((TurnResult("normal", 1, 4, 4, 3),) * 3, ())),
        ]
    )
    assert [one.company.seats for one in found.storytellers] == [4, 5]
    (both,) = found.overall
    assert (both.games, both.turns, both.some.share) == (2, 4, 0.75)
    assert (both.finders.mean, both.chance) == (0.4, 0.2667)  # 6 of 15 votes; 4 among 15
    rows = finders_table(found).rows
    assert [row[1] for row in rows] == ["4", "5", "all"]
    assert (
        len(finders_table(find_dixit([Result(Task(four, 0, 1, "v"), DixitGame((), ()))])).rows) == 1
    )
