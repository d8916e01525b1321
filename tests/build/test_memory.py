"""States that come and go leave nothing behind, in either build."""

import gc
from collections.abc import Callable
from pathlib import Path

import pytest

from monstrum.core.codec import encode
from monstrum.core.engine import actor, legal_actions, step
from monstrum.core.playout import playout
from monstrum.core.quick import Quick
from monstrum.games.library import load_game

STATM = Path("/proc/self/statm")
RNG = Quick(1)
CONFIGS: dict[str, dict[str, int | str]] = {
    "xybrid": {"players": 3},
    "mutation_wars": {"players": 3, "max_turns": 10},
    "hybrid": {"mission": "HYM-2"},
}


def ways(name: str) -> dict[str, tuple[Callable[[], object], int]]:
    """What makes states of a game, and how often it is tried."""
    game = load_game(name)
    state = game.start(CONFIGS[name], 5)
    rng = Quick(5)
    for _ in range(60):
        legal = legal_actions(state, actor(state))
        step(state, legal[rng.below(len(legal))])
    state.mute()
    data, text = encode(state), game.position(state)
    return {
        "clone": (state.clone, 20_000),
        "playout": (lambda: playout(state.clone(), RNG), 60),
        "decode": (lambda: game.decode(data), 700),
        "position": (lambda: game.parse_position(text), 500),
        "sample": (lambda: game.sample(game.know(state, 0), RNG), 2_000),
    }


def megabytes() -> float:
    gc.collect()
    return int(STATM.read_text().split()[1]) * 4096 / 1e6


def growth(make: Callable[[], object], times: int) -> float:
    """Megabytes that are kept of so many, after some that warm up."""
    for _ in range(times // 10):
        make()
    before = megabytes()
    for _ in range(times):
        make()
    return megabytes() - before


@pytest.mark.skipif(not STATM.exists(), reason="memory can be read on Linux only")
@pytest.mark.parametrize("name", CONFIGS)
@pytest.mark.parametrize("way", ["clone", "playout", "decode", "position", "sample"])
def test_memory_does_not_grow(way: str, name: str) -> None:
    """A state that is not freed costs about ten kilobytes: 5 to 200 megabytes here."""
    assert growth(*ways(name)[way]) < 3
