"""HY-2.3, HY-2.7, HY-2.8  Forces and deployment: one side after the other, large bases first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import REVEALS
from monstrum.core.state import NOBODY, SEALED, Frame
from monstrum.games.hybrid.content.catalog import A_KIND, A_SIDE, ACCESS_WIDTH, APTITUDES, AURA, ENTRY, NONE
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.dealing import stock_decks
from monstrum.games.hybrid.rules.figures import free, put_figure
from monstrum.games.hybrid.rules.sightings import check_sight
from monstrum.games.hybrid.rules.sources import ON_PLAY
from monstrum.games.hybrid.rules.squares import WIDTH, holds
from monstrum.games.hybrid.rules.triggers import fire_for_sides
from monstrum.games.hybrid.state import (
    COUNTERS,
    FACE_DOWN,
    LEFT_OUT,
    LYING,
    MOST_WARRIORS,
    NO_FIGURE,
    NOT_IN_PLAY,
    OBJECTIVES,
    SLOTS,
    STANDBY,
    SkirmishState,
    side_of,
)

# Stages of SETUP (register a): what comes next.
MUSTERING: Final = 0
LEADING: Final = 1
DEPLOYING: Final = 2  # register b: the place of the side in the deployment order
PLACING: Final = 3  # register b likewise
STARTING: Final = 4
LOOKING: Final = 5


def push_setup(state: SkirmishState) -> None:
    """HY-2.1, HY-2.2  The counters lie on the board; the rest of the setup is pending."""
    mission = state.mission
    squares = mission.counter_squares
    for at in range(min(len(squares), COUNTERS)):
        state.own_counter_square()[at] = squares[at]
        state.own_counter_face()[at] = FACE_DOWN
    state.events_left = mission.event_counters
    state.traps_left = mission.trap_counters
    for objective in range(1, OBJECTIVES):
        if mission.objective_square[objective] != NONE:
            state.own_objective_square()[objective] = mission.objective_square[objective]
            state.own_objective_at()[objective] = LYING
    stock_decks(state)
    state.push(kinds.SETUP, NOBODY, MUSTERING)


class Setup(Frame[SkirmishState]):
    """HY-2.1  Forces, leaders, deployment, and the first look around."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        stage, place = state.a, state.b
        if stage == MUSTERING:
            state.emit(events.MISSION_STARTED)
            state.push(kinds.SETUP, NOBODY, LEADING)
            muster_fixed(state)
        elif stage == LEADING:
            state.push(kinds.SETUP, NOBODY, DEPLOYING, 0)
            if state.cards.any():
                state.push(kinds.DEALING, NOBODY)
            name_leaders(state)
        elif stage == DEPLOYING:
            after: i64 = DEPLOYING if place == 0 else STARTING
            state.push(kinds.SETUP, NOBODY, after, 1)
            state.push(kinds.SETUP, NOBODY, PLACING, place)
            state.push(kinds.STANDBY, NOBODY, state.mission.deploy_order[place], 0)
        elif stage == PLACING:
            deploy_side(state, state.mission.deploy_order[place])
        elif stage == STARTING:
            state.push(kinds.ROUND, NOBODY)
            state.push(kinds.SETUP, NOBODY, LOOKING)
            fire_for_sides(state, ON_PLAY)  # specials that say nothing else happen once, now
        else:
            check_sight(state)  # HY-2.8, HY-11.2


def muster_fixed(state: SkirmishState) -> None:
    """HY-2.3  Fixed forces come as the mission says; the others are chosen at the same time, in secret."""
    asked: i64 = 0
    for side in range(2):
        if len(state.mission.fixed[side]):
            for profile in state.mission.fixed[side]:
                enlist(state, side, profile)
        else:
            asked |= 1 << side
    if asked:
        state.push(kinds.FORCE, SEALED, asked)


def enlist(state: SkirmishState, side: i64, profile: i64) -> i64:
    """A warrior joins a side, in its first free slot; answers the figure, or nobody if there is none."""
    for slot in range(SLOTS):
        figure: i64 = side * SLOTS + slot
        if state.status[figure] == NOT_IN_PLAY:
            state.own_profile()[figure] = profile
            state.own_base()[figure] = state.catalog.base[profile]
            state.own_letter()[figure] = (65 if side == 0 else 97) + slot
            state.own_status()[figure] = STANDBY
            return figure
    return NO_FIGURE


# Chosen forces ------------------------------------------------------------------------------------


