"""Positions of random games: a few for every kind of decision, so that no kind is missed."""

import random
from collections import Counter
from functools import cache

from monstrum.core.engine import actor, legal_actions, play, step
from monstrum.core.state import CHANCE
from monstrum.games.xybrid.asks import ASKS
from monstrum.games.xybrid.game import XYbrid
from monstrum.games.xybrid.state import LabState
from tests.table import breakthrough, card, standard, with_cards

GAMES = 12


@cache
def strange() -> XYbrid:
    """The standard cards and some that ask what no printed card asks."""
    return with_cards(
        {
            "A60": card("DEPLOY: SWAP(highest(me.monster), choose(1, lab))", type="arm"),
            "A61": card("DRAW may cost{TOLAB(choose(2, me.hand))}: DRAW(2, val<=5)", type="arm"),
            "H60": card("DEPLOY: ATTACH(choose(2, me.pile))", type="head", sciences="BIO"),
            "H61": card("DRAW: PEEK(3); PEEK(2)", type="head", value=6),
            "L60": card("DEPLOY: BOOST(choose(3, any.monster), 1)", type="legs", value=2),
            "X60": card("DEPLOY: DESTROY(highest(opp.monster))", value=1),
            "X61": card("DEPLOY: SWAP(choose(1, me.hand), choose(1, any.hand))", value=8),
            "X62": card("STATIC: AURA(all(any.monster, other), -2)", "STATIC: HAND(-2)"),
            "X63": card(
                "DEPLOY may cost{DESTROY(choose(2, me.monster))}: TOLAB(choose(1, me.hand)); GAIN(4)"
            ),
            "X64": card("DEPLOY: LOSE(leader, 2)"),
            "X65": card("MISSION cost{TAKE(choose(1, me.pile, other))}: PEEK(4)"),
            "B60": breakthrough("may cost{DESTROY(choose(2, me.monster))}: TAKE(choose(2, opp.hand))"),
        }
    )


def positions(
    game: XYbrid, per_kind: int, *, seed: int = 0, games: int = GAMES, explicit: bool = False
) -> list[LabState]:
    """Up to so many positions of every kind of decision, from random games with 2, 3 and 4 players."""
    found: list[LabState] = []
    seen: Counter[int] = Counter()
    for number in range(games):
        choices = random.Random(f"{seed} {number}")
        state = game.start({"players": 2 + number % 3}, f"{seed} {number}", explicit=explicit)
        while not state.over():
            kind = ASKS.pending(state).kind
            if seen[kind] < per_kind and choices.random() < 0.3:
                seen[kind] += 1
                found.append(state.clone())
            who = actor(state)
            action = choices.choice(legal_actions(state, who))
            if who == CHANCE:
                step(state, action)
            else:
                play(state, who, action)
            state.events.take()
        found.append(state)
    return found


@cache
def some_positions() -> list[tuple[XYbrid, LabState]]:
    """What most tests walk through."""
    found = [(standard(), state) for state in positions(standard(), 2)]
    found += [(strange(), state) for state in positions(strange(), 2, seed=1)]
    return found


@cache
def explicit_positions() -> list[tuple[XYbrid, LabState]]:
    """Positions in which chance is asked, too."""
    return [(standard(), state) for state in positions(standard(), 1, games=2, explicit=True)]
