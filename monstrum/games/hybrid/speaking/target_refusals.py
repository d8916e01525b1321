"""Why not this target, and why not this level of mastery."""

from monstrum.core.contract import Refusal
from monstrum.games.hybrid.content.catalog import OC, F
from monstrum.games.hybrid.rules import kinds
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


def target_refused(state: SkirmishState, now: Asked, target: int) -> Refusal:
    """HY-9.4, HY-9.10, HY-9.30"""
    kind, figure = now.kind, now.numbers[0]
    params = {"figure": figure_param(state, figure), "target": figure_param(state, target)}
    if not on_board(state, target):
        return Refusal("not_on_board", ("HY-9.1",), params)
    if side_of(target) == side_of(figure):
        return Refusal("not_an_enemy", ("HY-9.4",), params)
    refusal = attack_forbidden(state, figure, state.mode[figure] == F)
    if refusal is not None and kind != kinds.SKILLED_MOVE:
        return refusal
    if kind == kinds.PIERCE:
        return Refusal("not_behind", ("HY-14.17",), params)
    if kind == kinds.FACE_TURN:
        return Refusal("not_in_contact", ("HY-9.11",), params)
    if kind == kinds.SKILLED_MOVE:
        return Refusal("not_in_front", ("HY-9.53",), params)
    if kind == kinds.TARGET and state.mode[figure] == OC:
        code = "not_in_front" if in_contact(state, figure, target) else "not_in_contact"
        return Refusal(code, ("HY-9.10",), params)
    if kind == kinds.SECOND_TARGET and apart(state, figure, target) < 2:
        return Refusal("too_close", ("HY-9.31",), params)
    return Refusal("not_seen", ("HY-8.8", "HY-9.30"), params)


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
