"""Counts of action sequences from fixed positions: the alarm for any change in what is legal.

Chance is seeded, so a count is a number. `python -m tests.perft.test_perft_xybrid` prints them anew.
"""

import pytest

from monstrum.core.state import State
from monstrum.games.library import load_game
from tests.perft.driver import counts, print_counts

POSITIONS: dict[str, dict[str, object]] = {
    "start": {},
    "first turns": {"P0": "C02[]", "P1": "C04[]"},
    "three players in the second round": {
        "players": 3,
        "round": 2,
        "P0": "C01[H05] pile{A16 C11 L14 X13} hand{A25 A18} inf 30",
        "P1": "C03[A13l] pile{H15 C08 A26} inf 25",
        "P2": "C06[L09] pile{X02 A06} hand{X07} inf 31",
    },
    "deployment": {
        "P0": "C06[H09 A14l A17r L10 +X04 +X19] hand{A25 H03} breakthroughs{B06 B07 B08} inf 12",
        "P1": "C12[H14 A22l A32r L05 +X06] hand{A18} breakthroughs{B03 B04 B16} inf 10",
        "step": "breakthroughs",
    },
    "a late deployment": {
        "round": 3,
        "P0": "C05[H10 A21l A29r L04 +X03] pile{X01 X02 A31} inf 50",
        "P1": "C07[H01 A19l A09r L08 +X09 +X15] pile{L16} hand{A03} inf 52",
        "step": "deploy",
    },
}

COUNTS: dict[str, list[int]] = {
    "start": [12, 132, 660, 2376, 6864, 15840],
    "first turns": [5, 18, 52, 120, 240, 792],
    "three players in the second round": [5, 15, 77, 289, 758, 2344],
    "deployment": [4, 16, 56, 259, 1012, 3683],
    "a late deployment": [2, 4, 8, 24, 48, 96],
}


def arranged(name: str) -> State:
    game = load_game("xybrid")
    given = POSITIONS[name]
    return game.arrange(given, {}, 7) if given else game.start({"players": 2}, 7)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_action_sequences_is_what_it_was(name: str) -> None:
    assert counts(arranged(name), len(COUNTS[name])) == COUNTS[name]


if __name__ == "__main__":
    print_counts(POSITIONS, arranged, 6)
