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

COUNTS: dict[str, list[int]] = {}


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
