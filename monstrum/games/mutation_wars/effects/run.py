"""Steps through the program of a Mutate card, operation by operation (section 7 of the rules).

A program in progress is a record: a = row, b = who played the card, c = seats an operation about all has been
through, d = the spot of that player emptied last + 1, e = the design returned to their hand last + 1, f = the
card. Whatever needs a decision is pushed above the record of its own continuation.
"""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.effects.attaching import attach_from_hand
from monstrum.games.mutation_wars.effects.bodies import ask_body
from monstrum.games.mutation_wars.effects.cards import draw, pass_cards, steal, take_discard
from monstrum.games.mutation_wars.effects.flipping import flip, mark_attacked, reset_tail, unflip
from monstrum.games.mutation_wars.effects.paying import pay_or_lose
from monstrum.games.mutation_wars.effects.rearranging import rearrange
from monstrum.games.mutation_wars.effects.removing import choose_to_lose, remove_by_stat
from monstrum.games.mutation_wars.effects.swapping import swap_between, swap_within
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import SEAT
from monstrum.games.mutation_wars.rules.playability import concerns, concerns_somebody, in_scope, scope
from monstrum.games.mutation_wars.state import WarsState, turn_order

WIDTH = opcodes.WIDTH


def operate(state: WarsState, row: i64, actor: i64, target: i64) -> None:
    """One operation for one player, or the question it begins with."""
    op = state.catalog.code[row]
    if op == opcodes.FLIP:
        flip(state, state.catalog.code[row + 3])
    elif op == opcodes.REMOVE_BY_STAT:
        remove_by_stat(state, row, target)
    elif op == opcodes.REMOVE_PART or op == opcodes.RETURN_PART:
        choose_to_lose(state, row, actor, target)
    elif op == opcodes.ATTACH:
        attach_from_hand(state, row, actor)
    elif op == opcodes.SWAP_WITHIN:
        swap_within(state, actor, target)
    elif op == opcodes.REARRANGE:
        rearrange(state, actor, target)
    elif op == opcodes.SWAP_BETWEEN:
        swap_between(state, row, actor, target)
    elif op == opcodes.PAY_OR_LOSE:
        pay_or_lose(state, row, actor, target)
    elif op == opcodes.DRAW:
        draw(state, row, target)
    elif op == opcodes.TAKE_DISCARD:
        take_discard(state, row, actor)
    elif op == opcodes.STEAL_RANDOM:
        steal(state, row, actor, target)
    elif op == opcodes.PASS_CARD:
        pass_cards(state, row)
    elif op == opcodes.UNFLIP:
        unflip(state, target)
    elif op == opcodes.RESET_TAIL:
        reset_tail(state, row, target)
    else:
        assert op == opcodes.MARK_ATTACKED
        mark_attacked(state, target)


@final
class Run(Frame[WarsState]):
    """MW-7.4, MW-7.14  The next operation; one without a legal option is skipped without a decision."""

    def resolve(self, state: WarsState, action: i64) -> None:
        row, actor, served = state.a, state.b, state.c
        freed, returned, card = state.d, state.e, state.f
        op = state.catalog.code[row]
        if op == opcodes.END:
            return
        who = scope(state, row)
        if who == opcodes.ALL:
            while served < state.seats and not concerns(state, row, actor, turn_order(state, served)):
                served += 1
            if served < state.seats:
                state.push(kinds.RUN, NOBODY, row, actor, served + 1, freed, returned, card)
                operate(state, row, actor, turn_order(state, served))
                return
        state.push(kinds.RUN, NOBODY, row + WIDTH, actor, 0, freed, returned, card)
        if who == opcodes.ALL:
            return
        if op == opcodes.REPLACE_BODY:
            ask_body(state, row, actor)
        elif who == opcodes.SELF:
            if concerns(state, row, actor, actor):
                operate(state, row, actor, actor)
        elif concerns_somebody(state, row, actor):
            asked = kinds.TARGET_OPPONENT if who == opcodes.OPP else kinds.TARGET_CREATURE
            state.push(asked, actor, row, card)


@final
class Target(Frame[WarsState]):
    """MW-7.2  Which creature or opponent: those for whom the operation can do something."""

    def options(self, state: WarsState, out: Actions) -> None:
        who = scope(state, state.a)
        for seat in range(state.seats):
            if in_scope(who, state.actor, seat) and concerns(state, state.a, state.actor, seat):
                out.add(SEAT + seat)

    def resolve(self, state: WarsState, action: i64) -> None:
        state.emit(events.TARGETED, state.actor, action - SEAT)
        operate(state, state.a, state.actor, action - SEAT)
