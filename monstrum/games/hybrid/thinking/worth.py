"""What warriors and Wounds are worth. The unit is about half a plain warrior of Rank 1.

The weights are a first guess that plays well; they have not been tuned.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import AURA, CONDITION_WIDTH, IF_MORE_SCORE, IF_SCORE
from monstrum.games.hybrid.rules.aptitudes import aptitude
from monstrum.games.hybrid.rules.warriors import nv
from monstrum.games.hybrid.state import SkirmishState

WON: Final = 1000.0
EVERYBODY: Final = 0.5
PER_RANK: Final = 1.1
PER_LIFE: Final = 0.15
LEADS: Final = 0.8
BEARS: Final = 6.0  # whoever carries an objective
ALIVE: Final = 0.4  # of a warrior's worth is lost only with his last Wound
SCORED: Final = 0.5  # where points decide, every Wound is worth so much more


def warrior_worth(state: SkirmishState, figure: i64) -> float:
    profile = state.profile[figure]
    worth = EVERYBODY + PER_RANK * float(state.catalog.rank[profile])
    worth += PER_LIFE * float(state.catalog.nv[profile])
    if aptitude(state, figure, AURA):
        worth += LEADS
    if state.carried[figure]:
        worth += BEARS
    return worth


def life(state: SkirmishState, figure: i64) -> i64:
    """HY-6.3  How many Wounds are left to him."""
    return nv(state, figure) - state.wounds[figure]


def wounds_worth(state: SkirmishState, figure: i64, wounds: i64) -> float:
    """What so many Wounds take away from him; with the last one goes all he still is."""
    left = life(state, figure)
    if wounds <= 0 or left <= 0:
        return 0.0
    worth = warrior_worth(state, figure)
    capacity = float(nv(state, figure))
    extra = SCORED if by_points(state) else 0.0
    if wounds >= left:
        return worth * (ALIVE + (1.0 - ALIVE) * float(left) / capacity) + extra
    return worth * (1.0 - ALIVE) * float(wounds) / capacity + extra


def by_points(state: SkirmishState) -> bool:
    """Whether mission points decide (HY-15.5)."""
    rows = state.mission.conditions
    for at in range(0, len(rows), CONDITION_WIDTH):
        if rows[at] == IF_MORE_SCORE or rows[at] == IF_SCORE:
            return True
    return False
