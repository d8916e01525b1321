"""6.4  Whom an effect speaks of: sides, filters, range and line of sight, and the conditions of effects.

Nothing here asks for other effects that are evaluated anew each time: whether a CONTINUOUS effect applies is
judged without the others, so that the answer does not depend on who asks first.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import T_FILTERS, T_RANGE, T_SIDE, T_SIGHT, TARGET_WIDTH
from monstrum.games.hybrid.rules.predicates import all_hold, spot
from monstrum.games.hybrid.rules.sources import AURA_CARD, owner_of, self_of
from monstrum.games.hybrid.rules.squares import base_squares, distance
from monstrum.games.hybrid.state import NO_FIGURE, NO_SQUARE, ON_BOARD, SkirmishState, side_of

FRIEND: Final = 0
ENEMY: Final = 1


def origin(state: SkirmishState, d: i64) -> i64:
    """6.4, HY-11.8  From whom a range is measured: SELF, else the active warrior; nobody if he is not
    there."""
    figure = self_of(d)
    if figure < 0:
        figure = state.active
        if figure < 0 or state.status[figure] != ON_BOARD:
            return NO_FIGURE
    return figure if spot(state, figure) != NO_SQUARE else NO_FIGURE


def side_fits(state: SkirmishState, target: i64, side: i64, c: i64) -> bool:
    """FRIEND and ENEMY are seen from the card's owner; a neutral special has neither."""
    whose = state.catalog.effects.targets[target * TARGET_WIDTH + T_SIDE]
    owner = owner_of(c)
    if whose == FRIEND:
        return side == owner
    if whose == ENEMY:
        return owner < 2 and side == 1 - owner
    return True


def figure_fits(state: SkirmishState, target: i64, figure: i64, c: i64, d: i64, how: i64) -> bool:
    """Whether a figurine is one of `FIG[…]`. HY-12.3: an Aura never affects its own bearer."""
    if not side_fits(state, target, side_of(figure), c) or (how == AURA_CARD and figure == self_of(d)):
        return False
    place = spot(state, figure)
    squares: list[int] = []
    if place != NO_SQUARE:
        squares = base_squares(place, state.base[figure])
        if not in_reach(state, target, place, state.base[figure], figure, d):
            return False
    elif somewhere(state, target):
        return False
    filters = state.catalog.effects.targets[target * TARGET_WIDTH + T_FILTERS]
    return filters < 0 or all_hold(state, filters, c, d, figure, squares)


def takes_all(state: SkirmishState, target: i64) -> bool:
    """Whether a target of squares, doors or tiles says nothing more: mostly so, and quickly said."""
    filters = state.catalog.effects.targets[target * TARGET_WIDTH + T_FILTERS]
    return filters < 0 and not somewhere(state, target)


def somewhere(state: SkirmishState, target: i64) -> bool:
    """Whether a target must be somewhere: `range` or `los`."""
    at = target * TARGET_WIDTH
    return state.catalog.effects.targets[at + T_RANGE] + state.catalog.effects.targets[at + T_SIGHT] > 0


def square_fits(state: SkirmishState, target: i64, squares: list[int], c: i64, d: i64) -> bool:
    """The same for what lies on squares: ground, doors, tiles, templates, counters."""
    for square in squares:
        if in_reach(state, target, square, 1, NO_FIGURE, d):
            filters = state.catalog.effects.targets[target * TARGET_WIDTH + T_FILTERS]
            return filters < 0 or all_hold(state, filters, c, d, NO_FIGURE, squares)
    return False


def in_reach(state: SkirmishState, target: i64, square: i64, base: i64, figure: i64, d: i64) -> bool:
    """`range` and `los`."""
    at = target * TARGET_WIDTH
    reach = state.catalog.effects.targets[at + T_RANGE]
    sighted = state.catalog.effects.targets[at + T_SIGHT]
    if reach == 0 and sighted == 0:
        return True
    viewer = origin(state, d)
    if viewer == NO_FIGURE:
        return False
    if reach and distance(spot(state, viewer), state.base[viewer], square, base) > reach:
        return False
    return sighted == 0 or in_sight(state, viewer, figure, square)


def in_sight(state: SkirmishState, viewer: i64, figure: i64, square: i64) -> bool:
    """`los`  Whether SELF sees it. Sight asks for effects, so it is found when it is needed."""
    from monstrum.games.hybrid.rules.sight import sees, sees_square

    if state.status[viewer] != ON_BOARD:
        return False
    if figure == viewer:
        return True
    if figure == NO_FIGURE:
        return sees_square(state, viewer, square)
    return state.status[figure] == ON_BOARD and sees(state, viewer, figure)
