"""6.2  Operations that move a figurine from where it stands: `push`, `move`, `turn`."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import E_N, E_OP, E_WORD, MV
from monstrum.games.hybrid.effects.operation import FigureOperation, column
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


@final
class Push(FigureOperation):
    """HY-7.40  In a straight line: away from SELF (who is pushed himself: from OPPOSING), or as chosen."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        if not on_board(state, thing):
            return
        if column(state, row, E_WORD) != AWAY:
            state.push(kinds.EFFECT_PUSH, decides(state, actor), row, thing, actor, state.d, state.e)
            return
        pusher = self_of(state.d) if self_of(state.d) != thing else opposing_of(state.d)
        way = away_from(state, pusher, thing)
        if way == NO_WAY:
            state.emit(events.EFFECT_LOST, source_of(actor), column(state, row, E_OP))
        else:
            shove(state, row, thing, way, actor)


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
    wounds = push_figure(state, figure, way, column(state, row, E_N))
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


@final
class Move(FigureOperation):
    """A free Movement of exactly n MP by its owner, by the rules of its mode without level bonuses. HY-4.9:
    that of a standby warrior may begin with entering."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        if in_play(state, thing):
            flags: i64 = kinds.FREE_DOORS if state.mode[thing] == MV else 0
            state.push(kinds.MOVEMENT, NOBODY, thing, column(state, row, E_N), flags)


@final
class Turn(FigureOperation):
    """The facing changes free of charge."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        if not on_board(state, thing):
            return
        way = column(state, row, E_WORD)
        if way == BY_CHOICE:
            state.push(kinds.EFFECT_TURN, decides(state, actor), row, thing, actor, state.d, state.e)
        else:
            turn_to(state, thing, turned(state.facing[thing], way - 1))


def turn_to(state: SkirmishState, figure: i64, facing: i64) -> None:
    state.own_places()
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
