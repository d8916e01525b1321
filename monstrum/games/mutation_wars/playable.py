"""Whether a state that came from outside can be played on: what it says is pending must be possible."""

from typing import Final

from monstrum.core.engine import sealed
from monstrum.core.errors import BadPosition
from monstrum.core.state import CHANCE, NOBODY, SEALED, WIDTH
from monstrum.games.mutation_wars import kinds, opcodes, sightings
from monstrum.games.mutation_wars.actions import card_of
from monstrum.games.mutation_wars.catalog import BP, COLOURS, KINDS, PARTS
from monstrum.games.mutation_wars.state import (
    BUILD,
    FINAL_BATTLE,
    MOST_BODIES,
    NO_CARD,
    NO_SEAT,
    SPOTS,
    WarsState,
)
from monstrum.kit.goes_on import check_goes_on

# What the arguments of a record may be, by their place. Other arguments are numbers from 0 on.
SEATS_AT: Final = {
    kinds.CHOOSE_PART: (1,),
    kinds.CHOOSE_OWN_PART: (1,),
    kinds.CHOOSE_SWAP: (1, 4),
    kinds.SWAP_SPOTS: (0,),
    kinds.SWAP_SPOTS_WITH: (0,),
    kinds.REARRANGE: (0,),
    kinds.REARRANGE_MORE: (0,),
    kinds.PROTECT: (0,),
    kinds.PICK_BACK: (0,),
    kinds.RANDOM_TAKE: (0, 1),
    kinds.DRAW_ONE: (0,),
    kinds.DRAW_CARDS: (0,),
    kinds.PURCHASE: (0,),
    kinds.RUN: (1,),
    kinds.REPLACE: (0,),
    kinds.ATOMIC: (0,),
    kinds.SPOILS: (0, 1),
    kinds.TAKE: (0, 1),
}
ROWS_AT: Final = {
    kinds.TARGET_CREATURE: 0,
    kinds.TARGET_OPPONENT: 0,
    kinds.TARGET_BODY: 0,
    kinds.CHOOSE_PART: 0,
    kinds.CHOOSE_OWN_PART: 0,
    kinds.CHOOSE_SWAP: 0,
    kinds.FAMINE_DISCARD: 0,
    kinds.HUNGER_DISCARD: 0,
    kinds.RUN: 0,
}
SPOTS_AT: Final = {kinds.BUY_EDGE: 1, kinds.REFILL: 0, kinds.SWAP_SPOTS_WITH: 1, kinds.CHOOSE_SWAP: 3}
KINDS_AT: Final = {kinds.TAKE_DISCARD: 0, kinds.CURRENT_PASS: 1, kinds.DRAW_ONE: 1, kinds.DRAW_CARDS: 1}
MASKS_AT: Final = {kinds.PICK_BACK: 1, kinds.RANDOM_TAKE: 2, kinds.TAKE: 2}
COLOURS_AT: Final = {kinds.BUY_SPOT: 0, kinds.BUY_EDGE: 0}
IN_BATTLE: Final = frozenset(
    {kinds.EVADE, kinds.ATTACKER_CARD, kinds.DEFENDER_CARD, kinds.FIGHT, kinds.PROTECT, kinds.SPOILS}
)
MOST: Final = 1_000  # no count of anything pending is larger


def check_playable(state: WarsState) -> None:
    """Raises BadPosition instead of stumbling later."""
    pending = state.records()
    for at in range(0, len(pending), WIDTH):
        check_record(state, pending[at : at + WIDTH])
    check_battle(state)
    check_commitments(state)
    check_sightings(state)
    check_goes_on(state)


def check_record(state: WarsState, record: list[int]) -> None:
    if len(record) < WIDTH:
        raise BadPosition("Half a step is pending in this position.")
    kind, who = record[:2]
    if not (0 <= kind < kinds.KINDS and may_decide(kind, who, state.seats)):
        raise BadPosition("Something pending in this position does not exist.")
    if not arguments_fit(state, kind, record[2:]):
        name = state.table[kind].name
        raise BadPosition(f"The step '{name}' pending in this position speaks of things that do not exist.")


def may_decide(kind: int, who: int, seats: int) -> bool:
    """Whether this is somebody such a step can wait for."""
    if kind == kinds.CURRENT_PASS:
        return who == SEALED
    if kind >= kinds.SHUFFLE:
        return who == NOBODY
    if kind >= kinds.DEALER:
        return who == CHANCE
    return 0 <= who < seats


