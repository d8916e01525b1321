"""HY-7.50, HY-7.52  The end of a Movement: counters lost, Sacrifice, objective, Event counter, Skilled
Move."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM, REVEALS
from monstrum.core.state import CHANCE, NOBODY, Frame
from monstrum.games.hybrid.content.catalog import MV, SACRIFICE
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.aptitudes import aptitude
from monstrum.games.hybrid.rules.card_piles import EVENT_PILE
from monstrum.games.hybrid.rules.counters import end_watch, hinder
from monstrum.games.hybrid.rules.decks import BY_TIMING, push_draws
from monstrum.games.hybrid.rules.expiry import check_nv
from monstrum.games.hybrid.rules.figures import engaged, fronts, in_contact
from monstrum.games.hybrid.rules.gates import set_gates
from monstrum.games.hybrid.rules.objectives import accept, lying_under, may_accept
from monstrum.games.hybrid.rules.points import signed
from monstrum.games.hybrid.rules.rolls import HINDER, TRAP, other_roll, succeeded
from monstrum.games.hybrid.rules.sightings import check_sight
from monstrum.games.hybrid.rules.sources import OBJECTIVE_SOURCE, play
from monstrum.games.hybrid.rules.squares import overlaps
from monstrum.games.hybrid.rules.triggers import ON_MOVE_END, ON_OBJECTIVE, fire
from monstrum.games.hybrid.rules.turns import TURNS, turned
from monstrum.games.hybrid.rules.victory import maybe_end_game
from monstrum.games.hybrid.rules.warriors import on_board
from monstrum.games.hybrid.rules.wounds import BY_EFFECT, BY_TRAP, push_batch, push_elimination, suffer
from monstrum.games.hybrid.state import (
    COUNTERS,
    EVENT_FACE,
    FACE_DOWN,
    NO_COUNTER,
    NO_SIDE,
    NO_SQUARE,
    OBJECTIVES,
    SLOTS,
    TRAP_FACE,
    SkirmishState,
    side_of,
)

# Steps of MOVEMENT_END (register d), as numbered in HY-7.50 from 0.
WATCHERS: Final = 0
SACRIFICING: Final = 1
ACCEPTING: Final = 2
COUNTER: Final = 3
HINDERING: Final = 4
MOVED: Final = 5


class MovementEnd(Frame[SkirmishState]):
    """HY-7.50  a figure, b MoveFlags, c 1 = travelled, d step: one step after the other."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure, flags, travelled, step = state.a, state.b, state.c, state.d
        if not on_board(state, figure):
            return
        side = side_of(figure)
        if step < MOVED:
            state.push(kinds.MOVEMENT_END, NOBODY, figure, flags, travelled, step + 1)
        if step == WATCHERS:
            end_touched_watches(state, figure)
        elif step == SACRIFICING:
            if flags & kinds.MAY_SACRIFICE and aptitude(state, figure, SACRIFICE) and engaged(state, figure):
                state.push(kinds.SACRIFICE, side, figure)
        elif step == ACCEPTING:
            if lying_under(state, figure):
                state.push(kinds.OBJECTIVE, side, figure)
        elif step == COUNTER:
            if state.last_counter != side and counter_under(state, figure) != NO_COUNTER_HERE:
                state.push(kinds.EVENT_COUNTER, side, figure)
        elif step == HINDERING:
            if flags & kinds.MAY_HINDER and travelled and engaged(state, figure):
                state.push(kinds.SKILLED_MOVE, side, figure, flags // kinds.POINTS_AT)
        else:
            fire(state, ON_MOVE_END, figure)


def end_touched_watches(state: SkirmishState, figure: i64) -> None:
    """HY-7.50 (1), HY-9.45  Enemy shooters he now touches lose their Skilled Firing counter."""
    first: i64 = (1 - side_of(figure)) * SLOTS
    for enemy in range(first, first + SLOTS):
        if state.watch[enemy] and on_board(state, enemy) and in_contact(state, figure, enemy):
            end_watch(state, enemy)


class Sacrifice(Frame[SkirmishState]):
    """HY-14.14, D30  He is eliminated, and every enemy in contact suffers X Wounds: one batch."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.YES)
        out.add(actions.NO)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if action == actions.NO:
            return
        figure = state.a
        state.drop()  # HY-7.50: nothing follows
        state.emit(events.SACRIFICED, figure)
        wounded: i64 = 0
        first: i64 = (1 - side_of(figure)) * SLOTS
        for enemy in range(first, first + SLOTS):
            if on_board(state, enemy) and in_contact(state, figure, enemy):
                wounded |= suffer(state, enemy, aptitude(state, figure, SACRIFICE), BY_EFFECT)
        bit: i64 = 1
        push_elimination(state, wounded, bit << figure, side_of(figure), figure)


class Objective(Frame[SkirmishState]):
    """HY-13.1, D20  Accept, or not; then a free turn."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.NONE)
        for objective in range(1, OBJECTIVES):
            if may_accept(state, state.a, objective):
                out.add(actions.OBJECTIVE + objective)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if action == actions.NONE:
            return
        figure = state.a
        objective = action - actions.OBJECTIVE
        state.push(kinds.OBJECTIVE_TURN, NOBODY, figure)
        accept(state, figure, objective)
        fire(state, ON_OBJECTIVE, figure)
        first, end = state.mission.objective_first[objective], state.mission.objective_end[objective]
        play(state, OBJECTIVE_SOURCE + objective, first, end, side_of(figure), figure)
        if set_gates(state):
            check_sight(state)
        check_nv(state)
        maybe_end_game(state, False)


class ObjectiveTurn(Frame[SkirmishState]):
    """HY-15.3, HY-13.1  What the objective does is done: it may have decided the game. Then one free quarter-
    or half-turn, for who is still there; run by nobody it asks his side."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.NONE)
        for turn in range(TURNS):
            out.add(actions.TURN + turn)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if action < 0:
            if not maybe_end_game(state, False) and on_board(state, state.a):
                state.push(kinds.OBJECTIVE_TURN, side_of(state.a), state.a)
        elif action != actions.NONE:
            state.own_places()
            state.facing[state.a] = turned(state.facing[state.a], action - actions.TURN)
            state.emit(events.TURNED, state.a, state.facing[state.a], 0)
            check_sight(state)


# Event and Trap counters (HY-11.5 – HY-11.7) --------------------------------------------------------

NO_COUNTER_HERE: Final = -1


def counter_under(state: SkirmishState, figure: i64) -> i64:
    """The first face-down counter a warrior stands on, or none."""
    for counter in range(COUNTERS):
        if stands_on(state, figure, counter):
            return counter
    return NO_COUNTER_HERE


def stands_on(state: SkirmishState, figure: i64, counter: i64) -> bool:
    if state.counter_face[counter] == NO_COUNTER:
        return False
    return overlaps(state.counter_square[counter], 1, state.place[figure], state.base[figure])


class EventCounter(Frame[SkirmishState]):
    """HY-11.5, HY-11.6, D21  One counter per Movement, by the sides in turn."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.NONE)
        for counter in range(COUNTERS):
            if stands_on(state, state.a, counter):
                out.add(actions.SQUARE + state.counter_square[counter])

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if action == actions.NONE:
            return
        figure = state.a
        square = action - actions.SQUARE
        state.last_counter = side_of(figure)
        state.emit(events.COUNTER_ACTIVATED, figure, square)
        for counter in range(COUNTERS):
            if state.counter_square[counter] == square and state.counter_face[counter] != NO_COUNTER:
                if state.counter_face[counter] == FACE_DOWN:
                    state.push(kinds.TURN_UP, CHANCE, figure, counter)
                else:
                    turn_up(state, figure, counter, state.counter_face[counter])
                return


class TurnUp(Frame[SkirmishState]):
    """HY-2.2  Nobody knew what this counter is: any of those that are left."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        if state.traps_left:
            out.add(actions.TRAP_UP)
        if state.events_left:
            out.add(actions.EVENT_UP)

    def weight(self, state: SkirmishState, action: i64) -> i64:
        return state.traps_left if action == actions.TRAP_UP else state.events_left

    def resolve(self, state: SkirmishState, action: i64) -> None:
        turn_up(state, state.a, state.b, draw_face(state, action))


def draw_face(state: SkirmishState, action: i64) -> i64:
    """HY-2.2  One less of those nobody has turned up."""
    if action == actions.TRAP_UP:
        state.traps_left -= 1
        return TRAP_FACE
    state.events_left -= 1
    return EVENT_FACE


def take_counter(state: SkirmishState, counter: i64, face: i64) -> None:
    """The counter is turned up and removed; the others close up, so that equal boards are equal states."""
    square = state.counter_square[counter]
    for later in range(counter, COUNTERS):
        last = later + 1 == COUNTERS
        state.own_counter_face()[later] = NO_COUNTER if last else state.counter_face[later + 1]
        state.own_counter_square()[later] = NO_SQUARE if last else state.counter_square[later + 1]
    state.emit(events.COUNTER_TURNED_UP, square, face, marks=RANDOM | REVEALS)


def turn_up(state: SkirmishState, figure: i64, counter: i64, face: i64) -> None:
    """HY-11.5, HY-11.7  The counter is removed in any case; a Trap is rolled for."""
    take_counter(state, counter, face)
    if face == TRAP_FACE:
        state.push(kinds.TRAP, NOBODY, figure)
        other_roll(state, figure, TRAP)
    else:
        push_draws(state, side_of(figure), EVENT_PILE, 1, BY_TIMING, figure)


class Trap(Frame[SkirmishState]):
    """HY-11.7  Failure is a Wound nobody is credited with."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if not succeeded(state.f):
            push_batch(state, suffer(state, state.a, 1, BY_TRAP), NO_SIDE)


# Skilled Move (HY-9.53) ----------------------------------------------------------------------------


class SkilledMove(Frame[SkirmishState]):
    """HY-9.53, D22  One enemy in front contact, or none."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.NONE)
        first: i64 = (1 - side_of(state.a)) * SLOTS
        for enemy in range(first, first + SLOTS):
            if on_board(state, enemy) and fronts(state, state.a, enemy):
                out.add(actions.FIGURE + enemy)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if action != actions.NONE:
            figure = state.a
            points = signed(state.b)
            state.push(kinds.HINDER, NOBODY, figure, action - actions.FIGURE)
            other_roll(state, figure, HINDER, MV, points=points)


class Hinder(Frame[SkirmishState]):
    """HY-9.53  a hinderer, b victim, f roll."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if succeeded(state.f):
            hinder(state, state.a, state.b)
