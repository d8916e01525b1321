"""How much the bot likes each option of smaller decisions: within an Action, or at the end of a Movement."""

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import OC, F
from monstrum.games.hybrid.rules import actions
from monstrum.games.hybrid.rules.figures import behind, enemies_at
from monstrum.games.hybrid.rules.piercing import pierced_by
from monstrum.games.hybrid.rules.success import BASIC, HEROIC
from monstrum.games.hybrid.rules.turns import turned
from monstrum.games.hybrid.rules.warriors import highest_level
from monstrum.games.hybrid.state import SkirmishState, side_of
from monstrum.games.hybrid.thinking.activations import shot_from_here
from monstrum.games.hybrid.thinking.blows import guard_against, strike_spread
from monstrum.games.hybrid.thinking.bonuses import of_points
from monstrum.games.hybrid.thinking.prospects import Prospects, uncovers
from monstrum.games.hybrid.thinking.through import gain_through
from monstrum.games.hybrid.thinking.worth import life, warrior_worth


def rather_yes(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """Objectives, second strikes, Infiltration, brushing aside: yes rather than no, the first of several."""
    return [0.0 if option == actions.NONE or option == actions.NO else 1.0 for option in options]


def second_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """HY-9.36  A second shot is for those who master it."""
    if highest_level(state, state.a, F) < HEROIC:
        return [1.0 if option == actions.NONE else 0.0 for option in options]
    return shot_likings(state, seat, options)


def shot_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    return [shot_liking(state, state.a, option) for option in options]


def hinder_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    return [figure_liking(state, option) for option in options]


def pierce_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    return [piercing_liking(state, option) for option in options]


def sacrifice_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    gain = Prospects(state, state.a).by_sacrifice(state.place[state.a])
    return yes_likings(gain > 0.0, options)


def combine_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    return yes_likings(worth_combining(state), options)


def counter_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    bold = uncovers(state, state.a)
    return [1.0 if (option != actions.NONE) == bold else 0.0 for option in options]


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


def turn_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """HY-13.1  The free turn after an objective: towards a target, away from the enemy's blades."""
    figure = state.a
    prospects = Prospects(state, figure)
    found: list[float] = []
    faced = state.facing[figure]
    square = state.place[figure]
    state.own_places()
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
