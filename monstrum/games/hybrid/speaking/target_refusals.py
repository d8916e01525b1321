"""Why not this target, and why not this level of mastery."""

from monstrum.core.contract import Refusal
from monstrum.games.hybrid.content.catalog import OC, F
from monstrum.games.hybrid.rules.figures import apart, in_contact
from monstrum.games.hybrid.rules.points import value_points
from monstrum.games.hybrid.rules.success import HEROIC, SKILLED
from monstrum.games.hybrid.rules.warriors import highest_level, on_board
from monstrum.games.hybrid.speaking.effect_refusals import attack_forbidden
from monstrum.games.hybrid.speaking.speech import figure_param
from monstrum.games.hybrid.state import SkirmishState, side_of
from monstrum.kit.asks import Asked


def cannot_watch(state: SkirmishState, now: Asked, _: int) -> Refusal:
    return Refusal("cannot_watch", ("HY-9.40",))


def no_target(state: SkirmishState, now: Asked, target: int) -> Refusal | None:
    """HY-9.4  What no attack can be made at."""
    figure, params = now.numbers[0], about(state, now, target)
    if not on_board(state, target):
        return Refusal("not_on_board", ("HY-9.1",), params)
    if side_of(target) == side_of(figure):
        return Refusal("not_an_enemy", ("HY-9.4",), params)
    return None


def about(state: SkirmishState, now: Asked, target: int) -> dict[str, str]:
    return {"figure": figure_param(state, now.numbers[0]), "target": figure_param(state, target)}


def may_not(state: SkirmishState, now: Asked, target: int) -> Refusal | None:
    figure = now.numbers[0]
    return no_target(state, now, target) or attack_forbidden(state, figure, state.mode[figure] == F)


def not_seen(state: SkirmishState, now: Asked, target: int) -> Refusal:
    """HY-9.30"""
    found = may_not(state, now, target)
    return found or Refusal("not_seen", ("HY-8.8", "HY-9.30"), about(state, now, target))


def target_refused(state: SkirmishState, now: Asked, target: int) -> Refusal:
    """HY-9.10, HY-9.30"""
    figure = now.numbers[0]
    found = may_not(state, now, target)
    if found is None and state.mode[figure] == OC:
        code = "not_in_front" if in_contact(state, figure, target) else "not_in_contact"
        return Refusal(code, ("HY-9.10",), about(state, now, target))
    return found or not_seen(state, now, target)


def second_refused(state: SkirmishState, now: Asked, target: int) -> Refusal:
    found = may_not(state, now, target)
    if found is None and apart(state, now.numbers[0], target) < 2:
        return Refusal("too_close", ("HY-9.31",), about(state, now, target))
    return found or not_seen(state, now, target)


def turn_refused(state: SkirmishState, now: Asked, target: int) -> Refusal:
    found = may_not(state, now, target)
    return found or Refusal("not_in_contact", ("HY-9.11",), about(state, now, target))


def pierce_refused(state: SkirmishState, now: Asked, target: int) -> Refusal:
    found = may_not(state, now, target)
    return found or Refusal("not_behind", ("HY-14.17",), about(state, now, target))


def hinder_refused(state: SkirmishState, now: Asked, target: int) -> Refusal:
    found = no_target(state, now, target)
    return found or Refusal("not_in_front", ("HY-9.53",), about(state, now, target))


def level_refused(state: SkirmishState, now: Asked, place: int) -> Refusal:
    """HY-4.3, HY-9.1 (3)  Not mastered, or the target is not legal at it."""
    level = place + 1
    figure, target = now.register("figure"), now.register("target")
    mode = state.mode[figure]
    highest = highest_level(state, figure, mode, value_points(now.register("points")))
    params = {"figure": figure_param(state, figure), "number": str(highest)}
    if level > highest:
        return Refusal("level_too_high", ("HY-4.3",), params)
    if mode == F and (level in (SKILLED, HEROIC) or target < 0 or now.register("second") >= 0):
        return Refusal("not_offered_level", ("HY-9.36", "HY-9.40"), params)
    return Refusal("level_not_legal", ("HY-9.1",), {**params, "target": figure_param(state, target)})
