"""An operation of XYbrid, and what it promises: a guess in infamy ahead of the opponents, no simulation.

What a player will pick is guessed from the zone and the filters of the selector.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.operations import Operation
from monstrum.games.xybrid.content.catalog import (
    ALL,
    AUX,
    HIGHEST,
    NO_LIMIT,
    NUMBER,
    PICK,
    SELECTOR_WIDTH,
    SELF,
    TYPES,
    VALUE_MAX,
    Z_ANY_MONSTER,
    Z_CORE_PILE,
    Z_LAB,
    Z_MY_HAND,
    Z_MY_MONSTER,
    Z_MY_PILE,
    Z_OPP_HAND,
    Z_OPP_MONSTER,
    ZONE,
)
from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.rules.values import count, value
from monstrum.games.xybrid.state import HAND, MONSTER, SLOT_AUX, LabState

TYPICAL_PART: Final = 5.0  # what a part on a monster is worth, all in all
TYPICAL_AUX: Final = 2.5
WEAKEST_PART: Final = 3.5  # what is given up when the loser may choose
ONE_OF_MANY: Final = 0.6  # hurting one of several opponents helps the others too
LITTLE: Final = 0.3  # what most operations promise


@final
class Found:
    """What the rows before an operation have found, as far as one can tell."""

    def __init__(self, source: i64, seat: i64) -> None:
        self.source = source
        self.seat = seat
        self.selector: i64 = -1
        self.second: i64 = -1  # the other selector of a SWAP
        self.number: i64 = 0
        self.players: i64 = opcodes.ME


class LabOperation(Operation[LabState]):
    """The actor is the controller of the effect; what it admits is a part; in `act`, its source."""

    def foresees(self, state: LabState, found: Found) -> float:
        """What it is likely to bring its controller."""
        return LITTLE


def against_one(state: LabState) -> float:
    """How much of what one opponent loses is our advantage."""
    return 1.0 if state.seats == 2 else ONE_OF_MANY


def taken(state: LabState, found: Found) -> float:
    """XY-12.7  What the richest victim can lose; nobody falls below 0."""
    most: i64 = 0
    for other in range(state.seats):
        if other != found.seat:
            most = max(most, state.infamy[other])
    return float(min(found.number, most)) if found.players != opcodes.ME else 0.0


def loss(state: LabState, found: Found) -> float:
    if found.players == opcodes.ME:
        return -float(found.number)
    most = taken(state, found)
    return most if found.players == opcodes.EACH_OPP else most * against_one(state)


def targets(state: LabState, found: Found) -> float:
    """How many parts a BOOST reaches; those of opponents count the other way round."""
    row = state.catalog.selectors
    at = found.selector * SELECTOR_WIDTH
    pick, zone = row[at + PICK], row[at + ZONE]
    if pick == SELF:
        return 1.0
    reached = (
        float(count(state, found.selector, found.seat, found.source))
        if pick == ALL
        else float(max(1, row[at + NUMBER]))
    )
    return -reached * against_one(state) if zone == Z_OPP_MONSTER else reached


def place_worth(state: LabState, found: Found) -> float:
    """What the selected parts are worth to us where they are: negative on an opponent's monster."""
    row = state.catalog.selectors
    at = found.selector * SELECTOR_WIDTH
    pick, zone = row[at + PICK], row[at + ZONE]
    if pick == SELF:
        return float(value(state, found.source)) if state.place[found.source] == MONSTER + found.seat else 1.0
    if not reachable(state, found):
        return 0.0
    if zone == Z_MY_HAND:
        return 1.0
    if zone == Z_OPP_HAND:
        return -against_one(state)
    if zone == Z_MY_MONSTER:
        return TYPICAL_AUX if row[at + TYPES] == 1 << AUX else WEAKEST_PART
    if zone == Z_OPP_MONSTER:
        return -against_one(state) * opposing_part(row, at)
    return 0.0


def opposing_part(row: vec[i64], at: i64) -> float:
    if row[at + PICK] == HIGHEST:
        return TYPICAL_PART + 2.0
    if row[at + TYPES] == 1 << AUX:
        return TYPICAL_AUX
    if row[at + VALUE_MAX] != NO_LIMIT:
        return min(TYPICAL_PART, float(row[at + VALUE_MAX]))
    return TYPICAL_PART


def reachable(state: LabState, found: Found) -> bool:
    """Whether the zone holds anything of the kind, filters by value and science aside."""
    row = state.catalog.selectors
    at = found.selector * SELECTOR_WIDTH
    zone = row[at + ZONE]
    if row[at + PICK] == SELF or zone == Z_LAB or zone == Z_MY_PILE or zone == Z_ANY_MONSTER:
        return True
    if zone == Z_MY_HAND:
        return state.held[HAND + found.seat] > 0
    for other in range(state.seats):
        if zone == Z_OPP_HAND and other != found.seat and state.held[HAND + other] > 0:
            return True
        attached = row[at + TYPES] != 1 << AUX or (state.filled[other] >> SLOT_AUX) & 1 == 1
        if zone == Z_OPP_MONSTER and other != found.seat and attached:
            return True
    return zone == Z_MY_MONSTER


def swap_worth(state: LabState, found: Found) -> float:
    """Exchanging with a rival hurts as much as it helps; with the lab it only helps."""
    row = state.catalog.selectors
    zone = row[found.second * SELECTOR_WIDTH + ZONE]
    if zone == Z_OPP_MONSTER:
        return 2.0 + 1.0 * against_one(state)
    if zone == Z_LAB:
        return 2.0
    return 0.5 if zone == Z_CORE_PILE else 1.0
