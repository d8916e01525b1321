"""Tables that begin in the middle of a game: `config={"scene": "a-parry"}` begins where that scenario does.

What is rolled there is what the file scripts, so that a test can wait for one moment and watch it.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from monstrum.core.contract import Game
from monstrum.core.state import State
from monstrum.texts.scenario import first_position
from monstrum.texts.scenario_file import Scenario, read_scenario

SCENARIOS: Final = Path(__file__).parents[1] / "scenarios"
KEY: Final = "scene"


def scene(name: str, game: str = "hybrid") -> Scenario:
    """One that is there to be watched, or any other of the game."""
    watched = SCENARIOS / game / "scenes" / f"{name}.toml"
    return read_scenario(watched if watched.exists() else SCENARIOS / game / f"{name}.toml")


def staged(game: Game) -> Game:
    """The same game; a table may also begin where a scene begins."""
    checked, start = game.checked_config, game.start

    def check(config: Mapping[str, Any]) -> dict[str, Any]:
        asked = {key: value for key, value in config.items() if key != KEY}
        return checked(asked) | ({KEY: str(config[KEY])} if KEY in config else {})

    def begin(config: Mapping[str, Any], seed: int | str | bytes, **more: Any) -> State:
        if KEY in config:
            return first_position(scene(config[KEY], game.name), game)
        return start(config, seed, **more)

    patch.object(game, "checked_config", check).start()
    patch.object(game, "start", begin).start()
    return game
