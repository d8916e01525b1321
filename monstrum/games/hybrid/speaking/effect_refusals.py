"""Why not this answer to a question an effect asks, and why an effect forbids something."""

from monstrum.core.contract import Refusal
from monstrum.games.hybrid.asks import block_of
from monstrum.games.hybrid.rules import actions, kinds
from monstrum.games.hybrid.rules.lasting import NO_ATTACK, NO_FIRE, forbidden
from monstrum.games.hybrid.speaking.speech import figure_param
from monstrum.games.hybrid.speaking.words import pending_kind, square_word
from monstrum.games.hybrid.state import FIGURES, SkirmishState

EFFECT_QUESTIONS = (
    kinds.EFFECT_ORDER, kinds.EFFECT_MAY, kinds.EFFECT_PICK, kinds.EFFECT_CHOICE, kinds.EFFECT_SQUARE,
    kinds.EFFECT_FACING, kinds.EFFECT_TURN, kinds.EFFECT_PUSH, kinds.EFFECT_TARGET,
)  # fmt: skip


def effect_refused(state: SkirmishState, action: int) -> Refusal:
    """D33, D34  What is not on offer: no target of the effect, no place, no such option."""
    kind = pending_kind(state)
    block = block_of(action)
    if kind == kinds.EFFECT_PICK:
        if picked_before(state, action):
            return Refusal("in_ascending_order", ("HY-4.8",))
        return Refusal("not_a_target", ("HY-4.8",))
    if kind == kinds.EFFECT_SQUARE and block == "square":
        return Refusal("cannot_be_put", ("HY-1.9",), {"square": square_word(action - actions.SQUARE)})
    if kind == kinds.EFFECT_TARGET and block == "figure":
        figure, target = state.b, action - actions.FIGURE
        params = {"figure": figure_param(state, figure), "target": figure_param(state, target)}
        return Refusal("cannot_attack", ("HY-9.4", "HY-9.10", "HY-9.30"), params)
    if kind == kinds.EFFECT_PUSH:
        return Refusal("push_straight", ("HY-7.40",))
    return Refusal("no_such_option", ("HY-4.8",))


def picked_before(state: SkirmishState, action: int) -> bool:
    """Whether it lies at or before the last target that was named."""
    if state.b == 0 or block_of(action) not in ("figure", "square"):
        return False
    first = actions.FIGURE if action < actions.FIGURE + FIGURES else actions.SQUARE
    return action - first <= state.operands[state.laid - 1]


def attack_forbidden(state: SkirmishState, figure: int, ranged: bool) -> Refusal | None:
    """`forbid(what=ATTACK)`, `forbid(what=FIRE)`."""
    if forbidden(state, figure, NO_ATTACK) or (ranged and forbidden(state, figure, NO_FIRE)):
        return Refusal("forbidden", ("HY-9.1",), {"figure": figure_param(state, figure)})
    return None
