"""6.2  Effects in force: what they add up to for a figurine, asked each time it is needed.

The one seam between the rules and the cards: chapters ask here and never look at cards themselves. `at_work`
says which operations are in force at all; mostly none is, and the answer is quick.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.catalog import (
    AURA,
    E_IF,
    E_MODES,
    E_N,
    E_OP,
    E_TARGET,
    E_TRIGGER,
    E_WORD,
    EFFECT_WIDTH,
    T_COUNT,
    T_SCOPE,
    TARGET_WIDTH,
)
from monstrum.games.hybrid.opcodes import (
    AUTO_FAIL,
    AUTO_SUCCESS,
    DARKNESS,
    FORBID,
    GRANT_APTITUDE,
    LOCK_DOOR,
    MOD_SL,
    NO_PERFECT,
    PERFECT_ON,
    PREVENT_WOUNDS,
    REMOVE_APTITUDE,
)
from monstrum.games.hybrid.rules.matching import all_hold, figure_fits, owned, spot, square_fits
from monstrum.games.hybrid.rules.sources import (
    ACTION,
    ACTIVATION,
    AURA_ZONE,
    drop_lasting,
    is_action_card,
    opposing_of,
    owner_of,
    self_of,
    weigh,
)
from monstrum.games.hybrid.rules.squares import WIDTH, base_squares, distance
from monstrum.games.hybrid.state import (
    FIGURES,
    L_MODES,
    L_N,
    L_OP,
    L_ROLE,
    L_SOURCE,
    L_SUBJECT,
    L_UNTIL,
    L_WORD,
    LASTING_WIDTH,
    NO_FIGURE,
    OF_DOOR,
    OF_SIDE,
    OF_TILE,
    ON_BOARD,
    SLOTS,
    STANDING_WIDTH,
    UNTIL_AT,
    W_FIGURES,
    W_HOW,
    W_ROW,
    W_WHO,
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

# Rolls (HY-5.4, HY-5.12): which role an effect speaks of.
ANY_ROLE: Final = 0
ATTACKS: Final = 1
PARRIES: Final = 2
ALL_MODES: Final = 15
ALL: Final = 99
ANY_SOURCE: Final = 4  # of Wounds

# Scopes of targets, as in `terms.SCOPES`.
S_SELF: Final = 0
S_ACTIVE: Final = 1
S_OPPOSING: Final = 2
S_OWNER: Final = 3
S_FOE: Final = 4
S_FIGURES: Final = 5
S_DOORS: Final = 7
S_TILES: Final = 9

# An effect found: four numbers.
FOUND: Final = 4
N: Final = 0
WORD: Final = 1
MODES: Final = 2
ROLE: Final = 3


def is_at_work(state: SkirmishState, op: i64) -> bool:
    return (state.at_work >> op) & 1 == 1


# Finding --------------------------------------------------------------------------------------------


def in_force(state: SkirmishState, op: i64, subject: i64, of_action: bool = True) -> list[int]:
    """The effects of one operation on a figurine, a side (OF_SIDE) or a tile (OF_TILE), flat. HY-5.12:
    without `of_action` those of Action cards laid in this Action are left out."""
    found: list[int] = []
    rows = state.lasting
    for at in range(0, state.lasts * LASTING_WIDTH, LASTING_WIDTH):
        if rows[at + L_OP] == op and rows[at + L_SUBJECT] == subject and counts(state, at, of_action):
            found.append(rows[at + L_N])
            found.append(rows[at + L_WORD])
            found.append(rows[at + L_MODES])
            found.append(rows[at + L_ROLE])
    if state.stands and not state.judging:
        state.judging = True
        anew(state, op, subject, found)
        state.judging = False
    return found


def counts(state: SkirmishState, at: i64, of_action: bool) -> bool:
    """HY-10.15  What lasts for an Action counts in that Action only, not in one inside it."""
    until = state.lasting[at + L_UNTIL]
    duration = until % UNTIL_AT
    if duration == ACTION:
        return of_action and until // UNTIL_AT // 2 == state.action
    if of_action or duration != ACTIVATION:
        return True
    return not is_action_card(state, state.lasting[at + L_SOURCE])


def anew(state: SkirmishState, op: i64, subject: i64, found: list[int]) -> None:
    """6.4  AURA and CONTINUOUS effects are evaluated each time."""
    effects = state.catalog.effects.rows
    for at in range(0, state.stands * STANDING_WIDTH, STANDING_WIDTH):
        row = state.standing[at + W_ROW]
        if row < 0:
            continue
        start = row * EFFECT_WIDTH
        if effects[start + E_OP] != op or effects[start + E_TRIGGER] < AURA_ZONE:
            continue
        if applies(state, at, subject):
            modes = effects[start + E_MODES]
            found.append(effects[start + E_N])
            found.append(effects[start + E_WORD])
            found.append(modes if modes else ALL_MODES)
            found.append(effects[start + E_WORD] if op == MOD_SL else ANY_ROLE)


def applies(state: SkirmishState, at: i64, subject: i64) -> bool:
    """Whether a standing effect covers a figurine, a side or a tile now."""
    row = state.standing[at + W_ROW]
    c = state.standing[at + W_WHO]
    d = state.standing[at + W_FIGURES]
    how = state.standing[at + W_HOW]
    effects = state.catalog.effects
    start = row * EFFECT_WIDTH
    target = effects.rows[start + E_TARGET]
    scope = effects.targets[target * TARGET_WIDTH + T_SCOPE]
    condition = effects.rows[start + E_IF]
    bearer = self_of(d)
    if subject >= OF_TILE:
        door = subject >= OF_DOOR
        if scope != (S_DOORS if door else S_TILES):
            return False
        squares = door_squares(state, subject - OF_DOOR) if door else tile_squares(state, subject - OF_TILE)
        if not square_fits(state, target, squares, c, d):
            return False
        return condition < 0 or all_hold(state, condition, c, d, bearer, squares)
    if subject >= OF_SIDE:
        owner = owner_of(c)
        whose = owner if scope == S_OWNER else 1 - owner
        if (scope != S_OWNER and scope != S_FOE) or owner > 1 or whose != subject - OF_SIDE:
            return False
        return condition < 0 or all_hold(state, condition, c, d, bearer, [])
    if not covers(state, target, scope, subject, c, d, how):
        return False
    if effects.rows[start + E_TRIGGER] == AURA_ZONE and not in_zone(state, bearer, subject):
        return False
    if scope == S_FIGURES and not among_first(state, target, subject, c, d, how):
        return False
    judged = bearer if bearer >= 0 else subject
    place = spot(state, judged)
    return condition < 0 or all_hold(state, condition, c, d, judged, covered_squares(place, state, judged))


def covered_squares(place: i64, state: SkirmishState, figure: i64) -> list[int]:
    return base_squares(place, state.base[figure]) if place >= 0 else []


def covers(
    state: SkirmishState, target: i64, scope: i64, figure: i64, c: i64, d: i64, how: i64
) -> bool:
    """Whether a figurine is the target of an effect, or one of them."""
    if scope == S_SELF:
        return figure == self_of(d)
    if scope == S_ACTIVE:
        return figure == (state.active if state.active != NO_FIGURE else self_of(d))
    if scope == S_OPPOSING:
        return figure == opposing_of(d)
    if scope == S_FIGURES:
        return figure_fits(state, target, figure, c, d, how)
    return False


def in_zone(state: SkirmishState, bearer: i64, figure: i64) -> bool:
    """HY-12.3  Within X squares of the bearer, walls and doors notwithstanding; never the bearer."""
    if bearer < 0 or figure == bearer or state.status[bearer] != ON_BOARD or state.status[figure] != ON_BOARD:
        return False
    far = distance(state.place[bearer], state.base[bearer], state.place[figure], state.base[figure])
    return far <= owned(state, bearer, AURA)


def among_first(state: SkirmishState, target: i64, figure: i64, c: i64, d: i64, how: i64) -> bool:
    """A number of figurines instead of ALL: the first ones that fit."""
    left = state.catalog.effects.targets[target * TARGET_WIDTH + T_COUNT]
    if left == ALL:
        return True
    for other in range(FIGURES):
        if state.status[other] == ON_BOARD and figure_fits(state, target, other, c, d, how):
            if other == figure:
                return True
            left -= 1
            if left == 0:
                return False
    return False


def tile_squares(state: SkirmishState, tile: i64) -> list[int]:
    found: list[int] = []
    for row in range(state.mission.rows):
        for column in range(state.mission.columns):
            if state.mission.tile_at[row * WIDTH + column] == tile:
                found.append(row * WIDTH + column)
    return found


def door_squares(state: SkirmishState, door: i64) -> list[int]:
    found: list[int] = [state.mission.door_squares[2 * door]]
    if state.mission.door_squares[2 * door + 1] >= 0:
        found.append(state.mission.door_squares[2 * door + 1])
    return found


# Asking ---------------------------------------------------------------------------------------------


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
    """HY-14.0  The highest X granted to a figurine, 0 if none is; -1 if the aptitude is suspended."""
    if is_at_work(state, REMOVE_APTITUDE):
        removed = in_force(state, REMOVE_APTITUDE, figure)
        for at in range(0, len(removed), FOUND):
            if removed[at + WORD] == aptitude:
                return -1
    best: i64 = 0
    if is_at_work(state, GRANT_APTITUDE):
        found = in_force(state, GRANT_APTITUDE, figure)
        for at in range(0, len(found), FOUND):
            if found[at + WORD] == aptitude and found[at + N] > best:
                best = found[at + N]
    return best


APTITUDE_OPS: Final = (1 << 26) | (1 << 27)  # grant_aptitude, remove_aptitude


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
    if not is_at_work(state, FORBID):
        return False
    return says_no(state, figure, what) or says_no(state, OF_SIDE + figure // SLOTS, what)


def forbidden_side(state: SkirmishState, side: i64, what: i64) -> bool:
    """Whether a player may not do this."""
    return is_at_work(state, FORBID) and says_no(state, OF_SIDE + side, what)


def says_no(state: SkirmishState, subject: i64, what: i64) -> bool:
    found = in_force(state, FORBID, subject)
    for at in range(0, len(found), FOUND):
        if found[at + WORD] == what:
            return True
    return False


def highest_allowed(state: SkirmishState, figure: i64, level: i64) -> i64:
    """`forbid(what=LEVEL_ABOVE:n)`: the LoM that is left."""
    if is_at_work(state, FORBID):
        for subject in (figure, OF_SIDE + figure // SLOTS):
            found = in_force(state, FORBID, subject)
            for at in range(0, len(found), FOUND):
                if found[at + WORD] == NO_LEVEL_ABOVE and found[at + N] < level:
                    level = found[at + N]
    return level


def mode_forbidden(state: SkirmishState, figure: i64, mode: i64) -> bool:
    """`forbid(what=MODE:m)`"""
    if is_at_work(state, FORBID):
        for subject in (figure, OF_SIDE + figure // SLOTS):
            found = in_force(state, FORBID, subject)
            for at in range(0, len(found), FOUND):
                if found[at + WORD] == NO_MODE and found[at + N] == mode:
                    return True
    return False


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
