"""6.4  What an effect could act on: all its target speaks of that its operation can do something with."""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import (
    E_OP,
    E_WORD,
    E_X,
    EFFECT_WIDTH,
    T_COUNT,
    T_SCOPE,
    TARGET_WIDTH,
)
from monstrum.games.hybrid.effects.opcodes import (
    CHOOSE,
    CLOSE_DOOR,
    CLOSE_TRAPDOOR,
    DESTROY_DOOR,
    FIXED_ROLL,
    FOR_EACH,
    LOCK_DOOR,
    OPEN_DOOR,
    OPEN_TRAPDOOR,
    PLACE,
    REMOVE,
    REVIVE,
    SCORE,
    SET_FLAG,
    SPAWN,
    TEMPLATE,
)
from monstrum.games.hybrid.effects.pieces import may_place, may_remove
from monstrum.games.hybrid.effects.places import is_room
from monstrum.games.hybrid.effects.scenery import may_template
from monstrum.games.hybrid.rules.ground import CLOSED, DESTROYED, LOCKED, OPEN, PIT, TRAPDOOR
from monstrum.games.hybrid.rules.in_force import (
    ALL,
    S_ACTIVE,
    S_DOORS,
    S_FIGURES,
    S_FOE,
    S_OPPOSING,
    S_OWNER,
    S_SELF,
    S_TILES,
    door_squares,
    tile_squares,
)
from monstrum.games.hybrid.rules.matching import figure_fits, square_fits
from monstrum.games.hybrid.rules.predicates import event_on
from monstrum.games.hybrid.rules.sources import HOW, NAMING, concerned_of, opposing_of, owner_of, self_of
from monstrum.games.hybrid.rules.squares import WIDTH, base_squares, holds
from monstrum.games.hybrid.rules.steps import standing
from monstrum.games.hybrid.rules.warriors import in_play
from monstrum.games.hybrid.state import (
    ELIMINATED,
    FIGURES,
    M_SQUARE,
    NO_FIGURE,
    ON_BOARD,
    TEMPLATE_WIDTH,
    SkirmishState,
)

S_TRAPDOORS: Final = 8
S_TEMPLATES: Final = 10
S_COUNTERS: Final = 11
EACH: Final = 64  # register e: the targets are those of `for_each`


def candidates(state: SkirmishState, target: i64, row: i64, c: i64, d: i64, e: i64) -> list[int]:
    """6.4  Everything the target speaks of that the operation can act on, in ascending order; of `for_each`
    those who were activated first come first."""
    scope = state.catalog.effects.targets[target * TARGET_WIDTH + T_SCOPE]
    op: i64 = FOR_EACH if e & EACH else state.catalog.effects.rows[row * EFFECT_WIDTH + E_OP]
    how = e % HOW
    found: list[int] = []
    if scope == S_OWNER or scope == S_FOE:
        owner = owner_of(c)
        if owner < 2:
            found.append(owner if scope == S_OWNER else 1 - owner)
    elif e & NAMING:
        for figure in range(FIGURES):
            if state.status[figure] == ON_BOARD:
                found.append(figure)
    elif scope <= S_OPPOSING:
        figure = single(state, scope, d, e)
        if figure >= 0 and may_be_target(state, figure, op):
            found.append(figure)
    elif concerned_of(d) >= 0 and scope == S_FIGURES and not e & EACH:
        found.append(concerned_of(d))  # 6.3: the trigger concerns the target
    elif scope == S_FIGURES:
        status: i64 = ELIMINATED if op == REVIVE else ON_BOARD
        for figure in range(FIGURES):
            if state.status[figure] == status and figure_fits(state, target, figure, c, d, how):
                found.append(figure)
        if e & EACH:
            by_activation(state, found)
    elif scope == S_DOORS:
        for door in range(state.mission.doors):
            if door_fits(state, door, op) and square_fits(state, target, door_squares(state, door), c, d):
                found.append(door)
    elif scope == S_TILES:
        for tile in range(len(state.catalog.tiles)):
            squares = tile_squares(state, tile)
            if len(squares) and square_fits(state, target, squares, c, d):
                found.append(tile)
    else:
        square_candidates(state, target, scope, op, row, c, d, found)
    return found


