"""Intervals, against published values."""

import pytest

from monstrum.lab.statistics import mean, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 4, 0.0456, 0.6994)],
)
def test_wilson_intervals_are_the_known_ones(wins: int, games: int, low: float, high: float) -> None:
    rate = wilson(wins, games)

    assert rate.low == pytest.approx(low, abs=5e-4)
    assert rate.high == pytest.approx(high, abs=5e-4)
    assert rate.share == wins / games


def test_without_games_nothing_is_known() -> None:
    rate = wilson(0, 0)

    assert (rate.low, rate.high, rate.share) == (0.0, 1.0, 0.0)


def test_the_mean_of_nothing_is_nothing() -> None:
    assert mean([]) == 0.0
    assert mean([1, 2]) == 1.5
