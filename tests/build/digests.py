"""Random games as one hash: `python -m tests.build.digests 0 2000` prints the build and the hash."""

import hashlib
import sys

from monstrum.core.build import build_name
from monstrum.core.codec import digest
from monstrum.core.engine import actor, legal_actions, step
from monstrum.core.playout import playout
from monstrum.core.quick import Quick
from monstrum.games.library import load_game


def games_hash(first: int, number: int) -> str:
    """Games of 2, 3 and 4 players in turn; a few states on the way and the last one of each."""
    game = load_game("xybrid")
    found = hashlib.sha256()
    for seed in range(first, first + number):
        rng = Quick(seed)
        state = game.start({"players": 2 + seed % 3}, seed)
        state.mute()
        for _ in range(rng.below(60)):
            legal = legal_actions(state, actor(state))
            step(state, legal[rng.below(len(legal))])
        found.update(digest(state).encode())
        knowledge = game.know(state, seed % state.seats)
        found.update(digest(game.sample(knowledge, rng)).encode())
        playout(state, rng)
        found.update(digest(state).encode())
    return found.hexdigest()


if __name__ == "__main__":
    print(build_name(), games_hash(int(sys.argv[1]), int(sys.argv[2])))
