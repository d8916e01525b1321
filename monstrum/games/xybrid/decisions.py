"""What is being decided now, read from the stack for those who have to talk about it."""

from dataclasses import dataclass
from typing import Final

from monstrum.core.state import WIDTH
from monstrum.games.xybrid import kinds
from monstrum.games.xybrid.catalog import TRIGGER_NAMES, TRIGGERS, Catalog
from monstrum.games.xybrid.state import LabState

OVER: Final = -1  # the kind of a decision in a finished game
NO_ROW: Final = -1
NO_PART: Final = -1

SETS: Final = (
    kinds.EFFECT_COST,
    kinds.EFFECT_COST_MORE,
    kinds.EFFECT_PART,
    kinds.EFFECT_PART_MORE,
    kinds.RANDOM_PART,
)
SIDES: Final = (kinds.BUILD_SIDE, kinds.EFFECT_SIDE)
PAYING: Final = (kinds.EFFECT_COST, kinds.EFFECT_COST_MORE)


@dataclass(frozen=True, slots=True)
class Decision:
    """The record on top, with names for its numbers."""

    kind: int
    name: str
    actor: int
    row: int = NO_ROW  # the row of the effect program that asks
    source: int = NO_PART  # `self` of that effect
    controller: int = -1
    part: int = NO_PART  # the arm that needs a side, or the first part of a pair
    picked: tuple[int, ...] = ()
    total: int = 1  # parts to pick in all
    number: int = 0  # parts looked at; which players are asked for; the type to attach


def decision_now(state: LabState) -> Decision:
    """The pending decision of a settled state."""
    if state.over():
        return Decision(OVER, "", -1)
    state.load()
    kind, actor = state.kind, state.actor
    name = state.table[kind].name
    if kind in SETS or kind == kinds.EFFECT_UPTO:
        picked = tuple(state.found()[state.laid - state.d :])
        return Decision(kind, name, actor, state.a, state.b, state.c, picked=picked, total=state.e)
    if kind in (kinds.EFFECT_SWAP, kinds.EFFECT_SWAP_WITH):
        first = state.d if kind == kinds.EFFECT_SWAP_WITH else NO_PART
        return Decision(kind, name, actor, state.a, state.b, state.c, part=first, total=2)
    if kind in (kinds.EFFECT_MAY, kinds.EFFECT_DRAW):
        return Decision(kind, name, actor, state.a, state.b, actor)
    if kind in (kinds.EFFECT_PLAYER, kinds.EFFECT_SCIENCE, kinds.EFFECT_SIDE, kinds.EFFECT_PEEK):
        row, source = effect_below(state)
        part = state.a if kind == kinds.EFFECT_SIDE else NO_PART
        return Decision(kind, name, actor, row, source, actor, part=part, number=state.a)
    part = state.a if kind in (kinds.BUILD_SIDE, kinds.BUILD_SWAP_WITH) else NO_PART
    return Decision(kind, name, actor, part=part, number=state.a)


def effect_below(state: LabState) -> tuple[int, int]:
    """Row and source of the effect in progress right under the top record."""
    below = state.top - 2 * WIDTH
    if below < 0 or state.stack[below] != kinds.RUN:
        return NO_ROW, NO_PART
    return state.stack[below + 2], state.stack[below + 3]


def running_card(catalog: Catalog, row: int) -> tuple[str, str]:
    """The card and the trigger whose program holds this row: the programs lie one after the other."""
    found = ("", "")
    start = -1
    for place, entry in enumerate(catalog.entry):
        if start < entry <= row:
            start = entry
            found = (catalog.ids[place // TRIGGERS], TRIGGER_NAMES[place % TRIGGERS])
    for breakthrough, entry in enumerate(catalog.breakthrough_entry):
        if start < entry <= row:
            start = entry
            found = (catalog.breakthrough_ids[breakthrough], "BREAKTHROUGH")
    return found
