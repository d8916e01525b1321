"""6.3  Triggers: something has happened, and whatever waits for it acts. Triggers are asked, not subscribed.

A trigger of a figurine concerns the target of the effect: the effect acts on the figurine that triggered it.
What fires at one moment lies on the operands, four numbers each, until `simultaneous.py` has put it in order.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.core.state import NOBODY, WIDTH
from monstrum.games.hybrid.content.catalog import (
    E_IF,
    E_OP,
    E_OPTIONAL,
    E_TARGET,
    E_TRIGGER,
    E_WORD,
    EFFECT_WIDTH,
    P_WHAT,
    PREDICATE_WIDTH,
    T_FILTERS,
    T_SCOPE,
    TARGET_WIDTH,
)
from monstrum.games.hybrid.effects.opcodes import REROLL
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.effect_table import drop_standing, weigh
from monstrum.games.hybrid.rules.in_force import (
    S_ACTIVE,
    S_FIGURES,
    S_FOE,
    S_OPPOSING,
    S_OWNER,
    covers,
    of_this_action,
)
from monstrum.games.hybrid.rules.predicates import IN_TILE, all_hold, spot
from monstrum.games.hybrid.rules.records import CONCERNED, FIRED, WHO
from monstrum.games.hybrid.rules.sources import (
    ACTIVATION_END,
    ACTIVATION_START,
    AFTER_ROLL,
    BEFORE_ROLL,
    FIRST_BLOOD,
    FIRST_CONTACT,
    ON_ELIMINATE,
    ON_ELIMINATED,
    ON_ENTER_SQUARE,
    ON_HIT,
    ON_MOVE_END,
    ON_OBJECTIVE,
    ON_PARRY,
    ON_WOUND_DEALT,
    ON_WOUND_SUFFERED,
    PLAYED,
    ROUND_END,
    ROUND_START,
    concerned_of,
    figures,
    is_of_strike,
    opposing_of,
    owner_of,
    self_of,
    source_of,
)
from monstrum.games.hybrid.rules.squares import base_squares
from monstrum.games.hybrid.state import (
    FIGURES,
    NO_FIGURE,
    NO_SQUARE,
    STANDING_WIDTH,
    W_FIGURES,
    W_HOW,
    W_ROW,
    W_UNTIL,
    W_WHO,
    SkirmishState,
    side_of,
)

__all__ = [
    "ACTIVATION_END", "ACTIVATION_START", "AFTER_ROLL", "BEFORE_ROLL", "FIRST_BLOOD", "FIRST_CONTACT",
    "ON_ELIMINATE", "ON_ELIMINATED", "ON_ENTER_SQUARE", "ON_HIT", "ON_MOVE_END", "ON_OBJECTIVE", "ON_PARRY",
    "ON_WOUND_DEALT", "ON_WOUND_SUFFERED", "ROUND_END", "ROUND_START", "fire", "fire_all", "fire_for",
    "fire_for_sides", "waits_for",
]  # fmt: skip

BOTH: Final = -1  # as a side: of both players
OF_ENEMY: Final = 1  # the second word of `which` of reroll
INSTANCE: Final = 4  # numbers of an effect that fires: row, and registers c, d, e


def waits_for(state: SkirmishState, trigger: i64) -> bool:
    """Whether anything waits for this: mostly not, and quickly said."""
    return (state.waits >> trigger) & 1 == 1


def fire(
    state: SkirmishState, trigger: i64, figure: i64, opposing: i64 = NO_FIGURE, of_action: bool = True
) -> None:
    """A trigger of a warrior; `opposing` is the other one of a combat. HY-5.12: without `of_action` nothing
    fires that waits because of an Action card laid in this Action."""
    if (state.waits >> trigger) & 1:
        launch(state, gather(state, trigger, figure, opposing, of_action=of_action))


def fire_all(state: SkirmishState, trigger: i64, mask: i64, other: i64 = 0, dealer: i64 = NO_FIGURE) -> None:
    """A trigger of several warriors at the same moment, and another one of the warrior who did it."""
    number: i64 = 0
    if (state.waits >> trigger) & 1:
        for figure in range(FIGURES):
            if (mask >> figure) & 1:
                number += gather(state, trigger, figure, dealer)
    if dealer != NO_FIGURE and (state.waits >> other) & 1:
        once = other == ON_WOUND_DEALT  # 6.3: after each batch; an elimination is one for each victim
        for victim in range(FIGURES):
            if (mask >> victim) & 1 and victim != dealer:
                number += gather(state, other, dealer, victim)
                if once:
                    break
    launch(state, number)


def fire_for_sides(state: SkirmishState, trigger: i64) -> None:
    """A trigger of the round, or of both players."""
    if (state.waits >> trigger) & 1:
        launch(state, gather(state, trigger, NO_FIGURE))


def fire_for(state: SkirmishState, trigger: i64, side: i64) -> None:
    """A trigger of one player."""
    if (state.waits >> trigger) & 1:
        launch(state, gather(state, trigger, NO_FIGURE, side=side))


def entered(state: SkirmishState, figure: i64, before: i64) -> None:
    """ON_ENTER_SQUARE  A figurine covers squares it did not cover on `before` (NO_SQUARE: it was nowhere). An
    effect that speaks of a tile, template or counter fires on coming in, not on moving about in it."""
    if (state.waits >> ON_ENTER_SQUARE) & 1 and spot(state, figure) != NO_SQUARE:
        launch(state, gather(state, ON_ENTER_SQUARE, figure, NO_FIGURE, before))


def launch(state: SkirmishState, number: i64) -> None:
    if number:
        state.push(kinds.FIRING, NOBODY, number)


def lay_instance(state: SkirmishState, row: i64, c: i64, d: i64, how: i64) -> None:
    state.lay(row)
    state.lay(c)
    state.lay(d)
    state.lay(how)


def gather(
    state: SkirmishState,
    trigger: i64,
    figure: i64,
    opposing: i64 = NO_FIGURE,
    before: i64 = NO_SQUARE,
    side: i64 = BOTH,
    of_action: bool = True,
) -> i64:
    """Lay every effect that fires for this figurine, or for a player where there is none; how many."""
    number: i64 = 0
    rows = state.catalog.effects.rows
    at: i64 = 0
    while at < state.stands:
        start = at * STANDING_WIDTH
        row = state.standing[start + W_ROW]
        at += 1
        if row < 0 or rows[row * EFFECT_WIDTH + E_TRIGGER] != trigger:
            continue
        c = state.standing[start + W_WHO]
        d = state.standing[start + W_FIGURES]
        how = state.standing[start + W_HOW]
        through = not is_of_strike(trigger)
        if not of_this_action(state, state.standing[start + W_UNTIL], source_of(c), through, of_action):
            continue
        if figure != NO_FIGURE:
            d = seen_by(d, figure, opposing)
            fires = concerns(state, row, figure, c, d, how)
            if fires and before != NO_SQUARE:
                fires = not was_inside(state, row, figure, c, d, how, before)
        else:
            fires = side == BOTH or owner_of(c) > 1 or owner_of(c) == side
            fires = fires and allowed(state, row, self_of(d), c, d)
        if not fires or under_way(state, row, c, d):
            continue
        lay_instance(state, row, c, d, how)
        number += 1
        if how == PLAYED and not rows[row * EFFECT_WIDTH + E_OPTIONAL]:
            at -= 1  # 6.1: it fires once at most
            drop_standing(state, at)
            weigh(state)
    return number


def seen_by(d: i64, figure: i64, opposing: i64) -> i64:
    """Register d when a trigger of this figurine fires. Seen from SELF, the opponent of a combat may be the
    one whose trigger it is; a card laid for a combat has its opponent already (HY-9.36: of two shots)."""
    other = opposing if opposing != NO_FIGURE else opposing_of(d)
    if other == self_of(d) and other != NO_FIGURE:
        other = opposing_of(d) if opposing_of(d) != NO_FIGURE else figure
    return figures(self_of(d), other, figure)


def allowed(state: SkirmishState, row: i64, figure: i64, c: i64, d: i64) -> bool:
    """Whether the condition of an effect holds, judged of a figurine if there is one."""
    condition = state.catalog.effects.rows[row * EFFECT_WIDTH + E_IF]
    if condition < 0:
        return True
    squares: list[int] = []
    if figure >= 0 and spot(state, figure) != NO_SQUARE:
        squares = base_squares(spot(state, figure), state.base[figure])
    return all_hold(state, condition, c, d, figure, squares)


def concerns(state: SkirmishState, row: i64, figure: i64, c: i64, d: i64, how: i64) -> bool:
    """6.3  Whether a trigger of this figurine is one of the target's."""
    effects = state.catalog.effects
    target = effects.rows[row * EFFECT_WIDTH + E_TARGET]
    scope = effects.targets[target * TARGET_WIDTH + T_SCOPE]
    owner = owner_of(c)
    if scope < S_OWNER and of_enemy_roll(state, row):
        fits = rolls_against(state, scope, figure, d)
    elif scope < S_OWNER or scope == S_FIGURES:
        fits = covers(state, target, scope, figure, c, d, how)
    elif scope == S_OWNER:
        fits = owner == side_of(figure)
    elif scope == S_FOE:
        fits = owner < 2 and owner != side_of(figure)
    else:
        fits = self_of(d) < 0 or self_of(d) == figure
    return fits and allowed(state, row, figure, c, d)


