"""States that come and go leave nothing behind, in either build."""

import gc
from collections.abc import Callable
from pathlib import Path

import pytest

from monstrum.core.codec import encode
from monstrum.core.playout import playout
from monstrum.core.quick import Quick
from monstrum.games.library import load_game

STATM = Path("/proc/self/statm")
GAME = load_game("xybrid")
STATE = GAME.start({"players": 3}, 5)
DATA = encode(STATE)
TEXT = GAME.position(STATE)
RNG = Quick(1)

WAYS: dict[str, tuple[Callable[[], object], int]] = {
    "clone": (STATE.clone, 20_000),
    "playout": (lambda: playout(STATE.clone(), RNG), 60),
    "decode": (lambda: GAME.decode(DATA), 700),
    "position": (lambda: GAME.parse_position(TEXT), 500),
    "sample": (lambda: GAME.sample(GAME.know(STATE, 0), RNG), 2_000),
}


def megabytes() -> float:
    gc.collect()
    return int(STATM.read_text().split()[1]) * 4096 / 1e6


@pytest.mark.skipif(not STATM.exists(), reason="memory can be read on Linux only")
@pytest.mark.parametrize("way", WAYS)
def test_memory_does_not_grow(way: str) -> None:
    """A state that is not freed costs about ten kilobytes: 5 to 200 megabytes here."""
    make, times = WAYS[way]
    for _ in range(times // 10):
        make()
    before = megabytes()
    for _ in range(times):
        make()
    assert megabytes() - before < 3
