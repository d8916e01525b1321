"""Counts of action sequences from fixed positions: the alarm for any change in what is legal.

Chance is seeded, so a count is a number. `python -m tests.perft.test_perft_hybrid` prints them anew.
"""

import pytest

from monstrum.core.engine import actor, decision, legal_actions, step
from monstrum.core.state import State
from monstrum.games.library import load_game
from tests.perft.driver import counts, print_counts

POSITIONS: dict[str, tuple[str, str, int]] = {
    "setup of The Airlock": ("HYM-1", "", 0),
    "setup of Hold the Crossing": ("HYM-2", "", 0),
    "a Movement in The Airlock": ("HYM-1", "MOVE", 40),
    "a Movement in the crossing": ("HYM-2", "MOVE", 60),
    "a target in The Airlock": ("HYM-1", "TARGET", 60),
    "a force for The Black Reliquary": ("HYM-3", "FORCE", 0),
    "a Movement in the laboratory": ("HYM-4", "MOVE", 60),
    "a mode in the cells": ("HYM-5", "MODE", 40),
}
"""A mission, the decision wanted, and how many decisions are taken before it: always the middle option."""

COUNTS: dict[str, list[int]] = {
    "setup of The Airlock": [2, 4, 24, 96],
    "setup of Hold the Crossing": [2, 4, 12, 144],
    "a Movement in The Airlock": [9, 80, 594, 3631],
    "a Movement in the crossing": [5, 20, 147, 1430],
    "a target in The Airlock": [3, 12, 84, 525],
    "a force for The Black Reliquary": [11, 73, 429, 2532],
    "a Movement in the laboratory": [9, 73, 417, 1906],
    "a mode in the cells": [4, 10, 24, 69],
}


def arranged(name: str) -> State:
    mission, wanted, before = POSITIONS[name]
    state = load_game("hybrid").start({"mission": mission}, 7)
    taken = 0
    while taken < before or wanted not in ("", decision(state)):
        legal = legal_actions(state, actor(state))
        step(state, legal[len(legal) // 2])
        taken += 1
        assert not state.over(), "this game never gets there"
    return state


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_action_sequences_is_what_it_was(name: str) -> None:
    assert counts(arranged(name), len(COUNTS[name])) == COUNTS[name]


if __name__ == "__main__":
    print_counts(POSITIONS, arranged, 4)
