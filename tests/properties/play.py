"""Random games for the property tests: seeded, reproducible, stopped at random plies."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from monstrum.core.contract import Game
from monstrum.core.engine import actor, legal_actions, play, waiting
from monstrum.core.state import State
from monstrum.games.library import load_game
from monstrum.games.mutation_wars.state import VARIANT_NAMES

GAMES = 20  # per player count; many more in `make soak`
PLIES = 20  # stops per game
SOAK_GAMES = 5_000
MOST_DECISIONS = 5_000  # a game that takes longer does not end


@cache
def game(name: str) -> Game:
    return load_game(name)


@dataclass(frozen=True, slots=True)
class Stop:
    """A random game at a random ply."""

    seed: int
    ply: int
    state: State
    rng: random.Random  # for the checks; the game itself goes on with another


def ply_guess(name: str, seats: int) -> int:
    """About how many decisions a random game takes, to spread the stops over it."""
    return {"xybrid": 75 * seats, "mutation_wars": 90 * seats}[name]


def config(name: str, seats: int, seed: int) -> dict[str, Any]:
    """What is agreed before the game: everything a game has to offer comes up in some seed."""
    if name != "mutation_wars":
        return {"players": seats}
    rng = random.Random(f"config {seats} {seed}")
    found: dict[str, Any] = {"players": seats, "max_turns": rng.choice([10, 15, 15, 25])}
    if rng.random() < 0.5:
        found["target_bodies"] = rng.choice([2, 2, 3, 5, 6])
    if rng.random() < 0.5:
        found["variants"] = rng.sample(VARIANT_NAMES, rng.randint(1, len(VARIANT_NAMES)))
    return found


def stops(name: str, seats: int, seed: int, plies: int = PLIES) -> Iterator[Stop]:
    """One random game, stopped `plies` times and once more at its end."""
    choices = random.Random(f"{name} {seats} {seed}")
    checks = random.Random(f"checks {name} {seats} {seed}")
    wanted = set(checks.sample(range(ply_guess(name, seats)), plies))
    state = game(name).start(config(name, seats, seed), seed)
    ply = 0
    while not state.over():
        if ply in wanted:
            yield Stop(seed, ply, state, checks)
        seat = choices.choice(waiting(state))  # in a sealed block anybody may come first
        play(state, seat, choices.choice(legal_actions(state, seat)))
        state.events.take()
        ply += 1
        assert ply < MOST_DECISIONS, "the game does not end"
    yield Stop(seed, ply, state, checks)


def some_actions(stop: Stop, game: Game, number: int) -> list[int]:
    """The legal actions and a few of the whole space."""
    seat = actor(stop.state)
    found = legal_actions(stop.state, seat)
    return found + [stop.rng.randrange(game.space) for _ in range(number)]
