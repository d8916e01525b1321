"""HY-2.7  Standby groups: who waits outside, and at which Entry."""

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.deployment import to_deploy
from monstrum.games.hybrid.state import NO_SQUARE, SLOTS, SkirmishState, side_of


class Standby(Frame[SkirmishState]):
    """HY-2.7  a side, b group to fill next: the profiles it names, then the owner's choice, or all the
    rest."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        side, group = state.a, state.b
        mission = state.mission
        while group < mission.groups and mission.group_side[group] != side:
            group += 1
        if group == mission.groups:
            return
        state.push(kinds.STANDBY, NOBODY, side, group + 1)
        for profile in mission.group_profiles[group]:
            join_first(state, side, profile, group)
        if mission.group_rest[group]:
            for figure in range(side * SLOTS, side * SLOTS + SLOTS):
                if to_deploy(state, figure):
                    join(state, figure, group)
        elif mission.group_choice[group]:
            state.push(kinds.STANDBY_GROUP, side, group, mission.group_choice[group], side * SLOTS)
            return
        push_entries(state, side, group)


def join_first(state: SkirmishState, side: i64, profile: i64, group: i64) -> None:
    """The first warrior of this profile that is in no group yet."""
    for figure in range(side * SLOTS, side * SLOTS + SLOTS):
        if to_deploy(state, figure) and state.profile[figure] == profile:
            join(state, figure, group)
            return


def join(state: SkirmishState, figure: i64, group: i64) -> None:
    state.own_group()[figure] = group
    state.emit(events.PUT_ON_STANDBY, figure, group)


def push_entries(state: SkirmishState, side: i64, group: i64) -> None:
    """`ONE_EACH`: each warrior of the group is tied to one Entry, all different."""
    if state.mission.group_one_each[group]:
        for slot in range(SLOTS - 1, -1, -1):
            if state.group[side * SLOTS + slot] == group:
                state.push(kinds.STANDBY_ENTRY, side, side * SLOTS + slot)


class StandbyGroup(Frame[SkirmishState]):
    """HY-2.7, D5  a group, b how many are still to be named, c the lowest figure that may be: ascending."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        side = state.actor
        last: i64 = side * SLOTS + SLOTS
        waiting: i64 = 0
        for figure in range(state.c, last):
            waiting += 1 if to_deploy(state, figure) else 0
        for figure in range(state.c, last):
            if to_deploy(state, figure):
                if waiting >= state.b:
                    out.add(actions.FIGURE + figure)
                waiting -= 1
        if out.count() == 0:
            out.add(actions.NONE)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        side, group, left = state.actor, state.a, state.b
        if action == actions.NONE:
            push_entries(state, side, group)
            return
        figure = action - actions.FIGURE
        join(state, figure, group)
        if left > 1:
            state.push(kinds.STANDBY_GROUP, side, group, left - 1, figure + 1)
        else:
            push_entries(state, side, group)


class StandbyEntry(Frame[SkirmishState]):
    """HY-2.7, D5  a figure: an Entry of the group nobody is tied to yet."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        for square in state.mission.group_entries[state.group[state.a]]:
            if not tied(state, state.a, square):
                out.add(actions.SQUARE + square)
        if out.count() == 0:
            out.add(actions.NONE)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        state.own_entry()[state.a] = NO_SQUARE if action == actions.NONE else action - actions.SQUARE


def tied(state: SkirmishState, figure: i64, square: i64) -> bool:
    side = side_of(figure)
    for friend in range(side * SLOTS, side * SLOTS + SLOTS):
        if state.entry[friend] == square:
            return True
    return False
