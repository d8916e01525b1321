"""Mutation Wars: nothing is lost, nothing is made."""

from monstrum.core.errors import BadPosition
from monstrum.core.state import State
from monstrum.games.mutation_wars import catalog as wars_catalog
from monstrum.games.mutation_wars.game import wars_state
from monstrum.games.mutation_wars.state import EMPTY, SPOTS
from monstrum.games.mutation_wars.stored import check_cards, check_creatures, hand_counts
from monstrum.lab.usage import Unsound


def check(state: State) -> None:
    """MW-14.7, MW-4.2  Every card is in one place; a creature has two spots more than bodies."""
    wars = wars_state(state)
    try:
        check_cards(wars)
        check_creatures(wars)
    except BadPosition as error:
        raise Unsound(str(error)) from None
    for seat in range(wars.seats):
        spots = sum(wars.edges[seat * SPOTS + spot] >= EMPTY for spot in range(SPOTS))
        if spots != wars.bodies[seat] + 2:
            raise Unsound(f"the creature of P{seat} has {wars.bodies[seat]} bodies and {spots} spots")
        for kind in range(wars_catalog.KINDS):
            if sum(hand_counts(wars, seat, kind)) != wars.held[seat * wars_catalog.KINDS + kind]:
                raise Unsound(f"the hand of P{seat} holds another number of cards than is counted")
