"""Hybrid for PettingZoo: an illegal action loses in `env()`; `raw_env()` refuses it."""

from typing import Any

from monstrum.envs.aec import LOSE, TableEnv


def raw_env(players: int = 2, render_mode: str | None = None, **config: Any) -> TableEnv:
    return TableEnv("hybrid", 0, players, render_mode=render_mode, **config)


def env(players: int = 2, render_mode: str | None = None, **config: Any) -> TableEnv:
    return raw_env(players, render_mode, illegal=LOSE, **config)
