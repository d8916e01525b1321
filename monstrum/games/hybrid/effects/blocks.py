"""6.2  Nested effects: blocks run for the outer target, who is SELF in them; `choose` picks one."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import E_BLOCKS, E_WORD, E_X, EFFECT_WIDTH, T_SCOPE, TARGET_WIDTH
from monstrum.games.hybrid.effects.aiming import aim, target_of
from monstrum.games.hybrid.effects.candidates import EACH
from monstrum.games.hybrid.effects.operation import FieldOperation, column
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.in_force import S_FIGURES, S_OWNER
from monstrum.games.hybrid.rules.sources import NESTED, decides, figures, opposing_of, self_of
from monstrum.games.hybrid.state import SkirmishState


def block_given(state: SkirmishState, row: i64, number: i64) -> bool:
    """Whether the operation has effects in this block."""
    blocks = state.catalog.effects.blocks
    start = state.catalog.effects.rows[row * EFFECT_WIDTH + E_BLOCKS]
    if start < 0 or number >= blocks[start]:
        return False
    return blocks[start + 1 + 2 * number] < blocks[start + 2 + 2 * number]


def run_block(state: SkirmishState, row: i64, number: i64, thing: i64, c: i64, d: i64, e: i64) -> None:
    """The effects of a block come next."""
    if not block_given(state, row, number):
        return
    blocks = state.catalog.effects.blocks
    start = state.catalog.effects.rows[row * EFFECT_WIDTH + E_BLOCKS]
    first, end = blocks[start + 1 + 2 * number], blocks[start + 2 + 2 * number]
    inner = inside(state, row, thing, d, e)
    state.push(kinds.RUN, NOBODY, first, end, c, inner, (e & ~EACH) | NESTED, 0)


def inside(state: SkirmishState, row: i64, thing: i64, d: i64, e: i64) -> i64:
    """Register d of what is nested: the outer target is SELF if it is a figurine. The pusher and partner of a
    combat stay: who was SELF is OPPOSING where nobody was."""
    scope = state.catalog.effects.targets[target_of(state, row, e) * TARGET_WIDTH + T_SCOPE]
    if scope < S_OWNER or scope == S_FIGURES:
        opposing = opposing_of(d)
        if thing != self_of(d) and (opposing < 0 or opposing == thing):
            opposing = self_of(d)
        return figures(thing, opposing)
    return figures(self_of(d), opposing_of(d))


@final
class Choose(FieldOperation):
    """D33  One of several effects, by the owner or the opponent."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        owner = decides(state, actor)
        by: i64 = owner if column(state, row, E_WORD) == 0 else 1 - owner
        state.push(kinds.EFFECT_CHOICE, by, row, thing, actor, state.d, state.e)


@final
class ForEach(FieldOperation):
    """The block runs for each of other targets, one after the other."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        inner = inside(state, row, thing, state.d, state.e)
        aim(state, column(state, row, E_X), row, actor, inner, state.e | EACH, state.f)


@final
class EffectChoice(Frame[SkirmishState]):
    """D33  `choose`"""

    def options(self, state: SkirmishState, out: Actions) -> None:
        start = state.catalog.effects.rows[state.a * EFFECT_WIDTH + E_BLOCKS]
        for number in range(state.catalog.effects.blocks[start]):
            out.add(actions.CHOICE + number)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        state.emit(events.CHOSEN, state.actor, action - actions.CHOICE)
        run_block(state, state.a, action - actions.CHOICE, state.b, state.c, state.d, state.e)