def can_finish_force(state: SkirmishState, side: i64, picked: list[int], profile: i64) -> bool:
    """HY-2.3  Whether a list, with this profile added (or none if -1), can still become a legal one,
    profiles being named in ascending order."""
    mission = state.mission
    catalog = state.catalog
    last: i64 = profile if profile >= 0 else catalog.profiles
    ranks: i64 = 0
    number: i64 = 0
    minor: i64 = 0
    copies: i64 = 0
    chosen = picked.copy()
    if profile >= 0:
        chosen.append(actions.PROFILE + profile)
    for action in chosen:
        one: i64 = action - actions.PROFILE
        number += 1
        ranks += catalog.rank[one]
        minor += 1 if catalog.rank[one] == 0 else 0
        copies += 1 if one == profile else 0
    if profile >= 0 and copies > catalog.most[profile]:
        return False
    for at in range(len(mission.compulsory[side])):
        wanted: i64 = mission.compulsory[side][at]
        if missing(mission.compulsory[side], chosen, wanted, at):
            if wanted < last:
                return False  # its turn has passed
            number += 1
            ranks += catalog.rank[wanted]
            minor += 1 if catalog.rank[wanted] == 0 else 0
    most = mission.max_warriors[side]
    most = most if most < MOST_WARRIORS else MOST_WARRIORS
    if number == 0:
        return False
    return ranks <= mission.rank_total[side] and number <= most and minor <= mission.max_rank0[side]


def missing(wanted: list[int], chosen: list[int], profile: i64, at: i64) -> bool:
    """Whether the compulsory profile in this place of the list is still to be picked."""
    needed: i64 = 0
    for place in range(at + 1):
        needed += 1 if wanted[place] == profile else 0
    found: i64 = 0
    for action in chosen:
        found += 1 if action - actions.PROFILE == profile else 0
    return found < needed


class Force(Frame[SkirmishState]):
    """HY-2.3, D1  Sealed: profiles in ascending order, then done."""

    def offers(self, state: SkirmishState, seat: i64, out: Actions) -> None:
        picked = state.buffers[seat]
        last: i64 = picked[len(picked) - 1] - actions.PROFILE if picked else 0
        if can_finish_force(state, seat, picked, -1):
            out.add(actions.NONE)
        for profile in range(last, state.catalog.profiles):
            if state.catalog.side[profile] == seat and can_finish_force(state, seat, picked, profile):
                out.add(actions.PROFILE + profile)

    def complete(self, state: SkirmishState, seat: i64) -> bool:
        picked = state.buffers[seat]
        return len(picked) > 0 and picked[len(picked) - 1] == actions.NONE

    def secret(self, state: SkirmishState, seat: i64) -> bool:
        return True

    def resolve(self, state: SkirmishState, action: i64) -> None:
        for side in range(2):
            number: i64 = 0
            for picked in state.buffers[side]:
                if picked != actions.NONE:
                    enlist(state, side, picked - actions.PROFILE)
                    number += 1
            if number:
                state.emit(events.FORCE_CHOSEN, side, number, marks=REVEALS)


# Leaders ------------------------------------------------------------------------------------------


def name_leaders(state: SkirmishState) -> None:
    """HY-14.4  The warrior with Aura; of several the highest Rank, then NV, then the player's choice."""
    for side in range(1, -1, -1):
        found = candidates(state, side)
        if found == 0:
            continue
        first: i64 = side * SLOTS
        while not (found >> (first - side * SLOTS)) & 1:
            first += 1
        bit: i64 = 1
        if found == bit << (first - side * SLOTS):
            state.own_leader()[side] = first
            state.emit(events.LEADER_NAMED, first)
        else:
            state.push(kinds.LEADER, side, found)


def candidates(state: SkirmishState, side: i64) -> i64:
    """The best warriors with Aura, as bits of their slots."""
    catalog = state.catalog
    best: i64 = -1
    found: i64 = 0
    bit: i64 = 1
    for slot in range(SLOTS):
        profile = state.profile[side * SLOTS + slot]
        if profile < 0 or catalog.aptitude[profile * APTITUDES + AURA] == 0:
            continue
        worth = catalog.rank[profile] * 16 + catalog.nv[profile]
        if worth > best:
            best = worth
            found = 0
        if worth == best:
            found |= bit << slot
    return found


