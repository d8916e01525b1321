"""XY-12.18  Whatever has to be chosen for a cost is offered only if the rest of it can still be paid.

Each question is asked while its decision is on top of the stack, right above the effect it belongs to. If
nothing keeps the rest payable, because a drawn or copied effect came in between, everything is offered and
the cost is paid as far as it goes.
"""

from mypy_extensions import i64

from monstrum.core.state import WIDTH as RECORD
from monstrum.games.xybrid import kinds, opcodes
from monstrum.games.xybrid.operands import picked
from monstrum.games.xybrid.rules.alike import groups_of
from monstrum.games.xybrid.rules.costs import (
    attached_pays,
    drawn_pays,
    first_pays,
    named_pays,
    pair_pays,
    player_pays,
    row_pays,
    set_pays,
    sets_pay,
)
from monstrum.games.xybrid.rules.foresight import Ahead, looking
from monstrum.games.xybrid.rules.steps import step_after, undemanding
from monstrum.games.xybrid.state import LabState


def in_cost(state: LabState, at: i64) -> bool:
    return at >= 0 and state.catalog.code[at + 3] != 0


def careful(state: LabState, at: i64) -> bool:
    """Whether what is chosen in this row of a cost can make a difference to the rest of it."""
    if not in_cost(state, at):
        return False
    code = state.catalog.code
    if code[at] == opcodes.SELECT and code[at + 2] == 0:
        return True  # a part of an amount: it must be affordable
    return not undemanding(state, step_after(state, at), code[at + 3])


def begun(state: LabState, at: i64, controller: i64, source: i64) -> Ahead:
    """The position in the midst of row `at`, to look ahead from."""
    ahead = looking(state.clone(), controller, source, state.catalog.code[at + 3])
    ahead.done = max(0, argument_below(state, 3))
    return ahead


def argument_below(state: LabState, number: i64) -> i64:
    """An argument of the effect that waits right below the decision on top; -1 if none does."""
    below = state.top - 2 * RECORD
    if below < 0 or state.stack[below] != kinds.RUN:
        return -1
    return state.stack[below + 2 + number]


# The decisions --------------------------------------------------------------------------------------


def paying_picks(state: LabState, parts: list[int], offered: list[int]) -> list[int]:
    """EFFECT_COST: those of the next picks with which some set leaves the rest payable."""
    at, source, controller, total = state.a, state.b, state.c, state.e
    if not careful(state, at):
        return offered
    so_far = picked(state, state.d)
    found: list[int] = []
    for part in offered:
        ahead = begun(state, at, controller, source)
        ahead.state.laid -= len(so_far)
        later = [other for other in parts if other > part]
        if sets_pay(ahead, at, groups_of(ahead, at, later), 0, [*so_far, part], total, False):
            found.append(part)
    return found if found else offered


def pick_pays(state: LabState, picks: list[int]) -> bool:
    """EFFECT_UPTO: one part or none."""
    return not careful(state, state.a) or set_pays(begun(state, state.a, state.c, state.b), state.a, picks)


def first_part_pays(state: LabState, one: i64) -> bool:
    """EFFECT_SWAP: the first part of a pair."""
    return not careful(state, state.a) or first_pays(begun(state, state.a, state.c, state.b), state.a, one)


def partner_pays(state: LabState, one: i64, other: i64) -> bool:
    """EFFECT_SWAP: the whole pair."""
    if not careful(state, state.a):
        return True
    return pair_pays(begun(state, state.a, state.c, state.b), state.a, one, other)


def no_swap_pays(state: LabState) -> bool:
    """EFFECT_SWAP: none."""
    if not careful(state, state.a):
        return True
    return row_pays(begun(state, state.a, state.c, state.b), state.a + opcodes.WIDTH)


def draw_still_pays(state: LabState, part: i64) -> bool:
    """EFFECT_DRAW: one of several draws."""
    return not careful(state, state.a) or drawn_pays(
        begun(state, state.a, state.actor, state.b), state.a, part
    )


def victim_still_pays(state: LabState, seat: i64) -> bool:
    """EFFECT_PLAYER: the effect below goes on after the row that asks."""
    at = argument_below(state, 0) - opcodes.WIDTH
    if not careful(state, at):
        return True
    return player_pays(begun(state, at, state.actor, argument_below(state, 1)), at, seat)


def science_still_pays(state: LabState, science: i64) -> bool:
    """EFFECT_SCIENCE: as for players."""
    at = argument_below(state, 0) - opcodes.WIDTH
    if not careful(state, at):
        return True
    return named_pays(begun(state, at, state.actor, argument_below(state, 1)), at, science)


def side_still_pays(state: LabState, part: i64, slot: i64) -> bool:
    """EFFECT_SIDE: the effect below goes on with the row that asks."""
    at = argument_below(state, 0)
    if not careful(state, at):
        return True
    return attached_pays(begun(state, at, state.actor, argument_below(state, 1)), at, part, slot)
