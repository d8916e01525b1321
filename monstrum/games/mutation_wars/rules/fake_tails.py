"""MW-9  Fake Tails: slipping out of an attack before it is fought."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import Frame
from monstrum.games.mutation_wars.content.catalog import COLOURS, FAKE_TAIL
from monstrum.games.mutation_wars.rules import events
from monstrum.games.mutation_wars.rules.actions import NONE, spot_action, spot_of
from monstrum.games.mutation_wars.rules.decks import put_on_discard
from monstrum.games.mutation_wars.rules.geometry import matched, stands_for, take_part
from monstrum.games.mutation_wars.state import (
    EDGES,
    FLIPPED,
    MARKS,
    REVERSED,
    SPOTS,
    WarsState,
    content,
    part_design,
)


def fake_tail(part: i64) -> bool:
    return part >= 0 and part // (MARKS * COLOURS) == FAKE_TAIL


def usable_tail(state: WarsState, seat: i64, spot: i64) -> bool:
    """MW-9.1, MW-9.6  A Fake Tail that is not flipped, however it lies."""
    part = content(state, seat, spot)
    return fake_tail(part) and not part & FLIPPED


def has_usable_tail(state: WarsState, seat: i64) -> bool:
    for spot in range(state.bodies[seat] * EDGES):
        if usable_tail(state, seat, spot):
            return True
    return False


def reversed_tail(state: WarsState, seat: i64, spot: i64) -> bool:
    part = content(state, seat, spot)
    return part >= 0 and part & REVERSED != 0


def has_reversed_tail(state: WarsState, seat: i64) -> bool:
    for spot in range(state.bodies[seat] * EDGES):
        if reversed_tail(state, seat, spot):
            return True
    return False


def spend_tail(state: WarsState, seat: i64, spot: i64) -> None:
    """MW-9.3, MW-9.4  A fresh, matched tail is reversed; any other is used up."""
    if matched(state, seat, spot) and not reversed_tail(state, seat, spot):
        state.own_edges()[seat * SPOTS + spot] |= REVERSED
        state.emit(events.TAIL_REVERSED, seat, spot)
    else:
        design = part_design(take_part(state, seat, spot))
        put_on_discard(state, design)  # MW-9.5: it lies upright in the discard
        state.emit(events.TAIL_LOST, seat, spot, design)


@final
class Evade(Frame[WarsState]):
    """MW-9.1, MW-9.7  The defender may slip away with one tail, or stand and fight."""

    def options(self, state: WarsState, out: Actions) -> None:
        seat = state.actor
        out.add(NONE)
        for spot in range(state.bodies[seat] * EDGES):
            if usable_tail(state, seat, spot) and stands_for(state, seat, spot):
                out.add(spot_action(seat, spot))

    def resolve(self, state: WarsState, action: i64) -> None:
        seat = state.actor
        if action == NONE:
            state.emit(events.PASSED, seat, state.kind)
            return
        state.emit(events.EVADED, seat, state.attacker)
        spend_tail(state, seat, spot_of(action))
        state.drop()  # MW-9.2: the battle waiting underneath is not fought
