"""XYbrid: nothing is lost, nothing is made."""

from monstrum.core.state import State
from monstrum.games.xybrid.game import lab_state
from monstrum.games.xybrid.state import GONE, MONSTER, PLACES, SLOT_AUX, LabState, members
from monstrum.lab.usage import Unsound


def check(state: State) -> None:
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
