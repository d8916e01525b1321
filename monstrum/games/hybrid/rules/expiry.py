"""6.5  Durations: what ends with an Action, an activation, a round, a Wound.

Every end asks first whether anything lasts or waits at all.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.core.state import NOBODY, WIDTH, Frame
from monstrum.games.hybrid.content.catalog import E_N, E_OP, E_TRIGGER, EFFECT_WIDTH
from monstrum.games.hybrid.effects.opcodes import FORBID, GRANT_APTITUDE, MOD_NV, PREVENT_WOUNDS
from monstrum.games.hybrid.rules import events, kinds
from monstrum.games.hybrid.rules.effect_table import BIT, drop_lasting, drop_standing, is_of, weigh
from monstrum.games.hybrid.rules.gates import set_gates
from monstrum.games.hybrid.rules.in_force import applies
from monstrum.games.hybrid.rules.records import BATCH_STEP, ELIMINATED, WOUNDED
from monstrum.games.hybrid.rules.sources import (
    ACTION,
    ACTIVATION,
    AURA_ZONE,
    DESIGNS,
    NEXT_ACTIVATION,
    ROUND,
    UNTIL_WOUNDED,
    WHILE_WOUNDED,
    action_source,
    is_action_card,
    is_of_strike,
    owner_of,
    self_of,
    source_of,
    who,
)
from monstrum.games.hybrid.rules.warriors import nv
from monstrum.games.hybrid.state import (
    FIGURES,
    L_OP,
    L_SOURCE,
    L_SUBJECT,
    L_UNTIL,
    LASTING_WIDTH,
    NO_FIGURE,
    NO_SIDE,
    ON_BOARD,
    STANDING_WIDTH,
    UNTIL_AT,
    W_FIGURES,
    W_ROW,
    W_UNTIL,
    W_WHO,
    SkirmishState,
    side_of,
)

LEAVING: Final = 0  # the first step of a batch (`wounds.py`)


def begin_action(state: SkirmishState) -> None:
    """HY-10.5  An Action in which cards may be laid begins: what it consists of is pushed above its end."""
    state.push(kinds.ACTION_OVER, NOBODY)
    state.action += 1


class ActionOver(Frame[SkirmishState]):
    """6.5  What lasted for this Action, or waited for it, ends."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        end_action(state)
        forget_action(state)
        if state.action > 0:
            state.action -= 1


def forget_action(state: SkirmishState) -> None:
    """HY-5.12  What outlasts the Action in which its card was laid counts like anything else from now on."""
    for at in range(0, state.lasts * LASTING_WIDTH, LASTING_WIDTH):
        source = state.lasting[at + L_SOURCE]
        if is_action_card(state, source) and source == action_source(state, source % DESIGNS):
            state.lasting[at + L_SOURCE] = source % DESIGNS
    for at in range(0, state.stands * STANDING_WIDTH, STANDING_WIDTH):
        c = state.standing[at + W_WHO]
        source = source_of(c)
        if is_action_card(state, source) and source == action_source(state, source % DESIGNS):
            state.standing[at + W_WHO] = who(owner_of(c), source % DESIGNS)


def end_action(state: SkirmishState) -> None:
    """The Action under way, or one that no window opened, is over."""
    if state.lasts or state.stands:
        number = 2 * state.action
        end_all(state, ACTION, number, number + 1)


def leave_parry(state: SkirmishState) -> None:
    """HY-10.15  What was laid for a parry counts for that parry."""
    if state.lasts or state.stands:
        number = 2 * state.action + 1
        end_all(state, ACTION, number, number)


def end_first_strike(state: SkirmishState) -> None:
    """HY-10.15, HY-9.13  Effects of Action cards count for the first strike, and so does what waits for it;
    an aptitude granted and what is forbidden last through the Action."""
    end_strike(state, True)


