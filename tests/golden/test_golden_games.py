"""Golden games replay to the last digit, and offer the same options in the same order."""

import tomllib

import pytest

from monstrum.games.library import load_game
from monstrum.texts.record import read_record, replay
from tests.golden.games import FOLDER, SEEDS, options_hash

FILES = [(name, f"{seats}p-{seed}.toml") for name, games in SEEDS.items() for seats, seed in games]


@pytest.mark.parametrize(("name", "file"), FILES, ids=[f"{name}-{file}" for name, file in FILES])
def test_a_golden_game_replays_to_its_recorded_result(name: str, file: str) -> None:
    game = load_game(name)
    record = read_record((FOLDER / name / file).read_text())
    match = replay(record, game)
    assert match.over()
    assert record.chain == match.chain[-1]
    assert all(line.link for line in record.lines)
    pinned = tomllib.loads((FOLDER / f"{name}-options.toml").read_text())
    assert options_hash(game, match) == pinned[file]
