"""6.4, D33  The targets of an effect: found, and chosen one at a time where there are more than it acts on.

They lie on the operands, the first to be acted on last. A target is a figurine, a side, a square (templates
and counters too), a door or a tile.
"""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM
from monstrum.core.state import CHANCE, NOBODY, Frame
from monstrum.games.hybrid import actions, events, kinds
from monstrum.games.hybrid.catalog import (
    E_OP,
    E_TARGET,
    E_WORD,
    E_X,
    EFFECT_WIDTH,
    T_CHOOSER,
    T_COUNT,
    T_SCOPE,
    TARGET_WIDTH,
)
from monstrum.games.hybrid.opcodes import (
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
    SWAP,
    TEMPLATE,
)
from monstrum.games.hybrid.ops.scenery import may_place, may_remove, may_template
from monstrum.games.hybrid.rules.ground import CLOSED, DESTROYED, LOCKED, OPEN, PIT, TRAPDOOR
from monstrum.games.hybrid.rules.lasting import (
    ALL,
    S_ACTIVE,
    S_FIGURES,
    S_FOE,
    S_OPPOSING,
    S_OWNER,
    S_SELF,
    door_squares,
    tile_squares,
)
from monstrum.games.hybrid.rules.matching import event_on, figure_fits, square_fits
from monstrum.games.hybrid.rules.sources import (
    HOW,
    concerned_of,
    decides,
    opposing_of,
    owner_of,
    self_of,
    source_of,
)
from monstrum.games.hybrid.rules.squares import WIDTH, base_squares, holds
from monstrum.games.hybrid.rules.steps import standing
from monstrum.games.hybrid.rules.warriors import in_play
from monstrum.games.hybrid.state import (
    ELIMINATED,
    FIGURES,
    M_SQUARE,
    ON_BOARD,
    TEMPLATE_WIDTH,
    SkirmishState,
)

S_SQUARES: Final = 6
S_DOORS: Final = 7
S_TRAPDOORS: Final = 8
S_TILES: Final = 9
S_TEMPLATES: Final = 10
S_COUNTERS: Final = 11

OPPONENT: Final = 1
AT_RANDOM: Final = 2
EACH: Final = 64  # register e: the targets are those of `for_each`


def aim(state: SkirmishState, target: i64, row: i64, c: i64, d: i64, e: i64, f: i64) -> None:
    """Find the targets and act on them; ask where there are more than wanted; nothing to act on: lost."""
    things = candidates(state, target, row, c, d, e)
    wanted = state.catalog.effects.targets[target * TARGET_WIDTH + T_COUNT]
    number: i64 = len(things)
    if number == 0 or (number < 2 and state.catalog.effects.rows[row * EFFECT_WIDTH + E_OP] == SWAP):
        state.emit(events.EFFECT_LOST, source_of(c), state.catalog.effects.rows[row * EFFECT_WIDTH + E_OP])
    elif wanted == ALL or number <= wanted:
        for at in range(number - 1, -1, -1):
            state.lay(things[at])
        state.push(kinds.ACT, NOBODY, row, number, c, d, e, f)
    else:
        state.push(kinds.EFFECT_PICK, chooser(state, target, c), row, 0, c, d, e, f)


def chooser(state: SkirmishState, target: i64, c: i64) -> i64:
    """D33  OWNER, OPPONENT or chance; of a neutral effect the active side is the owner."""
    who = state.catalog.effects.targets[target * TARGET_WIDTH + T_CHOOSER]
    if who == AT_RANDOM:
        return CHANCE
    owner = decides(state, c)
    return 1 - owner if who == OPPONENT else owner


def target_of(state: SkirmishState, row: i64, e: i64) -> i64:
    """The row of `targets` a record speaks of."""
    return state.catalog.effects.rows[row * EFFECT_WIDTH + (E_X if e & EACH else E_TARGET)]


