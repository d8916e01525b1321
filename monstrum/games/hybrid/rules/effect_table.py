"""6.1, 6.5  Effects that last, stay or wait, as rows of the state: put there, taken away, weighed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.actions import doubled
from monstrum.core.numbers import ONE
from monstrum.games.hybrid.content.catalog import E_DURATION, E_OP, E_ROUNDS, E_TRIGGER, EFFECT_WIDTH, EITHER
from monstrum.games.hybrid.effects.opcodes import FORBID, GRANT_APTITUDE, MOD_MODE
from monstrum.games.hybrid.rules.sources import (
    ACTION,
    ACTIVATION,
    ACTIVATION_END,
    AURA_ZONE,
    BEFORE_ROLL,
    HOW,
    NESTED,
    NEXT_ACTIVATION,
    OF_PARRY,
    OF_SECOND_SHOT,
    ON_ENTER_SQUARE,
    ON_MOVE_END,
    ON_OBJECTIVE,
    ON_PLAY,
    PLAYED,
    ROUND,
    ROUNDS,
    SPECIAL,
    SPECIAL_SOURCE,
    SPECIAL_WIDTH,
    WHILE_IN_PLAY,
    figures,
    owner_of,
    self_of,
    source_of,
    who,
)
from monstrum.games.hybrid.state import (
    L_OP,
    L_SOURCE,
    L_UNTIL,
    LASTING_WIDTH,
    NO_FIGURE,
    OF_SIDE,
    OF_TILE,
    STANDING_WIDTH,
    UNTIL_AT,
    W_FIGURES,
    W_HOW,
    W_ROW,
    W_UNTIL,
    W_WHO,
    SkirmishState,
    side_of,
)


def stand_specials(state: SkirmishState) -> None:
    """6.7  The specials of a mission are in play from the start; `EACH` is one copy per side."""
    rows = state.mission.specials
    for at in range(0, len(rows), SPECIAL_WIDTH):
        for side in range(2):
            owner = rows[at]
            if owner == EITHER:
                owner = side
            elif side == 1:
                continue
            for row in range(rows[at + 1], rows[at + 2]):
                source: i64 = SPECIAL_SOURCE + at // SPECIAL_WIDTH
                stand(state, row, who(owner, source), figures(NO_FIGURE, NO_FIGURE), SPECIAL)
    weigh(state)


def stand(state: SkirmishState, row: i64, c: i64, d: i64, e: i64) -> None:
    """6.1  An effect stays or waits from now on; the caller weighs afterwards. One that is about the second
    shot alone sleeps: its row is below 0."""
    until: i64 = WHILE_IN_PLAY
    how: i64 = PLAYED if e & NESTED else e % HOW
    if state.catalog.effects.rows[row * EFFECT_WIDTH + E_TRIGGER] >= AURA_ZONE:
        until = until_of(state, row, e, self_of(d))
    elif how == PLAYED:
        until = waiting_time(state, row, e)
    at = state.stands * STANDING_WIDTH
    while at + STANDING_WIDTH > len(state.standing):
        state.standing = doubled(state.standing)
    rows = state.standing
    rows[at + W_ROW] = -1 - row if sleeps(state, row, e) else row
    rows[at + W_WHO] = c
    rows[at + W_FIGURES] = d
    rows[at + W_HOW] = how
    rows[at + W_UNTIL] = until
    state.stands += 1


def sleeps(state: SkirmishState, row: i64, e: i64) -> bool:
    """HY-9.36, R118  Whether an effect laid on the second of two shots waits for that shot: one that lasts or
    waits for the Action and is about a shot. Whatever else is laid there works at once (HY-10.10), also what
    decides the LoM and what lasts through the Action (HY-10.15)."""
    if e // HOW % HOW != OF_SECOND_SHOT:
        return False
    at = row * EFFECT_WIDTH
    rows = state.catalog.effects.rows
    trigger = rows[at + E_TRIGGER]
    if trigger != ON_PLAY:
        return BEFORE_ROLL <= trigger <= ON_MOVE_END
    op = rows[at + E_OP]
    at_once = op == FORBID or op == GRANT_APTITUDE or op == MOD_MODE
    return rows[at + E_DURATION] == ACTION and not at_once


def until_of(state: SkirmishState, row: i64, e: i64, subject: i64) -> i64:
    """6.5  When a result of this row ends, if it begins now: its duration and a number."""
    at = row * EFFECT_WIDTH
    duration = state.catalog.effects.rows[at + E_DURATION]
    now: i64 = state.round if state.round > 0 else ONE
    if duration == ACTION:
        return ACTION + UNTIL_AT * this_action(state, e)
    if duration == NEXT_ACTIVATION:
        under_way = state.active != NO_FIGURE and is_of(subject, state.active)  # this one is not the next
        return NEXT_ACTIVATION + UNTIL_AT * (1 if under_way else 0)
    if duration == ROUND:
        return ROUND + UNTIL_AT * now
    if duration == ROUNDS:
        return ROUND + UNTIL_AT * (now + state.catalog.effects.rows[at + E_ROUNDS] - 1)
    return duration


def is_of(subject: i64, figure: i64) -> bool:
    """Whether an activation of this warrior is one of the subject: his own, his side's, anybody's."""
    if subject < 0 or subject >= OF_TILE:
        return True
    if subject >= OF_SIDE:
        return subject - OF_SIDE == side_of(figure)
    return subject == figure


def this_action(state: SkirmishState, e: i64) -> i64:
    """The Action under way as a number; what is tied to its parry has the next one."""
    return 2 * state.action + (1 if e // HOW % HOW == OF_PARRY else 0)


def waiting_time(state: SkirmishState, row: i64, e: i64) -> i64:
    """6.1  How long an effect of a discarded card waits: for this Action, this activation or this round."""
    trigger = state.catalog.effects.rows[row * EFFECT_WIDTH + E_TRIGGER]
    if BEFORE_ROLL <= trigger <= ON_MOVE_END:
        return ACTION + UNTIL_AT * this_action(state, e)
    in_activation = trigger == ACTIVATION_END or trigger == ON_ENTER_SQUARE or trigger == ON_OBJECTIVE
    if in_activation and state.active != NO_FIGURE:
        return ACTIVATION
    return ROUND + UNTIL_AT * (state.round if state.round > 0 else ONE)


def last(state: SkirmishState, row: vec[i64]) -> None:
    """A result lasts from now on: a row of LASTING_WIDTH; the caller weighs afterwards."""
    at = state.lasts * LASTING_WIDTH
    while at + LASTING_WIDTH > len(state.lasting):
        state.lasting = doubled(state.lasting)
    for column in range(LASTING_WIDTH):
        state.lasting[at + column] = row[column]
    state.lasts += 1


def drop_lasting(state: SkirmishState, at: i64) -> None:
    """The row at this place is gone; the others close up."""
    rows = state.lasting
    end = state.lasts * LASTING_WIDTH
    for place in range((at + 1) * LASTING_WIDTH, end):
        rows[place - LASTING_WIDTH] = rows[place]
    state.lasts -= 1


def drop_standing(state: SkirmishState, at: i64) -> None:
    rows = state.standing
    end = state.stands * STANDING_WIDTH
    for place in range((at + 1) * STANDING_WIDTH, end):
        rows[place - STANDING_WIDTH] = rows[place]
    state.stands -= 1


BIT: Final[vec[i64]] = vec[i64]([1 << place for place in range(62)])
"""Powers of two. A constant shifted in compiled code is shifted as 32 bits, and there are 60 operations."""


def weigh(state: SkirmishState) -> None:
    """Work out which operations are in force and which triggers are waited for."""
    found: i64 = 0
    anew: i64 = 0
    waits: i64 = 0
    for at in range(state.lasts):
        op = state.lasting[at * LASTING_WIDTH + L_OP]
        if op >= 0:
            found |= BIT[op]
    effects = state.catalog.effects.rows
    for at in range(state.stands):
        row = state.standing[at * STANDING_WIDTH + W_ROW]
        if row < 0:
            continue
        trigger = effects[row * EFFECT_WIDTH + E_TRIGGER]
        if trigger >= AURA_ZONE:
            anew |= BIT[effects[row * EFFECT_WIDTH + E_OP]]
        else:
            waits |= BIT[trigger]
    state.at_work = found | anew
    state.anew = anew
    state.waits = waits


def leave_play(state: SkirmishState, source: i64) -> None:
    """HY-6.5, HY-12.2  A card that stays leaves play: nothing of it waits any more, and what lasted
    WHILE_IN_PLAY ends."""
    for at in range(state.stands - 1, -1, -1):
        if source_of(state.standing[at * STANDING_WIDTH + W_WHO]) == source:
            drop_standing(state, at)
    for at in range(state.lasts - 1, -1, -1):
        start = at * LASTING_WIDTH
        in_play = state.lasting[start + L_UNTIL] % UNTIL_AT == WHILE_IN_PLAY
        if in_play and state.lasting[start + L_SOURCE] == source:
            drop_lasting(state, at)
    weigh(state)


def card_works(state: SkirmishState, source: i64) -> bool:
    """HY-11.8  Whether an effect of this card is still in force, or may still fire."""
    for at in range(state.stands):
        if source_of(state.standing[at * STANDING_WIDTH + W_WHO]) == source:
            return True
    for at in range(state.lasts):
        if state.lasting[at * LASTING_WIDTH + L_SOURCE] == source:
            return True
    return False


def rename_source(state: SkirmishState, source: i64, renamed: i64) -> None:
    """The card behind an effect is called otherwise from now on."""
    for at in range(0, state.lasts * LASTING_WIDTH, LASTING_WIDTH):
        if state.lasting[at + L_SOURCE] == source:
            state.lasting[at + L_SOURCE] = renamed
    for at in range(0, state.stands * STANDING_WIDTH, STANDING_WIDTH):
        c = state.standing[at + W_WHO]
        if source_of(c) == source:
            state.standing[at + W_WHO] = who(owner_of(c), renamed)


def cancel_source(state: SkirmishState, source: i64) -> None:
    """`cancel_card`  Everything of a card that lasts or waits ends; what it did at once stands."""
    for at in range(state.lasts - 1, -1, -1):
        if state.lasting[at * LASTING_WIDTH + L_SOURCE] == source:
            drop_lasting(state, at)
    leave_play(state, source)
