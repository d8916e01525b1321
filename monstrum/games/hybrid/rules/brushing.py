"""HY-9.52  Novice Move: brushing an enemy aside."""

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import MV
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.aptitudes import titan
from monstrum.games.hybrid.rules.counters import displaced
from monstrum.games.hybrid.rules.figures import free, lift_figure, put_figure
from monstrum.games.hybrid.rules.legal_ends import may_end
from monstrum.games.hybrid.rules.movement_record import load_movement, look_around, push_movement
from monstrum.games.hybrid.rules.movement_so_far import STRAIGHT, Movement, after_step, arrive
from monstrum.games.hybrid.rules.points import signed
from monstrum.games.hybrid.rules.reach import can_finish
from monstrum.games.hybrid.rules.rolls import BRUSH, other_roll, succeeded
from monstrum.games.hybrid.rules.squares import DIRECTIONS, NOWHERE, beside, holds, meets, overlaps
from monstrum.games.hybrid.rules.steps import FORBIDDEN, price
from monstrum.games.hybrid.rules.triggers import entered
from monstrum.games.hybrid.rules.warriors import on_board
from monstrum.games.hybrid.state import NO_FIGURE, SLOTS, SkirmishState, side_of


def enemy_in_the_way(state: SkirmishState, figure: i64, to: i64) -> i64:
    """The one enemy that stands where the base would be; nobody if there is none, or more than one."""
    found: i64 = NO_FIGURE
    first: i64 = (1 - side_of(figure)) * SLOTS
    for enemy in range(first, first + SLOTS):
        if on_board(state, enemy) and overlaps(to, state.base[figure], state.place[enemy], state.base[enemy]):
            if found != NO_FIGURE:
                return NO_FIGURE
            found = enemy
    return found


def brush_cost(state: SkirmishState, movement: Movement, enemy: i64, direction: i64) -> i64:
    """What the step costs once the enemy is out of the way, without disengaging from him; FORBIDDEN if it
    would still be stopped (HY-7.35: also by an open trapdoor), or would leave no legal end (HY-7.27)."""
    figure = movement.figure
    square = state.place[figure]
    if state.base[figure] == 1 and holds(state.ground.pits, beside(square, direction)):
        return FORBIDDEN
    place = state.place[enemy]
    faced = state.facing[enemy]
    status = state.status[enemy]
    lift_figure(state, enemy)
    bit: i64 = 1
    mask = bit << (enemy % SLOTS)
    cost = price(state, figure, square, state.facing[figure], direction, movement.sliding, mask)
    if cost != FORBIDDEN and cost <= movement.left:
        to = beside(square, direction)
        if not may_end(state, figure, to, True):
            after = after_step(state, movement, cost)
            put_figure(state, figure, to, state.facing[figure])
            if not can_finish(state, after):
                cost = FORBIDDEN
            put_figure(state, figure, square, state.facing[figure])
    put_figure(state, enemy, place, faced)
    state.own_status()[enemy] = status
    return cost


def aside(state: SkirmishState, figure: i64, enemy: i64, to: i64, direction: i64) -> i64:
    """Where the enemy would be moved to in a direction: a free place that overlaps neither the mover's old
    nor his new base, no rocks, no open trapdoor; NOWHERE if there is none."""
    place = beside(state.place[enemy], direction)
    size = state.base[enemy]
    base = state.base[figure]
    if place == NOWHERE or not state.ground.fits(place, size) or not free(state, enemy, place, size):
        return NOWHERE
    if overlaps(place, size, to, base) or overlaps(place, size, state.place[figure], base):
        return NOWHERE
    if meets(state.ground.rocks, place, size) or meets(state.ground.pits, place, size):
        return NOWHERE
    return place


def may_brush(state: SkirmishState, movement: Movement, direction: i64) -> bool:
    """HY-9.52  Straight forward, one enemy not larger, not in DC, no Titan unless he is one, and a place for
    him."""
    figure = movement.figure
    to = beside(state.place[figure], direction)
    if to == NOWHERE:
        return False
    enemy = enemy_in_the_way(state, figure, to)
    if enemy == NO_FIGURE or state.base[enemy] > state.base[figure] or state.parry_level[enemy]:
        return False
    if titan(state, enemy) and not titan(state, figure):
        return False
    room = False
    for way in range(DIRECTIONS):
        room = room or aside(state, figure, enemy, to, way) != NOWHERE
    if not room:
        return False
    cost = brush_cost(state, movement, enemy, direction)
    return cost != FORBIDDEN and cost <= movement.left


def start_brush(state: SkirmishState, movement: Movement, direction: i64) -> None:
    """He makes a Natural Roll."""
    movement.way = direction
    push_movement(state, kinds.BRUSHED, NOBODY, movement)
    points = signed(movement.flags // kinds.POINTS_AT)
    other_roll(state, movement.figure, BRUSH, MV, points=points)


class Brushed(Frame[SkirmishState]):
    """HY-9.52  Success: he moves the enemy one square. Failure: the Movement ends."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        movement = load_movement(state)
        if not on_board(state, movement.figure):
            return
        if succeeded(state.f):
            if not may_brush(state, movement, movement.way):  # an effect has made it impossible meanwhile
                push_movement(state, kinds.MOVE_ON, NOBODY, movement)
                return
            push_movement(state, kinds.BRUSH_TO, side_of(movement.figure), movement)
        else:
            movement.over = True
            push_movement(state, kinds.MOVE_ON, NOBODY, movement)


class BrushTo(Frame[SkirmishState]):
    """HY-9.52, D19  Where the enemy goes; then the step at normal cost."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        movement = load_movement(state)
        to = beside(state.place[movement.figure], movement.way)
        enemy = enemy_in_the_way(state, movement.figure, to)
        for way in range(DIRECTIONS):
            place = aside(state, movement.figure, enemy, to, way)
            if place != NOWHERE:
                out.add(actions.SQUARE + place)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        movement = load_movement(state)
        figure = movement.figure
        square = state.place[figure]
        to = beside(square, movement.way)
        enemy = enemy_in_the_way(state, figure, to)
        cost = brush_cost(state, movement, enemy, movement.way)
        place = action - actions.SQUARE
        stood = state.place[enemy]
        put_figure(state, enemy, place, state.facing[enemy])
        displaced(state, enemy)
        state.emit(events.BRUSHED_ASIDE, figure, enemy, place)
        movement.left -= cost
        put_figure(state, figure, to, state.facing[figure])
        arrive(state, movement, STRAIGHT)
        state.emit(events.STEPPED, figure, square, to, cost)
        look_around(state, movement, square)
        entered(state, enemy, stood)
