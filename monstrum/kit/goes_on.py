"""Whether a game can go on from a position that was written or stored: the same questions for all games."""

from collections.abc import Callable, Mapping
from typing import Any

from monstrum.core.actions import Actions
from monstrum.core.engine import actor, legal_actions, sealed, settle
from monstrum.core.errors import BadPosition
from monstrum.core.state import CHANCE, WIDTH, State
from monstrum.kit.asks import A_SEAT, Ask, Asks, registers

Sorts = Mapping[str, Callable[[Any, int], bool]]
"""By the sort of a register: whether a number may stand in it. Those without a sort have the sort ""."""


def check_records(asks: Asks[Any], state: State, sorts: Sorts) -> None:
    """Everything that is pending exists: kinds, whom they wait for, and what their registers name."""
    pending = state.records()
    if len(pending) % WIDTH:
        raise BadPosition("Half a step is pending in this position.")
    for at in range(0, len(pending), WIDTH):
        kind, who, *numbers = pending[at : at + WIDTH]
        if not 0 <= kind < len(asks.lines) or not may_decide(asks.of(kind), who, state.seats):
            raise BadPosition("Something pending in this position does not exist.")
        line = asks.of(kind)
        named = registers(line.record)[1]
        for sort, number in zip((*named, *[""] * len(numbers)), numbers, strict=False):
            if (sort or "" in sorts) and not sorts[sort](state, number):
                raise BadPosition(
                    f"The step '{line.name}' pending in this position speaks of things that do not exist."
                )


def may_decide(line: Ask, who: int, seats: int) -> bool:
    """Whether this is somebody such a step can wait for."""
    return who in line.by if who < 0 else A_SEAT in line.by and who < seats


def check_sealed(state: State) -> None:
    """What seats have committed to in secret is what they were offered."""
    if not state.buffers:
        return
    sound = sealed(state) and len(state.buffers) == state.seats
    for seat, buffer in enumerate(state.buffers):
        out = Actions()
        if sound:
            state.table[state.kind].offers(state, seat, out)
        sound = sound and len(buffer) <= 1 and all(out.holds(pick) for pick in buffer)
    if not sound:
        raise BadPosition("Somebody has committed to what they cannot commit to.")


def check_goes_on(state: State) -> None:
    """Raises BadPosition if what is pending cannot be played from here."""
    try:
        probe = state.clone()
        settle(probe)
        for seat in (CHANCE, *range(state.seats)):
            legal_actions(probe, seat)
        waits = probe.over() or bool(legal_actions(probe, actor(probe)))
    except (IndexError, ValueError, AssertionError, RecursionError):
        waits = False
    if not waits:
        raise BadPosition("What is pending in this position cannot be played from here.")