def end_strike(state: SkirmishState, wounded: bool) -> None:
    """What was laid for the strike or shot just made ends. `wounded`: its Wounds have been suffered, so what
    would have prevented them ends, too."""
    if state.lasts == 0 and state.stands == 0:
        return
    rows = state.lasting
    for place in range(state.lasts - 1, -1, -1):
        at = place * LASTING_WIDTH
        op = rows[at + L_OP]
        stays = op < 0 or op == GRANT_APTITUDE or op == FORBID or (op == PREVENT_WOUNDS and not wounded)
        if not stays and is_laid_now(state, rows[at + L_UNTIL], rows[at + L_SOURCE]):
            end_lasting(state, place)
    effects = state.catalog.effects.rows
    for place in range(state.stands - 1, -1, -1):
        at = place * STANDING_WIDTH
        row = state.standing[at + W_ROW]
        mine = is_laid_now(state, state.standing[at + W_UNTIL], source_of(state.standing[at + W_WHO]))
        if mine and row >= 0 and is_of_strike(effects[row * EFFECT_WIDTH + E_TRIGGER]):
            drop_standing(state, place)
    weigh_again(state)


def is_laid_now(state: SkirmishState, until: i64, source: i64) -> bool:
    """Whether an effect lasts or waits for the Action under way, and an Action card is behind it."""
    mine = until % UNTIL_AT == ACTION and until // UNTIL_AT // 2 == state.action
    return mine and is_action_card(state, source)


def next_shot(state: SkirmishState) -> None:
    """HY-9.36  The second shot: what is tied to the first ends, what is tied to this one wakes up. The Wounds
    of both come later."""
    end_strike(state, False)
    for at in range(0, state.stands * STANDING_WIDTH, STANDING_WIDTH):
        mine = is_laid_now(state, state.standing[at + W_UNTIL], source_of(state.standing[at + W_WHO]))
        if mine and state.standing[at + W_ROW] < 0:
            state.standing[at + W_ROW] = -1 - state.standing[at + W_ROW]
    for at in range(0, state.lasts * LASTING_WIDTH, LASTING_WIDTH):
        mine = is_laid_now(state, state.lasting[at + L_UNTIL], state.lasting[at + L_SOURCE])
        if mine and state.lasting[at + L_OP] < 0:
            state.lasting[at + L_OP] = -1 - state.lasting[at + L_OP]
    weigh(state)
    check_nv(state)


def end_activation(state: SkirmishState, figure: i64) -> None:
    """6.5  The end of an activation, and of this warrior's next one if that was it."""
    if state.lasts == 0 and state.stands == 0:
        return
    end_action(state)
    end_all(state, ACTIVATION, 0, 0)
    rows = state.lasting
    for place in range(state.lasts - 1, -1, -1):
        at = place * LASTING_WIDTH
        if rows[at + L_UNTIL] % UNTIL_AT == NEXT_ACTIVATION and is_of(rows[at + L_SUBJECT], figure):
            if rows[at + L_UNTIL] // UNTIL_AT:
                rows[at + L_UNTIL] = NEXT_ACTIVATION
            else:
                end_lasting(state, place)
    for place in range(state.stands - 1, -1, -1):
        at = place * STANDING_WIDTH
        bearer = self_of(state.standing[at + W_FIGURES])
        if state.standing[at + W_UNTIL] % UNTIL_AT == NEXT_ACTIVATION and is_of(bearer, figure):
            if state.standing[at + W_UNTIL] // UNTIL_AT:
                state.standing[at + W_UNTIL] = NEXT_ACTIVATION
            else:
                drop_standing(state, place)
    weigh_again(state)


def end_round(state: SkirmishState) -> None:
    """HY-15.1 (2)  Durations of rounds, and what waited for something in this round."""
    if state.lasts or state.stands:
        end_all(state, ACTIVATION, 0, 0)  # begun when nobody was active, at the latest now
        end_all(state, ROUND, 0, state.round)
        check_nv(state)


def end_by_wound(state: SkirmishState, figure: i64) -> None:
    """UNTIL_WOUNDED"""
    end_of_figure(state, figure, UNTIL_WOUNDED)


def end_by_healing(state: SkirmishState, figure: i64) -> None:
    """WHILE_WOUNDED"""
    if state.wounds[figure] == 0:
        end_of_figure(state, figure, WHILE_WOUNDED)


