"""Why a part is no candidate of an effect: the first filter that fails, as a refusal.

The questions are those of `rules/candidates.py` and `rules/values.py`, asked one by one.
"""

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.contract import Refusal
from monstrum.games.xybrid.content import catalog as cat
from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.rules.candidates import (
    admits,
    find_candidates,
    find_firsts,
    find_partners,
    keep_highest,
    keep_next,
    pick_of,
    touchable,
)
from monstrum.games.xybrid.rules.values import sciences, value, zone_mask
from monstrum.games.xybrid.speaking.decisions import Decision
from monstrum.games.xybrid.speaking.zone_names import place_name
from monstrum.games.xybrid.state import HAND, LEFT, MONSTER, LabState


def unfit(state: LabState, part: int, failed: str, *rules: str, **params: object) -> Refusal:
    """`not_a_candidate`, with the filter that failed."""
    spelled = {name: str(param) for name, param in params.items()}
    return Refusal("not_a_candidate", rules, {"part": state.catalog.ids[part], "filter": failed, **spelled})


# Filters ------------------------------------------------------------------------------------------


def filter_failed(state: LabState, selector: int, part: int, controller: int, source: int) -> Refusal | None:
    """Zone, cores, type, other, trigger, side, science, value, shield: the first that keeps the part out."""
    row = state.catalog.selectors[selector * cat.SELECTOR_WIDTH : (selector + 1) * cat.SELECTOR_WIDTH]
    if row[cat.PICK] == cat.SELF:
        return self_failed(state, part, controller, source)
    if not (zone_mask(state, row[cat.ZONE], controller) >> state.place[part]) & 1:
        zone, place = cat.ZONE_NAMES[row[cat.ZONE]], place_name(state, part)
        return unfit(state, part, "not_in_zone", "XY-12.5", zone=zone, place=place)
    if state.catalog.type_of[part] == cat.CORE and not row[cat.CORES]:
        return unfit(state, part, "core", "XY-14.4")
    found = card_failed(state, row, part, source)
    if found is None and not touchable(state, part, controller):
        found = unfit(state, part, "shielded", "XY-13.7")
    return found


def card_failed(state: LabState, row: vec[i64], part: int, source: int) -> Refusal | None:
    """The filters that look at the part itself, in the order of `values.matches`."""
    catalog = state.catalog
    if not (row[cat.TYPES] >> catalog.type_of[part]) & 1:
        allowed = [name for at, name in enumerate(cat.TYPE_NAMES) if (row[cat.TYPES] >> at) & 1]
        return unfit(state, part, "wrong_type", "XY-12.5", types=" ".join(allowed))
    if row[cat.OTHER] and part == source:
        return unfit(state, part, "source_itself", "XY-12.5")
    for trigger, label in enumerate(cat.TRIGGER_NAMES):
        if (row[cat.TRIGS] >> trigger) & 1 and not (catalog.triggers_of[part] >> trigger) & 1:
            return unfit(state, part, "no_such_trigger", "XY-12.5", trigger=label)
    side = row[cat.SIDE]
    if side and state.slot[part] != side:
        return unfit(state, part, "wrong_side", "XY-5.3", side="left" if side == LEFT else "right")
    if sciences(state, part) & row[cat.SCIENCE] != row[cat.SCIENCE]:
        asked = [name for at, name in enumerate(cat.SCIENCE_NAMES) if (row[cat.SCIENCE] >> at) & 1]
        return unfit(state, part, "wrong_science", "XY-14.3", sciences=" ".join(asked))
    worth, limit = value(state, part), row[cat.VALUE_MAX]
    if limit != cat.NO_LIMIT and worth > limit:
        return unfit(state, part, "value_too_high", "XY-14.1", number=worth, limit=limit)
    return None


def self_failed(state: LabState, part: int, controller: int, source: int) -> Refusal | None:
    """`self` is one part and no other."""
    if part != source:
        return unfit(
            state, part, "not_self", "XY-12.5", source=state.catalog.ids[source] if source >= 0 else ""
        )
    return None if touchable(state, part, controller) else unfit(state, part, "shielded", "XY-13.7")


