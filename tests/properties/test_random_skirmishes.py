"""Every property at random plies of random games of Hybrid, on every mission; the players like to fight."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from monstrum.core.engine import actor, decision, legal_actions, play, waiting
from monstrum.core.events import Event
from monstrum.core.gestures import pick
from monstrum.core.state import WIDTH
from monstrum.games.hybrid.asks import ASKS
from monstrum.games.hybrid.effects.opcodes import MOD_NV
from monstrum.games.hybrid.game import skirmish_state
from monstrum.games.hybrid.positions.card_checks import check_cards
from monstrum.games.hybrid.rules import actions, events
from monstrum.games.hybrid.rules.figures import apart, free
from monstrum.games.hybrid.rules.gates import has_room
from monstrum.games.hybrid.rules.warriors import nv
from monstrum.games.hybrid.state import (
    CARRIED,
    ELIMINATED,
    FIGURES,
    NOT_IN_PLAY,
    OBJECTIVES,
    ON_BOARD,
    SLOTS,
    SkirmishState,
)
from tests.properties.checks import CHECKS
from tests.properties.play import MOST_DECISIONS, Stop, game

MISSIONS = ["HYM-1", "HYM-2", "HYM-3", "HYM-4", "HYM-5", "HYM-6"]
GAMES = 3  # per mission
SOAK_GAMES = 200
CARD_DECISIONS = ("CARDS", "HINDRANCE", "BID", "RESERVE", "AURA", "MUTATION")
ELEMENTS = (events.STEPPED, events.TURNED, events.DOOR_OPENED, events.DOOR_CLOSED)
STOP_EVERY = 40  # plies, about

MOVEMENTS = [line.kind for line in ASKS.lines if line.place("mover") >= 0]


def nearest(state: SkirmishState, figure: int) -> int:
    """How far the nearest enemy is; 99 if none is on the board."""
    if state.status[figure] != ON_BOARD:
        return 99
    first = (1 - figure // SLOTS) * SLOTS
    there = [enemy for enemy in range(first, first + SLOTS) if state.status[enemy] == ON_BOARD]
    return min((apart(state, figure, enemy) for enemy in there), default=99)


def choose(state: SkirmishState, seat: int, rng: random.Random) -> int:
    """Any legal action; but moves tend toward the enemy, and attacks are seldom declined."""
    legal = legal_actions(state, seat)
    if rng.random() < 0.3:
        return rng.choice(legal)
    if decision(state) == "MOVE":
        steps = [
            action for action in legal if actions.STEP <= action < actions.TURN or action == actions.ENTER
        ]
        if steps and rng.random() < 0.8:
            state.load()
            figure = state.a % 256
            return min(steps, key=lambda step: nearest(skirmish_state(pick(state, step)), figure))
    if decision(state) in CARD_DECISIONS and actions.NONE in legal and rng.random() < 0.7:
        return int(actions.NONE)  # hands are not emptied in the first window
    if actions.NONE in legal and len(legal) > 1:
        legal.remove(actions.NONE)
    return rng.choice(legal)


def fighting_stops(mission: str, seed: int, stop_every: int = STOP_EVERY) -> Iterator[Stop]:
    """One game, stopped now and then and at its end."""
    rng = random.Random(f"{mission} {seed}")
    checks = random.Random(f"checks {mission} {seed}")
    state = skirmish_state(game("hybrid").start({"mission": mission}, seed))
    ply = 0
    while not state.over():
        if checks.randrange(stop_every) == 0:
            yield Stop(seed, ply, state, checks)
        seat = rng.choice(waiting(state))
        play(
            state,
            seat,
            choose(state, seat, rng) if actor(state) == seat else rng.choice(legal_actions(state, seat)),
        )
        check_no_dead_end(state.events.take(), seed, ply)
        ply += 1
        assert ply < MOST_DECISIONS, "the game does not end"
    yield Stop(seed, ply, state, checks)


def check_no_dead_end(told: list[Event], seed: int, ply: int) -> None:
    """HY-7.27  Nobody must go back at once after an element he was offered: only something else does that."""
    for before, event in pairwise(told):
        if event.kind == events.MOVED_BACK:
            assert before.kind not in ELEMENTS, f"a dead end was offered: seed {seed}, ply {ply}"


def check_board(state: SkirmishState) -> None:
    """HY-1.9, HY-6.3  Nobody stands in a wall or on somebody; the dead have left; each objective is once."""
    moving = any(kind in MOVEMENTS for kind in state.records()[::WIDTH])  # one may walk through a friend
    taken = [0] * len(state.taken)
    for figure in range(FIGURES):
        if state.status[figure] == NOT_IN_PLAY:
            continue
        if state.status[figure] == ON_BOARD:
            square, base = state.place[figure], state.base[figure]
            assert has_room(state.ground, square, base)
            assert moving or free(state, figure, square, base)
            assert state.wounds[figure] < nv(state, figure) or state.at_work >> MOD_NV & 1
            for row in range(square // 32, square // 32 + base):
                taken[figure // SLOTS * 32 + row] |= (1 if base == 1 else 3) << square % 32
        if state.status[figure] == ELIMINATED:
            assert not state.parry_level[figure]
            assert not state.watch[figure]
            assert not state.carried[figure]
    assert taken == list(state.taken)
    for objective in range(1, OBJECTIVES):
        borne = sum(state.carried[figure] == objective for figure in range(FIGURES))
        assert borne == (state.objective_at[objective] == CARRIED)


def play_games(mission: str, seeds: range) -> None:
    for seed in seeds:
        for stop in fighting_stops(mission, seed):
            try:
                check_board(skirmish_state(stop.state))
                check_cards(skirmish_state(stop.state))
                for check in CHECKS:
                    check(stop, game("hybrid"))
            except Exception as error:
                error.add_note(f"in a random game of {mission}, seed {seed}, ply {stop.ply}")
                raise
        state = skirmish_state(stop.state)
        assert state.round <= state.mission.round_limit


@pytest.mark.parametrize("mission", MISSIONS)
def test_random_games_of_hybrid(mission: str) -> None:
    play_games(mission, range(GAMES))


@pytest.mark.soak
@pytest.mark.parametrize("mission", MISSIONS)
def test_many_random_games_of_hybrid(mission: str) -> None:
    play_games(mission, range(1_000, 1_000 + SOAK_GAMES))
