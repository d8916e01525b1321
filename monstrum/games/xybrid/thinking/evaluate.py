"""How well a seat stands: what it has, what its monster and hand would score, and what they still promise.

Numbers are infamy. The weights were tuned by letting versions play each other.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.numbers import ZERO
from monstrum.games.xybrid.content import catalog as cat
from monstrum.games.xybrid.content.catalog import ARM, AUX, HEAD, LEGS
from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.rules import kinds
from monstrum.games.xybrid.rules.values import STATIC_WIDTH, amount, aura, hand_bonus, static_applies
from monstrum.games.xybrid.rules.zones import open_slots
from monstrum.games.xybrid.state import (
    ACTIVATED,
    HAND,
    JAMMED,
    LAB,
    LEFT,
    MONSTER,
    PILE,
    RIGHT,
    ROUNDS,
    SLOT_HEAD,
    SLOT_LEGS,
    LabState,
)
from monstrum.games.xybrid.thinking.prospects import effect_worth

OPEN_SLOT: Final = 5.5  # what will fill it in the end
LAB_OFFER: Final = 0.3  # how much of a better part lying in the lab will be ours
SWAP_LATER: Final = 0.8  # a better part in hand can still be fitted, if there is time
MISSION_ROUND: Final = 0.5  # what a MISSION part in the pile earns per round
BREAKTHROUGH: Final = 2.5  # what a breakthrough brings when it is well timed
NOTHING_THERE: Final = 1000.0


def evaluate(state: LabState, seat: i64) -> float:
    """The seat's standing ahead of its opponents: half against the best of them, half against their mean."""
    auras = aura_sources(state)
    building = monsters_grow(state)
    own = standing(state, seat, auras, building)
    best = -NOTHING_THERE
    total = 0.0
    for other in range(state.seats):
        if other != seat:
            theirs = standing(state, other, auras, building)
            best = max(best, theirs)
            total += theirs
    return own - 0.5 * best - 0.5 * total / float(state.seats - 1)


def monsters_grow(state: LabState) -> bool:
    """Whether monsters are still being built in this round."""
    return not state.over() and state.kind_of(0) != kinds.GAIN_INFAMY


def standing(state: LabState, seat: i64, auras: list[int], building: bool) -> float:
    """One seat: infamy, monster, hand, open slots, pile and breakthroughs."""
    total = float(state.infamy[seat])
    if state.over():
        return total
    fitted = vec[float]([0.0] * 7)  # what the part in each slot is worth, its DEPLOY effect included
    part = state.first[MONSTER + seat]
    while part >= 0:
        worth = float(current_value(state, part, seat, auras)) + promise(state, part, seat)
        fitted[state.slot[part]] = worth
        total += worth
        if state.catalog.triggers_of[part] >> cat.MISSION & 1:
            total += MISSION_ROUND * float(ROUNDS - state.round)
        part = state.after[part]
    total += hand_worth(state, seat, fitted, building)
    if building:
        total += slots_worth(state, seat)
    return total + later_worth(state, seat, building)


def aura_sources(state: LabState) -> list[int]:
    """Seat and part of every attached part that changes others: often none, which saves most of the work."""
    found: list[int] = []
    if state.auras == 0:
        return found
    for seat in range(state.seats):
        part = state.first[MONSTER + seat]
        while part >= 0:
            if state.catalog.aura[part]:
                found.append(seat)
                found.append(part)
            part = state.after[part]
    return found


def current_value(state: LabState, part: i64, seat: i64, auras: list[int]) -> i64:
    """XY-14.1, as in `rules/values.py`, with the sources of auras looked up once for all parts."""
    total = state.catalog.value_of[part] + state.boost[part]
    row = state.catalog.statics
    for at in range(state.catalog.static_start[part], state.catalog.static_start[part + 1], STATIC_WIDTH):
        if row[at] == opcodes.VALUE and static_applies(state, at, seat, part):
            total += amount(state, row[at + 3], seat, part, part)
    for at in range(0, len(auras), 2):
        total += aura(state, auras[at], auras[at + 1], part)
    return total if total > 0 else ZERO


