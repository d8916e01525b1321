"""What is being decided now, read from the stack for those who have to talk about it."""

from dataclasses import dataclass
from typing import Final

from monstrum.games.xybrid.content.catalog import TRIGGER_NAMES, TRIGGERS, Catalog
from monstrum.games.xybrid.rules import kinds
from monstrum.games.xybrid.state import LabState
from monstrum.kit.asks import Ask, Asked, record_of

NO_ROW: Final = -1
NO_PART: Final = -1
NO_SEAT: Final = -1


@dataclass(frozen=True, slots=True)
class Decision(Asked):
    """The record on top, and the effect it belongs to."""

    row: int = NO_ROW  # the row of the effect program that asks
    source: int = NO_PART  # `self` of that effect
    controller: int = NO_SEAT
    part: int = NO_PART  # the arm that needs a side, or the first part of a pair
    picked: tuple[int, ...] = ()
    total: int = 1  # parts to pick in all
    number: int = 0  # parts looked at; which players are asked for; the type to attach


def decision(state: LabState, ask: Ask) -> Decision:
    """The pending decision of a settled state. The effect that asks is in the record, or right below."""
    actor, numbers = record_of(state, ask)
    asked = Asked(ask, actor, numbers)
    row, source = asked.register("row"), asked.register("source")
    if row == NO_ROW and ask.kind >= 0:
        row, source = effect_below(state)
    held = asked.register("picked", 0)
    return Decision(
        ask,
        actor,
        numbers,
        row,
        source,
        asked.register("controller", actor if row != NO_ROW else NO_SEAT),
        asked.register("part"),
        tuple(state.found()[state.laid - held :]),
        asked.register("total", 1),
        asked.register("number", 0),
    )


def effect_below(state: LabState) -> tuple[int, int]:
    """Row and source of the effect in progress right under the top record."""
    below = state.under(1)
    if state.kind_of(below) != kinds.RUN:
        return NO_ROW, NO_PART
    return state.register(below, 0), state.register(below, 1)


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
