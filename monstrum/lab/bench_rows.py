"""Our own rows of the benchmark: random play in the core's own loop, from Python, copies, samples."""

import random
from typing import Any

from monstrum.core.chance import new_chance
from monstrum.core.engine import actor, legal_actions, legal_now, step
from monstrum.core.playout import playouts
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.games.library import brings, load_game
from monstrum.kit.entry import Learning
from monstrum.lab.bench import Row
from monstrum.lab.bench_hybrid import CROWDED, LARGE, SMALL, Searches, Sights, SkirmishLoop, amid
from monstrum.lab.bench_rollouts import Trials
from monstrum.lab.one_game import game_seed, play_one

GREEDY = "greedy@1"  # it never plays otherwise


def own_rows() -> list[Row]:
    return [
        Row("XYbrid, 2 players, core loop", "decisions", CoreLoop("xybrid", 2)),
        Row("XYbrid, 4 players, core loop", "decisions", CoreLoop("xybrid", 4)),
        Row("XYbrid, 2 players, from Python", "decisions", PythonLoop("xybrid", players=2)),
        Row("XYbrid clone", "clones", Cloning(middle_of_a_game("xybrid"))),
        Row("XYbrid know and sample", "samples", Sampling("xybrid", middle_of_a_game("xybrid"))),
        Row("Mutation Wars, 2 players, core loop", "decisions", CoreLoop("mutation_wars", 2)),
        Row("Mutation Wars, 5 players, core loop", "decisions", CoreLoop("mutation_wars", 5)),
        Row("Mutation Wars, 2 players, from Python", "decisions", PythonLoop("mutation_wars", players=2)),
        Row("Mutation Wars clone", "clones", Cloning(middle_of_a_game("mutation_wars"))),
        Row(
            "Mutation Wars know and sample",
            "samples",
            Sampling("mutation_wars", middle_of_a_game("mutation_wars")),
        ),
        Row("Hybrid HYM-1, core loop", "decisions", SkirmishLoop(SMALL)),
        Row("Hybrid HYM-2, core loop", "decisions", SkirmishLoop(LARGE)),
        Row("Hybrid HYM-2, from Python", "decisions", PythonLoop("hybrid", mission=LARGE)),
        Row("Hybrid clone", "clones", Cloning(amid(LARGE))),
        Row("Hybrid know and sample", "samples", Sampling("hybrid", amid(LARGE))),
        Row("Hybrid lines of sight", "lines", Sights(CROWDED)),
        Row("Hybrid reach of a Movement", "searches", Searches(LARGE)),
        Row("XYbrid, greedy games", "games", GreedyGames("xybrid")),
        Row("Mutation Wars, greedy games", "games", GreedyGames("mutation_wars")),
        Row("Hybrid HYM-2, greedy games", "games", GreedyGames("hybrid", mission=LARGE)),
        Row("XYbrid, rollouts", "rollouts", Trials("xybrid")),
        Row("Mutation Wars, rollouts", "rollouts", Trials("mutation_wars")),
        Row("Hybrid HYM-1, rollouts", "rollouts", Trials("hybrid", mission=SMALL)),
        Row("Hybrid HYM-2, rollouts", "rollouts", Trials("hybrid", mission=LARGE)),
    ]


class CoreLoop:
    """Whole games, setup included, without leaving the core."""

    def __init__(self, name: str, seats: int) -> None:
        game = load_game(name)
        learning: Learning = brings(name, "learning")
        self.start = learning.beginning(game, game.checked_config({"players": seats})).clone()
        self.start.chance = new_chance(seats)
        self.start.mute()
        self.rng = Quick(seats)

    def __call__(self, games: int) -> int:
        return playouts(self.start, games, self.rng)


class GreedyGames:
    """Whole games between two greedy players, as `monstrum simulate` plays them."""

    def __init__(self, name: str, **config: Any) -> None:
        self.game = load_game(name)
        self.config = config
        self.played = 0

    def __call__(self, games: int) -> int:
        for _ in range(games):
            self.played += 1
            played = play_one(self.game, [GREEDY] * 2, game_seed(1, self.played), config=self.config)
            assert not played.failure, played.failure
        return games


class PythonLoop:
    """Whole games, every decision taken by Python: legal actions as a list, a random one, a step."""

    def __init__(self, name: str, **config: Any) -> None:
        self.game = load_game(name)
        self.config = config
        self.seed = 0
        self.rng = random.Random(2)

    def __call__(self, games: int) -> int:
        decisions = 0
        choose = self.rng.random
        for _ in range(games):
            self.seed += 1
            state = self.game.start(self.config, self.seed)
            state.mute()
            while not state.over():
                legal = legal_now(state)
                step(state, legal[int(choose() * len(legal))])
                decisions += 1
        return decisions


def middle_of_a_game(name: str) -> State:
    game = load_game(name)
    rng = random.Random(5)
    state: State = game.start({"players": 2}, 5)
    state.mute()
    for _ in range(80):
        step(state, rng.choice(legal_actions(state, actor(state))))
    return state


class Cloning:
    """Copies of a state in the middle of a game."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __call__(self, copies: int) -> int:
        clone = self.state.clone
        for _ in range(copies):
            clone()
        return copies


class Sampling:
    """What a bot asks for before it thinks."""

    def __init__(self, name: str, state: State) -> None:
        self.game = load_game(name)
        self.state = state
        self.rng = Quick(1)

    def __call__(self, samples: int) -> int:
        for _ in range(samples):
            self.game.sample(self.game.know(self.state, 0), self.rng)
        return samples
