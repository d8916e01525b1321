"""Secret choices: games whose answer is known."""

import pytest

from monstrum.core.mixing import Meeting, drawn, mixed
from monstrum.core.quick import Quick


def meeting(payoffs: list[list[int]]) -> Meeting:
    """Of two players who share 100."""
    found = Meeting(len(payoffs), [len(payoffs[0])])
    found.found = [[own, 100 - own] for row in payoffs for own in row]
    return found


def test_matching_pennies_is_played_half_and_half() -> None:
    assert mixed([meeting([[100, 0], [0, 100]])]) == pytest.approx([0.5, 0.5], abs=0.05)


def test_who_loses_more_by_one_answer_gives_it_less_often() -> None:
    """The value of [[90, 10], [40, 60]] is 50, with the first row in one game of five."""
    assert mixed([meeting([[90, 10], [40, 60]])]) == pytest.approx([0.2, 0.8], abs=0.06)


def test_what_is_always_worse_is_not_played() -> None:
    chances = mixed([meeting([[10, 20], [50, 60]]), meeting([[30, 20], [40, 60]])])
    assert chances[1] > 0.97
    assert {drawn(chances, Quick(seed)) for seed in range(200)} == {1}


def test_others_know_their_world_and_the_seat_does_not() -> None:
    """In each world the other one has an answer to one row: no row is safe, and half of each is best."""
    worlds = [meeting([[0], [100]]), meeting([[100], [0]])]
    assert sum(mixed(worlds)) == pytest.approx(1.0)
    knowing = [meeting([[0, 50], [100, 50]]), meeting([[100, 50], [0, 50]])]
    chances = mixed(knowing)
    assert chances == pytest.approx([0.5, 0.5], abs=0.1)


def test_draws_are_as_frequent_as_they_should_be() -> None:
    draws = [drawn([0.25, 0.02, 0.73], Quick(seed)) for seed in range(2000)]
    assert draws.count(1) == 0
    assert draws.count(0) / 2000 == pytest.approx(0.25 / 0.98, abs=0.04)


def test_three_players_have_profiles() -> None:
    found = Meeting(1, [2, 3])
    assert found.profiles == 6
    assert [(found.answer_in(at, 0), found.answer_in(at, 1)) for at in range(6)] == [
        (0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2),
    ]  # fmt: skip
