"""A game that failed, as a scenario file: the position before the failing answer, and the answer."""

import json
import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from monstrum.core import engine
from monstrum.core.contract import Game
from monstrum.core.state import State
from monstrum.lab.soundness import check
from monstrum.lab.watching import usage_of
from monstrum.texts.posing import given, quoted
from monstrum.texts.scenario import first_position, game_of, run_step
from monstrum.texts.scenario_file import Scenario


@dataclass(frozen=True, slots=True)
class Failure:
    """What broke a game off."""

    seed: str
    players: int
    error: str
    scenario: str

    def file(self, folder: Path, game: str) -> Path:
        return folder / f"{game}-{self.players}p-{self.seed[:12]}.toml"


def failure(
    game: Game,
    pack: str | None,
    seed: str,
    config: Mapping[str, Any],
    error: Exception,
    before: State | None,
    words: str,
) -> Failure:
    players: int = config["players"]
    sentence = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(": ")
    lines = [
        "format = 1",
        f"title = {quoted(f'Random play failed: {sentence}')}",
        f"game = {quoted(game.name)}",
    ]
    if pack:
        lines.append(f"pack = {quoted(str(game.pack_folder.resolve()))}")
    lines += [f'seed = "{seed}"', f'note = "From a random game of {players} players with this seed."']
    if before is None:
        agreed = ", ".join(f"{key} = {json.dumps(value)}" for key, value in config.items())
        lines.append(f"config = {{ {agreed} }}")
    else:
        lines += ["", given(game.position(before))]
    if words:
        lines += ["", "[[play]]", words]
    return Failure(seed, players, sentence, "\n".join(lines) + "\n")


def answer(game: Game, state: State, seat: int, action: int) -> str:
    return f"P{seat} = {quoted(game.words(state, action))}"


def command(path: Path) -> str:
    """Plays it again."""
    return shlex.join(["monstrum", "lab", "again", str(path)])


def again(scenario: Scenario) -> str:
    """Play a saved failure again under the same checks: what goes wrong, or nothing."""
    try:
        game = game_of(scenario)
        state = first_position(scenario, game)
        state.events.take()
        usage = usage_of(game)
        usage.begin(state)
        for step in scenario.steps:
            run_step(game, state, step)
            usage.watch(state.events.take(), state)
            check(game.name, state)
        for seat in engine.waiting(state):
            engine.legal_actions(state, seat)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split()).rstrip(": ")
    return ""
