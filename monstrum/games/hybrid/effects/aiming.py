"""6.4, D33  The targets of an effect: found, and chosen one at a time where there are more than it acts on.

They lie on the operands, the first to be acted on last. A target is a figurine, a side, a square (templates
and counters too), a door or a tile.
"""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM
from monstrum.core.numbers import ZERO
from monstrum.core.state import CHANCE, NOBODY, Frame
from monstrum.games.hybrid.content.catalog import (
    E_OP,
    E_TARGET,
    E_X,
    EFFECT_WIDTH,
    T_CHOOSER,
    T_COUNT,
    T_SCOPE,
    TARGET_WIDTH,
)
from monstrum.games.hybrid.effects.candidates import EACH, candidates
from monstrum.games.hybrid.effects.opcodes import SWAP
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.in_force import ALL, S_DOORS, S_SQUARES, S_TILES
from monstrum.games.hybrid.rules.records import CONCERNED
from monstrum.games.hybrid.rules.sources import NAMING, decides, figures, push_pick, source_of
from monstrum.games.hybrid.state import NO_FIGURE, SkirmishState

OPPONENT: Final = 1
AT_RANDOM: Final = 2


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
        push_pick(state, chooser(state, target, c), row, 0, c, d, e, f)


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
    """D33  One more target: a player names them in ascending order, chance takes any that is left. HY-11.8:
    or the warrior a Reserve card is played on, who is SELF in the record below."""

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
        if e & NAMING:
            state.put_register(state.under(0), CONCERNED, figures(thing, NO_FIGURE))  # the card's effects
            return
        state.lay(thing)
        wanted = state.catalog.effects.targets[target * TARGET_WIDTH + T_COUNT]
        if picked < wanted:
            push_pick(state, state.actor, row, picked, c, d, e, f)
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
        return may_swap(state, things, at, picked, by_chance)
    if by_chance:
        return True
    if picked and things[at] < state.operands[state.laid - 1]:
        return False
    return len(things) - at >= wanted


def may_swap(state: SkirmishState, things: list[int], at: i64, picked: i64, by_chance: bool) -> bool:
    """The first needs a partner of his size, the second is one."""
    figure = things[at]
    if picked:
        first = state.operands[state.laid - 1]
        return (by_chance or figure > first) and state.base[figure] == state.base[first]
    for other in range(ZERO if by_chance else at + 1, len(things)):
        if other != at and state.base[things[other]] == state.base[figure]:
            return True
    return False


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
    side: i64 = state.actor if state.actor >= 0 else NOBODY
    marks: i64 = RANDOM if state.actor == CHANCE else 0
    if scope == S_DOORS:
        state.emit(events.PICKED_DOOR, side, thing, marks=marks)
    elif scope == S_TILES:
        state.emit(events.PICKED_TILE, side, thing, marks=marks)
    elif scope >= S_SQUARES:
        state.emit(events.PICKED_SQUARE, side, thing, marks=marks)
    else:
        state.emit(events.PICKED_FIGURE, side, thing, marks=marks)
