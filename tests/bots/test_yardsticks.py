"""Yardsticks are frozen: in the same positions they choose what they have always chosen.

If this fails, strength was about to be measured with another yardstick. A better bot gets another name or
version; `python -m tests.bots.test_yardsticks` prints the digests, for a change of the rules themselves.
"""

import hashlib
from collections.abc import Iterator
from typing import Any

import pytest

from monstrum.bots.asking import ask
from monstrum.bots.names import MAKERS, YARDSTICKS, make_bot, offered_bots
from monstrum.core import engine
from monstrum.core.contract import Game
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.games.library import load_game

FIRST = "greedy@1"
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("xybrid", {"players": 2}),
    ("xybrid", {"players": 4}),
    ("mutation_wars", {"players": 2}),
    ("mutation_wars", {"players": 5}),
    ("hybrid", {"mission": "HYM-1"}),
    ("hybrid", {"mission": "HYM-2"}),
]
EVERY = {
    "random": 1,
    FIRST: 1,
    "flat200": 40,
    "rollout@1": 40,
}  # decisions from one that is asked about to the next
MOST = {"random": 400, FIRST: 400, "flat200": 3, "rollout@1": 3}  # such decisions
FROZEN = {
    "random xybrid 2": "144 1dc024741ffdc74a",
    "random xybrid 4": "269 5156377d22f20746",
    "random mutation_wars 2": "125 c90999501f26acd3",
    "random mutation_wars 5": "400 b0d07e6c2e7581c1",
    "random hybrid HYM-1": "192 037824f5a61bb3ba",
    "random hybrid HYM-2": "400 d4e32f45e83f98ea",
    "greedy@1 xybrid 2": "144 538215cdb2398066",
    "greedy@1 xybrid 4": "269 215fda154d7d228b",
    "greedy@1 mutation_wars 2": "125 9769052237236600",
    "greedy@1 mutation_wars 5": "400 124528f52d4ed9a5",
    "greedy@1 hybrid HYM-1": "192 2b7edb4000bc847b",
    "greedy@1 hybrid HYM-2": "400 cdb26ffb83d8da16",
    "flat200 xybrid 2": "3 8eee2d89ad4385b4",
    "flat200 xybrid 4": "3 3bf7df632d059f22",
    "flat200 mutation_wars 2": "3 2743516507795705",
    "flat200 mutation_wars 5": "3 73791ff3498dc431",
    "flat200 hybrid HYM-1": "3 7db8b91beb7d57ed",
    "flat200 hybrid HYM-2": "3 f7f541388ca88397",
    "rollout@1 xybrid 2": "3 8eee2d89ad4385b4",
    "rollout@1 xybrid 4": "3 c1f63a6ad086a1c0",
    "rollout@1 mutation_wars 2": "3 e8bab1d9e9a4320c",
    "rollout@1 mutation_wars 5": "3 ad2c2176d004f91d",
    "rollout@1 hybrid HYM-1": "3 6eab509e6d5cde0b",
    "rollout@1 hybrid HYM-2": "3 7059215e3571c71a",
}


def walk(game: Game, config: dict[str, Any]) -> Iterator[State]:
    """Positions of a game in which one answer of four is anybody's: not only those that greed leads to."""
    rng, guide = Quick(1), make_bot(FIRST, 1)
    state = game.start(config, 1)
    state.mute()
    while not state.over():
        yield state
        seat = engine.actor(state)
        legal = engine.legal_actions(state, seat)
        lost = rng.below(4) == 0
        engine.play(state, seat, legal[rng.below(len(legal))] if lost else ask(guide, game, state, seat, 1))


def choices(name: str, title: str, config: dict[str, Any]) -> str:
    """What the yardstick chooses along the walk, in sixteen letters."""
    game, bot = load_game(title), make_bot(name, 1)
    chosen: list[int] = []
    for ply, state in enumerate(walk(game, config)):
        if ply % EVERY[name] == EVERY[name] - 1:
            chosen.append(ask(bot, game, state, engine.actor(state), ply))
        if len(chosen) == MOST[name]:
            break
    return f"{len(chosen)} {hashlib.sha256(repr(chosen).encode()).hexdigest()[:16]}"


def key(name: str, title: str, config: dict[str, Any]) -> str:
    return " ".join([name, title, *(str(value) for value in config.values())])


@pytest.mark.parametrize(("title", "config"), TABLES, ids=[key("", *table).strip() for table in TABLES])
@pytest.mark.parametrize("name", EVERY)
def test_a_yardstick_is_frozen(name: str, title: str, config: dict[str, Any]) -> None:
    assert choices(name, title, config) == FROZEN[key(name, title, config)]


def test_yardsticks_are_for_the_laboratory_and_not_offered_at_tables() -> None:
    assert not set(YARDSTICKS) & set(offered_bots())
    assert set(EVERY) <= {*MAKERS, *YARDSTICKS}


if __name__ == "__main__":
    for name in EVERY:
        for table in TABLES:
            print(f'    "{key(name, *table)}": "{choices(name, *table)}",', flush=True)
