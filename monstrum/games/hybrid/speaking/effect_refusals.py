"""D33, D34  Why not this answer to a question an effect asks, and why an effect forbids something."""

from monstrum.core.contract import Refusal
from monstrum.games.hybrid.rules.effect_sums import NO_ATTACK, NO_FIRE, forbidden
from monstrum.games.hybrid.speaking.naming import square_word
from monstrum.games.hybrid.speaking.speech import figure_param
from monstrum.games.hybrid.state import SkirmishState
from monstrum.kit.asks import Asked


def not_a_target(state: SkirmishState, now: Asked, _: int) -> Refusal:
    return Refusal("not_a_target", ("HY-4.8",))


def target_in_order(state: SkirmishState, now: Asked, thing: int) -> Refusal:
    """Several are named from the lowest to the highest."""
    if now.register("picked") and thing <= state.operands[state.laid - 1]:
        return Refusal("in_ascending_order", ("HY-4.8",))
    return Refusal("not_a_target", ("HY-4.8",))


def cannot_be_put(state: SkirmishState, now: Asked, square: int) -> Refusal:
    return Refusal("cannot_be_put", ("HY-1.9",), {"square": square_word(square)})


def cannot_attack(state: SkirmishState, now: Asked, target: int) -> Refusal:
    figure = figure_param(state, now.register("attacker"))
    params = {"figure": figure, "target": figure_param(state, target)}
    return Refusal("cannot_attack", ("HY-9.4", "HY-9.10", "HY-9.30"), params)


def push_straight(state: SkirmishState, now: Asked, _: int) -> Refusal:
    return Refusal("push_straight", ("HY-7.40",))


def no_such_option(state: SkirmishState, now: Asked, _: int) -> Refusal:
    return Refusal("no_such_option", ("HY-4.8",))


def attack_forbidden(state: SkirmishState, figure: int, ranged: bool) -> Refusal | None:
    """`forbid(what=ATTACK)`, `forbid(what=FIRE)`."""
    if forbidden(state, figure, NO_ATTACK) or (ranged and forbidden(state, figure, NO_FIRE)):
        return Refusal("forbidden", ("HY-9.1",), {"figure": figure_param(state, figure)})
    return None
