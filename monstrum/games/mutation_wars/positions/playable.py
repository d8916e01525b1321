"""Whether a state that came from outside can be played on: what it says is pending must be possible."""

from typing import Final

from monstrum.core.errors import BadPosition
from monstrum.core.state import WIDTH
from monstrum.games.mutation_wars.asks import ASKS
from monstrum.games.mutation_wars.content.catalog import BP, COLOURS, KINDS, PARTS
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.knowing import sightings
from monstrum.games.mutation_wars.rules import kinds
from monstrum.games.mutation_wars.state import (
    BUILD,
    FINAL_BATTLE,
    MOST_BODIES,
    NO_CARD,
    NO_SEAT,
    SPOTS,
    WarsState,
)
from monstrum.kit.goes_on import Sorts, check_goes_on, check_records, check_sealed

MOST: Final = 1_000  # no count of anything pending is larger
SORTS: Final[Sorts] = {
    "": lambda _, number: -1 <= number < MOST,
    "seat": lambda state, seat: 0 <= seat < state.seats,
    "seats": lambda state, mask: 0 < mask < 1 << state.seats,
    "acted": lambda state, number: 0 <= number <= state.seats,
    "row": lambda state, row: is_row(state, row),
    "design": lambda state, design: 0 <= design < state.catalog.designs,
    "part": lambda _, design: 0 <= design < PARTS,
    "loot": lambda state, design: PARTS <= design < state.catalog.designs,
    "spot": lambda _, spot: 0 <= spot < SPOTS,
    "body": lambda _, body: 0 <= body < MOST_BODIES,
    "freed": lambda _, spot: 0 <= spot <= SPOTS,
    "returned": lambda _, design: 0 <= design <= PARTS,
    "kind": lambda _, kind: 0 <= kind < KINDS,
    "kinds": lambda _, mask: 0 < mask < 1 << KINDS,
    "deck": lambda _, deck: 0 <= deck <= KINDS,
    "colour": lambda _, colour: 0 <= colour < COLOURS,
    "phase": lambda _, phase: BUILD <= phase <= FINAL_BATTLE,
}


def is_row(state: WarsState, row: int) -> bool:
    """The row of a Mutate card."""
    code = state.catalog.code
    return 0 <= row < len(code) and row % opcodes.WIDTH == 0 and code[row] < opcodes.PART_MOD


def check_playable(state: WarsState) -> None:
    """Raises BadPosition instead of stumbling later."""
    check_records(ASKS, state, SORTS)
    check_bodies(state)
    check_battle(state)
    check_sealed(state)
    check_sightings(state)
    check_goes_on(state)


def check_bodies(state: WarsState) -> None:
    """Bodies that are replaced, or have been picked in a rearrangement, are there."""
    pending = state.records()
    for at in range(0, len(pending), WIDTH):
        kind, _, seat, number = pending[at : at + 4]
        picked = state.found()
        sound = True
        if kind == kinds.REPLACE:
            sound = number < state.bodies[seat]
        elif kinds.is_placing(kind):
            sound = 0 <= number <= len(picked) and all(0 <= body < state.bodies[seat] for body in picked)
        if not sound:
            raise BadPosition("Something is done in this position with a body that is not there.")


def check_battle(state: WarsState) -> None:
    """MW-8  Two different players, cards that are Battle cards, and a protected card its owner holds."""
    fighting = {state.attacker, state.defender}
    sound = fighting == {NO_SEAT} or (len(fighting) == 2 and min(fighting) >= 0)
    sound = sound and max(fighting) < state.seats
    for card in (state.attacker_card, state.defender_card):
        sound = sound and (card == NO_CARD or state.catalog.first[2] <= card < state.catalog.designs)
    records = state.records()[::WIDTH]
    if any(kinds.is_battle(kind) for kind in records) and fighting == {NO_SEAT}:
        sound = False
    if not sound or not NO_CARD <= state.protected < state.catalog.designs:
        raise BadPosition("There is a battle in this position that cannot be.")
    if state.protected != NO_CARD and state.catalog.kind_of[state.protected] == BP:
        raise BadPosition("A Body Part card is never protected (MW-11.3).")


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