@final
class EffectPick(Frame[SkirmishState]):
    """D33  One more target: a player names them in ascending order, chance takes any that is left."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        target = target_of(state, state.a, state.e)
        things = candidates(state, target, state.a, state.c, state.d, state.e)
        wanted = state.catalog.effects.targets[target * TARGET_WIDTH + T_COUNT] - state.b
        scope = state.catalog.effects.targets[target * TARGET_WIDTH + T_SCOPE]
        for at in range(len(things)):
            if fits(state, things, at, wanted):
                out.add(action_of(state, scope, things[at]))

    def resolve(self, state: SkirmishState, action: i64) -> None:
        row, picked, c, d, e, f = state.a, state.b + 1, state.c, state.d, state.e, state.f
        target = target_of(state, row, e)
        scope = state.catalog.effects.targets[target * TARGET_WIDTH + T_SCOPE]
        thing = thing_of(scope, action)
        tell(state, scope, thing)
        state.lay(thing)
        wanted = state.catalog.effects.targets[target * TARGET_WIDTH + T_COUNT]
        if picked < wanted:
            state.push(kinds.EFFECT_PICK, state.actor, row, picked, c, d, e, f)
        else:
            turn_round(state, picked)
            state.push(kinds.ACT, NOBODY, row, picked, c, d, e, f)


def fits(state: SkirmishState, things: list[int], at: i64, wanted: i64) -> bool:
    """Whether this one may be picked next. A swap needs two bases of the same size."""
    picked, by_chance = state.b, state.actor == CHANCE
    for back in range(picked):
        if state.operands[state.laid - 1 - back] == things[at]:
            return False
    swap = state.catalog.effects.rows[state.a * EFFECT_WIDTH + E_OP] == SWAP and not state.e & EACH
    if swap:
        if picked:
            first = state.operands[state.laid - 1]
            return things[at] > first and state.base[things[at]] == state.base[first]
        for other in range(at + 1, len(things)):
            if state.base[things[other]] == state.base[things[at]]:
                return True
        return False
    if by_chance:
        return True
    if picked and things[at] < state.operands[state.laid - 1]:
        return False
    return len(things) - at >= wanted


def turn_round(state: SkirmishState, number: i64) -> None:
    """The first picked is acted on first: it must lie on top."""
    low = state.laid - number
    high = state.laid - 1
    while low < high:
        held = state.operands[low]
        state.operands[low] = state.operands[high]
        state.operands[high] = held
        low += 1
        high -= 1


# Things as actions ----------------------------------------------------------------------------------


def action_of(state: SkirmishState, scope: i64, thing: i64) -> i64:
    if scope == S_DOORS:
        return actions.DOOR + thing
    if scope == S_TILES:
        return actions.TILE + thing
    if scope >= S_SQUARES:
        return actions.SQUARE + thing
    return actions.FIGURE + thing


def thing_of(scope: i64, action: i64) -> i64:
    if scope == S_DOORS:
        return action - actions.DOOR
    if scope == S_TILES:
        return action - actions.TILE
    if scope >= S_SQUARES:
        return action - actions.SQUARE
    return action - actions.FIGURE


def tell(state: SkirmishState, scope: i64, thing: i64) -> None:
    side: i64 = state.actor if state.actor >= 0 else -1
    marks: i64 = RANDOM if state.actor == CHANCE else 0
    if scope == S_DOORS:
        state.emit(events.PICKED_DOOR, side, thing, marks=marks)
    elif scope == S_TILES:
        state.emit(events.PICKED_TILE, side, thing, marks=marks)
    elif scope >= S_SQUARES:
        state.emit(events.PICKED_SQUARE, side, thing, marks=marks)
    else:
        state.emit(events.PICKED_FIGURE, side, thing, marks=marks)


# Finding --------------------------------------------------------------------------------------------


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
        for at in range(0, len(rows), TEMPLATE_WIDTH):
            square: i64 = rows[at + M_SQUARE]
            if square not in found and square_fits(state, target, base_squares(square, 2), c, d):
                found.append(square)
        found.sort()
        return
    for line in range(state.mission.rows):
        for column in range(state.mission.columns):
            square = line * WIDTH + column
            if square_takes(state, scope, op, row, square) and square_fits(state, target, [square], c, d):
                found.append(square)


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
