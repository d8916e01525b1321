"""6.4  Predicates of filters and conditions: what must hold of a figurine, of a place, of the game."""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import (
    APTITUDES,
    E_IF,
    E_N,
    E_OP,
    E_TARGET,
    E_TRIGGER,
    E_WORD,
    EFFECT_WIDTH,
    P_NOT,
    P_NUMBER,
    P_SIGN,
    P_WHAT,
    P_WORD,
    PREDICATE_WIDTH,
    T_SCOPE,
    TARGET_WIDTH,
)
from monstrum.games.hybrid.effects.opcodes import GRANT_APTITUDE, REMOVE_APTITUDE
from monstrum.games.hybrid.rules.card_piles import ACTION_PILE, PILES
from monstrum.games.hybrid.rules.ground import PILLAR, PIT, ROCKS, TRAPDOOR
from monstrum.games.hybrid.rules.sources import CONTINUOUS, opposing_of, owner_of, self_of
from monstrum.games.hybrid.rules.squares import beyond_back, overlaps, side_toward, touches
from monstrum.games.hybrid.state import (
    COUNTERS,
    L_N,
    L_OP,
    L_SUBJECT,
    L_WORD,
    LASTING_WIDTH,
    LYING,
    M_KIND,
    M_SQUARE,
    NO_COUNTER,
    NO_SQUARE,
    OBJECTIVES,
    ON_BOARD,
    STANDING_WIDTH,
    TEMPLATE_WIDTH,
    W_FIGURES,
    W_ROW,
    SkirmishState,
    side_of,
)

# Places in `predicates.CONDITIONS`.
ALWAYS: Final = 0
IN_ROUND: Final = 1
CARDS_IN_HAND: Final = 2
FLAG: Final = 3
OBJECTIVE_DONE: Final = 4
WOUNDED: Final = 5
UNWOUNDED: Final = 6
WOUNDS: Final = 7
RANK: Final = 8
PROFILE: Final = 9
HAS_APTITUDE: Final = 10
LARGE: Final = 11
IN_MODE: Final = 12
IN_CONTACT: Final = 13
BEHIND: Final = 14
IS_LEADER: Final = 15
ACTIVATED: Final = 16
NOT_ACTIVATED: Final = 17
CARRYING: Final = 18
IN_TILE: Final = 19
ON_COUNTER: Final = 20
IN_TEMPLATE: Final = 21
# Places in `terms.COUNTERS`.
C_ROCKS: Final = 0
C_PILLAR: Final = 1
C_TRAPDOOR: Final = 2
C_PIT: Final = 3
C_EVENT: Final = 4
C_OBJECTIVE: Final = 5
C_TEMPLATE: Final = 6
ITSELF: Final = 0  # the first of `terms.SCOPES`
APTITUDE_OPS: Final = (1 << 26) | (1 << 27)  # grant_aptitude, remove_aptitude


def spot(state: SkirmishState, figure: i64) -> i64:
    """HY-6.9 (4)  Where a figurine stands, or stood when it was eliminated; NO_SQUARE if nowhere."""
    return state.place[figure] if state.status[figure] == ON_BOARD else state.fell[figure]


def all_hold(state: SkirmishState, start: i64, c: i64, d: i64, figure: i64, squares: list[int]) -> bool:
    """Whether all predicates of a list hold for a figurine, or for something on these squares."""
    rows = state.catalog.effects.predicates
    at = start + 1
    for _time in range(rows[start]):
        if holds(state, at, c, d, figure, squares) == (rows[at + P_NOT] == 1):
            return False
        at += PREDICATE_WIDTH
    return True


def holds(state: SkirmishState, at: i64, c: i64, d: i64, figure: i64, squares: list[int]) -> bool:
    """One predicate; what asks for a figurine does not hold where there is none."""
    rows = state.catalog.effects.predicates
    what = rows[at + P_WHAT]
    number = rows[at + P_NUMBER]
    if what == ALWAYS:
        return True
    if what == IN_ROUND:
        return state.round >= number
    if what == FLAG:
        return state.flags[rows[at + P_WORD]] == number
    if what == OBJECTIVE_DONE:
        return is_done(state, number)
    if what == CARDS_IN_HAND:
        return owner_of(c) < 2 and state.cards.held[owner_of(c) * PILES + ACTION_PILE] >= number
    if what >= IN_TILE:
        return place_holds(state, at, squares)
    return figure >= 0 and figure_holds(state, at, d, figure)


def is_done(state: SkirmishState, objective: i64) -> bool:
    done = state.done
    while done:
        if done & 7 == objective:
            return True
        done >>= 3
    return False


def figure_holds(state: SkirmishState, at: i64, d: i64, figure: i64) -> bool:
    rows = state.catalog.effects.predicates
    what = rows[at + P_WHAT]
    number = rows[at + P_NUMBER]
    word = rows[at + P_WORD]
    if what == WOUNDED:
        return state.wounds[figure] > 0
    if what == UNWOUNDED:
        return state.wounds[figure] == 0
    if what == WOUNDS:
        return state.wounds[figure] >= number
    if what == RANK:
        rank = state.catalog.rank[state.profile[figure]]
        return rank <= number if rows[at + P_SIGN] else rank >= number
    if what == PROFILE:
        return state.profile[figure] == word
    if what == HAS_APTITUDE:
        return owned(state, figure, word) > 0
    if what == LARGE:
        return state.base[figure] == 2
    if what == IN_MODE:
        return state.mode[figure] == word
    if what == IN_CONTACT:
        return touching(state, figure, self_of(d))
    if what == BEHIND:
        return from_behind(state, figure, d)
    if what == IS_LEADER:
        return state.leader[side_of(figure)] == figure
    if what == ACTIVATED:
        return state.activated[figure] > 0
    if what == NOT_ACTIVATED:
        return state.activated[figure] == 0
    return state.carried[figure] == number


