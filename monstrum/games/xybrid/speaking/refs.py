"""The things on the table that an option touches beside the one it names."""

from monstrum.games.xybrid.content.catalog import ARM
from monstrum.games.xybrid.rules.zones import both_sides_open, free_slot
from monstrum.games.xybrid.speaking.decisions import NO_PART, Decision, running_card
from monstrum.games.xybrid.speaking.zone_names import seat_name
from monstrum.games.xybrid.state import LEFT, RIGHT, SLOT_AUX, SLOT_NAMES, LabState


def part_ref(state: LabState, part: int) -> str:
    return f"part:{state.catalog.ids[part]}"


def slot_ref(seat: int, slot: int) -> str:
    return f"slot:{seat_name(seat)}.{SLOT_NAMES[slot]}"


def side_refs(state: LabState, now: Decision, right: int) -> list[str]:
    return [part_ref(state, now.part), slot_ref(now.actor, RIGHT if right else LEFT)]


def fitting_refs(state: LabState, now: Decision, part: int) -> list[str]:
    """The part and the slot it would go to; both slots of arms while the side is still to be chosen."""
    found = [part_ref(state, part)]
    if now.actor < 0:
        return found
    if state.catalog.type_of[part] == ARM and both_sides_open(state, now.actor):
        return [*found, slot_ref(now.actor, LEFT), slot_ref(now.actor, RIGHT)]
    slot = free_slot(state, now.actor, part)
    return [*found, slot_ref(now.actor, slot)] if slot < SLOT_AUX else found


def card_or_part(state: LabState, now: Decision) -> list[str]:
    """What a question is about: the part that goes somewhere, or the card that asks."""
    if now.part != NO_PART:
        return [part_ref(state, now.part)]
    return asking_card(state, now) if now.row >= 0 else []


def asking_card(state: LabState, now: Decision, _: int = 0) -> list[str]:
    """Yes and no are about the card that asks: the source of the effect, or the breakthrough."""
    if now.source != NO_PART:
        return [part_ref(state, now.source)]
    card, _trigger = running_card(state.catalog, now.row)
    return [f"breakthrough:{card}"] if card in state.catalog.breakthrough_ids else []
