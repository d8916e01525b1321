"""Environments that run and run leave nothing behind, in either build."""

from collections.abc import Callable

import pytest

from monstrum.core.engine import settle
from monstrum.envs.learnable import LEARNABLE, lesson
from monstrum.envs.vector import GameBatch
from monstrum.envs.watching import Watcher
from tests.build.test_memory import STATM, growth


def ways(name: str) -> dict[str, tuple[Callable[[], object], int]]:
    """What makes arrays, and how often it is tried."""
    taken = lesson(name, 2)
    watcher = Watcher(taken.encoder)
    state = taken.beginning()
    settle(state)
    batch = GameBatch(name, 16)
    return {
        "observation": (lambda: watcher.observation(state, 0), 6_000),
        "mask": (lambda: watcher.mask(state), 12_000),
        "batch": (batch.step_at_random, 300),
    }


@pytest.mark.skipif(not STATM.exists(), reason="memory can be read on Linux only")
@pytest.mark.parametrize("name", LEARNABLE)
@pytest.mark.parametrize("way", ["observation", "mask", "batch"])
def test_memory_does_not_grow(way: str, name: str) -> None:
    """Arrays that are not freed would cost 6 to 10 megabytes here."""
    assert growth(*ways(name)[way]) < 3
