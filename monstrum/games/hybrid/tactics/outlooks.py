"""What the options of a decision promise a side of Hybrid, for the greedy bot."""

from monstrum.core.state import State
from monstrum.games.hybrid.state import SkirmishState
from monstrum.games.hybrid.tactics.choices import likings


def outlooks(state: State, seat: int, options: list[int]) -> list[float]:
    """For each option; the state stays as it is."""
    assert isinstance(state, SkirmishState)
    return likings(state.clone(), seat, options)
