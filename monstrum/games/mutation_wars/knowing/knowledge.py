"""What a seat has learned (section 6 of the rules): a copy of the state from which the truth has been erased.

Erased are the hands of others but for the number of cards of each kind, the decks, the order of the body
pile, what others protect but for its kind, what others have committed, what others know, and the generator.
What the seat itself has seen of the hands of others stays (`sightings.py`). A sample is made from this alone.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.core.chance import Chance
from monstrum.core.codec import encode_numbers
from monstrum.core.heap import put_in_order
from monstrum.core.knowledge import Knowledge, mask_commitments
from monstrum.core.state import dump_list, dump_row
from monstrum.games.mutation_wars.knowing import sightings
from monstrum.games.mutation_wars.rules.actions import NONE
from monstrum.games.mutation_wars.rules.spoils import robbed_seat
from monstrum.games.mutation_wars.state import NO_CARD, WarsState

ONLY_KIND: Final = -2  # as the protected card: ONLY_KIND - kind, one of the loser's cards of this kind


class WarsKnowledge(Knowledge):
    """The masked state and, beside it, who has committed to something this seat does not see."""

    def __init__(self, seat: i64, masked: WarsState, sealed: list[int]) -> None:
        super().__init__(seat)
        self.masked = masked
        self.sealed = sealed

    def digest(self) -> str:
        numbers: list[int] = [self.seat]
        self.masked.dump(numbers)
        dump_row(numbers, self.masked.held)
        dump_list(numbers, self.sealed)
        return encode_numbers(numbers).hex()


def know(state: WarsState, seat: i64) -> WarsKnowledge:
    """The hard facts of one seat (-1: a spectator)."""
    masked = state.clone()
    masked.chance = Chance([0] * 8, state.chance.explicit)
    mask_cards(masked, seat)
    mask_bodies(masked)
    if state.protected != NO_CARD and robbed_seat(state) != seat:
        masked.protected = ONLY_KIND - state.catalog.kind_of[state.protected]
    mask_sightings(masked, seat)
    return WarsKnowledge(seat, masked, mask_commitments(masked, seat, NONE))


def mask_cards(masked: WarsState, seat: i64) -> None:
    """Hands of others and decks are numbers only; what was in them before and is no more, is gone anyway."""
    designs = masked.catalog.designs
    masked.own_hands()
    hand, deck = masked.hand, masked.own_deck()
    for other in range(masked.seats):
        if other != seat:
            for at in range(other * designs, (other + 1) * designs):
                hand[at] = 0
                masked.in_hand[at] = 0
    for at in range(len(deck)):
        deck[at] = 0


def mask_bodies(masked: WarsState) -> None:
    """Which bodies are left everybody can count; their order nobody knows."""
    put_in_order(masked.own_pile(), 0, masked.pile_size)


def mask_sightings(masked: WarsState, seat: i64) -> None:
    """The seat's own stay. What others know of its hand depends on what they hold, so it cannot be told."""
    if len(masked.sightings):
        sightings.keep_only(masked, seat if seat >= 0 else sightings.PUBLIC)
