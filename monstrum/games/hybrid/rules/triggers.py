"""6.3  Triggers: something has happened, and whatever waits for it acts. Triggers are asked, not subscribed.

Of the specials of missions those that only score are counted here.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid import events
from monstrum.games.hybrid.catalog import (
    EITHER,
    SCORE_OWNER,
    SCORE_POINTS,
    SCORE_RANK,
    SCORE_SIDE,
    SCORE_TRIGGER,
    SCORING_WIDTH,
)
from monstrum.games.hybrid.state import SLOTS, SkirmishState

# Places in `terms.TRIGGERS`.
ROUND_START: Final = 1
ROUND_END: Final = 2
ACTIVATION_START: Final = 3
ACTIVATION_END: Final = 4
ON_WOUND_SUFFERED: Final = 9
ON_ELIMINATED: Final = 12
ON_MOVE_END: Final = 13


def fire(state: SkirmishState, trigger: i64, figure: i64) -> None:
    """A trigger of a warrior."""
    rows = state.mission.scoring
    for at in range(0, len(rows), SCORING_WIDTH):
        if rows[at + SCORE_TRIGGER] != trigger:
            continue
        side = rows[at + SCORE_SIDE]
        if side != EITHER and side != figure // SLOTS:
            continue
        if state.catalog.rank[state.profile[figure]] < rows[at + SCORE_RANK]:
            continue
        gain(state, rows[at + SCORE_OWNER], rows[at + SCORE_POINTS])


def gain(state: SkirmishState, side: i64, points: i64) -> None:
    """Mission points."""
    state.score[side] += points
    state.emit(events.SCORED, side, points)


def fire_for_sides(state: SkirmishState, trigger: i64) -> None:
    """A trigger of the round: nothing in a mission scores on one."""
