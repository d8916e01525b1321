"""Why a part is not the answer, decision by decision. For choices of effects `unfit.py` asks the filters."""

from monstrum.core.contract import Refusal
from monstrum.games.xybrid.content import catalog
from monstrum.games.xybrid.content.catalog import AUX, CORE, TYPE_NAMES
from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.rules.deployment import is_tied
from monstrum.games.xybrid.rules.effects import available
from monstrum.games.xybrid.rules.values import holds, value
from monstrum.games.xybrid.rules.zones import open_slots
from monstrum.games.xybrid.speaking.decisions import NO_ROW, Decision
from monstrum.games.xybrid.speaking.unfit import (
    not_drawn_by_effect,
    not_next,
    not_selectable,
)
from monstrum.games.xybrid.speaking.zone_names import needs, place_name
from monstrum.games.xybrid.state import (
    ACTIVATED,
    CORE_PILE,
    HAND,
    JAMMED,
    LAB,
    MONSTER,
    PILE,
    REPLACED,
    LabState,
    members,
)


def about(state: LabState, part: int, code: str, *rules: str, **params: object) -> Refusal:
    spelled = {name: str(param) for name, param in params.items()}
    return Refusal(code, rules, {"part": state.catalog.ids[part], **spelled})


def elsewhere(state: LabState, part: int, code: str, *rules: str) -> Refusal:
    return about(state, part, code, *rules, place=place_name(state, part))


def core_refused(state: LabState, now: Decision, part: int) -> Refusal | None:
    if state.catalog.type_of[part] != CORE:
        return about(state, part, "not_a_core", "XY-2.3")
    return None if state.place[part] == CORE_PILE else elsewhere(state, part, "not_in_core_pile", "XY-2.3")


def mission_refused(state: LabState, now: Decision, part: int) -> Refusal | None:
    """XY-3.3, XY-3.5  In the own pile, with a MISSION effect whose condition holds and that can be paid."""
    if state.place[part] != PILE + now.actor:
        return elsewhere(state, part, "not_in_pile", "XY-3.1", "XY-3.5")
    entry = state.catalog.entry_of(part, catalog.MISSION)
    if entry < 0:
        return about(state, part, "no_mission_effect", "XY-3.1")
    if available(state, entry, now.actor, part):
        return None
    costly = some_condition_holds(state, entry, now.actor, part)
    return about(state, part, "mission_cost" if costly else "mission_condition", "XY-3.3")


def some_condition_holds(state: LabState, entry: int, controller: int, source: int) -> bool:
    """Whether only the cost is in the way: some entry of the program would happen if it could be paid."""
    code = state.catalog.code
    at = entry
    while code[at] != opcodes.END:
        if code[at] != opcodes.IF or holds(state, code[at + 1], controller, source):
            return True
        at = code[at + 2]
    return False


def draw_refused(state: LabState, now: Decision, part: int) -> Refusal | None:
    """XY-4.3, XY-4.11  From the lab, never a core, and what the monster needs comes first."""
    if state.catalog.type_of[part] == CORE:
        return about(state, part, "core_never_drawn", "XY-4.11")
    if state.place[part] != LAB:
        return elsewhere(state, part, "not_in_lab", "XY-4.1")
    if now.row != NO_ROW:
        return not_drawn_by_effect(state, now, part)
    return about(state, part, "not_needed", "XY-4.3", types=" ".join(needs(state, now.actor)))


def attach_refused(state: LabState, now: Decision, part: int) -> Refusal | None:
    """XY-5.2  Types are handled in the order head, arm, legs."""
    if state.place[part] != HAND + now.actor:
        return elsewhere(state, part, "not_in_hand", "XY-5.2")
    kind = state.catalog.type_of[part]
    if not open_slots(state, now.actor, kind):
        return about(state, part, "type_already_filled", "XY-5.2", type=TYPE_NAMES[kind])
    return about(state, part, "other_type_first", "XY-5.2", type=TYPE_NAMES[now.number])


def swap_in_refused(state: LabState, now: Decision, part: int) -> Refusal | None:
    """XY-5.4, XY-5.5, XY-5.8"""
    kind = state.catalog.type_of[part]
    if kind in (AUX, CORE):
        return about(state, part, "not_swappable", "XY-5.1" if kind == AUX else "XY-5.8")
    if state.place[part] != HAND + now.actor:
        return elsewhere(state, part, "not_in_hand", "XY-5.4")
    if state.marks[part] & REPLACED:
        return about(state, part, "just_replaced", "XY-5.5")
    return about(state, part, "nothing_to_replace", "XY-5.4", type=TYPE_NAMES[kind])


def replace_refused(state: LabState, now: Decision, part: int) -> Refusal | None:
    if state.place[part] != MONSTER + now.actor:
        return elsewhere(state, part, "not_attached", "XY-5.4")
    return about(state, part, "types_differ", "XY-5.4", first=state.catalog.ids[now.part])


def activation_refused(state: LabState, now: Decision, part: int) -> Refusal | None:
    """XY-8.1, XY-8.3, XY-8.4"""
    if state.place[part] != MONSTER + now.actor:
        return elsewhere(state, part, "not_attached", "XY-8.4")
    if state.catalog.entry_of(part, catalog.DEPLOY) < 0:
        return about(state, part, "no_deploy_effect", "XY-8.1")
    if state.marks[part] & ACTIVATED:
        return about(state, part, "already_activated", "XY-8.3")
    if state.marks[part] & JAMMED:
        return about(state, part, "jammed", "XY-12.10")
    tied = [other for other in members(state, MONSTER + now.actor) if is_tied(state, other, now.number)]
    ids = " ".join(state.catalog.ids[other] for other in tied)
    worth, limit = value(state, part), now.number
    return about(state, part, "not_tied", "XY-8.1", number=worth, limit=limit, parts=ids)


def choice_refused(state: LabState, now: Decision, part: int) -> Refusal | None:
    return not_selectable(state, now, part) or not_next(state, now, part)


def peek_refused(state: LabState, now: Decision, part: int) -> Refusal | None:
    """Whatever the truth: the seat did not see it."""
    return about(state, part, "not_seen", "XY-13.3")
