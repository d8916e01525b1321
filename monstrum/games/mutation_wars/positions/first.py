"""The first position, and the empty one that positions in text are built on."""

from typing import Final

from monstrum.core.chance import Chance
from monstrum.core.errors import BadConfig
from monstrum.games.mutation_wars.asks import ASKS
from monstrum.games.mutation_wars.content.catalog import COLOURS, KINDS, Catalog
from monstrum.games.mutation_wars.positions.config import Config
from monstrum.games.mutation_wars.rules.setup import push_setup
from monstrum.games.mutation_wars.state import LEAST_SEATS, MOST_SEATS, WarsState

TABLE: Final = ASKS.frames()


def empty_state(seats: int, catalog: Catalog, chance: Chance) -> WarsState:
    """Nobody has anything; no card lies anywhere yet."""
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise BadConfig(f"Mutation Wars is for {LEAST_SEATS} to {MOST_SEATS} players, not {seats}.")
    state = WarsState(seats, catalog, TABLE, chance, False)
    state.make_room()
    return state


def agree(state: WarsState, config: Config) -> None:
    """What was agreed before the game."""
    state.target = config.target_bodies
    state.last_turn = config.max_turns
    state.variants = config.variants


def first_state(config: Config, catalog: Catalog, chance: Chance) -> WarsState:
    """MW-1.3  All cards in their decks, all bodies in the pile; the rest of the setup is pending."""
    state = empty_state(config.players, catalog, chance)
    agree(state, config)
    state.own_sizes()
    for kind in range(KINDS):
        for design in range(catalog.first[kind], catalog.first[kind + 1]):
            for _ in range(catalog.copies[design]):
                state.own_deck()[catalog.room[kind] + state.deck_size[kind]] = design
                state.deck_size[kind] += 1
    for colour in range(COLOURS):
        for _ in range(catalog.body_copies[colour]):
            state.own_pile()[state.pile_size] = colour
            state.pile_size += 1
    push_setup(state, config.dealer)
    return state
