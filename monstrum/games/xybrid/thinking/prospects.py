"""What an effect is likely to bring its controller, in infamy ahead of the opponents: a guess, no simulation.

The program of the effect is walked once. Conditions and amounts are read from the state as it stands; what a
player will pick is guessed from the zone and the filters of the selector.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
from monstrum.games.xybrid.rules.values import amount, count, holds, value
from monstrum.games.xybrid.state import HAND, MONSTER, SLOT_AUX, LabState

TYPICAL_PART: Final = 5.0  # what a part on a monster is worth, all in all
TYPICAL_AUX: Final = 2.5
WEAKEST_PART: Final = 3.5  # what is given up when the loser may choose
ONE_OF_MANY: Final = 0.6  # hurting one of several opponents helps the others too


def effect_worth(state: LabState, entry: int, source: int, seat: int) -> float:
    """The sum over the operations of a program; an optional effect is never worse than nothing."""
    catalog = state.catalog
    code = catalog.code
    total = 0.0
    declined = 0.0
    optional = False
    selector = -1
    number = 0
    players = opcodes.ME
    at = entry
    while code[at] != opcodes.END:
        op, x = code[at], code[at + 1]
        if op == opcodes.IF:
            if not holds(state, x, seat, source):
                at = code[at + 2]
                continue
        elif op == opcodes.MAY:
            optional = True
            declined = total
        elif op == opcodes.SELECT:
            if code[at + 2]:  # not one that only looks for an amount
                selector = x
        elif op == opcodes.AMOUNT:
            number = amount(state, x, seat, source, source)
        elif op == opcodes.VALUE_OF:
            number = int(TYPICAL_PART)
        elif op == opcodes.TIMES:
            number *= x
        elif op == opcodes.AT_MOST:
            number = min(number, x)
        elif op == opcodes.PLAYERS:
            players = x
        elif op == opcodes.SWAP:
            total += swap_worth(state, code[at + 2])
        elif op >= opcodes.GAIN:
            total += operation_worth(state, op, selector, number, players, source, seat)
        at += opcodes.WIDTH
    return max(total, declined) if optional else total


def operation_worth(
    state: LabState, op: int, selector: int, number: int, players: int, source: int, seat: int
) -> float:
    """One operation with the selector, amount and players found before it."""
    if op == opcodes.GAIN:
        return float(number)
    if op == opcodes.LOSE:
        return loss(state, players, number, seat)
    if op == opcodes.STEAL:
        return loss(state, players, number, seat) + taken(state, players, number, seat)
    if op == opcodes.DRAW:
        return 1.5 * number
    if op == opcodes.BOOST:
        return number * targets(state, selector, source, seat)
    if op == opcodes.DESTROY:
        return -place_worth(state, selector, source, seat)
    if op == opcodes.TOLAB:
        return -0.8 * place_worth(state, selector, source, seat)
    if op == opcodes.TAKE:
        return 1.0 + max(0.0, -place_worth(state, selector, source, seat))
    if op == opcodes.ATTACH:
        return TYPICAL_AUX if reachable(state, selector, seat) else 0.0
    if op == opcodes.COPY:
        return 3.0
    if op == opcodes.JAM:
        return 1.5 * against_one(state)
    if op == opcodes.SHIELD:
        return 0.8
    return 0.3  # STOCK, ADDSCI, PEEK, SPY


def against_one(state: LabState) -> float:
    """How much of what one opponent loses is our advantage."""
    return 1.0 if state.seats == 2 else ONE_OF_MANY


def taken(state: LabState, players: int, number: int, seat: int) -> float:
    """XY-12.7  What the richest victim can lose; nobody falls below 0."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.infamy[other])
    return float(min(number, most)) if players != opcodes.ME else 0.0


def loss(state: LabState, players: int, number: int, seat: int) -> float:
    if players == opcodes.ME:
        return -float(number)
    most = taken(state, players, number, seat)
    return most if players == opcodes.EACH_OPP else most * against_one(state)


def targets(state: LabState, selector: int, source: int, seat: int) -> float:
    """How many parts a BOOST reaches; those of opponents count the other way round."""
    row = state.catalog.selectors
    at = selector * SELECTOR_WIDTH
    pick, zone = row[at + PICK], row[at + ZONE]
    if pick == SELF:
        return 1.0
    reached = float(count(state, selector, seat, source)) if pick == ALL else float(max(1, row[at + NUMBER]))
    return -reached * against_one(state) if zone == Z_OPP_MONSTER else reached


def place_worth(state: LabState, selector: int, source: int, seat: int) -> float:
    """What the selected parts are worth to us where they are: negative on an opponent's monster."""
    row = state.catalog.selectors
    at = selector * SELECTOR_WIDTH
    pick, zone = row[at + PICK], row[at + ZONE]
    if pick == SELF:
        return float(value(state, source)) if state.place[source] == MONSTER + seat else 1.0
    if not reachable(state, selector, seat):
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


def opposing_part(row: vec[i64], at: int) -> float:
    if row[at + PICK] == HIGHEST:
        return TYPICAL_PART + 2.0
    if row[at + TYPES] == 1 << AUX:
        return TYPICAL_AUX
    if row[at + VALUE_MAX] != NO_LIMIT:
        return min(TYPICAL_PART, float(row[at + VALUE_MAX]))
    return TYPICAL_PART


def reachable(state: LabState, selector: int, seat: int) -> bool:
    """Whether the zone holds anything of the kind, filters by value and science aside."""
    row = state.catalog.selectors
    at = selector * SELECTOR_WIDTH
    zone = row[at + ZONE]
    if row[at + PICK] == SELF or zone == Z_LAB or zone == Z_MY_PILE or zone == Z_ANY_MONSTER:
        return True
    if zone == Z_MY_HAND:
        return state.held[HAND + seat] > 0
    for other in range(state.seats):
        if zone == Z_OPP_HAND and other != seat and state.held[HAND + other] > 0:
            return True
        attached = row[at + TYPES] != 1 << AUX or (state.filled[other] >> SLOT_AUX) & 1 == 1
        if zone == Z_OPP_MONSTER and other != seat and attached:
            return True
    return zone == Z_MY_MONSTER


def swap_worth(state: LabState, second: int) -> float:
    """Exchanging with a rival hurts as much as it helps; with the lab it only helps."""
    row = state.catalog.selectors
    zone = row[second * SELECTOR_WIDTH + ZONE]
    if zone == Z_OPP_MONSTER:
        return 2.0 + 1.0 * against_one(state)
    if zone == Z_LAB:
        return 2.0
    return 0.5 if zone == Z_CORE_PILE else 1.0
