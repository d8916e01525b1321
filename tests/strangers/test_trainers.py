"""Trainers of others learn our games as they are."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.needs import needs
from tools.needed.strangers import MASKABLE

pytestmark = pytest.mark.soak

ENOUGH, SECONDS = 0.8, 360  # games won against chance, within so many seconds of processor
LEARN = '''\
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


def test_maskable_ppo_learns_xybrid_against_chance_in_six_minutes(tmp_path: Path) -> None:
    (tmp_path / "learn.py").write_text(LEARN)
    done = subprocess.run(
        [needs(MASKABLE), "-W", "ignore", tmp_path / "learn.py", str(ENOUGH), str(SECONDS)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    print(done.stdout)
    rate, _, seconds = json.loads(done.stdout.splitlines()[-1])
    assert rate >= ENOUGH
    assert seconds < 1.2 * SECONDS
