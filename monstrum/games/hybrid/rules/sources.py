"""6.1  Where effects come from: cards, Objectives and specials, played once or staying, and what is in force.

An effect under way is a record: a row, c owner and card, d figures, e how its card is in play. Rules push it
by `play` and never look at operations themselves; `ops/run.py` carries it out.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.core.state import NOBODY
from monstrum.games.hybrid.content.catalog import NOBODY as NEUTRAL
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.state import NO_FIGURE, SkirmishState, side_of

# How a card is in play (register e of a record), and what its effects of an Action are tied to.
PLAYED: Final[i64] = 0  # discarded: what waits fires once at most
CONSTANT: Final = 1
AURA_CARD: Final = 2
MUTATION_CARD: Final = 3
SPECIAL: Final = 4
HOW: Final = 8  # register e: how + HOW · tie
OF_ACTION: Final = 0
OF_SECOND_SHOT: Final = 1  # HY-9.36: sleeps until the second shot
OF_PARRY: Final = 2  # HY-10.15: ends with the parry
NAMING: Final = 128  # HY-11.8: who is SELF is still to be named
NESTED: Final = 256  # an effect inside another: what waits fires once at most, whatever its card

# What is behind an effect.
NO_SOURCE: Final = -1
DESIGNS: Final = 256  # a card: design + DESIGNS · number of the copy in play
OPEN_ACTION: Final = 1024  # + how deep an Action is: the number of all Action cards laid in it
OBJECTIVE_SOURCE: Final = 1 << 20  # + number of the Objective
SPECIAL_SOURCE: Final = 1 << 21  # + place among the mission's specials

# Places in `terms.TRIGGERS` and `terms.DURATIONS`.
ON_PLAY: Final = 0
ROUND_START: Final = 1
ROUND_END: Final = 2
ACTIVATION_START: Final = 3
ACTIVATION_END: Final = 4
BEFORE_ROLL: Final = 5
AFTER_ROLL: Final = 6
ON_HIT: Final = 7
ON_WOUND_DEALT: Final = 8
ON_WOUND_SUFFERED: Final = 9
ON_PARRY: Final = 10
ON_ELIMINATE: Final = 11
ON_ELIMINATED: Final = 12
ON_MOVE_END: Final = 13
ON_ENTER_SQUARE: Final = 14
ON_OBJECTIVE: Final = 15
FIRST_CONTACT: Final = 16
FIRST_BLOOD: Final = 17
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


def push_pick(
    state: SkirmishState, actor: i64, row: i64, picked: i64, c: i64, d: i64, e: i64, f: i64 = 0
) -> None:
    """D33  One more target of an effect is chosen."""
    state.push(kinds.EFFECT_PICK, actor, row, picked, c, d, e, f)


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


def is_action_card(state: SkirmishState, source: i64) -> bool:
    """Whether an Action card is behind an effect."""
    return 0 <= source < OBJECTIVE_SOURCE and source % DESIGNS < state.catalog.action_cards


def is_of_strike(trigger: i64) -> bool:
    """HY-10.15  Whether something that waits for this waits for one strike, shot, parry or roll; everything
    else may come of any part of the Action."""
    return BEFORE_ROLL <= trigger <= ON_HIT or trigger == ON_PARRY


def laid_source(card: i64, at: i64) -> i64:
    """The source of a card that lies in an open window, by its place among the cards laid there."""
    return card + DESIGNS * (at + 1)


def action_source(state: SkirmishState, card: i64) -> i64:
    """… and when the window has closed, as long as the Action goes on."""
    return card + DESIGNS * (OPEN_ACTION + state.action)


def of_open_action(state: SkirmishState, source: i64) -> bool:
    """HY-5.12  Whether an Action card of an Action that is under way is behind an effect."""
    return is_action_card(state, source) and source >= DESIGNS


def decides(state: SkirmishState, c: i64) -> i64:
    """HY-4.8  Who decides for an effect: its owner; of a neutral special the active side."""
    owner = owner_of(c)
    return active_side(state) if owner == NEUTRAL else owner


def active_side(state: SkirmishState) -> i64:
    """HY-4.8  Outside an activation the winner of the Activation Roll counts as active."""
    return side_of(state.active) if state.active != NO_FIGURE else state.roll_winner
