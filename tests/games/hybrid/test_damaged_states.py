"""Positions and stored states with cards in them, damaged on the way: refused in a sentence, or playable."""

import random

import pytest

from monstrum.core.codec import decode_numbers, encode, encode_numbers
from monstrum.core.engine import actor, legal_actions, play, waiting
from monstrum.core.errors import MonstrumError
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.games.hybrid.game import skirmish_state
from tests.properties.test_damaged_texts import damaged
from tests.properties.test_random_skirmishes import choose
from tests.rules.hybrid.skirmish import standard

NUMBERS = (0, 1, -1, 2, 7, 99, 1 << 40)
TRIES = 20


def some_state(rng: random.Random) -> State:
    mission = rng.choice(["HYM-1", "HYM-2", "HYM-5"])
    state = skirmish_state(standard().start({"mission": mission}, rng.getrandbits(30)))
    for _ in range(rng.randrange(250)):
        if state.over():
            break
        seat = rng.choice(waiting(state))
        chosen = choose(state, seat, rng) if actor(state) == seat else rng.choice(legal_actions(state, seat))
        play(state, seat, chosen)
    return state


def look_at(state: State, rng: random.Random) -> None:
    """What one would do first with a state."""
    game = standard()
    game.view(state, 0)
    game.prompt(state, 0)
    game.sample(game.know(state, 0), Quick(1))
    for _ in range(4):
        if state.over():
            break
        play(state, actor(state), rng.choice(legal_actions(state, actor(state))))


def loaded(reading: str | bytes) -> State:
    game = standard()
    return game.parse_position(reading) if isinstance(reading, str) else game.decode(reading)


@pytest.mark.parametrize("seed", [*range(6), 44, 97, 190, 208, 232, 269, 271, 298, 390])
def test_damaged_states_are_refused_or_playable(seed: int) -> None:
    rng = random.Random(seed)
    state = some_state(rng)
    text, numbers = standard().position(state), decode_numbers(encode(state))
    refused = 0
    for _ in range(TRIES):
        changed = list(numbers)
        for _ in range(rng.randint(1, 3)):
            changed[rng.randrange(len(changed))] = rng.choice(NUMBERS)
        for reading in (damaged(text, rng), encode_numbers(changed)):
            try:
                look_at(loaded(reading), rng)
            except MonstrumError as error:
                refused += bool(str(error))
    assert refused > TRIES // 2