class Leader(Frame[SkirmishState]):
    """HY-14.4, D4  a mask of the tied warriors' slots."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        for slot in range(SLOTS):
            if (state.a >> slot) & 1:
                out.add(actions.FIGURE + state.actor * SLOTS + slot)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        state.own_leader()[state.actor] = action - actions.FIGURE
        state.emit(events.LEADER_NAMED, action - actions.FIGURE)


# Deployment ---------------------------------------------------------------------------------------


def deploy_side(state: SkirmishState, side: i64) -> None:
    """HY-2.7  Large bases first, then the others, in the order of the force; some stay outside."""
    if state.mission.by_entry[side]:
        return
    for base in range(1, 3):
        for slot in range(SLOTS - 1, -1, -1):
            figure: i64 = side * SLOTS + slot
            if to_deploy(state, figure) and state.base[figure] == base:
                state.push(kinds.DEPLOY, side, figure)


def to_deploy(state: SkirmishState, figure: i64) -> bool:
    """Whether a warrior waits for his place on the board, and for no Entry."""
    return state.status[figure] == STANDBY and state.group[figure] < 0


def room(state: SkirmishState, side: i64) -> vec[i64]:
    """HY-2.7  The free squares of a side's zone: not solid, no rocks, no open trapdoor."""
    ground = state.ground
    found: vec[i64] = vec[i64]([0] * WIDTH)
    bit: i64 = 1
    for row in range(state.mission.rows):
        for column in range(state.mission.columns):
            square: i64 = row * WIDTH + column
            if not (state.mission.zone_at[square] >> side) & 1 or holds(ground.solid, square):
                continue
            if holds(ground.rocks, square) or holds(ground.pits, square):
                continue
            if free(state, NO_FIGURE, square, 1):
                found[row] |= bit << column
    return found


def fits_in(state: SkirmishState, squares: vec[i64], square: i64, base: i64) -> bool:
    """Whether a base lies wholly on these squares."""
    if base == 1:
        return holds(squares, square)
    if not state.ground.fits(square, 2):
        return False
    bits: i64 = 3
    bits = bits << (square % WIDTH)
    row = square // WIDTH
    return squares[row] & bits == bits and squares[row + 1] & bits == bits


def without(squares: vec[i64], square: i64, base: i64) -> vec[i64]:
    """The squares left when a base stands there."""
    found = squares[:]
    bits: i64 = 1 if base == 1 else 3
    bits = bits << (square % WIDTH)
    row = square // WIDTH
    for at in range(row, row + base):
        found[at] &= ~bits
    return found


def count_squares(squares: vec[i64]) -> i64:
    found: i64 = 0
    for row in range(WIDTH):
        bits = squares[row]
        while bits:
            bits &= bits - 1
            found += 1
    return found


def packs(state: SkirmishState, squares: vec[i64], large: i64, after: i64) -> bool:
    """Whether so many large bases find room, each further on than the one before."""
    if large == 0:
        return True
    for square in range(after, state.mission.rows * WIDTH):
        if fits_in(state, squares, square, 2) and packs(
            state, without(squares, square, 2), large - 1, square + 1
        ):
            return True
    return False


def still_to_come(state: SkirmishState, figure: i64, base: i64) -> i64:
    """How many other warriors of the side with such a base wait to be deployed."""
    found: i64 = 0
    side = side_of(figure)
    for other in range(side * SLOTS, side * SLOTS + SLOTS):
        if other != figure and to_deploy(state, other) and state.base[other] == base:
            found += 1
    return found


class Deploy(Frame[SkirmishState]):
    """HY-2.7, D5  a figure: a square that leaves room for the rest of the force, then a facing."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        figure = state.a
        base = state.base[figure]
        squares = room(state, side_of(figure))
        large = still_to_come(state, figure, 2)
        wanted = base * base + 4 * large + still_to_come(state, figure, 1)
        strict = count_squares(squares) >= wanted and packs(state, squares, large + base - 1, 0)
        for square in range(state.mission.rows * WIDTH):
            if fits_in(state, squares, square, base) and (
                not strict or base == 1 or packs(state, without(squares, square, 2), large, 0)
            ):
                out.add(actions.SQUARE + square)
        if out.count() == 0:
            out.add(actions.NONE)  # HY-2.7: he waits outside, or does not take part

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure = state.a
        if action == actions.NONE:
            wait_outside(state, figure)
        else:
            state.push(kinds.DEPLOY_FACING, side_of(figure), figure, action - actions.SQUARE)


def wait_outside(state: SkirmishState, figure: i64) -> None:
    """HY-2.7  On standby at any Entry of his side; without one he does not take part."""
    mission = state.mission
    side = side_of(figure)
    for access in range(mission.accesses):
        at = access * ACCESS_WIDTH
        if mission.access[at + A_SIDE] == side and mission.access[at + A_KIND] == ENTRY:
            state.emit(events.PUT_ON_STANDBY, figure, -1)
            return
    state.own_status()[figure] = LEFT_OUT
    state.emit(events.LEFT_OUT, figure)


class DeployFacing(Frame[SkirmishState]):
    """HY-2.7  With any facing."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        for facing in range(4):
            out.add(actions.FACING + facing)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        put_figure(state, state.a, state.b, action - actions.FACING)
        state.emit(events.DEPLOYED, state.a, state.b, action - actions.FACING)
