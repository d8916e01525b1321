"""6.4, 6.5  Effects in force on a figurine, a side, a tile or a door: what lasts, and what is judged anew."""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import (
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
from monstrum.games.hybrid.effects.opcodes import MOD_SL
from monstrum.games.hybrid.rules.matching import figure_fits, square_fits, takes_all
from monstrum.games.hybrid.rules.predicates import all_hold, owned, spot
from monstrum.games.hybrid.rules.sources import (
    ACTION,
    AURA_ZONE,
    is_action_card,
    of_open_action,
    opposing_of,
    owner_of,
    self_of,
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
    STANDING_WIDTH,
    UNTIL_AT,
    W_FIGURES,
    W_HOW,
    W_ROW,
    W_WHO,
    SkirmishState,
)

# Rolls (HY-5.4, HY-5.12): which role an effect speaks of.
ANY_ROLE: Final[i64] = 0
ATTACKS: Final = 1
PARRIES: Final = 2
ALL_MODES: Final[i64] = 15
ALL: Final = 99
# Scopes of targets, as in `terms.SCOPES`.
S_SELF: Final = 0
S_ACTIVE: Final = 1
S_OPPOSING: Final = 2
S_OWNER: Final = 3
S_FOE: Final = 4
S_FIGURES: Final = 5
S_SQUARES: Final = 6
S_DOORS: Final = 7
S_TILES: Final = 9
# An effect found: four numbers.
FOUND: Final = 4
N: Final = 0
WORD: Final = 1
MODES: Final = 2
ROLE: Final = 3


THROUGH_ACTION: Final = (1 << 26) | (1 << 27) | (1 << 30)  # grant_aptitude, remove_aptitude, forbid


def is_at_work(state: SkirmishState, op: i64) -> bool:
    return (state.at_work >> op) & 1 == 1


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
    if (state.anew >> op) & 1 and not state.judging:
        state.judging = True
        anew(state, op, subject, found)
        state.judging = False
    return found


def counts(state: SkirmishState, at: i64, of_action: bool) -> bool:
    """Whether a result that lasts is one of the Action under way."""
    through = (THROUGH_ACTION >> state.lasting[at + L_OP]) & 1 == 1
    return of_this_action(
        state, state.lasting[at + L_UNTIL], state.lasting[at + L_SOURCE], through, of_action
    )


def of_this_action(state: SkirmishState, until: i64, source: i64, through: bool, of_action: bool) -> bool:
    """HY-10.15  What lasts or waits for an Action counts in that Action only, not in one inside it; what goes
    `through` it (an aptitude, what is forbidden) holds there, too. HY-5.12: without `of_action` nothing of
    Action cards laid in this Action counts."""
    if until % UNTIL_AT == ACTION:
        depth = until // UNTIL_AT // 2
        ahead = depth == 0 and state.action == 1  # begun before the Action: for the one that follows
        if not (depth == state.action or ahead or (through and depth < state.action)):
            return False
        return of_action or not is_action_card(state, source)
    return of_action or not of_open_action(state, source)


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
        if condition < 0 and takes_all(state, target):
            return True
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


def covers(state: SkirmishState, target: i64, scope: i64, figure: i64, c: i64, d: i64, how: i64) -> bool:
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
