"""XYbrid for PettingZoo: `env()` as its own games come, `raw_env()` without wrappers."""

from typing import Any

from monstrum.envs.aec import TableEnv, Wrapped, wrapped


def raw_env(players: int = 2, render_mode: str | None = None, **config: Any) -> TableEnv:
    return TableEnv("xybrid", 0, players, render_mode=render_mode, **config)


def env(players: int = 2, render_mode: str | None = None, **config: Any) -> Wrapped:
    return wrapped(raw_env(players, render_mode, **config))
