"""REMOVE_BY_STAT, REMOVE_PART, RETURN_PART: parts that leave a creature."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.operations import Operation
from monstrum.core.state import Frame
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.knowing import sightings
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import spot_action, spot_of
from monstrum.games.mutation_wars.rules.decks import put_in_hand, put_on_discard
from monstrum.games.mutation_wars.rules.geometry import fits, has_fitting, has_part, stands_for, take_part
from monstrum.games.mutation_wars.rules.glow_things import lit_outside_battle
from monstrum.games.mutation_wars.rules.statistics import part_attack, part_defence
from monstrum.games.mutation_wars.state import EDGES, MOST_BODIES, SPOTS, WarsState, part_design

# Changes ------------------------------------------------------------------------------------------


def discard_part(state: WarsState, seat: i64, spot: i64, why: i64 = 0) -> None:
    """MW-7.9  To the discard, upright and face up; `why` is told with it."""
    design = part_design(take_part(state, seat, spot))
    put_on_discard(state, design)
    state.emit(events.PART_LOST, seat, spot, design, why)
    note_freed(state, seat, spot, -1)


def return_part(state: WarsState, seat: i64, spot: i64) -> None:
    """MW-7.9  To its owner's hand; everybody saw it."""
    design = part_design(take_part(state, seat, spot))
    put_in_hand(state, seat, design)
    sightings.entered(state, seat, design)
    state.emit(events.PART_RETURNED, seat, spot, design)
    note_freed(state, seat, spot, design)


def note_freed(state: WarsState, seat: i64, spot: i64, returned: i64) -> None:
    """The card in progress, whose record is the next one, remembers which own spot it has emptied."""
    record = state.under(0)
    if state.kind_of(record) == kinds.RUN and state.register(record, kinds.RUN_PLAYER) == seat:
        state.put_register(record, kinds.RUN_FREED, spot + 1)
        state.put_register(record, kinds.RUN_RETURNED, returned + 1)


# By statistic -------------------------------------------------------------------------------------


def worth(state: WarsState, seat: i64, spot: i64, stat: i64, lit: bool) -> i64:
    """MW-7.7  The statistic of the part there, with the colour bonus; flipped parts and Fake Tails are 0."""
    part = state.edges[seat * SPOTS + spot]
    colour = state.colours[seat * MOST_BODIES + spot // EDGES]
    return part_attack(state, part, colour, lit) if stat == opcodes.ATT else part_defence(state, part, colour)


def highest(state: WarsState, seat: i64, stat: i64, lit: bool) -> i64:
    """The highest statistic of any part; -1 without parts."""
    most: i64 = -1
    for spot in range(state.bodies[seat] * EDGES):
        if state.edges[seat * SPOTS + spot] >= 0:
            value = worth(state, seat, spot, stat, lit)
            if value > most:
                most = value
    return most


@final
class RemoveByStat(Operation[WarsState]):
    """MW-7.7, MW-7.8  The owner chooses among the highest; without a tie there is one option and nobody is
    asked."""

    def admits(self, state: WarsState, row: i64, actor: i64, thing: i64) -> bool:
        return has_part(state, thing)

    def act(self, state: WarsState, row: i64, actor: i64, thing: i64) -> None:
        state.push(kinds.TIE_PART, thing, state.catalog.code[row + 2])


@final
class TiePart(Frame[WarsState]):
    """MW-7.7  One of the tied parts with the highest statistic `a`, by its owner."""

    def options(self, state: WarsState, out: Actions) -> None:
        seat, stat = state.actor, state.a
        lit = lit_outside_battle(state, seat)
        most = highest(state, seat, stat, lit)
        for spot in range(state.bodies[seat] * EDGES):
            if (
                state.edges[seat * SPOTS + spot] >= 0
                and worth(state, seat, spot, stat, lit) == most
                and stands_for(state, seat, spot)
            ):
                out.add(spot_action(seat, spot))

    def resolve(self, state: WarsState, action: i64) -> None:
        seat, spot, stat = state.actor, spot_of(action), state.a
        lit = lit_outside_battle(state, seat)
        why = events.HIGHEST_DEFENCE if stat == opcodes.DEF else events.HIGHEST_ATTACK
        if not lit and highest(state, seat, stat, True) > worth(state, seat, spot, stat, lit):
            why = events.HIGHEST_UNLIT
        discard_part(state, seat, spot, why)


# By choice ----------------------------------------------------------------------------------------


@final
class RemovePart(Operation[WarsState]):
    """MW-7.9  The actor or the owner of the creature chooses a part."""

    def admits(self, state: WarsState, row: i64, actor: i64, thing: i64) -> bool:
        return has_fitting(state, thing, state.catalog.code[row + 2])

    def act(self, state: WarsState, row: i64, actor: i64, thing: i64) -> None:
        choose_part(state, row, actor, thing)

    def finish(self, state: WarsState, row: i64, thing: i64, choice: i64) -> None:
        discard_part(state, thing, choice)


@final
class ReturnPart(Operation[WarsState]):
    """MW-7.9  The same, and the part goes to its owner's hand."""

    def admits(self, state: WarsState, row: i64, actor: i64, thing: i64) -> bool:
        return has_part(state, thing)

    def act(self, state: WarsState, row: i64, actor: i64, thing: i64) -> None:
        choose_part(state, row, actor, thing)

    def finish(self, state: WarsState, row: i64, thing: i64, choice: i64) -> None:
        return_part(state, thing, choice)


def choose_part(state: WarsState, row: i64, actor: i64, target: i64) -> None:
    chooser = actor if state.catalog.code[row + 3] == opcodes.ACTOR else target
    ask_part(state, row, chooser, target)


def ask_part(state: WarsState, row: i64, chooser: i64, target: i64) -> None:
    asked = kinds.CHOOSE_OWN_PART if chooser == target else kinds.CHOOSE_PART
    state.push(asked, chooser, row, target)


def add_parts(state: WarsState, seat: i64, matching: i64, out: Actions) -> None:
    """The parts of a creature a filter lets through; equal ones of one body once."""
    for spot in range(state.bodies[seat] * EDGES):
        if fits(state, seat, spot, matching) and stands_for(state, seat, spot):
            out.add(spot_action(seat, spot))


def filter_of(state: WarsState, row: i64) -> i64:
    """Which parts of the target an operation speaks of: ANY_PART where it does not say."""
    return state.catalog.code[row + 2]


@final
class ChooseToLose(Frame[WarsState]):
    """A part of creature `b` that the operation in row `a` removes or returns."""

    def options(self, state: WarsState, out: Actions) -> None:
        add_parts(state, state.b, filter_of(state, state.a), out)

    def resolve(self, state: WarsState, action: i64) -> None:
        operation = state.catalog.operations[state.catalog.code[state.a]]
        operation.finish(state, state.a, state.b, spot_of(action))
