"""What games say is what other people's programs rely on: it changes only on purpose, one kind at a time."""

import tomllib
from pathlib import Path

import pytest

from monstrum.games.library import load_game
from tests.golden.said import PLAYED, digests, key

RECORDED = tomllib.loads((Path(__file__).parent / "sayings.toml").read_text())


@pytest.mark.parametrize(("name", "config", "seed"), PLAYED, ids=[key(*played) for played in PLAYED])
def test_a_seeded_game_is_said_as_it_was_recorded(name: str, config: dict[str, object], seed: int) -> None:
    assert digests(load_game(name), config, seed) == RECORDED[key(name, config, seed)]
