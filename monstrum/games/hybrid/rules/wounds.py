"""HY-6  Wounds: batches, what a Wound ends, and what happens in which order when somebody is eliminated."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import FRENZY, PRESTIGE
from monstrum.games.hybrid.rules import events, kinds
from monstrum.games.hybrid.rules.aptitudes import aptitude, has_printed
from monstrum.games.hybrid.rules.card_piles import ACTION_PILE
from monstrum.games.hybrid.rules.counters import clear_counters, end_furtive, end_parry, end_watch
from monstrum.games.hybrid.rules.decks import TO_HAND, push_draws
from monstrum.games.hybrid.rules.effect_sums import prevented
from monstrum.games.hybrid.rules.equipment import end_aura, lose_equipment
from monstrum.games.hybrid.rules.expiry import end_by_wound
from monstrum.games.hybrid.rules.figures import lift_figure
from monstrum.games.hybrid.rules.objectives import drop_objective
from monstrum.games.hybrid.rules.sightings import check_sight, draw_army
from monstrum.games.hybrid.rules.sources import active_side
from monstrum.games.hybrid.rules.success import HEROIC
from monstrum.games.hybrid.rules.triggers import (
    FIRST_BLOOD,
    ON_ELIMINATE,
    ON_ELIMINATED,
    ON_WOUND_DEALT,
    ON_WOUND_SUFFERED,
    fire_all,
    fire_for,
)
from monstrum.games.hybrid.rules.victory import maybe_end_game
from monstrum.games.hybrid.rules.warriors import nv, on_board
from monstrum.games.hybrid.state import (
    ELIMINATED,
    FIGURES,
    LOST_PRESTIGE,
    NO_FIGURE,
    NO_SIDE,
    SLOTS,
    SkirmishState,
    side_of,
)

# HY-6.10  Where Wounds come from.
BY_STRIKE: Final = 0  # strikes and pushes
BY_SHOT: Final = 1
BY_TRAP: Final = 2  # Trap counters, trapdoors, jumps
BY_EFFECT: Final = 3  # everything else

# Steps of a batch (HY-6.9).
LEAVING: Final = 0
TELLING: Final = 1
BLEEDING: Final = 2
LOOKING: Final = 3
SUFFERING: Final = 4


def suffer(state: SkirmishState, figure: i64, number: i64, source: i64) -> i64:
    """HY-6.9 (1)  The Wounds are placed and end what a Wound ends; answers the warrior's bit, or 0 if none
    was placed. The caller pushes the rest of the batch when all its Wounds are placed."""
    if state.at_work:
        number -= prevented(state, figure, number, source)
    if number <= 0 or not on_board(state, figure):
        return 0
    capacity = nv(state, figure)
    suffered = state.wounds[figure] + number
    state.own_wounds()[figure] = suffered if suffered < capacity else capacity  # HY-6.3: the surplus is lost
    state.emit(events.WOUNDED, figure, number, source)
    if state.parry_level[figure] != HEROIC:  # HY-6.8, HY-9.25
        end_parry(state, figure)
    end_watch(state, figure)
    end_furtive(state, figure)
    end_by_wound(state, figure)
    proud = has_printed(state, figure, PRESTIGE) or aptitude(state, figure, PRESTIGE) > 0
    if proud and not state.lost[figure] & LOST_PRESTIGE:
        state.own_lost()[figure] |= LOST_PRESTIGE
        state.emit(events.PRESTIGE_LOST, figure)
    bit: i64 = 1
    return bit << figure


def push_batch(
    state: SkirmishState, wounded: i64, by: i64, killer: i64 = NO_FIGURE, dealer: i64 = NO_FIGURE
) -> None:
    """HY-6.4, HY-6.9  What follows from a batch. `by` is the side that inflicted it or -1; `killer` the
    warrior who did so hand-to-hand (HY-14.7), `dealer` the one who did so otherwise, or nobody."""
    if wounded:
        dealt = killer if killer != NO_FIGURE else dealer
        state.push(kinds.BATCH, NOBODY, wounded, 0, by, killer + 1, LEAVING, dealt + 1)


def push_elimination(
    state: SkirmishState, wounded: i64, eliminated: i64, by: i64, dealer: i64 = NO_FIGURE
) -> None:
    """HY-14.14  A batch in which somebody is eliminated without a Wound."""
    state.push(kinds.BATCH, NOBODY, wounded, eliminated, by, 0, LEAVING, dealer + 1)


def ordered(state: SkirmishState, place: i64) -> i64:
    """HY-6.9  Within a step the active side comes first: the figure in this place."""
    return (place + active_side(state) * SLOTS) % FIGURES


class Batch(Frame[SkirmishState]):
    """HY-6.9 (2) – (7)  Each step puts the next one below whatever it brings about."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        wounded, gone, by, killer, step, dealt = state.a, state.b, state.c, state.d - 1, state.e, state.f
        if step == LEAVING:
            gone = still_there(state, gone) | fallen(state, wounded)
            step = TELLING if gone else SUFFERING
            state.push(kinds.BATCH, NOBODY, wounded, gone, by, killer + 1, step, dealt)
            if gone:
                leave(state, gone, by, killer)
                draw_for_losses(state, gone, by)
        elif step == TELLING:
            state.push(kinds.BATCH, NOBODY, wounded, gone, by, killer + 1, BLEEDING, dealt)
            fire_all(state, ON_ELIMINATED, gone, ON_ELIMINATE, dealt - 1)
        elif step == BLEEDING:
            state.push(kinds.BATCH, NOBODY, wounded, gone, by, killer + 1, LOOKING, dealt)
            for place in range(FIGURES if state.staying else 0):
                if (gone >> place) & 1:
                    lose_equipment(state, place)  # HY-12.9: not before it has told what it does
            first_blood(state, gone)
        elif step == LOOKING:
            state.push(kinds.BATCH, NOBODY, wounded, gone, by, killer + 1, SUFFERING, dealt)
            check_sight(state)
            maybe_end_game(state, False)
        else:
            fire_all(state, ON_WOUND_SUFFERED, wounded, ON_WOUND_DEALT, dealt - 1)


