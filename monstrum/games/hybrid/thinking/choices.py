"""How much the bot likes each option of a decision: the door to all it knows about Hybrid."""

from mypy_extensions import i64

from monstrum.core.engine import sealed
from monstrum.games.hybrid.content.catalog import OC, F
from monstrum.games.hybrid.rules import actions, kinds
from monstrum.games.hybrid.rules.figures import behind, enemies_at
from monstrum.games.hybrid.rules.piercing import pierced_by
from monstrum.games.hybrid.rules.success import BASIC, HEROIC
from monstrum.games.hybrid.rules.turns import turned
from monstrum.games.hybrid.rules.warriors import highest_level
from monstrum.games.hybrid.state import SkirmishState, side_of
from monstrum.games.hybrid.thinking.activations import (
    enter_likings,
    face_turn_likings,
    level_likings,
    mode_likings,
    move_likings,
    shot_from_here,
    target_likings,
)
from monstrum.games.hybrid.thinking.blows import guard_against, strike_spread
from monstrum.games.hybrid.thinking.bonuses import of_points
from monstrum.games.hybrid.thinking.effects import (
    effect_likings,
    equipment_likings,
    is_effect,
    reserve_likings,
    tried,
)
from monstrum.games.hybrid.thinking.hands import bid_likings, keep_equipment, mulligan_likings
from monstrum.games.hybrid.thinking.prospects import Prospects, uncovers
from monstrum.games.hybrid.thinking.rounds import (
    deploy_likings,
    facing_likings,
    force_likings,
    group_likings,
    keep_likings,
    order_likings,
    starts_likings,
    urgency,
)
from monstrum.games.hybrid.thinking.through import gain_through
from monstrum.games.hybrid.thinking.windows import card_likings
from monstrum.games.hybrid.thinking.worth import life, warrior_worth


def likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """One number per option, more is better. The state is the caller's to spend."""
    if sealed(state):
        if state.kind == kinds.FORCE:
            return force_likings(state, seat, options)
        return order_likings(state, options)
    state.load()
    kind = state.kind
    figure = state.a
    if kind == kinds.MOVE:
        return move_likings(state, options)
    if kind == kinds.MODE:
        return mode_likings(state, figure, options)
    if kind == kinds.LEVEL:
        return level_likings(state, options)
    if kind == kinds.TARGET:
        return target_likings(state, figure, options)
    if kind == kinds.FACE_TURN:
        return face_turn_likings(state, figure, options)
    if kind == kinds.ENTER_AT or kind == kinds.ENTER_FACING:
        return enter_likings(state, options, kind == kinds.ENTER_FACING)
    if kind == kinds.DEPLOY or kind == kinds.STANDBY_ENTRY:
        return deploy_likings(state, figure, options)
    if kind == kinds.DEPLOY_FACING:
        return facing_likings(state, figure, state.b, options)
    if kind == kinds.STANDBY_GROUP:
        return group_likings(state, options)
    if kind == kinds.CARDS or kind == kinds.HINDRANCE:
        return card_likings(state, seat, options)
    if is_effect(kind):
        return effect_likings(state, seat, kind, options)
    if kinds.MULLIGAN <= kind <= kinds.RESERVE:
        return deck_likings(state, seat, kind, options)
    if kind == kinds.WHO_STARTS:
        return starts_likings(state, seat, options)
    if kind == kinds.KEEP_FIRING:
        return keep_likings(state, figure, options)
    return smaller(state, kind, figure, options)


def deck_likings(state: SkirmishState, seat: i64, kind: i64, options: list[int]) -> list[float]:
    """Cards outside the windows of Actions."""
    if kind == kinds.MULLIGAN:
        return mulligan_likings(state, seat, options)
    if kind == kinds.EQUIPMENT:
        return keep_equipment(state, options)
    if kind == kinds.BID:
        return bid_likings(state, seat, options, urgency(state))
    if kind == kinds.AURA:
        return tried(state, seat, options, 0)
    if kind == kinds.MUTATION:
        return equipment_likings(state, state.a, options)
    return reserve_likings(state, seat, options)


def smaller(state: SkirmishState, kind: i64, figure: i64, options: list[int]) -> list[float]:
    """Decisions within an Action or at the end of a Movement."""
    if kind == kinds.SECOND_TARGET and highest_level(state, figure, F) < HEROIC:
        return [1.0 if option == actions.NONE else 0.0 for option in options]
    if kind == kinds.SECOND_TARGET or kind == kinds.WATCH_TARGET:
        return [shot_liking(state, figure, option) for option in options]
    if kind == kinds.SKILLED_MOVE:
        return [figure_liking(state, option) for option in options]
    if kind == kinds.OBJECTIVE_TURN:
        return turn_likings(state, figure, options)
    if kind == kinds.SACRIFICE:
        prospects = Prospects(state, figure)
        gain = prospects.by_sacrifice(state.place[figure])
        return yes_likings(gain > 0.0, options)
    if kind == kinds.COMBINED:
        return yes_likings(worth_combining(state), options)
    if kind == kinds.PIERCE:
        return [piercing_liking(state, option) for option in options]
    if kind == kinds.EVENT_COUNTER:
        bold = uncovers(state, figure)
        return [1.0 if (option != actions.NONE) == bold else 0.0 for option in options]
    # Objectives, second strikes, Infiltration, brushing aside: yes rather than no, the first of several.
    return [0.0 if option == actions.NONE or option == actions.NO else 1.0 for option in options]


def yes_likings(wanted: bool, options: list[int]) -> list[float]:
    return [1.0 if (option == actions.YES) == wanted else 0.0 for option in options]


def shot_liking(state: SkirmishState, shooter: i64, option: i64) -> float:
    """HY-9.36, HY-9.41"""
    if option == actions.NONE:
        return 0.0
    return shot_from_here(state, shooter, option - actions.FIGURE, BASIC)


def piercing_liking(state: SkirmishState, option: i64) -> float:
    """HY-14.17  A shot for nothing: at whom it takes most from."""
    if option == actions.NONE:
        return 0.0
    shooter, target = state.a, option - actions.FIGURE
    victim = pierced_by(state, shooter, state.b, state.c, target, state.d)
    return gain_through(state, shooter, victim, target, state.d)


def figure_liking(state: SkirmishState, option: i64) -> float:
    """HY-9.53  Whom to hold."""
    return 0.0 if option == actions.NONE else warrior_worth(state, option - actions.FIGURE)


def turn_likings(state: SkirmishState, figure: i64, options: list[int]) -> list[float]:
    """HY-13.1  The free turn after an objective: towards a target, away from the enemy's blades."""
    prospects = Prospects(state, figure)
    found: list[float] = []
    faced = state.facing[figure]
    square = state.place[figure]
    for option in options:
        facing = faced if option == actions.NONE else turned(faced, option - actions.TURN)
        state.facing[figure] = facing
        worth = -prospects.dangers.at(square, facing, prospects.open, False)
        if state.mode[figure] == OC and enemies_at(state, side_of(figure), square, state.base[figure]):
            worth += prospects.by_strike(square)
        found.append(worth)
    state.facing[figure] = faced
    return found


def worth_combining(state: SkirmishState) -> bool:
    """HY-14.1  Rather not where the strike itself will probably do."""
    attacker, target, level, points = state.a, state.b, state.c, state.e
    back = behind(state, attacker, target)
    guard = 0.0 if back else guard_against(state, target, False)
    spread = strike_spread(state, attacker, target, level, of_points(points), False, back, guard)
    left = life(state, target)
    dead = 0.0
    for wounds in range(left, len(spread)):
        dead += spread[wounds]
    return dead < 0.6
