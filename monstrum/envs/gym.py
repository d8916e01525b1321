"""Registers the games with Gymnasium, `monstrum/XYbrid-v0` and the others."""

from typing import Final

from monstrum.envs.extras import need

need("gymnasium", "envs")
import gymnasium  # noqa: E402

from monstrum.games.library import ENTRIES  # noqa: E402

IDS: Final = {name: entry.environment for name, entry in ENTRIES.items() if entry.environment}

for game, env_id in IDS.items():
    if env_id not in gymnasium.registry:
        gymnasium.register(
            env_id,
            entry_point="monstrum.envs.seat_env:SeatEnv",
            vector_entry_point="monstrum.envs.many_seats:ManySeats",
            kwargs={"game": game},
        )