def arguments_fit(state: WarsState, kind: int, args: list[int]) -> bool:
    code = state.catalog.code
    fits = [-1 <= number < MOST or kind == kinds.RUN for number in args]
    fits += [0 <= args[at] < state.seats for at in SEATS_AT.get(kind, ())]
    if kind in ROWS_AT:
        row = args[ROWS_AT[kind]]
        fits.append(0 <= row < len(code) and row % opcodes.WIDTH == 0)
        fits.append(fits[-1] and code[row] < opcodes.PART_MOD)
    if kind in SPOTS_AT:
        fits.append(0 <= args[SPOTS_AT[kind]] < SPOTS)
    if kind in KINDS_AT:
        fits.append(0 <= args[KINDS_AT[kind]] < KINDS)
    if kind in MASKS_AT:
        fits.append(0 < args[MASKS_AT[kind]] < 1 << KINDS)
    if kind in COLOURS_AT:
        fits.append(0 <= args[COLOURS_AT[kind]] < COLOURS)
    if kind == kinds.SHUFFLE:
        fits.append(0 <= args[0] <= KINDS)
    elif kind == kinds.PHASE:
        fits.append(BUILD <= args[0] <= FINAL_BATTLE and args[1] <= state.seats)
    elif kind in (kinds.ATTACH_SPOT, kinds.BUY_PAYMENT_MORE, kinds.CLEANUP_MORE):
        design = args[0] if kind == kinds.ATTACH_SPOT else args[1]
        fits.append(0 <= design < (state.catalog.designs if kind == kinds.CLEANUP_MORE else PARTS))
        fits.append(kind != kinds.CLEANUP_MORE or design >= PARTS)
        fits.append(kind != kinds.ATTACH_SPOT or 0 <= args[1] < MOST_BODIES)
    elif kind == kinds.CURRENT_PASS:
        fits.append(0 < args[0] < 1 << state.seats)
    elif kind == kinds.REPLACE:
        fits.append(0 <= args[1] < state.bodies[args[0]])
    elif kind == kinds.RUN:
        fits.append(0 <= args[3] <= SPOTS and 0 <= args[4] <= PARTS and 0 <= args[5] < state.catalog.designs)
    elif kind in (kinds.REARRANGE, kinds.REARRANGE_MORE):
        picked = state.found()
        fits.append(0 <= args[1] <= len(picked))
        fits.append(all(0 <= body < state.bodies[args[0]] for body in picked) if fits[-2] else False)
    return all(fits)


def check_battle(state: WarsState) -> None:
    """MW-8  Two different players, cards that are Battle cards, and a protected card its owner holds."""
    fighting = {state.attacker, state.defender}
    sound = fighting == {NO_SEAT} or (len(fighting) == 2 and min(fighting) >= 0)
    sound = sound and max(fighting) < state.seats
    for card in (state.attacker_card, state.defender_card):
        sound = sound and (card == NO_CARD or state.catalog.first[2] <= card < state.catalog.designs)
    records = state.records()[::WIDTH]
    if IN_BATTLE & set(records) and fighting == {NO_SEAT}:
        sound = False
    if not sound or not NO_CARD <= state.protected < state.catalog.designs:
        raise BadPosition("There is a battle in this position that cannot be.")
    if state.protected != NO_CARD and state.catalog.kind_of[state.protected] == BP:
        raise BadPosition("A Body Part card is never protected (MW-11.3).")


def check_commitments(state: WarsState) -> None:
    """MW-7.13  What a seat has committed to is a card of its own."""
    if len(state.buffers) not in (0, state.seats):
        raise BadPosition("What was committed in this position does not fit the players.")
    if not any(state.buffers):
        return
    if not sealed(state):
        raise BadPosition("Something was committed in this position, but nobody was asked.")
    for seat, buffer in enumerate(state.buffers):
        for action in buffer:
            design = card_of(action)
            if (
                len(buffer) > 1
                or not 0 <= design < state.catalog.designs
                or state.catalog.kind_of[design] != state.b
                or not state.hand[seat * state.catalog.designs + design]
            ):
                raise BadPosition(f"P{seat} has committed to something it does not have.")


def check_sightings(state: WarsState) -> None:
    """Whatever seats know of the hands of others must be true in this position."""
    for row in sightings.listed(state):
        knower, where = sightings.knower_of(row), sightings.where_of(row)
        if not 0 < where < 1 << state.seats or where >> knower & 1:
            raise BadPosition("A sighting in this position speaks of things that do not exist.")
    if state.sighted and not all(true_for(state, seat) for seat in (-1, *range(state.seats))):
        raise BadPosition("A sighting in this position speaks of a card that is elsewhere.")


def true_for(state: WarsState, seat: int) -> bool:
    """Whether all sightings of a knower are of different cards in hands."""
    knower = seat if seat >= 0 else sightings.PUBLIC
    mine = [row for row in sightings.listed(state) if sightings.knower_of(row) == knower]
    for design in {sightings.design_of(row) for row in mine}:
        room = [state.hand[holder * state.catalog.designs + design] for holder in range(state.seats)]
        masks = [sightings.where_of(row) for row in mine if sightings.design_of(row) == design]
        if not placeable(masks, room):
            return False
    return True


def placeable(masks: list[int], room: list[int]) -> bool:
    """Whether every mask finds a hand of its own cards."""
    holders = [-1] * len(masks)

    def find(at: int, tried: set[int]) -> bool:
        for seat in range(len(room)):
            if not masks[at] >> seat & 1 or seat in tried:
                continue
            tried.add(seat)
            here = [other for other in range(len(masks)) if holders[other] == seat]
            if len(here) < room[seat] or any(find(other, tried) for other in here):
                holders[at] = seat
                return True
        return False

    return all(find(at, set()) for at in range(len(masks)))
