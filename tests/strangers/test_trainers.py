"""Trainers of others learn our games as they are."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.needs import needs
from tools.needed.program import Program
from tools.needed.strangers import MASKABLE, RLLIB, TIANSHOU

pytestmark = pytest.mark.soak

ENOUGH, SECONDS = 0.8, 360  # games won against chance, within so many seconds of processor

WITH_MASKABLE = '''\
import json
import sys
import time

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import monstrum.envs.gym

torch.set_num_threads(1)


class Plain(gymnasium.ObservationWrapper):
    """The observation alone; what is allowed comes by `action_masks`."""

    def __init__(self, env):
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]

    def observation(self, seen):
        return seen["observation"]

    def action_masks(self):
        return self.env.unwrapped.action_masks()


def make():
    return Plain(gymnasium.make("monstrum/XYbrid-v0", scaled=True, disable_env_checker=True))


def masks(env):
    return np.stack(env.env_method("action_masks"))


def exam(model, games):
    env = DummyVecEnv([make] * 16)
    env.seed(10_000)
    seen = env.reset()
    ended = []
    while len(ended) < games:
        actions, _ = model.predict(seen, action_masks=masks(env))
        seen, rewards, over, _ = env.step(actions)
        ended += rewards[over].tolist()
    return sum((won > 0) + 0.5 * (won == 0) for won in ended) / len(ended)


env = DummyVecEnv([make] * 16)
how = dict(n_steps=128, batch_size=512, n_epochs=4, gamma=1.0, gae_lambda=0.97, ent_coef=0.01)
model = MaskablePPO("MlpPolicy", env, learning_rate=7e-4, seed=1, policy_kwargs={"net_arch": [128]}, **how)
rate = exam(model, 200)
print(f"{rate:.3f} before", flush=True)
while rate < float(sys.argv[1]) and time.process_time() < float(sys.argv[2]):
    model.learn(40_960, reset_num_timesteps=False)
    rate = exam(model, 400)
    print(f"{rate:.3f} after {model.num_timesteps} steps, {time.process_time():.0f} s", flush=True)
print(json.dumps([rate, model.num_timesteps, round(time.process_time())]))
'''

WITH_TIANSHOU = """\
import json

import torch
from tianshou.algorithm import DQN, MARLRandomDiscreteMaskedOffPolicyAlgorithm, MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from monstrum.envs import xybrid_v0

torch.set_num_threads(1)
torch.manual_seed(1)


def make():
    return PettingZooEnv(xybrid_v0.env(scaled=True))


env = make()
shape = env.observation_space["observation"].shape
network = Net(state_shape=shape, action_shape=env.action_space.n, hidden_sizes=[64])
policy = DiscreteQLearningPolicy(model=network, action_space=env.action_space, eps_training=0.2)
learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=1.0, target_update_freq=100)
chance = MARLRandomDiscreteMaskedOffPolicyAlgorithm(env.action_space)
both = MultiAgentOffPolicyAlgorithm(algorithms=[learner, chance], env=env)
envs = DummyVectorEnv([make] * 4)
collector = Collector(both, envs, VectorReplayBuffer(20_000, 4), exploration_noise=True)
collector.reset()
first = collector.collect(n_episode=8)
asked = OffPolicyTrainerParams(
    max_epochs=1,
    epoch_num_steps=600,
    training_collector=collector,
    collection_step_num_env_steps=200,
    update_step_num_gradient_steps_per_sample=0.1,
    multi_agent_return_reduction=lambda returns: returns[:, 0],
    show_progress=False,
    verbose=False,
)
done = both.run_training(asked)
print(json.dumps([int(first.n_collected_episodes), int(done.train_step), int(done.update_step)]))
"""

WITH_RLLIB = '''\
import json

import gymnasium
import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.tune.registry import register_env

import monstrum.envs.gym


class Plain(gymnasium.ObservationWrapper):
    """The observation alone: what is not allowed loses, and it finds out."""

    def __init__(self, env):
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]

    def observation(self, seen):
        return seen["observation"]


def make(config):
    return Plain(gymnasium.make("monstrum/XYbrid-v0", scaled=True, disable_env_checker=True))


ray.init(address="local", num_cpus=1, include_dashboard=False, log_to_driver=False)
register_env("xybrid", make)
config = PPOConfig().environment("xybrid").env_runners(num_env_runners=0)
config = config.training(train_batch_size_per_learner=400, minibatch_size=100, num_epochs=1)
trainer = config.build_algo()
found = [trainer.train()["env_runners"] for _ in range(2)]
print(json.dumps([one["num_env_steps_sampled"] for one in found]))
trainer.stop()
ray.shutdown()
'''


def said(program: Program, script: str, folder: Path, *arguments: object) -> Any:
    """What the last line of a script tells, run where a trainer is installed."""
    (folder / "learn.py").write_text(script)
    done = subprocess.run(
        [needs(program), "-W", "ignore", "learn.py", *map(str, arguments)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    print(done.stdout)
    return json.loads(done.stdout.splitlines()[-1])


def test_maskable_ppo_learns_xybrid_against_chance_in_six_minutes(tmp_path: Path) -> None:
    rate, _, seconds = said(MASKABLE, WITH_MASKABLE, tmp_path, ENOUGH, SECONDS)
    assert rate >= ENOUGH
    assert seconds < 1.2 * SECONDS


def test_tianshou_learns_with_masks_at_a_table_of_two(tmp_path: Path) -> None:
    assert said(TIANSHOU, WITH_TIANSHOU, tmp_path) == [8, 600, 3]


def test_rllib_learns_too(tmp_path: Path) -> None:
    assert said(RLLIB, WITH_RLLIB, tmp_path) == [400, 400]
