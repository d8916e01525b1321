"""OpenSpiel's own information-set search plays one of our games against a random player.

    python examples/openspiel_search.py xybrid --games 2 --simulations 40

Needs `pip install 'monstrum[openspiel]'`. The search draws states from what its player knows, through our
sampler: it never sees a hidden card.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from monstrum.envs.learnable import LEARNABLE
from monstrum.envs.spiel import short_name


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="xybrid", choices=list(LEARNABLE))
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()

    game = pyspiel.load_game(short_name(said.game))
    rng = np.random.RandomState(said.seed)
    search = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.5,
        max_simulations=said.simulations,
        random_state=rng,
    )
    bots = [search, uniform_random.UniformRandomBot(1, rng)]
    total = 0.0
    for number in range(said.games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                action = int(rng.choice(outcomes, p=chances))
            else:
                action = bots[state.current_player()].step(state)
            state.apply_action(action)
        total += state.returns()[0]
        print(f"Game {number + 1}: the search gets {state.returns()[0]:+.0f}.", flush=True)
    print(f"Mean return with {said.simulations} simulations per decision: {total / said.games:+.2f}")


if __name__ == "__main__":
    main()
