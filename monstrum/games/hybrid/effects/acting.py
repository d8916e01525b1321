"""6.2  An operation meets its targets, one after the other; Wounds of one effect fall together."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import (
    E_DURATION,
    E_N,
    E_OP,
    E_WORD,
    E_X,
    EFFECT_WIDTH,
    T_SCOPE,
    TARGET_WIDTH,
)
from monstrum.games.hybrid.effects import hands, opcodes
from monstrum.games.hybrid.effects.aiming import aim, target_of
from monstrum.games.hybrid.effects.blocks import choose, inside, run_block
from monstrum.games.hybrid.effects.candidates import EACH
from monstrum.games.hybrid.effects.displacing import move, push, turn
from monstrum.games.hybrid.effects.fighting import attack, remove_mode_counter, set_mode
from monstrum.games.hybrid.effects.keeping import keep
from monstrum.games.hybrid.effects.marking import bear, extra_activation, mark, set_flag
from monstrum.games.hybrid.effects.pieces import place, remove
from monstrum.games.hybrid.effects.placing import put_somewhere, swap
from monstrum.games.hybrid.effects.rolling import ask_roll, reroll, set_die
from monstrum.games.hybrid.effects.scenery import lay_template, side_behind, work_door, work_trapdoor
from monstrum.games.hybrid.effects.wounding import eliminate, heal, wound
from monstrum.games.hybrid.rules import events, kinds
from monstrum.games.hybrid.rules.in_force import S_DOORS, S_FOE, S_OWNER, S_TILES
from monstrum.games.hybrid.rules.sightings import check_sight
from monstrum.games.hybrid.rules.sources import owner_of, self_of
from monstrum.games.hybrid.rules.wounds import push_batch
from monstrum.games.hybrid.state import OF_DOOR, OF_SIDE, OF_TILE, SkirmishState

THE_BLOCK: Final = 0  # of `for_each`


@final
class Act(Frame[SkirmishState]):
    """b targets left, on the operands: the next one, or all of them where they are dealt with together."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        row, number, c, d, e, f = state.a, state.b, state.c, state.d, state.e, state.f
        at = row * EFFECT_WIDTH
        rows = state.catalog.effects.rows
        op = rows[at + E_OP]
        if not e & EACH and together(state, row, op, number, c):
            check_sight(state)
            return
        thing = state.take()
        if number > 1:
            state.push(kinds.ACT, NOBODY, row, number - 1, c, d, e, f)
        if e & EACH:
            run_block(state, row, THE_BLOCK, thing, c, d, e)
        elif rows[at + E_DURATION]:
            keep(state, row, subject_of(state, row, thing, e), c, e)
            if number == 1:
                check_sight(state)
        else:
            operate(state, op, row, thing, c, d, e, f)


def together(state: SkirmishState, row: i64, op: i64, number: i64, c: i64) -> bool:
    """HY-6.4  Operations whose targets are dealt with at once."""
    at = row * EFFECT_WIDTH
    rows = state.catalog.effects.rows
    if op == opcodes.WOUND:
        wound(state, number, rows[at + E_N], rows[at + E_X] == 1, side_behind(c))
    elif op == opcodes.ELIMINATE:
        eliminate(state, number, side_behind(c))
    elif op == opcodes.SWAP:
        swap(state)
    elif op == opcodes.OPEN_TRAPDOOR:
        wounded: i64 = 0
        for _ in range(number):
            wounded |= work_trapdoor(state, row, state.take(), c)
        push_batch(state, wounded, side_behind(c))
    else:
        return False
    return True


def subject_of(state: SkirmishState, row: i64, thing: i64, e: i64) -> i64:
    """A target as the subject of something that lasts."""
    scope = state.catalog.effects.targets[target_of(state, row, e) * TARGET_WIDTH + T_SCOPE]
    if scope == S_OWNER or scope == S_FOE:
        return OF_SIDE + thing
    if scope == S_DOORS:
        return OF_DOOR + thing
    return OF_TILE + thing if scope == S_TILES else thing


def operate(state: SkirmishState, op: i64, row: i64, thing: i64, c: i64, d: i64, e: i64, f: i64) -> None:
    """One operation on one target, or the question it begins with."""
    at = row * EFFECT_WIDTH
    rows = state.catalog.effects.rows
    if op == opcodes.REROLL:
        reroll(state, row, thing)
    elif op == opcodes.SET_DIE:
        set_die(state, row, thing)
    elif op == opcodes.HEAL:
        heal(state, row, thing)
    elif op == opcodes.REVIVE or op == opcodes.SPAWN or op == opcodes.TELEPORT:
        put_somewhere(state, row, thing, c, d, e)
    elif op == opcodes.PUSH:
        push(state, row, thing, c, d, e)
    elif op == opcodes.MOVE:
        move(state, row, thing)
    elif op == opcodes.TURN:
        turn(state, row, thing, c, d, e)
    elif op == opcodes.ATTACK:
        attack(state, row, thing, c, d, e)
    elif op == opcodes.SET_MODE:
        set_mode(state, row, thing)
    elif op == opcodes.REMOVE_MODE_COUNTER:
        remove_mode_counter(state, row, thing)
    elif op == opcodes.SKIP_ACTIVATION:
        state.skips[thing] += 2
        state.emit(events.SKIPS, thing)
    elif op == opcodes.EXTRA_ACTIVATION:
        extra_activation(state, thing)
    elif op == opcodes.MOD_ACTIVATION_ROLL:
        state.initiative[thing] += rows[at + E_N]
        state.emit(events.INITIATIVE, thing, rows[at + E_N])
    elif opcodes.DRAW_ACTION <= op <= opcodes.DRAW_EQUIPMENT:
        finder = state.active if state.active >= 0 else self_of(d)
        hands.operate(state, op, thing, rows[at + E_N], rows[at + E_WORD], owner_of(c), finder)
    elif op == opcodes.OPEN_DOOR or op == opcodes.CLOSE_DOOR or op == opcodes.DESTROY_DOOR:
        work_door(state, row, thing)
        check_sight(state)
    elif op == opcodes.CLOSE_TRAPDOOR:
        work_trapdoor(state, row, thing, c)
    elif op == opcodes.PLACE:
        place(state, row, thing)
        check_sight(state)
    elif op == opcodes.REMOVE:
        remove(state, row, thing)
        check_sight(state)
    elif op == opcodes.TEMPLATE:
        lay_template(state, row, thing, c)
    elif op == opcodes.SET_FLAG:
        set_flag(state, row)
    elif op == opcodes.SCORE:
        mark(state, c, rows[at + E_N])
    elif op == opcodes.CARRY:
        bear(state, thing, rows[at + E_N])
    elif op == opcodes.NATURAL_ROLL or op == opcodes.FIXED_ROLL:
        ask_roll(state, row, thing, c, d, e)
    elif op == opcodes.CHOOSE:
        choose(state, row, thing, c, d, e)
    elif op == opcodes.FOR_EACH:
        aim(state, rows[at + E_X], row, c, inside(state, row, thing, d, e), e | EACH, f)
    else:
        raise AssertionError("an operation nobody knows")
