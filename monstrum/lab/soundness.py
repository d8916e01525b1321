"""What holds in every state of a game that waits for somebody: nothing is lost, nothing is made.

One function per game; each raises Unsound with a sentence about what is wrong.
"""

from collections.abc import Callable, Mapping
from typing import Final

from monstrum.core.engine import legal_actions, waiting
from monstrum.core.errors import BadPosition
from monstrum.core.state import State
from monstrum.games.hybrid.game import skirmish_state
from monstrum.games.hybrid.rules.warriors import nv
from monstrum.games.hybrid.state import CARRIED, OBJECTIVES, ON_BOARD
from monstrum.games.mutation_wars import catalog as wars_catalog
from monstrum.games.mutation_wars.game import wars_state
from monstrum.games.mutation_wars.state import EMPTY, SPOTS
from monstrum.games.mutation_wars.stored import check_cards, check_creatures, hand_counts
from monstrum.games.xybrid.game import lab_state
from monstrum.games.xybrid.state import GONE, MONSTER, PLACES, SLOT_AUX, LabState, members
from monstrum.lab.usage import Unsound


def check_xybrid(state: State) -> None:
    """XY-13.1  Every part is in exactly one zone, every slot holds one part, nobody has negative infamy."""
    lab = lab_state(state)
    ids = lab.catalog.ids
    seen = [0] * len(ids)
    for place in range(PLACES):
        held = chain(lab, place)
        if len(held) != lab.held[place]:
            raise Unsound(f"zone {place} holds {len(held)} parts, but {lab.held[place]} are counted")
        for part in held:
            seen[part] += 1
            if lab.place[part] != place:
                raise Unsound(f"{ids[part]} lies in zone {place}, but is said to be in {lab.place[part]}")
    for part, times in enumerate(seen):
        if times != 1:
            raise Unsound(f"{ids[part]} is in {times} zones at once")
    for breakthrough, holder in enumerate(lab.holder):
        if not 0 <= holder <= GONE:
            raise Unsound(f"{lab.catalog.breakthrough_ids[breakthrough]} is nowhere")
    for seat in range(lab.seats):
        slots = [lab.slot[part] for part in members(lab, MONSTER + seat) if lab.slot[part] != SLOT_AUX]
        if len(slots) != len(set(slots)):
            raise Unsound(f"two parts of P{seat} are in the same slot")
        if lab.infamy[seat] < 0:
            raise Unsound(f"P{seat} has {lab.infamy[seat]} infamy")


def chain(state: LabState, place: int) -> list[int]:
    """The parts of a zone; stops in a chain that bites its own tail."""
    found: list[int] = []
    part = state.first[place]
    while part >= 0 and len(found) <= state.catalog.parts:
        found.append(part)
        part = state.after[part]
    return found


def check_mutation_wars(state: State) -> None:
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


def check_hybrid(state: State) -> None:
    """HY-6.3, HY-13.7  Nobody stands in a wall or has too many Wounds; each objective is borne once."""
    skirmish = skirmish_state(state)
    for figure, status in enumerate(list(skirmish.status)):
        if status != ON_BOARD:
            continue
        letter = chr(skirmish.letter[figure])
        if not skirmish.ground.fits(skirmish.place[figure], skirmish.base[figure]):
            raise Unsound(f"{letter} stands where there is no room")
        if skirmish.wounds[figure] >= nv(skirmish, figure):
            raise Unsound(f"{letter} has Wounds enough to be eliminated")
    for objective in range(1, OBJECTIVES):
        borne = sum(carried == objective for carried in skirmish.carried)
        if borne != (skirmish.objective_at[objective] == CARRIED):
            raise Unsound(f"Objective {objective} is borne by {borne} warriors")


CHECKS: Final[Mapping[str, Callable[[State], None]]] = {
    "xybrid": check_xybrid,
    "mutation_wars": check_mutation_wars,
    "hybrid": check_hybrid,
}


def check(game: str, state: State) -> None:
    """Also: somebody has something to decide, or the game is over with nothing left half done."""
    CHECKS[game](state)
    if state.over():
        if state.laid or state.buffers:
            raise Unsound("the game is over, but something is half done")
    elif not waiting(state) or not all(legal_actions(state, seat) for seat in waiting(state)):
        raise Unsound("the game waits, but nobody has anything to decide")
