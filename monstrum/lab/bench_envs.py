"""Environments: steps per second of ours, beside PettingZoo's own games and rlcard's, in the same run.

A step is one decision with its observation and its mask. Peers are played as their users play them: random
legal actions from the mask, everything else at its default.
"""

import importlib
from collections.abc import Callable
from typing import Any

from monstrum.games.library import game_names, load_game
from monstrum.lab.bench import Row, install, there, tried

BATCHES = (1, 64, 256)
STEPS = "steps"


def environment_rows(peers: bool) -> tuple[list[Row], list[str]]:
    """The rows there are, and a line for every library that is missing."""
    absent = [name for name in ("numpy", "gymnasium", "pettingzoo") if not there(name)]
    if absent:
        return [], [f"Environments are left out: {' and '.join(absent)} not installed ({install('envs')})."]
    rows: list[Row] = []
    missing: list[str] = []
    for game in game_names():
        found, sentence = tried(f"Environments of {game}", lambda game=game: own_rows(game))  # type: ignore[misc]
        rows += found
        missing += sentence
    if peers:
        others, left_out = peer_rows()
        rows += others
        missing += left_out
    return rows, missing


def own_rows(game: str) -> list[Row]:
    import monstrum.envs.gym as registered
    from monstrum.envs.aec import LOSE, TableEnv
    from monstrum.envs.learnable import LEARNABLE

    if game not in LEARNABLE:
        return []
    loaded = load_game(game)
    title, seats = loaded.title, loaded.least_seats
    rows = [Row(f"{title}, PettingZoo", STEPS, AecLoop(lambda: TableEnv(game, 0, seats, illegal=LOSE)))]
    if game in registered.IDS:
        rows.append(Row(f"{title}, Gymnasium against random", STEPS, GymLoop(registered.IDS[game])))
    return rows + [Row(f"{title}, batch of {number}", STEPS, BatchLoop(game, number)) for number in BATCHES]


def peer_rows() -> tuple[list[Row], list[str]]:
    wanted: list[tuple[str, str, Callable[[], Any]]] = [
        ("PettingZoo hanabi", "shimmy", lambda: AecLoop(classic("hanabi_v5"))),
        ("PettingZoo texas hold'em", "pygame", lambda: AecLoop(classic("texas_holdem_v4"))),
        ("rlcard uno, environment", "rlcard", lambda: RlcardLoop("uno")),
        ("rlcard gin rummy, environment", "rlcard", lambda: RlcardLoop("gin-rummy")),
    ]
    rows: list[Row] = []
    missing: list[str] = []
    for name, library, make in wanted:
        if not there(library):
            missing.append(f"{name} is left out: {library} is not installed ({install('bench')}).")
            continue
        found, sentence = tried(name, lambda name=name, make=make: [Row(name, STEPS, make(), peer=True)])  # type: ignore[misc]
        rows += found
        missing += sentence
    return rows, missing


def classic(name: str) -> Callable[[], Any]:
    return importlib.import_module(f"pettingzoo.classic.{name}").env  # type: ignore[no-any-return]


class AecLoop:
    """PettingZoo as its users write it: `last`, a legal action from the mask, `step`."""

    def __init__(self, make: Callable[[], Any]) -> None:
        import numpy as np

        self.env = make()
        self.rng = np.random.default_rng(1)
        self.seed = 0

    def __call__(self, steps: int) -> int:
        from numpy import flatnonzero

        done = 0
        env, choose = self.env, self.rng.random
        while done < steps:
            self.seed += 1
            env.reset(seed=self.seed)
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    break
                legal = flatnonzero(seen["action_mask"])
                env.step(int(legal[int(choose() * len(legal))]))
                done += 1
                if done >= steps:
                    break
        return done


class GymLoop:
    """Gymnasium: one seat, the others random in the core."""

    def __init__(self, env_id: str) -> None:
        import gymnasium
        import numpy as np

        self.env = gymnasium.make(env_id)
        self.rng = np.random.default_rng(1)
        self.seed = 0
        self.seen: Any = None

    def __call__(self, steps: int) -> int:
        from numpy import flatnonzero

        for _ in range(steps):
            if self.seen is None:
                self.seed += 1
                self.seen, _ = self.env.reset(seed=self.seed)
            legal = flatnonzero(self.seen["action_mask"])
            self.seen, _, over, _, _ = self.env.step(int(legal[int(self.rng.random() * len(legal))]))
            if over:
                self.seen = None
        return steps


class BatchLoop:
    """Many games in the core, all seats played by random legal actions that go in as a list."""

    def __init__(self, game: str, number: int) -> None:
        self.game = game
        self.number = number
        self.batch: Any = None

    def begin(self) -> None:
        """Games at different points, as they are after a while."""
        from monstrum.envs.vector import GameBatch

        self.batch = GameBatch(self.game, self.number, seed=self.number)
        for _ in range(100):
            self.batch.step_at_random()

    def __call__(self, steps: int) -> int:
        if self.batch is None:
            self.begin()
        rounds = -(-steps // self.number)
        step = self.batch.step_at_random
        for _ in range(rounds):
            step()
        return rounds * self.number


class RlcardLoop:
    """rlcard's environment: the state with its legal actions, a random one, a step."""

    def __init__(self, name: str) -> None:
        import random

        import rlcard

        self.env = rlcard.make(name, config={"seed": 1})
        self.rng = random.Random(1)

    def __call__(self, steps: int) -> int:
        done = 0
        env = self.env
        while done < steps:
            state, _ = env.reset()
            while not env.is_over() and done < steps:
                state, _ = env.step(self.rng.choice(list(state["legal_actions"])))
                done += 1
        return done


def bytes_per_step() -> list[str]:
    """What one step of a batch shows: the observation and the mask of the acting seat."""
    from monstrum.envs.learnable import lesson

    lines = []
    for game in game_names():
        lessons = lesson(game, 2)
        encoder, title = lessons.encoder, lessons.game.title
        total = encoder.size + encoder.space
        parts = f"{encoder.size:,} observation, {encoder.space} mask"
        lines.append(f"{title}, 2 players: {total:,} bytes per step ({parts}), of the acting seat only.")
    return lines