def promise(state: LabState, part: i64, seat: i64) -> float:
    """What the part's DEPLOY effect will bring if it is still to come."""
    entry = state.catalog.entry_of(part, cat.DEPLOY)
    if entry < 0 or state.marks[part] & (ACTIVATED | JAMMED):
        return 0.0
    return effect_worth(state, entry, part, seat)


def hand_worth(state: LabState, seat: i64, fitted: vec[float], building: bool) -> float:
    """XY-9.2, and while monsters are being built the best swap for each type."""
    if state.held[HAND + seat] == 0:
        return 0.0
    total = float(state.held[HAND + seat] * max(0, 1 + hand_bonus(state, seat)))
    if not building:
        return total
    gains = vec[float]([0.0] * 3)
    part = state.first[HAND + seat]
    while part >= 0:
        kind = state.catalog.type_of[part]
        if kind <= LEGS:
            worth = float(state.catalog.value_of[part]) + promise(state, part, seat)
            gains[kind] = max(gains[kind], worth - replaced(state, seat, kind, fitted))
        part = state.after[part]
    return total + SWAP_LATER * (gains[HEAD] + gains[ARM] + gains[LEGS])


def replaced(state: LabState, seat: i64, kind: i64, fitted: vec[float]) -> float:
    """What the part now in the weakest slot of the type is worth; an open slot is filled first."""
    if open_slots(state, seat, kind) > 0:
        return OPEN_SLOT
    if kind == HEAD:
        return fitted[SLOT_HEAD]
    return fitted[SLOT_LEGS] if kind == LEGS else min(fitted[LEFT], fitted[RIGHT])


def slots_worth(state: LabState, seat: i64) -> float:
    """XY-4.2  What open slots will be filled with: an average part, or a better one that lies in the lab."""
    return (
        slot_worth(state, open_slots(state, seat, HEAD), HEAD)
        + slot_worth(state, open_slots(state, seat, ARM), ARM)
        + slot_worth(state, open_slots(state, seat, LEGS), LEGS)
    )


def slot_worth(state: LabState, slots: i64, kind: i64) -> float:
    """The same for the open slots of one type."""
    if slots == 0:
        return 0.0
    best = OPEN_SLOT
    types, values, after = state.catalog.type_of, state.catalog.value_of, state.after
    part = state.first[LAB]
    while part >= 0:
        if types[part] == kind:
            best = max(best, float(values[part]))
        part = after[part]
    return float(slots) * OPEN_SLOT + LAB_OFFER * (best - OPEN_SLOT)


def later_worth(state: LabState, seat: i64, building: bool) -> float:
    """Missions in the pile and breakthroughs in secret; after the last round both are worth nothing."""
    left = float(ROUNDS - state.round) + (1.0 if building else 0.0)
    missions: i64 = 0
    part = state.first[PILE + seat]
    while part >= 0:
        if state.catalog.triggers_of[part] >> cat.MISSION & 1:
            missions += 1
        part = state.after[part]
    unused: i64 = 0
    holder = state.holder
    for breakthrough in range(state.catalog.breakthroughs):
        if holder[breakthrough] == seat:
            unused += 1
    return MISSION_ROUND * float(missions) * max(0.0, left - 0.5) + BREAKTHROUGH * min(float(unused), left)


def draw_worth(state: LabState, part: i64, seat: i64) -> float:
    """A first guess at a part in the lab, for picks that are not looked into."""
    worth = float(state.catalog.value_of[part]) + promise(state, part, seat)
    kind = state.catalog.type_of[part]
    if kind == AUX:
        return worth
    return worth - OPEN_SLOT if open_slots(state, seat, kind) > 0 else 1.0
