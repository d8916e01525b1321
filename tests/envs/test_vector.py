"""Many games in the core: the same games as one at a time, seen without copying, started anew."""

from typing import Any

import numpy as np
import pytest

from monstrum.core.batch import Batch
from monstrum.core.encoder import whose_turn
from monstrum.core.engine import settle, step
from monstrum.core.errors import BadConfig, IllegalAction
from monstrum.core.quick import Quick
from monstrum.envs.learnable import LEARNABLE, lesson, loaded
from monstrum.envs.vector import GameBatch
from monstrum.envs.watching import Watcher
from tests.envs.seats import SEATS, short


def some_actions(batch: GameBatch, rng: np.random.Generator) -> list[int]:
    return [int(rng.choice(np.flatnonzero(mask))) for mask in batch.masks]


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_games_of_a_batch_are_the_games_one_plays_alone(name: str, players: int) -> None:
    number = 3
    batch = GameBatch(name, number, players, seed=8, **short(name))
    taken = lesson(name, players, **short(name))
    watcher = Watcher(taken.encoder)
    keys = Quick(8)
    alone = []
    for _ in range(number):
        state = taken.beginning()
        state.chance.rekey([keys.word() for _ in range(8)])
        settle(state)
        alone.append(state)
    rng = np.random.default_rng(8)
    running = [True] * number
    for _ in range(400):
        for at, state in enumerate(alone):
            if running[at]:
                assert batch.actors[at] == whose_turn(state)
                assert (batch.observations[at] == watcher.observation(state, whose_turn(state))).all()
                assert (batch.masks[at] == watcher.mask(state)).all()
        actions = some_actions(batch, rng)
        batch.step(actions)
        for at, state in enumerate(alone):
            if running[at]:
                step(state, actions[at])
                running[at] = not state.over()
                assert batch.finished[at] == state.over()
                if state.over():
                    assert batch.returns[at].tolist() == taken.encoder.returns(state)
        if not any(running):
            return
    assert name != "xybrid", "games of XYbrid are over by now"


@pytest.mark.parametrize("name", LEARNABLE)
def test_nothing_is_copied_and_nothing_can_be_spoiled(name: str) -> None:
    batch = GameBatch(name, 4)
    looked_at, before = batch.observations, batch.observations.copy()
    batch.step_at_random()
    core = np.asarray(memoryview(batch.core.observations))
    assert looked_at.ctypes.data == core.ctypes.data, "encoded in place"
    assert batch.observations is looked_at
    assert (looked_at != before).any(), "who looked before sees what is there now"
    with pytest.raises(ValueError, match="read-only"):
        batch.observations[0, 0] = 1


@pytest.mark.parametrize("name", LEARNABLE)
def test_games_start_anew_and_returns_are_told_once(name: str) -> None:
    settings: dict[str, Any] = {"max_turns": 3} if name == "mutation_wars" else {}
    batch = GameBatch(name, 16, **settings)
    ended = 0
    for _ in range(300):
        batch.step_at_random()
        assert batch.masks.any(axis=1).all()
        assert (batch.lengths[batch.finished] == 0).all()
        assert np.abs(batch.returns.sum(axis=1)).max() < 1e-9
        assert (batch.returns[~batch.finished] == 0).all()
        ended += int(batch.finished.sum())
    assert ended == batch.core.games > 0


@pytest.mark.parametrize("opponents", ["random", "greedy"])
@pytest.mark.parametrize("name", LEARNABLE)
def test_opponents_in_the_core_leave_one_seat_to_the_caller(name: str, opponents: str) -> None:
    players = min(3, loaded(name).most_seats)
    batch = GameBatch(name, 4, players=players, opponents=opponents, seat=1, **short(name))
    for _ in range(60):
        assert (batch.actors == 1).all()
        batch.step_at_random()


def test_equal_seeds_give_equal_games() -> None:
    def course(batch: GameBatch) -> list[bytes]:
        rng = np.random.default_rng(1)
        found = []
        for _ in range(150):
            batch.step(some_actions(batch, rng))
            found.append(batch.observations.tobytes())
        return found

    batch = GameBatch("xybrid", 4, opponents="random", seed=3)
    first = course(batch)
    batch.reset(3)
    assert course(batch) == first
    batch.reset(4)
    assert course(batch) != first


def test_an_illegal_action_is_refused_before_anything_moves() -> None:
    batch = GameBatch("xybrid", 3)
    legal = [int(pick) for pick in batch.core.picks]
    before = batch.observations.copy()
    for wrong in (int(np.flatnonzero(~batch.masks[2])[0]), -1, 10_000):
        with pytest.raises(IllegalAction, match="Game 2 of the batch"):
            batch.step([*legal[:2], wrong])
    with pytest.raises(IllegalAction, match="3 games need as many actions, not 2"):
        batch.step(legal[:2])
    assert (batch.observations == before).all()


def test_only_opponents_in_the_core_may_play_in_it() -> None:
    with pytest.raises(BadConfig, match="no player 'gredy'"):
        GameBatch("xybrid", 2, opponents="gredy")


def test_bytes_per_step_are_an_observation_and_a_mask_of_one_seat() -> None:
    batch = GameBatch("xybrid", 2)
    assert batch.bytes_per_step == batch.observations[0].nbytes + batch.masks[0].nbytes
    assert isinstance(batch.core, Batch)
