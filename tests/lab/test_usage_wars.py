"""Counting what is used in Mutation Wars, and hearing whether events tell the whole story."""

import random

import pytest

from monstrum.core.engine import actor, legal_actions, play
from monstrum.core.events import Event
from monstrum.games.mutation_wars.rules import events
from monstrum.games.mutation_wars.state import VARIANT_NAMES
from monstrum.lab.usage import USED, Unsound
from monstrum.lab.usage_wars import WarsUsage
from tests.games.mutation_wars.positions import arranged, standard


def watched(config: dict[str, object], seed: int) -> WarsUsage:
    """One random game, every change of creatures and hands compared with what was told."""
    usage = WarsUsage(standard())
    state = standard().start({**config, "max_turns": 15}, seed)
    state.events.take()
    usage.begin(state)
    choices = random.Random(seed)
    while not state.over():
        play(state, actor(state), choices.choice(legal_actions(state, actor(state))))
        usage.watch(state.events.take(), state)
    return usage


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_events_tell_all_that_happens_to_creatures_and_hands(players: int) -> None:
    usage = watched({"players": players}, players)
    assert usage.counts["PART_MOD", USED] > 5


def test_events_tell_all_that_happens_in_the_variants() -> None:
    for seed, name in enumerate(VARIANT_NAMES):
        watched({"players": 3, "variants": [name]}, seed)
    watched({"players": 3, "mode": "extended", "variants": VARIANT_NAMES}, 7)


def test_every_card_and_every_operation_is_a_goal() -> None:
    goals = WarsUsage(standard()).goals()
    assert len([goal for goal in goals if goal[1] == "attached"]) == 40
    assert len([goal for goal in goals if goal[1] == "played"]) == 48
    assert len([goal for goal in goals if goal[1] == USED]) == 22


def test_a_change_nobody_was_told_of_is_unsound() -> None:
    state = arranged(creatures=["R(Eye:R, -, -)", "G"], hands={"P0": ["M01"]})
    usage = WarsUsage(standard())
    usage.begin(state)
    usage.watch([], state)
    with pytest.raises(Unsound, match=r"P0\.b0\.0 holds 0, but the events say -1"):
        usage.watch([Event(events.PART_LOST, -1, 0, 0, 0, 0, 0)], state)
    usage.begin(state)
    with pytest.raises(Unsound, match="the hands hold"):
        usage.watch([Event(events.CARD_DRAWN, -1, 0, 0, 1, 0, 0)], state)