def of_enemy_roll(state: SkirmishState, row: i64) -> bool:
    """`AFTER_ROLL SELF.reroll(which=ENEMY)`: the roll it waits for is not the target's, but his enemy's."""
    at = row * EFFECT_WIDTH
    rows = state.catalog.effects.rows
    return rows[at + E_TRIGGER] == AFTER_ROLL and rows[at + E_OP] == REROLL and rows[at + E_WORD] == OF_ENEMY


def rolls_against(state: SkirmishState, scope: i64, figure: i64, d: i64) -> bool:
    """Whether this figurine has rolled in a combat with the target."""
    here, there = self_of(d), opposing_of(d)
    target = here
    if scope == S_OPPOSING:
        target = there
    elif scope == S_ACTIVE:
        target = state.active
    if target < 0 or side_of(target) == side_of(figure):
        return False
    return (target == here and figure == there) or (target == there and figure == here)


def was_inside(state: SkirmishState, row: i64, figure: i64, c: i64, d: i64, how: i64, before: i64) -> bool:
    """Whether the effect speaks of a place, and the figurine was in it before."""
    if not speaks_of_place(state, row):
        return False
    status, place, fell = state.status[figure], state.place[figure], state.fell[figure]
    state.own_places()
    state.place[figure] = before
    state.own_fell()[figure] = before
    found = concerns(state, row, figure, c, d, how)
    state.own_status()[figure], state.place[figure], state.own_fell()[figure] = status, place, fell
    return found


def speaks_of_place(state: SkirmishState, row: i64) -> bool:
    """Whether a filter or the condition names a tile, a template or a counter."""
    effects = state.catalog.effects
    at = row * EFFECT_WIDTH
    target = effects.rows[at + E_TARGET]
    return has_place(state, effects.targets[target * TARGET_WIDTH + T_FILTERS]) or has_place(
        state, effects.rows[at + E_IF]
    )


def has_place(state: SkirmishState, start: i64) -> bool:
    if start < 0:
        return False
    rows = state.catalog.effects.predicates
    for number in range(rows[start]):
        if rows[start + 1 + number * PREDICATE_WIDTH + P_WHAT] >= IN_TILE:
            return True
    return False


def under_way(state: SkirmishState, row: i64, c: i64, d: i64) -> bool:
    """An effect that is being carried out for a figurine does not fire for it again: nothing goes in
    circles."""
    for at in range(0, state.top, WIDTH):
        if (
            state.kind_of(at) == kinds.RUN
            and state.register(at, FIRED) == row + 1
            and state.register(at, WHO) == c
            and concerned_of(state.register(at, CONCERNED)) == concerned_of(d)
            and self_of(state.register(at, CONCERNED)) == self_of(d)
        ):
            return True
    return False
