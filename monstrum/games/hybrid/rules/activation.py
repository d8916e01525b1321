"""HY-4  An activation: A1 reveal … A7 end. Card windows open between these steps where decks are in use."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import REVEALS
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import DC, MODES, MV, NO_MODE, OC, F
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.attacks import face
from monstrum.games.hybrid.rules.counters import (
    end_furtive,
    end_hindrance,
    end_hindrances_by,
    end_parry,
    end_watch,
    take_parry,
    take_watch,
)
from monstrum.games.hybrid.rules.decks import hand_size, unlock_all
from monstrum.games.hybrid.rules.effect_sums import NO_ATTACK, NO_FIRE, forbidden, mode_forbidden
from monstrum.games.hybrid.rules.equipment import end_aura
from monstrum.games.hybrid.rules.event_cards import push_reserves
from monstrum.games.hybrid.rules.expiry import check_nv, end_activation
from monstrum.games.hybrid.rules.figures import fronts, in_contact
from monstrum.games.hybrid.rules.firing import (
    NO_TARGET,
    legal_at_some_level,
    may_shoot,
    seen_by_none,
    shoot,
    usable_levels,
)
from monstrum.games.hybrid.rules.opening import open_action
from monstrum.games.hybrid.rules.points import first_points, value_points
from monstrum.games.hybrid.rules.strikes import strike
from monstrum.games.hybrid.rules.success import (
    BASIC,
    EXPERT_LEVEL,
    HEROIC,
    MASTER,
    NOVICE,
    SKILLED,
)
from monstrum.games.hybrid.rules.templates import breathe
from monstrum.games.hybrid.rules.triggers import ACTIVATION_END, ACTIVATION_START, entered, fire
from monstrum.games.hybrid.rules.warriors import highest_level, in_play, on_board, printed_value
from monstrum.games.hybrid.state import NO_FIGURE, NO_SQUARE, SLOTS, SkirmishState, side_of

BY_RULE: Final = -1  # allowance of a Movement: found when it starts (HY-7.1)


class Activation(Frame[SkirmishState]):
    """A1  The counter is turned up; what lasts until now ends."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure = state.a
        number = state.order[figure]
        side = side_of(figure)
        state.own_order()[figure] = 0
        if number:
            state.own_revealed()[side] = number
        state.active = figure
        state.acted += 1
        if not state.activated[figure]:  # HY-15.2: an extra activation is no second place
            state.own_activated()[figure] = state.acted
        state.emit(events.REVEALED, figure, number, marks=REVEALS)
        end_furtive(state, figure)  # HY-9.54
        end_aura(state, figure)  # HY-12.2
        unlock_all(state)
        if state.skips[figure] > 1:  # HY-4.1: only what ends at A1 and A7 ends
            state.own_skips()[figure] = (state.skips[figure] - 2) | 1
            state.emit(events.SKIPPED, figure)
            state.push(kinds.ACTIVATION_OVER, NOBODY, figure)
            return
        state.push(kinds.ACTIVATION_END, NOBODY, figure)
        state.push(kinds.MODE_CHOICE, NOBODY, figure)
        breathe(state, figure)
        entered(state, figure, NO_SQUARE)
        check_nv(state)


class ModeChoice(Frame[SkirmishState]):
    """A2, A3  The start window, then the mode, if he still stands."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure = state.a
        if in_play(state, figure):
            state.push(kinds.MODE_READY, NOBODY, figure)
            if state.cards.any():
                state.push(kinds.START_WINDOW, NOBODY, figure)
            fire(state, ACTIVATION_START, figure)


class ModeReady(Frame[SkirmishState]):
    """A3  Unless what happened in the start window has eliminated him."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if in_play(state, state.a):
            state.push(kinds.MODE, side_of(state.a), state.a)


