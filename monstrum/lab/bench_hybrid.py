"""What the benchmark measures of Hybrid alone: random play by mission, and looking around."""

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

SMALL, LARGE, CROWDED = "HYM-1", "HYM-2", "HYM-6"
POINTS = 7  # of a Movement: a quick warrior who runs


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