def single(state: SkirmishState, scope: i64, d: i64, e: i64) -> i64:
    """SELF, ACTIVE or OPPOSING. Outside an activation SELF stands in for the active warrior."""
    if scope == S_SELF:
        return self_of(d)
    if scope == S_ACTIVE:
        return state.active if state.active >= 0 else self_of(d)
    return opposing_of(d)


def may_be_target(state: SkirmishState, figure: i64, op: i64) -> bool:
    """A warrior in play; an eliminated one for what goes on to others, and to be revived."""
    if op == REVIVE:
        return state.status[figure] == ELIMINATED
    goes_on = op == FOR_EACH or op == CHOOSE or op == FIXED_ROLL or op == SET_FLAG or op == SCORE
    return in_play(state, figure) or goes_on


def by_activation(state: SkirmishState, found: list[int]) -> None:
    """6.2  In the order of activation as far as it is public, then by figurine."""
    for at in range(1, len(found)):
        figure = found[at]
        place = at
        while place > 0 and earlier(state, figure, found[place - 1]):
            found[place] = found[place - 1]
            place -= 1
        found[place] = figure


def earlier(state: SkirmishState, figure: i64, other: i64) -> bool:
    mine = state.activated[figure]
    yours = state.activated[other]
    if mine == 0 or yours == 0:
        return mine > 0 and yours == 0
    return mine < yours


def door_fits(state: SkirmishState, door: i64, op: i64) -> bool:
    """6.4  `lock_door` and `open_door` take closed doors; nobody stands in a door that closes."""
    condition = state.ground.doors[door]
    if op == OPEN_DOOR or op == LOCK_DOOR:
        return condition == CLOSED or condition == LOCKED
    if op == CLOSE_DOOR:
        if condition != OPEN:
            return False
        for square in door_squares(state, door):
            if standing(state, square):
                return False
        return True
    return op != DESTROY_DOOR or condition != DESTROYED


def square_candidates(
    state: SkirmishState, target: i64, scope: i64, op: i64, row: i64, c: i64, d: i64, found: list[int]
) -> None:
    """Squares, and what lies on them."""
    if scope == S_TEMPLATES:
        rows = state.templates
        whole = (
            state.catalog.effects.targets[target * TARGET_WIDTH + T_COUNT] == ALL
        )  # one may lie on another
        for at in range(0, len(rows), TEMPLATE_WIDTH):
            square: i64 = rows[at + M_SQUARE]
            if (whole or square not in found) and square_fits(state, target, base_squares(square, 2), c, d):
                found.append(square)
        found.sort()
        return
    for line in range(state.mission.rows):
        for column in range(state.mission.columns):
            square = line * WIDTH + column
            if op == SPAWN and not holds_one(state, row, square):
                continue
            if square_takes(state, scope, op, row, square) and square_fits(state, target, [square], c, d):
                found.append(square)


def holds_one(state: SkirmishState, row: i64, square: i64) -> bool:
    """`spawn`: whether there is room for such a warrior."""
    profile = state.catalog.effects.rows[row * EFFECT_WIDTH + E_X]
    return is_room(state, NO_FIGURE, state.catalog.side[profile], square, state.catalog.base[profile])


def square_takes(state: SkirmishState, scope: i64, op: i64, row: i64, square: i64) -> bool:
    """Whether the operation can act on a square."""
    kind = state.ground.kinds[square]
    if scope == S_TRAPDOORS:
        if op == OPEN_TRAPDOOR:
            return kind == TRAPDOOR
        if op == CLOSE_TRAPDOOR:
            return kind == PIT
        return kind == TRAPDOOR or kind == PIT
    if scope == S_COUNTERS:
        return event_on(state, square) >= 0
    what = state.catalog.effects.rows[row * EFFECT_WIDTH + E_WORD]
    if op == PLACE:
        return may_place(state, row, square)
    if op == REMOVE:
        return may_remove(state, row, square, what)
    if op == TEMPLATE:
        return may_template(state, square)
    return not holds(state.ground.solid, square)
