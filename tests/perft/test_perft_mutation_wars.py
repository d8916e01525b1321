"""Counts of action sequences from fixed positions: the alarm for any change in what is legal.

Chance is seeded, so a count is a number. `python -m tests.perft.test_perft_mutation_wars` prints them anew.
"""

from typing import Any

import pytest

from monstrum.core.state import State
from monstrum.games.library import load_game
from tests.perft.driver import counts, print_counts

POSITIONS: dict[str, dict[str, Any]] = {
    "start": {},
    "buying": {
        "phase": "build",
        "P0": "R(Eye:R, Claw:G, Tail:B) hand{Eye:G Eye:B Claw:Y FT:R Glow:Y M13 BT01}",
        "P1": "G(Eye:Y, -, >B(Spikes:B, -)) hand{Claw:R Tail:G M14 M19 BT21}",
    },
    "cards of all sorts": {
        "phase": "mutate",
        "P0": "R(Eye:R, FT:G, >Y(Claw:Y, -)) hand{Tail:R M09 M11 M12 M13 M14 M15 M16 M21 M22 M23 M24}",
        "P1": "G(Glow:G, Claw:R, >B(Eye:B, Tail:B)) hand{Snout:G Snout:B M10 M17 M20 BT02}",
        "P2": "B(Sting:B, ~Eye:Y, -) hand{M01 BT03 BT05}",
        "discards": {"parts": "Eye:G Claw:B Whisk:Y"},
    },
    "a battle of five": {
        "P0": "R(Claw:R, Claw:G, Tent:B) hand{BT11 BT18 BT23 M01}",
        "P1": "G(FT:G, Eye:R, Spikes:G) hand{BT01 BT21 BT22 M02 M03}",
        "P2": "B(FT:R', ~FT:B, Tail:B) hand{BT13 M04}",
        "P3": "Y(Glow:Y, Eye:Y, -) hand{BT16}",
        "P4": "R(-, -, -) hand{M05 M06 M07}",
    },
    "clean up in the extended game": {
        "phase": "cleanup",
        "target_bodies": 6,
        "P0": "R(Eye:R, >G(Claw:G, Tail:B), >B(Spikes:B, FT:B)) hand{M01 M01 M02 M03 BT01 BT02 BT03 BT03}",
        "P1": "Y(Eye:Y, -, -) hand{M04 M05 BT04}",
    },
}

COUNTS: dict[str, list[int]] = {
    "start": [3, 9, 30, 120, 120, 120, 240],
    "buying": [2, 8, 16, 35, 83, 274, 550],
    "cards of all sorts": [11, 29, 86, 247, 619, 1572, 4625],
    "a battle of five": [5, 17, 50, 167, 541, 1650, 4853],
    "clean up in the extended game": [4, 7, 10, 33, 63, 114, 341],
}


def arranged(name: str) -> State:
    game = load_game("mutation_wars")
    given = POSITIONS[name]
    return game.arrange(given, {}, 7) if given else game.start({"players": 2}, 7)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_action_sequences_is_what_it_was(name: str) -> None:
    assert counts(arranged(name), len(COUNTS[name])) == COUNTS[name]


if __name__ == "__main__":
    print_counts(POSITIONS, arranged, 7)
