"""What the options of a decision promise a side of Hybrid: the door to all the bot knows.

How the options of a decision are liked is in its line (`asks.py`); there are yes and no where nothing is."""

from mypy_extensions import i64

from monstrum.core.engine import sealed
from monstrum.core.state import State
from monstrum.games.hybrid.asks import ASKS
from monstrum.games.hybrid.state import SkirmishState
from monstrum.games.hybrid.thinking.choices import rather_yes


def likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """One number per option, more is better. The state is the caller's to spend."""
    if not sealed(state):
        state.load()
    likes = ASKS.of(state.kind).likes or rather_yes
    return likes(state, seat, options)


def outlooks(state: State, seat: int, options: list[int]) -> list[float]:
    """For each option; the state stays as it is."""
    assert isinstance(state, SkirmishState)
    return likings(state.clone(), seat, options)
