"""6.2  Effects in force: what they add up to for a figurine, asked each time it is needed.

The one seam between the rules and the cards: chapters ask here and never look at cards themselves. `at_work`
says which operations are in force at all; mostly none is, and the answer is quick.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.effects.opcodes import (
    AUTO_FAIL,
    AUTO_SUCCESS,
    DARKNESS,
    FORBID,
    GRANT_APTITUDE,
    LOCK_DOOR,
    NO_PERFECT,
    PERFECT_ON,
    PREVENT_WOUNDS,
    REMOVE_APTITUDE,
)
from monstrum.games.hybrid.rules.effect_table import drop_lasting, weigh
from monstrum.games.hybrid.rules.in_force import (
    ALL,
    ALL_MODES,
    ANY_ROLE,
    FOUND,
    MODES,
    ROLE,
    WORD,
    N,
    anew,
    counts,
    in_force,
    is_at_work,
)
from monstrum.games.hybrid.rules.predicates import APTITUDE_OPS
from monstrum.games.hybrid.rules.squares import base_squares
from monstrum.games.hybrid.state import (
    L_N,
    L_OP,
    L_SUBJECT,
    L_WORD,
    LASTING_WIDTH,
    OF_DOOR,
    OF_SIDE,
    OF_TILE,
    SkirmishState,
    side_of,
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

ANY_SOURCE: Final = 4  # of Wounds


def total(state: SkirmishState, op: i64, figure: i64) -> i64:
    """The sum of `n` of an operation on a figurine: `mod_mt`, `mod_range` …"""
    if not (state.at_work >> op) & 1:
        return 0
    found = in_force(state, op, figure)
    amount: i64 = 0
    for at in range(0, len(found), FOUND):
        amount += found[at + N]
    return amount


def granted(state: SkirmishState, figure: i64, aptitude: i64) -> i64:
    """HY-14.0  The highest X granted to a figurine, 0 if none is; -1 if the aptitude is suspended. Asked all
    the time, so the rows are looked at as they lie."""
    best: i64 = 0
    rows = state.lasting
    for at in range(0, state.lasts * LASTING_WIDTH, LASTING_WIDTH):
        op = rows[at + L_OP]
        if (
            (op == GRANT_APTITUDE or op == REMOVE_APTITUDE)
            and rows[at + L_SUBJECT] == figure
            and rows[at + L_WORD] == aptitude
            and counts(state, at, True)
        ):
            if op == REMOVE_APTITUDE:
                return -1
            if rows[at + L_N] > best:
                best = rows[at + L_N]
    if state.anew & APTITUDE_OPS:
        if len(granted_anew(state, REMOVE_APTITUDE, figure, aptitude)):
            return -1
        for x in granted_anew(state, GRANT_APTITUDE, figure, aptitude):
            if x > best:
                best = x
    return best


def granted_anew(state: SkirmishState, op: i64, figure: i64, aptitude: i64) -> list[int]:
    """The X of each CONTINUOUS or AURA effect of this kind on a figurine."""
    numbers: list[int] = []
    if (state.anew >> op) & 1 and not state.judging:
        state.judging = True
        found: list[int] = []
        anew(state, op, figure, found)
        state.judging = False
        for at in range(0, len(found), FOUND):
            if found[at + WORD] == aptitude:
                numbers.append(found[at + N])
    return numbers


def darkness(state: SkirmishState, figure: i64, bright: i64) -> i64:
    """HY-8.1  The least range of sight that darkness leaves on the tiles a figurine stands on."""
    least = bright
    if not is_at_work(state, DARKNESS):
        return least
    for square in base_squares(state.place[figure], state.base[figure]):
        tile = state.mission.tile_at[square]
        if tile >= 0:
            found = in_force(state, DARKNESS, OF_TILE + tile)
            for at in range(0, len(found), FOUND):
                if found[at + N] < least:
                    least = found[at + N]
    return least


def forbidden(state: SkirmishState, figure: i64, what: i64) -> bool:
    """Whether a figurine, or its side, may not do this."""
    return is_at_work(state, FORBID) and len(prohibitions(state, figure, what)) > 0


def forbidden_side(state: SkirmishState, side: i64, what: i64) -> bool:
    """Whether a player may not do this."""
    if not is_at_work(state, FORBID):
        return False
    found: list[int] = []
    add_prohibitions(state, OF_SIDE + side, what, found)
    return len(found) > 0


def prohibitions(state: SkirmishState, figure: i64, what: i64) -> list[int]:
    """The number of each `forbid` of this kind on a figurine and on its side."""
    found: list[int] = []
    add_prohibitions(state, figure, what, found)
    add_prohibitions(state, OF_SIDE + side_of(figure), what, found)
    return found


def add_prohibitions(state: SkirmishState, subject: i64, what: i64, numbers: list[int]) -> None:
    found = in_force(state, FORBID, subject)
    for at in range(0, len(found), FOUND):
        if found[at + WORD] == what:
            numbers.append(found[at + N])


def highest_allowed(state: SkirmishState, figure: i64, level: i64) -> i64:
    """`forbid(what=LEVEL_ABOVE:n)`: the LoM that is left."""
    if is_at_work(state, FORBID):
        for most in prohibitions(state, figure, NO_LEVEL_ABOVE):
            if most < level:
                level = most
    return level


def mode_forbidden(state: SkirmishState, figure: i64, mode: i64) -> bool:
    """`forbid(what=MODE:m)`"""
    return is_at_work(state, FORBID) and mode in prohibitions(state, figure, NO_MODE)


def locked_by_effects(state: SkirmishState, door: i64) -> bool:
    """`lock_door`: while it lasts, a closed door cannot be opened by Movement."""
    return is_at_work(state, LOCK_DOOR) and len(in_force(state, LOCK_DOOR, OF_DOOR + door)) > 0


def total_in_mode(state: SkirmishState, op: i64, figure: i64, mode: i64) -> i64:
    """The sum of `n` of an operation on a figurine that speaks of this mode: `mod_mode`."""
    return total_of_roll(state, op, figure, mode, ANY_ROLE)


def total_of_roll(state: SkirmishState, op: i64, figure: i64, mode: i64, role: i64) -> i64:
    """HY-5.12  The sum of `n` of what speaks of this roll; a roll without a mode (-1) has only what speaks
    of all modes and of any role, and nothing of Action cards laid in this Action."""
    if not (state.at_work >> op) & 1:
        return 0
    amount: i64 = 0
    found = in_force(state, op, figure, mode >= 0)
    for at in range(0, len(found), FOUND):
        if speaks(found, at, mode) and (found[at + ROLE] == ANY_ROLE or found[at + ROLE] == role):
            amount += found[at + N]
    return amount


def speaks(found: list[int], at: i64, mode: i64) -> bool:
    modes: i64 = found[at + MODES]
    return modes == ALL_MODES if mode < 0 else (modes >> mode) & 1 == 1


def perfect_by_effects(state: SkirmishState, figure: i64, mode: i64, highest: i64) -> i64:
    """`perfect_on` and `no_perfect`: the highest die that is a Perfect Success. HY-5.12: not of a roll
    without a mode."""
    if mode < 0:
        return highest
    if is_at_work(state, NO_PERFECT) and len(in_force(state, NO_PERFECT, figure)):
        return 0
    if is_at_work(state, PERFECT_ON):
        found = in_force(state, PERFECT_ON, figure)
        for at in range(0, len(found), FOUND):
            if speaks(found, at, mode) and found[at + N] > highest:
                highest = found[at + N]
    return highest


NO_AUTOMATIC: Final = 0
SUCCEEDS: Final = 1
FAILS: Final = 2


def automatic(state: SkirmishState, figure: i64, mode: i64) -> i64:
    """`auto_success`, `auto_fail`: whether a roll is decided without a die; both cancel each other."""
    found = 0
    if mode >= 0:
        if is_at_work(state, AUTO_SUCCESS):
            found |= SUCCEEDS if any_speaks(state, AUTO_SUCCESS, figure, mode) else 0
        if is_at_work(state, AUTO_FAIL):
            found |= FAILS if any_speaks(state, AUTO_FAIL, figure, mode) else 0
    return found if found != SUCCEEDS | FAILS else NO_AUTOMATIC


def any_speaks(state: SkirmishState, op: i64, figure: i64, mode: i64) -> bool:
    found = in_force(state, op, figure)
    for at in range(0, len(found), FOUND):
        if speaks(found, at, mode):
            return True
    return False


def prevented(state: SkirmishState, figure: i64, number: i64, source: i64) -> i64:
    """HY-6.10  How many of these Wounds `prevent_wounds` cancels; a number of Wounds is used up, ALL and
    what is evaluated anew are not."""
    if not is_at_work(state, PREVENT_WOUNDS):
        return 0
    saved: i64 = 0
    rows = state.lasting
    for place in range(state.lasts - 1, -1, -1):
        at = place * LASTING_WIDTH
        if (
            saved < number
            and rows[at + L_OP] == PREVENT_WOUNDS
            and rows[at + L_SUBJECT] == figure
            and (rows[at + L_WORD] == source or rows[at + L_WORD] == ANY_SOURCE)
            and counts(state, at, True)
        ):
            left = number - saved
            taken = rows[at + L_N] if rows[at + L_N] < left else left
            saved += taken
            if rows[at + L_N] < ALL:
                rows[at + L_N] -= taken
                if rows[at + L_N] <= 0:
                    drop_lasting(state, place)
    if state.stands and saved < number:
        found: list[int] = []
        state.judging = True
        anew(state, PREVENT_WOUNDS, figure, found)
        state.judging = False
        for at in range(0, len(found), FOUND):
            if found[at + WORD] == source or found[at + WORD] == ANY_SOURCE:
                saved += found[at + N]
    weigh(state)
    return saved if saved < number else number


def set_by_effects(state: SkirmishState, op: i64, figure: i64, value: i64) -> i64:
    """The value an operation like `set_mt` sets, the last one counting; the value itself where none does."""
    if is_at_work(state, op):
        found = in_force(state, op, figure)
        for at in range(0, len(found), FOUND):
            value = found[at + N]
    return value
