"""Whether a game can go on from a position somebody has written or stored: one question for all games."""

from monstrum.core.engine import actor, legal_actions, settle
from monstrum.core.errors import BadPosition
from monstrum.core.state import CHANCE, State


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