class Mode(Frame[SkirmishState]):
    """A3, D13  A mode the profile has a value for (HY-4.2)."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        for mode in range(MODES):
            if printed_value(state, state.a, mode) and not mode_forbidden(state, state.a, mode):
                out.add(actions.MODE + mode)
        if out.count() == 0:
            out.add(actions.NONE)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure = state.a
        if action == actions.NONE:
            return
        announce(state, figure, action - actions.MODE)
        side = side_of(figure)
        mode = state.mode[figure]
        if mode == MV:
            open_action(state, figure, NO_TARGET, NO_TARGET)
        else:
            state.push(kinds.ACTION, NOBODY, figure)
            if mode == OC and touched(state, figure):
                state.push(kinds.FACE_TURN, side, figure)
            else:
                state.push(kinds.MOVEMENT, NOBODY, figure, BY_RULE)
        check_nv(state)


def announce(state: SkirmishState, figure: i64, mode: i64) -> None:
    """HY-4.2, HY-9.26  The new mode ends what the old one left; Defensive Combat helps at once, as its first
    LoM."""
    if state.mode[figure] != mode:
        end_hindrances_by(state, figure)  # HY-9.53
    end_parry(state, figure)
    end_watch(state, figure)
    state.own_mode()[figure] = mode
    state.emit(events.MODE_ANNOUNCED, figure, mode)
    if mode == DC:
        state.own_parry_level()[figure] = BASIC


def touched(state: SkirmishState, figure: i64) -> bool:
    """Whether an enemy is in contact with a warrior on the board."""
    if not on_board(state, figure):
        return False
    first: i64 = (1 - side_of(figure)) * SLOTS
    for enemy in range(first, first + SLOTS):
        if on_board(state, enemy) and in_contact(state, figure, enemy):
            return True
    return False


class FaceTurn(Frame[SkirmishState]):
    """A5, D23  HY-9.11: instead of a Movement, turn to an enemy in contact and strike him."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.NONE)
        if forbidden(state, state.a, NO_ATTACK):
            return
        first: i64 = (1 - side_of(state.a)) * SLOTS
        for enemy in range(first, first + SLOTS):
            if on_board(state, enemy) and in_contact(state, state.a, enemy):
                out.add(actions.FIGURE + enemy)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure = state.a
        if action == actions.NONE:
            state.push(kinds.MOVEMENT, NOBODY, figure, BY_RULE)
            return
        state.drop()  # the ACTION below: the target is chosen already
        target = action - actions.FIGURE
        open_action(state, figure, target, NO_TARGET)
        face(state, figure, target)


class Level(Frame[SkirmishState]):
    """D17  HY-4.4, HY-4.5  One LoM the warrior masters; in Firing one at which the target is legal."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        figure, target, second = state.a, state.b, state.c
        mode = state.mode[figure]
        gone = not in_play(state, figure) or (target != NO_TARGET and not on_board(state, target))
        if gone or mode == NO_MODE or attack_forbidden(state, figure, mode):
            out.add(actions.NONE)  # an effect has ended the Action before it began
            return
        highest = highest_level(state, figure, mode, value_points(state.e))
        if mode != F:
            for level in range(1, highest + 1):
                out.add(actions.LEVEL + level)
        elif target == NO_TARGET:
            if highest >= SKILLED:
                out.add(actions.LEVEL + SKILLED)
            else:
                out.add(actions.NONE)
        elif second != NO_TARGET and highest >= HEROIC:
            out.add(actions.LEVEL + HEROIC)  # HY-9.36: two shots declared
        else:
            usable = usable_levels(state, figure, target, highest)
            for level in range(BASIC, HEROIC):
                if (usable >> level) & 1:
                    out.add(actions.LEVEL + level)
            if usable == 0:
                out.add(actions.NONE)  # HY-9.1: the shot is lost

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure, target, second, bits, points = state.a, state.b, state.c, state.d, state.e
        if action == actions.NONE:
            state.emit(events.SHOT_LOST, figure)
            return
        level = action - actions.LEVEL
        mode = state.mode[figure]
        state.emit(events.LEVEL_ANNOUNCED, figure, level)
        if mode == MV:
            push_moves(state, figure, level, first_points(points))
        elif mode == DC:
            take_parry(state, figure, level)
        elif mode == OC:
            if target != NO_TARGET:
                strike(state, figure, target, level, first_points(points))
        elif target == NO_TARGET:
            take_watch(state, figure)
        else:
            if second != NO_TARGET and level != HEROIC:
                second = NO_TARGET
                state.emit(events.NO_MORE_SHOT, figure)
            shoot(state, figure, target, second, level, bits, points)


def push_moves(state: SkirmishState, figure: i64, level: i64, points: i64) -> None:
    """HY-9.50 – HY-9.57  The Movement of a LoM; Heroic Moves are two. The points go along for its rolls."""
    flags: i64 = kinds.FREE_DOORS | (kinds.POINTS_AT * (points % 256))
    if level == BASIC:
        flags |= kinds.MAY_SACRIFICE | kinds.IS_BASIC
    elif level == NOVICE:
        flags |= kinds.BRUSHING
    elif level == SKILLED:
        flags |= kinds.MAY_HINDER
    elif level == EXPERT_LEVEL:
        flags |= kinds.IS_FURTIVE
    elif level == MASTER:
        flags |= kinds.SLIDING
    else:
        state.push(kinds.MOVEMENT, NOBODY, figure, BY_RULE, flags)
    state.push(kinds.MOVEMENT, NOBODY, figure, BY_RULE, flags)


class Action(Frame[SkirmishState]):
    """A6  Target or LoM, by the mode; nothing for who is gone, or still outside (HY-4.9)."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure = state.a
        side = side_of(figure)
        mode = state.mode[figure]
        if not on_board(state, figure):
            state.own_parry_level()[figure] = 0
        elif mode == DC:
            if state.parry_level[figure]:  # HY-9.26: a Wound on the way has ended it
                open_action(state, figure, NO_TARGET, NO_TARGET)
        elif mode == OC or mode == F:
            state.push(kinds.TARGET, side, figure)