def operation_failed(state: LabState, operation: int, part: int, controller: int) -> Refusal | None:
    """XY-12.5  What the operation itself demands."""
    if admits(state, operation, part, controller):
        return None
    said = state.catalog.operations[operation].refusal
    if said:
        return unfit(state, part, *said.split())
    if state.catalog.type_of[part] == cat.CORE:
        return unfit(state, part, "core", "XY-13.4")
    if operation == opcodes.ATTACH:
        there = state.place[part] == MONSTER + controller
        return unfit(
            state, part, "already_there" if there else "no_open_slot", "XY-13.9" if there else "XY-13.6"
        )
    return unfit(state, part, "not_admitted", "XY-12.5")


# Choices ------------------------------------------------------------------------------------------


def not_selectable(state: LabState, now: Decision, part: int) -> Refusal | None:
    """Why `choose`, `upto` or `highest` of the asking row cannot pick the part; None if they can."""
    code = state.catalog.code
    selector, operation = code[now.row + 1], code[now.row + 2]
    failed = filter_failed(state, selector, part, now.controller, now.source)
    failed = failed or operation_failed(state, operation, part, now.controller)
    if failed is not None:
        return failed
    found = Actions()
    find_candidates(state, selector, operation, now.controller, now.source, found)
    if not found.holds(part):
        return not_highest(state, part, found)
    return None


def not_highest(state: LabState, part: int, found: Actions) -> Refusal:
    """Every filter lets it pass: then only a higher value is in its way."""
    limit = value(state, found.items[0]) if found.count() else 0
    return unfit(state, part, "not_highest", "XY-12.5", number=value(state, part), limit=limit)


def not_next(state: LabState, now: Decision, part: int) -> Refusal | None:
    """Why a candidate cannot be the next pick of the set; None if it can."""
    code, ids = state.catalog.code, state.catalog.ids
    operation = code[now.row + 2]
    picked = list(now.picked)
    if part in picked:
        return unfit(state, part, "already_picked", "XY-12.13")
    if picked and part < picked[-1]:
        return unfit(state, part, "sets_ascend", "XY-12.13", first=ids[picked[-1]])
    found = Actions()
    find_candidates(state, code[now.row + 1], operation, now.controller, now.source, found)
    keep_next(state, operation, now.controller, len(picked), now.total, found, 0)
    if not found.holds(part):
        return unfit(state, part, "cannot_complete", "XY-12.13", number=now.total)
    return None


# Swaps --------------------------------------------------------------------------------------------


def not_first(state: LabState, now: Decision, part: int) -> Refusal | None:
    """Why a part cannot be the first of a pair; None if it can."""
    code = state.catalog.code
    first, second = code[now.row + 1], code[now.row + 2]
    failed = filter_failed(state, first, part, now.controller, now.source)
    if failed is not None:
        return failed
    firsts, partners = Actions(), Actions()
    find_firsts(state, first, second, now.controller, now.source, firsts)
    if firsts.holds(part):
        return None
    find_partners(state, second, part, now.controller, now.source, partners)
    if pick_of(state, first) == cat.HIGHEST and partners.count():
        return not_highest(state, part, firsts)
    return unfit(state, part, "no_partner", "XY-12.5", "XY-13.5")


def not_partner(state: LabState, now: Decision, part: int) -> Refusal | None:
    """Why a part cannot be the second of the pair; None if it can."""
    second = state.catalog.code[now.row + 2]
    failed = filter_failed(state, second, part, now.controller, now.source)
    if failed is not None:
        return failed
    partners = Actions()
    find_partners(state, second, now.part, now.controller, now.source, partners)
    if partners.holds(part):
        return None
    first = state.catalog.ids[now.part]
    kinds = state.catalog.type_of
    cores = cat.CORE in (kinds[part], kinds[now.part])
    on_monster = any(MONSTER <= state.place[one] < HAND for one in (part, now.part))
    if kinds[part] != kinds[now.part] and (cores or on_monster):
        return unfit(state, part, "types_differ", "XY-13.5", first=first)
    if part == now.part or (state.place[part], state.slot[part]) == (
        state.place[now.part],
        state.slot[now.part],
    ):
        return unfit(state, part, "no_change", "XY-13.8", first=first)
    keep_highest(state, partners, 0)
    return not_highest(state, part, partners)


def not_drawn_by_effect(state: LabState, now: Decision, part: int) -> Refusal | None:
    """XY-4.5  Why an effect cannot draw this lab part; its own filters alone count."""
    selector = state.catalog.code[now.row + 1]
    row = state.catalog.selectors[selector * cat.SELECTOR_WIDTH : (selector + 1) * cat.SELECTOR_WIDTH]
    return card_failed(state, row, part, now.source)
