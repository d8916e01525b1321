"""Thousands of games of every mission of Hybrid, played in the core: all of them end in time, and soundly."""

import pytest

from monstrum.core.build import compiled
from monstrum.core.chance import new_chance
from monstrum.core.engine import settle
from monstrum.core.playout import playout
from monstrum.core.quick import Quick
from monstrum.games.hybrid.state import UNDECIDED
from monstrum.lab.soundness import check
from tests.rules.hybrid.skirmish import standard

MISSIONS = ("HYM-1", "HYM-2", "HYM-3", "HYM-4", "HYM-5", "HYM-6")
GAMES = 5_000 if compiled() else 200
CHUNKS = 5


@pytest.mark.soak
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_game_ends_by_the_last_round(mission: str, chunk: int) -> None:
    beginning = standard().beginning(mission)
    for seed in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        state = beginning.clone()
        state.chance = new_chance(seed)
        state.mute()
        settle(state)
        playout(state, Quick(seed))
        assert state.outcome != UNDECIDED
        assert state.round <= state.mission.round_limit, seed
        check("hybrid", state)
