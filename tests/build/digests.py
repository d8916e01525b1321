"""Random games as one hash: `python -m tests.build.digests 0 2000 xybrid` prints the build and the hash."""

import hashlib
import sys
from typing import Any

from monstrum.core.build import build_name
from monstrum.core.codec import digest
from monstrum.core.engine import actor, legal_actions, step
from monstrum.core.playout import playout
from monstrum.core.quick import Quick
from monstrum.games.library import load_game
from monstrum.games.mutation_wars.state import VARIANT_NAMES


def agreed(name: str, seed: int) -> dict[str, Any]:
    """Every number of players, every variant of Mutation Wars (its random games would take very long), and
    every mission of Hybrid."""
    if name == "xybrid":
        return {"players": 2 + seed % 3}
    if name == "hybrid":
        return {"mission": f"HYM-{1 + seed % 6}"}
    variants = [variant for at, variant in enumerate(VARIANT_NAMES) if (seed // 4 >> at) & 1]
    return {"players": 2 + seed % 4, "target_bodies": 2 + seed % 5, "max_turns": 12, "variants": variants}


def games_hash(first: int, number: int, name: str = "xybrid") -> str:
    """Games of all numbers of players in turn; a few states on the way and the last one of each."""
    game = load_game(name)
    found = hashlib.sha256()
    for seed in range(first, first + number):
        rng = Quick(seed)
        state = game.start(agreed(name, seed), seed)
        state.mute()
        for _ in range(rng.below(60)):
            if state.over():
                break
            legal = legal_actions(state, actor(state))
            step(state, legal[rng.below(len(legal))])
        found.update(digest(state).encode())
        knowledge = game.know(state, seed % state.seats)
        found.update(digest(game.sample(knowledge, rng)).encode())
        playout(state, rng)
        found.update(digest(state).encode())
    return found.hexdigest()


if __name__ == "__main__":
    print(build_name(), games_hash(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]))
