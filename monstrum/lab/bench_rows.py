"""Our own rows of the benchmark: random play in the core's own loop, from Python, copies, samples."""

import random

from monstrum.core.chance import new_chance
from monstrum.core.engine import actor, legal_actions, legal_now, step
from monstrum.core.playout import playouts
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.games.library import brings, load_game
from monstrum.kit.entry import Learning
from monstrum.lab.bench import Row
from monstrum.lab.bench_hybrid import hybrid_rows


def own_rows() -> list[Row]:
    return [
        Row("XYbrid, 2 players, core loop", "decisions", core_loop(2)),
        Row("XYbrid, 4 players, core loop", "decisions", core_loop(4)),
        Row("XYbrid, 2 players, from Python", "decisions", python_loop(2)),
        Row("XYbrid clone", "clones", Cloning(2)),
        Row("XYbrid know and sample", "samples", Sampling(2)),
        Row("Mutation Wars, 2 players, core loop", "decisions", core_loop(2, "mutation_wars")),
        Row("Mutation Wars, 5 players, core loop", "decisions", core_loop(5, "mutation_wars")),
        Row("Mutation Wars, 2 players, from Python", "decisions", python_loop(2, "mutation_wars")),
        Row("Mutation Wars clone", "clones", Cloning(2, "mutation_wars")),
        Row("Mutation Wars know and sample", "samples", Sampling(2, "mutation_wars")),
        *hybrid_rows(),
    ]


class CoreLoop:
    """Whole games, setup included, without leaving the core."""

    def __init__(self, seats: int, name: str) -> None:
        game = load_game(name)
        learning: Learning = brings(name, "learning")
        self.start = learning.beginning(game, game.checked_config({"players": seats})).clone()
        self.start.chance = new_chance(seats)
        self.start.mute()
        self.rng = Quick(seats)

    def __call__(self, games: int) -> int:
        return playouts(self.start, games, self.rng)


def core_loop(seats: int, name: str = "xybrid") -> CoreLoop:
    return CoreLoop(seats, name)


class PythonLoop:
    """Whole games, every decision taken by Python: legal actions as a list, a random one, a step."""

    def __init__(self, seats: int, name: str) -> None:
        self.game = load_game(name)
        self.seats = seats
        self.seed = 0
        self.rng = random.Random(seats)

    def __call__(self, games: int) -> int:
        decisions = 0
        choose = self.rng.random
        for _ in range(games):
            self.seed += 1
            state = self.game.start({"players": self.seats}, self.seed)
            state.mute()
            while not state.over():
                legal = legal_now(state)
                step(state, legal[int(choose() * len(legal))])
                decisions += 1
        return decisions


def python_loop(seats: int, name: str = "xybrid") -> PythonLoop:
    return PythonLoop(seats, name)


def middle_of_a_game(seats: int, name: str) -> State:
    game = load_game(name)
    rng = random.Random(5)
    state: State = game.start({"players": seats}, 5)
    state.mute()
    for _ in range(80):
        step(state, rng.choice(legal_actions(state, actor(state))))
    return state


class Cloning:
    """Copies of a state in the middle of a game."""

    def __init__(self, seats: int, name: str = "xybrid") -> None:
        self.state = middle_of_a_game(seats, name)

    def __call__(self, copies: int) -> int:
        clone = self.state.clone
        for _ in range(copies):
            clone()
        return copies


class Sampling:
    """What a bot asks for before it thinks."""

    def __init__(self, seats: int, name: str = "xybrid") -> None:
        self.game = load_game(name)
        self.state = middle_of_a_game(seats, name)
        self.rng = Quick(1)

    def __call__(self, samples: int) -> int:
        for _ in range(samples):
            self.game.sample(self.game.know(self.state, 0), self.rng)
        return samples
