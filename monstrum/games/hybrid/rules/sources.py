"""6.1  Where effects come from: cards, Objectives and specials, played once or staying, and what is in force.

An effect under way is a record: a row, c owner and card, d figures, e how its card is in play. Rules push it by
`play` and never look at operations themselves; `ops/run.py` carries it out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.actions import doubled
from monstrum.core.state import NOBODY
from monstrum.games.hybrid import kinds
from monstrum.games.hybrid.catalog import (
    E_OP,
    E_TRIGGER,
    EFFECT_WIDTH,
    EITHER,
)
from monstrum.games.hybrid.catalog import NOBODY as NEUTRAL
from monstrum.games.hybrid.state import (
    L_OP,
    L_SOURCE,
    L_UNTIL,
    LASTING_WIDTH,
    NO_FIGURE,
    STANDING_WIDTH,
    UNTIL_AT,
    W_FIGURES,
    W_HOW,
    W_ROW,
    W_UNTIL,
    W_WHO,
    SkirmishState,
)

# How a card is in play (register e of a record), and what its effects of an Action are tied to.
PLAYED: Final = 0  # discarded: what waits fires once at most
CONSTANT: Final = 1
AURA_CARD: Final = 2
MUTATION_CARD: Final = 3
SPECIAL: Final = 4
HOW: Final = 8  # register e: how + HOW · tie
OF_ACTION: Final = 0
OF_SECOND_SHOT: Final = 1  # HY-9.36: sleeps until the second shot
OF_PARRY: Final = 2  # HY-10.15: ends with the parry

# What is behind an effect.
NO_SOURCE: Final = -1
DESIGNS: Final = 256  # a card: design + DESIGNS · number of the copy in play
OBJECTIVE_SOURCE: Final = 1 << 20  # + number of the Objective
SPECIAL_SOURCE: Final = 1 << 21  # + place among the mission's specials

# Places in `terms.TRIGGERS` and `terms.DURATIONS`.
ON_PLAY: Final = 0
AURA_ZONE: Final = 18
CONTINUOUS: Final = 19
ACTION: Final = 1
ACTIVATION: Final = 2
NEXT_ACTIVATION: Final = 3
ROUND: Final = 4
ROUNDS: Final = 5
WHILE_WOUNDED: Final = 6
UNTIL_WOUNDED: Final = 7
WHILE_IN_PLAY: Final = 8
GAME: Final = 9

SPECIAL_WIDTH: Final = 3  # columns of `Mission.specials`


# Registers ------------------------------------------------------------------------------------------


def who(owner: i64, source: i64) -> i64:
    """Register c: owner (a side, or NEUTRAL) and card."""
    return owner + 4 * (source + 1)


def owner_of(c: i64) -> i64:
    return c % 4


def source_of(c: i64) -> i64:
    return c // 4 - 1


def figures(self_figure: i64, opposing: i64, concerned: i64 = NO_FIGURE) -> i64:
    """Register d: SELF, OPPOSING, and the figurine whose trigger fired."""
    return (self_figure + 1) + 64 * (opposing + 1) + 4096 * (concerned + 1)


def self_of(d: i64) -> i64:
    return d % 64 - 1


def opposing_of(d: i64) -> i64:
    return d // 64 % 64 - 1


def concerned_of(d: i64) -> i64:
    return d // 4096 - 1


# Playing --------------------------------------------------------------------------------------------


def play(
    state: SkirmishState,
    source: i64,
    first: i64,
    end: i64,
    owner: i64,
    self_figure: i64,
    opposing: i64 = NO_FIGURE,
    how: i64 = PLAYED,
    tie: i64 = OF_ACTION,
) -> None:
    """6.1  The effects of these rows come next, in their order; those with a later trigger begin to wait."""
    if first < end:
        d = figures(self_figure, opposing)
        state.push(kinds.RUN, NOBODY, first, end, who(owner, source), d, how + HOW * tie, 0)


def play_card(
    state: SkirmishState,
    source: i64,
    owner: i64,
    self_figure: i64,
    opposing: i64 = NO_FIGURE,
    how: i64 = PLAYED,
    tie: i64 = OF_ACTION,
) -> None:
    """The effects of a card."""
    design = source % DESIGNS
    first = state.catalog.first_effect[2 * design]
    end = state.catalog.first_effect[2 * design + 1]
    play(state, source, first, end, owner, self_figure, opposing, how, tie)


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
                until = state.catalog.effects.rows[row * EFFECT_WIDTH + 8]
                stand(state, row, who(owner, source), figures(NO_FIGURE, NO_FIGURE), SPECIAL, until)
    weigh(state)


def is_neutral(owner: i64) -> bool:
    return owner == NEUTRAL


# Rows -----------------------------------------------------------------------------------------------


def stand(state: SkirmishState, row: i64, c: i64, d: i64, how: i64, until: i64) -> None:
    """An effect stays or waits from now on; the caller weighs afterwards."""
    at = state.stands * STANDING_WIDTH
    while at + STANDING_WIDTH > len(state.standing):
        state.standing = doubled(state.standing)
    rows = state.standing
    rows[at + W_ROW] = row
    rows[at + W_WHO] = c
    rows[at + W_FIGURES] = d
    rows[at + W_HOW] = how
    rows[at + W_UNTIL] = until
    state.stands += 1


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


def weigh(state: SkirmishState) -> None:
    """Work out which operations are in force and which triggers are waited for."""
    found: i64 = 0
    waits: i64 = 0
    bit: i64 = 1
    for at in range(state.lasts):
        op = state.lasting[at * LASTING_WIDTH + L_OP]
        if op >= 0:
            found |= bit << op
    effects = state.catalog.effects.rows
    for at in range(state.stands):
        row = state.standing[at * STANDING_WIDTH + W_ROW]
        if row < 0:
            continue
        trigger = effects[row * EFFECT_WIDTH + E_TRIGGER]
        if trigger >= AURA_ZONE:
            found |= bit << effects[row * EFFECT_WIDTH + E_OP]
        else:
            waits |= bit << trigger
    state.at_work = found
    state.waits = waits


# Cards in play --------------------------------------------------------------------------------------


def leave_play(state: SkirmishState, source: i64) -> None:
    """HY-6.5, HY-12.2  A card that stays leaves play: nothing of it waits any more, and what lasted
    WHILE_IN_PLAY ends."""
    for back in range(state.stands):
        at = state.stands - 1 - back
        if source_of(state.standing[at * STANDING_WIDTH + W_WHO]) == source:
            drop_standing(state, at)
    for back in range(state.lasts):
        at = state.lasts - 1 - back
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
