"""HY-3  The round: Activation Roll, who keeps a Skilled Firing counter, secret ordering, who starts, the
sequence."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM
from monstrum.core.numbers import ONE
from monstrum.core.state import NOBODY, SEALED, Frame
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.auction import push_auction
from monstrum.games.hybrid.rules.conditions import condition_holds
from monstrum.games.hybrid.rules.counters import end_watch
from monstrum.games.hybrid.rules.expiry import check_nv
from monstrum.games.hybrid.rules.gates import set_gates
from monstrum.games.hybrid.rules.rolls import push_die
from monstrum.games.hybrid.rules.sightings import check_sight
from monstrum.games.hybrid.rules.triggers import ROUND_START, fire_for_sides
from monstrum.games.hybrid.rules.warriors import in_play
from monstrum.games.hybrid.state import (
    FIGURES,
    GRIFFIN,
    NO_FIGURE,
    SCORPION,
    SLOTS,
    STANDBY,
    SkirmishState,
    side_of,
)

WORST: Final = 10  # a die that loses outright (HY-3.4)
BEST: Final = 1  # a die that wins where the scores are equal (HY-3.5)

EXTRA: Final = 1  # register b of SEQUENCE: extra activations are being carried out

# Stages of NUMBERING.
KEEPING: Final = 0
SEALING: Final = 1


class Round(Frame[SkirmishState]):
    """HY-3.1  (a) Activation Roll, (b) ordering, (c) who starts, (d) activations, (e) end of round."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        state.round += 1
        opened = set_gates(state)  # HY-7.37: one may wait for a round
        state.acted = 0
        state.handed = 0
        state.active = NO_FIGURE
        for figure in range(FIGURES):
            state.own_activated()[figure] = 0
            state.own_order()[figure] = 0
            state.own_skips()[figure] &= ~1
        state.extras = []
        state.own_revealed()[GRIFFIN] = 0
        state.own_revealed()[SCORPION] = 0
        state.emit(events.ROUND_STARTED, state.round)
        push_order(state)
        state.push(kinds.NUMBERING, NOBODY, KEEPING)
        push_activation_roll(state)
        push_auction(state)
        fire_for_sides(state, ROUND_START)
        if opened:
            check_sight(state)
        check_nv(state)


def push_order(state: SkirmishState) -> None:
    """HY-3.9  The winner of the roll says who starts, and then it is one after the other."""
    state.push(kinds.ROUND_END, NOBODY)
    state.push(kinds.WHO_STARTS, NOBODY)


def push_activation_roll(state: SkirmishState) -> None:
    state.push(kinds.ACTIVATION_ROLL, NOBODY)


class ActivationRoll(Frame[SkirmishState]):
    """HY-3.2 – HY-3.6, HY-5.11  a Griffin's die, b Scorpion's die, c dice rolled, d and e the points they
    have committed: the lower score wins."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        griffin, scorpion, rolled, points, other_points = state.a, state.b, state.c, state.d, state.e
        if rolled < 2:
            state.push(kinds.ACTIVATION_ROLL, NOBODY, griffin, scorpion, rolled + 1, points, other_points)
            push_die(state, rolled)  # the Griffin's die first, into register a, then b
            return
        scores = (
            score(griffin, points - state.initiative[GRIFFIN]),
            score(scorpion, other_points - state.initiative[SCORPION]),
        )
        winner = roll_winner(griffin, scorpion, scores[0], scores[1])
        state.emit(events.ACTIVATION_ROLLED, griffin, scorpion, scores[0], scores[1], marks=RANDOM)
        if winner < 0:
            state.emit(events.ACTIVATION_TIED)
            state.push(kinds.ACTIVATION_ROLL, NOBODY, 0, 0, 0, points, other_points)  # points keep counting
        else:
            state.roll_winner = winner
            state.own_initiative()[GRIFFIN] = 0
            state.own_initiative()[SCORPION] = 0
            state.emit(events.ACTIVATION_WON, winner)


def score(die: i64, points: i64 = 0) -> i64:
    """HY-3.2  Never below 1."""
    return die - points if die - points > 1 else ONE


def roll_winner(griffin: i64, scorpion: i64, griffin_score: i64, scorpion_score: i64) -> i64:
    """HY-3.4, HY-3.5  The side that wins, or -1 if both roll again."""
    if (griffin == WORST) != (scorpion == WORST):
        return SCORPION if griffin == WORST else GRIFFIN
    if griffin == scorpion and (griffin == WORST or griffin == BEST):
        return -1  # whatever their scores are
    if griffin_score != scorpion_score:
        return GRIFFIN if griffin_score < scorpion_score else SCORPION
    if (griffin == BEST) != (scorpion == BEST):
        return GRIFFIN if griffin == BEST else SCORPION
    return -1


class Numbering(Frame[SkirmishState]):
    """HY-3.7, HY-3.8  Who keeps a Skilled Firing counter, the winner's shooters first; then the sealed
    ordering."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if state.a == KEEPING:
            state.push(kinds.NUMBERING, NOBODY, SEALING)
            push_keepers(state, 1 - state.roll_winner)
            push_keepers(state, state.roll_winner)
            return
        asked: i64 = 0
        for side in range(2):
            if to_number(state, side):
                asked |= 1 << side
        if asked:
            state.push(kinds.ORDER, SEALED, asked)


