"""A bot knows what its seat knows: in two worlds its seat cannot tell apart it answers the same.

Every bot of ours, in every game, in positions made for secrets (`twins.py`).
"""

import random
from typing import Any

import pytest

from monstrum.bots.asking import ask
from monstrum.bots.bot import Bot
from monstrum.bots.levels import CHARACTERS
from monstrum.bots.names import OWN, make_bot
from monstrum.core.engine import legal_actions, waiting
from tests.docs.test_bots import farsighted
from tests.properties.test_twins import secret_stops
from tests.properties.twins import most_alike, rich

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("xybrid", {"players": 2}),
    ("xybrid", {"players": 4}),
    ("mutation_wars", {"players": 2}),
    ("mutation_wars", {"players": 3}),
    ("hybrid", {"mission": "HYM-1"}),
    ("hybrid", {"mission": "HYM-4"}),
]
NAMES = [kind.name for kind in CHARACTERS]
QUICK = {"random", "greedy", "greedy@1", *NAMES[:5]}
STOPS = {True: 12, False: 2}  # positions of a table, for a bot that is quick and for one that is not
OF_THE_PAGE = "the bot of docs/bots.md"


def made(name: str, seed: int) -> Bot:
    return farsighted() if name == OF_THE_PAGE else make_bot(name, seed)


@pytest.mark.parametrize(("title", "config"), TABLES, ids=[" ".join(map(str, t)) for t in TABLES])
@pytest.mark.parametrize("name", [*OWN, OF_THE_PAGE])
def test_what_a_seat_cannot_know_changes_no_answer(name: str, title: str, config: dict[str, Any]) -> None:
    game, rng = rich(title), random.Random(f"fair {title}")
    compared = 0
    for stop in secret_stops(title, config, 7, 20 * STOPS[True]):
        for seat in waiting(stop.state):
            if len(legal_actions(stop.state, seat)) == 1:
                continue
            twin = most_alike(game, stop.state, seat, rng)
            one = ask(made(name, 9), game, stop.state.clone(), seat, stop.ply)
            assert ask(made(name, 9), game, twin, seat, stop.ply) == one
            compared += 1
        if compared >= STOPS[name in QUICK]:
            return
    assert compared > 0
