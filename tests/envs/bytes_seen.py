"""Observations and masks as one hash: `python -m tests.envs.bytes_seen hybrid 6` prints the build and it."""

import hashlib
import sys

from monstrum.core.build import build_name
from monstrum.core.encoder import Glance, whose_turn
from monstrum.core.engine import legal_actions, step
from monstrum.core.quick import Quick
from monstrum.envs.learnable import lesson
from monstrum.envs.opponents import core_rival
from tests.build.digests import agreed

DECISIONS = 60  # of a game
GREEDY_EVERY = 4


def seen_hash(name: str, games: int) -> str:
    """What all seats see in the first decisions of some games; now and then the greedy rival decides."""
    found = hashlib.sha256()
    for seed in range(games):
        settings = {"players": 2} | agreed(name, seed)
        taken = lesson(name, **settings)
        glance, rival, rng = Glance(taken.encoder), core_rival("greedy", taken), Quick(seed)
        state = taken.game.start(taken.config, seed)
        state.mute()
        for number in range(DECISIONS):
            if state.over():
                break
            for seat in range(state.seats):
                found.update(bytes(glance.observation(state, seat)))
            found.update(bytes(glance.mask(state)))
            seat = whose_turn(state)
            legal = legal_actions(state, seat)
            greedy = number % GREEDY_EVERY == 0
            step(state, rival.choose(state, seat, rng) if greedy else legal[rng.below(len(legal))])
    return found.hexdigest()


if __name__ == "__main__":
    print(build_name(), seen_hash(sys.argv[1], int(sys.argv[2])))