def still_there(state: SkirmishState, gone: i64) -> i64:
    """Nobody is eliminated twice."""
    found: i64 = 0
    bit: i64 = 1
    for figure in range(FIGURES if gone else 0):
        if (gone >> figure) & 1 and on_board(state, figure):
            found |= bit << figure
    return found


def fallen(state: SkirmishState, wounded: i64) -> i64:
    """HY-6.3  Those of the wounded whose Wounds have reached their NV."""
    found: i64 = 0
    bit: i64 = 1
    for figure in range(FIGURES):
        if (wounded >> figure) & 1 and on_board(state, figure) and state.wounds[figure] >= nv(state, figure):
            found |= bit << figure
    return found


def leave(state: SkirmishState, gone: i64, by: i64, killer: i64) -> None:
    """HY-6.9 (2)  They leave the board, drop what they bear, and Frenzy is credited."""
    for place in range(FIGURES):
        figure = ordered(state, place)
        if not (gone >> figure) & 1:
            continue
        drop_objective(state, figure)
        state.own_fell()[figure] = state.place[figure]
        lift_figure(state, figure)
        state.own_status()[figure] = ELIMINATED
        clear_counters(state, figure)
        end_aura(state, figure)
        state.emit(events.ELIMINATED, figure, by)
        if (
            killer >= 0
            and side_of(killer) != side_of(figure)
            and on_board(state, killer)
            and aptitude(state, killer, FRENZY)
        ):
            state.own_frenzy()[killer] += 1
            state.emit(events.FRENZIED, killer, state.frenzy[killer])


def draw_for_losses(state: SkirmishState, gone: i64, by: i64) -> None:
    """HY-6.9 (3), HY-10.3  One Action card for each warrior eliminated by the opponent; the active side draws
    first."""
    if by == NO_SIDE:
        return
    lost: i64 = 0
    for figure in range((1 - by) * SLOTS, (2 - by) * SLOTS):
        if (gone >> figure) & 1:
            lost += 1
    push_draws(state, 1 - by, ACTION_PILE, lost, TO_HAND)


def first_blood(state: SkirmishState, gone: i64) -> None:
    """HY-11.3  Each side's first loss."""
    for place in range(1, -1, -1):
        side = side_of(ordered(state, place * SLOTS))
        lost = (gone >> (side * SLOTS)) & ((1 << SLOTS) - 1)
        if lost and not (state.first_blood >> side) & 1:
            state.first_blood |= 1 << side
            state.emit(events.FIRST_BLOOD, side)
            fire_for(state, FIRST_BLOOD, side)
            draw_army(state, side)