class Target(Frame[SkirmishState]):
    """A6, D24  HY-9.10, HY-9.30, HY-9.40: an enemy, or Skilled Firing, or nothing (HY-4.6)."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        figure = state.a
        mode = state.mode[figure]
        out.add(actions.NONE)
        if attack_forbidden(state, figure, mode):
            return
        if mode == F and state.watch[figure] == 0 and may_watch(state, figure):
            out.add(actions.WATCH)
        first: i64 = (1 - side_of(figure)) * SLOTS
        for enemy in range(first, first + SLOTS):
            if on_board(state, enemy):
                if mode == OC:
                    legal = fronts(state, figure, enemy)
                else:
                    legal = legal_at_some_level(state, figure, enemy)
                if legal:
                    out.add(actions.FIGURE + enemy)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure = state.a
        side = side_of(figure)
        if action == actions.NONE:
            return
        if action == actions.WATCH:
            open_action(state, figure, NO_TARGET, NO_TARGET)
            return
        target = action - actions.FIGURE
        end_watch(state, figure)  # HY-9.45: only an Infiltration move finds a counter here
        if state.mode[figure] == OC:
            open_action(state, figure, target, NO_TARGET)
        elif may_declare_two(state, figure, target):
            state.push(kinds.SECOND_TARGET, side, figure, target)
        else:
            open_action(state, figure, target, NO_TARGET)


def attack_forbidden(state: SkirmishState, figure: i64, mode: i64) -> bool:
    """`forbid(what=ATTACK)`, `forbid(what=FIRE)`: also if it is laid when the target is declared already."""
    if mode != OC and mode != F:
        return False
    return forbidden(state, figure, NO_ATTACK) or (mode == F and forbidden(state, figure, NO_FIRE))


def may_watch(state: SkirmishState, figure: i64) -> bool:
    """HY-9.40  LoM 3 within reach, no enemy seen, none touched."""
    return within_reach(state, figure, SKILLED) and seen_by_none(state, figure)


def within_reach(state: SkirmishState, figure: i64, level: i64) -> bool:
    """HY-4.6  Whether a LoM of Firing is mastered, or cards may help: whoever holds one may hope."""
    return highest_level(state, figure, F) >= level or hand_size(state, side_of(figure)) > 0


def may_declare_two(state: SkirmishState, figure: i64, target: i64) -> bool:
    """HY-9.36  Two shots are Heroic Firing: declared where it can be reached, each as a Basic one."""
    return within_reach(state, figure, HEROIC) and may_shoot(state, figure, target, BASIC)


class SecondTarget(Frame[SkirmishState]):
    """D24  HY-9.36: the second shot, at the same or another enemy, or none."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.NONE)
        first: i64 = (1 - side_of(state.a)) * SLOTS
        for enemy in range(first, first + SLOTS):
            if may_shoot(state, state.a, enemy, BASIC):
                out.add(actions.FIGURE + enemy)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        second: i64 = NO_TARGET if action == actions.NONE else action - actions.FIGURE
        open_action(state, state.a, state.b, second)


class ActivationEnd(Frame[SkirmishState]):
    """A7  The end window, for who is still there."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure = state.a
        state.push(kinds.ACTIVATION_OVER, NOBODY, figure)
        if in_play(state, figure):
            push_reserves(state, figure)
            fire(state, ACTIVATION_END, figure)


class ActivationOver(Frame[SkirmishState]):
    """HY-9.53  A Skilled Move counter goes; nobody is active any more."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if in_play(state, state.a):
            end_hindrance(state, state.a)
        end_activation(state, state.a)
        state.active = NO_FIGURE