def end_of_figure(state: SkirmishState, figure: i64, duration: i64) -> None:
    """The caller looks after this warrior's own Wounds."""
    if state.lasts == 0 and state.stands == 0:
        return
    for place in range(state.lasts - 1, -1, -1):
        at = place * LASTING_WIDTH
        if state.lasting[at + L_UNTIL] % UNTIL_AT == duration and state.lasting[at + L_SUBJECT] == figure:
            end_lasting(state, place)
    for place in range(state.stands - 1, -1, -1):
        at = place * STANDING_WIDTH
        of_him = self_of(state.standing[at + W_FIGURES]) == figure
        if state.standing[at + W_UNTIL] % UNTIL_AT == duration and of_him:
            drop_standing(state, place)
    weigh_again(state, figure)


def end_all(state: SkirmishState, duration: i64, least: i64, most: i64) -> None:
    """Everything of this duration whose number lies between the two."""
    for place in range(state.lasts - 1, -1, -1):
        until = state.lasting[place * LASTING_WIDTH + L_UNTIL]
        if until % UNTIL_AT == duration and least <= until // UNTIL_AT <= most:
            end_lasting(state, place)
    for place in range(state.stands - 1, -1, -1):
        until = state.standing[place * STANDING_WIDTH + W_UNTIL]
        if until % UNTIL_AT == duration and least <= until // UNTIL_AT <= most:
            drop_standing(state, place)
    weigh_again(state)


def weigh_again(state: SkirmishState, spared: i64 = NO_FIGURE) -> None:
    """Effects have ended: if one of them could have changed NV, somebody may fall, but for one warrior."""
    changed = (state.at_work >> MOD_NV) & 1
    weigh(state)
    if changed:
        check_values(state, NO_SIDE, spared)


def end_lasting(state: SkirmishState, place: i64) -> None:
    at = place * LASTING_WIDTH
    op = state.lasting[at + L_OP]
    if op >= 0 and state.lasting[at + L_UNTIL] % UNTIL_AT != ACTION:
        state.emit(events.NO_MORE, op, state.lasting[at + L_SUBJECT])
    drop_lasting(state, place)


def check_values(state: SkirmishState, by: i64 = NO_SIDE, spared: i64 = NO_FIGURE) -> None:
    """HY-6.3, HY-6.6  Whoever has as many Wounds as his NV now is eliminated: asked when `mod_nv` may have
    changed. `by` is the side that did it; else it is the one whose card takes NV from him now, if any.
    HY-6.7: who falls by a batch of Wounds that is still to be dealt with falls by that."""
    dealt_with = in_batches(state)
    for side in range(-1, 2):
        gone: i64 = 0
        for figure in range(FIGURES):
            falls = state.status[figure] == ON_BOARD and state.wounds[figure] >= nv(state, figure)
            falls = falls and figure != spared and not (dealt_with >> figure) & 1
            if falls and side == (by if by != NO_SIDE else taken_by(state, figure)):
                gone |= BIT[figure]
        if gone:
            state.push(kinds.BATCH, NOBODY, 0, gone, side)


def in_batches(state: SkirmishState) -> i64:
    """HY-6.9  Those whose batch of Wounds lies on the stack and has eliminated nobody yet, as bits."""
    found: i64 = 0
    for at in range(0, state.top, WIDTH):
        if state.kind_of(at) == kinds.BATCH and state.register(at, BATCH_STEP) == LEAVING:
            found |= state.register(at, WOUNDED) | state.register(at, ELIMINATED)
    return found


def taken_by(state: SkirmishState, figure: i64) -> i64:
    """HY-6.7  The other side, if an effect of its cards that is judged anew lowers this warrior's NV."""
    enemy: i64 = 1 - side_of(figure)
    effects = state.catalog.effects.rows
    for at in range(0, state.stands * STANDING_WIDTH, STANDING_WIDTH):
        start = state.standing[at + W_ROW] * EFFECT_WIDTH
        if (
            start >= 0
            and owner_of(state.standing[at + W_WHO]) == enemy
            and effects[start + E_OP] == MOD_NV
            and effects[start + E_N] < 0
            and effects[start + E_TRIGGER] >= AURA_ZONE
            and applies(state, at, figure)
        ):
            return enemy
    return NO_SIDE


def check_nv(state: SkirmishState) -> None:
    """The same after anything else on which an effect on NV may depend: places, Wounds, modes, cards …
    HY-7.37: an Access may ask for cards, too."""
    if state.mission.gates_by_hand:
        set_gates(state)
    if (state.at_work >> MOD_NV) & 1:
        check_values(state)
