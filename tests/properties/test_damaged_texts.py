"""Positions and stored states damaged on the way are refused in a sentence, or read: nothing stumbles."""

import random

import pytest

from monstrum.core.codec import encode
from monstrum.core.engine import actor, legal_actions, play
from monstrum.core.errors import MonstrumError
from monstrum.core.quick import Quick
from monstrum.core.state import State
from tests.properties.play import config, game

LETTERS = '0123456789AXHLCP-"[]{} ='
PIECES = ("1", "9", "-", "A01 ", "P1 ", "RUN ", "stack", "sealed = { P0 = 3 }\n")


def some_state(rng: random.Random, name: str = "xybrid") -> State:
    players = rng.randint(2, 4)
    state = game(name).start(config(name, players, rng.getrandbits(20)), rng.getrandbits(40))
    for _ in range(rng.randrange(250)):
        if state.over():
            break
        play(state, actor(state), rng.choice(legal_actions(state, actor(state))))
    return state


def damaged(text: str, rng: random.Random) -> str:
    letters = list(text)
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(letters))
        kind = rng.randrange(3)
        if kind == 0:
            letters[at] = rng.choice(LETTERS)
        elif kind == 1:
            del letters[at : at + rng.randint(1, 5)]
        else:
            letters[at:at] = rng.choice(PIECES)
    return "".join(letters)


def look_at(state: State, name: str = "xybrid") -> None:
    """Everything one would do first with a state."""
    played = game(name)
    assert state.over() or legal_actions(state, actor(state))
    played.view(state, 0)
    played.prompt(state, 0)
    played.sample(played.know(state, 0), Quick(1))
    played.facts(state)


@pytest.mark.parametrize("seed", range(8))
def test_a_damaged_position_is_read_or_refused(seed: int) -> None:
    rng = random.Random(seed)
    refused = 0
    for _ in range(40):
        text = game("xybrid").position(some_state(rng))
        for _ in range(8):
            try:
                look_at(game("xybrid").parse_position(damaged(text, rng)))
            except MonstrumError as error:
                refused += bool(str(error))
    assert refused > 200


@pytest.mark.parametrize("name", ["xybrid", "mutation_wars"])
@pytest.mark.parametrize("seed", range(8))
def test_a_damaged_stored_state_is_read_or_refused(seed: int, name: str) -> None:
    rng = random.Random(seed)
    refused = 0
    for _ in range(40):
        data = encode(some_state(rng, name))
        for _ in range(8):
            changed = bytearray(data)
            for _ in range(rng.randint(1, 3)):
                changed[rng.randrange(len(changed))] = rng.randrange(256)
            kept = bytes(changed[: rng.choice([len(changed), rng.randrange(len(data))])])
            try:
                look_at(game(name).decode(kept), name)
            except MonstrumError as error:
                refused += bool(str(error))
    assert refused > 200
