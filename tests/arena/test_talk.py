"""What talk changes, in games that were played and in games made up by hand."""

from __future__ import annotations

import pytest

from lorelode.arena.lineup import HEARD, SILENT, TALKS, UNHEARD
from lorelode.arena.saboteur.game import (
    SABOTEURS,
    TREASURE,
    ClaimCount,
    Guesses,
    Round,
    SaboteurGame,
    is_true,
)
from lorelode.arena.saboteur.study import SABOTEUR_STUDY, saboteur_cell
from lorelode.arena.saboteur.tables import talk_tables
from lorelode.arena.saboteur.talk_findings import find_talk
from lorelode.arena.studies import STUDIES
from lorelode.arena.study import Cell, Wish, WishError
from lorelode.arena.tasks import make_tasks, play_tasks
from lorelode.bots.talk import Claim
from tests.rules.saboteur.table import table


def cell(talk: str, seats: int = 5) -> Cell:
    return saboteur_cell("lv", seats, "normal", "normal", talk=talk)


def test_who_speaks_and_does_not_listen_plays_as_in_silence() -> None:
    cells = [cell(talk) for talk in TALKS.values()]
    kept = {result.task.cell.talk: result.kept for result in play_tasks(make_tasks(cells, 1, 3))}
    assert kept[UNHEARD].rounds == kept[SILENT].rounds
    assert kept[UNHEARD].claims
    assert not kept[SILENT].claims
    # The same moves, but the beliefs are those of somebody who hears what is said.
    assert kept[UNHEARD].guesses != kept[SILENT].guesses
    assert {one.phrase for one in kept[HEARD].claims} <= {
        "gold",
        "stone",
        "suspect",
        "trust",
        "miner",
    }


@pytest.mark.parametrize(
    ("claim", "so"),
    [
        (Claim(0, "gold", "middle"), True),
        (Claim(0, "gold", "top"), False),
        (Claim(0, "stone", "middle"), False),
        (Claim(0, "stone", "top"), True),
        (Claim(0, "suspect", 2), True),
        (Claim(0, "suspect", 1), False),
        (Claim(0, "trust", 2), False),
        (Claim(0, "trust", 1), True),
        (Claim(0, "miner"), True),
        (Claim(2, "miner"), False),
    ],
)
def test_whether_a_claim_is_true(claim: Claim, so: bool) -> None:
    assert is_true(claim, table(roles="MMS", goals="ES gold SW")) is so


def game(won: int, missed: float, *claims: ClaimCount) -> SaboteurGame:
    """A game of three rounds, of which the miners won some; each of ten beliefs missed by this."""
    return SaboteurGame(
        rounds=tuple(Round(at < won, 1, 30) for at in range(3)),
        guesses=tuple(
            Guesses(about, True, 0, 5, 10, 5.0, 5, 10 * missed, 2.5)
            for about in (SABOTEURS, TREASURE)
        ),
        claims=claims,
    )


def test_what_talk_changes_is_compared_deal_by_deal() -> None:
    lie = ClaimCount("gold", False, 2, 0)
    truth = ClaimCount("gold", True, 4, 4)
    played = {
        **{(cell(HEARD), deal, 1): game(2, 0.1, lie, truth) for deal in range(6)},
        **{(cell(SILENT), deal, 1): game(deal % 2, 0.2) for deal in range(6)},
        # Without a silent game of the same deal, it is not compared.
        (cell(HEARD, seats=7), 0, 1): game(3, 0.1, lie, truth),
    }
    found = find_talk(played, {(HEARD, TREASURE): 3.2})
    heard, silent = found.effects
    assert (heard.talk, heard.rounds, silent.talk, silent.rounds) == ("heard", 21, "silent", 18)
    assert heard.miners.share == pytest.approx(15 / 21, abs=1e-3)
    assert heard.more.mean == pytest.approx(0.5, abs=1e-3)
    assert heard.more.samples == 6
    assert heard.more.low > 0
    assert heard.briers == pytest.approx({SABOTEURS: 0.1, TREASURE: 0.1})
    assert heard.less_wrong[TREASURE].mean == pytest.approx(0.1)
    assert (heard.worst, silent.worst[TREASURE]) == ({SABOTEURS: None, TREASURE: 3.2}, None)
    liars, honest = found.honesty
    assert (liars.miner, liars.true.share, honest.miner, honest.true.share) == (False, 0, True, 1)
    assert liars.a_round == pytest.approx(14 / 21)
    talk, honesty = talk_tables(found)
    assert [row[0] for row in talk.rows] == ["heard", "silent"]
    assert [row[1] for row in honesty.rows] == ["saboteurs", "miners"]


def test_levels_are_compared_apart_and_beliefs_only_where_they_are_measured() -> None:
    def hard(talk: str) -> Cell:
        return saboteur_cell("lv", 5, "hard", "hard", talk=talk)

    played = {
        **{(hard(HEARD), deal, 1): game(1, 0.1) for deal in range(6)},
        **{(hard(SILENT), deal, 1): game(2, 0.1) for deal in range(6)},
        **{(cell(talk), 0, 1): game(3, 0.1) for talk in (HEARD, SILENT)},
        (saboteur_cell("lv", 5, "easy", "easy"), 0, 1): game(3, 0.1),
        (saboteur_cell("lv", 5, "hard", "normal", talk=SILENT), 0, 1): game(3, 0.1),
    }
    found = find_talk(played, {})
    assert [(one.level, one.talk) for one in found.effects] == [
        (level, talk) for level in ("hard", "normal") for talk in ("heard", "silent")
    ]
    assert found.effects[0].more.mean == pytest.approx(-1 / 3, abs=1e-3)
    table, *_ = talk_tables(found)
    assert table.title == "What talk changes, hard bots at all seats"
    assert set(table.rows[0][4:]) == {"–"}


def test_without_silent_games_nothing_is_compared() -> None:
    assert not find_talk({(cell(HEARD), 0, 1): game(2, 0.1)}, {}).effects


def test_how_bots_talk_can_be_asked_for() -> None:
    wish = Wish("lv", [5], ["normal"], talks=["heard", "silent"])
    assert [one.talk for one in SABOTEUR_STUDY.cells(wish)] == [HEARD, SILENT]
    with pytest.raises(WishError, match="shout"):
        SABOTEUR_STUDY.cells(Wish("lv", [5], ["normal"], talks=["shout"]))
    with pytest.raises(WishError, match="--talk"):
        STUDIES["dixit"].cells(Wish("fa", [4], talks=["silent"]))