def push_keepers(state: SkirmishState, side: i64) -> None:
    """The lowest slot is asked first."""
    for slot in range(SLOTS - 1, -1, -1):
        figure = side * SLOTS + slot
        if state.watch[figure]:
            state.push(kinds.KEEP_FIRING, side, figure)


class KeepFiring(Frame[SkirmishState]):
    """HY-3.8, D7  Keep the Skilled Firing counter and go without an activation, or give it up."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.YES)
        out.add(actions.NO)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if action == actions.YES:
            state.emit(events.FIRING_KEPT, state.a)
        else:
            state.emit(events.FIRING_GIVEN_UP, state.a)
            end_watch(state, state.a)


def to_be_numbered(state: SkirmishState, figure: i64) -> bool:
    """HY-3.7  Able to be activated: in play, not waiting with Skilled Firing, his standby group open."""
    if not in_play(state, figure) or state.watch[figure]:
        return False
    group = state.group[figure]
    if state.status[figure] == STANDBY and group >= 0:
        return condition_holds(state, side_of(figure), state.mission.group_if[group])
    return True


def to_number(state: SkirmishState, side: i64) -> i64:
    """How many warriors a side numbers."""
    found: i64 = 0
    for figure in range(side * SLOTS, side * SLOTS + SLOTS):
        if to_be_numbered(state, figure):
            found += 1
    return found


class Order(Frame[SkirmishState]):
    """HY-3.7, D8  Sealed: each side names its warriors in the order of their numbers."""

    def offers(self, state: SkirmishState, seat: i64, out: Actions) -> None:
        picked = state.buffers[seat]
        for figure in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if to_be_numbered(state, figure) and actions.FIGURE + figure not in picked:
                out.add(actions.FIGURE + figure)

    def complete(self, state: SkirmishState, seat: i64) -> bool:
        return len(state.buffers[seat]) == to_number(state, seat)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        for side in range(2):
            number: i64 = 0
            for picked in state.buffers[side]:
                figure: i64 = picked - actions.FIGURE
                number += 1
                state.own_order()[figure] = number
                state.emit(events.NUMBERED_ONE, figure, number, audience=1 << side)
            state.emit(events.NUMBERED, side, number)


class WhoStarts(Frame[SkirmishState]):
    """HY-3.9, D9  The winner says which side starts. Run by nobody it asks him, if there is anybody to
    start."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.SIDE + GRIFFIN)
        out.add(actions.SIDE + SCORPION)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if action < 0:
            if next_figure(state, GRIFFIN) != NO_FIGURE or next_figure(state, SCORPION) != NO_FIGURE:
                state.push(kinds.WHO_STARTS, state.roll_winner)
            return
        side = action - actions.SIDE
        state.emit(events.STARTS, side)
        state.push(kinds.SEQUENCE, NOBODY, side)


def next_figure(state: SkirmishState, side: i64) -> i64:
    """HY-3.10  The warrior with the lowest number left."""
    found: i64 = NO_FIGURE
    for figure in range(side * SLOTS, side * SLOTS + SLOTS):
        number = state.order[figure]
        if number and (found == NO_FIGURE or number < state.order[found]):
            found = figure
    return found


class Sequence(Frame[SkirmishState]):
    """HY-3.10  a side whose turn it is. A side without numbers lets the other go on."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        side = state.a
        figure = next_figure(state, side)
        if figure == NO_FIGURE:
            side = 1 - side
            figure = next_figure(state, side)
        if figure != NO_FIGURE:
            state.push(kinds.SEQUENCE, NOBODY, 1 - side)
            state.push(kinds.ACTIVATION, NOBODY, figure)
        elif state.extras:
            figure = state.extras[0]
            state.extras = state.extras[1:]
            state.push(kinds.SEQUENCE, NOBODY, 1 - side, EXTRA)
            if in_play(state, figure):
                state.push(kinds.ACTIVATION, NOBODY, figure)