def touching(state: SkirmishState, figure: i64, other: i64) -> bool:
    """`in_contact`  With SELF; of an eliminated one as it was."""
    if other < 0 or figure == other:
        return False
    here, there = spot(state, figure), spot(state, other)
    if here == NO_SQUARE or there == NO_SQUARE:
        return False
    return touches(here, state.base[figure], there, state.base[other])


def from_behind(state: SkirmishState, figure: i64, d: i64) -> bool:
    """`behind`  The attacker of the current combat lies behind: one of the two has the other at its back."""
    other = opposing_of(d)
    if other == figure:
        other = self_of(d)
    if other < 0 or figure == other:
        return False
    here, there = spot(state, figure), spot(state, other)
    if here == NO_SQUARE or there == NO_SQUARE:
        return False
    mine, yours = state.base[figure], state.base[other]
    if touches(here, mine, there, yours):
        back = side_toward(there, yours, state.facing[other], here, mine)
        front = side_toward(here, mine, state.facing[figure], there, yours)
        return back == 2 or front == 2
    return beyond_back(here, there, yours, state.facing[other])


def owned(state: SkirmishState, figure: i64, aptitude: i64) -> i64:
    """HY-14.0  X of an aptitude by the profile, by what has been granted or suspended for a time, and by the
    cards beside him. What other cards lend him as long as they stay is judged without this question."""
    found = state.catalog.aptitude[state.profile[figure] * APTITUDES + aptitude]
    rows = state.lasting
    for at in range(0, state.lasts * LASTING_WIDTH, LASTING_WIDTH):
        if rows[at + L_SUBJECT] == figure and rows[at + L_WORD] == aptitude:
            if rows[at + L_OP] == REMOVE_APTITUDE:
                return 0
            if rows[at + L_OP] == GRANT_APTITUDE and rows[at + L_N] > found:
                found = rows[at + L_N]
    return lent(state, figure, aptitude, found) if state.anew & APTITUDE_OPS else found


def lent(state: SkirmishState, figure: i64, aptitude: i64, found: i64) -> i64:
    """`CONTINUOUS SELF.grant_aptitude(…)` and the like, without a condition."""
    effects = state.catalog.effects
    for at in range(0, state.stands * STANDING_WIDTH, STANDING_WIDTH):
        start = state.standing[at + W_ROW] * EFFECT_WIDTH
        if start < 0 or self_of(state.standing[at + W_FIGURES]) != figure:
            continue
        op = effects.rows[start + E_OP]
        scope = effects.targets[effects.rows[start + E_TARGET] * TARGET_WIDTH + T_SCOPE]
        if (
            (op == GRANT_APTITUDE or op == REMOVE_APTITUDE)
            and effects.rows[start + E_TRIGGER] == CONTINUOUS
            and effects.rows[start + E_WORD] == aptitude
            and effects.rows[start + E_IF] < 0
            and scope == ITSELF
        ):
            if op == REMOVE_APTITUDE:
                return 0
            if effects.rows[start + E_N] > found:
                found = effects.rows[start + E_N]
    return found


def place_holds(state: SkirmishState, at: i64, squares: list[int]) -> bool:
    """`in_tile`, `on`, `in_template`: some square of it."""
    rows = state.catalog.effects.predicates
    what = rows[at + P_WHAT]
    word = rows[at + P_WORD]
    for square in squares:
        if what == IN_TILE:
            if word >= 0 and state.mission.tile_at[square] == word:
                return True
        elif what == IN_TEMPLATE:
            if template_on(state, square, word):
                return True
        elif counter_on(state, square, word, rows[at + P_NUMBER]):
            return True
    return False


def template_on(state: SkirmishState, square: i64, kind: i64) -> bool:
    rows = state.templates
    for at in range(0, len(rows), TEMPLATE_WIDTH):
        if rows[at + M_KIND] == kind and overlaps(rows[at + M_SQUARE], 2, square, 1):
            return True
    return False


def counter_on(state: SkirmishState, square: i64, what: i64, number: i64) -> bool:
    """`on=ROCKS`, `on=OBJECTIVE:2` …; an Objective without its number is any."""
    kind = state.ground.kinds[square]
    if what == C_ROCKS:
        return kind == ROCKS
    if what == C_PILLAR:
        return kind == PILLAR
    if what == C_TRAPDOOR:
        return kind == TRAPDOOR
    if what == C_PIT:
        return kind == PIT
    if what == C_EVENT:
        return event_on(state, square) >= 0
    for objective in range(1, OBJECTIVES):
        lying = state.objective_at[objective] == LYING and state.objective_square[objective] == square
        if lying and (number == 0 or number == objective):
            return True
    return False


def event_on(state: SkirmishState, square: i64) -> i64:
    """The face-down counter on a square, or -1."""
    for counter in range(COUNTERS):
        if state.counter_face[counter] != NO_COUNTER and state.counter_square[counter] == square:
            return counter
    return -1
