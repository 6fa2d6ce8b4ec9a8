"""Intervals and rankings, against numbers from the books."""

from __future__ import annotations

import pytest

from lorelode.arena.stats import Share, rank_score, ratio, student, wilson


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [
        # Newcombe (1998), Statistics in Medicine 17, table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_wilson_interval_agrees_with_published_values(
    hits: int, tries: int, low: float, high: float
) -> None:
    assert wilson(hits, tries) == pytest.approx((low, high), abs=0.0001)


def test_without_tries_any_share_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert Share.of(0, 0).text == "–"


@pytest.mark.parametrize(
    ("freedom", "t"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)]
)
def test_students_t_agrees_with_published_tables(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, rel=0.04 if freedom < 5 else 0.01)


def test_the_ratio_of_pairs_of_equal_weight_is_their_mean() -> None:
    # The mean of 1, 2, 3, 4, 5 is 3, their standard deviation 1.5811, that of the mean 0.7071, and
    # t with four degrees of freedom 2.776.
    found = ratio((number, 1) for number in range(1, 6))
    assert found.mean == 3
    assert found.high - found.mean == pytest.approx(2.776 * 0.7071, rel=0.02)
    assert found.samples == 5


def test_dependent_numbers_are_one_sample() -> None:
    apart = ratio([(1, 1), (0, 1)] * 10)
    together = ratio([(2, 2), (0, 2)] * 5)
    assert apart.mean == together.mean == 0.5
    assert together.high > apart.high


def test_few_samples_give_no_interval() -> None:
    assert ratio([(0.5, 1)]).points() == "+50.0 (–)"
    assert ratio([(0, 1), (1, 1)] * 2).points() == "+50.0 (–)"
    assert ratio([(0.5, 1)] * 5).points() == "+50.0 (+50.0 to +50.0)"
    assert ratio([]).points() == "–"


def test_an_interval_stays_within_the_possible_values() -> None:
    found = ratio([(0.9, 1), (1, 1), (1, 1)], 0.0, 1.0)
    assert found.high == 1.0


@pytest.mark.parametrize(
    ("suspicion", "true", "share"),
    [
        ([0.9, 0.1, 0.2], [True, False, False], 1.0),
        ([0.9, 0.1, 0.2], [False, True, False], 0.0),
        ([0.9, 0.8, 0.2, 0.1], [True, False, True, False], 0.5),
        # Two places; one is taken by 0.9, and three are as likely to have the other.
        ([0.9, 0.2, 0.2, 0.2], [True, True, False, False], (1 + 1 / 3) / 2),
        ([0.5, 0.5, 0.5, 0.5], [True, False, True, False], 0.5),
    ],
)
def test_a_ranking_is_scored_by_its_ordered_pairs(
    suspicion: list[float], true: list[bool], share: float
) -> None:
    assert rank_score(suspicion, true) == pytest.approx(share)


def test_a_ranking_without_true_ones_is_refused() -> None:
    with pytest.raises(ValueError, match="nobody"):
        rank_score([0.1], [False])
