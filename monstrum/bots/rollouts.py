"""What a bot thinks with beside samples: the game's own policy, who will win, and rollouts by both.

All of it works on tables a bot has made up from what its seat knows; the policy sees all of such a table.
"""

import math
from collections.abc import Sequence
from typing import Final

from monstrum.core import engine
from monstrum.core.contract import Game
from monstrum.core.playout import playout
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.games.library import ENTRIES, brings

MOST: Final = 30.0  # ahead: surer than that nobody has to be


def policy(game: Game, table: State, rng: Quick) -> int:
    """What whoever must decide now would do, one answer ahead; anything, where a game brings no policy."""
    seat = engine.actor(table)
    actions = engine.legal_actions(table, seat)
    outlook = brings(game.name, "outlook")
    if outlook is None:
        return actions[rng.below(len(actions))]
    promises: list[float] = outlook(table, seat, actions) if len(actions) > 1 else [0.0]
    return actions[promises.index(max(promises))]


def value(game: Game, table: State, seat: int, rng: Quick) -> float:
    """The seat's chance to win, from 0 to 1: of a finished game its share, of one that goes on a guess by how
    the seat stands. Where a game cannot tell, one game to the end at random has to do; the table is spent."""
    evaluate = brings(game.name, "standing")
    if not table.over() and evaluate is not None:
        ahead: float = evaluate(table, seat) / ENTRIES[game.name].odds
        others = float(table.seats - 1)
        return 1 / (1 + others * math.exp(-max(-MOST, min(MOST, ahead))))
    if not table.over():
        playout(table, rng)
    winners = game.result(table).winners() or range(table.seats)
    return 1 / len(winners) if seat in winners else 0.0


def rollout(
    game: Game, worlds: Sequence[State], seat: int, plan: Sequence[int], answers: int, rng: Quick
) -> list[float]:
    """The value for the seat of each world after its plan and some more answers by the policy."""
    found = []
    for world in worlds:
        table = world.clone()
        table.mute()
        for action in plan:
            if action not in engine.legal_actions(table, seat):
                break  # a plan for what is hidden here fits there no more: the policy goes on
            engine.play(table, seat, action)
        for _ in range(answers):
            if table.over():
                break
            engine.step(table, policy(game, table, rng))
        found.append(value(game, table, seat, rng))
    return found
