"""HY-4.3, HY-6.1  Warriors: who is in play, what his values are now."""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import CONVICTION, MODES
from monstrum.games.hybrid.effects.opcodes import MOD_MODE, MOD_NV
from monstrum.games.hybrid.rules.aptitudes import aptitude
from monstrum.games.hybrid.rules.effect_sums import highest_allowed, total, total_in_mode
from monstrum.games.hybrid.rules.figures import apart
from monstrum.games.hybrid.state import (
    LOST_COMMAND,
    NO_FIGURE,
    ON_BOARD,
    SLOTS,
    STANDBY,
    SkirmishState,
    side_of,
)

HIGHEST_LEVEL: Final = 6
VOICE: Final = 8  # squares over which a leader inspires (HY-14.4)


def in_play(state: SkirmishState, figure: i64) -> bool:
    """On the board, or waiting outside it."""
    status = state.status[figure]
    return status == ON_BOARD or status == STANDBY


def on_board(state: SkirmishState, figure: i64) -> bool:
    return state.status[figure] == ON_BOARD


def anybody_left(state: SkirmishState, side: i64) -> bool:
    """HY-15.4  Whether a side has a warrior on the board or on standby."""
    for figure in range(side * SLOTS, side * SLOTS + SLOTS):
        if in_play(state, figure):
            return True
    return False


def nv(state: SkirmishState, figure: i64) -> i64:
    """HY-6.6  The Natural Value with the effects that change it: base of the SL, and Wounds that
    eliminate."""
    printed = state.catalog.nv[state.profile[figure]]
    return printed if state.at_work == 0 else printed + total(state, MOD_NV, figure)


def printed_value(state: SkirmishState, figure: i64, mode: i64) -> i64:
    """HY-4.2  The value printed for a mode; 0 = the profile has none."""
    return state.catalog.value[state.profile[figure] * MODES + mode]


def mode_value(state: SkirmishState, figure: i64, mode: i64, points: i64 = 0) -> i64:
    """HY-4.3  Printed value less Wounds, with the points of cards and effects, at least 1."""
    value = printed_value(state, figure, mode) - state.wounds[figure] + points
    if state.at_work:
        value += total_in_mode(state, MOD_MODE, figure, mode)
    if value < 1:
        value = 1
    return value


def highest_level(state: SkirmishState, figure: i64, mode: i64, points: i64 = 0) -> i64:
    """HY-4.3, HY-4.4  The highest LoM a warrior masters now; he masters all lower ones too."""
    value = mode_value(state, figure, mode, points)
    if value > HIGHEST_LEVEL:
        value = HIGHEST_LEVEL
    return highest_allowed(state, figure, value) if state.at_work else value


def inspired(state: SkirmishState, figure: i64) -> i64:
    """HY-14.4  X of Conviction within eight squares of the living leader; nothing for who has none."""
    leader = state.leader[side_of(figure)]
    if leader == NO_FIGURE or state.status[leader] != ON_BOARD or state.lost[leader] & LOST_COMMAND:
        return 0
    belief = aptitude(state, figure, CONVICTION)
    if belief == 0 or apart(state, figure, leader) > VOICE:
        return 0
    return belief
