"""6.4, 6.7  Conditions of missions: of Access, standby groups, objectives and victory."""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import (
    CONDITION_WIDTH,
    IF_ALWAYS,
    IF_CARDS,
    IF_ELIMINATE,
    IF_ELIMINATE_ALL,
    IF_EXITED,
    IF_EXITED_PROFILE,
    IF_EXITED_WITH,
    IF_FLAG,
    IF_IN_ORDER,
    IF_MORE_SCORE,
    IF_NONE_ON_BOARD,
    IF_OBJECTIVE_DONE,
    IF_RANK_ELIMINATED,
    IF_ROUND,
    IF_SCORE,
    IF_SURVIVE_UNTIL,
)
from monstrum.games.hybrid.rules.decks import hand_size
from monstrum.games.hybrid.rules.warriors import anybody_left
from monstrum.games.hybrid.state import (
    ELIMINATED,
    EXITED,
    GONE_WITH,
    NOT_IN_PLAY,
    ON_BOARD,
    SLOTS,
    SkirmishState,
)

# When a condition is asked.
DURING: Final = 0  # the round goes on
AT_ROUND_END: Final = 1
AT_LIMIT: Final = 2


def holds_all(state: SkirmishState, side: i64, first: i64, count: i64, when: i64 = DURING) -> bool:
    """Whether every condition of a list of rows holds for a side."""
    for row in range(first, first + count):
        if not condition_holds(state, side, row, when):
            return False
    return True


def condition_holds(state: SkirmishState, side: i64, row: i64, when: i64 = DURING) -> bool:
    """One condition, for the side whose it is."""
    at = row * CONDITION_WIDTH
    rows = state.mission.conditions
    return is_so(state, side, rows[at], rows[at + 1], rows[at + 2], when) != (rows[at + 3] == 1)


def is_so(state: SkirmishState, side: i64, which: i64, number: i64, other: i64, when: i64) -> bool:
    """HY-15.3  Some conditions look at the end of a round only."""
    if which == IF_ALWAYS:
        return True
    if which == IF_FLAG:
        return state.flags[number] == other
    if which == IF_OBJECTIVE_DONE:
        return (done_mask(state) >> number) & 1 == 1
    if which == IF_ROUND:
        return state.round >= number
    if which == IF_CARDS:
        return hand_size(state, side) >= number
    if which == IF_ELIMINATE_ALL:
        return not anybody_left(state, 1 - side)
    if which == IF_ELIMINATE:
        return profile_is(state, 1 - side, number, ELIMINATED)
    if which == IF_SURVIVE_UNTIL:
        return when != DURING and state.round >= number and anybody_left(state, side)
    if which == IF_IN_ORDER:
        return left_in_order(state, number) == 0
    if which == IF_EXITED:
        return count_of(state, side, EXITED) >= number
    if which == IF_EXITED_PROFILE:
        return profile_is(state, side, number, EXITED)
    if which == IF_EXITED_WITH:
        return state.objective_at[number] == GONE_WITH + side
    if which == IF_NONE_ON_BOARD:
        return when != DURING and count_of(state, number, ON_BOARD) == 0
    if which == IF_SCORE:
        return state.score[side] >= number
    if which == IF_MORE_SCORE:
        return when == AT_LIMIT and state.score[side] > state.score[1 - side]
    if which == IF_RANK_ELIMINATED:
        return rank_eliminated(state, 1 - side) >= number
    raise AssertionError("a condition nobody knows")


def done_mask(state: SkirmishState) -> i64:
    """The accepted objectives as bits."""
    found: i64 = 0
    done = state.done
    bit: i64 = 1
    while done:
        found |= bit << (done & 7)
        done >>= 3
    return found


def left_in_order(state: SkirmishState, wanted: i64) -> i64:
    """Those of the wanted objectives that are not accepted, each after the one before; others may lie
    between."""
    done = state.done
    while done and wanted:
        if done & 7 == wanted & 7:
            wanted >>= 3
        done >>= 3
    return wanted


def count_of(state: SkirmishState, side: i64, status: i64) -> i64:
    found: i64 = 0
    for figure in range(side * SLOTS, side * SLOTS + SLOTS):
        if state.status[figure] == status:
            found += 1
    return found


def profile_is(state: SkirmishState, side: i64, profile: i64, status: i64) -> bool:
    """Whether the side has warriors of a profile, and every one of them is gone so."""
    found = False
    for figure in range(side * SLOTS, side * SLOTS + SLOTS):
        if state.status[figure] != NOT_IN_PLAY and state.profile[figure] == profile:
            if state.status[figure] != status:
                return False
            found = True
    return found


def rank_eliminated(state: SkirmishState, side: i64) -> i64:
    """The Ranks of a side's eliminated warriors added up."""
    found: i64 = 0
    for figure in range(side * SLOTS, side * SLOTS + SLOTS):
        if state.status[figure] == ELIMINATED:
            found += state.catalog.rank[state.profile[figure]]
    return found
