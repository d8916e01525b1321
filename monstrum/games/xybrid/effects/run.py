"""Steps through effect programs: condition, yes or no, cost, operations, left to right (XY-12.3).

A program in progress is a record: a = row, b = source part (-1: a breakthrough), c = controller,
d = targets of BOOST that have their amount, e = breakthrough + 1 when its activation is yet to be told.
Whatever needs a decision is pushed above the record of its own continuation, so an effect can be interrupted
anywhere and finishes even if its source is gone (XY-8.7).
"""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.numbers import ZERO
from monstrum.core.state import NOBODY, Frame
from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.effects.moving import more_to_attach, more_to_draw
from monstrum.games.xybrid.effects.scoring import players
from monstrum.games.xybrid.effects.selecting import select
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.rules.actions import NO, YES
from monstrum.games.xybrid.rules.amounts import work_out
from monstrum.games.xybrid.rules.costs import payable
from monstrum.games.xybrid.rules.draws import maybe_restock
from monstrum.games.xybrid.rules.values import amount, holds
from monstrum.games.xybrid.state import LabState

WIDTH: Final = opcodes.WIDTH


def target(state: LabState, done: i64) -> i64:
    """`it`: the target whose amount is being found. Its set lies below the `done` amounts found already."""
    size = state.operands[state.laid - 1 - done]
    return state.operands[state.laid - 1 - size]


def evaluate(state: LabState, at: i64, source: i64, controller: i64, done: i64) -> None:
    """The rows that find amounts without asking."""
    code = state.catalog.code
    op, x = code[at], code[at + 1]
    if op == opcodes.AMOUNT:
        it = target(state, done) if code[at + 2] else source
        state.lay(amount(state, x, controller, source, it))
    else:
        work_out(state, op, x)


def operate(state: LabState, at: i64, source: i64, controller: i64) -> None:
    """One operation, or the question it begins with."""
    code = state.catalog.code
    op = code[at]
    if op == opcodes.SELECT:
        select(state, at, source, controller)
    elif op == opcodes.PLAYERS:
        players(state, code[at + 1], controller)
    else:
        state.catalog.operations[op].act(state, at, controller, source)


@final
class Run(Frame[LabState]):
    """An effect in progress: up to the next operation, then the rest of it waits below."""

    def resolve(self, state: LabState, action: i64) -> None:
        at, source, controller, done = state.a, state.b, state.c, state.d
        if state.e:
            state.emit(events.BREAKTHROUGH_ACTIVATED, controller, state.e - 1)
        code = state.catalog.code
        while True:
            op = code[at]
            if op == opcodes.END:
                return
            if op == opcodes.IF:
                at = at + WIDTH if holds(state, code[at + 1], controller, source) else code[at + 2]
            elif op == opcodes.PAYABLE:
                at = at + WIDTH if payable(state, at, controller, source) else code[at + 2]
            elif op == opcodes.EACH:
                if done == state.operands[state.laid - 1 - done]:
                    state.lay(done)
                    at = code[at + 1]
                else:
                    at += WIDTH
            elif op == opcodes.NEXT:
                done += 1
                at = code[at + 1]
            elif op == opcodes.ATTACH and not more_to_attach(state):
                state.push(kinds.RUN, NOBODY, at + WIDTH, source, controller)
                maybe_restock(state)  # XY-4.8: only when the whole batch is attached
                return
            elif op == opcodes.DRAW and not more_to_draw(state, at, source):
                at += WIDTH
            elif opcodes.AMOUNT <= op <= opcodes.AT_MOST:
                evaluate(state, at, source, controller, done)
                at += WIDTH
            else:
                break
        if op == opcodes.MAY:
            state.push(kinds.EFFECT_MAY, controller, at, source)
        elif op == opcodes.ATTACH or op == opcodes.DRAW:  # part by part
            state.push(kinds.RUN, NOBODY, at, source, controller)
            operate(state, at, source, controller)
        else:
            looped = done if op == opcodes.SELECT else ZERO
            state.push(kinds.RUN, NOBODY, at + WIDTH, source, controller, looped)
            operate(state, at, source, controller)
            maybe_restock(state)  # XY-4.8: after every single operation


@final
class EffectMay(Frame[LabState]):
    """XY-12.4  Yes or no; a cost that cannot be paid was skipped before."""

    def options(self, state: LabState, out: Actions) -> None:
        out.add(YES)
        out.add(NO)

    def resolve(self, state: LabState, action: i64) -> None:
        if action == NO:
            state.emit(events.DECLINED, state.actor)
        at = state.a + WIDTH if action == YES else state.catalog.code[state.a + 1]
        state.push(kinds.RUN, NOBODY, at, state.b, state.actor)
