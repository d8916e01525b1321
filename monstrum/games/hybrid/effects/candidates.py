"""6.4  What an effect could act on: all its target speaks of that its operation can do something with."""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import (
    T_COUNT,
    T_SCOPE,
    TARGET_WIDTH,
)
from monstrum.games.hybrid.effects.operation import operation_of
from monstrum.games.hybrid.rules.ground import PIT, TRAPDOOR
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
from monstrum.games.hybrid.state import (
    ELIMINATED,
    FIGURES,
    M_SQUARE,
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
    goes_on = e & EACH != 0  # whatever `for_each` finds will do
    operation = operation_of(state, row)
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
        if figure >= 0 and (goes_on or operation.admits(state, row, c, figure)):
            found.append(figure)
    elif concerned_of(d) >= 0 and scope == S_FIGURES and not e & EACH:
        found.append(concerned_of(d))  # 6.3: the trigger concerns the target
    elif scope == S_FIGURES:
        status: i64 = ELIMINATED if not goes_on and operation.fallen else ON_BOARD
        for figure in range(FIGURES):
            if state.status[figure] == status and figure_fits(state, target, figure, c, d, how):
                found.append(figure)
        if e & EACH:
            by_activation(state, found)
    elif scope == S_DOORS:
        for door in range(state.mission.doors):
            admitted = goes_on or operation.admits(state, row, c, door)
            if admitted and square_fits(state, target, door_squares(state, door), c, d):
                found.append(door)
    elif scope == S_TILES:
        for tile in range(len(state.catalog.tiles)):
            squares = tile_squares(state, tile)
            if len(squares) and square_fits(state, target, squares, c, d):
                found.append(tile)
    else:
        square_candidates(state, target, scope, goes_on, row, c, d, found)
    return found


def single(state: SkirmishState, scope: i64, d: i64, e: i64) -> i64:
    """SELF, ACTIVE or OPPOSING. Outside an activation SELF stands in for the active warrior."""
    if scope == S_SELF:
        return self_of(d)
    if scope == S_ACTIVE:
        return state.active if state.active >= 0 else self_of(d)
    return opposing_of(d)


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


def square_candidates(
    state: SkirmishState, target: i64, scope: i64, goes_on: bool, row: i64, c: i64, d: i64, found: list[int]
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
            taken = square_takes(state, scope, goes_on, row, c, square)
            if taken and square_fits(state, target, [square], c, d):
                found.append(square)


def square_takes(state: SkirmishState, scope: i64, goes_on: bool, row: i64, c: i64, square: i64) -> bool:
    """Whether the operation can act on a square."""
    if scope == S_COUNTERS:
        return event_on(state, square) >= 0
    operation = operation_of(state, row)
    if scope == S_TRAPDOORS:
        kind = state.ground.kinds[square]
        fits = kind == TRAPDOOR or kind == PIT
    else:
        fits = (operation.anywhere and not goes_on) or not holds(state.ground.solid, square)
    return fits and (goes_on or operation.admits(state, row, c, square))
