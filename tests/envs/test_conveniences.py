"""What trainers ask of an environment beside playing: masks, floats, copies, the whole state, pictures."""

import copy
import pickle
import warnings
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest

import monstrum.envs.gym as registered
from monstrum.bots.bot import Bot, Clock, Option, Sampler
from monstrum.core.errors import IllegalAction
from monstrum.envs.aec import LOSE, TableEnv
from monstrum.envs.learnable import LEARNABLE
from monstrum.envs.seat_env import SeatEnv
from tests.envs.seats import short

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test


class Counting(Bot):
    """Remembers how often it was asked: a copy has to remember, too."""

    name = "counting"
    reads = samples = False

    def __init__(self, seed: int) -> None:
        self.asked = seed

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        self.asked += 1
        return options[self.asked % len(options)].action


def table(name: str, **more: Any) -> TableEnv:
    return TableEnv(name, 0, 2, illegal=LOSE, **short(name), **more)


def rest_of(env: Any, seed: int) -> list[tuple[int, float]]:
    """What comes of playing on at random: every action, and every reward."""
    rng = np.random.default_rng(seed)
    found: list[tuple[int, float]] = []
    while True:
        action = int(rng.choice(np.flatnonzero(env.action_masks())))
        if isinstance(env, TableEnv):
            env.step(action)
            found.append((action, sum(abs(reward) for reward in env.rewards.values())))
            if any(env.terminations.values()):
                return found
        else:
            _, reward, over, _, _ = env.step(action)
            found.append((action, float(reward)))
            if over:
                return found


def middle(env: Any) -> Any:
    env.reset(seed=3)
    for _ in range(12):
        env.step(int(np.flatnonzero(env.action_masks())[-1]))
    return env


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("name", LEARNABLE)
def test_a_copy_plays_on_as_the_original(name: str, again: Any) -> None:
    envs = [middle(table(name)), middle(SeatEnv(name, opponents=Counting, **short(name)))]
    for env in envs:
        twin = again(env)
        assert rest_of(twin, 1) == rest_of(env, 1)
        assert again(env).action_masks().sum() == 0  # one that is over, too
        for one in (env, twin):
            one.reset()  # the game after that follows from the same seed
        assert rest_of(twin, 2) == rest_of(env, 2)


@pytest.mark.parametrize("name", LEARNABLE)
def test_observations_can_be_floats(name: str) -> None:
    plain, scaled = middle(table(name)), middle(table(name, scaled=True))
    agent = plain.agent_selection
    seen, floats = plain.observe(agent), scaled.observe(agent)
    assert floats["observation"].dtype == np.float32
    assert scaled.observation_space(agent).contains(floats)
    assert ((seen["observation"] > 0) == (floats["observation"] > 0)).all()
    assert floats["observation"].max() <= seen["observation"].max()


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoos_suites_are_content_with_floats_and_pictures() -> None:
    api_test(table("xybrid", scaled=True), num_cycles=60)
    render_test(lambda render_mode=None: table("hybrid", render_mode=render_mode))


@pytest.mark.parametrize("name", LEARNABLE)
def test_the_whole_state_is_what_all_seats_see(name: str) -> None:
    env = middle(table(name))
    whole = env.state()
    assert env.state_space.contains(whole)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert (whole == np.concatenate(seen)).all()


@pytest.mark.parametrize("name", LEARNABLE)
def test_the_end_is_told_with_scores_ranks_and_margins(name: str) -> None:
    env = middle(table(name))
    rest_of(env, 1)
    infos = [env.infos[agent] for agent in env.possible_agents]
    assert infos[0]["scores"] == infos[1]["scores"]
    assert sorted(infos[0]["ranks"]) in ([1, 2], [1, 1])
    assert infos[0]["margin"] == -infos[1]["margin"] == infos[0]["scores"][0] - infos[0]["scores"][1]


def test_hybrid_shows_its_map() -> None:
    env = middle(table("hybrid", render_mode="ansi"))
    lines = env.render().splitlines()
    assert sum(line.count("#") > 1 for line in lines) > 5


def test_a_picture_is_one_of_pixels_and_always_of_one_size(capsys: pytest.CaptureFixture[str]) -> None:
    env = middle(table("xybrid", render_mode="rgb_array"))
    first = env.render()
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    second = env.render()
    assert first.shape == second.shape == (640, 960, 3)
    assert first.dtype == np.uint8
    assert (first != second).any()
    assert middle(table("xybrid", render_mode="human")).render() is None
    assert "P0:" in capsys.readouterr().out


@pytest.mark.parametrize("name", LEARNABLE)
def test_gymnasium_makes_many_at_once_in_the_core(name: str) -> None:
    how: dict[str, Any] = {"vectorization_mode": "vector_entry_point", "scaled": True, **short(name)}
    env = gymnasium.make_vec(registered.IDS[name], num_envs=4, **how)
    seen, info = env.reset(seed=5)
    rng = np.random.default_rng(5)
    ended = np.zeros(4)
    for _ in range(3000):
        assert env.observation_space.contains(seen)
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in info["action_mask"]]
        seen, rewards, over, cut, info = env.step(np.array(actions))
        assert (rewards[~over] == 0).all()
        assert not cut.any()
        ended += over
        if over.any():
            assert (info["returns"][over][:, 0] == rewards[over]).all()
        if ended.min() > 0:
            break
    assert ended.min() > 0
    with pytest.raises(IllegalAction):
        env.step(np.array([int(np.flatnonzero(~info["action_mask"][0])[0])] * 4))
