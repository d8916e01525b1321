"""Explicit chance: every die, counter and card is a decision of chance, and nothing is drawn unasked."""

import random

from monstrum.core.codec import dump_chance
from monstrum.core.engine import actor, decision, legal_actions, play, step
from monstrum.core.state import CHANCE
from monstrum.games.library import load_game


def test_explicit_games_ask_for_every_die() -> None:
    game = load_game("hybrid")
    rng = random.Random(5)
    state = game.start({"mission": "HYM-1"}, 1, explicit=True)
    before: list[int] = []
    dump_chance(state.chance, before)
    asked: set[str] = set()
    while not state.over():
        who = actor(state)
        legal = legal_actions(state, who)
        if who == CHANCE:
            asked.add(decision(state))
            assert len(legal) == 10 or decision(state) in ("DRAW", "LOSE_ONE")
            step(state, rng.choice(legal))
        else:
            play(state, who, rng.choice(legal))
    after: list[int] = []
    dump_chance(state.chance, after)
    assert asked >= {"DIE", "DRAW"}
    assert before == after


def test_equal_seeds_and_answers_give_equal_games() -> None:
    game = load_game("hybrid")
    for mission in ("HYM-1", "HYM-2"):
        positions = []
        for _ in range(2):
            rng = random.Random(3)
            state = game.start({"mission": mission}, 9)
            for _ in range(120):
                if state.over():
                    break
                play(state, actor(state), rng.choice(legal_actions(state, actor(state))))
            positions.append(game.position(state))
        assert positions[0] == positions[1]
