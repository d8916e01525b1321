"""Rows of the benchmark for Hybrid: random play on the two small missions, copies, and looking around."""

import random
from typing import cast

from monstrum.core.engine import actor, decision, legal_actions, step
from monstrum.core.playout import playouts
from monstrum.core.quick import Quick
from monstrum.games.hybrid.game import Hybrid
from monstrum.games.hybrid.rules.movement_record import load_movement
from monstrum.games.hybrid.rules.reach import reach
from monstrum.games.hybrid.rules.sight import line_to
from monstrum.games.hybrid.state import FIGURES, ON_BOARD, SLOTS, SkirmishState
from monstrum.games.library import load_game
from monstrum.lab.bench import Row

SMALL, LARGE, CROWDED = "HYM-1", "HYM-2", "HYM-6"
POINTS = 7  # of a Movement: a quick warrior who runs


def hybrid_rows() -> list[Row]:
    return [
        Row("Hybrid HYM-1, core loop", "decisions", SkirmishLoop(SMALL)),
        Row("Hybrid HYM-2, core loop", "decisions", SkirmishLoop(LARGE)),
        Row("Hybrid HYM-2, from Python", "decisions", SkirmishFromPython(LARGE)),
        Row("Hybrid clone", "clones", SkirmishClone(LARGE)),
        Row("Hybrid know and sample", "samples", SkirmishSample(LARGE)),
        Row("Hybrid lines of sight", "lines", Sights(CROWDED)),
        Row("Hybrid reach of a Movement", "searches", Searches(LARGE)),
    ]


def skirmish() -> Hybrid:
    return cast(Hybrid, load_game("hybrid"))


class SkirmishLoop:
    """Whole games, setup included, without leaving the core."""

    def __init__(self, mission: str) -> None:
        self.start = skirmish().beginning(mission).clone()
        self.start.mute()
        self.rng = Quick(1)

    def __call__(self, games: int) -> int:
        return playouts(self.start, games, self.rng)


class SkirmishFromPython:
    """Whole games, every decision taken by Python."""

    def __init__(self, mission: str) -> None:
        self.game = skirmish()
        self.mission = mission
        self.seed = 0
        self.rng = random.Random(1)

    def __call__(self, games: int) -> int:
        decisions = 0
        choose = self.rng.random
        for _ in range(games):
            self.seed += 1
            state = self.game.start({"mission": self.mission}, self.seed)
            state.mute()
            while not state.over():
                legal = legal_actions(state, actor(state))
                step(state, legal[int(choose() * len(legal))])
                decisions += 1
        return decisions


def amid(mission: str, wanted: str = "", least: int = 300) -> SkirmishState:
    """A position in the middle of a random game, at a decision of the wanted kind."""
    rng = random.Random(5)
    state = skirmish().start({"mission": mission}, 5)
    state.mute()
    for decisions in range(least + 5_000):
        if decisions >= least and wanted in ("", decision(state)):
            return state
        step(state, rng.choice(legal_actions(state, actor(state))))
    raise AssertionError("no such position: take another seed")


class SkirmishClone:
    """Copies of a state in the middle of a game."""

    def __init__(self, mission: str) -> None:
        self.state = amid(mission)

    def __call__(self, copies: int) -> int:
        clone = self.state.clone
        for _ in range(copies):
            clone()
        return copies


class SkirmishSample:
    """What a bot asks for before it thinks."""

    def __init__(self, mission: str) -> None:
        self.game = skirmish()
        self.state = amid(mission)
        self.rng = Quick(1)

    def __call__(self, samples: int) -> int:
        for _ in range(samples):
            self.game.sample(self.game.know(self.state, 0), self.rng)
        return samples


class Sights:
    """HY-8  Every warrior looks at every enemy."""

    def __init__(self, mission: str) -> None:
        self.state = amid(mission)
        there = [figure for figure in range(FIGURES) if self.state.status[figure] == ON_BOARD]
        self.pairs = [(one, other) for one in there for other in there if one // SLOTS != other // SLOTS]

    def __call__(self, rounds: int) -> int:
        state = self.state
        for _ in range(rounds):
            for viewer, target in self.pairs:
                line_to(state, viewer, target, False)
        return rounds * len(self.pairs)


class Searches:
    """HY-7.27  Everything within reach of a Movement that begins."""

    def __init__(self, mission: str) -> None:
        self.state = amid(mission, "MOVE")
        self.state.load()
        self.movement = load_movement(self.state)
        self.movement.left = POINTS

    def __call__(self, searches: int) -> int:
        for _ in range(searches):
            reach(self.state, self.movement)
        return searches
