"""Where the game stands: the side, the round, and what both sides have done."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monstrum.core.encoder import Encoder
from monstrum.games.hybrid.learning.writing import MOST, put, put_signed, seen_side
from monstrum.games.hybrid.state import FIGURES, SkirmishState

SIDES: Final = 2
ROUNDS: Final = 20
NUMBERS: Final = 16
MUCH: Final = 20


@final
class StandingFields:
    """Where these fields are. Sides: the observer's, the enemy's."""

    def __init__(self, encoder: Encoder[Any]) -> None:
        self.side = encoder.field("side", SIDES, 1, "the observer plays the Griffins, the Scorpions")
        self.round = encoder.field("round", 1, ROUNDS, "the round; 0 before the first")
        self.acted = encoder.field("acted", 1, FIGURES, "activations in this round so far")
        self.winner = encoder.field("winner", SIDES, 1, "which side won the last Activation Roll")
        self.revealed = encoder.field(
            "revealed", SIDES, NUMBERS, "per side: the last Activation counter turned up in this round"
        )
        self.initiative = encoder.field(
            "initiative", SIDES, MOST, "per side: added to its next Activation Roll, + 128"
        )
        self.score = encoder.field("score", SIDES, MUCH, "mission points of each side")
        self.contact = encoder.field("first_contact", 1, 1, "First Contact has been made")
        self.blood = encoder.field("first_blood", SIDES, 1, "per side: has lost a warrior")
        self.last = encoder.field("last_counter", SIDES, 1, "which side activated the last Event counter")

    def write(self, state: SkirmishState, seat: i64, items: vec[u8]) -> None:
        items[self.side + seat] = 1
        put(items, self.round, state.round)
        put(items, self.acted, state.acted)
        items[self.winner + seen_side(state.roll_winner, seat)] = 1
        put(items, self.contact, state.first_contact)
        if state.last_counter >= 0:
            items[self.last + seen_side(state.last_counter, seat)] = 1
        for side in range(SIDES):
            at = seen_side(side, seat)
            put(items, self.revealed + at, state.revealed[side])
            put_signed(items, self.initiative + at, state.initiative[side])
            put(items, self.score + at, state.score[side])
            put(items, self.blood + at, (state.first_blood >> side) & 1)
