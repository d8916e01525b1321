"""6.2  Effects that last: what they add up to for a figurine, asked each time it is needed.

The one seam between the rules and the cards: chapters ask here and never look at cards themselves.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.opcodes import (
    DARKNESS,
    FORBID,
    GRANT_APTITUDE,
    NO_PERFECT,
    PERFECT_ON,
    PREVENT_WOUNDS,
    REMOVE_APTITUDE,
)
from monstrum.games.hybrid.rules.squares import base_squares
from monstrum.games.hybrid.state import (
    L_MODES,
    L_N,
    L_OP,
    L_ROLE,
    L_SUBJECT,
    L_WORD,
    LASTING_WIDTH,
    OF_TILE,
    SkirmishState,
)

# What can be forbidden, in the order of the vocabulary.
NO_MOVE: Final = 0
NO_ATTACK: Final = 1
NO_FIRE: Final = 2
NO_PARRY: Final = 3
NO_CARDS: Final = 4
NO_HINDRANCE: Final = 5
NO_LEVEL_ABOVE: Final = 6
NO_MODE: Final = 7
NO_DOORS: Final = 8


def total(state: SkirmishState, op: i64, figure: i64) -> i64:
    """The sum of `n` of an operation that lasts on a figurine: `mod_mt`, `mod_range` …"""
    found: i64 = 0
    rows = state.lasting
    for at in range(0, state.lasts * LASTING_WIDTH, LASTING_WIDTH):
        if rows[at + L_OP] == op and rows[at + L_SUBJECT] == figure:
            found += rows[at + L_N]
    return found


def granted(state: SkirmishState, figure: i64, aptitude: i64) -> i64:
    """HY-14.0  The highest X granted to a figurine, 0 if none is; -1 if the aptitude is suspended."""
    found: i64 = 0
    rows = state.lasting
    for at in range(0, state.lasts * LASTING_WIDTH, LASTING_WIDTH):
        if rows[at + L_SUBJECT] == figure and rows[at + L_WORD] == aptitude:
            if rows[at + L_OP] == REMOVE_APTITUDE:
                return -1
            if rows[at + L_OP] == GRANT_APTITUDE and rows[at + L_N] > found:
                found = rows[at + L_N]
    return found


def darkness(state: SkirmishState, figure: i64, bright: i64) -> i64:
    """HY-8.1  The least range of sight that darkness leaves on the tiles a figurine stands on."""
    found = bright
    rows = state.lasting
    for at in range(0, state.lasts * LASTING_WIDTH, LASTING_WIDTH):
        if rows[at + L_OP] == DARKNESS and rows[at + L_N] < found:
            tile = rows[at + L_SUBJECT] - OF_TILE
            for square in base_squares(state.place[figure], state.base[figure]):
                if state.mission.tile_at[square] == tile:
                    found = rows[at + L_N]
    return found


def forbidden(state: SkirmishState, subject: i64, what: i64) -> bool:
    """Whether a figurine (or OF_SIDE + side) may not do this."""
    rows = state.lasting
    for at in range(0, state.lasts * LASTING_WIDTH, LASTING_WIDTH):
        if rows[at + L_OP] == FORBID and rows[at + L_SUBJECT] == subject and rows[at + L_WORD] == what:
            return True
    return False


# Rolls (HY-5.4, HY-5.12): which role an effect speaks of.
ANY_ROLE: Final = 0
ATTACKS: Final = 1
PARRIES: Final = 2
ALL_MODES: Final = 15


def total_in_mode(state: SkirmishState, op: i64, figure: i64, mode: i64) -> i64:
    """The sum of `n` of an operation on a figurine that speaks of this mode: `mod_mode`."""
    return total_of_roll(state, op, figure, mode, ANY_ROLE)


def total_of_roll(state: SkirmishState, op: i64, figure: i64, mode: i64, role: i64) -> i64:
    """HY-5.12  The sum of `n` of what speaks of this roll; a roll without a mode (-1) has only what speaks
    of all modes and of any role."""
    found: i64 = 0
    rows = state.lasting
    for at in range(0, state.lasts * LASTING_WIDTH, LASTING_WIDTH):
        if rows[at + L_OP] == op and rows[at + L_SUBJECT] == figure:
            modes = rows[at + L_MODES]
            speaks = modes == ALL_MODES if mode < 0 else (modes >> mode) & 1 == 1
            if speaks and (rows[at + L_ROLE] == ANY_ROLE or rows[at + L_ROLE] == role):
                found += rows[at + L_N]
    return found


def perfect_by_effects(state: SkirmishState, figure: i64, mode: i64, highest: i64) -> i64:
    """`perfect_on` and `no_perfect`: the highest die that is a Perfect Success with effects in force."""
    rows = state.lasting
    for at in range(0, state.lasts * LASTING_WIDTH, LASTING_WIDTH):
        if rows[at + L_SUBJECT] == figure:
            if rows[at + L_OP] == NO_PERFECT:
                return 0
            speaks = rows[at + L_MODES] == ALL_MODES or (mode >= 0 and (rows[at + L_MODES] >> mode) & 1 == 1)
            if rows[at + L_OP] == PERFECT_ON and speaks and rows[at + L_N] > highest:
                highest = rows[at + L_N]
    return highest


def prevented(state: SkirmishState, figure: i64, number: i64, source: i64) -> i64:
    """HY-6.10  How many of these Wounds `prevent_wounds` cancels; what it cancels is used up."""
    found: i64 = 0
    rows = state.lasting
    for at in range(0, state.lasts * LASTING_WIDTH, LASTING_WIDTH):
        if (
            rows[at + L_OP] == PREVENT_WOUNDS
            and rows[at + L_SUBJECT] == figure
            and (rows[at + L_WORD] == source or rows[at + L_WORD] == ANY_SOURCE)
        ):
            left = number - found
            saved = rows[at + L_N] if rows[at + L_N] < left else left
            rows[at + L_N] -= saved
            found += saved
    return found


ANY_SOURCE: Final = 9


def set_by_effects(state: SkirmishState, op: i64, figure: i64, value: i64) -> i64:
    """The value an operation like `set_mt` sets, the last one counting; the value itself where none does."""
    rows = state.lasting
    for at in range(0, state.lasts * LASTING_WIDTH, LASTING_WIDTH):
        if rows[at + L_OP] == op and rows[at + L_SUBJECT] == figure:
            value = rows[at + L_N]
    return value
