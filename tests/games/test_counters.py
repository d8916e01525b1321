"""What is told beside a player's name counts the things of a zone that is there."""

import pytest

from monstrum.core.engine import actor, legal_actions, play
from monstrum.core.quick import Quick
from monstrum.games.library import load_game

COUNTED = {"xybrid": {"hand", "pile", "breakthroughs"}, "mutation_wars": {"parts", "mutate", "battle"}}


@pytest.mark.parametrize("name", COUNTED)
def test_a_counter_names_the_zone_whose_things_it_counts(name: str) -> None:
    game, rng = load_game(name), Quick(3)
    state = game.start({"players": 3}, 3)
    for _ in range(40):
        for reader in range(-1, state.seats):
            board = game.board(game.view(state, reader))
            zones = {zone.name: zone for zone in board.zones}
            for standing in board.standings:
                named = [counter for counter in standing.facts if counter.zone]
                assert {counter.zone.partition(".")[2] for counter in named} == COUNTED[name]
                for counter in named:
                    zone = zones[counter.zone]
                    lying = sum(thing.count for thing in zone.things)
                    assert zone.owner == standing.seat
                    assert int(counter.value) in (zone.size, lying), counter
        options = legal_actions(state, actor(state))
        play(state, actor(state), options[rng.below(len(options))])
