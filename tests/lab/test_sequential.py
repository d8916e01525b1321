"""The sequential test: what it is worth at its edges, and that it is wrong as seldom as it says."""

import math
import random

import pytest

from monstrum.lab.sequential import HIGH, LOW, OPEN, Hypotheses, likeliest, log_ratio

NOTHING = {0.0: 0, 0.25: 0, 0.5: 0, 0.75: 0, 1.0: 0}

MATCHES = 80


def test_the_likeliest_distribution_has_the_wanted_mean_and_stays_one() -> None:
    frequencies = {0.0: 0.1, 0.25: 0.05, 0.5: 0.4, 0.75: 0.05, 1.0: 0.4}
    for mean in (0.2, 0.5, 0.65, 0.9):
        found = likeliest(frequencies, mean)
        assert sum(found.values()) == pytest.approx(1)
        assert sum(share * often for share, often in found.items()) == pytest.approx(mean)
    true_mean = sum(share * often for share, often in frequencies.items())
    assert likeliest(frequencies, true_mean) == pytest.approx(frequencies)


def test_only_wins_and_losses_are_the_textbook_ratio() -> None:
    """With two results there is one distribution for each mean, and Wald's ratio is exact."""
    counts = {0.0: 30, 1.0: 70}
    exact = 70 * math.log(0.7 / 0.6) + 30 * math.log(0.3 / 0.4)
    assert log_ratio(counts, Hypotheses(0.6, 0.7)) == pytest.approx(exact, rel=1e-6)


def test_nothing_is_known_before_anything_was_played_and_little_after_one_deal() -> None:
    asked = Hypotheses(0.5, 0.55)
    assert log_ratio(NOTHING, asked) == 0.0
    assert asked.decide(log_ratio(NOTHING | {1.0: 1}, asked)) == OPEN


def test_a_row_of_won_pairs_is_believed_after_a_while() -> None:
    asked = Hypotheses(0.5, 0.55)
    first = next(n for n in range(1, 99) if asked.decide(log_ratio(NOTHING | {1.0: n}, asked)) == HIGH)
    assert 25 < first < 40
    assert asked.decide(log_ratio(NOTHING | {0.0: first}, asked)) == LOW


def test_pairs_that_cancel_out_say_more_than_the_same_wins_unpaired() -> None:
    asked = Hypotheses(0.5, 0.55)
    paired = log_ratio(NOTHING | {0.5: 60, 0.75: 20, 0.25: 20}, asked)
    loose = log_ratio(NOTHING | {0.0: 50, 1.0: 50}, asked)
    assert paired < loose < 0


def run(mean: float, asked: Hypotheses, rng: random.Random) -> tuple[str, int]:
    """A match between two whose pairs have this mean."""
    counts = dict(NOTHING)
    for deal in range(1, 2000):
        easy = rng.random() < 0.5  # such a deal is worth a game to whoever has the better seat
        won = 0.5 if easy else float(rng.random() < 2 * mean - 0.5)
        counts[won] += 1
        decision = asked.decide(log_ratio(counts, asked))
        if decision != OPEN:
            return decision, deal
    return OPEN, 2000


@pytest.mark.parametrize(("mean", "wrong"), [(0.5, HIGH), (0.6, LOW)])
def test_it_is_wrong_in_one_case_of_twenty_at_most(mean: float, wrong: str) -> None:
    rng = random.Random(f"sequential {mean}")
    asked = Hypotheses(0.5, 0.6)
    ended = [run(mean, asked, rng) for _ in range(MATCHES)]
    assert sum(decision == wrong for decision, _ in ended) <= MATCHES * 0.05 + 4  # two standard deviations
    assert sum(deals for _, deals in ended) / MATCHES < 110  # a fixed test of this power needs 136
