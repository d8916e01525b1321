"""HY-9.40 – HY-9.46  Skilled Firing: shooters who wait fire at whoever moves into their sight, lowest
counter first."""

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.numbers import ZERO
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.attacks import IS_REACTION
from monstrum.games.hybrid.rules.counters import end_watch
from monstrum.games.hybrid.rules.effect_sums import NO_ATTACK, NO_FIRE, forbidden
from monstrum.games.hybrid.rules.expiry import begin_action
from monstrum.games.hybrid.rules.firing import NO_TARGET, may_shoot, shoot
from monstrum.games.hybrid.rules.opening import anybody_holds, open_reaction
from monstrum.games.hybrid.rules.sight import sees
from monstrum.games.hybrid.rules.success import BASIC
from monstrum.games.hybrid.rules.warriors import on_board
from monstrum.games.hybrid.state import ELIMINATED, NO_FIGURE, SLOTS, SkirmishState, side_of


def push_reactions(state: SkirmishState, actor: i64) -> None:
    """HY-7.51 (3)  Somebody moved, entered or operated a door: enemy shooters come next. The record that
    goes on with his Movement has been pushed before."""
    if anybody_watches(state, 1 - side_of(actor)):
        state.push(kinds.REACT, NOBODY, actor, 0)


def anybody_watches(state: SkirmishState, side: i64) -> bool:
    for shooter in range(side * SLOTS, side * SLOTS + SLOTS):
        if state.watch[shooter]:
            return True
    return False


def seen_now(state: SkirmishState, shooter: i64) -> i64:
    """The enemies a shooter sees, as bits of their slots."""
    first: i64 = (1 - side_of(shooter)) * SLOTS
    found: i64 = 0
    bit: i64 = 1
    for slot in range(SLOTS):
        if on_board(state, first + slot) and sees(state, shooter, first + slot):
            found |= bit << slot
    return found


def refresh_watched(state: SkirmishState) -> None:
    """HY-9.41  What watching shooters see from now on is nothing new to them."""
    for shooter in range(2 * SLOTS):
        if state.watch[shooter]:
            state.own_watched()[shooter] = seen_now(state, shooter)


def next_shooter(state: SkirmishState, side: i64, after: i64) -> i64:
    """HY-9.42  The shooter with the lowest counter above `after`."""
    found: i64 = NO_FIGURE
    for shooter in range(side * SLOTS, side * SLOTS + SLOTS):
        number = state.watch[shooter]
        if (
            number > after
            and on_board(state, shooter)
            and (found == NO_FIGURE or number < state.watch[found])
        ):
            found = shooter
    return found


def targets_of(state: SkirmishState, shooter: i64, actor: i64) -> i64:
    """HY-9.41  The acting enemy if he is seen, else enemies that have just become seen; bits of slots."""
    first: i64 = (1 - side_of(shooter)) * SLOTS
    bit: i64 = 1
    if sees(state, shooter, actor):
        return bit << (actor - first) if may_shoot(state, shooter, actor, BASIC) else ZERO
    new = seen_now(state, shooter) & ~state.watched[shooter]
    found: i64 = 0
    for slot in range(SLOTS):
        if (new >> slot) & 1 and may_shoot(state, shooter, first + slot, BASIC):
            found |= bit << slot
    return found


def must_not_shoot(state: SkirmishState, shooter: i64) -> bool:
    """`forbid`: he keeps his counter, and waits."""
    return forbidden(state, shooter, NO_ATTACK) or forbidden(state, shooter, NO_FIRE)


class React(Frame[SkirmishState]):
    """HY-9.41, HY-9.42  a acting enemy, b the counter of the last shooter asked."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        actor, after = state.a, state.b
        # HY-7.51: with the mover everything stops. HY-9.54: who is furtive draws no fire.
        if not on_board(state, actor) or state.furtive[actor]:
            refresh_watched(state)
            return
        shooter = next_shooter(state, 1 - side_of(actor), after)
        while shooter != NO_FIGURE:
            targets = ZERO if must_not_shoot(state, shooter) else targets_of(state, shooter, actor)
            if targets:
                state.push(kinds.REACT, NOBODY, actor, state.watch[shooter])
                state.push(kinds.WATCH_TARGET, side_of(shooter), shooter, targets)
                return
            shooter = next_shooter(state, 1 - side_of(actor), state.watch[shooter])
        refresh_watched(state)


class WatchTarget(Frame[SkirmishState]):
    """HY-9.41, D29  Shooting is compulsory; among several who have just become seen the shooter chooses."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        first: i64 = (1 - side_of(state.a)) * SLOTS
        for slot in range(SLOTS):
            if (state.b >> slot) & 1:
                out.add(actions.FIGURE + first + slot)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        shooter = state.a
        target = action - actions.FIGURE
        state.emit(events.REACTED, shooter, target)
        state.push(kinds.SHOT_AT, NOBODY, shooter, target)
        if anybody_holds(state):
            begin_action(state)
        shoot(state, shooter, target, NO_TARGET, BASIC, IS_REACTION, 0)
        open_reaction(state, shooter, target)


class ShotAt(Frame[SkirmishState]):
    """HY-9.43  A shooter whose shot eliminates keeps his counter, any other loses it."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if state.status[state.b] != ELIMINATED:
            end_watch(state, state.a)
