"""Gymnasium's own checker, and one seat against every kind of opponent."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import monstrum.envs.gym as registered
from monstrum.bots.bot import Bot, Clock, Option, Sampler
from monstrum.core.errors import BadConfig, IllegalAction
from monstrum.envs.learnable import LEARNABLE
from monstrum.envs.seat_env import SeatEnv
from tests.envs.seats import SEATS, short


class Hasty(Bot):
    """Takes the first option."""

    name = "hasty"
    asked = 0

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        Hasty.asked += 1
        assert view.seat == sampler.seat
        return options[0].action


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, int]:
    """One game with random legal actions: its reward and its length."""
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    steps = 0
    while True:
        assert (info["action_mask"] == seen["action_mask"]).all()
        seen, reward, terminated, truncated, info = env.step(
            int(rng.choice(np.flatnonzero(seen["action_mask"])))
        )
        assert not truncated
        steps += 1
        if terminated:
            return float(reward), steps
        assert reward == 0


@pytest.mark.parametrize("name", LEARNABLE)
def test_the_checker_is_content(name: str) -> None:
    check_env(gymnasium.make(registered.IDS[name], **short(name)).unwrapped)


@pytest.mark.parametrize("name", LEARNABLE)
def test_every_learnable_game_is_registered(name: str) -> None:
    assert registered.IDS[name] in gymnasium.registry


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_a_game_can_be_played_to_its_end_from_every_seat(name: str, players: int) -> None:
    for seat in range(players):
        env = SeatEnv(name, players, seat, **short(name))
        reward, steps = play(env, seat)
        assert -1 <= reward <= players - 1
        assert steps > 5


@pytest.mark.parametrize("name", LEARNABLE)
def test_equal_seeds_give_equal_games(name: str) -> None:
    one, other = (
        SeatEnv(name, opponents="greedy", **short(name)),
        SeatEnv(name, opponents="greedy", **short(name)),
    )
    assert play(one, 4) == play(other, 4)
    # Without a seed the next game follows from the last seed.
    first, second = one.reset()[0], other.reset()[0]
    assert (first["observation"] == second["observation"]).all()


def test_your_own_bot_can_sit_opposite() -> None:
    Hasty.asked = 0
    play(SeatEnv("xybrid", 3, opponents=[Hasty, "random"]), 1)
    assert Hasty.asked > 10


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = SeatEnv("xybrid")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated, info["illegal"]) == (-1, True, wrong)

    strict = SeatEnv("xybrid", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="the mask says"):
        strict.step(wrong)


def test_what_there_is_not_is_said() -> None:
    with pytest.raises(BadConfig, match="seats 0 to 1"):
        SeatEnv("xybrid", seat=2)
    with pytest.raises(BadConfig, match="need 2 opponents, not 1"):
        SeatEnv("xybrid", 3, opponents=["random"])
    with pytest.raises(BadConfig, match="no player 'gredy'"):
        SeatEnv("xybrid", opponents="gredy").reset()
    with pytest.raises(BadConfig, match="no environment 'hangman'"):
        SeatEnv("hangman")
    with pytest.raises(BadConfig, match="call reset"):
        SeatEnv("xybrid").step(0)
