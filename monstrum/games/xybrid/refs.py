"""The things on the table an option touches, for a client that highlights them."""

from monstrum.games.xybrid import actions, kinds
from monstrum.games.xybrid.catalog import ARM, SCIENCE_NAMES
from monstrum.games.xybrid.decisions import NO_PART, SIDES, Decision, decision_now, running_card
from monstrum.games.xybrid.rules.zones import both_sides_open, free_slot
from monstrum.games.xybrid.state import LEFT, RIGHT, SLOT_AUX, SLOT_NAMES, LabState
from monstrum.games.xybrid.zone_names import seat_name


def refs(state: LabState, action: int) -> list[str]:
    """`part:A13`, `seat:P1`, `slot:P0.arm.left`, `breakthrough:B01`, `science:BIO`."""
    catalog = state.catalog
    now = decision_now(state)
    if action == actions.NONE:
        return []
    if action <= actions.NO:
        return asking_card(state, now) if now.kind == kinds.EFFECT_MAY else []
    if action <= actions.ON_RIGHT:
        if now.kind not in SIDES:
            return []
        return [part_ref(state, now.part), slot_ref(now.actor, LEFT if action == actions.ON_LEFT else RIGHT)]
    if action < actions.NAME:
        return [f"seat:{seat_name(action - actions.PLAYER)}"]
    if action < actions.FIRST_PART:
        return [f"science:{SCIENCE_NAMES[action - actions.NAME]}"]
    block = actions.block_of(catalog, action)
    if block == actions.BLOCKS:
        return [f"breakthrough:{catalog.breakthrough_ids[actions.breakthrough_of(catalog, action)]}"]
    part = actions.part_of(catalog, action)
    found = [part_ref(state, part)]
    if block == actions.FIT and now.actor >= 0:
        found += destination(state, now.actor, part)
    return found


def part_ref(state: LabState, part: int) -> str:
    return f"part:{state.catalog.ids[part]}"


def slot_ref(seat: int, slot: int) -> str:
    return f"slot:{seat_name(seat)}.{SLOT_NAMES[slot]}"


def destination(state: LabState, seat: int, part: int) -> list[str]:
    """The slot a part would go to, unless the side is still to be chosen."""
    if state.catalog.type_of[part] == ARM and both_sides_open(state, seat):
        return [slot_ref(seat, LEFT), slot_ref(seat, RIGHT)]
    slot = free_slot(state, seat, part)
    return [slot_ref(seat, slot)] if slot < SLOT_AUX else []


def asking_card(state: LabState, now: Decision) -> list[str]:
    """Yes and no are about the card that asks: the source of the effect, or the breakthrough."""
    if now.source != NO_PART:
        return [part_ref(state, now.source)]
    card, _ = running_card(state.catalog, now.row)
    return [f"breakthrough:{card}"] if card in state.catalog.breakthrough_ids else []
