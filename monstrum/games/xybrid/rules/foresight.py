"""XY-12.17  The position some steps into a cost, as far as the payer can foresee it.

Parts that come into the lab on the way are unseen: they count as a number and match no filter. In the copy
they still lie in the deck; `unseen` says how many of them would be in which place.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.games.xybrid import opcodes
from monstrum.games.xybrid.catalog import (
    CORE,
    HIGHEST,
    NO_LIMIT,
    OTHER,
    SCIENCE,
    SELECTOR_WIDTH,
    SELF,
    SIDE,
    TRIGS,
    TYPE_NAMES,
    TYPES,
    VALUE_MAX,
    ZONE,
)
from monstrum.games.xybrid.operands import drop_set, member, set_size
from monstrum.games.xybrid.rules.candidates import candidates, highest, next_in_lab, pick_of, swap_side
from monstrum.games.xybrid.rules.values import amount, product, zone_mask
from monstrum.games.xybrid.rules.zones import destroy, exchangeable, move, put_in_hand, put_in_lab, swap
from monstrum.games.xybrid.state import (
    DECK,
    HAND,
    LAB,
    MONSTER,
    NO_SLOT,
    PLACES,
    SHIELDED,
    LabState,
)

ANY_TYPE: Final = (1 << len(TYPE_NAMES)) - 1
MOST_TRIES: Final = 1000  # positions looked at for one answer


@final
class Tries:
    """How many positions may still be tried out; all branches of one look ahead share them."""

    def __init__(self) -> None:
        self.left: i64 = MOST_TRIES


@final
class Ahead:
    """One such position. Its state is its own: a copy, with the operands of the steps in progress."""

    def __init__(
        self, state: LabState, unseen: vec[i64], controller: i64, source: i64, end: i64, tries: Tries
    ) -> None:
        self.state = state
        self.unseen = unseen  # per place
        self.controller = controller
        self.source = source
        self.end = end  # the row after the cost
        self.done: i64 = 0  # targets of BOOST that have their amount
        self.tries = tries

    def branch(self) -> "Ahead":
        other = Ahead(self.state.clone(), self.unseen[:], self.controller, self.source, self.end, self.tries)
        other.done = self.done
        return other


def looking(state: LabState, controller: i64, source: i64, end: i64) -> Ahead:
    """The position itself: nothing is unseen yet."""
    return Ahead(state, vec[i64]([0] * PLACES), controller, source, end, Tries())


# What is there --------------------------------------------------------------------------------------


def unseen_token(place: i64) -> i64:
    """Stands for one unseen part of a place wherever parts are listed; below every part."""
    return -1 - place


def deck_size(ahead: Ahead) -> i64:
    left = ahead.state.held[DECK]
    for place in range(PLACES):
        left -= ahead.unseen[place]
    return left


def filtered(state: LabState, selector: i64) -> bool:
    """Whether a selector asks anything of a part but its place."""
    row = state.catalog.selectors
    at = selector * SELECTOR_WIDTH
    return (
        row[at + TYPES] != ANY_TYPE
        or row[at + SCIENCE] != 0
        or row[at + VALUE_MAX] != NO_LIMIT
        or row[at + SIDE] != 0
        or row[at + TRIGS] != 0
        or row[at + OTHER] != 0
    )


def unseen_tokens(ahead: Ahead, selector: i64) -> list[int]:
    """The unseen parts a selector without filters finds in its zone."""
    state = ahead.state
    found: list[int] = []
    if filtered(state, selector) or pick_of(state, selector) == SELF:
        return found
    mask = zone_mask(state, state.catalog.selectors[selector * SELECTOR_WIDTH + ZONE], ahead.controller)
    for place in range(PLACES):
        if (mask >> place) & 1:
            for _ in range(ahead.unseen[place]):
                found.append(unseen_token(place))
    return found


def reachable(ahead: Ahead, selector: i64, operation: i64) -> list[int]:
    """The candidates of a selector, unseen ones first. Unseen parts can be moved, but nothing is known of
    them: no value, no type."""
    seen = candidates(ahead.state, selector, operation, ahead.controller, ahead.source)
    found: list[int] = []
    for token in unseen_tokens(ahead, selector):
        movable = operation == opcodes.DESTROY
        if operation == opcodes.TAKE or operation == opcodes.TOLAB:
            movable = token != unseen_token(LAB)
        if movable:
            found.append(token)
    found.extend(seen)
    return found


def drawable(ahead: Ahead, selector: i64) -> list[int]:
    """XY-4.5  The lab parts an effect could draw."""
    found = unseen_tokens(ahead, selector)
    part = next_in_lab(ahead.state, selector, ahead.source, -1)
    while part >= 0:
        found.append(part)
        part = next_in_lab(ahead.state, selector, ahead.source, part)
    return found


def can_be_drawn(ahead: Ahead, selector: i64) -> i64:
    """How many parts DRAW finds in all; without filters also what restocks bring (XY-4.8)."""
    number: i64 = len(drawable(ahead, selector))
    return number if filtered(ahead.state, selector) else number + deck_size(ahead)


def foreseen_amount(ahead: Ahead, at: i64, it: i64) -> i64:
    """An amount that asks nobody; unseen parts are counted where no filter is."""
    state = ahead.state
    numbers = state.catalog.numbers
    kind = numbers[at]
    if kind == opcodes.N_TIMES:
        return product(numbers[at + 1], foreseen_amount(ahead, at + 2, it))
    if kind == opcodes.N_MIN:
        inner = foreseen_amount(ahead, at + 2, it)
        return inner if inner < numbers[at + 1] else numbers[at + 1]
    found = amount(state, at, ahead.controller, ahead.source, it)
    if kind == opcodes.N_COUNT:
        found += len(unseen_tokens(ahead, numbers[at + 1]))
    return found


# Pairs ----------------------------------------------------------------------------------------------


def pair_changes(ahead: Ahead, one: i64, other: i64) -> bool:
    """XY-13.5, XY-13.8  Whether two parts may be swapped; the type of an unseen one is not known."""
    state = ahead.state
    if one >= 0 and other >= 0:
        return exchangeable(state, one, other)
    here = state.place[one] if one >= 0 else -1 - one
    there = state.place[other] if other >= 0 else -1 - other
    seen = one if one >= 0 else other
    if seen >= 0 and state.catalog.type_of[seen] == CORE:
        return False
    attached = MONSTER <= here < HAND or MONSTER <= there < HAND
    return here != there and not attached and here != DECK and there != DECK


def side_ahead(ahead: Ahead, selector: i64) -> list[int]:
    found = unseen_tokens(ahead, selector)
    found.extend(swap_side(ahead.state, selector, ahead.controller, ahead.source))
    return found


def best(ahead: Ahead, selector: i64, parts: list[int]) -> list[int]:
    """`highest` takes the best part seen, and an unseen one only where there is no other."""
    if pick_of(ahead.state, selector) != HIGHEST:
        return parts
    seen: list[int] = []
    for part in parts:
        if part >= 0:
            seen.append(part)
    return highest(ahead.state, seen) if seen else parts


def partners_ahead(ahead: Ahead, selector: i64, one: i64) -> list[int]:
    found: list[int] = []
    for other in side_ahead(ahead, selector):
        if pair_changes(ahead, one, other):
            found.append(other)
    return best(ahead, selector, found)


def firsts_ahead(ahead: Ahead, first: i64, second: i64) -> list[int]:
    others = side_ahead(ahead, second)
    found: list[int] = []
    for one in side_ahead(ahead, first):
        for other in others:
            if pair_changes(ahead, one, other):
                found.append(one)
                break
    return best(ahead, first, found)


# What happens ---------------------------------------------------------------------------------------


def stock_ahead(ahead: Ahead, number: i64) -> None:
    """The top of the deck comes into the lab, unseen as yet."""
    left = deck_size(ahead)
    if number > left:
        number = left
    if number > 0:
        ahead.unseen[LAB] += number


def maybe_restock_ahead(ahead: Ahead) -> None:
    """XY-4.8"""
    if ahead.state.held[LAB] + ahead.unseen[LAB] == 0:
        stock_ahead(ahead, ahead.state.size())


def draw_ahead(ahead: Ahead, part: i64) -> None:
    """One draw; the DRAW effect of the part is not foreseen."""
    if part >= 0:
        put_in_hand(ahead.state, ahead.controller, part)
    else:
        ahead.unseen[LAB] -= 1
        ahead.unseen[HAND + ahead.controller] += 1
    maybe_restock_ahead(ahead)


def exchange_ahead(ahead: Ahead, one: i64, other: i64) -> None:
    if one >= 0 and other >= 0:
        swap(ahead.state, one, other)
    elif one >= 0 or other >= 0:  # two unseen parts change places without a trace
        seen = one if one >= 0 else other
        there = -1 - (other if one >= 0 else one)
        ahead.unseen[ahead.state.place[seen]] += 1
        ahead.unseen[there] -= 1
        move(ahead.state, seen, there, NO_SLOT)


def operate_ahead(ahead: Ahead, operation: i64) -> None:
    """The set on the operands meets its fate. What JAM and COPY do is not foreseen."""
    state = ahead.state
    for at in range(set_size(state)):
        part = member(state, at)
        if part < 0:
            move_unseen(ahead, -1 - part, operation)
        elif operation == opcodes.DESTROY:
            destroy(state, part)
        elif operation == opcodes.TOLAB:
            put_in_lab(state, part)
        elif operation == opcodes.TAKE:
            put_in_hand(state, ahead.controller, part)
        elif operation == opcodes.SHIELD:
            state.marks[part] |= SHIELDED
    drop_set(state)


def move_unseen(ahead: Ahead, place: i64, operation: i64) -> None:
    ahead.unseen[place] -= 1
    if operation == opcodes.TOLAB:
        ahead.unseen[LAB] += 1
    elif operation == opcodes.TAKE:
        ahead.unseen[HAND + ahead.controller] += 1


def boost_ahead(ahead: Ahead) -> None:
    """Each target gets the amount found for it."""
    state = ahead.state
    first = state.laid - ahead.done
    state.laid = first
    for at in range(ahead.done):
        state.boost[member(state, at)] += state.operands[first + at]
    ahead.done = 0
    drop_set(state)


def gain_ahead(ahead: Ahead, seat: i64, number: i64) -> i64:
    """XY-12.7  Infamy never falls below 0; what is really gained or lost is returned."""
    infamy = ahead.state.infamy
    if infamy[seat] + number < 0:
        number = -infamy[seat]
    infamy[seat] += number
    return number
