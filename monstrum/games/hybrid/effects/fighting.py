"""6.2  Operations of combat: `attack`, `set_mode`, `remove_mode_counter`."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import Frame
from monstrum.games.hybrid.content.catalog import (
    DC,
    E_MODES,
    E_N,
    E_OP,
    E_WORD,
    E_X,
    MODES,
    MV,
    OC,
    F,
)
from monstrum.games.hybrid.effects.operation import FigureOperation, column
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.attacks import CARDLESS, face
from monstrum.games.hybrid.rules.counters import (
    end_furtive,
    end_hindrance,
    end_hindrances_by,
    end_parry,
    end_watch,
    take_furtive,
    take_parry,
    take_watch,
)
from monstrum.games.hybrid.rules.effect_sums import NO_ATTACK, NO_FIRE, forbidden
from monstrum.games.hybrid.rules.expiry import begin_action, check_nv
from monstrum.games.hybrid.rules.figures import fronts, in_contact
from monstrum.games.hybrid.rules.firing import NO_TARGET, may_shoot, shoot
from monstrum.games.hybrid.rules.opening import open_attack
from monstrum.games.hybrid.rules.sources import opposing_of, self_of, source_of
from monstrum.games.hybrid.rules.strikes import strike
from monstrum.games.hybrid.rules.success import BASIC, EXPERT_LEVEL, HEROIC, SKILLED
from monstrum.games.hybrid.rules.warriors import on_board, printed_value
from monstrum.games.hybrid.state import SLOTS, SkirmishState, side_of

# `which` of remove_mode_counter, in the order of the vocabulary.
OF_PARRY: Final = 0
OF_WATCH: Final = 1
OF_HINDRANCE: Final = 2
OF_FURTIVE: Final = 3
ANY: Final = 4


def one_mode(state: SkirmishState, row: i64) -> i64:
    """The single mode an operation names."""
    mask = column(state, row, E_MODES)
    for mode in range(MODES):
        if (mask >> mode) & 1:
            return mode
    return OC


@final
class Attack(FigureOperation):
    """An attack at once: in a combat at OPPOSING, otherwise at a legal target of the attacker's owner."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        if not on_board(state, thing):
            return
        d = state.d
        foe = opposing_of(d) if opposing_of(d) != thing else self_of(d)
        if foe >= 0 and side_of(foe) != side_of(thing):
            level = column(state, row, E_N)
            if on_board(state, foe) and in_combat(state, thing, foe, one_mode(state, row), level):
                launch(state, row, thing, foe)
                return
        elif len(targets(state, row, thing)):
            state.push(kinds.EFFECT_TARGET, side_of(thing), row, thing, actor, d, state.e)
            return
        state.emit(events.EFFECT_LOST, source_of(actor), column(state, row, E_OP))


def in_combat(state: SkirmishState, figure: i64, foe: i64, mode: i64, level: i64) -> bool:
    """Against OPPOSING an OC attacker turns to face it; a shot must be legal at its LoM."""
    if mode == OC:
        return not forbidden(state, figure, NO_ATTACK) and in_contact(state, figure, foe)
    return legal(state, figure, foe, mode, level)


def legal(state: SkirmishState, figure: i64, foe: i64, mode: i64, level: i64) -> bool:
    """HY-9.10, HY-9.30  Skilled Firing is no shot; Heroic Firing is two Basic ones."""
    if not on_board(state, foe) or forbidden(state, figure, NO_ATTACK):
        return False
    if mode == OC:
        return fronts(state, figure, foe)
    if level == SKILLED or printed_value(state, figure, F) == 0 or forbidden(state, figure, NO_FIRE):
        return False
    return may_shoot(state, figure, foe, BASIC if level == HEROIC else level)


def targets(state: SkirmishState, row: i64, figure: i64) -> list[int]:
    mode = one_mode(state, row)
    level = column(state, row, E_N)
    found: list[int] = []
    first: i64 = (1 - side_of(figure)) * SLOTS
    for foe in range(first, first + SLOTS):
        if legal(state, figure, foe, mode, level):
            found.append(foe)
    return found


@final
class EffectTarget(Frame[SkirmishState]):
    """D33  Whom the attack of an effect is made at."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        for foe in targets(state, state.a, state.b):
            out.add(actions.FIGURE + foe)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        launch(state, state.a, state.b, action - actions.FIGURE)


def launch(state: SkirmishState, row: i64, figure: i64, foe: i64) -> None:
    """HY-9.1  The attack with its LoM: an Action of its own, with a card window if the effect says so."""
    mode, level = one_mode(state, row), column(state, row, E_N)
    cards = column(state, row, E_X) == 1
    begin_action(state)
    bits: i64 = 0 if cards else CARDLESS
    if mode == OC:
        strike(state, figure, foe, level, 0, bits)
    else:
        shoot(state, figure, foe, foe if level == HEROIC else NO_TARGET, level, bits, 0)
    if cards:
        open_attack(state, figure, foe, mode)
    if mode == OC:
        face(state, figure, foe)


@final
class SetMode(FigureOperation):
    """The warrior is in that mode from now on, with the counter of its LoM if there is one."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        mode = one_mode(state, row)
        level = column(state, row, E_N)
        if not on_board(state, thing) or printed_value(state, thing, mode) == 0:
            return
        if state.mode[thing] != mode:
            end_hindrances_by(state, thing)
        end_parry(state, thing)
        end_watch(state, thing)
        state.own_mode()[thing] = mode
        state.emit(events.MODE_SET, thing, mode, level)
        if mode == DC:
            take_parry(state, thing, level)
        elif mode == F and level == SKILLED:
            take_watch(state, thing)
            state.own_order()[thing] = 0  # HY-3.10: he has turned to Skilled Firing only
        elif mode == MV and level == EXPERT_LEVEL:
            take_furtive(state, thing)
        check_nv(state)


@final
class RemoveModeCounter(FigureOperation):
    """One of the counters of his mode, or all."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        which = column(state, row, E_WORD)
        if which == OF_PARRY or which == ANY:
            end_parry(state, thing)
        if which == OF_WATCH or which == ANY:
            end_watch(state, thing)
        if which == OF_HINDRANCE or which == ANY:
            end_hindrance(state, thing)
        if which == OF_FURTIVE or which == ANY:
            end_furtive(state, thing)
