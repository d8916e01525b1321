"""6.2  Operations that move a figurine from where it stands: `push`, `move`, `turn`."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import E_N, E_WORD, EFFECT_WIDTH, MV
from monstrum.games.hybrid.effects.scenery import side_behind
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.counters import displaced
from monstrum.games.hybrid.rules.predicates import spot
from monstrum.games.hybrid.rules.pushes import push_figure
from monstrum.games.hybrid.rules.sightings import check_sight
from monstrum.games.hybrid.rules.sources import decides, opposing_of, self_of, source_of
from monstrum.games.hybrid.rules.squares import FACINGS, WIDTH, distance
from monstrum.games.hybrid.rules.triggers import entered
from monstrum.games.hybrid.rules.turns import TURNS, turned
from monstrum.games.hybrid.rules.warriors import in_play, on_board
from monstrum.games.hybrid.rules.wounds import BY_STRIKE, push_batch, suffer
from monstrum.games.hybrid.state import NO_SQUARE, SkirmishState

AWAY: Final = 0  # the first word of `dir` of a push
BY_CHOICE: Final = 0  # … of a turn; then left, right, half
NO_WAY: Final = -1


def push(state: SkirmishState, row: i64, figure: i64, c: i64, d: i64, e: i64) -> None:
    """HY-7.40  In a straight line: away from SELF (who is pushed himself: from OPPOSING), or as chosen."""
    if not on_board(state, figure):
        return
    if state.catalog.effects.rows[row * EFFECT_WIDTH + E_WORD] != AWAY:
        state.push(kinds.EFFECT_PUSH, decides(state, c), row, figure, c, d, e)
        return
    pusher = self_of(d) if self_of(d) != figure else opposing_of(d)
    way = away_from(state, pusher, figure)
    if way == NO_WAY:
        state.emit(events.EFFECT_LOST, source_of(c), PUSH_OP)
    else:
        shove(state, row, figure, way, c)


PUSH_OP: Final = 20  # its place in `opcodes.py`


def away_from(state: SkirmishState, pusher: i64, figure: i64) -> i64:
    """HY-7.40  The direction from one base to the other; at a distance that of the longer way, and of two
    equally long the one along the row."""
    if pusher < 0 or spot(state, pusher) == NO_SQUARE:
        return NO_WAY
    here, there = spot(state, pusher), state.place[figure]
    columns = (2 * (there % WIDTH) + state.base[figure]) - (2 * (here % WIDTH) + state.base[pusher])
    rows = (2 * (there // WIDTH) + state.base[figure]) - (2 * (here // WIDTH) + state.base[pusher])
    across = columns if columns > 0 else -columns
    down = rows if rows > 0 else -rows
    if across == 0 and down == 0:
        return NO_WAY
    if across >= down:
        return 2 if columns > 0 else 6
    return 4 if rows > 0 else 0


def shove(state: SkirmishState, row: i64, figure: i64, way: i64, c: i64) -> None:
    """HY-7.41 – HY-7.44"""
    before = state.place[figure]
    squares = state.catalog.effects.rows[row * EFFECT_WIDTH + E_N]
    wounds = push_figure(state, figure, way, squares)
    state.emit(events.SHOVED, figure, distance(before, 1, state.place[figure], 1), wounds)
    if state.place[figure] != before:
        displaced(state, figure)
        entered(state, figure, before)
    if wounds:
        push_batch(state, suffer(state, figure, wounds, BY_STRIKE), side_behind(c))
    check_sight(state)


@final
class EffectPush(Frame[SkirmishState]):
    """D33  In which of the four directions."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        for facing in range(FACINGS):
            out.add(actions.STEP + 2 * facing)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if on_board(state, state.b):
            shove(state, state.a, state.b, action - actions.STEP, state.c)


def move(state: SkirmishState, row: i64, figure: i64) -> None:
    """A free Movement of exactly n MP by its owner, by the rules of its mode without level bonuses. HY-4.9:
    that of a standby warrior may begin with entering."""
    if in_play(state, figure):
        flags: i64 = kinds.FREE_DOORS if state.mode[figure] == MV else 0
        n = state.catalog.effects.rows[row * EFFECT_WIDTH + E_N]
        state.push(kinds.MOVEMENT, NOBODY, figure, n, flags)


def turn(state: SkirmishState, row: i64, figure: i64, c: i64, d: i64, e: i64) -> None:
    """The facing changes free of charge."""
    if not on_board(state, figure):
        return
    way = state.catalog.effects.rows[row * EFFECT_WIDTH + E_WORD]
    if way == BY_CHOICE:
        state.push(kinds.EFFECT_TURN, decides(state, c), row, figure, c, d, e)
    else:
        turn_to(state, figure, turned(state.facing[figure], way - 1))


def turn_to(state: SkirmishState, figure: i64, facing: i64) -> None:
    state.facing[figure] = facing
    state.emit(events.TURNED, figure, facing, 0)
    check_sight(state)


@final
class EffectTurn(Frame[SkirmishState]):
    """D33  Left, right, half round, or not at all."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.NONE)
        for way in range(TURNS):
            out.add(actions.TURN + way)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if action != actions.NONE and on_board(state, state.b):
            turn_to(state, state.b, turned(state.facing[state.b], action - actions.TURN))
