"""Registers the games with Gymnasium, `monstrum/XYbrid-v0` and the others."""

from typing import Final

from monstrum.envs.extras import need

need("gymnasium", "envs")
import gymnasium  # noqa: E402

IDS: Final = {
    "xybrid": "monstrum/XYbrid-v0",
    "mutation_wars": "monstrum/MutationWars-v0",
    "hybrid": "monstrum/Hybrid-v0",
}

for game, env_id in IDS.items():
    if env_id not in gymnasium.registry:
        gymnasium.register(env_id, entry_point="monstrum.envs.seat_env:SeatEnv", kwargs={"game": game})
